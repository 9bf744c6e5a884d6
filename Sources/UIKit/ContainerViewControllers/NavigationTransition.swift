// One change of the controller that a navigation controller shows, from the call to its end: the work of the steps that
// NavigationTransition+Choreography puts in order. NavigationMotion moves the views.
// The navigation controller is retained only from the start to the end, so that one that is never shown can be freed.
import ObjectiveC
import CoreGraphics
import QuartzCore

@MainActor final class NavigationTransition {
    unowned let navigation: UINavigationController
    let operation: UINavigationController.Operation
    let arriving: UIViewController?
    private(set) var departing: UIViewController?
    let isAnimated: Bool
    private let replaces: Bool
    /// The number of this change of the navigation controller.
    let number: Int
    var joining: [UIViewController] = []
    var leaving: [UIViewController] = []
    private(set) var isFirst = false
    /// The finger that drives the transition, set by InteractivePop.
    @_ZeroingReference var finger: InteractivePop?
    let runner = TransitionRunner()
    var coordinator: TransitionCoordinator { runner.coordinator }
    private(set) lazy var motion = NavigationMotion(self)
    var stackBefore: [UIViewController] = []
    /// The changes of the stack that were requested meanwhile, to be repeated on a stack that comes back.
    var laterChanges: [StackChange] = []
    /// The controller that has left the stack already, and is still listed until the layout that starts the transition.
    @_ZeroingReference var topUntilLayout: UIViewController?
    /// Whether another animation was requested meanwhile (MESSAGES.md 19).
    var wasNested = false
    /// A completion block of the transaction that an animated change is called in waits for the animation, which
    /// begins later (Apple, CATransaction.setCompletionBlock: "as soon as all animations … have completed").
    private var transactions: CompletionHold?

    init(_ navigation: UINavigationController, _ operation: UINavigationController.Operation, to arriving: UIViewController?, replaces: Bool, animated: Bool) {
        self.navigation = navigation
        self.operation = operation
        self.arriving = arriving
        self.replaces = replaces
        isAnimated = animated
        transactions = animated ? CompletionHold() : nil
        number = navigation.stack.nextNumber()
    }

    var cause: String {
        if isFirst { return "navigation root" }
        return operation == .push ? "push" : "pop"
    }

    /// Runs the choreography up to its first wait; the navigation controller's stack has changed already.
    func begin() {
        isFirst = navigation.stack.isOutOfSight
        if isFirst { transactions = nil }
        let choreography = if isFirst { Self.first } else if finger != nil { Self.swipeBack } else if operation == .push { replaces ? Self.replacePush : Self.push } else { replaces ? Self.replacePop : Self.pop }
        runner.run(choreography, of: self, cause: cause)
    }

    /// The top stays, so nothing is seen of the change (qmui-setvcs-same-top).
    func changeBelowTheTop() {
        Trace.because("pop") { joinAndLeave() }
        if navigation.stack.running == nil, navigation.stack.queue.isEmpty { navigation.bars.showItems() }
        navigation.stack.settleJoined()
        navigation.stack.releaseUnseen()
        transactions = nil
    }

    // MARK: In the call

    func joinAndLeave() {
        if finger != nil { start() }
        for controller in joining { navigation.stack.join(controller) }
        for controller in leaving { navigation.stack.prepareLeaving(controller) }
        // The transition may wait long, and must not keep the removed controllers alive.
        if isFirst { forgetStack() }
    }

    /// Forgets the stack before the transition, because no finger or animator can take the transition back any more.
    private func forgetStack() { (joining, leaving, stackBefore) = ([], [], []) }

    /// The coordinator is there when the call returns: apps add their completion blocks then.
    func waitForLayout() {
        let from = navigation.stack.queue.last?.arriving ?? navigation.stack.running?.arriving ?? navigation.stack.shown
        runner.use(TransitionCoordinator(from: from, to: arriving, animated: isAnimated, duration: NavigationMotion.duration))
        if isAnimated, navigation.appearance.state == .appeared, navigation.presentation.coordinator == nil { runner.publish(on: [navigation]) }
        navigation.stack.enqueue(self)
    }

