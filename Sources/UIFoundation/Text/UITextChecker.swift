// UITextChecker: finds misspelt words and suggests others, with the word lists of the system's spelling dictionaries (hunspell's
// .dic files, or /usr/share/dict). In a language without a list, no word counts as wrong.
import CoreText
import Foundation

/// Checks the spelling of a text.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    package static func forgetLists() { lists = [:] }
    private static var learned: Set<String> = []
    private static var lists: [String: Set<String>] = [:]
    private var ignored: Set<String> = []

    /// A checker that ignores nothing.
    public override init() { super.init() }

    /// Languages whose words are known on this machine, as "en_US".
    open class var availableLanguages: [String] { WordLists.languages }
    /// Adds a word to those of every language, for as long as the app runs.
    open class func learnWord(_ word: String) { learned.insert(word.lowercased()) }
    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word.lowercased()) }
    /// Removes a learned word.
    open class func unlearnWord(_ word: String) { learned.remove(word.lowercased()) }
    /// Makes this checker take the word for right.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
    /// The words that this checker counts as right.
    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }

    /// The first misspelt word at or after `startingOffset`, in UTF-16 units; its location is `NSNotFound` if there is none.
    /// With `wrapFlag` the search continues at the beginning of the range.
    open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange {
        let text = stringToCheck as NSString
        let none = NSRange(location: NSNotFound, length: 0)
        let whole = NSRange(location: 0, length: text.length)
        let range = NSIntersectionRange(range, whole)
        guard range.length > 0, let words = words(of: language) else { return none }
        var found = none
        var first = none
        for part in TextBoundaries.parts(.word, of: Array((text.substring(with: range)).utf16)) where part.isWord {
            let place = NSRange(location: range.location + part.range.lowerBound, length: part.range.count)
            guard isWrong(text.substring(with: place), words) else { continue }
            if first.location == NSNotFound { first = place }
            guard place.location >= startingOffset else { continue }
            found = place
            break
        }
        return found.location == NSNotFound && wrapFlag ? first : found
    }

    /// Words that differ by one letter from a misspelt one, the most alike first; nil when none is known.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = word(range, string), let words = words(of: language) else { return nil }
        let lower = word.lowercased()
        var found: [String] = []
        func offer(_ candidate: String) { if words.contains(candidate), !found.contains(candidate) { found.append(candidate) } }
        let letters = Array(lower), alphabet = Array("abcdefghijklmnopqrstuvwxyz'")
        for index in letters.indices.dropLast() {
            var swapped = letters
            swapped.swapAt(index, index + 1)
            offer(String(swapped))
        }
        for index in letters.indices {
            offer(String(letters[..<index] + letters[(index + 1)...]))
            for letter in alphabet { offer(String(letters[..<index] + [letter] + letters[(index + 1)...])) }
        }
        for index in 0...letters.count { for letter in alphabet { offer(String(letters[..<index] + [letter] + letters[index...])) } }
        guard !found.isEmpty else { return nil }
        return word.first?.isUppercase == true ? found.map { $0.prefix(1).uppercased() + $0.dropFirst() } : found
    }

    /// The words that begin with the range's text, in order; nil if none is known.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let start = word(range, string)?.lowercased(), !start.isEmpty, let words = words(of: language) else { return nil }
        let found = words.filter { $0.hasPrefix(start) && $0 != start }.sorted { ($0.count, $0) < ($1.count, $1) }
        return found.isEmpty ? nil : Array(found.prefix(20))
    }

    private func word(_ range: NSRange, _ string: String) -> String? {
        let text = string as NSString
        guard range.location != NSNotFound, range.location >= 0, range.length > 0, range.location + range.length <= text.length else { return nil }
        return text.substring(with: range)
    }

    private func words(of language: String) -> Set<String>? {
        if let known = Self.lists[language] { return known.isEmpty ? nil : known }
        let read = WordLists.words(of: language)
        Self.lists[language] = read
        if read.isEmpty { Diagnostics.log("WillAppear: no list of words for \(language) is installed (Debian's hunspell-en-us, wamerican): UITextChecker finds no mistakes") }
        return read.isEmpty ? nil : read
    }

    private func isWrong(_ word: String, _ words: Set<String>) -> Bool {
        guard word.count > 1, word.contains(where: \.isLetter), !word.contains(where: \.isNumber), !ignored.contains(word) else { return false }
        let lower = word.lowercased()
        if words.contains(lower) || Self.learned.contains(lower) { return false }
        // Word lists hold stems: the regular endings of English.
        for ending in ["'s", "s", "es", "ed", "d", "ing", "ly", "er", "est"] where lower.hasSuffix(ending) && lower.count > ending.count + 1 {
            let stem = String(lower.dropLast(ending.count))
            if words.contains(stem) || (ending == "ing" && words.contains(stem + "e")) || Self.learned.contains(stem) { return false }
        }
        return true
    }
}

/// The machine's lists of words.
@MainActor package enum WordLists {
    /// The folders of dictionaries; tests set their own.
    package static var folders = ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]

    private static var files: [String: String] {
        var found: [String: String] = [:]
        for folder in folders {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".dic") && !name.hasPrefix("hyph") {
                found[String(name.dropLast(4)).replacingOccurrences(of: "-", with: "_")] = folder + "/" + name
            }
        }
        if found.keys.contains(where: { $0.hasPrefix("en") }) { return found }
        for path in ["/usr/share/dict/american-english", "/usr/share/dict/words"] where FileManager.default.fileExists(atPath: path) {
            found["en_US"] = path
            break
        }
        return found
    }

    package static var languages: [String] { files.keys.sorted() }

    /// "en" finds "en_US"; empty for a language without a list.
    package static func words(of language: String) -> Set<String> {
        let wanted = language.replacingOccurrences(of: "-", with: "_")
        let files = files
        guard let name = files.keys.sorted().first(where: { $0 == wanted }) ?? files.keys.sorted().first(where: { $0.prefix(2) == wanted.prefix(2) }), let path = files[name],
            let data = FileManager.default.contents(atPath: path)
        else { return [] }
        var words: Set<String> = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let word = line.prefix { $0 != "/" && !$0.isWhitespace }
            if word.contains(where: \.isLetter) { words.insert(word.lowercased()) }
        }
        return words
    }
}
