// UITextSearchOptions: the comparison of text in a search, and the ranges where a text is found with it.

import Foundation

/// The comparison of a search.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// The part of a word that the text must match.
    public enum WordMatchMethod: Int, Sendable {
        /// The text matches any part of the word, its beginning, or all of it.
        case contains, startsWith, fullWord
    }

    /// The part of a word that must match. Default `contains`.
    open private(set) var wordMatchMethod: WordMatchMethod
    /// The string comparison. By default case is ignored.
    open private(set) var stringCompareOptions: NSString.CompareOptions

    init(wordMatchMethod: WordMatchMethod = .contains, stringCompareOptions: NSString.CompareOptions = .caseInsensitive) {
        self.wordMatchMethod = wordMatchMethod
        self.stringCompareOptions = stringCompareOptions
        super.init()
    }

    /// Every place of a text, from the start.
    func ranges(of query: String, in text: NSString) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        var found: [NSRange] = []
        var start = 0
        let wanted = stringCompareOptions.subtracting([.backwards, .anchored])
        while start < text.length {
            let range = text.range(of: query, options: wanted, range: NSRange(location: start, length: text.length - start))
            guard range.location != NSNotFound, range.length > 0 else { break }
            let begins = range.location == 0 || !isLetter(text, range.location - 1)
            let ends = range.location + range.length >= text.length || !isLetter(text, range.location + range.length)
            switch wordMatchMethod {
            case .contains: found.append(range)
            case .startsWith: if begins { found.append(range) }
            case .fullWord: if begins, ends { found.append(range) }
            }
            start = range.location + range.length
        }
        return found
    }

    private func isLetter(_ text: NSString, _ index: Int) -> Bool {
        Unicode.Scalar(text.character(at: index)).map(CharacterSet.alphanumerics.contains) ?? true
    }
}
