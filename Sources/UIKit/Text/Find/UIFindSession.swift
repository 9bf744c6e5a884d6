// UIFindSession: one search in a view, with its results and the present result. Apps override it for their own content;
// UITextSearchingFindSession is the one for text. UIFindInteraction drives it.

import Foundation

/// One search. The base class finds nothing: subclasses override its members.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The find bar's display of the results.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// "3 of 12", "12", or nothing.
        case currentAndTotal, total, none
    }

    /// The number of results. Default 0.
    open var resultCount: Int { 0 }
    /// The index of the present result; `NSNotFound` for none, the default.
    open var highlightedResultIndex: Int { NSNotFound }
    /// The form in which the find bar shows the number of results. Default `currentAndTotal`.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal { didSet { onResults?() } }
    /// Whether the find bar offers to replace. Default false.
    open var supportsReplacement: Bool { false }
    /// Whether the present result may be replaced. Default false.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    /// The find bar's handler for a change of the results or of the present one.
    var onResults: (() -> Void)?

    public override init() { super.init() }

    /// Searches; called for each change of the text that is looked for.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the present result.
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Goes to the next or to the previous result.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Discards the results.
    open func invalidateFoundResults() {}
}