    /// Ends the transitions that still wait: of several changes that were not visible, only the last one shows.
    func waitForContainer() {
        // A callback of the step before has changed the stack again.
        guard arriving === navigation.stack.top else { return navigation.stack.releaseUnseen() }
        navigation.stack.dropQueue { _ in true }
        if let old = navigation.stack.shown, old !== arriving {
            // willMove(toParent:) may have brought the container back on screen: a controller that then began to appear is removed like any other.
            if old.seen.state != .disappeared {
                old.seen.begin(appearing: false, animated: false, as: .fromParent)
                old.seen.end()
            }
            old.placedViewIfLoaded?.removeFromSuperview()
            navigation.stack.shown = nil
        }
        navigation.bars.showItems()
        if let arriving, navigation.stack.shown !== arriving {
            navigation.stack.enqueue(self)
        } else {
            navigation.stack.settleJoined()
        }
        navigation.stack.releaseUnseen()
    }

    /// Starts after the layout has come and all earlier transitions have ended.
    func leaveQueue() { runner.proceed { start() } }

    /// Drops a transition that will never start.
    func drop() {
        runner.drop()
        transactions = nil
    }

    // MARK: Before the animation

    private func start() {
        // A controller that the app has given to another container meanwhile belongs to that container.
        departing = navigation.stack.shown.flatMap { $0.parent == nil || $0.parent === navigation ? $0 : nil }
        navigation.stack.running = self
        if coordinator.viewController(forKey: .from) !== departing || coordinator.isAnimated != isAnimated || isFirst {
            runner.use(TransitionCoordinator(from: departing, to: arriving, animated: isAnimated, duration: NavigationMotion.duration))
        }
        runner.publish(on: [navigation])
        runner.begin(keeping: [navigation])
        if finger != nil { coordinator.takeOver() } else if !motion.askForAnimator() { forgetStack() }
    }

    func loadArriving() {
        if let arriving, !arriving.isViewLoaded { arriving.loadViewIfNeeded() }
    }

    private var isSame: Bool { departing === arriving }
    /// Whether children get callbacks: those of a controller that is not visible get none.
    private var isSeen: Bool { navigation.appearance.isVisible }
    private var departs: Bool { departing.map { controller in !navigation.stack.holds(controller) } ?? false }

    func departingBegins() {
        guard !isSame else { return }
        departing?.seen.begin(appearing: false, animated: isAnimated, as: departs ? .fromParent : [])
    }

    func arrivingBegins() {
        guard !isSame, isSeen, let arriving else { return }
        let joins = navigation.stack.unsettled.contains { $0 === arriving }
        arriving.seen.begin(appearing: true, animated: navigation.appearance.childIsAnimated(isAnimated), as: joins ? .toParent : [])
    }

    /// Whether the delegate is told: not for a controller out of sight (qmui-nav-invisible-didshow), nor for one that a modal uncovers.
    private var delegateHears: Bool { isSeen && !isSame && !(isFirst && navigation.stack.uncoveredByModal) }

    func tellWillShow() {
        if let arriving, delegateHears { navigation.tellWillShow(arriving, animated: isAnimated) }
    }

    func moveDepartingView() { if !isSame { motion.moveDepartingView() } }

    func showArrivingView() {
        navigation.stack.shown = arriving
        motion.install()
        navigation.toolbarItemsChanged(of: arriving)
        navigation.tabBarController?.navigationDidShow(in: navigation, animated: isAnimated)
    }

    /// A returning controller loads its view again if it is gone (log2-load-if-needed-pop).
    func showAgain() {
        if !isSame { arriving?.loadViewIfNeeded() }
        showArrivingView()
    }

