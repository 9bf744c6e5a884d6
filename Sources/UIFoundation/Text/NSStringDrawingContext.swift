// How far string drawing may shrink text, and how far it did. NSStringDrawing asks it.

import CoreGraphics
import CoreText
import Foundation

/// What drawing was told and found out: the scale it may shrink to, and the scale and bounds it used.
open class NSStringDrawingContext: NSObject {
    /// 0 to 1; 0 does not shrink. Kept; text is drawn in its own size.
    open var minimumScaleFactor: CGFloat = 0
    /// Set to 1 by measuring: text is not shrunk here.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// Points of what the last measuring or drawing used.
    open internal(set) var totalBounds = CGRect.zero
}
