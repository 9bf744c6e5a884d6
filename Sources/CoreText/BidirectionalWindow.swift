// Embedding levels of a paragraph after an edit: ICU resolves anew only what lies between two strong characters around it.
// TextAnalysis+Edits owns one per paragraph that was edited. Explicit formatting characters make it resolve all of the paragraph.

import _FoundationICU
import Foundation

/// What of a paragraph's characters decides how far an edit reaches (UAX #9): a strong character hides what is behind it from the
/// weak and neutral ones (W1 to W7, N1, N2) unless it stands between two paired brackets (N0).
struct BidirectionalWindow {
    private var mayBeRightToLeft: Bool
    private var hasExplicitFormatting: Bool
    /// Offsets of the characters that can be paired.
    private var brackets: [Int]
    private var pairs: [ClosedRange<Int>]

    init(_ units: [UInt16], _ content: Range<Int>) {
        let text = units[content]
        mayBeRightToLeft = text.contains(where: BidirectionalLevels.mayBeRightToLeft)
        hasExplicitFormatting = text.contains(where: Self.isExplicit)
        brackets = content.filter { Self.kind(units[$0]) != U_BPT_NONE }
        pairs = Self.pairs(brackets, units) ?? []
    }

    /// Follows an edit. `levels` (nil: all 0) are those of the content before and after it. The range whose levels may differ, empty when none
    /// does; nil when the paragraph as a whole has another direction now.
    mutating func follow(_ edit: TextEdit, _ units: [UInt16], _ content: Range<Int>, base: Bool?, level: UInt8, _ levels: inout [UInt8]?) -> Range<Int>? {
        let inserted = units[edit.range]
        mayBeRightToLeft = mayBeRightToLeft || inserted.contains(where: BidirectionalLevels.mayBeRightToLeft)
        hasExplicitFormatting = hasExplicitFormatting || inserted.contains(where: Self.isExplicit)
        let before = pairs
        let first = brackets.firstIndex { $0 >= edit.range.lowerBound } ?? brackets.count
        let last = brackets[first...].firstIndex { $0 >= edit.before.upperBound } ?? brackets.count
        let fresh = edit.range.filter { Self.kind(units[$0]) != U_BPT_NONE }
        brackets.replaceSubrange(first..<last, with: fresh)
        for index in (first + fresh.count)..<brackets.count { brackets[index] += edit.delta }
        guard mayBeRightToLeft || base == true else {
            pairs = []
            return level == 0 && levels == nil ? edit.range.lowerBound..<edit.range.lowerBound : nil
        }
        let now = Self.pairs(brackets, units)
        pairs = now ?? []
        if hasExplicitFormatting || now == nil { return followAll(edit, units, content, base, level, &levels) }
        guard level == (base.map { $0 ? 1 : 0 } ?? Self.direction(units, content)) else { return nil }
        let window = Self.window(edit, units, content, spans: before.compactMap { Self.moved($0, edit) } + pairs)
        if levels == nil {
            if level == 0, !units[window].contains(where: BidirectionalLevels.mayBeRightToLeft) { return edit.range.lowerBound..<edit.range.lowerBound }
            levels = [UInt8](repeating: level, count: content.count - edit.delta)
        }
        let found = BidirectionalLevels.levels(units, window, base: level == 1).levels
        let start = window.lowerBound - content.lowerBound
        levels?.replaceSubrange(start..<(start + window.count - edit.delta), with: found)
        return window
    }

    private func followAll(_ edit: TextEdit, _ units: [UInt16], _ content: Range<Int>, _ base: Bool?, _ level: UInt8, _ levels: inout [UInt8]?) -> Range<Int>? {
        let found = BidirectionalLevels.levels(units, content, base: base)
        guard found.base == level else { return nil }
        let before = levels ?? [UInt8](repeating: level, count: content.count - edit.delta)
        levels = found.levels
        var changed = TextChange(edit)
        changed.include(before, found.levels[...], from: content.lowerBound)
        return changed.range
    }

