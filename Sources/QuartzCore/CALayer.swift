// CALayer's stored state and every member that subclasses override: the table of
// contents of the class. CALayer+*.swift does the work; LayerRenderer draws.

import CoreGraphics
import ObjectiveC

/// A rectangle of content in a tree. Geometry, content and appearance of views live here.
open class CALayer: NSObject, CAMediaTiming, @unchecked Sendable {
    var state = LayerState()
    var children: [CALayer] = []
    // One plain assignment sets the reference. Readers need no check for overlapping accesses, because no access lasts.
    @exclusivity(unchecked) private final var parentReference = _ZeroingReference<CALayer>()
    final var parent: CALayer? {
        get { parentReference.wrappedValue }
        set {
            parentReference.wrappedValue = newValue
            AnimationTimeline.changes += 1
        }
    }
    var maskLayer: CALayer?
    @_ZeroingReference var maskOwner: CALayer?
    var attached: [AttachedAnimation] = [] { didSet { AnimationTimeline.changes += 1 } }
    /// The model layer of a presentation layer.
    var shown: CALayer?
    var wasCommitted = false
    /// A new layer needs none (asdk-layer-clean).
    var layoutFlag = false
    var descendantLayoutFlag = false
    /// Whether the layer's `layoutSublayers()` runs.
    var isLayingOut = false
    /// Whether the layer's `onLayoutVisit` is due.
    var visitFlag = false
    /// Called once by the walk of layout after `setNeedsLayoutVisit()`, unless the layer's own layout is due.
    package var onLayoutVisit: (() -> Void)?
    var displayFlag = false
    /// Whether the layer's clock differs from the clock of its superlayer.
    var hasOwnClock = false
    var descendantDisplayFlag = false
    /// Whether the layer is displayed when something draws it, not in the frame: for UIKit's own views, where only the picture matters.
    package var displaysLazily = false
    var userValues: [String: Any] = [:]
    /// The cache of drawn pictures, made for layers whose pictures are worth keeping.
    var renderCache: RenderCache?
    /// A new number after each change of the layer's own appearance (LayerPicture); no two layers ever have the same.
    var drawVersion = DrawVersion.next()
    /// The node of the layer and all below it, until one of them changes.
    var node: LayerNode?

    /// The delegate, which is told of display, layout and actions; a view is its layer's delegate.
    open var delegate: (any CALayerDelegate)? { get { delegateReference.wrappedValue } set { delegateReference.wrappedValue = newValue } }
    private final var delegateReference = _ZeroingDelegate<any CALayerDelegate>()
    /// A name for the app's own use, as in dumps.
    open var name: String?
    /// Actions by key; an `NSNull` stops the search.
    open var actions: [String: any CAAction]?
    /// Whether the content fills the bounds without holes. Parts that `draw(in:)` leaves out are then black, not clear.
    open var isOpaque = false
    /// Kept for the app to read: drawing happens in the frame.
    open var drawsAsynchronously = false
    /// Whether a change of the size draws the content again instead of stretching it.
    open var needsDisplayOnBoundsChange = false
    /// Kept for the app to read: layers are drawn anew in each frame.
    open var shouldRasterize = false
    /// Kept for the app to read: a layer and its sublayers always fade as one.
    open var allowsGroupOpacity = true
    /// Kept for the app to read: edges are always smooth.
    open var allowsEdgeAntialiasing = false
    /// Kept for the app to read: all edges are smooth.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]

    // MARK: Timing
    /// The seconds of the parent's clock at which this layer's clock, and that of its sublayers, begins.
    open var beginTime: CFTimeInterval = 0 { didSet { timingChanged() } }
    /// Has no effect on a layer: its clock does not end.
    open var duration: CFTimeInterval = .infinity
    /// The speed of this layer's clock; 0 stops its animations and those of its sublayers at their present place.
    open var speed: Float = 1 { didSet { timingChanged() } }
    /// The seconds by which this layer's clock is ahead. With `speed` 0 it sets the place of animations.
    open var timeOffset: CFTimeInterval = 0 { didSet { timingChanged() } }
    /// Has no effect on a layer.
    open var repeatCount: Float = 0
    /// Has no effect on a layer.
    open var repeatDuration: CFTimeInterval = 0
    /// Has no effect on a layer.
    open var autoreverses = false
    /// Has no effect on a layer.
    open var fillMode: CAMediaTimingFillMode = .removed

    /// The additional content of one of QuartzCore's subclasses.
    var kind: (any LayerKind)? { get { nil } set {} }
    /// The same for a node, immutable.
    var publishedKind: (any LayerKind)? { kind }
    /// Whether its sublayers keep their depth: it has no plane of its own.
    var keepsDepth: Bool { false }

