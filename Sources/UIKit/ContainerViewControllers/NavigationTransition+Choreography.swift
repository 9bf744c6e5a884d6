// The steps of a navigation controller's transitions, in order: push, pop, setViewControllers, its first controller, the swipe
// back that is finished or cancelled. A is below, B on top. The work of the steps is in NavigationTransition.
// Evidence: Docs/EVIDENCE.md 4.

extension NavigationTransition {
    typealias Step = Choreography<NavigationTransition>.Step

    static let push = Choreography<NavigationTransition>("Push", "A is the top of the stack; pushViewController(B).", [
        .now("B.willMove(toParent: navigation)", ["arm1-push-incoming"]) { $0.joinAndLeave() },
        .wait("layout of the navigation view; push has returned", ["tw26-push", "rtroot275-deferred"]) { transition, _ in transition.waitForLayout() },
        .now("B.viewDidLoad", ["seed4-push", "readke-push", "wlgusdn-push"]) { $0.loadArriving() },
        .now("A.viewWillDisappear", ["seed4-push", "rns-push", "tw26-push"]) { $0.departingBegins() },
        .now("B.viewWillAppear", ["seed4-push", "rns-push", "tw26-push"]) { $0.arrivingBegins() },
        .now("delegate.willShow(B)", ["vast-push-delegate", "wwdc13-218-willshow"]) { $0.tellWillShow() },
        .now("A's view leaves the window and enters it again", ["juejin7249-push-away"], only: "animated", if: \.isAnimated) { $0.moveDepartingView() },
        .now("B's view enters the window; B.viewIsAppearing, B's layout", ["tw26-push", "juejin7249-push-full", "qmui-push-order"]) { $0.showArrivingView() },
        .wait("animation; none when not animated: viewDidAppear comes before the layout then", ["tw26-push", "log2-push-flat", "tw26-layout-counts"]) { $0.animate($1) },
        .now("A's view leaves the window", ["juejin7249-push-away"]) { $0.removeDepartingView() },
        .now("A.viewDidDisappear", ["seed4-push", "rns-push", "tw26-push"]) { $0.departingEnds() },
        .now("B.viewDidAppear", ["seed4-push", "rns-push", "tw26-push"]) { $0.arrivingEnds() },
        .now("B.didMove(toParent: navigation)", ["arm1-push-incoming"]) { $0.navigation.stack.settleJoined() },
        .now("delegate.didShow(B)", ["vast-push-delegate"]) { $0.tellDidShow() },
        .now("the coordinator's completions") { $0.end() },
    ])

    static let pop = Choreography<NavigationTransition>("Pop", "B is the top of the stack above A; popViewController, popToViewController or popToRootViewController.", [
        .now("B.willMove(toParent: nil)", ["rns4407-pop-parent", "arm1-pop-leaving"]) { $0.joinAndLeave() },
        .wait("layout of the navigation view; pop has returned", ["tw26-pop", "qmui-poptoroot-deferred"]) { transition, _ in transition.waitForLayout() },
        .now("A.viewDidLoad", only: "A was never shown") { $0.loadArriving() },
    ] + popCallbacks + [
        .wait("animation, or the next commit when not animated", ["tw26-pop"]) { $0.animate($1) },
    ] + popEnding)

    static let swipeBack = Choreography<NavigationTransition>("Swipe back, finished", "B is above A; a finger swipes from the edge and lets go past the middle, or fast.", beneathFinger + popEnding)

    static let swipeBackCancelled = Choreography<NavigationTransition>("Swipe back, cancelled", "B is above A; a finger swipes from the edge and comes back.", beneathFinger + cancelledEnding)

