// The area of an exclusion path, and the parts of a line that it leaves free. NSTextContainer calls it. It knows no text.

import CoreGraphics
import Foundation

package struct ExclusionArea {
    package let bounds: CGRect
    private var polygons: [[CGPoint]] = []

    package init(_ path: UIBezierPath) {
        bounds = path.bounds
        var current: [CGPoint] = []
        func curve(_ points: [CGPoint]) {
            guard let from = current.last else { return }
            let control = [from] + points
            for step in 1...16 {
                // De Casteljau, for quadratic and cubic curves.
                var level = control
                let part = CGFloat(step) / 16
                while level.count > 1 {
                    level = zip(level, level.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part) }
                }
                current.append(level[0])
            }
        }
        var made: [[CGPoint]] = []
        path.cgPath.applyWithBlock { pointer in
            let element = pointer.pointee
            switch element.type {
            case .moveToPoint:
                if current.count > 2 { made.append(current) }
                current = [element.points[0]]
            case .addLineToPoint: current.append(element.points[0])
            case .addQuadCurveToPoint: curve([element.points[0], element.points[1]])
            case .addCurveToPoint: curve([element.points[0], element.points[1], element.points[2]])
            case .closeSubpath: break
            @unknown default: break
            }
        }
        if current.count > 2 { made.append(current) }
        polygons = made
    }

    /// The parts of `free` that are left between two heights.
    package func cut(_ free: [ClosedRange<CGFloat>], top: CGFloat, bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        guard bounds.maxY > top, bounds.minY < bottom else { return free }
        var left = free
        for polygon in polygons {
            let above = clip(polygon) { $0.y - top }
            let band = clip(above) { bottom - $0.y }
            guard let from = band.map(\.x).min(), let to = band.map(\.x).max() else { continue }
            left = left.flatMap { part -> [ClosedRange<CGFloat>] in
                guard from < part.upperBound, to > part.lowerBound else { return [part] }
                return [(part.lowerBound, min(from, part.upperBound)), (max(to, part.lowerBound), part.upperBound)].filter { $0.0 < $0.1 }.map { $0.0...$0.1 }
            }
        }
        return left
    }

    /// The part of a polygon on the positive side of a line (Sutherland and Hodgman).
    private func clip(_ polygon: [CGPoint], side: (CGPoint) -> CGFloat) -> [CGPoint] {
        var result: [CGPoint] = []
        for (index, point) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            let here = side(point), there = side(next)
            if here >= 0 { result.append(point) }
            if (here >= 0) != (there >= 0), here != there {
                let part = here / (here - there)
                result.append(CGPoint(x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part))
            }
        }
        return result
    }
}
