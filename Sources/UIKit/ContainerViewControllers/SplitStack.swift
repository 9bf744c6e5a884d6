// The columns of a collapsed split view as one stack: the first column's navigation controller with the others' holders
// on top. Only this type puts holders on a stack and removes them; the stack itself tells which of them are on it.
// SplitCollapse, SplitExpand and changes of columns call it.
import ObjectiveC

@MainActor final class SplitStack {
    private unowned let split: UISplitViewController
    /// The navigation controller whose stack also holds the other columns now.
    @_ZeroingReference private var nest: UINavigationController?
    /// Commits to wait for a stack that is still animating.
    private static let patience = 120

    init(_ split: UISplitViewController) { self.split = split }

    /// The stack for the columns; nil if there is a compact column, or if the first column is no navigation controller.
    var bottom: UINavigationController? { split.holders[.compact] == nil ? split.collapsedController as? UINavigationController : nil }
    /// The columns above the first one, from below.
    private var upper: [UISplitViewController.Column] { [.supplementary, .secondary].filter { $0 != .supplementary || split.style == .tripleColumn } }
    private var holders: [UIViewController] { upper.compactMap { split.holders[$0] } }

    func holds(_ controller: UIViewController) -> Bool { nest?.stack.holds(controller) ?? false }
    /// Columns lie on a stack that is not the first column's any more.
    var isMisplaced: Bool { nest != nil && nest !== bottom }

    // MARK: Up

    /// The columns up to `top` lie on the first one.
    func raise(upTo top: UISplitViewController.Column) {
        guard bottom != nil else { return }
        let columns = upper.filter { $0.rawValue <= top.rawValue }
        takeOff(columns.compactMap { split.holders[$0] }.filter { $0 !== bottom })
        // A callback may have given a column another controller.
        for column in columns { raise(column, animated: false) }
    }

    func raise(_ column: UISplitViewController.Column, animated: Bool) {
        guard let bottom, let holder = split.holders[column], holder !== bottom, !bottom.stack.holds(holder) else { return }
        nest = bottom
        bottom.pushNested(holder, animated: animated)
    }

    /// Makes columns disappear as columns; on top of the stack they appear again.
    private func takeOff(_ list: [UIViewController]) {
        for column in list where column.parent === split {
            split.shown.removeAll { $0 === column }
            split.retire(column)
            column.placedViewIfLoaded?.removeFromSuperview()
        }
    }

    // MARK: Down

    /// A holder that no column has any more.
    func remove(_ holder: UIViewController) {
        guard let nest, holds(holder) else { return }
        nest.setViewControllers(nest.stack.controllers.filter { $0 !== holder }, animated: false)
        (holder as? UINavigationController)?.leaveNesting()
    }

    /// Pops the controllers that belong to other columns. They are free when the transition has ended; controllers that the app pushed
    /// above a column's own stack then move to that column.
    func lower(_ done: @escaping () -> Void) {
        if let nest { lower(from: nest, handing: nil, attempts: SplitStack.patience, done) } else { done() }
    }

    private func lower(from nest: UINavigationController, handing earlier: (above: [UIViewController], top: UIViewController)?, attempts: Int, _ done: @escaping () -> Void) {
        // A controller that a finger was popping comes back first.
        nest.stack.running?.tearDown()
        var handed = earlier
        let nested = holders
        let all = nest.stack.controllers
        if let cut = all.firstIndex(where: { one in nested.contains { $0 === one } }), cut > 0, let last = all.lastIndex(where: { one in nested.contains { $0 === one } }) {
            handed = ((earlier?.above ?? []) + all[(last + 1)...], all[last])
            nest.setViewControllers(Array(all[..<cut]), animated: false)
        }
        guard attempts > 0, (nested + (handed?.above ?? [])).contains(where: { $0.parent === nest }) else { return end(handing: handed, done) }
        nest.viewIfLoaded?.setNeedsLayout()
        UpdateCycle.shared.perform(afterCommit: { [split] in split.stack.lower(from: nest, handing: handed, attempts: attempts - 1, done) })
    }

    private func end(handing handed: (above: [UIViewController], top: UIViewController)?, _ done: () -> Void) {
        nest = nil
        for holder in holders { (holder as? UINavigationController)?.leaveNesting() }
        // The app may have put one of them elsewhere meanwhile.
        let free = handed?.above.filter { $0.parent == nil && $0.presentation.presenting == nil && !($0 is UINavigationController) } ?? []
        if let top = handed?.top as? UINavigationController, !free.isEmpty { top.setViewControllers(top.stack.controllers + free, animated: false) }
        done()
    }
}

extension UISplitViewController {
    var stack: SplitStack { part { SplitStack(self) } }
}
