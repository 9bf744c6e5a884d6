// UISheetPresentationController: the sheet of iOS 13 and later, a card below the status bar that rests at its detents.
// SheetDetent has the heights, SheetGesture the finger. On a wide screen it is a card in the middle.
import CoreGraphics

/// A delegate that is told of the detent that the user chose.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when a finger moved the sheet to another detent. Not called when the app sets
    /// `selectedDetentIdentifier`.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        notImplemented(self, "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", [sheetPresentationController], fallback: ())
    }
}

/// Presents a controller as a sheet that rests at one of its detents.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests, from the smallest to the largest.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The detent at which the sheet rests; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { if selectedDetentIdentifier != oldValue { placeNow() } } }
    /// The largest detent at which the views below are not dimmed and still take touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateDimming() } }
    /// Whether scrolling at the content's edge grows the sheet before it scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is attached to the bottom also on a phone in landscape; false fills the screen there.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
    /// Whether a card attached to the bottom has the width of the content's `preferredContentSize`; false for the
    /// full width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidateDetents() } }
    /// Whether the sheet has a grabber at its top edge. Default false.
    open var prefersGrabberVisible = false { didSet { updateGrabber() } }
    /// The preferred corner radius in points; nil for the system's 10.
    open var preferredCornerRadius: CGFloat? { didSet { roundCorners() } }
    /// The view out of which the sheet grows on a wide screen.
    open weak var sourceView: UIView?

    private var grabber: UIView?
    private var keyboardObserver: (any NSObjectProtocol)?
    /// The finger holds the card at this height.
    var heldHeight: CGFloat? { didSet { if heldHeight != oldValue { placeNow() } } }
    /// The points that a blocked finger has pulled the card down.
    var pull: CGFloat = 0 { didSet { if pull != oldValue { placeNow() } } }
    private var isInAnimatedChanges = false

    /// Space between the top of the safe area and a large sheet on a phone.
    private static let topGap: CGFloat = 10

    /// Computes the custom detents again.
    open func invalidateDetents() { if container.superview != nil { container.setNeedsLayout() } }

    /// Changes of detents and selection inside `changes` move the sheet in one animation of 0.3 seconds.
    open func animateChanges(_ changes: () -> Void) {
        isInAnimatedChanges = true
        changes()
        isInAnimatedChanges = false
        UIView.animateTouchably(withDuration: 0.3) { self.placeNow() }
    }

    // MARK: Geometry
    private var isEdgeAttached: Bool { UIDevice.current.userInterfaceIdiom != .pad || presentingViewController.traitCollection.horizontalSizeClass == .compact }
    private var isCompactHeight: Bool { presentingViewController.traitCollection.verticalSizeClass == .compact }

    open override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = container.bounds
        guard isEdgeAttached else { return card(in: bounds) }
        if isCompactHeight, !prefersEdgeAttachedInCompactHeight { return bounds }
        let height = heldHeight ?? min(restingHeight + keyboardRise, max(fullHeight, restingHeight))
        var width = bounds.width
        let wish = presentedViewController.preferredContentSize.width
        if widthFollowsPreferredContentSizeWhenEdgeAttached, wish > 0 { width = min(wish, bounds.width) }
        return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height + pull, width: width, height: height)
    }

    override func presentedSize(inContainerOf size: CGSize) -> CGSize { isEdgeAttached ? size : card(in: CGRect(origin: .zero, size: size)).size }

    /// The regular-width page sheet of an iPad (704 points, or 540 by 620 for a form sheet), centred.
    private func card(in bounds: CGRect) -> CGRect {
        let wish = presentedViewController.preferredContentSize
        let isForm = presentationStyle == .formSheet
        var size = isForm ? CGSize(width: 540, height: 620) : CGSize(width: min(704, bounds.width - 40), height: bounds.height - 40)
        if wish != .zero { size = wish }
        return CGRect(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2 + pull, width: size.width, height: size.height)
    }

    var fullHeight: CGFloat { container.bounds.height - (container.window?.safeAreaInsets.top ?? 0) - UISheetPresentationController.topGap }

    /// The points by which the sheet is raised while the user types in it, so that as much of it stays visible (Docs/DIVERGENCES.md).
    private var keyboardRise: CGFloat {
        guard let view = presentedView, let window = container.window, let keyboard = view.keyboardTypingBelow else { return 0 }
        let top = container.convert(CGPoint(x: 0, y: keyboard.minY), from: window).y
        return max(0, container.bounds.maxY - top - window.safeAreaInsets.bottom)
    }

    private func followKeyboard() {
        keyboardObserver = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, !self.isMoving, let view = self.presentedView, view.superview === self.container, view.frame != self.frameOfPresentedViewInContainerView else { return }
                UIView.animateTouchably(withDuration: UIView.keyboardDuration) { self.placeNow() }
            }
        }
    }

    private var restingHeight: CGFloat {
        let all = heights
        return all.first { $0.identifier == selectedDetentIdentifier }?.height ?? all[0].height
    }

    // MARK: Views
    override func installPresentedView() {
        super.installPresentedView()
        roundCorners()
        updateGrabber()
        if let view = presentedView { gesture.attach(to: view) }
        followKeyboard()
    }

    override func removePresentedView() {
        grabber?.removeFromSuperview()
        grabber = nil
        gesture.detach()
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
        keyboardObserver = nil
        super.removePresentedView()
    }

    private func roundCorners() {
        guard let view = presentedView, view.superview != nil else { return }
        view.layer.cornerRadius = preferredCornerRadius ?? 10
        view.layer.maskedCorners = isEdgeAttached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        view.clipsToBounds = true
    }

    private func updateGrabber() {
        guard prefersGrabberVisible, let view = presentedView, view.superview != nil else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        guard grabber == nil else { return }
        let bar = UIView(frame: CGRect(x: (view.bounds.width - 36) / 2, y: 5, width: 36, height: 5))
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = 2.5
        bar.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        bar.isUserInteractionEnabled = false
        view.addSubview(bar)
        grabber = bar
    }

    override func layoutPresentedView() {
        super.layoutPresentedView()
        if let grabber, let parent = grabber.superview, parent.subviews.last !== grabber { parent.bringSubviewToFront(grabber) }
        if !isMoving { updateDimming() }
    }

    /// Places the sheet after a change by the finger or the app. Inside `animateChanges` the animation places it.
    func placeNow() {
        guard !isInAnimatedChanges, !isMoving, let view = presentedView, view.superview === container else { return }
        view.frame = frameOfPresentedViewInContainerView
        updateDimming()
    }

    private var isDimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier else { return true }
        let order = detents.map(\.identifier)
        guard let last = order.firstIndex(of: limit) else { return true }
        let now = selectedDetentIdentifier.flatMap { order.firstIndex(of: $0) } ?? 0
        return now > last
    }

    private func updateDimming() {
        // While the sheet arrives, the dimming follows its motion.
        guard !isMoving, !presentedViewController.isBeingPresented, container.superview != nil else { return }
        container.backdropShown(isDimmed)
    }

    override var showsBackdrop: Bool { isDimmed }

    override func passesTouch(at point: CGPoint) -> Bool { isEdgeAttached && !isDimmed }
    /// Handles a touch outside like a swipe: it has no effect if `isModalInPresentation` is set.
    override func touchedOutside() { dismissByTouch() }
}
