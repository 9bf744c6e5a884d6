// The content size that a view wants, and the constraints for it. LayoutRegion+ContentSize stores it.
import ConstraintSolver
import CoreGraphics

struct ContentSize {
    unowned let view: UIView
    /// The wanted size without a limit of the width.
    var natural: CGSize
    /// The wanted size in `width`, the view's given width; nil while the two do not differ.
    var wrapped: CGSize?
    var width: CGFloat = 0
    var horizontal: Wish?
    var vertical: Wish?

    struct Wish {
        var hugging: ConstraintID
        var compression: ConstraintID
    }
}