    // MARK: Reach

    private static func window(_ edit: TextEdit, _ units: [UInt16], _ content: Range<Int>, spans: [ClosedRange<Int>]) -> Range<Int> {
        var start = edit.range.lowerBound - 1
        while start > content.lowerBound {
            if let span = spans.first(where: { $0.lowerBound <= start && start <= $0.upperBound }) { start = span.lowerBound - 1 } else if isStrong(units[start]) { break } else { start -= 1 }
        }
        var end = edit.range.upperBound
        while end < content.upperBound {
            if let span = spans.first(where: { $0.lowerBound <= end && end <= $0.upperBound }) { end = span.upperBound + 1 } else if isStrong(units[end]) { break } else { end += 1 }
        }
        return max(start, content.lowerBound)..<min(end + 1, content.upperBound)
    }

    /// A pair as it was before the edit, in the text as it is now.
    private static func moved(_ pair: ClosedRange<Int>, _ edit: TextEdit) -> ClosedRange<Int>? {
        func moved(_ offset: Int) -> Int { offset < edit.range.lowerBound ? offset : offset >= edit.before.upperBound ? offset + edit.delta : edit.range.lowerBound }
        return moved(pair.lowerBound)...moved(pair.upperBound)
    }

    private static func isStrong(_ unit: UInt16) -> Bool {
        guard unit & 0xF800 != 0xD800 else { return false }
        let direction = swift_u_charDirection(UChar32(unit))
        return direction == U_LEFT_TO_RIGHT || direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC
    }

    /// The level that the first strong character gives a paragraph.
    private static func direction(_ units: [UInt16], _ content: Range<Int>) -> UInt8 {
        units[content].withUnsafeBufferPointer { swift_ubidi_getBaseDirection($0.baseAddress, Int32(clamping: $0.count)) == UBIDI_RTL ? 1 : 0 }
    }

    /// Embeddings, overrides, isolates, and the separators that ICU takes for the end of a paragraph.
    private static func isExplicit(_ unit: UInt16) -> Bool {
        (0x202A...0x202E).contains(unit) || (0x2066...0x2069).contains(unit) || (0x1C...0x1E).contains(unit)
    }

    // MARK: Brackets

    private static func kind(_ unit: UInt16) -> UBidiPairedBracketType {
        switch unit {
        case 0x28, 0x5B, 0x7B: U_BPT_OPEN
        case 0x29, 0x5D, 0x7D: U_BPT_CLOSE
        case 0x0F00..<0x1700, 0x2000..<0x3100, 0xFE00...0xFFFF:
            UBidiPairedBracketType(rawValue: UInt32(max(0, swift_u_getIntPropertyValue(UChar32(unit), UCHAR_BIDI_PAIRED_BRACKET_TYPE))))
        default: U_BPT_NONE
        }
    }

    /// BD16; nil where brackets are nested deeper than its stack.
    private static func pairs(_ brackets: [Int], _ units: [UInt16]) -> [ClosedRange<Int>]? {
        var open: [(closer: UInt16, offset: Int)] = []
        var pairs: [ClosedRange<Int>] = []
        for offset in brackets {
            if kind(units[offset]) == U_BPT_OPEN {
                guard open.count < 60 else { return nil }
                open.append((canonical(UInt16(truncatingIfNeeded: swift_u_getBidiPairedBracket(UChar32(units[offset])))), offset))
            } else if let match = open.lastIndex(where: { $0.closer == canonical(units[offset]) }) {
                pairs.append(open[match].offset...offset)
                open.removeSubrange(match...)
            }
        }
        return pairs
    }

    /// U+2329 and U+232A are the angle brackets of CJK (BD16).
    private static func canonical(_ unit: UInt16) -> UInt16 { unit == 0x2329 ? 0x3008 : unit == 0x232A ? 0x3009 : unit }
}
