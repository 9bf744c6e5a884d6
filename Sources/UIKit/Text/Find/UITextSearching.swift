// What a find session asks of searchable text, and where the text reports what it found. UITextView adopts the first, apps' own
// views too; UITextSearchingFindSession brings the second.

import Foundation

/// How a part of the text that was found is shown.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As if it had not been found.
    case normal
    /// One of the results.
    case found
    /// The result that the person stands at.
    case highlighted
}

/// Collects what a search finds.
@preconcurrency @MainActor
public protocol UITextSearchAggregator<DocumentIdentifier>: NSObjectProtocol {
    /// What tells documents from each other.
    associatedtype DocumentIdentifier: Hashable = AnyHashable
    /// What was found so far.
    var allFoundRanges: [UITextRange] { get }
    /// Something was found.
    func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?)
    /// Nothing more will be found.
    func finishedSearching()
    /// What was found there is no more.
    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?)
    /// The text changed: everything has to be searched again.
    func invalidate()
}

/// Text that can be searched, and perhaps replaced, by a find session.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// What tells documents from each other, for views that show several.
    associatedtype DocumentIdentifier: Hashable = AnyHashable
    /// Where a search begins.
    var selectedTextRange: UITextRange? { get }
    /// The document that the selection is in.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Which of two ranges comes first.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Reports every place of a text, now or later, and then that it is done.
    func performTextSearch<Aggregator: UITextSearchAggregator>(queryString: String, options: UITextSearchOptions, resultAggregator: Aggregator)
    where Aggregator.DocumentIdentifier == DocumentIdentifier
    /// Shows a range as found, as the one the person stands at, or as before.
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
    /// Called before a range becomes the one the person stands at.
    func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?)
    /// Makes a range visible.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Which of two documents comes first. Optional: they are the same.
    func compare(document fromDocument: DocumentIdentifier, to toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
    /// Stands in for a type without it: nil.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// Stands in for a type without it: false.
    public var supportsTextReplacement: Bool { false }
    /// Stands in for a type without it: true.
    public func shouldReplace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool { true }
    /// Stands in for a type without it: nothing is replaced.
    public func replace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
    /// Stands in for a type without it: nothing is replaced.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
    /// Default for a type that does not implement this member.
    public func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?) {}
    /// Default for a type that does not implement this member.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Stands in for a type without it: the same.
    public func compare(document fromDocument: DocumentIdentifier, to toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
}
