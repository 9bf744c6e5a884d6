// Owns UIBezierPath: a path with its line attributes, which draws itself into the current context.
import CoreGraphics

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Lines and curves in points, y down.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
    private var storage: CGMutablePath
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    /// Kept; curves are flattened by the renderer.
    open var flatness: CGFloat = 0.6
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

    public convenience init(cgPath: CGPath) {
        self.init(path: cgPath)
    }

    public convenience init(rect: CGRect) {
        self.init(path: CGPath(rect: rect, transform: nil))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(path: CGPath(ellipseIn: rect, transform: nil))
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }

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

    open var cgPath: CGPath {
        get { storage.copy() ?? storage }
        set { storage = newValue.mutableCopy() ?? CGMutablePath() }
    }

    open func move(to point: CGPoint) { storage.move(to: point) }
    open func addLine(to point: CGPoint) { storage.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storage.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // Core Graphics counts clockwise in a y-up space, UIKit in a y-down one.
        storage.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { storage.closeSubpath() }
    open func removeAllPoints() { storage = CGMutablePath() }
    open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.cgPath) }

    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(path: storage.reversed())
        result.takeAttributes(of: self)
        return result
    }

    open func apply(_ transform: CGAffineTransform) {
        let path = CGMutablePath()
        path.addPath(storage, transform: transform)
        storage = path
    }

    // MARK: Asking

    open var isEmpty: Bool { storage.isEmpty }
    /// The bounds of the curve itself.
    open var bounds: CGRect { storage.boundingBoxOfPath }
    open var currentPoint: CGPoint { storage.currentPoint }

    open func contains(_ point: CGPoint) -> Bool {
        storage.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
    }

    open func getLineDash(_ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?) {
        for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing

    open func fill() { draw(with: .normal, alpha: 1, fills: true) }
    open func stroke() { draw(with: .normal, alpha: 1, fills: false) }
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha: alpha, fills: true) }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha: alpha, fills: false) }

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
