// UITextSelectionRect: a rectangle of a selection.
import CoreGraphics

/// A part of a selection: one for each line, more where directions mix.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() { super.init() }
    /// The rectangle in the coordinates of the input.
    open var rect: CGRect { .zero }
    /// The direction of its text.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in this rectangle.
    open var containsStart: Bool { false }
    /// Whether the selection ends in this rectangle.
    open var containsEnd: Bool { false }
    /// Text from top to bottom.
    open var isVertical: Bool { false }
}
