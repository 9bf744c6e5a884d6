// The appearance state machine of one view controller: the only place that calls viewWillAppear, viewIsAppearing,
// viewDidAppear, viewWillDisappear and viewDidDisappear, so they cannot be unbalanced silently.
// Choreographies call begin and end; a window move does so through ImplicitAppearance, apps through begin/endAppearanceTransition;
// layout delivers viewIsAppearing. The machine does not depend on what callbacks do: it survives anything they start.

import ObjectiveC

/// The appearance state of a view controller between invisible and visible.
enum AppearanceState: String {
    case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
    /// "disappeared", "appearing", "appeared" or "disappearing": for inspectors.
    package var appearanceWord: String { appearance.state.rawValue }
    /// The object's number in the trace; 0 before its first event.
    package var numberInTrace: Int { traceProcess === ProcessState.current ? traceNumber : 0 }
    /// The living controllers, by their names in the trace.
    package static var livingInTrace: [ObjectAddress: String] { ProcessState.current.livingControllers }
}

@MainActor final class AppearanceMachine {
    /// The code that began a transition and therefore ends it.
    enum Driver {
        /// A choreography, a container or the app, which ends the transition explicitly.
        case container
        /// A view that entered or left a window; the next commit or the move itself ends the transition.
        case window
        /// The parent's own transition, passed on.
        case parent
    }

    unowned let controller: UIViewController
    private(set) var state: AppearanceState = .disappeared
    private(set) var animated = false
    private(set) var driver: Driver = .container
    /// A navigation, tab or other container calls this controller's appearance itself; neither a window move nor
    /// automatic forwarding does. A container that died, or was left for another one, takes its promise along.
    var isManaged: Bool {
        get { hasManager && controller.parent != nil && (manager === controller.parent || !knowsManager) }
        set {
            hasManager = newValue
            manager = controller.parent
            knowsManager = manager != nil
        }
    }
    private var hasManager = false
    private var knowsManager = false
    @_ZeroingReference private var manager: UIViewController?
    private(set) var owesIsAppearing = false
    /// Counts begins and ends: code after a callback sees by it whether the callback started something else.
    private(set) var turn = 0
    /// The reason for this transition; the controller's flag is set from will to did.
    private var movement: UIViewController.Movement = []
    private var hadFirstLayout = false
    /// The children whose transition follows this one.
    private var followers: [UIViewController] = []

    init(_ controller: UIViewController) { self.controller = controller }

    var isVisible: Bool { state == .appeared || state == .appearing }
    var isInTransition: Bool { state == .appearing || state == .disappearing }
    /// Whether the window was freed under a controller that stood in it, with a scene that was disconnected. Neither the controller nor
    /// its children hear of that, or of anything that its container changes later.
    var outlivesWindow: Bool { state == .appeared && controller.viewIfLoaded?.window == nil }

    /// Whether a child that comes now is animated: like its container's running transition, else as `own` says.
    func childIsAnimated(_ own: Bool) -> Bool { isInTransition ? animated : own }

    // MARK: Beginning and ending

    /// Starts to appear or to disappear; reverses a transition that runs the other way (Docs/EVIDENCE.md 3c, 4d).
    /// Nothing happens when the controller is there already, unless the app says that an invisible one disappears.
    func begin(appearing: Bool, animated: Bool, as movement: UIViewController.Movement = [], by driver: Driver = .container, isApps: Bool = false) {
        let controller = controller
        defer { withExtendedLifetime(controller) {} }
        if appearing, !controller.isViewLoaded {
            let parent = controller.parent
            let isBelowVisible = parent?.appearance.isVisible
            controller.loadViewOnce()
            // viewDidLoad may have taken the container off the screen.
            if isBelowVisible == true, parent === controller.parent, parent?.appearance.isVisible == false { return }
        }
        guard appearing != isVisible || isApps && state == .disappeared, !appearing || !controller.isTakenAway else { return }
        if let parent = controller.parent, parent.appearance.outlivesWindow { return }
        turn += 1
        let mine = turn
        state = appearing ? .appearing : .disappearing
        self.animated = animated
        self.driver = driver
        // A controller presented over a child of a container moves with that child, but to no other parent.
        move(for: controller.presentation.presenting == nil ? movement : movement.subtracting([.toParent, .fromParent]))
        owesIsAppearing = appearing && Behaviour.viewIsAppearing.isOn
        StatusBarAppearance.current.setNeedsUpdate()
        if appearing {
            call("viewWillAppear") { controller.viewWillAppear(animated) }
        } else {
            call("viewWillDisappear") { controller.viewWillDisappear(animated) }
        }
        guard turn == mine else { return }
        beginFollowers(appearing)
        if turn == mine, owesIsAppearing { askForIsAppearing() }
    }

