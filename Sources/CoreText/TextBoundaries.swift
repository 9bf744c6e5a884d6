// Boundaries of characters, words, sentences and lines, by the ICU that Foundation loads (Apple's branch of it).
// LineBreaker, TextAnalysis and UIKit's tokenizer ask it. Knows UTF-16 units only, no styles and no widths.

import _FoundationICU
import Foundation

package enum TextBoundaries {
    package enum Kind: CaseIterable, Sendable {
        case character, word, sentence, line
        /// Lines that keep the syllables of a Korean word together: `UBRK_LINEWORD_KEEP_HANGUL` of Apple's ICU.
        case hangulWordLine
    }

    /// Opening an iterator reads rules and dictionaries; each kind is opened once and used under the text lock.
    nonisolated(unsafe) private static var iterators: [Kind: OpaquePointer] = [:]

    private static func iterator(_ kind: Kind) -> OpaquePointer? {
        if let known = iterators[kind] { return known }
        var status = U_ZERO_ERROR
        let type: UBreakIteratorType = switch kind {
        case .character: UBRK_CHARACTER
        case .word: UBRK_WORD
        case .sentence: UBRK_SENTENCE
        case .line, .hangulWordLine: UBRK_LINE
        }
        // The root locale: the machine's language must not move a line's end.
        guard let opened = swift_ubrk_open(type, "", nil, 0, &status), status.rawValue <= 0 else { return nil }
        if kind == .hangulWordLine { ubrk_setLineWordOpts(opened, UBRK_LINEWORD_KEEP_HANGUL) }
        iterators[kind] = opened
        return opened
    }

    /// Calls `body` with every boundary after the start, in order, and ICU's status of the part that ends there.
    static func forEach(_ kind: Kind, in text: [UInt16], _ body: (_ offset: Int, _ status: Int32) -> Void) {
        guard !text.isEmpty else { return }
        FontLibrary.locked {
            guard let iterator = iterator(kind) else { return }
            var status = U_ZERO_ERROR
            text.withUnsafeBufferPointer { units in
                swift_ubrk_setText(iterator, units.baseAddress, Int32(clamping: units.count), &status)
                guard status.rawValue <= 0 else { return }
                _ = swift_ubrk_first(iterator)
                while case let offset = swift_ubrk_next(iterator), offset != UBRK_DONE { body(Int(offset), swift_ubrk_getRuleStatus(iterator)) }
                // The iterator must not keep a pointer into the array.
                swift_ubrk_setText(iterator, nil, 0, &status)
            }
        }
    }

    /// The parts between boundaries. `isWord` is false for white space and punctuation between words.
    package static func parts(_ kind: Kind, of text: [UInt16]) -> [(range: Range<Int>, isWord: Bool)] {
        var parts: [(range: Range<Int>, isWord: Bool)] = []
        var start = 0
        forEach(kind, in: text) { end, status in
            parts.append((start..<end, kind != .word || status >= UBRK_WORD_NONE_LIMIT.rawValue))
            start = end
        }
        return parts
    }
}
