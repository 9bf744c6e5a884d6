// The rows of a path that is no rectangle: where lines of text can stand in it. CTFramesetter hands them to TextLayout.
// UIKit's exclusion paths are ExclusionArea's.

import CoreGraphics
import Foundation

struct PathRows {
    private let polygons: [CGPath.Polygon]
    private let box: CGRect
    /// Narrower places hold no text.
    private let narrowest: CGFloat = 8

    init(_ path: CGPath, in box: CGRect) {
        polygons = path.flattened()
        self.box = box
    }

    /// Places inside the path, from `top` (down from the box's upper edge) or the first height below it that has one; none at its end.
    func places(from top: CGFloat, height: CGFloat) -> [TextLayout.Fragment] {
        var y = max(0, top)
        while y + height <= box.height + 0.01 {
            let row = spans(y, y + height)
            if !row.isEmpty { return row.map { TextLayout.Fragment(x: $0.lowerBound, y: y, width: $0.upperBound - $0.lowerBound) } }
            y += 1
        }
        return []
    }

    /// What is inside at every height of a row, from the box's left edge.
    private func spans(_ top: CGFloat, _ bottom: CGFloat) -> [Range<CGFloat>] {
        let count = max(2, Int(((bottom - top) / 2).rounded(.up)))
        var common: [Range<CGFloat>]?
        for step in 0...count {
            let y = box.maxY - (top + (bottom - top) * CGFloat(step) / CGFloat(count))
            let own = inside(min(max(y, box.minY + 0.001), box.maxY - 0.001))
            common = common.map { before in before.flatMap { a in own.compactMap { b in a.overlaps(b) ? a.clamped(to: b) : nil } } } ?? own
            if common?.isEmpty == true { return [] }
        }
        return (common ?? []).filter { $0.upperBound - $0.lowerBound >= narrowest }
    }

    /// By the even-odd rule, as frames are filled unless they are told otherwise.
    private func inside(_ y: CGFloat) -> [Range<CGFloat>] {
        var crossings: [CGFloat] = []
        for polygon in polygons where polygon.points.count > 2 {
            var from = polygon.points[polygon.points.count - 1]
            for to in polygon.points {
                if (from.y <= y) != (to.y <= y) { crossings.append(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)) }
                from = to
            }
        }
        crossings.sort()
        return stride(from: 0, to: crossings.count - 1, by: 2).map { crossings[$0] - box.minX..<crossings[$0 + 1] - box.minX }
    }
}