    /// Requests viewIsAppearing in the next walk of layout. A view that is already laid out is not laid out again for it: a pop
    /// lays out no view (log2-pop-layout, tw26-pop).
    private func askForIsAppearing() {
        guard let layer = controller.viewIfLoaded?.layer else { return }
        layer.onLayoutVisit = { [controller = ZeroingBox(controller)] in assumingMainActor { controller.target?.appearance.deliverIsAppearing() } }
        layer.setNeedsLayoutVisit()
        UpdateCycle.shared.setNeedsFrame()
    }

    /// Ends the transition that runs; nothing when none does.
    func end() {
        guard isInTransition else { return }
        // A callback may drop the last reference to the controller.
        let controller = controller
        defer { withExtendedLifetime(controller) {} }
        if state == .appearing {
            deliverIsAppearing()
            guard state == .appearing else { return }
        }
        turn += 1
        let mine = turn
        owesIsAppearing = false
        if state == .appearing {
            state = .appeared
            call("viewDidAppear") { controller.viewDidAppear(animated) }
        } else {
            state = .disappeared
            call("viewDidDisappear") { controller.viewDidDisappear(animated) }
        }
        guard turn == mine else { return }
        endFollowers()
        guard turn == mine else { return }
        move(for: [])
        leaveHiddenWindow()
    }

    /// A transition that outlived its window's visibility: nothing stays visible in a hidden window.
    private func leaveHiddenWindow() {
        guard state == .appeared, driver != .parent, controller.viewIfLoaded?.window?.hidesControllers ?? false else { return }
        // A container takes its children along.
        if isManaged, controller.parent?.appearance.isVisible ?? false { return }
        begin(appearing: false, animated: false, by: .window)
        // A callback may have shown the window again.
        if state == .disappearing, !(controller.viewIfLoaded?.window?.hidesControllers ?? true) {
            begin(appearing: true, animated: false, by: .window)
            return end()
        }
        ImplicitAppearance.didLeave(controller)
    }

    /// Sends viewIsAppearing from the layout of the controller's view, once the view is in a window (tw26-isappearing-stack, iOS 13+).
    func deliverIsAppearing() {
        guard owesIsAppearing, state == .appearing, let view = controller.viewIfLoaded, view.window != nil else { return }
        owesIsAppearing = false
        view.layoutState.deliverInsetCallbacks()
        guard state == .appearing else { return }
        call("viewIsAppearing") { controller.viewIsAppearing(animated) }
    }

    /// Asked after each layout of the view: once true, in old profiles (yagamo-launch: only with Auto Layout) and below a navigation controller (tw26-nav-root-first).
    var repeatsFirstLayout: Bool {
        guard !hadFirstLayout, state == .appearing, let view = controller.viewIfLoaded, view.window != nil else { return false }
        hadFirstLayout = true
        if Behaviour.firstLayoutTwice.isOn { return LayoutEngine.region(childrenOf: view) != nil }
        guard Behaviour.navigationRootLaysOutTwice.isOn, let container = controller.parent, container.showsChildrenByTransitions else { return false }
        return container.appearance.state == .appearing
    }

    /// Lets a child whose view was added to the parent's view after the parent had begun end together with the parent.
    func follow(_ parent: AppearanceMachine) {
        parent.followers.append(controller)
        begin(appearing: true, animated: parent.animated, by: .parent)
    }

    private func move(for new: UIViewController.Movement) {
        if movement != new { controller.movement.subtract(movement) }
        movement = new
        if !new.isEmpty { controller.movement.formUnion(new) }
    }

    private func call(_ name: String, _ body: () -> Void) {
        Trace.emit(.viewController, controller, name, animated: animated)
        body()
    }

    // MARK: Children

    /// Whether the machine forwards: a plain parent's children follow after its own override returned (rns-push-nested,
    /// vc-parent-before-child-did), and so does the controller presented in its own context.
    private var passesOn: Bool {
        !controller.children.isEmpty && controller.shouldAutomaticallyForwardAppearanceMethods || controller.presentedInContext != nil
    }

