// `intersects` of Foundation's types under the name that lowering gives to every call of it (see CGRect+Intersection in CoreGraphics).
import Foundation

extension DateInterval {
    /// The method that lowered code calls for `intersects(_:)`.
    public func _intersects(_ interval: DateInterval) -> Bool { intersects(interval) }
}

extension NSSet {
    /// The method that lowered code calls for `intersects(_:)`.
    public func _intersects(_ other: Set<AnyHashable>) -> Bool { intersects(other) }
}
