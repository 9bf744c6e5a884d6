// The motion of the system's presentations: in, out, and out under a finger. ModalMotion has the three motions.
import CoreGraphics

extension UIPresentationController {
    /// Durations of the system's cover-vertical transition: not documented, listed in Docs/DIVERGENCES.md.
    static let modalDuration: TimeInterval = 0.5

    /// The transition style. A controller that defines the context may give its style to controllers presented in it (Apple,
    /// UIViewController.providesPresentationContextTransitionStyle).
    private var transitionStyle: UIModalTransitionStyle {
        let context = presentingViewController
        let provides = !shouldPresentInFullscreen && context.definesPresentationContext && context.providesPresentationContextTransitionStyle
        return provides ? context.modalTransitionStyle : presentedViewController.modalTransitionStyle
    }

    func moveIn(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        guard animated, let view = presentedView, view.superview === container else {
            container.backdropShown(showsBackdrop)
            return coordinator.runUnanimated(completion)
        }
        let final = view.frame
        isMoving = true
        ModalMotion.prepare(view, in: container, style: transitionStyle)
        coordinator.run(duration: motionDuration, animations: { [self] in
            ModalMotion.place(view, at: final)
            container.backdropShown(showsBackdrop)
        }, completion: { [self] in
            settleMotion()
            completion()
        })
    }

    func moveOut(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        guard animated, let view = presentedView, view.superview === container else { return coordinator.runUnanimated(completion) }
        isMoving = true
        let style = transitionStyle
        coordinator.run(duration: motionDuration, animations: { [self] in
            ModalMotion.remove(view, from: container, style: style)
            container.backdropShown(false)
        }, completion: completion)
    }

    func holdOut(_ coordinator: TransitionCoordinator) -> TransitionAnimation {
        isMoving = true
        return coordinator.beginInteraction(duration: motionDuration) { [self] in
            guard let view = presentedView else { return }
            ModalMotion.remove(view, from: container, style: .coverVertical)
            container.backdropShown(false)
        }
    }

    func settleMotion() {
        guard isMoving else { return }
        isMoving = false
        if let view = presentedView { ModalMotion.release(view) }
        if container.superview != nil { container.setNeedsLayout() }
    }
}