    static let replacePush = Choreography<NavigationTransition>("Set view controllers, new top", "A is the top of the stack; setViewControllers brings B, which was not in it.", [
        .now("willMove(toParent:) of all that join and leave", ["apple-nav-setvcs"]) { $0.joinAndLeave() },
        .wait("layout of the navigation view; the call has returned", ["qmui-poptoroot-deferred"]) { transition, _ in transition.waitForLayout() },
        .now("B.viewDidLoad", ["seed4-push"]) { $0.loadArriving() },
        .now("A.viewWillDisappear", ["qmui-setvcs-same-top", "seed4-push"]) { $0.departingBegins() },
        .now("B.viewWillAppear", ["qmui-setvcs-same-top", "seed4-push"]) { $0.arrivingBegins() },
        .now("delegate.willShow(B)", ["vast-push-delegate"]) { $0.tellWillShow() },
        .now("A's view leaves the window and enters it again", ["juejin7249-push-away"], only: "animated", if: \.isAnimated) { $0.moveDepartingView() },
        .now("B's view enters the window; B.viewIsAppearing, B's layout", ["tw26-push"]) { $0.showArrivingView() },
        .wait("animation; none when not animated") { $0.animate($1) },
        .now("A's view leaves the window", ["juejin7249-push-away"]) { $0.removeDepartingView() },
        .now("A.viewDidDisappear", ["seed4-push"]) { $0.departingEnds() },
        .now("A.didMove(toParent: nil)", ["rns4407-pop-parent"], only: "A left the stack") { $0.releaseDeparted() },
        .now("B.viewDidAppear", ["seed4-push"]) { $0.arrivingEnds() },
        .now("didMove(toParent: navigation) of all that joined", ["arm1-push-incoming"]) { $0.navigation.stack.settleJoined() },
        .now("delegate.didShow(B)", ["vast-push-delegate"]) { $0.tellDidShow() },
        .now("the coordinator's completions") { $0.end() },
    ])

    static let replacePop = Choreography<NavigationTransition>("Set view controllers, top was in the stack", "B is the top of the stack; setViewControllers makes A the top, which was below it. With the same top nothing is seen (qmui-setvcs-same-top).", [
        .now("willMove(toParent:) of all that join and leave", ["apple-nav-setvcs"]) { $0.joinAndLeave() },
        .wait("layout of the navigation view; the call has returned", ["qmui-poptoroot-deferred"]) { transition, _ in transition.waitForLayout() },
        .now("A.viewDidLoad", only: "A was never shown") { $0.loadArriving() },
    ] + popCallbacks + [
        .wait("animation; none when not animated") { $0.animate($1) },
    ] + popEnding)

    static let first = Choreography<NavigationTransition>("First controller", "A navigation controller comes on screen with A on top of its stack: at launch, or when the stack changed while nothing of it was seen.", [
        .now("A.willMove(toParent: navigation)", ["arm1-push-incoming"]) { $0.joinAndLeave() },
        .wait("navigation.viewDidLoad, navigation.viewWillAppear, its view and bar enter the window and are laid out", ["seed4-nav-launch", "qmui-navbar-window", "qmui-nav-invisible"]) { transition, _ in transition.waitForContainer() },
        .now("A.viewDidLoad", ["seed4-nav-launch", "vast-launch-delegate"]) { $0.loadArriving() },
        .now("A.viewWillAppear", ["seed4-nav-launch", "rns-home-launch"]) { $0.arrivingBegins() },
        .now("delegate.willShow(A)", ["vast-launch-delegate"]) { $0.tellWillShow() },
        .now("A's view enters the window; A.viewIsAppearing, A's layout", ["tw26-isappearing-stack"]) { $0.showArrivingView() },
        .now("delegate.didShow(A), for the first time", ["vast-launch-delegate"], since: .firstControllerShownTwice) { $0.tellDidShow(early: true) },
        .wait("navigation.viewDidAppear begins", ["seed4-nav-launch", "objcio19-dismiss-stack"]) { $0.waitForContainerAppearance($1) },
        .now("A.viewDidAppear", ["seed4-nav-launch", "rns-home-launch"]) { $0.arrivingEnds() },
        .now("A.didMove(toParent: navigation)", ["arm1-push-incoming"]) { $0.navigation.stack.settleJoined() },
        .now("delegate.didShow(A)", ["vast-launch-delegate"]) { $0.tellDidShow() },
        .now("navigation.viewDidAppear ends: a log written after super comes here", ["seed4-nav-launch"]) { $0.end() },
    ])

