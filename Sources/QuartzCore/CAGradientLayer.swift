// CAGradientLayer: a gradient over the layer's bounds, kept as a picture and filled into the outline.

import CoreGraphics

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from `startPoint` to `endPoint`. The default.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Ellipses around `startPoint`, whose half width and height are the distances of `endPoint`.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A gradient around `startPoint` that begins in the direction of `endPoint`.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Fills its bounds, inside the rounded corners, with colours that blend.
open class CAGradientLayer: CALayer, @unchecked Sendable {
    struct GradientState: Equatable {
        var colors: [CGColor] = []
        var locations: [Double]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    var gradient = GradientState()
    override var kind: (any LayerKind)? {
        get { gradient }
        set { if let new = newValue as? GradientState { gradient = new } }
    }

    /// `CGColor`s.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set { change("colors") { gradient.colors = newValue?.compactMap { $0 as? CGColor } ?? [] } }
    }
    /// Places 0…1 of the colours; nil for even spacing.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: $0) } }
        set { change("locations") { gradient.locations = newValue?.map(\.doubleValue) } }
    }
    /// The start of the gradient in the unit square of the bounds.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { if gradient.startPoint != newValue { change("startPoint") { gradient.startPoint = newValue } } }
    }
    /// The end of the gradient in the unit square of the bounds; by default the middle of the lower edge.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { if gradient.endPoint != newValue { change("endPoint") { gradient.endPoint = newValue } } }
    }
    /// The kind of gradient. Does not animate.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { if gradient.type != newValue { change("type") { gradient.type = newValue } } }
    }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
    }
}

extension CAGradientLayer.GradientState: LayerKind {
    var features: LayerFeatures { .keepsPicture }
    var draws: Bool { !colors.isEmpty }

    func draw(_ shown: LayerNode, in context: CGContext, renderer: LayerRenderer) {
        let b = shown.state.bounds
        guard b.width > 0, b.height > 0, b.width.isFinite, b.height.isFinite else { return }
        let t = context.deviceTransform
        guard let picture = keptPicture(shown, scale: abs(t.a * t.d - t.b * t.c).squareRoot()) else { return drawColors(b, in: context) }
        let size = CGSize(width: CGFloat(picture.image.width) / picture.scale, height: CGFloat(picture.image.height) / picture.scale)
        context.fill(shown.state.outline ?? CGPath(rect: b, transform: nil), with: picture.image, in: CGRect(origin: b.origin, size: size))
    }

    /// The gradient of these colours and size as an image, which costs a twentieth of drawing it again.
    private func keptPicture(_ shown: LayerNode, scale: CGFloat) -> (image: CGImage, scale: CGFloat)? {
        let bounds = shown.state.bounds
        let key = RenderCache.GradientKey(state: self, size: bounds.size, scale: scale)
        if let kept = shown.cache?.gradient, kept.key == key { return (kept.image, kept.scale) }
        guard let store = CALayer.makeBackingStore(size: bounds.size, scale: scale) else { return nil }
        store.translateBy(x: -bounds.minX, y: -bounds.minY)
        drawColors(bounds, in: store)
        guard let image = store.makeImage() else { return nil }
        shown.cache?.gradient = (key, image, store.scale)
        return (image, store.scale)
    }

    /// Fills the clip, or the bounds if the clip is larger, with the gradient.
    private func drawColors(_ b: CGRect, in context: CGContext) {
        var places = locations?.map { CGFloat($0) }
        if places?.count != colors.count { places = nil }
        let blend = CGGradient(colors: colors, locations: places)
        func place(_ unit: CGPoint) -> CGPoint { CGPoint(x: b.minX + unit.x * b.width, y: b.minY + unit.y * b.height) }
        context.saveGState()
        context.clip(to: b.insetBy(dx: -1, dy: -1))
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch type {
        case .radial:
            // An ellipse: its radii are the distances of the two points on each axis.
            let center = place(startPoint)
            let rx = abs(endPoint.x - startPoint.x) * b.width, ry = abs(endPoint.y - startPoint.y) * b.height
            context.translateBy(x: center.x, y: center.y)
            context.scaleBy(x: max(rx, 0.001), y: max(ry, 0.001))
            context.drawRadialGradient(blend, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: all)
        case .conic:
            let center = place(startPoint), end = place(endPoint)
            context.drawConicGradient(blend, center: center, angle: atan2(end.y - center.y, end.x - center.x))
        default:
            drawAxial(blend, b, from: startPoint, to: endPoint, options: all, in: context)
        }
        context.restoreGState()
    }

    /// Lines of one colour are square to the axis in the unit square, as on the device, not in points.
    private func drawAxial(_ blend: CGGradient, _ bounds: CGRect, from start: CGPoint, to end: CGPoint, options: CGGradientDrawingOptions, in context: CGContext) {
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.scaleBy(x: bounds.width, y: bounds.height)
        context.drawLinearGradient(blend, start: start, end: end, options: options)
    }

    func value(_ key: String) -> AnimatableValue? {
        switch key {
        case "colors": return .colors(colors)
        case "locations": return .numbers(locations ?? [])
        case "startPoint": return .point(startPoint)
        case "endPoint": return .point(endPoint)
        default: return nil
        }
    }

    mutating func set(_ key: String, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case ("colors", .colors(let v)): colors = v
        case ("locations", .numbers(let v)): locations = v
        case ("startPoint", .point(let v)): startPoint = v
        case ("endPoint", .point(let v)): endPoint = v
        default: return false
        }
        return true
    }
}
