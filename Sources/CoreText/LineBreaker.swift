// Where a line may end or must end: the rules of UAX #14 that iOS text shows, on grapheme boundaries.
// Called once per text by TextAnalysis. Measures nothing.

import Foundation

enum LineBreaker {
    enum Opportunity: UInt8 {
        case prohibited, allowed, mandatory
    }

    /// `result[i]` says whether a line may end before UTF-16 offset `i`; the array has one element more than the text.
    static func opportunities(_ text: [UInt16], keepsHangulWords: (Int) -> Bool) -> [Opportunity] {
        var result = [Opportunity](repeating: .prohibited, count: text.count + 1)
        var before: LineBreakClass?
        var spaces = false
        var offset = 0
        while offset < text.count {
            let (scalar, width) = Scalars.decode(text, at: offset)
            var current = LineBreakClass.of(scalar)
            if current == .hangul, keepsHangulWords(offset) { current = .alphabetic }
            if let previous = before {
                // LB9: a mark belongs to what it follows; LB10: after a space or a break it stands alone.
                if current == .combining || current == .zeroWidthJoiner {
                    if !spaces, !isHard(previous) {
                        if current == .zeroWidthJoiner { before = .zeroWidthJoiner }
                        offset += width
                        continue
                    }
                    current = .alphabetic
                }
                result[offset] = between(previous, current, spaces: spaces)
            } else if current == .combining {
                current = .alphabetic
            }
            if current == .space, let previous = before, !isHard(previous) {
                spaces = true
            } else {
                spaces = current == .space
                before = current
            }
            offset += width
        }
        result[text.count] = before.map { isHard($0) ? .mandatory : .allowed } ?? .allowed
        return result
    }

    private static func isHard(_ value: LineBreakClass) -> Bool {
        value == .mandatory || value == .carriageReturn || value == .lineFeed
    }

    private static func between(_ left: LineBreakClass, _ right: LineBreakClass, spaces: Bool) -> Opportunity {
        // LB4-LB6
        if left == .carriageReturn, right == .lineFeed { return .prohibited }
        if isHard(left) { return .mandatory }
        if isHard(right) || right == .space || right == .zeroWidthSpace { return .prohibited }
        // LB8, LB8a
        if left == .zeroWidthSpace { return .allowed }
        if left == .zeroWidthJoiner, !spaces { return .prohibited }
        // LB11, LB12, LB12a
        if right == .wordJoiner, !spaces { return .prohibited }
        if left == .wordJoiner || left == .glue, !spaces { return .prohibited }
        if right == .glue, !spaces, left != .breakAfter, left != .hyphen { return .prohibited }
        // LB13
        if right == .close || right == .closeParenthesis || right == .exclamation || right == .slash { return .prohibited }
        if right == .infix, !spaces { return .prohibited }
        // LB14-LB17
        if left == .open { return .prohibited }
        if left == .quotation, right == .open { return .prohibited }
        if left == .close || left == .closeParenthesis, right == .nonstarter { return .prohibited }
        if left == .breakBoth, right == .breakBoth { return .prohibited }
        // LB18
        if spaces || left == .space { return .allowed }
        // LB19, LB20
        if right == .quotation || left == .quotation { return .prohibited }
        if left == .object || right == .object { return .allowed }
        // LB21, LB22
        if right == .breakAfter || right == .hyphen || right == .nonstarter || left == .breakBefore { return .prohibited }
        if right == .inseparable { return .prohibited }
        return joined(left, right) ? .prohibited : .allowed
    }

    /// LB23 to LB30: words, numbers with their signs, brackets stuck to words.
    private static func joined(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        func isLetter(_ value: LineBreakClass) -> Bool { value == .alphabetic || value == .hebrew }
        switch (left, right) {
        case (.numeric, let other) where isLetter(other): return true
        case (let other, .numeric) where isLetter(other): return true
        case (.prefix, .ideographic), (.ideographic, .postfix), (.prefix, .hangul), (.hangul, .postfix): return true
        case (.prefix, let other) where isLetter(other): return true
        case (.postfix, let other) where isLetter(other): return true
        case (let other, .prefix) where isLetter(other): return true
        case (let other, .postfix) where isLetter(other): return true
        case (.close, .postfix), (.close, .prefix), (.closeParenthesis, .postfix), (.closeParenthesis, .prefix): return true
        case (.numeric, .postfix), (.numeric, .prefix), (.postfix, .open), (.postfix, .numeric), (.prefix, .open), (.prefix, .numeric): return true
        case (.hyphen, .numeric), (.infix, .numeric), (.numeric, .numeric), (.slash, .numeric): return true
        case (.slash, .hebrew): return true
        case (.infix, let other) where isLetter(other): return true
        case (let one, let other) where isLetter(one) && isLetter(other): return true
        case (.numeric, .open): return true
        case (let other, .open) where isLetter(other): return true
        case (.closeParenthesis, .numeric): return true
        case (.closeParenthesis, let other) where isLetter(other): return true
        default: return false
        }
    }
}

enum Scalars {
    /// The scalar at an offset and how many code units it takes; a lone surrogate is U+FFFD.
    static func decode(_ text: [UInt16], at offset: Int) -> (value: UInt32, width: Int) {
        let unit = UInt32(text[offset])
        guard unit & 0xF800 == 0xD800 else { return (unit, 1) }
        if unit < 0xDC00, offset + 1 < text.count {
            let low = UInt32(text[offset + 1])
            if low & 0xFC00 == 0xDC00 { return (0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF), 2) }
        }
        return (0xFFFD, 1)
    }
}
