// UIHoverGestureRecognizer: a pointer over a view. A phone without a pointer never has one there.
import CoreGraphics

/// Recognises a pointer or pencil over a view. There is none on a phone: fingers that touch make it fail.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of a pencil from the screen, as a fraction of the largest distance at which it is detected.
    open var zOffset: CGFloat { 0 }
    /// A pencil's angle to the screen in radians; upright without one.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// A pencil's roll in radians.
    open var rollAngle: CGFloat { 0 }
    /// A pencil's direction in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// A pencil's direction.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