    /// Under a finger the layout does not wait for the frame: the gesture's targets see the views in place.
    func layOutArriving() {
        if let view = navigation.viewIfLoaded, view.window != nil { view.layoutNow() }
    }

    // MARK: Waiting

    func animate(_ proceed: @escaping () -> Void) {
        motion.run { [weak self] completed in
            guard let self, runner.isInFlight else { return }
            completed ? proceed() : cancel()
        }
    }

    func waitForContainerAppearance(_ proceed: @escaping () -> Void) {
        waitsForContainer = true
        coordinator.startAlongside()
        switch navigation.appearance.state {
        case .appearing, .disappearing: break
        case .appeared, .disappeared: UpdateCycle.shared.perform(afterCommit: proceed)
        }
    }

    /// Whether the navigation controller's own viewDidAppear ends this transition.
    private(set) var waitsForContainer = false

    /// The navigation controller left the screen: a running transition ends at once, one under a finger goes back.
    func tearDown() {
        guard runner.isInFlight, runner.isWaiting else { return }
        let goesBack = coordinator.isInteractive || coordinator.isCancelled
        motion.drop(atEnd: !goesBack)
        Trace.because(cause) { goesBack ? cancel() : runner.proceed() }
    }

    private func cancel() {
        // A callback may take the navigation controller off the screen, which requests the same end.
        guard runner.isInFlight, navigation.stack.running === self else { return }
        runner.goBack(Self.cancellation, of: self, cause: cause)
    }

    // MARK: Ending

    func removeDepartingView() {
        guard !isSame else { return }
        motion.putInPlace()
        if let departing { motion.takeAway(departing) }
    }

    func departingEnds() { if !isSame { departing?.seen.end() } }

    func releaseDeparted() { if let departing, !isSame { navigation.stack.release(departing) } }

    func arrivingEnds() {
        if let arriving { endWithContainer(arriving) }
    }

    /// A container on its way in or out ends its child itself; below one that is gone nothing appears.
    private func endWithContainer(_ child: UIViewController) {
        switch navigation.appearance.state {
        case .appearing, .disappearing: break
        case .appeared: child.seen.end()
        case .disappeared:
            child.seen.begin(appearing: false, animated: isAnimated)
            child.seen.end()
        }
    }

    func tellDidShow(early: Bool = false) {
        guard let arriving, delegateHears, early || arriving.seen.state == .appeared else { return }
        navigation.tellDidShow(arriving, animated: isAnimated)
    }

    func end() {
        guard runner.isInFlight else { return }
        runner.end {
            if wasNested { navigation.reportUnexpectedState() }
            navigation.stack.transitionDidEnd()
            laterChanges = []
        }
        transactions = nil
        departing = nil
    }

    // MARK: Going back

    func arrivingTurnsBack() { arriving?.seen.begin(appearing: false, animated: isAnimated) }

    func removeArrivingView() {
        motion.putBack()
        if let arriving { motion.takeAway(arriving) }
        navigation.stack.shown = departing
    }

    func arrivedEnds() { arriving?.seen.end() }

    /// Undoes this transition's own change of the stack; changes that the app made meanwhile stay.
    func restoreStack() {
        let stack = laterChanges.reduce(stackBefore) { $1.applied(to: $0) }
        for controller in leaving where controller.parent !== navigation && stack.contains(where: { $0 === controller }) { navigation.stack.join(controller) }
        navigation.stack.controllers = stack
        navigation.bars.showItems()
        navigation.bars.layout()
        if let departing { navigation.toolbarItemsChanged(of: departing) }
        navigation.tabBarController?.navigationDidShow(in: navigation, animated: isAnimated)
    }

    func departingTurnsBack() {
        guard isSeen else { return }
        departing?.seen.begin(appearing: true, animated: isAnimated, as: .toParent)
    }

    func departingStays() {
        if let departing { endWithContainer(departing) }
    }
}
