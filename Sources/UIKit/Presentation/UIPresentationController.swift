// UIPresentationController's stored state and every member that apps override: the table of contents of the class.
// Its views are in UIPresentationController+Views, its motion in UIPresentationController+Motion; PresentTransition and
// DismissTransition drive it.
import ObjectiveC
import CoreGraphics

/// Manages the views of one presentation from its start to the end of its dismissal.
@preconcurrency @MainActor open class UIPresentationController: NSObject, PartOwner {
    /// The presented controller, retained until it retains this presentation controller.
    private var presentedBeforeOwned: UIViewController?
    @_ZeroingReference private var presentedStorage: UIViewController?
    @_ZeroingReference private var presentingStorage: UIViewController?
    /// The controller on which `present` was called.
    @_ZeroingReference private(set) var source: UIViewController?
    /// The delegate for dismissals by the user and for adaptation to other widths. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The state of the files beside this one.
    var parts = Parts()
    var traitState: TraitState?
    /// Traits that replace the inherited ones in the presented controller.
    open var overrideTraitCollection: UITraitCollection? { didSet { UpdateCycle.shared.setNeedsTraitUpdate() } }
    /// The presentation controller that runs the presentation in another style.
    var adaptation: UIPresentationController?
    /// The controller that the app presented, while another one takes its place in an adapted style.
    var original: UIViewController?
    /// The style of an adapted presentation.
    var styleInForce: UIModalPresentationStyle?
    var styleWhenMade: UIModalPresentationStyle?
    @_ZeroingReference var presenterPlace: UIView?
    var presenterIndex = 0
    /// The presenter's frame inside its place; nil for the whole place.
    var presenterFrame: CGRect?
    var presenterIsRemoved = false
    /// Whether its views are moving, so that layout leaves them alone.
    var isMoving = false

    /// Creates a presentation controller. UIKit calls it, or a transitioning delegate that returns its own class.
    /// `presentingViewController` may be nil until the presentation begins.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedBeforeOwned = presentedViewController
        presentedStorage = presentedViewController
        presentingStorage = presentingViewController
        super.init()
    }

    func link(presented: UIViewController, presenting: UIViewController, source: UIViewController) {
        presentedStorage = presented
        presentingStorage = presenting
        self.source = source
    }

    /// Called when the controller retains this object, which from then on must not retain the controller.
    func belongs(to controller: UIViewController) {
        presentedStorage = controller
        presentedBeforeOwned = nil
    }

    /// The presented controller. If it is gone, an empty controller: the app kept the presentation
    /// controller longer than the presented one.
    open var presentedViewController: UIViewController {
        if let controller = presentedBeforeOwned ?? presentedStorage { return controller }
        let empty = UIViewController()
        presentedBeforeOwned = empty
        return empty
    }
    /// The presenting controller, which may be a container of the controller on which `present` was called.
    open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }
    var inForce: UIPresentationController { adaptation ?? self }

    /// The view in which the presentation happens; nil before it begins and after it ends.
    open var containerView: UIView? { container.superview == nil ? nil : container }
    /// The view that is placed and moved: the controller's own view, or a view around it.
    open var presentedView: UIView? { presentedViewController.view }
    /// The style of the presentation, with `.automatic` resolved and adapted to the width.
    open var presentationStyle: UIModalPresentationStyle { styleInForce ?? (original == nil ? nil : styleWhenMade) ?? presentedViewController.modalPresentationStyle.resolved }
    /// The style in the environment of now.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: presentingViewController.traitCollection) }
    /// The style that a compact or regular width brings about.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { standardAdaptation(to: traitCollection) }
    /// The final frame of the presented view, in points of the container.
    open var frameOfPresentedViewInContainerView: CGRect { container.bounds }
    /// Whether the presented view fills the screen.
    open var shouldPresentInFullscreen: Bool { presentationStyle != .currentContext && presentationStyle != .overCurrentContext }
    /// Whether the presenter's view leaves the window; then the presenter gets appearance callbacks.
    open var shouldRemovePresentersView: Bool { presentationStyle.hidesPresenter }
    /// Whether the keyboard of the screen below is hidden during the presentation.
    var sendsKeyboardAway: Bool { presentationStyle != .popover }

    /// Called before the views move in; subclasses add their views to `containerView` here.
    open func presentationTransitionWillBegin() {}
    /// Called when the views have moved in; false if the transition was cancelled, and added views must be removed.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the views move out.
    open func dismissalTransitionWillBegin() {}
    /// Called when they have moved out; false when the dismissal was cancelled and the presentation stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container lays out, also when it turns or changes its size.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out; the presented view has its frame.
    open func containerViewDidLayoutSubviews() {}

    /// Called in the trait pass. Overrides call super, which adapts the style to the new width.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { environmentChanged() }
    /// The size that the presented controller prefers, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Places the presented view again. UIKit here does not call it: a controller's new `preferredContentSize` is reported to
    /// its parent only.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { contentSizeChanged() }
    /// Never called by UIKit here.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of the presented view in a container of `parentSize`: a card's or popover's own size, else the whole container.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { presentedSize(inContainerOf: parentSize) }
    /// Called when the presenter's size changes. Overrides call super, which calls
    /// `size(forChildContentContainer:withParentContainerSize:)` and tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { passOnSizeChange(size, coordinator) }
    /// Called when the presenter's traits change. Overrides call super, which tells the presented controller.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { presentedViewController.tellTraitChange(newCollection, coordinator) }

    // MARK: For the kinds of UIKit
    /// The size of the presented view in a container of this size.
    func presentedSize(inContainerOf size: CGSize) -> CGSize { size }
    /// Another presentation controller for the same controller; nil if this one stays in use.
    func adapted(to style: UIModalPresentationStyle) -> UIPresentationController? { standardAdapted(to: style) }
    /// The transition begins: last questions to the delegate.
    func willPresent(_ coordinator: TransitionCoordinator) { tellDelegateOfStyle(coordinator) }
    func installPresentedView() { installPresentedViewItself() }
    /// Places the view after the container's size or the content's wishes changed.
    func layoutPresentedView() { placePresentedViewItself() }
    func removePresentedView() { removePresentedViewItself() }
    var dimsBackground: Bool { presentationStyle == .pageSheet || presentationStyle == .formSheet }
    /// Content upon the window's main content is elevated: colours of the dark appearance are lighter there (Apple,
    /// UIUserInterfaceLevel).
    var raisesLevel: Bool { Behaviour.sheetByDefault.isOn && (dimsBackground || presentationStyle == .popover) }
    /// Whether the views below are dimmed now.
    var showsBackdrop: Bool { true }
    /// Whether touches beside the presented view reach the views below.
    func passesTouch(at point: CGPoint) -> Bool { false }
    func touchedOutside() {}
    var motionDuration: TimeInterval { UIPresentationController.modalDuration }
    func animatePresentation(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) { moveIn(animated: animated, coordinator: coordinator, completion: completion) }
    func animateDismissal(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) { moveOut(animated: animated, coordinator: coordinator, completion: completion) }
    func motionEnded() { settleMotion() }
    /// Whether it puts its view into its presenter's place itself, also in one of UIKit's containers.
    var takesOwnPlace: Bool { false }
}
