// NSTextAttachment: an image inside attributed text, and the attributed string that holds one.
// AttributedTextReading turns it into an inline box. File attachments and view providers are not here.

import Foundation

open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// Points, relative to the baseline, y up; empty: the image's size, standing on the baseline.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    public convenience override init() { self.init(data: nil, ofType: nil) }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The image drawn for the attachment within `imageBounds`; override to draw another.
    open func image(forBounds imageBounds: CGRect) -> UIImage? { image }

    var placedBounds: CGRect {
        if bounds.width != 0 || bounds.height != 0 { return bounds }
        return CGRect(origin: .zero, size: image?.size ?? .zero)
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
