// A subtree that enters or leaves a window: the callbacks of its views and the appearance of their controllers.
// UIView+Hierarchy runs it around the change of superview. Callbacks may change the tree meanwhile: a view that is
// elsewhere by then is not told again.

@MainActor struct WindowMove {
    let view: UIView
    let from: UIWindow?
    private(set) var to: UIWindow?
    /// Controllers whose transition began here.
    private var driven: [UIViewController] = []
    private var moved: [UIView] = []

    init(view: UIView, from: UIWindow?, to: UIWindow?) {
        self.view = view
        self.from = from
        self.to = to
    }

    private var changes: Bool { from !== to }

    /// Calls willMove(toWindow:), parents first; a controller is told just before its view (urho-appear-in-addsubview:
    /// both are parts of one walk). A view that goes from one window to another stays visible to its controller.
    mutating func will() {
        guard changes else { return }
        announce(view)
    }

    private mutating func announce(_ view: UIView) {
        if from == nil || to == nil, let controller = view.viewController, ImplicitAppearance.begin(controller, entering: to, with: self.view) { driven.append(controller) }
        view.willMove(toWindow: to)
        for child in view.subviews { announce(child) }
    }

    /// The will-callbacks may have taken the new superview out of its window, or to another one: `window` is where the view goes now.
    mutating func redirect(to window: UIWindow?) { to = window }

    /// The window is known from here on, before any didMoveToWindow.
    mutating func commit() {
        guard changes else { return }
        collect(view)
    }

    /// Parents first on the way in, children first on the way out (texture-teardown-bottom-up).
    private mutating func collect(_ view: UIView) {
        let isNew = view.windowStorage !== to && !view.standsOnScreen
        if isNew { view.windowStorage = to }
        if isNew, to != nil { moved.append(view) }
        for child in view.subviews { collect(child) }
        if isNew, to == nil { moved.append(view) }
    }

    func did() {
        guard changes else { return }
        for view in moved where view.windowStorage === to {
            if to == nil { FirstResponder.viewLeftWindow(view) } else { AppearanceProxies.shared.apply(to: view, at: view) }
            view.didMoveToWindow()
            if to != nil { AwaitedFirstResponder.current.entered(view) }
        }
    }

    /// Called when a callback moved the view or its new superview elsewhere, so that this move does not happen: controllers that began to appear or to
    /// disappear for it end in the state of the view's present place.
    func abandon() {
        for controller in driven where controller.appearance.isInTransition && controller.appearance.driver == .window {
            let isThere = controller.viewIfLoaded?.window != nil
            if controller.appearance.isVisible != isThere { controller.appearance.begin(appearing: isThere, animated: false, by: .window) }
            if isThere { ImplicitAppearance.didEnter(controller) } else { ImplicitAppearance.didLeave(controller) }
        }
    }

    func finish() {
        guard changes else { return abandon() }
        if to == nil {
            for controller in driven { ImplicitAppearance.didLeave(controller) }
        } else {
            if view.windowStorage === to { view.layoutState.enteredWindow() }
            // The controllers inside end first (log2-view-without-addchild).
            for controller in driven.reversed() { ImplicitAppearance.didEnter(controller) }
        }
        UpdateCycle.shared.setNeedsFrame()
    }
}
