// Owns CGPath (immutable) and its elements: bounds, containment, transformation.
// CGMutablePath builds them; CGContext and CAShapeLayer draw them. Stroked and
// dashed copies are in CGPath+Stroking.swift.

import Foundation

/// The kind of a part of a path, which says how many points the part has.
public enum CGPathElementType: Int32, Sendable {
    /// One point for moves and lines, two and three for curves, none for a close.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A part of a path, as `CGPath.applyWithBlock` passes it: the points stay valid during the call.
public struct CGPathElement {
    /// Says how many of `points` count.
    public var type: CGPathElementType
    /// Control points first, the end last.
    public var points: UnsafeMutablePointer<CGPoint>

    /// For code that makes elements itself.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that `CGPath.apply(info:function:)` calls with its first argument for each element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// Lines and curves, in subpaths.
public class CGPath: Hashable, @unchecked Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, end: CGPoint)
        case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    package internal(set) var elements: [Element]

    package init(elements: [Element]) {
        self.elements = elements
    }

    /// An immutable path with the parts that `build` adds.
    convenience init(_ build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        build(path)
        self.init(elements: path.elements)
    }

    /// A closed rectangle, mapped by `transform`; nil maps nothing.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let matrix = transform?.pointee ?? .identity
        self.init { $0.addRect(rect, transform: matrix) }
    }

    /// An ellipse that touches the rectangle's sides, mapped by `transform`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let matrix = transform?.pointee ?? .identity
        self.init { $0.addEllipse(in: rect, transform: matrix) }
    }

    /// - Parameters cornerWidth, cornerHeight: radii of the corners, at most half the rectangle's sides.
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
        let matrix = transform?.pointee ?? .identity
        self.init { $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: matrix) }
    }

    /// True until something was added.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element, or zero for an empty path.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero, current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let point), .quad(_, let point), .cubic(_, _, let point):
                current = point
            case .close:
                current = start
            }
        }
        return current
    }

    /// The smallest rectangle that holds all points, control points too; null when empty.
    public var boundingBox: CGRect {
        var box = Box()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): box.add(point)
            case .quad(let control, let end):
                box.add(control)
                box.add(end)
            case .cubic(let control1, let control2, let end):
                box.add(control1)
                box.add(control2)
                box.add(end)
            case .close: break
            }
        }
        return box.rect
    }

    /// The smallest rectangle that holds the path itself; null when empty.
    public var boundingBoxOfPath: CGRect {
        var box = Box()
        for polygon in flattened() { polygon.points.forEach { box.add($0) } }
        return box.rect
    }

    /// Whether filling would paint the point; open parts count as closed.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        guard transform.isInvertible else { return false }
        let place = point.applying(transform.inverted())
        guard place.x.isFinite, place.y.isFinite else { return false }
        var winding = 0
        for polygon in flattened() where polygon.points.count > 1 {
            var from = polygon.points[polygon.points.count - 1]
            for to in polygon.points {
                if (from.y <= place.y) != (to.y <= place.y) {
                    let x = from.x + (place.y - from.y) / (to.y - from.y) * (to.x - from.x)
                    if x > place.x { winding += to.y > from.y ? 1 : -1 }
                }
                from = to
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// True for four straight sides along the axes; writes the rectangle.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let polygons = flattened()
        guard polygons.count == 1, !hasCurves else { return false }
        var points = polygons[0].points
        if points.count == 5, points[0] == points[4] { points.removeLast() }
        guard points.count == 4 else { return false }
        let box = boundingBox
        let corners = Set(points.map { [$0.x, $0.y] })
        let expected: Set<[CGFloat]> = [[box.minX, box.minY], [box.maxX, box.minY], [box.maxX, box.maxY], [box.minX, box.maxY]]
        guard corners == expected, points[0].x == points[1].x || points[0].y == points[1].y else { return false }
        rect?.pointee = box
        return true
    }

    /// A path that cannot be changed, also of a mutable one.
    public func copy() -> CGPath? { CGPath(elements: elements) }
    /// A path of its own to add to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// Every point mapped by `transform`; nil maps nothing.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: mapped(transform?.pointee ?? .identity))
    }

    /// A path of its own to add to, every point mapped.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: mapped(transform?.pointee ?? .identity))
    }

    /// Calls `block` for each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var storage = [CGPoint](repeating: .zero, count: 3)
        storage.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for element in elements {
                let type: CGPathElementType
                switch element {
                case .move(let point):
                    type = .moveToPoint
                    base[0] = point
                case .line(let point):
                    type = .addLineToPoint
                    base[0] = point
                case .quad(let control, let end):
                    type = .addQuadCurveToPoint
                    base[0] = control
                    base[1] = end
                case .cubic(let control1, let control2, let end):
                    type = .addCurveToPoint
                    base[0] = control1
                    base[1] = control2
                    base[2] = end
                case .close:
                    type = .closeSubpath
                }
                var item = CGPathElement(type: type, points: base)
                withUnsafePointer(to: &item, block)
            }
        }
    }

    /// Calls `function` with `info` for each element in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    var hasCurves: Bool {
        elements.contains {
            switch $0 {
            case .quad, .cubic: return true
            default: return false
            }
        }
    }

    func mapped(_ t: CGAffineTransform) -> [Element] {
        if t.isIdentity { return elements }
        return elements.map { $0.applying(t) }
    }

    /// The same elements in the same order.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.elements == right.elements
    }

    /// Hashes all elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }

    struct Box {
        private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

        mutating func add(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }

        var rect: CGRect {
            low.x > high.x ? .null : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        }
    }
}

extension CGPath.Element {
    package func applying(_ t: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): return .move(point.applying(t))
        case .line(let point): return .line(point.applying(t))
        case .quad(let control, let end): return .quad(control: control.applying(t), end: end.applying(t))
        case .cubic(let control1, let control2, let end):
            return .cubic(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
        case .close: return .close
        }
    }

    var isFinite: Bool {
        func good(_ p: CGPoint) -> Bool { p.x.isFinite && p.y.isFinite }
        switch self {
        case .move(let point), .line(let point): return good(point)
        case .quad(let control, let end): return good(control) && good(end)
        case .cubic(let control1, let control2, let end): return good(control1) && good(control2) && good(end)
        case .close: return true
        }
    }
}
