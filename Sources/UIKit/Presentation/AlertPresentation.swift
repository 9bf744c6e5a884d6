// Presents alerts and action sheets: over the presenter, which gets no appearance callbacks, with a dimmed
// background. Found through UIAlertController's transitioningDelegate.

final class AlertTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = AlertTransitioning()

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

final class AlertPresentationController: UIPresentationController {
    override var motionDuration: TimeInterval { 0.25 }
    private let dim = DimmingView(frame: .zero)

    private var content: (any AlertContent)? { presentedViewController.view as? any AlertContent }
    private var isSheet: Bool { (presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet }

    override var frameOfPresentedViewInContainerView: CGRect {
        let insets = container.window?.safeAreaInsets ?? container.safeAreaInsets
        return content?.frame(in: container.bounds, safeArea: insets) ?? container.bounds
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        dim.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        dim.alpha = 0
        dim.onTap = { [weak self] in (self?.presentedViewController as? UIAlertController)?.cancelByTouchOutside() }
        container.insertSubview(dim, at: 0)
    }

    override func layoutPresentedView() {
        dim.frame = container.bounds
        let frame = frameOfPresentedViewInContainerView
        guard let view = presentedView else { return }
        view.bounds.size = frame.size
        if !isMoving { view.center = CGPoint(x: frame.midX, y: frame.midY) }
    }

    override func animatePresentation(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        guard animated, let view = presentedView else {
            dim.alpha = 1
            coordinator.runUnanimated(completion)
            return
        }
        let isSheet = isSheet
        let place = view.center
        UIView.performWithoutAnimation {
            if isSheet {
                view.center.y += container.bounds.maxY - view.frame.minY
            } else {
                view.alpha = 0
                view.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
            }
        }
        isMoving = true
        coordinator.run(duration: motionDuration, animations: { [dim] in
            dim.alpha = 1
            view.alpha = 1
            view.transform = .identity
            view.center = place
        }, completion: { [weak self] in
            self?.isMoving = false
            completion()
        })
    }

    override func animateDismissal(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        guard animated, let view = presentedView else {
            coordinator.runUnanimated(completion)
            return
        }
        let isSheet = isSheet
        isMoving = true
        coordinator.run(duration: motionDuration, animations: { [dim, container] in
            dim.alpha = 0
            if isSheet {
                view.center.y += container.bounds.maxY - view.frame.minY
            } else {
                view.alpha = 0
            }
        }, completion: { [weak self] in
            self?.isMoving = false
            view.alpha = 1
            completion()
        })
    }
}
