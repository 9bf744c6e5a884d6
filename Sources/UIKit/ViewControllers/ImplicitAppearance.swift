// Appearance without an explicit transition: a controller's view enters or leaves a window by addSubview or
// removeFromSuperview (urho-appear-in-addsubview, tw26-container-no-addchild), or its window is shown or hidden.
// WindowMove and UIWindow call it. Controllers that a container or a presentation drives are left alone.

@MainActor enum ImplicitAppearance {
    /// Called for each view of the subtree just before its willMove(toWindow:); returns true if a transition began here.
    /// - Parameter root: the view that moves, with all its subviews.
    static func begin(_ controller: UIViewController, entering window: UIWindow?, with root: UIView) -> Bool {
        // A search stays active when a push covers the searched controller, and so do its results (qmui-searchcontroller).
        if let parent = controller.parent, parent.presentation.presenting != nil, parent.viewIfLoaded?.hasAncestor(root) ?? false { return false }
        guard let window else { return willLeave(controller) }
        // Nothing appears in a window that has been hidden; it will when the window is shown.
        return !window.hidesControllers && willEnter(controller)
    }

    private static func willEnter(_ controller: UIViewController) -> Bool {
        guard controller.appearance.state == .disappeared, isFree(controller) else { return false }
        guard let parent = controller.parent else {
            // A controller without a parent follows its view into the window (log2-view-without-addchild), but not inside a
            // view that a container moves in with an animation (ivanchan-addsubview-in-didload: a push).
            guard !isMovedInByContainer(controller) else { return false }
            controller.appearance.begin(appearing: true, animated: false, by: .window)
            return controller.appearance.state == .appearing
        }
        // A child follows only a parent that has begun to appear (ivanchan-addsubview-in-didload).
        switch parent.appearance.state {
        case .appearing:
            controller.appearance.follow(parent.appearance)
            return false
        case .appeared:
            controller.appearance.begin(appearing: true, animated: false, by: .window)
            return controller.appearance.state == .appearing
        case .disappeared, .disappearing:
            return false
        }
    }

    private static func isMovedInByContainer(_ controller: UIViewController) -> Bool {
        var place = controller.viewIfLoaded?.superview
        while let view = place {
            if let owner = view.viewController { return owner.appearance.state != .appeared && owner.appearance.driver != .window && owner.appearance.animated }
            place = view.superview
        }
        return false
    }

    private static func willLeave(_ controller: UIViewController) -> Bool {
        guard controller.appearance.isVisible, isFree(controller) || isLeftInContext(controller) else { return false }
        controller.appearance.begin(appearing: false, animated: false, by: .window)
        return controller.appearance.state == .disappearing
    }

    /// Lets viewDidAppear wait for the commit that shows the view (main-viewdidappear-after-commit). Until then the
    /// appearance retains a controller that nothing else holds (tw26-container-no-addchild).
    static func didEnter(_ controller: UIViewController) {
        let turn = controller.appearance.turn
        UpdateCycle.shared.perform(afterCommit: {
            guard controller.appearance.turn == turn, controller.appearance.state == .appearing else { return }
            // The controller's window was freed meanwhile.
            if controller.viewIfLoaded?.window == nil { controller.appearance.begin(appearing: false, animated: false, by: .window) }
            controller.appearance.end()
        })
    }

    static func didLeave(_ controller: UIViewController) {
        guard controller.appearance.state == .disappearing, controller.appearance.driver == .window else { return }
        controller.appearance.end()
    }

    /// Whether the controller is presented in a context that goes, and came too late to go with it.
    private static func isLeftInContext(_ controller: UIViewController) -> Bool {
        controller.presentation.presenting?.presentedInContext === controller
    }

    /// Whether nothing else drives the controller: no UIKit container, no presentation, no parent that forwards by hand.
    private static func isFree(_ controller: UIViewController) -> Bool {
        guard !controller.appearance.isManaged, controller.presentation.presenting == nil else { return false }
        return controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    // MARK: Windows shown and hidden

    /// Called when the window is shown again with its views still in it. Not recorded: Docs/DIVERGENCES.md.
    static func windowShown(_ window: UIWindow) {
        for controller in chain(of: window) where controller.appearance.state == .disappeared && controller.viewIfLoaded?.window === window {
            controller.appearance.begin(appearing: true, animated: false, by: .window)
            didEnter(controller)
        }
    }

    static func windowHidden(_ window: UIWindow) {
        for controller in chain(of: window) where controller.appearance.isVisible {
            controller.appearance.begin(appearing: false, animated: false, by: .window)
            didLeave(controller)
        }
    }

    /// The root and the controllers presented over it, from below, without those presented in the place of a child, which follow the child.
    private static func chain(of window: UIWindow) -> [UIViewController] {
        (window.rootViewController?.tree ?? []).filter { controller in
            guard controller !== window.rootViewController else { return true }
            guard let presenter = controller.presentation.presenting else { return false }
            return presenter.parent == nil || controller.presentation.controllerInForce?.shouldPresentInFullscreen ?? true
        }
    }
}

extension UIWindow {
    /// The window is shown.
    func controllersAppear() { ImplicitAppearance.windowShown(self) }
    /// The window is about to be hidden.
    func controllersDisappear() { ImplicitAppearance.windowHidden(self) }
}
