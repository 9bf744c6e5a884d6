// The orders of collapsing to one stack and of expanding to columns again. Evidence: Docs/EVIDENCE.md 5
// (apple-split-collapse, apple-split-column-collapse, apple-split-expand, apple-split-column-expand).
// SplitStack handles the controllers on the stack; SplitTransition and the stack send the callbacks of the controllers that come
// and go on screen.
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
        split.listsAsCollapsed = false
        defer { split.listsAsCollapsed = nil }
        isDealtWith = ifImplemented { delegate.splitViewController(split, collapseSecondary: secondary, onto: primary) } ?? false
    }

    private func stack() {
        if let bottom = split.collapsedController { split.adopt(column: bottom) }
        if top != .compact, !isDealtWith { split.stack.raise(upTo: top) }
    }

    private func tell() {
        if let delegate = split.delegate { _ = ifImplemented { delegate.splitViewControllerDidCollapse(split) } }
    }
}

@MainActor final class SplitExpand {
    let split: UISplitViewController
    private var mode: UISplitViewController.DisplayMode
    private var separated: UIViewController?
    var isClassic: Bool { !split.hasColumns }

    static let choreography = Choreography<SplitExpand>("Split view expands", "Compact to regular width.", [
        .now("delegate displayModeForExpanding", ["apple-split-column-expand"], only: "columns", if: { !$0.isClassic }) { $0.askMode() },
        .now("delegate primaryViewController(forExpanding:)", ["apple-split-expand"], only: "viewControllers", if: \.isClassic) { $0.askPrimary() },
        .now("isCollapsed is false", ["apple-split-column-expand"]) { $0.split.isCollapsed = false },
        .now("delegate separateSecondary(from:)", ["apple-split-expand"], only: "viewControllers", if: \.isClassic) { $0.askSeparate() },
        .wait("the stack gives the columns back") { $0.split.stack.lower($1) },
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
        split.listsAsCollapsed = true
        defer { split.listsAsCollapsed = nil }
        separated = ifImplemented { delegate.splitViewController(split, separateSecondaryFrom: primary) } ?? nil
        guard let separated else { return }
        split.columns[.secondary] = separated
        split.holders[.secondary] = separated
    }

    private func tell() {
        if let delegate = split.delegate { _ = ifImplemented { delegate.splitViewControllerDidExpand(split) } }
    }

    private func finish() {
        split.modeStorage = mode
        split.automaticModeInForce = split.automaticMode
        split.restructured()
    }
}
