// The order in which columns of a split view come and go. No log of it exists (Docs/EVIDENCE.md 5), so it is the
// order of the other containers: will-callbacks of the new, of the old; then the new one's did, the old one's did.
// UISplitViewController+Columns decides what should show.
import CoreGraphics

@MainActor final class SplitTransition {
    let split: UISplitViewController
    let previous: [UIViewController]
    let target: [UIViewController]
    let animated: Bool
    private let runner = TransitionRunner()

    /// The seconds in which a column slides: not documented.
    private static let duration: TimeInterval = 0.3

    private var arriving: [UIViewController] { target.filter { new in new.parent === split && !previous.contains { $0 === new } } }
    /// A column that a stack took over is that stack's business.
    private var departing: [UIViewController] { previous.filter { old in old.parent === split && !target.contains { $0 === old } } }

    static let choreography = Choreography<SplitTransition>("Split view, columns change", "Column B comes, column A goes.", [
        .now("B.viewDidLoad, the first time") { $0.arriving.forEach { $0.loadViewIfNeeded() } },
        .now("B.viewWillAppear") { $0.beginArriving() },
        .now("A.viewWillDisappear") { transition in transition.departing.forEach { $0.seen.begin(appearing: false, animated: transition.animated) } },
        .now("B's view enters the window") { $0.install() },
        .wait("animation, or the next commit") { $0.wait($1) },
        .now("A's view leaves the window") { $0.removeDeparting() },
        .now("B.viewDidAppear") { $0.endArriving() },
        .now("A.viewDidDisappear") { transition in for column in transition.departing { transition.split.retire(column) } },
        .now("the change is over") { $0.finish() },
    ])

    init(_ split: UISplitViewController, to target: [UIViewController], animated: Bool) {
        self.split = split
        previous = split.shown
        self.target = target
        self.animated = animated && split.hasAppeared
    }

    func start() {
        split.running = self
        runner.begin(keeping: [split])
        runner.run(Self.choreography, of: self, cause: "split")
    }

    /// Ends the wait early because the columns change otherwise.
    func settle() { runner.proceed() }

    private func beginArriving() {
        // A column's viewDidLoad may have given the column another controller.
        split.shown = target.filter(split.isHolder)
        guard split.appearance.isVisible else { return }
        for column in arriving { column.seen.begin(appearing: true, animated: split.appearance.childIsAnimated(animated)) }
    }

    private func install() {
        guard let root = split.viewIfLoaded else { return }
        guard animated else { return split.place(target, in: root) }
        let outside = root.bounds.width
        UIView.performWithoutAnimation {
            for (column, frame) in zip(target, split.frames(of: target)) where arriving.contains(where: { $0 === column }) {
                guard let view = column.placedView else { continue }
                let isLeft = (split.primaryEdge == .leading) == (column !== split.holders[.inspector])
                view.frame = frame.offsetBy(dx: isLeft ? -frame.maxX : outside - frame.minX, dy: 0)
                root.addSubview(view)
                view.layoutIfNeeded()
            }
        }
    }

    private func wait(_ proceed: @escaping () -> Void) {
        if !split.hasAppeared {
            proceed()
        } else if animated, let root = split.viewIfLoaded {
            let leaving = departing.compactMap(\.placedViewIfLoaded)
            UIView.animateTouchably(withDuration: SplitTransition.duration, animations: {
                for view in leaving { view.frame.origin.x = self.split.primaryEdge == .leading ? -view.frame.width : root.bounds.width }
                self.split.place(self.target, in: root)
                root.layoutIfNeeded()
            }, completion: { _ in proceed() })
        } else {
            UpdateCycle.shared.perform(afterCommit: proceed)
        }
    }

    private func removeDeparting() {
        for column in departing where column.placedViewIfLoaded?.superview === split.viewIfLoaded { column.placedViewIfLoaded?.removeFromSuperview() }
    }

    /// Ends the appearance of columns. A column that left the screen with the container meanwhile does not appear; a column that came
    /// with a container that is still appearing ends with it.
    private func endArriving() {
        for column in arriving where split.hasAppeared && column.seen.state == .appearing { column.seen.end() }
    }

    private func finish() {
        split.running = nil
        split.settleColumns()
        split.viewIfLoaded?.setNeedsLayout()
        runner.end()
    }
}

extension UISplitViewController {
    var running: SplitTransition? {
        get { part(SplitTransition.self) }
        set { keep(newValue) }
    }
}
