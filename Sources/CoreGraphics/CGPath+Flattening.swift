// Turns curves into polygons with a fixed tolerance. Used for containment,
// exact bounds and motion along a path; drawing leaves curves to cairo.

import Foundation

extension CGPath {
    package struct Polygon {
        package var points: [CGPoint]
        package var isClosed: Bool
    }

    /// One polygon a subpath; a curve becomes 16 to 64 chords by the length of its control polygon.
    package func flattened() -> [Polygon] {
        var polygons: [Polygon] = []
        var points: [CGPoint] = []
        var start = CGPoint.zero
        func finish(closed: Bool) {
            if !points.isEmpty { polygons.append(Polygon(points: points, isClosed: closed)) }
            points = []
        }
        for element in elements where element.isFinite {
            switch element {
            case .move(let point):
                finish(closed: false)
                start = point
                points = [point]
            case .line(let point):
                if points.isEmpty { points = [start] }
                points.append(point)
            case .quad(let control, let end):
                if points.isEmpty { points = [start] }
                let from = points[points.count - 1]
                let control1 = CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
                let control2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                Self.appendCubic(from, control1, control2, end, to: &points)
            case .cubic(let control1, let control2, let end):
                if points.isEmpty { points = [start] }
                Self.appendCubic(points[points.count - 1], control1, control2, end, to: &points)
            case .close:
                if points.isEmpty { continue }
                start = points[0]
                finish(closed: true)
            }
        }
        finish(closed: false)
        return polygons
    }

    private static func appendCubic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, to points: inout [CGPoint]) {
        let length = hypot(p1.x - p0.x, p1.y - p0.y) + hypot(p2.x - p1.x, p2.y - p1.y) + hypot(p3.x - p2.x, p3.y - p2.y)
        let count = min(max(Int(min(length, 1000) / 4), 16), 64)
        for index in 1...count {
            let t = CGFloat(index) / CGFloat(count), u = 1 - t
            let w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t
            points.append(CGPoint(
                x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
                y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y))
        }
    }

    /// The place and direction (radians) at `fraction` 0…1 of the whole length.
    package func position(atFraction fraction: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        var segments: [(from: CGPoint, to: CGPoint, length: CGFloat)] = []
        for polygon in flattened() {
            var points = polygon.points
            if polygon.isClosed, let first = points.first { points.append(first) }
            for (from, to) in zip(points, points.dropFirst()) {
                let length = hypot(to.x - from.x, to.y - from.y)
                if length > 0 { segments.append((from, to, length)) }
            }
        }
        guard let last = segments.last else {
            return flattened().first?.points.first.map { ($0, 0) }
        }
        var remaining = min(max(fraction, 0), 1) * segments.reduce(0) { $0 + $1.length }
        for segment in segments {
            if remaining <= segment.length {
                let t = remaining / segment.length
                let point = CGPoint(
                    x: segment.from.x + (segment.to.x - segment.from.x) * t,
                    y: segment.from.y + (segment.to.y - segment.from.y) * t)
                return (point, atan2(segment.to.y - segment.from.y, segment.to.x - segment.from.x))
            }
            remaining -= segment.length
        }
        return (last.to, atan2(last.to.y - last.from.y, last.to.x - last.from.x))
    }
}
