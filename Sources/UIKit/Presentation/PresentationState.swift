// The presentation links of one controller, in both directions, and its presentation controller.
// PresentationRules, the transitions and the containers read and write it.
import ObjectiveC

@MainActor final class PresentationState {
    unowned let controller: UIViewController
    var presented: UIViewController?
    @_ZeroingReference var presenting: UIViewController?
    var presentationControllerStorage: UIPresentationController?
    var coordinator: TransitionCoordinator?
    /// The view around the controller's view while the controller presents in its own context inside a container.
    var contextView: PresentationContextView?
    /// The transition that presents or dismisses this controller now.
    var transition: ModalTransition?

    /// Whether the controller is being presented or dismissed, or leaves with its presenter.
    var isMoving: Bool { transition != nil || presenting?.presentation.isMoving == true }

    init(_ controller: UIViewController) { self.controller = controller }

    /// When the presenter is freed, the controllers that it presented go too.
    deinit {
        guard let presented, MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { PresentationTeardown.remove(presented) }
    }

    /// The presentation controller that runs the presentation; after an adaptation it is not the one that the app sees.
    var controllerInForce: UIPresentationController? { presentationControllerStorage?.inForce }

    /// The presentation controller that the app may request before presenting, to configure it (`popoverPresentationController`).
    func controllerForPresentation() -> UIPresentationController? {
        if let parent = controller.parent, presenting == nil { return parent.presentation.controllerForPresentation() }
        let style = controller.modalPresentationStyle.resolved
        if let existing = presentationControllerStorage, presenting != nil || existing.styleWhenMade == style { return existing }
        let made = make(style)
        made.styleWhenMade = style
        made.belongs(to: controller)
        presentationControllerStorage = made
        return made
    }

    private func make(_ style: UIModalPresentationStyle) -> UIPresentationController {
        if let anchoring = controller as? any PopoverAnchoring, let popover = anchoring.popoverForPresentation { return popover }
        switch style {
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: controller, presenting: presenting)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: controller, presenting: presenting)
        case .custom:
            if let delegate = controller.transitioningDelegate,
                let own = ifImplemented({ delegate.presentationController(forPresented: controller, presenting: presenting, source: source ?? presenting ?? controller) }) { return own }
            return UIPresentationController(presentedViewController: controller, presenting: presenting)
        default:
            return UIPresentationController(presentedViewController: controller, presenting: presenting)
        }
    }

    /// The controller on which `present` was called, while its delegate is asked.
    @_ZeroingReference var source: UIViewController?
}

extension UIViewController {
    /// The presentation controller that shows this controller now: a popover that adapted to a sheet is shown by a sheet.
    package var presentationInForce: UIPresentationController? { presentation.controllerInForce }
}

extension UIViewController {
    var presentation: PresentationState { part { PresentationState(self) } }
}
