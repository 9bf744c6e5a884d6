// UIFindSession: one search in a view: what was found, which result the person stands at. Apps override it for content of their own;
// UITextSearchingFindSession is the one for text. UIFindInteraction drives it.

import Foundation

/// One search. The base class finds nothing: subclasses override its members.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// What the find bar says of the results.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// "3 of 12", "12", or nothing.
        case currentAndTotal, total, none
    }

    /// How many results there are. Default 0.
    open var resultCount: Int { 0 }
    /// Which result the person stands at; `NSNotFound` for none, the default.
    open var highlightedResultIndex: Int { NSNotFound }
    /// Default `currentAndTotal`.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal { didSet { onResults?() } }
    /// Whether the find bar offers to replace. Default false.
    open var supportsReplacement: Bool { false }
    /// Whether the result that the person stands at may be replaced. Default false.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    /// The find bar: results came, went, or another one is highlighted.
    var onResults: (() -> Void)?

    public override init() { super.init() }

    /// Searches; called for each change of the text that is looked for.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the result that the person stands at.
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Goes to the next result, or to the one before.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets what was found.
    open func invalidateFoundResults() {}
}
