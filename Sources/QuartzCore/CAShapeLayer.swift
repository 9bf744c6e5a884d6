// CAShapeLayer: a filled and stroked path as a layer's content.

import CoreGraphics

/// The rule for the points inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Fills the areas that the path goes around. The default.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Fills the areas that a line from outside reaches after an odd number of crossings.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of open strokes.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off at the end. The default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half a circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half the width beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of strokes.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point, up to `miterLimit`. The default.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Draws `path`, in the layer's coordinates, not cut to its bounds.
open class CAShapeLayer: CALayer, @unchecked Sendable {
    struct ShapeState {
        var path: CGPath?
        var fillColor: CGColor? = .black
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?
        var fillRule = CAShapeLayerFillRule.nonZero
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
    }

    var shape = ShapeState()
    override var kind: (any LayerKind)? {
        get { shape }
        set { if let new = newValue as? ShapeState { shape = new } }
    }
    /// The rule for filling. Does not animate.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { if shape.fillRule != newValue { setAtOnce { shape.fillRule = newValue } } }
    }
    /// The shape of the ends of lines. Does not animate.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { if shape.lineCap != newValue { setAtOnce { shape.lineCap = newValue } } }
    }
    /// The shape of the joins of lines. Does not animate.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { if shape.lineJoin != newValue { setAtOnce { shape.lineJoin = newValue } } }
    }

    /// The path that is drawn. Does not animate implicitly, as on the device.
    open var path: CGPath? {
        get { shape.path }
        set { change("path") { shape.path = newValue?.copy() } }
    }
    /// Default black; nil does not fill.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { if shape.fillColor != newValue { change("fillColor") { shape.fillColor = newValue } } }
    }
    /// The colour of the stroke; nil, the default, does not stroke.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { if shape.strokeColor != newValue { change("strokeColor") { shape.strokeColor = newValue } } }
    }
    /// 0…1 of the path's length at which the stroke begins.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { if shape.strokeStart != newValue { change("strokeStart") { shape.strokeStart = newValue } } }
    }
    /// 0…1 of the path's length at which the stroke ends.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { if shape.strokeEnd != newValue { change("strokeEnd") { shape.strokeEnd = newValue } } }
    }
    /// The line width in points, half of them on each side of the path. Default 1.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { if shape.lineWidth != newValue { change("lineWidth") { shape.lineWidth = newValue } } }
    }
    /// The longest corner of a `miter` join, in line widths; a longer corner is cut. Default 10.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { if shape.miterLimit != newValue { change("miterLimit") { shape.miterLimit = newValue } } }
    }
    /// The points into the pattern at which the stroke begins. Animate it for running dashes.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { if shape.lineDashPhase != newValue { change("lineDashPhase") { shape.lineDashPhase = newValue } } }
    }
    /// The points drawn and left out, in turn; nil draws a whole line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change("lineDashPattern") { shape.lineDashPattern = newValue } }
    }

    /// A change that no action answers.
    private func setAtOnce(_ change: () -> Void) {
        change()
        if shown == nil { CATransaction.noteChange(of: self) }
    }

    override func searchAction(_ key: String) -> (any CAAction)? {
        let found = super.searchAction(key)
        return key == "path" && found is CABasicAnimation && delegate == nil && actions?[key] == nil ? nil : found
    }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        if let layer = layer as? CAShapeLayer { shape = layer.shape }
    }
}

extension CAShapeLayer.ShapeState: LayerKind {
    var features: LayerFeatures { .isCurved }
    var draws: Bool { path != nil }

    func extent(of shown: LayerNode) -> CGRect {
        guard let path else { return .null }
        let reach = strokeColor == nil ? 0 : lineWidth * (lineJoin == .miter ? miterLimit : 1)
        return path.boundingBox.insetBy(dx: -min(reach, lineWidth * 4), dy: -min(reach, lineWidth * 4))
    }

    func draw(_ shown: LayerNode, in context: CGContext, renderer: LayerRenderer) {
        guard let path else { return }
        if let fill = fillColor, fill.alpha > 0 {
            context.setFillColor(fill)
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let stroke = strokeColor, stroke.alpha > 0, lineWidth > 0 else { return }
        var line = path
        if strokeStart > 0 || strokeEnd < 1 {
            guard let trimmed = path.trimmed(from: strokeStart, to: strokeEnd) else { return }
            line = trimmed
        }
        context.saveGState()
        context.setStrokeColor(stroke)
        context.setLineWidth(lineWidth)
        context.setMiterLimit(miterLimit)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
        context.addPath(line)
        context.strokePath()
        context.restoreGState()
    }

    func value(_ key: String) -> AnimatableValue? {
        switch key {
        case "path": return .path(path)
        case "fillColor": return .color(fillColor)
        case "strokeColor": return .color(strokeColor)
        case "strokeStart": return .number(strokeStart)
        case "strokeEnd": return .number(strokeEnd)
        case "lineWidth": return .number(lineWidth)
        case "miterLimit": return .number(miterLimit)
        case "lineDashPhase": return .number(lineDashPhase)
        case "lineDashPattern": return .numbers(lineDashPattern?.map(\.doubleValue) ?? [])
        default: return nil
        }
    }

    mutating func set(_ key: String, _ value: AnimatableValue) -> Bool {
        switch (key, value) {
        case ("path", .path(let v)): path = v?.copy()
        case ("fillColor", .color(let v)): fillColor = v
        case ("strokeColor", .color(let v)): strokeColor = v
        case ("strokeStart", .number(let v)): strokeStart = v
        case ("strokeEnd", .number(let v)): strokeEnd = v
        case ("lineWidth", .number(let v)): lineWidth = v
        case ("miterLimit", .number(let v)): miterLimit = v
        case ("lineDashPhase", .number(let v)): lineDashPhase = v
        case ("lineDashPattern", .numbers(let v)): lineDashPattern = v.map { NSNumber(value: $0) }
        default: return false
        }
        return true
    }
}

extension CGPath {
    /// The part between two fractions of the whole length, as polygons; nil when nothing is left.
    func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath? {
        let start = min(max(start, 0), 1), end = min(max(end, 0), 1)
        guard end > start else { return nil }
        var lines: [[CGPoint]] = []
        for polygon in flattened() {
            var points = polygon.points
            if polygon.isClosed, let first = points.first { points.append(first) }
            lines.append(points)
        }
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
        let total = lines.reduce(0) { $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) } }
        let from = start * total, to = end * total
        let result = CGMutablePath()
        var done: CGFloat = 0
        for points in lines {
            var isDrawing = false
            for (a, b) in zip(points, points.dropFirst()) {
                let step = length(a, b)
                defer { done += step }
                guard step > 0, done + step > from, done < to else {
                    isDrawing = false
                    continue
                }
                func at(_ distance: CGFloat) -> CGPoint {
                    let t = min(max((distance - done) / step, 0), 1)
                    return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                }
                if !isDrawing { result.move(to: at(max(from, done))) }
                result.addLine(to: at(min(to, done + step)))
                isDrawing = true
            }
        }
        return result.isEmpty ? nil : result
    }
}
