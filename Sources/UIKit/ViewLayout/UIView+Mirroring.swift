// Right-to-left interfaces: mirrors parts of UIKit that were placed by left-to-right arithmetic.
// Called by controls, bars and cells in their layout. Constraints handle leading and trailing themselves.
import CoreGraphics

extension UIView {
    var readsRightToLeft: Bool { layoutState.isLaidOutRightToLeft }

    /// The rectangle of a part in a view that reads from left to right, mirrored in the view's bounds if the view reads the other way.
    func directed(_ rect: CGRect) -> CGRect { directed(rect, in: bounds) }

    /// The same in other bounds than the view's, for members that compute the parts of given bounds.
    func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard readsRightToLeft else { return rect }
        return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
