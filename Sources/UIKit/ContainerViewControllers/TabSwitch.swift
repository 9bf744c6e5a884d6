// The order of a switch from tab A to tab B. Evidence: Docs/EVIDENCE.md 5 (tw26-tab-switch, rns-tab-tap).
// UITabBarController+Selection decides about a switch; with an app's animator it ends when the animator does.
import CoreGraphics
import QuartzCore

@MainActor final class TabSwitch {
    let tabs: UITabBarController
    let departing: UIViewController?
    let arriving: UIViewController?
    let byTap: Bool
    /// The container itself was not on screen yet when the switch began.
    private(set) var waitsForContainer = false
    private let origin: TabSelection
    private var context: TransitionContext?
    private let runner = TransitionRunner()

    /// A tap since iOS 18 is animated, a change by code is not (Docs/EVIDENCE.md 5, judgement).
    private var isAnimated: Bool { context != nil || byTap && Behaviour.tabTapEndsNewFirst.isOn }

    static let choreography = Choreography<TabSwitch>("Tab switch", "From tab A to tab B. By code, the setter returns at the commit.", [
        .now("B.viewDidLoad, the first time", ["tw26-tab-switch", "pgzxc-tab-switch", "notes2016-tab-switch"]) { $0.arriving?.loadViewIfNeeded() },
        .now("B.viewWillAppear", ["tw26-tab-switch", "rns-tab-tap", "lxweimin-tab-switch"]) { $0.beginArriving() },
        .now("A.viewWillDisappear", ["tw26-tab-switch", "rns-tab-tap", "lxweimin-tab-switch"]) { $0.beginDeparting() },
        .now("B's view enters the window", ["tw26-tab-switch"]) { $0.installViews() },
        .wait("commit, B.viewIsAppearing; with an animator, its animation", ["tw26-tab-switch"]) { $0.wait($1) },
        .now("A's view leaves the window") { $0.removeDeparting() },
        .now("B.viewDidAppear", ["rns-tab-tap", "rns4407-tab-tap-mid-pop"], only: "by tap", since: .tabTapEndsNewFirst, if: \.byTap) { $0.endArriving() },
        .now("A.viewDidDisappear", ["tw26-tab-switch", "rns-tab-tap", "lxweimin-tab-switch"]) { $0.departing?.seen.end() },
        .now("B.viewDidAppear", ["tw26-tab-switch", "pgzxc-tab-switch", "lxweimin-tab-switch"], only: "by code, or before iOS 18") { $0.endArriving() },
        .now("the switch is over") { $0.finish() },
    ])

    /// The order of a cancelled navigation transition; none of a tab switch is recorded. The animator's end ends the wait.
    static let cancelled = Choreography<TabSwitch>("Tab switch, cancelled", "An app's animator takes the switch from tab A to tab B back.", [
        .now("B.viewWillDisappear", ["wwdc13-218-cancel"]) { $0.arriving?.seen.begin(appearing: false, animated: true) },
        .wait("the animation runs back") { _, _ in },
        .now("B's view leaves the window") { $0.removeArriving() },
        .now("B.viewDidDisappear", ["wwdc13-218-cancel"]) { $0.arriving?.seen.end() },
        .now("A.viewWillAppear", ["wwdc13-218-cancel"]) { $0.beginDepartingAgain() },
        .now("A.viewDidAppear", ["wwdc13-218-cancel"]) { $0.endDepartingAgain() },
        .now("the switch is over") { $0.finish() },
    ])

    init(_ tabs: UITabBarController, from: UIViewController?, to: UIViewController?, byTap: Bool) {
        self.tabs = tabs
        departing = from
        arriving = to
        self.byTap = byTap
        origin = tabs.selectionShown
    }

    /// Whether it waits for a commit or the container's own appearance; an app's animator is never cut short.
    var isWaiting: Bool { runner.isWaiting && context == nil }

    func start() {
        tabs.running = self
        runner.begin(keeping: [tabs])
        prepareAnimator()
        runner.run(Self.choreography, of: self, cause: "tab")
    }

    func proceedNow() { runner.proceed() }

    // MARK: Steps

    private func beginArriving() {
        arriving?.appearance.isManaged = true
        followContainer()
    }

