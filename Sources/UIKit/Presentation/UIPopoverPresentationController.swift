// UIPopoverPresentationController: a bubble that points to a view or a bar button. In a compact width it becomes a
// sheet or covers the screen (PresentationAdaptation). PopoverLayout finds the place, PopoverView draws the bubble.
import CoreGraphics
import ObjectiveC

/// Prepares a popover and, on old systems, decides whether the user may close it.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The last moment to set the anchor.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Called when the user taps outside and the delegate lacks `presentationControllerShouldDismiss(_:)` (deprecated
    /// in iOS 13).
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    /// Called after the user closed the popover, when the delegate lacks `presentationControllerDidDismiss(_:)`
    /// (deprecated in iOS 13).
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
    /// The space around a popover that points to a view has changed; the delegate may put another place or view into
    /// the two pointers.
    func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        notImplemented(self, "prepareForPopoverPresentation:", [popoverPresentationController], fallback: ())
    }
    public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
        notImplemented(self, "popoverPresentationControllerShouldDismissPopover:", [popoverPresentationController], fallback: true)
    }
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
        notImplemented(self, "popoverPresentationControllerDidDismissPopover:", [popoverPresentationController], fallback: ())
    }
    public func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>) {
        notImplemented(self, "popoverPresentationController:willRepositionPopoverToRect:inView:", [popoverPresentationController, rect, view], fallback: ())
    }
}

