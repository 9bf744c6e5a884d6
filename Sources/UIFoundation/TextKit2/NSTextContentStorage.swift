// NSTextContentStorage: a text storage as TextKit 2's document of paragraphs. NSTextLayoutManager lays it out.

import Foundation

/// Changes the paragraphs that a content storage hands out. All methods are optional.
public protocol NSTextContentStorageDelegate: NSObjectProtocol {
    /// A paragraph to show in place of the storage's; it must have the same length, else it is not shown. Optional: nil.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// Default for a type that does not implement this member: nil.
    public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? { nil }
}

/// The paragraphs of a text storage.
open class NSTextContentStorage: NSTextContentManager, @unchecked Sendable {
    /// The delegate, which is not retained.
    open weak var delegate: (any NSTextContentStorageDelegate)? {
        didSet { if delegate !== oldValue { textLayoutManagers.forEach { $0.engine.textStorageIsAnother() } } }
    }
    /// The text storage; by default its own one.
    open var textStorage: NSTextStorage? = NSTextStorage() {
        didSet {
            guard textStorage !== oldValue else { return }
            for manager in textLayoutManagers {
                oldValue?.removeLayoutManager(manager.engine)
                textStorage?.addLayoutManager(manager.engine)
            }
        }
    }
    /// The text; setting it replaces the whole text.
    open var attributedString: NSAttributedString? {
        get { textStorage?.copy() as? NSAttributedString }
        set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    open override func performEditingTransaction(_ transaction: () -> Void) {
        let storage = textStorage
        storage?.beginEditing()
        super.performEditingTransaction(transaction)
        storage?.endEditing()
    }

    open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0)) }

    @discardableResult
    open override func enumerateTextElements(from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool) -> (any NSTextLocation)? {
        guard let storage = textStorage, storage.length > 0 else { return nil }
        let text = storage.string as NSString
        let isReverse = options.contains(.reverse)
        var offset = (textLocation as? TextStorageLocation)?.offset ?? (isReverse ? text.length : 0)
        offset = min(max(0, offset), text.length)
        while isReverse ? offset > 0 : offset < text.length {
            let range = text.paragraphRange(for: NSRange(location: isReverse ? offset - 1 : offset, length: 0))
            guard let element = textElement(for: range), block(element) else { return TextStorageLocation(offset) }
            offset = isReverse ? range.location : range.location + range.length
        }
        return TextStorageLocation(offset)
    }

    /// The delegate's paragraph, else the storage's.
    package func textElement(for range: NSRange) -> NSTextParagraph? {
        guard let storage = textStorage, range.location + range.length <= storage.length else { return nil }
        let paragraph = shownParagraph(range) ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: range))
        paragraph.textContentManager = self
        paragraph.elementRange = NSTextRange(range)
        return paragraph
    }

    package func shownParagraph(_ range: NSRange) -> NSTextParagraph? {
        delegate?.textContentStorage(self, textParagraphWith: range).flatMap { $0.attributedString.length == range.length ? $0 : nil }
    }

    /// The text that an element shows; nil for elements of another kind.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? { (textElement as? NSTextParagraph)?.attributedString }

    /// Creates a paragraph with a text; it has no place in the document yet.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? { NSTextParagraph(attributedString: attributedString) }

    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        guard let units = range.units, let storage = textStorage, units.location >= 0, units.location + units.length <= storage.length else { return }
        let text = NSMutableAttributedString(string: "")
        for case let paragraph as NSTextParagraph in textElements ?? [] { text.append(paragraph.attributedString) }
        storage.replaceCharacters(in: units, with: text)
    }
}
