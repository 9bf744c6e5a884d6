// UIView's stored state and every member that apps override: the table of contents of the class.
// The work is done in UIView+*.swift (one concern a file) and in ViewLayout/.
import CoreGraphics
import QuartzCore

/// A rectangular area of a window that draws, lays out its subviews and receives touches.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding {
    /// The class of the layer that backs this view; asked once, at creation (lifecycle/ twu-layerclass-once).
    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: State
    private var backingLayer: CALayer?
    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    weak var windowStorage: UIWindow?
    weak var viewController: UIViewController?
    lazy var layoutState = ViewLayoutState(self)
    var gestureRecognizerStorage: [UIGestureRecognizer] = []
    var tintColorStorage: UIColor?
    var backgroundColorStorage: UIColor?
    var maskStorage: UIView?
    var needsUpdateConstraintsFlag = true
    var descendantNeedsUpdateConstraints = true
    var joinedVisibleTree = false
    var needsUpdatePropertiesFlag = true
    var descendantNeedsUpdateProperties = true
    var appliedTraits: UITraitCollection?
    var overrideStyle: UIUserInterfaceStyle = .unspecified
    var traitState: TraitState?
    var accessibility = AccessibilityState()

    /// A number the app chooses to find this view again with `viewWithTag(_:)`.
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var autoresizingMask: AutoresizingMask = []
    /// Whether a change of size resizes subviews by their `autoresizingMask`.
    open var autoresizesSubviews = true
    open var contentMode: ContentMode = .scaleToFill { didSet { contentModeChanged(from: oldValue) } }
    open var clearsContextBeforeDrawing = true
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic { didSet { if tintAdjustmentMode != oldValue { propagateTintColorChange() } } }
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified { didSet { setNeedsLayout() } }
    open var restorationIdentifier: String?

    // MARK: Creating
    /// Creates a view with `frame` in points of its future superview.
    public init(frame: CGRect) {
        super.init()
        installLayer()
        self.frame = frame
    }

    /// Creates a view from a nib; properties are read from `coder`.
    public required init?(coder: NSCoder) {
        super.init()
        installLayer()
        decode(from: coder)
    }

    public convenience override init() { self.init(frame: .zero) }

    deinit { ViewTeardown.release(self) }

    nonisolated open func encode(with coder: NSCoder) { EncodingUnavailable.report(self, coder) }

    open var layer: CALayer {
        if let backingLayer { return backingLayer }
        return installLayer()
    }

    @discardableResult private func installLayer() -> CALayer {
        let made = (objcInstantiate(type(of: self).layerClass) as? CALayer) ?? CALayer()
        backingLayer = made
        made.delegate = self
        made.contentsScale = UIScreen.main.scale
        // No app code sees UIKit's own views draw: they do it when a picture is made (two fifths of a headless walk).
        made.displaysLazily = DrawOverride.kind(of: type(of: self)) == .framework
        return made
    }

    // MARK: Geometry, in points
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { changeGeometry { layer.setAffineTransform(newValue) } }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { changeGeometry { layer.transform = newValue } }
    }
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue; setNeedsDisplay() }
    }

    /// The size that fits best inside `size`; the default is the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes to `sizeThatFits(_:)` of the present size.
    open func sizeToFit() { fitSize() }

    // MARK: Appearance
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set { backgroundColorStorage = newValue; resolveBackgroundColor() }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)); UpdateCycle.shared.setNeedsFrame() }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { changeHidden(newValue) }
    }
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var mask: UIView? {
        get { maskStorage }
        set { maskStorage = newValue; layer.mask = newValue?.layer }
    }
    /// The nearest tint colour set on this view or an ancestor; dimmed while `tintAdjustmentMode` is dimmed.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { tintColorStorage = newValue; propagateTintColorChange() }
    }
    open func tintColorDidChange() {}

    // MARK: Hierarchy
    open var window: UIWindow? { windowStorage }
    /// Adds `view` as the topmost subview, removing it from its present superview.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, relativeTo: sibling, offset: 0) }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, relativeTo: sibling, offset: 1) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    open func removeFromSuperview() { leaveSuperview() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: Update cycle
    open func setNeedsLayout() { layer.setNeedsLayout(); UpdateCycle.shared.setNeedsFrame() }
    /// Lays out this subtree now if anything in it is marked (lifecycle/ twu-layout-if-needed: once, layout only).
    open func layoutIfNeeded() { UpdateCycle.shared.layoutNow(self) }
    /// Positions the subviews; the default applies Auto Layout's result.
    open func layoutSubviews() { applyConstraintFrames() }
    open func setNeedsDisplay() { markNeedsDisplay(bounds) }
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }
    /// Draws the content of `rect` into the current graphics context.
    open func draw(_ rect: CGRect) {}
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }
    /// Updates the constraints of this subtree, leaves first.
    open func updateConstraintsIfNeeded() { ConstraintPass.update(self) }
    /// iOS 26: views set what they show from their model here, before layout and independently of it.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
    /// Runs updateProperties of this subtree now where it is due.
    open func updatePropertiesIfNeeded() { PropertyPass.update(self) }
    /// Overrides change their constraints and call super last.
    open func updateConstraints() { needsUpdateConstraintsFlag = false }

    // MARK: Layout
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layoutState.hugging(axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { layoutState.setHugging(priority, axis) }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layoutState.compression(axis) }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { layoutState.setCompression(priority, axis) }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority) -> CGSize {
        fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
    }
    open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }
    open func safeAreaInsetsDidChange() {}
    open var layoutMargins: UIEdgeInsets {
        get { layoutState.layoutMargins }
        set { layoutState.layoutMargins = newValue }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutState.directionalLayoutMargins }
        set { layoutState.directionalLayoutMargins = newValue }
    }
    open func layoutMarginsDidChange() {}

    // MARK: Traits
    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overrideStyle }
        set { overrideStyle = newValue; UpdateCycle.shared.setNeedsTraitUpdate() }
    }

    // MARK: Events
    open override var next: UIResponder? { viewController ?? superview }
    /// The deepest visible, enabled view under `point` (points of this view).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestSubtree(point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestureRecognizerStorage.isEmpty ? nil : gestureRecognizerStorage }
        set { replaceGestureRecognizers(newValue ?? []) }
    }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
    /// Asked before a recognizer of this view or its subviews may begin.
    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    /// Resigns the first responder if it is this view or one below.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingSubtree(force) }

    // MARK: Layer delegate (overridable on a view, CALayerDelegate)
    open func display(_ layer: CALayer) { layer.displayByDrawing() }
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) { layoutPass(of: layer) }
    open func draw(_ layer: CALayer, in context: CGContext) { drawContent(of: layer, in: context) }
    open func action(for layer: CALayer, forKey key: String) -> (any CAAction)? { animationAction(for: layer, key: key) }

    /// A view without an intrinsic size on an axis answers this (-1).
    public static let noIntrinsicMetric: CGFloat = -1
}
