// UIBezierPath: a path with its line attributes, which draws itself into the current context.
import CoreGraphics

/// Corners of a rectangle, seen with y down.
public struct UIRectCorner: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// Creates a set from raw bits; bits without a name here are preserved.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner with the smallest x and y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner with the largest x and the smallest y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner with the smallest x and the largest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner with the largest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// Every bit: all four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Lines and curves in points, y down.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
    private var storage: CGMutablePath
    /// The width in points, half of it on each side of the path.
    open var lineWidth: CGFloat = 1
    /// The shape of open ends.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of corners.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The number of line widths that a pointed corner may reach before it is cut off.
    open var miterLimit: CGFloat = 10
    /// Kept; curves are flattened by the renderer.
    open var flatness: CGFloat = 0.6
    /// Parts that are covered twice are left empty when filling, clipping and asking `contains(_:)`.
    open var usesEvenOddFillRule = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        storage = CGMutablePath()
        super.init()
    }

    public required init?(coder: NSCoder) {
        storage = CGMutablePath()
        super.init()
    }

    private init(path: CGPath) {
        storage = path.mutableCopy() ?? CGMutablePath()
        super.init()
    }

    /// Creates a copy of the path with the default line attributes.
    public convenience init(cgPath: CGPath) {
        self.init(path: cgPath)
    }

    /// Begins at the upper left corner.
    public convenience init(rect: CGRect) {
        self.init(path: CGPath(rect: rect, transform: nil))
    }

    /// An ellipse that touches the rectangle's sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init(path: CGPath(ellipseIn: rect, transform: nil))
    }

    /// A rounded rectangle; the radius in points is at most half of a side. Corners are arcs, without a device's continuous curve.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }

    /// Width and height of `cornerRadii` are the two radii of an elliptic corner.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let path = CGMutablePath()
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        path.addRoundedRect(rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero })
        self.init(path: path)
    }

    /// - Parameters: angles in radians, growing clockwise on screen.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A separate path with the same line attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path: storage)
        copy.takeAttributes(of: self)
        return copy
    }

    private func takeAttributes(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle, miterLimit) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle, other.miterLimit)
        (flatness, usesEvenOddFillRule, dash) = (other.flatness, other.usesEvenOddFillRule, other.dash)
    }

    // MARK: Building

    /// The path. Reading it copies; setting it keeps the line attributes.
    open var cgPath: CGPath {
        get { storage.copy() ?? storage }
        set { storage = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Begins a new part of the path.
    open func move(to point: CGPoint) { storage.move(to: point) }
    /// Adds a line from the current point. Does nothing without a current point.
    open func addLine(to point: CGPoint) { storage.addLine(to: point) }

    /// A cubic curve; does nothing without a current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// A quadratic curve; does nothing without a current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storage.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Radians, growing clockwise on screen. A line leads to the arc's start when there is a current point.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics counts clockwise in a y-up space, UIKit in a y-down one.
        storage.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// A line back to where this part began.
    open func close() { storage.closeSubpath() }
    /// Keeps the line attributes.
    open func removeAllPoints() { storage = CGMutablePath() }
    /// The other path's parts; its line attributes are not taken over.
    open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.cgPath) }

    /// The same shape drawn backwards, which matters for winding and dashes.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(path: storage.reversed())
        result.takeAttributes(of: self)
        return result
    }

    /// Moves all points; the line width stays.
    open func apply(_ transform: CGAffineTransform) {
        let path = CGMutablePath()
        path.addPath(storage, transform: transform)
        storage = path
    }

    // MARK: Asking

    /// True until something was added.
    open var isEmpty: Bool { storage.isEmpty }
    /// The bounds of the curve itself.
    open var bounds: CGRect { storage.boundingBoxOfPath }
    /// The point at which the next line begins; zero for an empty path.
    open var currentPoint: CGPoint { storage.currentPoint }

    /// Whether `fill()` would paint the point; open parts count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        storage.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Painted and unpainted lengths in points, in turn; nil or no lengths make a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
    }

    /// Reads the dash pattern. `pattern` must have room for `count` lengths; call with nil first to get the count.
    open func getLineDash(_ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?) {
        for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing

    /// Fills the path with the context's fill colour. Does nothing outside of a graphics context.
    open func fill() { draw(with: .normal, alpha: 1, fills: true) }
    /// Strokes the path with the context's stroke colour and the path's line attributes. Does nothing outside of a graphics context.
    open func stroke() { draw(with: .normal, alpha: 1, fills: false) }
    /// `alpha` 0 to 1 multiplies the colour's.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha: alpha, fills: true) }
    /// `alpha` 0 to 1 multiplies the colour's.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha: alpha, fills: false) }

    /// Narrows the current context's clip; only restoring the state widens it again.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(storage)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(with blendMode: CGBlendMode, alpha: CGFloat, fills: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(storage)
        if fills {
            context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        } else {
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
        context.restoreGState()
    }
}
