// Places in a text that no rule of ICU's characters and lines looks across: what stands before such a place moves no boundary
// behind it. TextAnalysis looks for boundaries anew between the two nearest ones around an edit. Knows UTF-16 units only.

import Foundation

enum SafeBoundaries {
    /// Around an edit, in the text as it is now: begins and ends in text that the edit left alone.
    static func window(around edit: Range<Int>, in units: [UInt16]) -> Range<Int> {
        var start = edit.lowerBound - 1
        while start > 0, !isSafe(units, start) { start -= 1 }
        // The judgement about an offset looks two units back.
        var end = edit.upperBound + 2
        while end < units.count, !isSafe(units, end) { end += 1 }
        return max(0, start)..<min(end, units.count)
    }

    /// Between two ideographs a line may always end, and behind a space between two letters: no rule of UAX #14 and UAX #29 that reaches
    /// over several units (numbers, quotation marks, flags, joined emoji, spaces behind brackets) goes over a letter that stands alone.
    private static func isSafe(_ units: [UInt16], _ offset: Int) -> Bool {
        let after = units[offset], before = units[offset - 1]
        if isIdeograph(before), isIdeograph(after) { return true }
        return before == 0x20 && offset > 1 && isLetter(after) && isLetter(units[offset - 2])
    }

    private static func isIdeograph(_ unit: UInt16) -> Bool { (0x4E00...0x9FFF).contains(unit) }

    /// Letters that combine with nothing by themselves: Latin, Greek, Cyrillic, Hebrew, Arabic, Thai, Kana, Han, Hangul syllables.
    private static func isLetter(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x388...0x481, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x63F, 0x641...0x64A, 0xE01...0xE2E, 0x3042, 0x3044, 0x3046,
             0x3048, 0x304A...0x3062, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }
}
