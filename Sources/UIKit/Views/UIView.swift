// UIView's stored state and every member that apps override: the table of contents of the class.
// The work is done in UIView+*.swift (one concern a file) and in ViewLayout/.
import ObjectiveC
import CoreGraphics
import QuartzCore

/// A rectangular area of a window that draws, lays out its subviews and receives touches.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding {
    /// The class of the layer that backs this view; read once, at creation (record twu-layerclass-once).
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether the view's layout needs Auto Layout. Subclasses override it; constraints are solved here in any case.
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: State
    // Hit testing and layout read these properties at every level, and one plain assignment sets each. They need no check for
    // overlapping accesses, because no access lasts.
    @exclusivity(unchecked) final var backingLayer: CALayer?
    /// The view above; nil for a view in no hierarchy, and for windows. Not retained.
    open internal(set) var superview: UIView? { get { superviewReference.wrappedValue } set { superviewReference.wrappedValue = newValue } }
    @exclusivity(unchecked) private final var superviewReference = _ZeroingReference<UIView>()
    /// Back to front, which is also the order of drawing.
    open internal(set) var subviews: [UIView] = []
    @_ZeroingReference var windowStorage: UIWindow?
    @_ZeroingReference var viewController: UIViewController?
    /// A ViewLayoutState; stored beside the parts, because layout reads it all the time.
    final lazy var ownLayoutState: AnyObject = makeLayoutState()
    var gestureRecognizerStorage: [UIGestureRecognizer] = []
    var interactionStorage: [any UIInteraction] = []
    /// The running animation blocks that keep touches from this view.
    var animationsWithoutTouches = 0
    var tintColorStorage: UIColor?
    var backgroundColorStorage: UIColor?
    var maskStorage: UIView?
    var needsUpdateConstraintsFlag = true
    var descendantNeedsUpdateConstraints = true
    var joinedVisibleTree = false
    var needsUpdatePropertiesFlag = true
    var needsUpdateConfigurationFlag = false
    var descendantNeedsUpdateProperties = true
    var appliedTraits: UITraitCollection?
    var overrideStyle: UIUserInterfaceStyle = .unspecified
    var traitState: TraitState?

    /// A number the app chooses to find this view again with `viewWithTag(_:)`.
    open var tag = 0 { didSet { notifyValueChange(self, "tag", old: oldValue, new: tag) } }
    /// Whether the view and its subtree take touches. False lets touches pass to the views behind.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true { didSet { notifyValueChange(self, "isUserInteractionEnabled", old: oldValue, new: isUserInteractionEnabled) } }
    /// Whether the view gets further fingers while one is down in it. Default false.
    open var isMultipleTouchEnabled = false
    /// Whether touches are exclusive: while the view has a touch no other view of the window gets one, and vice versa. Recognizers ignore this.
    open var isExclusiveTouch = false
    /// The parts that change with the superview's size; without any bit, left and top stay.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether a change of size resizes subviews by their `autoresizingMask`.
    open var autoresizesSubviews = true
    /// The placement of content in bounds of another size; it also decides whether a change of size draws again.
    open var contentMode: ContentMode = .scaleToFill { didSet { contentModeChanged(from: oldValue) } }
    /// Kept; every drawing begins with a clear store.
    open var clearsContextBeforeDrawing = true
    var tintAdjustmentModeStorage: TintAdjustmentMode = .automatic
    /// Whether `tintColor` is dimmed in this subtree: `.normal` or `.dimmed`, as this view or its nearest ancestor without `.automatic` says.
    /// A change calls `tintColorDidChange()` on the subtree.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { isTintDimmed ? .dimmed : .normal }
        set { setTintAdjustmentMode(newValue) }
    }
    /// Decides `effectiveUserInterfaceLayoutDirection`, ahead of the traits.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified { didSet { setNeedsLayout() } }
    /// Kept; state restoration follows view controllers.
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

    deinit { releaseSubviews() }

    /// Live views are not archived: writes a line to standard error, and nothing to the coder.
    nonisolated open func encode(with coder: NSCoder) { EncodingUnavailable.report(self, coder) }

    /// The layer, made of `layerClass` at creation. The view is its delegate and stores frame, colours and visibility in it.
    open var layer: CALayer { backingLayer ?? installLayer() }

    // MARK: Auto Layout
    /// Whether the view keeps its own frame; set to false to position it with constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask } set { setTranslatesAutoresizingMask(newValue) }
    }
    /// The constraints that this view holds, in the order in which they were added; after the first layout also those of its content size.
    open var constraints: [NSLayoutConstraint] { layoutState.constraints.all + layoutState.contentConstraints }
    /// Adds a constraint whose items are this view or lie inside it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    /// Adds each constraint, in order.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    /// Deactivates a constraint that this view holds. Another view's constraint is ignored.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { if constraint.host === self { constraint.deactivate() } }
    /// Deactivates those of `constraints` that this view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }
    /// Whether more than one frame satisfies the constraints.
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    /// The direction of the view, left to right unless the view or its traits set another.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
    /// The part of the view that bars, notch and home indicator leave free.
    open var safeAreaLayoutGuide: UILayoutGuide { layoutState.guide(.safeArea) }
    /// The view inside its `layoutMargins`.
    open var layoutMarginsGuide: UILayoutGuide { layoutState.guide(.margins) }

    // MARK: Geometry, in points
    /// The frame in points of the superview. With a `transform`, the bounding box: set `bounds` and `center` then.
    open var frame: CGRect {
        get { layer.frame } set { withValueChange(self, "frame", of: layer.frame) { changeGeometry { layer.frame = newValue } } }
    }
    /// The view's own coordinate space in points. A change of size marks layout; in a scroll view the origin is the scroll position.
    open var bounds: CGRect { get { layer.bounds } set { withValueChange(self, "bounds", of: layer.bounds) { changeGeometry { layer.bounds = newValue } } } }
    /// The centre in points of the superview; a change of `transform` does not move it.
    open var center: CGPoint { get { layer.position } set { withValueChange(self, "center", of: layer.position) { changeGeometry { layer.position = newValue } } } }
    /// A transform around `center` on top of the layout's result: Auto Layout ignores it.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { withValueChange(self, "transform", of: layer.affineTransform()) { changeGeometry { layer.setAffineTransform(newValue) } } }
    }
    /// The same place as `transform`, in three dimensions.
    open var transform3D: CATransform3D {
        get { layer.transform } set { changeGeometry { layer.transform = newValue } }
    }
    /// The pixels per point of the content that `draw(_:)` makes, by default the screen's. Setting it draws again.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale } set { layer.contentsScale = newValue; setNeedsDisplay() }
    }

    /// The size that fits best inside `size`; the default is the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes to `sizeThatFits(_:)` of the present size.
    open func sizeToFit() { fitSize() }

    /// Converts a point from this view to `view`; nil means the window, or the topmost view if there is no window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    /// Converts a point from `view` to this view; nil means the window, or the topmost view if there is no window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
    /// Converts a rectangle from this view to `view`; the result is the bounding box of a turned one. nil means the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    /// Converts a rectangle from `view` to this view; the result is the bounding box of a turned one. nil means the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    // MARK: Appearance
    /// The colour behind the content, resolved with the view's traits and again when they change. nil shows the views behind.
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set { withValueChange(self, "backgroundColor", of: backgroundColor) { backgroundColorStorage = newValue; resolveBackgroundColor() } }
    }
    /// The opacity of the whole subtree, 0 to 1; other values are clamped. Below 0.01 the view gets no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            withValueChange(self, "alpha", of: CGFloat(layer.opacity)) { layer.opacity = Float(min(max(newValue, 0), 1)) }
            UpdateCycle.shared.setNeedsFrame()
        }
    }
    /// Whether the subtree is hidden from the screen and from hit testing; constraints still hold. A stack view closes the gap.
    open var isHidden: Bool {
        get { layer.isHidden }
        // Objective-C's key and Swift's.
        set { withValueChange(self, "isHidden", of: layer.isHidden) { changeHidden(newValue) } }
    }
    /// Promises to fill the bounds. False at first, where a device says true.
    open var isOpaque: Bool {
        get { layer.isOpaque } set { layer.isOpaque = newValue }
    }
    /// Cuts subviews off at the bounds and at the layer's corner radius.
    open var clipsToBounds: Bool { get { layer.masksToBounds } set { withValueChange(self, "clipsToBounds", of: clipsToBounds) { layer.masksToBounds = newValue } } }
    /// Shows the subtree only where this view is opaque. It must have no superview.
    open var mask: UIView? { get { maskStorage } set { maskStorage = newValue; layer.mask = newValue?.layer } }
    /// The rule for the corners (iOS 26), applied to the layer at each change of size. nil leaves the layer unchanged.
    open var cornerConfiguration: UICornerConfiguration! { didSet { applyCorners() } }
    /// The nearest tint colour set on this view or an ancestor; dimmed while `tintAdjustmentMode` is dimmed.
    open var tintColor: UIColor! { get { effectiveTintColor } set { withValueChange(self, "tintColor", of: tintColor) { tintColorStorage = newValue; propagateTintColorChange() } } }
    /// Called when the colour that `tintColor` answers has changed, on subviews without their own too.
    open func tintColorDidChange() {}

    // MARK: Snapshots
    /// A view that shows the appearance of this one; nil for a view without area.
    ///
    /// - Parameter afterUpdates: lays out and draws pending changes first, and shows values at the end of animations.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(of: bounds, afterUpdates, .zero) }
    /// A view that shows the present appearance of a part of this one; nil without a window.
    /// - Parameters:
    ///   - rect: the part, in points of this view.
    ///   - afterUpdates: lays out and draws pending changes first.
    ///   - capInsets: the edges that keep their size when the snapshot is resized.
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? {
        snapshot(of: rect, afterUpdates, capInsets)
    }
    /// Draws this view and its subviews into the current context, scaled to fill `rect`.
    ///
    /// - Returns: whether there was something to draw, and to draw on.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { drawAll(in: rect, afterUpdates) }

    // MARK: Hierarchy
    /// The window that contains the view; nil outside a window. Already set in `didMoveToWindow()`.
    open var window: UIWindow? { windowStorage }
    /// Adds `view` as the topmost subview, removing it from its present superview.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Inserts `view` among the subviews; an index beyond the end means the front. A view that is a subview already only changes places.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts `view` directly behind `sibling`, or at the front when `sibling` is not a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, relativeTo: sibling, offset: 0) }
    /// Inserts `view` directly in front of `sibling`, or at the front when `sibling` is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, relativeTo: sibling, offset: 1) }
    /// Exchanges two subviews; nothing happens if an index does not exist.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Moves a subview to the front; nothing happens if `view` is not a subview. No callbacks.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    /// Moves a subview to the back; nothing happens if `view` is not a subview. No callbacks.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    /// Removes the view, drops the constraints between this view and others, and calls the four move callbacks.
    open func removeFromSuperview() { leaveSuperview() }
    /// Called last when a subview was added, after its own callbacks.
    open func didAddSubview(_ subview: UIView) {}
    /// Called while the subview is still here, after its `willMove(toSuperview:)`.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before every other callback of the move; nil when the view is removed.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after `didMoveToWindow()` when a window was entered or left.
    open func didMoveToSuperview() {}
    /// Called on the whole subtree, parents first; nil when the subtree leaves its window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called on the whole subtree: parents first on the way in, children first on the way out.
    open func didMoveToWindow() {}
    /// Whether `view` is this view or one of its ancestors.
    open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }
    /// The view with this tag: the view itself or the first one below it, depth first. nil if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: Update cycle
    /// `layoutSubviews()` is called once in the next layout pass, however often this is.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Lays out this subtree now if anything in it is marked (record twu-layout-if-needed: once, layout only).
    open func layoutIfNeeded() { layoutNow() }
    /// Positions the subviews; the default applies Auto Layout's result.
    open func layoutSubviews() { applyConstraintFrames() }
    /// `draw(_:)` is called in the next display pass. Without an override of it nothing happens.
    open func setNeedsDisplay() { markNeedsDisplay(bounds) }
    /// Draws the whole view again: a part cannot be drawn alone.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }
    /// Draws the content of `rect` into the current graphics context.
    open func draw(_ rect: CGRect) {}
    /// `updateConstraints()` is called in the next pass before layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Whether `updateConstraints()` is still to run; true for a new view.
    open func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }
    /// Updates the constraints of this subtree, leaves first.
    open func updateConstraintsIfNeeded() { updateConstraintsNow() }
    /// iOS 26: a view updates its content from its model here, before layout and independently of layout.
    open func updateProperties() {}
    /// `updateProperties()` is called in the next pass before layout (iOS 26).
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
    /// Calls `updateProperties()` now on the views of this subtree that are marked.
    open func updatePropertiesIfNeeded() { updatePropertiesNow() }
    /// Updates the view's constraints; called once before layout if the view is marked. Overrides change their constraints and call super last.
    open func updateConstraints() { needsUpdateConstraintsFlag = false }

    // MARK: Layout
    /// A view without an intrinsic size on an axis answers this (-1).
    public static let noIntrinsicMetric: CGFloat = -1
    /// The natural size in points; `noIntrinsicMetric` on an axis without one, and on both axes of a plain view.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Marks the intrinsic size as changed; `intrinsicContentSize` is read again at the next layout.
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }
    /// The priority with which the view resists growing beyond its content; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layoutState.hugging(axis) }
    /// Sets the priority with which the view resists growing beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { layoutState.setHugging(priority, axis) }
    /// The priority with which the view resists shrinking below its content; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layoutState.compression(axis) }
    /// Sets the priority with which the view resists shrinking below its content.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { layoutState.setCompression(priority, axis) }
    /// The part at each side that constraints leave out, such as a shadow; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle that constraints align; overrides must be the reverse of `frame(forAlignmentRect:)`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The reverse of `alignmentRect(forFrame:)`.
    open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }
    /// The view whose text gives the first baseline; a plain view's baseline is its bottom.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose text gives the last baseline; a plain view's baseline is its bottom.
    open var forLastBaselineLayout: UIView { self }
    /// The baseline view before iOS 9; UIKit calls the other two properties.
    @available(iOS, deprecated: 9.0, message: "Override forFirstBaselineLayout or forLastBaselineLayout as appropriate instead")
    open func forBaselineLayout() -> UIView { self }
    /// The smallest size category for text inside; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? { get { traitState?.contentSizeLimits.minimum } set { changeContentSizeLimits { $0.minimum = newValue } } }
    /// The largest size category for text inside; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? { get { traitState?.contentSizeLimits.maximum } set { changeContentSizeLimits { $0.maximum = newValue } } }
    /// The limits that hold here, of this view and those around it, for a console.
    open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimitsInWords }
    /// The size that the constraints give, as near to the target as possible; both priorities are `fittingSizeLevel`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel) }
    /// The size that the constraints of the subtree give for the target size; a priority of 1000 keeps that axis.
    open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority) -> CGSize {
        fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
    }
    /// The points of this view that bars and screen edges cover; zero outside of a window.
    open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }
    /// Called when `safeAreaInsets` has another value.
    open func safeAreaInsetsDidChange() {}
    /// The space in points between the edges and the content: 8 at first, in a root view the system's side margins. Includes the
    /// safe area unless `insetsLayoutMarginsFromSafeArea` is false.
    open var layoutMargins: UIEdgeInsets {
        get { layoutState.layoutMargins } set { layoutState.layoutMargins = newValue }
    }
    /// `layoutMargins` with leading and trailing edges instead of left and right.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutState.directionalLayoutMargins } set { layoutState.directionalLayoutMargins = newValue }
    }
    /// Whether margins grow so that content also respects the superview's margins.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewMargins }
        set { layoutState.change(\.preservesSuperviewMargins, to: newValue) }
    }
    /// Whether the safe area is added to the margins.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set { layoutState.change(\.insetsMarginsFromSafeArea, to: newValue) }
    }
    /// Called when `layoutMargins` answers another value.
    open func layoutMarginsDidChange() {}

    // MARK: Traits
    /// The traits of the superview, or of the view's own controller, with the view's own overrides.
    open var traitCollection: UITraitCollection { currentTraits }
    /// Called when the new traits are in force and registered handlers have run. Deprecated in iOS 17, but still called.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for this subtree, from the next trait pass on.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { overrideStyle } set { overrideStyle = newValue; UpdateCycle.shared.setNeedsTraitUpdate() } }

    // MARK: Events
    open override var next: UIResponder? { viewController ?? superview }
    /// The deepest visible, enabled view under `point` (points of this view).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestSubtree(point, with: event) }
    /// Whether `point` (in points of this view) lies in the view's touch area, by default its bounds; hit testing asks it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { layer.boundsHold(point) }
    /// The view's recognizers; nil for none. Setting the property detaches all others.
    open var gestureRecognizers: [UIGestureRecognizer]? { get { gestureRecognizerStorage.isEmpty ? nil : gestureRecognizerStorage } set { replaceGestureRecognizers(newValue ?? []) } }
    /// Adds a recognizer and removes it from its previous view.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
    /// Removes a recognizer; nothing happens if it is on another view.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
    /// Called before a recognizer of this view or its subviews may begin.
    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    /// Menus, drags, drops and other interactions; setting the property removes the previous ones.
    open var interactions: [any UIInteraction] { get { interactionStorage } set { replaceInteractions(newValue) } }
    /// Adds an interaction and removes it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction; nothing happens if it is on another view.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// Whether a UILargeContentViewerInteraction shows the view large. Default false.
    open var showsLargeContentViewer: Bool { get { largeContent.isShown } set { largeContent.isShown = newValue } }
    /// The words of the large view.
    open var largeContentTitle: String? { get { largeContent.title } set { largeContent.title = newValue } }
    /// The picture of the large view.
    open var largeContentImage: UIImage? { get { largeContent.image } set { largeContent.image = newValue } }
    /// Whether the picture of the large view grows with the text. Default false.
    open var scalesLargeContentImage: Bool { get { largeContent.scalesImage } set { largeContent.scalesImage = newValue } }
    /// The points around the picture of the large view.
    open var largeContentImageInsets: UIEdgeInsets { get { largeContent.insets } set { largeContent.insets = newValue } }
    /// Resigns the first responder if it is this view or one below.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingSubtree(force) }

    override var defaultAccessibilityFrame: CGRect { accessibilityFrameOfBounds }

    // MARK: Focus (Events/Focus/UIFocusEnvironment.swift; nothing has it on a phone without a keyboard)
    /// Whether the view can have focus. Default false.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has focus. Always false here.
    open var isFocused: Bool { hasFocus }
    /// The environments that focus prefers below the view. Default none.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The group that the view's items are in.
    open var focusGroupIdentifier: String?
    /// The view's rank in its group. Default `ignored`.
    open var focusGroupPriority: UIFocusGroupPriority = .ignored
    /// The view's look with focus.
    open var focusEffect: UIFocusEffect?
    /// Requests a new choice among the preferred environments.
    open func setNeedsFocusUpdate() {}
    /// Carries out a request at once.
    open func updateFocusIfNeeded() {}
    /// Whether focus may move. Default true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Focus has moved.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Layer delegate (overridable on a view, CALayerDelegate)
    /// Makes the layer's contents: calls `draw(_:in:)`. An override sets `contents` itself.
    open func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// Called before `draw(_:in:)`.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Called in the layout pass; runs the controller's and the view's layout methods.
    open func layoutSublayers(of layer: CALayer) { layoutPass(of: layer) }
    /// Makes the context current, with the view's traits, and calls `draw(_:)` with the bounds.
    open func draw(_ layer: CALayer, in context: CGContext) { drawContent(of: layer, in: context) }
    /// The action for a changed layer property: an animation inside a block, `NSNull` outside.
    open func action(for layer: CALayer, forKey key: String) -> (any CAAction)? { animationAction(for: layer, key: key) }

    // MARK: Dynamics and motion
    /// The shape that dynamic items collide with. Default the bounds; subclasses override it.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The path for the type `path`: convex, around (0, 0), the view's centre. The default is the bounds.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY)) }
    /// Effects of the device's motion. A device that is not moved, as here and in the Simulator, shows none of them.
    open var motionEffects: [UIMotionEffect] = []

    // MARK: Hooks, which UIKit's own subclasses answer
    /// Reads the keys that nibs have for this class only. Called last, when subviews and constraints exist.
    func decodeOwnKeys(from coder: NSCoder) {}
    /// Reads a nib's keys for the subviews that the class itself has made. Called before the nib's subviews are decoded.
    func decodeOwnParts(from coder: NSCoder) {}
    /// Called when a subview was hidden or shown.
    func subviewVisibilityChanged() {}
    /// Called when a subview's content asks for another size: stack views that share by proportions compute again.
    func subviewContentSizeChanged() {}
    /// Whether the view's edges mean its content for constraints inside it, and its frame for all others.
    var holdsScrolledContent: Bool { false }
    /// The content size from constraints inside a view with scrolled content; nil elsewhere.
    var scrolledContentSize: CGSize? { get { nil } set {} }
    /// The font of the text that gives the baselines, and whether that text is one line; nil for a view without text.
    var baselineText: (font: UIFont, isOneLine: Bool)? { nil }
    /// A text that identifies the view in messages about constraints.
    var textInMessages: String? { nil }
    /// Whether other code decides the size: Auto Layout does not set it at the root, nor in an explanation of a conflict.
    var keepsOwnSize: Bool { false }
    /// Whether the view is directly on the screen and in no other view: a window.
    var standsOnScreen: Bool { false }
    /// Whether the view sizes its subviews itself, in place of their masks.
    var sizesItsSubviews: Bool { false }
    /// The traits of a view without a superview; nil if a controller or the screen gives them.
    var rootTraits: UITraitCollection? { nil }
    /// Whether the view's drawing depends on its size: a new size draws it again.
    var isNeverStretched: Bool { false }
    /// The view's height for a given width, if its text wraps.
    var widthDependentContent: (any WidthDependentContent)? { nil }
    /// Whether a finger that moves sideways from here belongs to the view and is no swipe back.
    var claimsSidewaysDrags: Bool { false }
}