    private var shownChildren: [UIViewController] {
        let children = controller.shouldAutomaticallyForwardAppearanceMethods ? controller.children.filter { !$0.appearance.isManaged } : []
        // A presented controller that removes this controller's view replaces it and does not follow it.
        let upon = controller.presentedInContext.flatMap { $0.presentation.controllerInForce?.presenterIsRemoved == true ? nil : $0 }
        // If a child is covered in its own context, the covering controller is seen.
        return (children + [upon].compactMap { $0 }).filter { $0.isShown(in: controller) }.map(\.seen.controller)
    }

    private func beginFollowers(_ appearing: Bool) {
        guard passesOn || !followers.isEmpty else { return }
        let mine = turn
        let earlier = followers
        followers = []
        var all = passesOn ? shownChildren : []
        for child in earlier where child.appearance.isInTransition && child.appearance.driver == .parent && !all.contains(where: { $0 === child }) { all.append(child) }
        for child in all {
            guard turn == mine else { return }
            let machine = child.appearance
            guard machine.isVisible != appearing else {
                if machine.isInTransition, machine.driver == .parent { followers.append(child) }
                continue
            }
            // The child's callback may end this transition, and then the child's ends too.
            followers.append(child)
            machine.begin(appearing: appearing, animated: animated, by: .parent)
        }
    }

    private func endFollowers() {
        let appeared = state == .appeared
        let mine = turn
        let ending = followers
        followers = []
        for child in ending {
            let machine = child.appearance
            guard machine.driver == .parent, machine.isInTransition else { continue }
            // The child's view was removed meanwhile: the child must not end visible.
            if appeared, machine.state == .appearing, !child.isShown(in: controller) { machine.begin(appearing: false, animated: animated, by: .parent) }
            machine.end()
        }
        // The callbacks may have taken this controller's view off the screen, with a container that is to follow.
        guard turn == mine, passesOn, !appeared || controller.viewIfLoaded?.window != nil else { return }
        // A child's view came in without a transition, or another child's callback ended this one before the child had begun it:
        // no shown child is left where its parent is not.
        for child in shownChildren where child.appearance.state == (appeared ? .disappeared : .appeared) {
            guard turn == mine else { return }
            child.appearance.begin(appearing: appeared, animated: animated, by: .parent)
            child.appearance.end()
        }
    }
}

extension UIViewController {
    /// Whether this child's view is part of its parent's view tree, or presented on it, so that the child has the parent's appearance.
    func isShown(in parent: UIViewController) -> Bool {
        if presentation.presenting != nil {
            // The view decides, unless a controller that this one presents has removed it.
            guard let container = presentation.controllerInForce?.container, let view = seen.controller.viewIfLoaded else { return false }
            return view.isDescendant(of: container)
        }
        guard let view = presentation.contextView ?? seen.controller.viewIfLoaded, let parentView = parent.viewIfLoaded else { return false }
        return view !== parentView && view.hasAncestor(parentView)
    }

    /// The reason why a controller appears or disappears; read by `isBeing…` and `isMoving…`.
    struct Movement: OptionSet {
        let rawValue: Int
        static let presenting = Movement(rawValue: 1)
        static let dismissing = Movement(rawValue: 2)
        static let toParent = Movement(rawValue: 4)
        static let fromParent = Movement(rawValue: 8)
    }
}

extension AppearanceCallback {
    /// The child goes through the same.
    @MainActor func pass(to child: UIViewController?, animated: Bool) {
        guard let machine = child?.seen else { return }
        switch self {
        case .willAppear: machine.begin(appearing: true, animated: animated)
        case .willDisappear: machine.begin(appearing: false, animated: animated)
        case .didAppear: if machine.state == .appearing { machine.end() }
        case .didDisappear: if machine.state == .disappearing { machine.end() }
        }
    }

    /// The shown children of a container go through the same, one after the other. A child's callback may change which children are shown,
    /// and it may turn the container itself: the children after it do not follow a transition that is over.
    @MainActor func pass(to children: [UIViewController], of container: UIViewController, animated: Bool, while isShown: (UIViewController) -> Bool) {
        let turn = container.appearance.turn
        for child in children where isShown(child) {
            guard container.appearance.turn == turn else { return }
            pass(to: child, animated: animated)
            // Another child's callback ended the container's transition before this child had begun it.
            if container.appearance.turn == turn, !container.appearance.isInTransition { container.catchUp(child) }
        }
    }
}

extension UIViewController {
    var appearance: AppearanceMachine { part { AppearanceMachine(self) } }
}
