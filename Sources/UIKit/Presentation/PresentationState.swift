// What one controller presents and is presented by, and the rules of misuse (MESSAGES.md 10 to 12).
// UIViewController's present and dismiss land here; the choreography is PresentTransition and DismissTransition.

@MainActor final class PresentationState {
    unowned let controller: UIViewController
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var presentationControllerStorage: UIPresentationController?
    var coordinator: TransitionCoordinator?
    var isInTransition = false

    init(_ controller: UIViewController) { self.controller = controller }

    func controllerForPresentation() -> UIPresentationController? {
        if let existing = presentationControllerStorage { return existing }
        if let parent = controller.parent { return parent.presentation.controllerForPresentation() }
        let style = controller.modalPresentationStyle.resolved
        let made: UIPresentationController
        switch style {
        case .pageSheet, .formSheet:
            made = UISheetPresentationController(presentedViewController: controller, presenting: presenting)
        case .custom:
            made = controller.transitioningDelegate.flatMap { delegate in
                ifImplemented { delegate.presentationController(forPresented: controller, presenting: presenting, source: presenting ?? controller) } ?? nil
            } ?? UIPresentationController(presentedViewController: controller, presenting: presenting)
        default:
            made = UIPresentationController(presentedViewController: controller, presenting: presenting)
        }
        presentationControllerStorage = made
        return made
    }
}

extension UIViewController {
    /// The controller that really presents: the nearest that defines the context, else the topmost parent.
    private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
        let inContext = style == .currentContext || style == .overCurrentContext
        var current = self
        while let parent = current.parent {
            if inContext && current.definesPresentationContext { return current }
            current = parent
        }
        return current
    }

    func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let style = controller.modalPresentationStyle.resolved
        let presenter = presentationContext(for: style)
        if controller === self {
            Diagnostics.raise(.invalidArgument, "Application tried to present modally a view controller \(Diagnostics.identity(controller)) that is presented by itself.")
        }
        if let already = controller.presentation.presenting {
            Diagnostics.raise(.invalidArgument, "Application tried to present modally a view controller \(Diagnostics.identity(controller)) that is already being presented by \(Diagnostics.identity(already)).")
        }
        if let parent = controller.parent {
            Diagnostics.raise(.invalidArgument, "Application tried to present modally a view controller \(Diagnostics.identity(controller)) that has a parent view controller \(Diagnostics.identity(parent)).")
        }
        if let other = presenter.presentation.presented {
            Diagnostics.log("Attempt to present \(Diagnostics.identity(controller))  on \(Diagnostics.identity(presenter)) which is already presenting \(Diagnostics.identity(other))")
            return
        }
        guard presenter.viewIfLoaded?.window != nil else {
            // Nothing happens and the completion is not called (lifecycle/ juejin6844-present-not-in-window).
            if Behaviour.presentationMessages.isOn {
                Diagnostics.log("[Presentation] Attempt to present \(Diagnostics.identity(controller)) on \(Diagnostics.identity(presenter)) (from \(Diagnostics.identity(self))) whose view is not in the window hierarchy.")
            } else {
                Diagnostics.log("Warning: Attempt to present \(Diagnostics.identity(controller)) on \(Diagnostics.identity(self)) whose view is not in the window hierarchy!")
            }
            return
        }
        PresentTransition(presented: controller, presenter: presenter, animated: animated && UIView.areAnimationsEnabled, completion: completion).start()
    }

    /// Dismisses what this controller presents, or, when it presents nothing, this controller itself.
    func startDismissal(animated: Bool, completion: (() -> Void)?) {
        var top: UIViewController? = self
        while let candidate = top, candidate.presentation.presented == nil, candidate.presentation.presenting == nil { top = candidate.parent }
        guard let start = top else {
            completion?()
            return
        }
        let presenter = start.presentation.presented != nil ? start : start.presentation.presenting
        guard let presenter, let presented = presenter.presentation.presented else { return }
        // A second dismiss while the first runs has no effect and no completion (juejin6844-double-dismiss).
        if presented.movement.contains(.dismissing) { return }
        if presented.presentation.isInTransition {
            Diagnostics.log("Warning: Attempt to dismiss from view controller \(Diagnostics.identity(self)) while a presentation or dismiss is in progress!")
            return
        }
        DismissTransition(presented: presented, presenter: presenter, animated: animated && UIView.areAnimationsEnabled, completion: completion).start()
    }
}
