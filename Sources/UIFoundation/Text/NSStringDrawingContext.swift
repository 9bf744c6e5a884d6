// The permitted and the actual shrinking of text in string drawing. NSStringDrawing reads and writes it.

import CoreGraphics
import CoreText
import Foundation

/// The input and output of string drawing: the permitted scale, and the scale and bounds that were used.
open class NSStringDrawingContext: NSObject {
    /// The minimum scale factor from 0 to 1; 0 does not shrink. Kept; text is drawn in its own size.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which text was shrunk. Measuring sets 1: text is not shrunk here.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds in points of the last measured or drawn text.
    open internal(set) var totalBounds = CGRect.zero
}