/// Shows a controller in a bubble that points to a view or a bar button. In a compact width the presentation becomes a sheet unless
/// the delegate returns `.none`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points to. This or `barButtonItem` must be set before the presentation, else it raises
    /// `NSGenericException`.
    open var sourceView: UIView?
    /// In `sourceView`; null for the view's bounds.
    open var sourceRect: CGRect = .null
    /// The bar button that the arrow points to, when there is no `sourceView`.
    open var barButtonItem: UIBarButtonItem?
    /// The view or bar button that the arrow points to, whichever was set last.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    /// The permitted sides; the popover uses one with enough room. Default any.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Known once the popover is placed.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// Whether the bubble may cover its source if there is no room beside it.
    open var canOverlapSourceViewRect: Bool = false
    /// Colours the bubble and its arrow; nil for the system's background.
    open var backgroundColor: UIColor? { didSet { bubble?.fill = backgroundColor } }
    /// Views below that touches still reach.
    open var passthroughViews: [UIView]?
    /// The points to keep free at the edges of the safe area. Default 10 on each side.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// The sheet that the popover becomes in a compact width.
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheetStorage }
    private lazy var sheetStorage = UISheetPresentationController(presentedViewController: presentedViewController, presenting: presentingViewController)
    /// The room that the popover was last placed in.
    private var placedIn: CGSize?
    override var motionDuration: TimeInterval { 0.25 }

    // MARK: Adaptation
    override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController? {
        guard style == .pageSheet || style == .formSheet else { return super.adapted(to: style) }
        sheetStorage.styleInForce = style
        sheetStorage.delegate = delegate
        return sheetStorage
    }

    override func belongs(to controller: UIViewController) {
        super.belongs(to: controller)
        sheetStorage.belongs(to: controller)
    }

    // MARK: Placing
    override func willPresent(_ coordinator: TransitionCoordinator) {
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate { ifImplemented { delegate.prepareForPopoverPresentation(self) } }
        checkAnchor()
        super.willPresent(coordinator)
    }

    private func checkAnchor() {
        guard sourceView == nil, barButtonItem == nil else { return }
        if let reason = (presentedViewController as? any PopoverAnchoring)?.reasonForMissingAnchor(source: source ?? presentingViewController) { Diagnostics.raise(.generic, reason) }
        Diagnostics.raise(.generic, "UIPopoverPresentationController (\(Diagnostics.identity(self))) should have a non-nil sourceView or barButtonItem set before the presentation occurs.")
    }

    /// The anchor's rectangle in the container.
    private var anchor: CGRect {
        if let view = sourceView, view.window != nil {
            return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
        }
        if let view = barButtonItem?.customView ?? barButtonItem?.viewOnBar, view.window != nil { return view.convert(view.bounds, to: container) }
        return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }

    private var layout: PopoverLayout {
        let insets = container.window?.safeAreaInsets ?? .zero
        let margins = popoverLayoutMargins
        let room = container.bounds.inset(by: UIEdgeInsets(top: insets.top + margins.top, left: insets.left + margins.left, bottom: insets.bottom + margins.bottom, right: insets.right + margins.right))
        return PopoverLayout(anchor: anchor, content: wantedSize, room: room, permitted: permittedArrowDirections, overlaps: canOverlapSourceViewRect)
    }

    override func presentedSize(inContainerOf size: CGSize) -> CGSize {
        let wish = wantedSize
        return CGSize(width: min(wish.width, size.width), height: min(wish.height, size.height))
    }

    /// Apple's default size of popover content is not documented: a phone's width and half its height.
    private var wantedSize: CGSize {
        if let size = (presentedViewController as? any PopoverAnchoring)?.popoverSize(height: container.bounds.height) { return size }
        let wish = presentedViewController.preferredContentSize
        return CGSize(width: wish.width > 0 ? wish.width : 320, height: wish.height > 0 ? wish.height : 480)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { layout.content }

    override func installPresentedView() {
        guard container.superview != nil, let view = presentedView else { return }
        let bubble = bubble ?? makeBubble()
        self.bubble = bubble
        bubble.fill = backgroundColor
        if bubble.superview !== container { container.addSubview(bubble) }
        place()
        if view.superview !== bubble.content { bubble.content.addSubview(view) }
        container.backdropWillShow()
        container.backdrop?.backgroundColor = .clear
    }

    override func layoutPresentedView() {
        guard !isMoving else { return }
        if let placedIn, placedIn != container.bounds.size { askForPlace() }
        place()
    }

    /// The room has changed, as when the device turned. Not for one that points to a bar button: UIKit finds that
    /// itself (Apple, UIPopoverPresentationControllerDelegate).
    private func askForPlace() {
        guard barButtonItem == nil, let delegate = delegate as? any UIPopoverPresentationControllerDelegate, let source = sourceView else { return }
        var rect = sourceRect.isNull ? source.bounds : sourceRect, view = source
        let answered: Void? = withUnsafeMutablePointer(to: &rect) { rect in
            withUnsafeMutablePointer(to: &view) { view in
                ifImplemented { delegate.popoverPresentationController(self, willRepositionPopoverTo: rect, in: AutoreleasingUnsafeMutablePointer(view)) }
            }
        }
        guard answered != nil else { return }
        if view !== source || rect != source.bounds || !sourceRect.isNull { sourceRect = rect }
        sourceView = view
    }

    private func place() {
        guard let bubble else { return }
        let found = layout
        placedIn = container.bounds.size
        arrowDirection = found.direction
        bubble.arrange(found)
        presentedView?.frame = bubble.content.bounds
    }

    override func removePresentedView() {
        super.removePresentedView()
        bubble?.removeFromSuperview()
        bubble = nil
        placedIn = nil
    }

    // MARK: Touches outside
    override var dimsBackground: Bool { true }

    override func passesTouch(at point: CGPoint) -> Bool {
        passthroughViews?.contains { view in view.window != nil && view.bounds.contains(container.convert(point, to: view)) } ?? false
    }

    override func touchedOutside() {
        if (presentedViewController as? any PopoverAnchoring)?.cancelByTouchOutside() ?? false { return }
        dismissByTouch()
    }

    // MARK: Motion
    override func animatePresentation(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        container.backdropShown(true)
        guard animated, let bubble else { return coordinator.runUnanimated(completion) }
        UIView.performWithoutAnimation { bubble.alpha = 0 }
        coordinator.run(duration: motionDuration, animations: { bubble.alpha = 1 }, completion: completion)
    }

    override func animateDismissal(animated: Bool, coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        guard animated, let bubble else { return coordinator.runUnanimated(completion) }
        coordinator.run(duration: motionDuration, animations: { bubble.alpha = 0 }, completion: completion)
    }
}

/// Alerts and share sheets are presented their own way on a phone and only keep the anchor.
@MainActor protocol PopoverAnchoring {
    var popoverAnchor: UIPopoverPresentationController? { get }
    /// The exception's text when nothing says where the popover points; nil for the text of every popover.
    func reasonForMissingAnchor(source: UIViewController) -> String?
    /// The content's own size in a popover.
    func popoverSize(height: CGFloat) -> CGSize?
    /// Handles a touch beside the popover that does not dismiss it.
    func cancelByTouchOutside() -> Bool
}

extension PopoverAnchoring {
    func reasonForMissingAnchor(source: UIViewController) -> String? { nil }
    func popoverSize(height: CGFloat) -> CGSize? { nil }
    func cancelByTouchOutside() -> Bool { false }

    /// The presentation controller on a wide screen.
    var popoverForPresentation: UIPopoverPresentationController? {
        UIDevice.current.userInterfaceIdiom == .pad ? popoverAnchor : nil
    }
}

extension UIViewController {
    /// `popoverPresentationController` of the class body.
    var popoverController: UIPopoverPresentationController? {
        if let anchoring = self as? any PopoverAnchoring { return anchoring.popoverAnchor }
        if let parent, presentation.presenting == nil { return parent.popoverPresentationController }
        return presentation.controllerForPresentation() as? UIPopoverPresentationController
    }
}
