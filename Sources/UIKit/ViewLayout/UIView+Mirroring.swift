// Right-to-left interfaces: where parts of UIKit's own go that were placed by left-to-right arithmetic.
// Called by controls, bars and cells in their layout. Constraints know leading and trailing by themselves.
import CoreGraphics

extension UIView {
    var readsRightToLeft: Bool { layoutState.isLaidOutRightToLeft }

    /// `rect` of a part, as it lies in a view that reads from left to right; mirrored in the view's bounds where that reads the other way.
    func directed(_ rect: CGRect) -> CGRect { directed(rect, in: bounds) }

    /// The same in other bounds than the view's, as members that are asked for the parts of given bounds need it.
    func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard readsRightToLeft else { return rect }
        return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
