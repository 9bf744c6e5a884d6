// Ends presentations whose base goes away: the window's root is replaced, the presenter leaves its
// parent or is freed. Without animation; every will gets its did. UIWindow, containers and PresentationState call it.

@MainActor enum PresentationTeardown {
    /// Removes the controllers that `presenter` and its children present.
    static func removeAll(from presenter: UIViewController) {
        for child in presenter.children { removeAll(from: child) }
        // A running presentation goes back, a running dismissal ends: either may leave nothing to remove.
        presenter.presentation.presented?.presentation.transition?.tearDown()
        guard let presented = presenter.presentation.presented else { return }
        presenter.presentation.presented = nil
        remove(presented)
    }

    static func remove(_ presented: UIViewController) {
        removeAll(from: presented)
        presented.appearance.begin(appearing: false, animated: false, as: .dismissing)
        if let controller = presented.presentation.controllerInForce {
            // A tab or page that was covered in its own place is shown there when its container comes back.
            if !controller.shouldPresentInFullscreen { controller.restorePresenterView() }
            controller.removeContainer()
        }
        presented.presentation.presenting = nil
        presented.presentation.presentationControllerStorage = nil
        presented.appearance.end()
        presented.movement.remove(.dismissing)
    }
}

extension UIViewController {
    /// A root that is replaced takes its presented controllers off screen without animation.
    func dismissPresentedImmediately() { PresentationTeardown.removeAll(from: self) }
}
