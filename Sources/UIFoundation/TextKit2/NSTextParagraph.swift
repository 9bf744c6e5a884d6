// NSTextParagraph: a paragraph of a text storage with its separator. NSTextContentStorage makes one for each.

import Foundation

/// A paragraph of text.
open class NSTextParagraph: NSTextElement, @unchecked Sendable {
    /// The characters to show, with the separator.
    open private(set) var attributedString: NSAttributedString

    /// Creates a paragraph; nil makes an empty one.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    private var separatorLength: Int {
        let text = attributedString.string as NSString
        guard text.length > 0 else { return 0 }
        var end = 0, contents = 0
        text.getParagraphStart(nil, end: &end, contentsEnd: &contents, for: NSRange(location: text.length - 1, length: 0))
        return end - contents
    }

    /// The range of the paragraph without the separator.
    open var paragraphContentRange: NSTextRange? {
        elementRange?.units.map { NSTextRange(NSRange(location: $0.location, length: max(0, $0.length - separatorLength))) }
    }
    /// The separator; empty for a last paragraph without one.
    open var paragraphSeparatorRange: NSTextRange? {
        elementRange?.units.map { NSTextRange(NSRange(location: $0.location + max(0, $0.length - separatorLength), length: separatorLength)) }
    }
}
