// Decides who presents and who is dismissed, and prints UIKit's texts when that is impossible (MESSAGES.md 10 to 14 and 22).
// UIViewController's present and dismiss call it; the transitions do the rest.

extension UIViewController {
    /// The controller that really presents: the nearest one that defines the context, else the topmost parent.
    private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
        let inContext = style == .currentContext || style == .overCurrentContext
        var current = self
        while true {
            if inContext && current.definesPresentationContext { return current }
            guard let parent = current.parent else { return current }
            current = parent
        }
    }

    func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        PresentationWarning.checkActive(controller, presentedBy: self)
        let presenter = presentationContext(for: controller.isSearch ? .currentContext : controller.modalPresentationStyle.resolved)
        if let other = presenter.presentation.presented {
            if other.presentation.transition == nil {
                PresentationWarning.alreadyPresenting(controller, presenter, self, other)
            } else {
                PresentationWarning.inProgress(controller, presenter, self)
            }
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            // Nothing happens and the completion is not called (juejin6844-present-not-in-window).
            return PresentationWarning.notInWindow(controller, presenter, self)
        }
        if presenter.presentation.isMoving { return PresentationWarning.inProgress(controller, presenter, self) }
        if presenter.presentation.presenting == nil, window.rootViewController !== presenter, presenter === self || presenter.parent == nil {
            PresentationWarning.detached(self)
        }
        let adaptation = PresentationAdaptation(presenting: controller, on: presenter, from: self)
        PresentTransition(presented: adaptation.presented, presenter: presenter, controller: adaptation.controller, animated: animated && UIView.areAnimationsEnabled, completion: completion).start()
    }

    /// Whether the controller or the one below it is being dismissed; a controller that it presents would go too.
    private var goesWithADismissal: Bool {
        var lower: UIViewController? = self
        while let current = lower {
            if current.presentation.transition is DismissTransition { return true }
            lower = current.presentation.presenting ?? current.parent
        }
        return false
    }

    /// Dismisses the presented controller or, if this controller presents none, this controller itself. Without either
    /// nothing happens and the completion is not called (juejin6844-double-dismiss).
    func startDismissal(animated: Bool, completion: (() -> Void)?) {
        var top: UIViewController? = self
        while let candidate = top, candidate.presentation.presented == nil, candidate.presentation.presenting == nil { top = candidate.parent }
        guard let start = top, let presenter = start.presentation.presented != nil ? start : start.presentation.presenting,
            let presented = presenter.presentation.presented
        else { return }
        if presenter.goesWithADismissal { return }
        if let running = presented.presentation.transition {
            // A second dismiss while the first runs has no effect.
            if !(running is DismissTransition) { PresentationWarning.dismissInProgress(self, running.controller) }
            return
        }
        var upper = presented.presentation.presented
        while let next = upper {
            // A transition that still runs above is finished before its controller leaves with the others.
            if let running = next.presentation.transition, !running.finishNow() { return PresentationWarning.dismissInProgress(self, running.controller) }
            upper = next.presentation.presented
        }
        DismissTransition(presented: presented, presenter: presenter, animated: animated && UIView.areAnimationsEnabled, completion: completion).start()
    }
}

/// UIKit's words. The forms without "Warning:" came with iOS 13.
@MainActor private enum PresentationWarning {
    private static func name(_ object: AnyObject) -> String { Diagnostics.identity(object) }

    /// Raises an exception for a controller that is already on screen, which cannot be presented.
    static func checkActive(_ controller: UIViewController, presentedBy source: UIViewController) {
        let already = controller.presentation.presenting
        if let already, Behaviour.presentationMessages.isOn {
            Diagnostics.raise(.invalidArgument, "Application tried to present modally a view controller \(name(controller)) that is already being presented by \(name(already)).")
        }
        let isRoot = controller.viewIfLoaded?.window?.rootViewController === controller
        if already != nil || isRoot || controller === source || controller.parent != nil {
            Diagnostics.raise(.invalidArgument, "Application tried to present modally an active controller \(name(controller)).")
        }
    }

    static func notInWindow(_ controller: UIViewController, _ presenter: UIViewController, _ source: UIViewController) {
        if Behaviour.presentationMessages.isOn {
            Diagnostics.log("[Presentation] Attempt to present \(name(controller)) on \(name(presenter)) (from \(name(source))) whose view is not in the window hierarchy.")
        } else {
            Diagnostics.log("Warning: Attempt to present \(name(controller)) on \(name(source)) whose view is not in the window hierarchy!")
        }
    }

    static func alreadyPresenting(_ controller: UIViewController, _ presenter: UIViewController, _ source: UIViewController, _ other: UIViewController) {
        Diagnostics.log("\(Behaviour.presentationMessages.isOn ? "" : "Warning: ")Attempt to present \(name(controller))  on \(name(presenter)) which is already presenting \(name(other))")
    }

    static func inProgress(_ controller: UIViewController, _ presenter: UIViewController, _ source: UIViewController) {
        if Behaviour.presentationMessages.isOn {
            Diagnostics.log("[Presentation] Attempt to present \(name(controller)) on \(name(presenter)) (from \(name(source))) while a presentation is in progress.")
        } else {
            Diagnostics.log("Warning: Attempt to present \(name(controller)) on \(name(presenter)) while a presentation is in progress!")
        }
    }

    static func dismissInProgress(_ source: UIViewController, _ controller: UIPresentationController) {
        if Behaviour.presentationControllers.isOn {
            Diagnostics.log("Trying to dismiss the presentation controller while transitioning already. (\(name(controller)))")
        } else {
            Diagnostics.log("Warning: Attempt to dismiss from view controller \(name(source)) while a presentation or dismiss is in progress!")
        }
    }

    static func detached(_ source: UIViewController) {
        Diagnostics.log("Presenting view controllers on detached view controllers is discouraged \(name(source)).")
    }
}
