// Outlines of strokes and dashed copies: polygons from the flattened path.

import Foundation

extension CGPath {
    /// A path whose fill looks like this path's stroke. Curves become polygons.
    public func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, transform: CGAffineTransform = .identity) -> CGPath {
        let outline = CGMutablePath()
        guard lineWidth.isFinite, lineWidth > 0 else { return outline }
        let stroker = Stroker(half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        for polygon in flattened() { stroker.stroke(polygon, into: outline, transform: transform) }
        return CGPath(elements: outline.elements)
    }

    /// The painted parts of this path under a dash pattern. Curves become polygons.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        let total = lengths.reduce(0, +) * (lengths.count % 2 == 0 ? 1 : 2)
        guard phase.isFinite, total.isFinite, total > 0, lengths.allSatisfy({ $0 >= 0 }) else { return CGPath(elements: mapped(transform)) }
        let result = CGMutablePath()
        for polygon in flattened() {
            var index = 0
            var remaining = phase.truncatingRemainder(dividingBy: total)
            if remaining < 0 { remaining += total }
            while remaining >= lengths[index % lengths.count] {
                remaining -= lengths[index % lengths.count]
                index += 1
            }
            var left = lengths[index % lengths.count] - remaining
            var points = polygon.points
            if polygon.isClosed, let first = points.first { points.append(first) }
            guard var current = points.first else { continue }
            if index % 2 == 0 { result.move(to: current, transform: transform) }
            var budget = 100_000
            for to in points.dropFirst() {
                var length = hypot(to.x - current.x, to.y - current.y)
                while length > left, budget > 0 {
                    budget -= 1
                    let t = left / length
                    current = CGPoint(x: current.x + (to.x - current.x) * t, y: current.y + (to.y - current.y) * t)
                    if index % 2 == 0 { result.addLine(to: current, transform: transform) } else { result.move(to: current, transform: transform) }
                    length -= left
                    index += 1
                    left = lengths[index % lengths.count]
                }
                left -= length
                current = to
                if index % 2 == 0 { result.addLine(to: current, transform: transform) }
            }
        }
        return CGPath(elements: result.elements)
    }
}

/// Adds one filled piece a segment, join and cap: their union is the stroke.
private struct Stroker {
    let half: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat

    func stroke(_ polygon: CGPath.Polygon, into path: CGMutablePath, transform: CGAffineTransform) {
        var points: [CGPoint] = []
        for point in polygon.points where points.last != point { points.append(point) }
        if polygon.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if let point = points.first, cap == .round { disc(point, path, transform) }
            return
        }
        let count = polygon.isClosed ? points.count : points.count - 1
        for index in 0..<count {
            let from = points[index], to = points[(index + 1) % points.count]
            let length = hypot(to.x - from.x, to.y - from.y)
            let direction = CGVector(dx: (to.x - from.x) / length * half, dy: (to.y - from.y) / length * half)
            var start = from, end = to
            if cap == .square, !polygon.isClosed {
                if index == 0 { start = CGPoint(x: from.x - direction.dx, y: from.y - direction.dy) }
                if index == count - 1 { end = CGPoint(x: to.x + direction.dx, y: to.y + direction.dy) }
            }
            path.addLines(between: [
                CGPoint(x: start.x + direction.dy, y: start.y - direction.dx), CGPoint(x: end.x + direction.dy, y: end.y - direction.dx),
                CGPoint(x: end.x - direction.dy, y: end.y + direction.dx), CGPoint(x: start.x - direction.dy, y: start.y + direction.dx),
            ], transform: transform)
            path.closeSubpath()
            if polygon.isClosed || index + 1 < count {
                corner(at: to, from: from, to: points[(index + 2) % points.count], path, transform)
            }
        }
        if cap == .round, !polygon.isClosed {
            disc(points[0], path, transform)
            disc(points[points.count - 1], path, transform)
        }
    }

    private func disc(_ center: CGPoint, _ path: CGMutablePath, _ transform: CGAffineTransform) {
        path.addEllipse(in: CGRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2), transform: transform)
    }

    private func corner(at point: CGPoint, from: CGPoint, to: CGPoint, _ path: CGMutablePath, _ transform: CGAffineTransform) {
        if join == .round { return disc(point, path, transform) }
        let lengthIn = hypot(point.x - from.x, point.y - from.y), lengthOut = hypot(to.x - point.x, to.y - point.y)
        guard lengthIn > 0, lengthOut > 0 else { return }
        let u = CGVector(dx: (point.x - from.x) / lengthIn, dy: (point.y - from.y) / lengthIn)
        let v = CGVector(dx: (to.x - point.x) / lengthOut, dy: (to.y - point.y) / lengthOut)
        let cross = u.dx * v.dy - u.dy * v.dx, dot = u.dx * v.dx + u.dy * v.dy
        guard abs(cross) > 1e-6 else { return }
        let side: CGFloat = cross > 0 ? 1 : -1
        let a = CGPoint(x: point.x + side * u.dy * half, y: point.y - side * u.dx * half)
        let b = CGPoint(x: point.x + side * v.dy * half, y: point.y - side * v.dx * half)
        var outline = [point, a]
        let sineHalf = ((1 + dot) / 2).squareRoot()
        if join == .miter, sineHalf > 0, 1 / sineHalf <= miterLimit {
            let reach = half / sineHalf
            let middle = CGVector(dx: (a.x + b.x) / 2 - point.x, dy: (a.y + b.y) / 2 - point.y)
            let length = hypot(middle.dx, middle.dy)
            if length > 0 { outline.append(CGPoint(x: point.x + middle.dx / length * reach, y: point.y + middle.dy / length * reach)) }
        }
        outline.append(b)
        if side < 0 { outline.reverse() }
        path.addLines(between: outline, transform: transform)
        path.closeSubpath()
    }
}
