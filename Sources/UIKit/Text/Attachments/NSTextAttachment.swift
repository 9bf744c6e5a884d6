// NSTextAttachment: an image or a view inside attributed text, and the attributed string that holds one.
// AttributedTextReading turns it into an inline box, AttachmentViews places its view. There are no file wrappers here.

import Foundation

/// A picture or a view that takes the place of a character in text.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSTextAttachmentLayout, @unchecked Sendable {
    // The first stored property, for the reason in AttributeValueTag.
    private let tag = AttributeValueTag.bits
    /// The character of an attachment in the text.
    public static let character = 0xFFFC

    /// The image, drawn unchanged in `bounds`; nil leaves the space empty.
    open var image: UIImage?
    /// The bounds in points, relative to the baseline, y up. Empty bounds mean the image's size, standing on the baseline.
    open var bounds = CGRect.zero
    /// The bytes from which the attachment was made; setting them later changes no picture.
    open var contents: Data?
    /// The uniform type identifier: a view provider that is registered for it shows a view. Pictures are recognised by their bytes.
    open var fileType: String?
    /// False shows the image even where a view provider is there. True at first.
    open var allowsTextAttachmentView = true
    /// Whether a view shows the attachment in the text of a text layout manager: if it is allowed and a class is registered for its type.
    open var usesTextAttachmentView: Bool { allowsTextAttachmentView && fileType.flatMap(Self.textAttachmentViewProviderClass) != nil }

    /// PNG, JPEG or SVG data becomes the image; other data is only kept.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment in the image's size, standing on the baseline.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    // MARK: TextKit 1

    /// From `NSTextAttachmentContainer`: the image that is drawn in `imageBounds`. Overrides draw another one.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

    /// From `NSTextAttachmentContainer`: points relative to the baseline, y up. `lineFrag` is as wide as the space for lines, as far as
    /// that is known. Overrides decide the size of the attachment.
    open func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int) -> CGRect {
        if bounds.width != 0 || bounds.height != 0 { return bounds }
        return CGRect(origin: .zero, size: image?.size ?? .zero)
    }

    // MARK: TextKit 2

    /// From `NSTextAttachmentLayout`: nil if a view shows the attachment, else the image.
    open func image(for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?) -> UIImage? {
        if AttachmentViews.of(textContainer)?.provider(for: self, at: location, in: textContainer) != nil { return nil }
        return image(forBounds: bounds, textContainer: textContainer, characterIndex: (location as? TextStorageLocation)?.offset ?? 0)
    }

    /// From `NSTextAttachmentLayout`: the view provider's bounds if there is one, else as in TextKit 1.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        if let provider = AttachmentViews.of(textContainer)?.provider(for: self, at: location, in: textContainer) {
            return provider.attachmentBounds(for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment, position: position)
        }
        return attachmentBounds(for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position, characterIndex: (location as? TextStorageLocation)?.offset ?? 0)
    }

    /// From `NSTextAttachmentLayout`: the provider of the attachment's view, of the class that is registered for the file type; nil without
    /// one. Overrides return their own provider.
    open func viewProvider(for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?) -> NSTextAttachmentViewProvider? {
        guard allowsTextAttachmentView, let type = fileType, let found = Self.textAttachmentViewProviderClass(forFileType: type) as? NSTextAttachmentViewProvider.Type else { return nil }
        return found.init(textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager, location: location)
    }

    // MARK: Registered classes

    private static let registeredClasses = AttachmentClasses()

    /// Registers a class that makes the views for attachments of a uniform type identifier; existing attachments are not affected.
    open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {
        registeredClasses[fileType] = textAttachmentViewProviderClass
    }

    /// The class that was registered last for a type.
    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { registeredClasses[fileType] }
}

/// Classes of view providers by file type.
private final class AttachmentClasses: @unchecked Sendable {
    private let lock = NSLock()
    private var classes: [String: AnyClass] = [:]

    subscript(type: String) -> AnyClass? {
        get { lock.withLock { classes[type] } }
        set { lock.withLock { classes[type] = newValue } }
    }
}

extension NSAttributedString {
    /// Creates one character, U+FFFC, with the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Creates one character, U+FFFC, with the attachment and other attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }
}
