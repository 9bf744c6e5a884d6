// The protocol of searchable text for a find session, and the aggregator to which text reports its results. UITextView and apps' own
// views adopt the first; UITextSearchingFindSession supplies the second.

import Foundation

/// The display of a found part of the text.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// The result is not marked.
    case normal
    /// One of the results.
    case found
    /// The present result.
    case highlighted
}

/// Collects the results of a search.
@preconcurrency @MainActor
public protocol UITextSearchAggregator<DocumentIdentifier>: NSObjectProtocol {
    /// Identifies a document.
    associatedtype DocumentIdentifier: Hashable = AnyHashable
    /// The ranges found so far.
    var allFoundRanges: [UITextRange] { get }
    /// Reports a found range.
    func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?)
    /// Reports the end of the search.
    func finishedSearching()
    /// Reports that a found range no longer exists.
    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?)
    /// The text changed: everything has to be searched again.
    func invalidate()
}

/// Text that can be searched, and perhaps replaced, by a find session.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// Identifies a document, for views that show several.
    associatedtype DocumentIdentifier: Hashable = AnyHashable
    /// The selection, where a search begins.
    var selectedTextRange: UITextRange? { get }
    /// The document that the selection is in.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// The order of two ranges.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Reports every range of a text, now or later, and then the end of the search.
    func performTextSearch<Aggregator: UITextSearchAggregator>(queryString: String, options: UITextSearchOptions, resultAggregator: Aggregator)
    where Aggregator.DocumentIdentifier == DocumentIdentifier
    /// Marks a range as found, as the present result, or not at all.
    func decorate(foundTextRange range: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
    /// Shows nothing as found any more.
    func clearAllDecoratedFoundText()
    /// Whether text can be replaced. Optional: false.
    var supportsTextReplacement: Bool { get }
    /// Whether a found text may be replaced. Optional: true.
    func shouldReplace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool
    /// Replaces a found text.
    func replace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    /// Replaces every place of a text.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
    /// Called before a range becomes the present result.
    func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?)
    /// Makes a range visible.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// The order of two documents. Optional: they are the same.
    func compare(document fromDocument: DocumentIdentifier, to toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
    /// Default for a type that does not implement this member: nil.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// Default for a type that does not implement this member: false.
    public var supportsTextReplacement: Bool { false }
    /// Default for a type that does not implement this member: true.
    public func shouldReplace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool { true }
    /// Default for a type that does not implement this member: replaces nothing.
    public func replace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
    /// Default for a type that does not implement this member: replaces nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
    /// Default for a type that does not implement this member.
    public func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?) {}
    /// Default for a type that does not implement this member.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Default for a type that does not implement this member: the same document.
    public func compare(document fromDocument: DocumentIdentifier, to toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
}
