// The user ends a presentation: by a swipe on a sheet, by a tap beside a popover. The delegate decides.
// Order: shouldDismiss > willDismiss > didDismiss; blocked: didAttemptToDismiss only (Docs/EVIDENCE.md 3c).
// SheetGesture and UIPopoverPresentationController call it.

@MainActor enum SheetSwipe {
    /// Begins a dismissal that a finger drives from now on; nil if it is blocked.
    static func begin(_ controller: UIPresentationController, interactive: Bool) -> DismissTransition? {
        let presented = controller.presentedViewController
        guard let presenter = presented.presentation.presenting, presented.presentation.presented == nil, presented.presentation.transition == nil else { return nil }
        // isModalInPresentation forbids without asking (apple-sheet-blocked).
        guard !presented.isModalInPresentation, shouldDismiss(controller) else { return nil }
        let transition = DismissTransition(presented: presented, presenter: presenter, animated: true, interactive: interactive, completion: nil)
        let shown = shown(controller), delegate = controller.delegate
        transition.onDismissed = { didDismiss(shown, delegate) }
        transition.start()
        willDismiss(controller)
        return transition
    }

    /// Reports the user's attempt to dismiss, which was blocked.
    static func attempted(_ controller: UIPresentationController) {
        guard let delegate = controller.delegate else { return }
        ifImplemented { delegate.presentationControllerDidAttemptToDismiss(shown(controller)) }
    }

    /// A whole swipe at once.
    static func dismiss(_ controller: UIPresentationController, interactive: Bool = true) {
        let presented = controller.presentedViewController
        guard presented.presentation.presenting != nil, presented.presentation.presented == nil, presented.presentation.transition == nil else { return }
        guard let transition = begin(controller, interactive: interactive) else { return attempted(controller) }
        if interactive { transition.letGo(finishes: true, speed: 1) }
    }

    /// The presentation controller that the app knows; another controller may run an adapted style.
    private static func shown(_ controller: UIPresentationController) -> UIPresentationController {
        controller.presentedViewController.presentation.presentationControllerStorage ?? controller
    }

    private static func shouldDismiss(_ controller: UIPresentationController) -> Bool {
        let shown = shown(controller)
        guard let delegate = controller.delegate else { return true }
        if let answer = ifImplemented({ delegate.presentationControllerShouldDismiss(shown) }) { return answer }
        guard let popover = shown as? UIPopoverPresentationController, let old = delegate as? any UIPopoverPresentationControllerDelegate else { return true }
        return ifImplemented { old.popoverPresentationControllerShouldDismissPopover(popover) } ?? true
    }

    private static func willDismiss(_ controller: UIPresentationController) {
        guard let delegate = controller.delegate else { return }
        ifImplemented { delegate.presentationControllerWillDismiss(shown(controller)) }
    }

    private static func didDismiss(_ shown: UIPresentationController, _ delegate: (any UIAdaptivePresentationControllerDelegate)?) {
        guard let delegate else { return }
        if ifImplemented({ delegate.presentationControllerDidDismiss(shown) }) != nil { return }
        guard let popover = shown as? UIPopoverPresentationController, let old = delegate as? any UIPopoverPresentationControllerDelegate else { return }
        ifImplemented { old.popoverPresentationControllerDidDismissPopover(popover) }
    }
}

extension UIPresentationController {
    /// Handles a touch beside the presented view: like a swipe, it has no effect if `isModalInPresentation` is set.
    func dismissByTouch() { SheetSwipe.dismiss(self, interactive: false) }
}
