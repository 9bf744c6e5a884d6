// Whether rectangles intersect, as Core Graphics has it: corelibs Foundation's `intersects` is true of rectangles that only touch.
// Lowering gives calls of `intersects` this name.
import Foundation

extension CGRect {
    /// Whether the two share more than an edge.
    public func _intersects(_ rect2: CGRect) -> Bool { minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY }
}
