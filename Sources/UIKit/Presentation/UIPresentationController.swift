// Owns the container view of one presentation, places the presented view and moves it in and out.
// PresentTransition and DismissTransition drive it; apps subclass it for custom presentations.
import CoreGraphics

/// Manages the views of one presentation from its start to the end of its dismissal.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    public private(set) var presentedViewController: UIViewController
    private weak var presentingStorage: UIViewController?
    public var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    let container = PresentationContainerView(frame: .zero)
    private weak var presenterPlace: UIView?
    private var presenterIndex = 0

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presentingStorage = presentingViewController
        super.init()
        container.controller = self
    }

    func link(presented: UIViewController, presenting: UIViewController) {
        presentedViewController = presented
        presentingStorage = presenting
    }

    public var containerView: UIView? { container.superview == nil ? nil : container }
    open var presentedView: UIView? { presentedViewController.view }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle.resolved }
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
    /// Where the presented view ends up, in points of the container.
    open var frameOfPresentedViewInContainerView: CGRect { container.bounds }
    /// Whether the presenter's view leaves the window; then the presenter gets appearance callbacks.
    open var shouldRemovePresentersView: Bool { presentedViewController.modalPresentationStyle.hidesPresenter }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Views
    func installContainer() {
        guard let place = presentingViewController.view.superview ?? presentingViewController.view.window else { return }
        if container.superview == nil {
            container.frame = place.bounds
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            place.addSubview(container)
        }
        guard let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        if view.superview == nil { container.addSubview(view) }
        container.backdropWillShow()
    }

    /// Full screen: the presenter's view leaves the window for the duration (rns-fullscreen-detaches).
    func removePresenterView() {
        let view: UIView = presentingViewController.view
        presenterPlace = view.superview
        presenterIndex = view.superview?.subviews.firstIndex { $0 === view } ?? 0
        view.removeFromSuperview()
    }

    func restorePresenterView() {
        guard let place = presenterPlace ?? container.superview else { return }
        let view: UIView = presentingViewController.view
        view.frame = place.bounds
        place.insertSubview(view, at: presenterIndex)
    }

    func removeContainer() {
        presentedViewController.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
    }

    // MARK: Motion
    /// Durations of the system's cover-vertical transition: not documented, listed in Docs/DIVERGENCES.md.
    static let duration: TimeInterval = 0.5

    func animatePresentation(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        if let animator = customAnimator(presenting: true) {
            return runCustom(animator, presenting: true, coordinator: coordinator, completion: completion)
        }
        guard animated, let view = presentedView else { return coordinator.runUnanimated(completion) }
        let final = view.frame
        ModalMotion.prepare(view, in: container, style: presentedViewController.modalTransitionStyle)
        coordinator.run(duration: UIPresentationController.duration, animations: {
            ModalMotion.place(view, at: final)
            self.container.backdropShown(true)
        }, completion: completion)
    }

    func animateDismissal(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        if let animator = customAnimator(presenting: false) {
            return runCustom(animator, presenting: false, coordinator: coordinator, completion: completion)
        }
        guard animated, let view = topmostPresentedView else { return coordinator.runUnanimated(completion) }
        coordinator.run(duration: UIPresentationController.duration, animations: {
            ModalMotion.remove(view, from: self.container, style: self.presentedViewController.modalTransitionStyle)
            self.container.backdropShown(false)
        }, completion: completion)
    }

    private func runCustom(_ animator: any UIViewControllerAnimatedTransitioning, presenting: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        let presented = TransitionContext.Side(controller: presentedViewController, view: presentedView, initialFrame: presenting ? .zero : presentedViewController.view.frame, finalFrame: presenting ? frameOfPresentedViewInContainerView : .zero)
        let presenter = TransitionContext.Side(controller: presentingViewController, view: presentingViewController.viewIfLoaded, initialFrame: presenting ? container.bounds : .zero, finalFrame: presenting ? .zero : container.bounds)
        let context = TransitionContext(container: container, from: presenting ? presenter : presented, to: presenting ? presented : presenter, animator: animator, interactor: nil, coordinator: coordinator)
        context.onComplete = { _ in completion() }
        context.start()
    }

    private var topmostPresentedView: UIView? {
        var top = presentedViewController
        while let upper = top.presentation.presented { top = upper }
        return top.viewIfLoaded
    }

    private func customAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate = presentedViewController.transitioningDelegate else { return nil }
        return presenting
            ? ifImplemented { delegate.animationController(forPresented: presentedViewController, presenting: presentingViewController, source: presentingViewController) } ?? nil
            : ifImplemented { delegate.animationController(forDismissed: presentedViewController) } ?? nil
    }
}

/// The view between the window and the presented view; dims what lies below a sheet.
@MainActor final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?
    private var backdrop: UIView?

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }

    func backdropWillShow() {
        guard backdrop == nil, let controller, controller.dimsBackground else { return }
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .black
        view.alpha = 0
        insertSubview(view, at: 0)
        backdrop = view
        backdropShown(true)
        view.alpha = 0
    }

    func backdropShown(_ shown: Bool) { backdrop?.alpha = shown ? 0.2 : 0 }
}

extension UIPresentationController {
    var dimsBackground: Bool {
        switch presentationStyle {
        case .pageSheet, .formSheet, .popover: true
        default: false
        }
    }
}