    /// Follows the container's state, because a callback may have taken the container off screen and brought it back.
    private func followContainer() {
        if tabs.appearance.isVisible { arriving?.seen.begin(appearing: true, animated: tabs.appearance.childIsAnimated(isAnimated)) }
    }

    private func beginDeparting() { departing?.seen.begin(appearing: false, animated: isAnimated) }

    private func installViews() {
        tabs.shown = arriving
        followContainer()
        if context == nil { placeArriving() }
        tabs.layoutTabs()
    }

    /// Puts the arriving view into place; an animator adds it itself, but it must be there in any case.
    private func placeArriving() {
        guard let arriving, arriving === tabs.shown, arriving.parent === tabs, let view = arriving.placedView, view.superview !== tabs.holder else { return }
        view.frame = tabs.holder.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tabs.holder.addSubview(view)
    }

    private func wait(_ proceed: @escaping () -> Void) {
        if let context {
            context.onInteractionEnded = { if $0 { self.goBack() } }
            context.onComplete = { completed in
                if !completed { self.goBack() }
                self.proceedNow()
            }
            context.start()
        } else if !tabs.appearance.isVisible {
            proceed()
        } else if tabs.hasAppeared {
            UpdateCycle.shared.perform(afterCommit: proceed)
        } else {
            waitsForContainer = true
        }
    }

    private func removeDeparting() {
        if context != nil { placeArriving() }
        guard let view = departing?.placedViewIfLoaded, departing !== tabs.shown, view.isDescendant(of: tabs.holder) else { return }
        view.removeFromSuperview()
    }

    /// A controller that left the screen with its container meanwhile does not appear.
    private func endArriving() {
        guard let arriving, tabs.hasAppeared, arriving === tabs.shown, arriving.seen.state == .appearing else { return }
        arriving.seen.end()
    }

    private func finish() {
        if let departing, departing !== tabs.shown { tabs.detachIfRemoved(departing) }
        if let arriving, arriving !== tabs.shown { tabs.detachIfRemoved(arriving) }
        runner.end()
        tabs.switchEnded()
    }

    // MARK: An app's animator

    private func prepareAnimator() {
        guard let departing, let arriving, tabs.hasAppeared, let animator = tabs.animator(from: departing, to: arriving) else { return }
        let coordinator = TransitionCoordinator(from: departing, to: arriving, animated: true, duration: 0)
        coordinator.animator = animator
        let bounds = tabs.holder.bounds
        arriving.loadViewIfNeeded()
        context = TransitionContext(
            container: tabs.holder,
            from: .init(controller: departing, view: departing.placedViewIfLoaded, initialFrame: departing.placedViewIfLoaded?.frame ?? bounds),
            to: .init(controller: arriving, view: arriving.placedViewIfLoaded, finalFrame: bounds),
            animator: animator, interactor: tabs.interactor(for: animator), coordinator: coordinator)
        runner.use(coordinator)
        runner.publish(on: [tabs])
    }

    private func goBack() { runner.goBack(Self.cancelled, of: self, cause: "tab") }

    private func removeArriving() {
        tabs.shown = departing
        tabs.restore(origin)
        arriving?.placedViewIfLoaded?.removeFromSuperview()
        guard let view = departing?.placedViewIfLoaded, view.superview == nil else { return }
        view.frame = tabs.holder.bounds
        tabs.holder.addSubview(view)
    }

    private func beginDepartingAgain() {
        if tabs.appearance.isVisible { departing?.seen.begin(appearing: true, animated: true) }
    }

    private func endDepartingAgain() {
        guard tabs.hasAppeared, departing?.seen.state == .appearing else { return }
        departing?.seen.end()
    }
}

/// A selection to go back to.
struct TabSelection {
    let index: Int
    let isMore: Bool
}

extension UITabBarController {
    /// The running switch and the state that it leaves behind.
    private final class Switching {
        var running: TabSwitch?
        var selection = TabSelection(index: 0, isMore: false)
    }

    private var switching: Switching { part { Switching() } }
    var running: TabSwitch? {
        get { switching.running }
        set { switching.running = newValue }
    }
    /// The selection that belongs to `shown`.
    var selectionShown: TabSelection {
        get { switching.selection }
        set { switching.selection = newValue }
    }
}