    /// The steps that replace the ending when a finger or an app's animator cancels the transition.
    static let cancellation = Choreography<NavigationTransition>("Navigation cancelled", "B was on its way out, A on its way in.", cancelledEnding)

    // MARK: Parts of pops

    private static let popCallbacks: [Step] = [
        .now("B.viewWillDisappear", ["seed4-pop", "rns-pop-programmatic", "tw26-pop"]) { $0.departingBegins() },
        .now("A.viewWillAppear", ["seed4-pop", "rns-pop-programmatic", "tw26-pop"]) { $0.arrivingBegins() },
        .now("delegate.willShow(A)", ["vast-pop-delegate", "wwdc13-218-willshow"]) { $0.tellWillShow() },
        .now("controllers between A and B go: didMove(toParent: nil), dealloc", ["kaopuke-pop-to-root"], only: "there are some") { $0.navigation.stack.releaseUnseen() },
        .now("B's view is asked for its constraints again; it stays in the window", ["arm1-pop-leaving", "gh4116-storyboard-back"], only: "animated", if: \.isAnimated) { $0.moveDepartingView() },
        .now("A.loadViewIfNeeded; A's view enters the window; A.viewIsAppearing, no layout unless something asked for it", ["log2-load-if-needed-pop", "tw26-pop", "rns4407-pop-parent", "log2-pop-layout"]) { $0.showAgain() },
    ]

    private static let popEnding: [Step] = [
        .now("B's view leaves the window") { $0.removeDepartingView() },
        .now("B.viewDidDisappear", ["seed4-pop", "rns-pop-programmatic", "tw26-pop"]) { $0.departingEnds() },
        .now("B.didMove(toParent: nil)", ["rns4407-pop-parent", "arm1-pop-leaving", "featherweight9-didmove"]) { $0.releaseDeparted() },
        .now("A.viewDidAppear", ["seed4-pop", "rns-pop-programmatic", "tw26-pop"]) { $0.arrivingEnds() },
        .now("didMove(toParent: navigation) of all that joined", only: "setViewControllers") { $0.navigation.stack.settleJoined() },
        .now("delegate.didShow(A)", ["vast-push-delegate"]) { $0.tellDidShow() },
        .now("the coordinator's completions; B.deinit", ["readke-pop", "tw26-pop-dealloc-unanimated"]) { $0.end() },
    ]

    // MARK: Under a finger

    private static let beneathFinger: [Step] = swipeBeginning + [
        .wait("the finger lets go, the animation ends", ["featherweight9-didmove"]) { $0.animate($1) },
    ]

    private static let swipeBeginning: [Step] = [
        .now("B.willMove(toParent: nil)", ["rns4407-pop-parent"]) { $0.joinAndLeave() },
        .now("A.viewDidLoad", only: "A was never shown") { $0.loadArriving() },
    ] + popCallbacks + [
        .now("the gesture's targets hear that it began", ["qmui-gesture-began"]) { $0.layOutArriving() },
    ]

    private static let cancelledEnding: [Step] = [
        .now("A.viewWillDisappear", ["wangling-nav-cancel", "mo4tech-swipe-cancel", "wwdc13-218-cancel"]) { $0.arrivingTurnsBack() },
        .now("A's view leaves the window") { $0.removeArrivingView() },
        .now("A.viewDidDisappear", ["wangling-nav-cancel", "mo4tech-swipe-cancel", "qmui-cancel-previous"]) { $0.arrivedEnds() },
        .now("the stack is as before") { $0.restoreStack() },
        .now("B.viewWillAppear, with isMovingToParent", ["wangling-nav-cancel", "hotwire-cancel-ismoving"]) { $0.departingTurnsBack() },
        .now("B.viewDidAppear; the delegate hears nothing more", ["wangling-nav-cancel", "openradar-21137690", "bufferednav5-cancel"]) { $0.departingStays() },
        .now("the coordinator's completions") { $0.end() },
    ]
}
