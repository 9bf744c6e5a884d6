// CALayer's stored state and every member that subclasses override: the table of
// contents of the class. The work is in CALayer+*.swift; drawing is LayerRenderer's.

import CoreGraphics
import ObjectiveC

/// A rectangle of content in a tree. Geometry, content and appearance of views live here.
open class CALayer: NSObject, CAMediaTiming, @unchecked Sendable {
    var state = LayerState()
    var children: [CALayer] = []
    weak var parent: CALayer?
    var maskLayer: CALayer?
    weak var maskOwner: CALayer?
    var attached: [AttachedAnimation] = []
    /// On a presentation layer: the layer that it shows.
    var shown: CALayer?
    var wasCommitted = false
    var layoutFlag = true
    var descendantLayoutFlag = false
    var displayFlag = false
    var descendantDisplayFlag = false
    /// Displayed when something draws it, not in the frame: for UIKit's own views, where only the picture tells.
    package var displaysLazily = false
    var userValues: [String: Any] = [:]
    let renderCache = RenderCache()

    /// Told of display, layout and actions; a view is its layer's delegate.
    open weak var delegate: (any CALayerDelegate)?
    open var name: String?
    /// Actions by key; an `NSNull` stops the search.
    open var actions: [String: any CAAction]?
    open var isOpaque = false
    open var drawsAsynchronously = false
    open var needsDisplayOnBoundsChange = false
    open var shouldRasterize = false
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]

    // MARK: Timing
    open var beginTime: CFTimeInterval = 0 { didSet { timingChanged() } }
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1 { didSet { timingChanged() } }
    open var timeOffset: CFTimeInterval = 0 { didSet { timingChanged() } }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    // MARK: Creating
    public override init() {
        super.init()
    }

    /// A copy of `layer`'s properties for presentation; subclasses copy theirs.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyProperties(of: layer) }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Geometry, in points
    open var bounds: CGRect {
        get { state.bounds }
        set {
            requireNumbers(newValue, "bounds")
            let old = state.bounds
            if old == newValue { return }
            change("bounds") { state.bounds = newValue }
            boundsChanged(from: old)
        }
    }
    /// Where `anchorPoint` lies in the superlayer.
    open var position: CGPoint {
        get { state.position }
        set {
            requireNumbers(newValue)
            if state.position != newValue { change("position") { state.position = newValue } }
        }
    }
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { if state.zPosition != newValue { change("zPosition") { state.zPosition = newValue } } }
    }
    /// 0…1 in the bounds: the point that `position` places and that transforms keep.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { if state.anchorPoint != newValue { change("anchorPoint") { state.anchorPoint = newValue } } }
    }
    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { if state.anchorPointZ != newValue { change("anchorPointZ") { state.anchorPointZ = newValue } } }
    }
    open var transform: CATransform3D {
        get { state.transform }
        set { if state.transform != newValue { change("transform") { state.transform = newValue } } }
    }
    open var sublayerTransform: CATransform3D {
        get { state.sublayerTransform }
        set { if state.sublayerTransform != newValue { change("sublayerTransform") { state.sublayerTransform = newValue } } }
    }
    /// The smallest upright rectangle of the superlayer that holds the transformed bounds.
    open var frame: CGRect {
        get { frameInSuperlayer }
        set { setFrame(newValue) }
    }
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { if state.isDoubleSided != newValue { change("doubleSided") { state.isDoubleSided = newValue } } }
    }
    open var isGeometryFlipped: Bool {
        get { state.isGeometryFlipped }
        set { if state.isGeometryFlipped != newValue { change("geometryFlipped") { state.isGeometryFlipped = newValue } } }
    }

    // MARK: Appearance
    open var opacity: Float {
        get { state.opacity }
        set { if state.opacity != newValue { change("opacity") { state.opacity = newValue } } }
    }
    open var isHidden: Bool {
        get { state.isHidden }
        set { if state.isHidden != newValue { change("hidden") { state.isHidden = newValue } } }
    }
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { if state.masksToBounds != newValue { change("masksToBounds") { state.masksToBounds = newValue } } }
    }
    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { if state.backgroundColor != newValue { change("backgroundColor") { state.backgroundColor = newValue } } }
    }
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { if state.cornerRadius != newValue { change("cornerRadius") { state.cornerRadius = newValue } } }
    }
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { if state.maskedCorners != newValue { change("maskedCorners") { state.maskedCorners = newValue } } }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { state.cornerCurve }
        set { if state.cornerCurve != newValue { change("cornerCurve") { state.cornerCurve = newValue } } }
    }
    /// Width of the border, drawn inside the bounds.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { if state.borderWidth != newValue { change("borderWidth") { state.borderWidth = newValue } } }
    }
    open var borderColor: CGColor? {
        get { state.borderColor }
        set { if state.borderColor != newValue { change("borderColor") { state.borderColor = newValue } } }
    }
    open var shadowColor: CGColor? {
        get { state.shadowColor }
        set { if state.shadowColor != newValue { change("shadowColor") { state.shadowColor = newValue } } }
    }
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { if state.shadowOpacity != newValue { change("shadowOpacity") { state.shadowOpacity = newValue } } }
    }
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { if state.shadowOffset != newValue { change("shadowOffset") { state.shadowOffset = newValue } } }
    }
    /// Standard deviation of the blur, in points.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { if state.shadowRadius != newValue { change("shadowRadius") { state.shadowRadius = newValue } } }
    }
    open var shadowPath: CGPath? {
        get { state.shadowPath }
        set { if state.shadowPath != newValue { change("shadowPath") { state.shadowPath = newValue } } }
    }
    /// A layer of no tree whose opacity this layer's pixels take.
    open var mask: CALayer? {
        get { maskLayer }
        set { setMask(newValue) }
    }

    // MARK: Content
    /// A `CGImage`.
    open var contents: Any? {
        get {
            if displaysLazily { displayNowIfNeeded() }
            return state.contents
        }
        set { change("contents") { state.contents = newValue } }
    }
    open var contentsRect: CGRect {
        get { state.contentsRect }
        set { if state.contentsRect != newValue { change("contentsRect") { state.contentsRect = newValue } } }
    }
    open var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { if state.contentsCenter != newValue { change("contentsCenter") { state.contentsCenter = newValue } } }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { if state.contentsGravity != newValue { change("contentsGravity") { state.contentsGravity = newValue } } }
    }
    /// Pixels of the content per point.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { if state.contentsScale != newValue { change("contentsScale") { state.contentsScale = newValue } } }
    }
    open var minificationFilter: CALayerContentsFilter {
        get { state.minificationFilter }
        set { state.minificationFilter = newValue }
    }
    open var magnificationFilter: CALayerContentsFilter {
        get { state.magnificationFilter }
        set { state.magnificationFilter = newValue }
    }
    open var rasterizationScale: CGFloat {
        get { state.rasterizationScale }
        set { state.rasterizationScale = newValue }
    }

    // MARK: Hierarchy
    open var superlayer: CALayer? { shown?.parent?.presentation() ?? parent }
    open var sublayers: [CALayer]? {
        get { sublayerList }
        set { replaceSublayers(newValue ?? []) }
    }
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    open func removeFromSuperlayer() { detach() }

    // MARK: Update cycle
    open func setNeedsLayout() { markNeedsLayout() }
    open func needsLayout() -> Bool { layoutFlag }
    open func layoutIfNeeded() { layoutTreeIfNeeded() }
    /// Positions the sublayers; the default asks the delegate.
    open func layoutSublayers() { askDelegateForLayout() }
    open func setNeedsDisplay() { markNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }
    open func needsDisplay() -> Bool { displayFlag }
    open func displayIfNeeded() { displayNowIfNeeded() }
    /// Fills `contents`; the default asks the delegate, else draws into a backing store.
    open func display() { askDelegateForDisplay() }
    /// Draws the content, in points of the bounds, y down; the default asks the delegate.
    open func draw(in ctx: CGContext) { askDelegateForDrawing(ctx) }
    /// Draws this layer and its sublayers with their model values into `ctx`.
    open func render(in ctx: CGContext) { render(in: ctx, presentation: false) }

    // MARK: Animations
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key) }
    open func removeAnimation(forKey key: String) { detachAnimation(key) }
    open func removeAllAnimations() { detachAllAnimations() }
    open func animationKeys() -> [String]? { keysOfAnimations }
    open func animation(forKey key: String) -> CAAnimation? { animation(attachedFor: key) }
    /// What answers a change of `key`: the delegate's, this layer's, the class's action, else the implicit animation.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(event) }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { CALayer().layerValue(key)?.boxed }

    // MARK: Presentation and drawing hooks of our own subclasses
    /// The search behind `action(forKey:)`.
    func searchAction(_ key: String) -> (any CAAction)? { findAction(key) }
    /// Takes over the properties of a layer of the same kind (presentation).
    func copyProperties(of layer: CALayer) { copyBaseProperties(of: layer) }
    /// Draws what the kind of layer shows above its background, in points of the bounds.
    func drawKind(in context: CGContext, renderer: LayerRenderer) {}
    /// The kind draws something without `contents`.
    var hasKindContent: Bool { false }
    /// What `drawKind` may cover, in the coordinates of the bounds.
    var kindExtent: CGRect { state.bounds }
    func kindValue(_ key: String) -> AnimatableValue? { nil }
    func setKindValue(_ key: String, _ value: AnimatableValue) -> Bool { false }

    // MARK: Key-value coding
    /// Any key may be set: unknown ones are kept with the layer.
    open func setValue(_ value: Any?, forKey key: String) { setLayerValue(value, forKeyPath: key) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setLayerValue(value, forKeyPath: keyPath) }
    open func value(forKey key: String) -> Any? { anyValue(forKeyPath: key) }
    open func value(forKeyPath keyPath: String) -> Any? { anyValue(forKeyPath: keyPath) }

    open func setValue(_ value: Any?, forUndefinedKey key: String) { setLayerValue(value, forKeyPath: key) }
    open func value(forUndefinedKey key: String) -> Any? { anyValue(forKeyPath: key) }

    // MARK: Geometry conversion
    open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(p) }
    /// The deepest layer under `p`, a point of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitTestTree(p) }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l, to: self) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, from: self, to: l) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l, to: self) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, from: self, to: l) }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(l?.mediaTime(t) ?? t) }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { l?.localTime(mediaTime(t)) ?? mediaTime(t) }
    open func preferredFrameSize() -> CGSize { frame.size }
}

/// Keys set from nibs and by key path arrive as undefined ones: a layer accepts them all.
extension CALayer: UndefinedKeyHandling {}
