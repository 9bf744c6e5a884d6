// What a view wants to be as large as, and the constraints that say so. LayoutRegion+ContentSize keeps it.
import ConstraintSolver
import CoreGraphics

struct ContentSize {
    unowned let view: UIView
    /// What the view wants when nothing limits its width.
    var natural: CGSize
    /// What it wants in `width`, the width it was given; nil while that makes no difference.
    var wrapped: CGSize?
    var width: CGFloat = 0
    var horizontal: Wish?
    var vertical: Wish?

    struct Wish {
        var hugging: ConstraintID
        var compression: ConstraintID
    }
}
