// UITextSearchingFindSession: a search in an object that adopts UITextSearching: results in the order of the text, one highlighted,
// replacing. UITextView's find interaction makes one.

import Foundation

/// A search in text.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    /// The searched object.
    open private(set) weak var searchableObject: (any UITextSearching)?
    private var search: (any SearchOfText)?

    /// A session for an object.
    public convenience init(searchableObject: any UITextSearching) {
        self.init()
        self.searchableObject = searchableObject
        search = Self.open(searchableObject)
        search?.onChange = { [weak self] in self?.onResults?() }
    }

    private static func open<Text: UITextSearching>(_ text: Text) -> any SearchOfText { TextSearch(text) }

    open override var resultCount: Int { search?.count ?? 0 }
    open override var highlightedResultIndex: Int { search?.current ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && search?.current != nil }

    open override func performSearch(query: String, options: UITextSearchOptions?) { search?.begin(query, options ?? UITextSearchOptions()) }
    open override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        search?.replace(searchQuery, replacementString, options ?? UITextSearchOptions())
    }
    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        search?.replaceAll(searchQuery, replacementString, options ?? UITextSearchOptions())
    }
    open override func highlightNextResult(in direction: UITextStorageDirection) { search?.step(direction) }
    open override func invalidateFoundResults() { search?.forget() }
}

/// A search in text of any type.
@MainActor private protocol SearchOfText: AnyObject {
    var count: Int { get }
    var current: Int? { get }
    var onChange: (() -> Void)? { get set }
    func begin(_ query: String, _ options: UITextSearchOptions)
    func replace(_ query: String, _ replacement: String, _ options: UITextSearchOptions)
    func replaceAll(_ query: String, _ replacement: String, _ options: UITextSearchOptions)
    func step(_ direction: UITextStorageDirection)
    func forget()
}

@MainActor private final class TextSearch<Text: UITextSearching>: SearchOfText {
    private weak var text: Text?
    private var results: Results?
    private(set) var current: Int?
    private var last: (query: String, options: UITextSearchOptions)?
    var onChange: (() -> Void)?

    init(_ text: Text) { self.text = text }

    var count: Int { results?.found.count ?? 0 }

    /// The aggregator to which the text reports. The results of a replaced search are ignored.
    private final class Results: NSObject, UITextSearchAggregator {
        typealias DocumentIdentifier = Text.DocumentIdentifier
        var found: [(range: UITextRange, document: DocumentIdentifier?)] = []
        weak var owner: TextSearch?

        var allFoundRanges: [UITextRange] { found.map(\.range) }
        func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) { found.append((range, document)) }
        func finishedSearching() { owner?.finished(self) }
        func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
            guard let index = found.firstIndex(where: { $0.document == document && $0.range.isEqual(range) }) else { return }
            found.remove(at: index)
            owner?.lost(index)
        }
        func invalidate() { owner?.again() }
    }

    func begin(_ query: String, _ options: UITextSearchOptions) {
        forget()
        last = (query, options)
        guard let text, !query.isEmpty else { return }
        let results = Results()
        results.owner = self
        self.results = results
        text.performTextSearch(queryString: query, options: options, resultAggregator: results)
    }

    private func finished(_ results: Results) {
        guard results === self.results, let text else { return }
        results.found.sort { one, two in
            if let first = one.document, let second = two.document, first != second { return text.compare(document: first, to: second) == .orderedAscending }
            return text.compare(one.range, toRange: two.range, document: one.document) == .orderedAscending
        }
        for result in results.found { text.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found) }
        let selection = text.selectedTextRange
        let first = results.found.firstIndex { result in
            selection.map { text.compare(result.range, toRange: $0, document: result.document) != .orderedAscending } ?? true
        }
        highlight(first ?? (results.found.isEmpty ? nil : 0))
    }

    private func lost(_ index: Int) {
        if let current { highlight(count == 0 ? nil : min(current > index ? current - 1 : current, count - 1)) }
    }

    private func again() {
        if let last { begin(last.query, last.options) }
    }

    private func highlight(_ index: Int?) {
        guard let text, let results else { return }
        if let current, results.found.indices.contains(current) {
            text.decorate(foundTextRange: results.found[current].range, document: results.found[current].document, usingStyle: .found)
        }
        current = index
        if let index {
            let result = results.found[index]
            text.willHighlight(foundTextRange: result.range, document: result.document)
            text.decorate(foundTextRange: result.range, document: result.document, usingStyle: .highlighted)
            text.scrollRangeToVisible(result.range, inDocument: result.document)
        }
        onChange?()
    }

    func step(_ direction: UITextStorageDirection) {
        guard count > 0 else { return }
        let step = direction == .forward ? 1 : count - 1
        highlight(current.map { ($0 + step) % count } ?? (direction == .forward ? 0 : count - 1))
    }

    func replace(_ query: String, _ replacement: String, _ options: UITextSearchOptions) {
        guard let text, text.supportsTextReplacement, let current, let result = results?.found[current] else { return }
        guard text.shouldReplace(foundTextRange: result.range, document: result.document, withText: replacement) else { return step(.forward) }
        text.replace(foundTextRange: result.range, document: result.document, withText: replacement)
        begin(query, options)
        // Highlights the result after the replaced one; at the end, the first one again.
        if count > 0 { highlight(current < count ? current : 0) }
    }

    func replaceAll(_ query: String, _ replacement: String, _ options: UITextSearchOptions) {
        guard let text, text.supportsTextReplacement else { return }
        text.replaceAll(queryString: query, options: options, withText: replacement)
        begin(query, options)
    }

    func forget() {
        results?.owner = nil
        results = nil
        current = nil
        text?.clearAllDecoratedFoundText()
        onChange?()
    }
}
