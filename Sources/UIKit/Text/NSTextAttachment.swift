// NSTextAttachment: an image inside attributed text, and the attributed string that holds one.
// AttributedTextReading turns it into an inline box. File attachments and view providers are not here.

import Foundation

/// A picture that stands in text like a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
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

    /// The image drawn for the attachment within `imageBounds`; override to draw another.
    open func image(forBounds imageBounds: CGRect) -> UIImage? { image }

    /// The image that a text view draws for the attachment at a character. Asks `image(forBounds:)`.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image(forBounds: imageBounds) }

    var placedBounds: CGRect {
        if bounds.width != 0 || bounds.height != 0 { return bounds }
        return CGRect(origin: .zero, size: image?.size ?? .zero)
    }
}

extension NSAttributedString {
    /// One character, U+FFFC, with the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
