// The orders of collapsing to one stack and of expanding to columns again. Evidence: lifecycle/INDEX.md 5
// (apple-split-collapse, apple-split-column-collapse, apple-split-expand, apple-split-column-expand).
// The callbacks of what comes and goes on screen are SplitTransition's and the stack's own.
import ObjectiveC

@MainActor final class SplitCollapse {
    let split: UISplitViewController
    private var top: UISplitViewController.Column
    private var isDealtWith = false
    var isClassic: Bool { !split.hasColumns }

    static let choreography = Choreography<SplitCollapse>("Split view collapses", "Regular to compact width.", [
        .now("delegate topColumnForCollapsing", ["apple-split-column-collapse"], only: "columns", if: { !$0.isClassic }) { $0.askTop() },
        .now("delegate primaryViewController(forCollapsing:)", ["apple-split-collapse"], only: "viewControllers", if: \.isClassic) { $0.askPrimary() },
        .now("isCollapsed is true", ["apple-split-column-collapse"]) { $0.split.isCollapsed = true },
        .now("delegate collapseSecondary(onto:)", ["apple-split-collapse", "commandshift-collapse"], only: "viewControllers", if: \.isClassic) { $0.askCollapse() },
        .now("the columns form one stack") { $0.stack() },
        .now("delegate didCollapse", ["apple-split-column-collapse"], only: "columns", if: { !$0.isClassic }) { $0.tell() },
        .now("columns change") { $0.split.restructured() },
    ])

    init(_ split: UISplitViewController) {
        self.split = split
        top = split.holders[.compact] != nil ? .compact : .secondary
    }

    func start() { Self.choreography.run(self, cause: "split") }

    private func askTop() {
        guard let delegate = split.delegate else { return }
        top = ifImplemented { delegate.splitViewController(split, topColumnForCollapsingToProposedTopColumn: top) } ?? top
    }

    private func askPrimary() {
        guard let delegate = split.delegate, let primary = ifImplemented({ delegate.primaryViewController(forCollapsing: split) }) ?? nil else { return }
        split.columns[.primary] = primary
        split.holders[.primary] = primary
    }

    private func askCollapse() {
        guard let delegate = split.delegate, let primary = split.holders[.primary], let secondary = split.holders[.secondary] else { return }
        isDealtWith = ifImplemented { delegate.splitViewController(split, collapseSecondary: secondary, onto: primary) } ?? false
    }

    /// The stack takes what lies on top of the first column; a controller that is no stack keeps to itself.
    private func stack() {
        if let bottom = split.collapsedController { split.adopt(column: bottom) }
        guard top != .compact, !isDealtWith, let stack = split.collapsedController as? UINavigationController else { return }
        let upper = split.stacked.filter { $0.rawValue <= top.rawValue }
        takeOff(upper.compactMap { split.holders[$0] }.filter { $0 !== stack })
        for column in upper {
            guard let holder = split.holders[column], holder !== stack, !stack.viewControllers.contains(where: { $0 === holder }) else { continue }
            stack.pushNested(holder, animated: false)
        }
    }

    /// What was a column disappears as one; on top of the stack it appears again.
    private func takeOff(_ list: [UIViewController]) {
        for column in list where column.parent === split {
            column.appearance.begin(appearing: false, animated: false)
            column.viewIfLoaded?.removeFromSuperview()
            column.appearance.end()
        }
        split.shown.removeAll { one in list.contains { $0 === one } }
    }

    private func tell() {
        if let delegate = split.delegate { _ = ifImplemented { delegate.splitViewControllerDidCollapse(split) } }
    }
}

@MainActor final class SplitExpand {
    let split: UISplitViewController
    private var mode: UISplitViewController.DisplayMode
    private var separated: UIViewController?
    /// Commits to wait for a stack that is still animating.
    private static let patience = 120
    var isClassic: Bool { !split.hasColumns }

    static let choreography = Choreography<SplitExpand>("Split view expands", "Compact to regular width.", [
        .now("delegate displayModeForExpanding", ["apple-split-column-expand"], only: "columns", if: { !$0.isClassic }) { $0.askMode() },
        .now("delegate primaryViewController(forExpanding:)", ["apple-split-expand"], only: "viewControllers", if: \.isClassic) { $0.askPrimary() },
        .now("isCollapsed is false", ["apple-split-column-expand"]) { $0.split.isCollapsed = false },
        .now("delegate separateSecondary(from:)", ["apple-split-expand"], only: "viewControllers", if: \.isClassic) { $0.askSeparate() },
        .wait("the stack gives the columns back") { $0.unstack($1) },
        .now("delegate didExpand", ["apple-split-column-expand"], only: "columns", if: { !$0.isClassic }) { $0.tell() },
        .now("columns change") { $0.finish() },
    ])

    init(_ split: UISplitViewController) {
        self.split = split
        mode = split.preferredDisplayMode == .automatic ? split.automaticMode : split.preferredDisplayMode
    }

    func start() { Self.choreography.run(self, cause: "split") }

    private func askMode() {
        guard let delegate = split.delegate else { return }
        mode = ifImplemented { delegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: mode) } ?? mode
    }

    private func askPrimary() {
        guard let delegate = split.delegate, let primary = ifImplemented({ delegate.primaryViewController(forExpanding: split) }) ?? nil else { return }
        split.columns[.primary] = primary
        split.holders[.primary] = primary
    }

    private func askSeparate() {
        guard let delegate = split.delegate, let primary = split.holders[.primary] else { return }
        separated = ifImplemented { delegate.splitViewController(split, separateSecondaryFrom: primary) } ?? nil
        guard let separated else { return }
        split.columns[.secondary] = separated
        split.holders[.secondary] = separated
    }

    /// The stack pops what belongs to other columns; they are free when the stack has ended its transition.
    private func unstack(_ proceed: @escaping () -> Void) {
        guard let stack = split.holders[.primary] as? UINavigationController else { return proceed() }
        let upper = split.stacked.compactMap { split.holders[$0] }
        let all = stack.viewControllers
        if let cut = all.firstIndex(where: { one in upper.contains { $0 === one } }), cut > 0 {
            hand(Array(all[cut...]), to: upper)
            stack.setViewControllers(Array(all[..<cut]), animated: false)
        }
        awaitRelease(of: upper, from: stack, attempts: SplitExpand.patience, proceed)
    }

    /// What the app pushed above a column's stack stays above it.
    private func hand(_ list: [UIViewController], to upper: [UIViewController]) {
        guard let last = list.lastIndex(where: { one in upper.contains { $0 === one } }), let holder = list[last] as? UINavigationController else { return }
        let above = list[(last + 1)...]
        if !above.isEmpty { holder.setViewControllers(holder.viewControllers + above, animated: false) }
    }

    private func awaitRelease(of list: [UIViewController], from stack: UINavigationController, attempts: Int, _ proceed: @escaping () -> Void) {
        guard attempts > 0, list.contains(where: { $0.parent === stack }) else { return proceed() }
        stack.viewIfLoaded?.setNeedsLayout()
        UpdateCycle.shared.perform(afterCommit: { self.awaitRelease(of: list, from: stack, attempts: attempts - 1, proceed) })
    }

    private func tell() {
        if let delegate = split.delegate { _ = ifImplemented { delegate.splitViewControllerDidExpand(split) } }
    }

    private func finish() {
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            guard let holder = split.holders[column] else { continue }
            if column != .primary { (holder as? UINavigationController)?.leaveNesting() }
            split.adopt(column: holder)
        }
        split.modeStorage = mode
        split.restructured()
    }
}
