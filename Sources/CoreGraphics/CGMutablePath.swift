// Owns CGMutablePath: the parts that can be added to a path. A call with a
// number that is not finite adds nothing, as on the device.

import Foundation

/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Empty.
    public init() {
        super.init(elements: [])
    }

    package override init(elements: [Element]) {
        super.init(elements: elements)
    }

    func append(_ element: Element, _ transform: CGAffineTransform) {
        let placed = transform.isIdentity ? element : element.applying(transform)
        if placed.isFinite { elements.append(placed) }
    }

    /// Begins a new part.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point), transform)
    }

    /// A line from the current point; without one the call is ignored, as on the device.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        if isEmpty { return }
        append(.line(point), transform)
    }

    /// A new part through these points; nothing for no points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        points.dropFirst().forEach { addLine(to: $0, transform: transform) }
    }

    /// A curve with one control point; ignored without a current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        if isEmpty { return }
        append(.quad(control: control, end: end), transform)
    }

    /// A curve with two control points; ignored without a current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        if isEmpty { return }
        append(.cubic(control1: control1, control2: control2, end: end), transform)
    }

    /// A line back to where this part began; ignored in an empty path.
    public func closeSubpath() {
        if isEmpty { return }
        elements.append(.close)
    }

    /// A closed part from the corner with the smallest x and y. Infinite rectangles add nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let r = rect.standardized
        guard r.minX.isFinite, r.minY.isFinite, r.maxX.isFinite, r.maxY.isFinite else { return }
        append(.move(CGPoint(x: r.minX, y: r.minY)), transform)
        append(.line(CGPoint(x: r.maxX, y: r.minY)), transform)
        append(.line(CGPoint(x: r.maxX, y: r.maxY)), transform)
        append(.line(CGPoint(x: r.minX, y: r.maxY)), transform)
        elements.append(.close)
    }

    /// A closed part for each.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }

    /// A closed part of four curves that touches the rectangle's sides.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let r = rect.standardized
        guard r.minX.isFinite, r.minY.isFinite, r.maxX.isFinite, r.maxY.isFinite else { return }
        let k: CGFloat = 0.5522847498307936
        let rx = r.width / 2, ry = r.height / 2, cx = r.midX, cy = r.midY
        append(.move(CGPoint(x: cx + rx, y: cy)), transform)
        let corners: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [(1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)]
        for (x0, y0, x1, y1) in corners {
            let control1 = CGPoint(x: cx + rx * (x0 + k * x1), y: cy + ry * (y0 + k * y1))
            let control2 = CGPoint(x: cx + rx * (x1 + k * x0), y: cy + ry * (y1 + k * y0))
            append(.cubic(control1: control1, control2: control2, end: CGPoint(x: cx + rx * x1, y: cy + ry * y1)), transform)
        }
        elements.append(.close)
    }

    /// Radii of the corners, at most half a side; zero adds a plain rectangle.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        let radius = CGSize(width: cornerWidth, height: cornerHeight)
        addRoundedRect(rect, radii: [radius, radius, radius, radius], transform: transform)
    }

    /// - Parameter radii: of (minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY), cut to half a side.
    package func addRoundedRect(_ rect: CGRect, radii: [CGSize], transform: CGAffineTransform = .identity) {
        let r = rect.standardized
        let fitted = radii.map { CGSize(width: min(max($0.width, 0), r.width / 2), height: min(max($0.height, 0), r.height / 2)) }
        guard fitted.count == 4, fitted.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            return addRect(rect, transform: transform)
        }
        guard r.minX.isFinite, r.minY.isFinite, r.maxX.isFinite, r.maxY.isFinite else { return }
        let k: CGFloat = 1 - 0.5522847498307936
        func corner(_ corner: CGPoint, _ from: CGPoint, _ to: CGPoint) {
            append(.line(from), transform)
            if from == corner || to == corner { return }
            let control1 = CGPoint(x: corner.x + (from.x - corner.x) * k, y: corner.y + (from.y - corner.y) * k)
            let control2 = CGPoint(x: corner.x + (to.x - corner.x) * k, y: corner.y + (to.y - corner.y) * k)
            append(.cubic(control1: control1, control2: control2, end: to), transform)
        }
        append(.move(CGPoint(x: r.minX + fitted[0].width, y: r.minY)), transform)
        corner(CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX - fitted[1].width, y: r.minY), CGPoint(x: r.maxX, y: r.minY + fitted[1].height))
        corner(CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY - fitted[2].height), CGPoint(x: r.maxX - fitted[2].width, y: r.maxY))
        corner(CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.minX + fitted[3].width, y: r.maxY), CGPoint(x: r.minX, y: r.maxY - fitted[3].height))
        corner(CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.minX, y: r.minY + fitted[0].height), CGPoint(x: r.minX + fitted[0].width, y: r.minY))
        elements.append(.close)
    }

    /// - Parameters: angles in radians; `clockwise` in a y-up space, as Apple counts it.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        if abs(delta) >= turn {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Radians; a line leads to the start when there is a current point. More than a turn counts as one.
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity) {
        guard delta.isFinite, startAngle.isFinite, radius.isFinite, radius >= 0 else { return }
        func place(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = place(startAngle)
        append(isEmpty ? .move(start) : .line(start), transform)
        let sweep = min(max(delta, -2 * .pi), 2 * .pi)
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let k = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let from = startAngle + step * CGFloat(index), to = from + step
            let p0 = place(from), p1 = place(to)
            let control1 = CGPoint(x: p0.x - k * sin(from), y: p0.y + k * cos(from))
            let control2 = CGPoint(x: p1.x + k * sin(to), y: p1.y - k * cos(to))
            append(.cubic(control1: control1, control2: control2, end: p1), transform)
        }
    }

    /// An arc that touches the lines current point – `tangent1End` – `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        guard !isEmpty, transform.isInvertible else { return }
        let current = currentPoint.applying(transform.inverted())
        let u = CGVector(dx: current.x - tangent1End.x, dy: current.y - tangent1End.y)
        let v = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lengthU = hypot(u.dx, u.dy), lengthV = hypot(v.dx, v.dy)
        guard lengthU > 0, lengthV > 0, radius > 0 else { return addLine(to: tangent1End, transform: transform) }
        let cosine = min(max((u.dx * v.dx + u.dy * v.dy) / (lengthU * lengthV), -1), 1)
        let half = acos(cosine) / 2
        guard half > 1e-6, half < .pi / 2 - 1e-6 else { return addLine(to: tangent1End, transform: transform) }
        let distance = radius / tan(half)
        let from = CGPoint(x: tangent1End.x + u.dx / lengthU * distance, y: tangent1End.y + u.dy / lengthU * distance)
        let to = CGPoint(x: tangent1End.x + v.dx / lengthV * distance, y: tangent1End.y + v.dy / lengthV * distance)
        let bisector = CGVector(dx: u.dx / lengthU + v.dx / lengthV, dy: u.dy / lengthU + v.dy / lengthV)
        let bisectorLength = hypot(bisector.dx, bisector.dy), reach = radius / sin(half)
        let center = CGPoint(
            x: tangent1End.x + bisector.dx / bisectorLength * reach,
            y: tangent1End.y + bisector.dy / bisectorLength * reach)
        let startAngle = atan2(from.y - center.y, from.x - center.x)
        var delta = atan2(to.y - center.y, to.x - center.x) - startAngle
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// The other path's parts, each point mapped by `transform`.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements.append(contentsOf: path.mapped(transform).filter(\.isFinite))
    }
}
