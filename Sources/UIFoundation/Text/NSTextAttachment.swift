// NSTextAttachment: an image inside attributed text, and the attributed string that holds one.
// AttributedTextReading turns it into an inline box. File attachments and view providers are not here.

import Foundation

/// A picture that stands in text like a character.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, @unchecked Sendable {
    // First of all: see AttributeValueTag.
    private let tag = AttributeValueTag.bits
    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    /// Drawn as it is, in `bounds`; nil leaves the space empty.
    open var image: UIImage?
    /// Points, relative to the baseline, y up; empty: the image's size, standing on the baseline.
    open var bounds = CGRect.zero
    /// The bytes it was made from; setting them later changes no picture.
    open var contents: Data?
    /// A uniform type identifier. Kept; pictures are recognised by their bytes.
    open var fileType: String?

    /// PNG, JPEG or SVG data becomes the image; other data is only kept.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// In the image's size, standing on the baseline.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Of `NSTextAttachmentContainer`: the image that is drawn in `imageBounds`. Overrides draw another one.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

    /// Of `NSTextAttachmentContainer`: points relative to the baseline, y up. `lineFrag` is as wide as the space for lines, as far as
    /// that is known. Overrides decide how large the attachment is.
    open func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int) -> CGRect {
        if bounds.width != 0 || bounds.height != 0 { return bounds }
        return CGRect(origin: .zero, size: image?.size ?? .zero)
    }
}

/// What text layout asks of an object that stands in text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The image to draw in `imageBounds`.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    /// Points relative to the baseline, y up.
    func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int) -> CGRect
}

extension NSAttributedString {
    /// One character, U+FFFC, with the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// One character, U+FFFC, with the attachment and other attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }
}
