// NSTextElement: a part of a document as a content manager hands it out. Its only kind here is NSTextParagraph.

import Foundation

/// A part of a document that is laid out separately.
open class NSTextElement: NSObject, @unchecked Sendable {
    /// The content manager of the element.
    open weak var textContentManager: NSTextContentManager?
    /// The element's range in the document.
    open var elementRange: NSTextRange?

    /// Creates an element of a content manager, or of none yet.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}
