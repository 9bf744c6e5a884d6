// Finds the places where a line may end or must end, as ICU's line iterators answer (UAX #14, dictionaries for Thai, Lao,
// Khmer, Burmese). Called once per text by TextAnalysis. Measures nothing.

import Foundation

package enum LineBreaker {
    enum Opportunity: UInt8 {
        case prohibited, allowed, mandatory
    }

    /// What must end a line: line feed, vertical tab, form feed, carriage return, and the separators of Unicode.
    package static func isSeparator(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// `result[i]` says whether a line may end before UTF-16 offset `i`; the array has one element more than the text.
    static func opportunities(_ text: [UInt16], keepsHangulWords: (Int) -> Bool) -> [Opportunity] {
        var result = [Opportunity](repeating: .prohibited, count: text.count + 1)
        result[text.count] = .allowed
        func mark(_ kind: TextBoundaries.Kind, where applies: (Int) -> Bool) {
            TextBoundaries.forEach(kind, in: text) { offset, _ in
                guard applies(offset) else { return }
                result[offset] = isSeparator(text[offset - 1]) ? .mandatory : .allowed
            }
        }
        guard text.contains(where: isHangul) else {
            mark(.line) { _ in true }
            return result
        }
        let keeps = text.indices.map(keepsHangulWords)
        if keeps.contains(false) { mark(.line) { $0 == text.count || !keeps[$0] } }
        if keeps.contains(true) {
            mark(.hangulWordLine) { $0 == text.count || keeps[$0] && !isInsideHangulWord(text, $0) }
        }
        return result
    }

    /// Digits and letters belong to the Korean word that they touch, as where UAX #14 (8.2) takes Hangul for letters.
    private static func isInsideHangulWord(_ text: [UInt16], _ offset: Int) -> Bool {
        func isLetterOrDigit(_ unit: UInt16) -> Bool {
            unit < 0x2E80 && Unicode.Scalar(unit).map { $0.properties.isAlphabetic || $0.properties.numericType != nil } == true
        }
        let before = text[offset - 1], after = text[offset]
        return isHangul(before) && isLetterOrDigit(after) || isLetterOrDigit(before) && isHangul(after)
    }

    private static func isHangul(_ unit: UInt16) -> Bool {
        (0x1100...0x11FF).contains(unit) || (0x3130...0x318F).contains(unit) || (0xA960...0xA97F).contains(unit) || (0xAC00...0xD7FF).contains(unit)
    }
}