    // MARK: Creating
    public override init() { super.init() }

    /// Creates a copy of `layer`'s properties for presentation; subclasses copy their own.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyProperties(of: layer) }
    }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry, in points
    /// The origin of the layer's coordinates, and its size, in points. The size is set around `anchorPoint`. NaN raises `CALayerInvalidGeometry`.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            requireNumbers(newValue, "bounds")
            let old = state.bounds
            if old == newValue { return }
            withValueChange(self, "bounds", of: state.bounds) {
                change("bounds") { state.bounds = newValue }
                boundsChanged(from: old)
            }
        }
    }
    /// The position of `anchorPoint` in the superlayer.
    open var position: CGPoint {
        get { state.position }
        set {
            requireNumbers(newValue)
            if state.position != newValue { withValueChange(self, "position", of: state.position) { change("position") { state.position = newValue } } }
        }
    }
    /// The order among siblings: larger values are drawn on top, equal ones in the order of `sublayers`. It moves nothing.
    open var zPosition: CGFloat {
        get { state.zPosition } set { if state.zPosition != newValue { change("zPosition") { state.zPosition = newValue } } }
    }
    /// 0…1 in the bounds: the point that `position` places and that transforms keep.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint } set { if state.anchorPoint != newValue { change("anchorPoint") { state.anchorPoint = newValue } } }
    }
    /// The depth of the point that transforms keep, in points.
    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ } set { if state.anchorPointZ != newValue { change("anchorPointZ") { state.anchorPointZ = newValue } } }
    }
    /// The transform around `anchorPoint`. With `m34`, rotations around x and y are seen in perspective.
    open var transform: CATransform3D {
        get { state.transform }
        set {
            guard state.transform != newValue else { return }
            change("transform") { state.transform = newValue }
            extentChanged()
        }
    }
    /// Applied to the sublayers, around this layer's `anchorPoint`; its `m34` gives all of them one perspective.
    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set { if state.sublayerTransform != newValue { change("sublayerTransform") { state.sublayerTransform = newValue } } }
    }
    /// The smallest upright rectangle of the superlayer that holds the transformed bounds.
    open var frame: CGRect {
        get { state.frame } set { setFrame(newValue) }
    }
    /// Whether the layer is drawn when its transform shows its back. Default true.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided } set { if state.isDoubleSided != newValue { change("doubleSided") { state.isDoubleSided = newValue } } }
    }
    /// Whether y points up in this layer.
    open var isGeometryFlipped: Bool { get { state.isGeometryFlipped } set { if state.isGeometryFlipped != newValue { change("geometryFlipped") { state.isGeometryFlipped = newValue } } } }

    // MARK: Appearance
    /// The opacity from 0 to 1; a layer fades with its sublayers as one.
    open var opacity: Float {
        get { state.opacity } set { if state.opacity != newValue { change("opacity") { state.opacity = newValue } } }
    }
    /// Whether the layer and its contents are neither drawn nor hit.
    open var isHidden: Bool {
        get { state.isHidden } set { if state.isHidden != newValue { change("hidden") { state.isHidden = newValue } } }
    }
    /// Whether sublayers are clipped to the bounds, rounded corners included.
    open var masksToBounds: Bool {
        get { state.masksToBounds } set { if state.masksToBounds != newValue { change("masksToBounds") { state.masksToBounds = newValue } } }
    }
    /// Fills the bounds inside the rounded corners; nil for none.
    open var backgroundColor: CGColor? {
        get { state.backgroundColor } set { if state.backgroundColor != newValue { change("backgroundColor") { state.backgroundColor = newValue } } }
    }
    /// The corner radius in points. It cuts the background and border; content and sublayers only with `masksToBounds`.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius } set { if state.cornerRadius != newValue { change("cornerRadius") { state.cornerRadius = newValue } } }
    }
    /// The corners that `cornerRadius` rounds. Default all.
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners } set { if state.maskedCorners != newValue { change("maskedCorners") { state.maskedCorners = newValue } } }
    }
    /// The kind of corner curve. Default circular. CornerCurve has the continuous curve.
    open var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve } set { if state.cornerCurve != newValue { change("cornerCurve") { state.cornerCurve = newValue } } }
    }
    /// Width of the border, drawn inside the bounds.
    open var borderWidth: CGFloat { get { state.borderWidth } set { if state.borderWidth != newValue { change("borderWidth") { state.borderWidth = newValue } } } }
    /// Default black; seen only with a `borderWidth`.
    open var borderColor: CGColor? { get { state.borderColor } set { if state.borderColor != newValue { change("borderColor") { state.borderColor = newValue } } } }
    /// Default black; seen only with a `shadowOpacity`.
    open var shadowColor: CGColor? { get { state.shadowColor } set { if state.shadowColor != newValue { change("shadowColor") { state.shadowColor = newValue } } } }
    /// The shadow opacity from 0 to 1. Default 0: no shadow.
    open var shadowOpacity: Float { get { state.shadowOpacity } set { if state.shadowOpacity != newValue { change("shadowOpacity") { state.shadowOpacity = newValue } } } }
    /// The points by which the shadow is moved. Default 3 points up.
    open var shadowOffset: CGSize { get { state.shadowOffset } set { if state.shadowOffset != newValue { change("shadowOffset") { state.shadowOffset = newValue } } } }
    /// Standard deviation of the blur, in points.
    open var shadowRadius: CGFloat { get { state.shadowRadius } set { if state.shadowRadius != newValue { change("shadowRadius") { state.shadowRadius = newValue } } } }
    /// The shape that throws the shadow, in the layer's coordinates; nil takes that of the drawn layer, which costs more.
    open var shadowPath: CGPath? { get { state.shadowPath } set { if state.shadowPath != newValue { change("shadowPath") { state.shadowPath = newValue } } } }
    /// A layer of no tree whose opacity this layer's pixels take.
    open var mask: CALayer? { get { maskLayer } set { setMask(newValue) } }

    // MARK: Content
    /// A `CGImage`.
    open var contents: Any? {
        get {
            if displaysLazily { displayNowIfNeeded() }
            return state.contents
        }
        set { change("contents") { state.contents = newValue } }
    }
    /// The part of the contents to show, in their unit square. Default all.
    open var contentsRect: CGRect { get { state.contentsRect } set { if state.contentsRect != newValue { change("contentsRect") { state.contentsRect = newValue } } } }
    /// The part that stretches, in the contents' unit square; the parts around it keep their size. Only with the gravity `resize`.
    open var contentsCenter: CGRect { get { state.contentsCenter } set { if state.contentsCenter != newValue { change("contentsCenter") { state.contentsCenter = newValue } } } }
    /// The placement of contents in bounds of another size. Default `resize`.
    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { if state.contentsGravity != newValue { change("contentsGravity") { state.contentsGravity = newValue } } }
    }
    /// The pixels of the content per point.
    open var contentsScale: CGFloat { get { state.contentsScale } set { if state.contentsScale != newValue { change("contentsScale") { state.contentsScale = newValue } } } }
    /// Kept, but contents are always shrunk smoothly.
    open var minificationFilter: CALayerContentsFilter { get { state.minificationFilter } set { state.minificationFilter = newValue } }
    /// Levels of detail by which `trilinear` shrinking is blurrier (positive) or sharper. Contents are always shrunk to their exact size, so that there are no levels to choose from.
    open var minificationFilterBias: Float { get { state.minificationFilterBias } set { state.minificationFilterBias = newValue } }
    /// The filter with which enlarged contents are drawn. Default `linear`.
    open var magnificationFilter: CALayerContentsFilter {
        get { state.magnificationFilter }
        set { if state.magnificationFilter != newValue { change("magnificationFilter") { state.magnificationFilter = newValue } } }
    }
    /// Kept; without rasterization it has no effect.
    open var rasterizationScale: CGFloat { get { state.rasterizationScale } set { state.rasterizationScale = newValue } }

    // MARK: Hierarchy
    /// The superlayer; nil for the root of a tree. For a presentation layer it is the superlayer's presentation.
    open var superlayer: CALayer? { shown?.parent?.presentation() ?? parent }
    /// The sublayers from back to front; nil if there are none. Setting it removes layers that are not in the new list.
    open var sublayers: [CALayer]? { get { sublayerList } set { replaceSublayers(newValue ?? []) } }
    /// Adds `layer` in front and removes it from its previous superlayer. A layer that contains this one raises `CALayerInvalid`.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
    /// Inserts a layer; an index beyond the end puts it in front.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
    /// Inserts a layer behind `sibling`; nil puts it behind all.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    /// Inserts a layer in front of `sibling`; nil puts it in front of all.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    /// The new layer takes the place of the old one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    /// Removes the layer from the tree; its animations end when the transaction is committed.
    open func removeFromSuperlayer() { detach() }

    /// The factor by which a curve reaches further than `cornerRadius` along the edges.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? CornerCurve.reach : 1 }

    // MARK: Update cycle
    /// Requests `layoutSublayers()` in the next layout pass.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Whether layout was requested and has not happened.
    open func needsLayout() -> Bool { layoutFlag }
    /// Lays out now, with the superlayers that are marked too.
    open func layoutIfNeeded() { layoutTreeIfNeeded() }
    /// Positions the sublayers; the default calls the delegate.
    open func layoutSublayers() { askDelegateForLayout() }
    /// Requests `display()` in the next display pass.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Requests `display()` in the next display pass. The whole layer is drawn, even for a small rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }
    /// Whether display was requested and has not happened.
    open func needsDisplay() -> Bool { displayFlag }
    /// Displays now if display was requested.
    open func displayIfNeeded() { displayNowIfNeeded() }
    /// Fills `contents`; the default calls the delegate, else draws into a backing store.
    open func display() { askDelegateForDisplay() }
    /// Draws the content, in points of the bounds, y down; the default calls the delegate.
    open func draw(in ctx: CGContext) { askDelegateForDrawing(ctx) }
    /// Draws this layer and its sublayers with their model values into `ctx`.
    open func render(in ctx: CGContext) { render(in: ctx, presentation: false) }

    // MARK: Animations
    /// Adds a copy of the animation, which begins when the transaction is committed and replaces one with the same key (a transition: `transition`).
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key) }
    /// Removes the animation; its delegate is told that it was not finished.
    open func removeAnimation(forKey key: String) { detachAnimation(key) }
    /// Removes all animations; their delegates are told that they were not finished.
    open func removeAllAnimations() { detachAllAnimations() }
    /// Keys of the animations in the order of adding; nil when there are none.
    open func animationKeys() -> [String]? { keysOfAnimations }
    /// The copy that was added under the key. It must not be changed.
    open func animation(forKey key: String) -> CAAnimation? { animation(attachedFor: key) }
    /// The action for a change of `key`: the delegate's, this layer's, the class's action, else the implicit animation.
    open func action(forKey event: String) -> (any CAAction)? {
        let found = searchAction(event)
        guard let found, type(of: found) != NSNull.self else { return nil }
        return found
    }
    /// The action when neither delegate nor `actions` have one; for subclasses. Default nil, which leaves the implicit animation.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Whether a change of the key draws again; for subclasses. Never called here: call `setNeedsDisplay()` in `didSet`.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// A new layer's value for the key; nil for unknown keys.
    open class func defaultValue(forKey key: String) -> Any? { CALayer().layerValue(key)?.boxed }

    // MARK: Hooks of WillAppear's own subclasses
    /// The search behind `action(forKey:)`.
    func searchAction(_ key: String) -> (any CAAction)? { findAction(key) }
    /// Copies the properties of a layer of the same kind (for presentation layers).
    func copyProperties(of layer: CALayer) { copyBaseProperties(of: layer) }
    /// Sets a property of the kind by key; false for another key.
    func setKindValue(_ key: String, _ value: AnimatableValue) -> Bool { changeKind(key, value) }

    // MARK: Key-value coding
    /// Sets a value for any key: unknown keys are stored with the layer.
    open func setValue(_ value: Any?, forKey key: String) { setLayerValue(value, forKeyPath: key) }
    /// Sets a part too: `transform.rotation.z`, `position.x`, `bounds.size.width`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setLayerValue(value, forKeyPath: keyPath) }
    /// The property, or the value stored under the key.
    open func value(forKey key: String) -> Any? { anyValue(forKeyPath: key) }
    /// Reads a part too: `transform.rotation.z`, `position.x`, `bounds.size.width`.
    open func value(forKeyPath keyPath: String) -> Any? { anyValue(forKeyPath: keyPath) }

    /// Keeps the value with the layer.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { setLayerValue(value, forKeyPath: key) }
    /// The value stored under the key; nil for none.
    open func value(forUndefinedKey key: String) -> Any? { anyValue(forKeyPath: key) }

    // MARK: Geometry conversion
    /// Whether a point of the layer's own coordinates is in its bounds. Subclasses override it for other shapes.
    open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(p) }
    /// The deepest layer under `p`, a point of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitTestTree(p) }
    /// A point of `l` in this layer's coordinates; nil is the root's superlayer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l, to: self) }
    /// A point of this layer in `l`'s coordinates; nil is the root's superlayer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, from: self, to: l) }
    /// Converts a rectangle of `l` to this layer's coordinates; the result is the bounding box of a turned one.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l, to: self) }
    /// Converts a rectangle of this layer to `l`'s coordinates; the result is the bounding box of a turned one.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, from: self, to: l) }
    /// Converts seconds of `l`'s clock to this layer's clock; nil is the media clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(l?.mediaTime(t) ?? t) }
    /// Converts seconds of this layer's clock to `l`'s clock; nil is the media clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { l?.localTime(mediaTime(t)) ?? mediaTime(t) }
    /// The size of `frame`: nothing here lays layers out by their wishes.
    open func preferredFrameSize() -> CGSize { frame.size }
}

/// Accepts all undefined keys, because keys set from nibs and by key path arrive as such.
extension CALayer: UndefinedKeyHandling {}
