// Presents a search controller inside the view of the searched controller, below the search bar, so that both come and go
// together (record qmui-searchcontroller).
// PresentTransition and DismissTransition drive it; it calls the search controller at each step.
import ObjectiveC
import CoreGraphics

@MainActor final class SearchPresentation: UIPresentationController {
    /// The seconds of the fade: not documented.
    override var motionDuration: TimeInterval { 0.25 }

    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }
    override var takesOwnPlace: Bool { true }
    override var shouldRemovePresentersView: Bool { false }
    /// The keyboard types into the search bar.
    override var sendsKeyboardAway: Bool { false }

    /// The frame below the search bar if the bar lies in the searched view, else the whole view.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bar = search?.searchBar, container.superview != nil, bar.isDescendant(of: presentingViewController.view) else { return container.bounds }
        let edge = max(0, bar.convert(bar.bounds, to: container).maxY)
        return CGRect(x: 0, y: edge, width: container.bounds.width, height: max(0, container.bounds.height - edge))
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        if let place = presentingViewController.viewIfLoaded {
            container.frame = place.bounds
            place.addSubview(container)
        }
        search?.willPresent()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { search?.didPresent() } else { search?.didDismiss() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        search?.willDismiss()
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { search?.didDismiss() }
    }

    override func layoutPresentedView() {
        guard let view = presentedView, view.superview === container else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    override func passesTouch(at point: CGPoint) -> Bool { true }

    override func animatePresentation(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        guard animated, let view = presentedView else { return coordinator.runUnanimated(completion) }
        UIView.performWithoutAnimation { view.alpha = 0 }
        coordinator.run(duration: motionDuration, animations: { view.alpha = 1 }, completion: completion)
    }

    override func animateDismissal(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        guard animated, let view = presentedView else { return coordinator.runUnanimated(completion) }
        coordinator.run(duration: motionDuration, animations: { view.alpha = 0 }, completion: {
            UIView.performWithoutAnimation { view.alpha = 1 }
            completion()
        })
    }
}

/// The search controller's view: dims the searched content and ends the search on a tap, or lets touches through.
@MainActor final class SearchView: UIView {
    @_ZeroingReference var controller: UISearchController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onStateChange = { [weak self] recognizer in
            guard let self, recognizer.state == .ended, let controller, !controller.resultsAreShown else { return }
            controller.isActive = false
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, let controller else { return }
        backgroundColor = controller.obscuresBackgroundDuringPresentation ? UIColor(white: 0, alpha: 0.2) : .clear
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self, let controller, !controller.obscuresBackgroundDuringPresentation else { return hit }
        return nil
    }
}

extension UISearchController {
    /// For the delegate's member of the class body.
    func searchPresentation(of presented: UIViewController, by presenting: UIViewController?) -> UIPresentationController {
        SearchPresentation(presentedViewController: presented, presenting: presenting)
    }
}
