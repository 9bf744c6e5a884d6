// Decides the style in which a controller is really presented: popovers and form sheets change in a compact width,
// and the delegate may choose (UIAdaptivePresentationControllerDelegate). PresentationRules calls it once for each present.

@MainActor struct PresentationAdaptation {
    /// The controller that goes on screen: the app's or the delegate's replacement.
    let presented: UIViewController
    /// The presentation controller that runs the presentation.
    let controller: UIPresentationController

    init(presenting controller: UIViewController, on presenter: UIViewController, from source: UIViewController) {
        controller.presentation.source = source
        // A delegate that makes a custom presentation controller is told the presenter.
        let own = controller.presentation.controllerForPresentation(presentedBy: presenter)
        own.link(presented: controller, presenting: presenter, source: source)
        let traits = presenter.traitCollection
        let wish = Self.style(of: own, traits)
        guard wish != .none, wish != own.presentationStyle, let adapted = own.adapted(to: wish) else {
            own.adaptation = nil
            presented = controller
            self.controller = own
            return
        }
        var subject = controller
        if let delegate = own.delegate, let other = ifImplemented({ delegate.presentationController(own, viewControllerForAdaptivePresentationStyle: wish) }), other !== controller {
            controller.presentation.presentationControllerStorage = nil
            other.presentation.presentationControllerStorage = own
            own.belongs(to: other)
            own.link(presented: other, presenting: presenter, source: source)
            own.original = controller
            subject = other
        }
        adapted.link(presented: subject, presenting: presenter, source: source)
        adapted.belongs(to: subject)
        own.adaptation = adapted
        presented = subject
        self.controller = adapted
    }

    static func style(of controller: UIPresentationController, _ traits: UITraitCollection) -> UIModalPresentationStyle {
        let standard = controller.adaptivePresentationStyle(for: traits)
        guard let delegate = controller.delegate else { return standard }
        if let answer = ifImplemented({ delegate.adaptivePresentationStyle(for: controller, traitCollection: traits) }) { return answer }
        // The older question is asked for a compact width only (its documentation).
        guard traits.horizontalSizeClass == .compact else { return standard }
        return ifImplemented { delegate.adaptivePresentationStyle(for: controller) } ?? standard
    }
}

extension PresentationState {
    func controllerForPresentation(presentedBy presenter: UIViewController) -> UIPresentationController {
        let before = presenting
        presenting = presenter
        defer { presenting = before }
        if presentationControllerStorage?.styleWhenMade != controller.modalPresentationStyle.resolved { presentationControllerStorage = nil }
        return controllerForPresentation() ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    }
}
