// NSTextContentManager: the common document of its text layout managers. NSTextContentStorage is the one over a text storage;
// an app's own subclasses with other storage are not laid out here.

import Foundation

/// Owns the elements of a document, and the layout managers that show it.
open class NSTextContentManager: NSObject, @unchecked Sendable {
    /// The options for enumerating elements.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The elements are enumerated from the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1)
    }

    /// The layout managers in the order in which they were added.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The layout manager that decides about selections; the first one until set.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { primaryStorage ?? textLayoutManagers.first }
        set { primaryStorage = newValue.flatMap { wanted in textLayoutManagers.first { $0 === wanted } } }
    }
    private weak var primaryStorage: NSTextLayoutManager?
    /// True between the start and the end of `performEditingTransaction`.
    open private(set) var hasEditingTransaction = false

    public override init() { super.init() }

    /// Adds a layout manager after the others and retains it.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.follow(self)
    }

    /// Removes and releases a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.remove(at: index)
        textLayoutManager.follow(nil)
    }

    /// Edits in the block are laid out together.
    open func performEditingTransaction(_ transaction: () -> Void) {
        let outer = hasEditingTransaction
        hasEditingTransaction = true
        transaction()
        hasEditingTransaction = outer
    }

    // MARK: The document

    /// The range of the whole document.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
    /// Calls the block with each element from a position on, until it returns false; returns the position where that ended.
    @discardableResult
    open func enumerateTextElements(from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool) -> (any NSTextLocation)? { nil }
    /// A place some characters on; nil outside of the document.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let place = location as? TextStorageLocation, let all = documentRange.units else { return nil }
        let (moved, overflow) = place.offset.addingReportingOverflow(offset)
        return overflow || moved < 0 || moved > all.length ? nil : TextStorageLocation(moved)
    }
    /// Characters from one place to another.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = from as? TextStorageLocation, let to = to as? TextStorageLocation else { return NSNotFound }
        return to.offset - from.offset
    }
    /// The elements that a range touches.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var elements: [NSTextElement] = []
        enumerateTextElements(from: range.location) { element in
            guard let own = element.elementRange, own.location.compare(range.endLocation) == .orderedAscending || elements.isEmpty else { return false }
            elements.append(element)
            return true
        }
        return elements
    }
    /// Puts the texts of elements in place of a range.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
}
