// The function with which Foundation on Linux computes rectangles differently from Core Graphics, and ours, to which its calls are led.
// FoundationCorrections leads them.
import CObjectiveC
import Glibc

/// Core Graphics says that rectangles which share no more than an edge do not intersect; suites of layout code ask for it
/// (EasyTipView's). Takes what a method of CGRect takes, in its order.
@_silgen_name("willappear_rect_intersects")
public func _rectIntersects(_ other: CGRect, _ rect: CGRect) -> Bool {
    let first = rect.standardized, second = other.standardized
    guard !first.isNull, !second.isNull else { return false }
    return first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY && second.minY < first.maxY
}

enum FoundationGeometry {
    static func correct() {
        guard let function = dlsym(nil, "$s10Foundation6CGRectV10intersectsySbACF") else { return }
        willappear_redirect_calls(function, willappear_own_intersects())
    }
}
