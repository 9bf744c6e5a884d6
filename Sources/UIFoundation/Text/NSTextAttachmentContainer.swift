// Text layout's interface to an object in text. NSTextAttachment, which may have a view, belongs to UIKit; layout knows no view.

import CoreGraphics
import Foundation

/// Text layout's interface to an object in text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The image to draw in `imageBounds`.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    /// Points relative to the baseline, y up.
    func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int) -> CGRect
}

/// Lays out and draws an object in the text of a text layout manager.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// The image to draw in `bounds`; nil where nothing is drawn.
    func image(for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?) -> UIImage?
    /// Points relative to the baseline, y up.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect
}
