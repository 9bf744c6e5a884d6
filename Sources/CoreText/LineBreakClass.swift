// The line breaking class of a scalar, after UAX #14, for the classes that LineBreaker's rules name.
// Pure function of the scalar; Thai, Lao, Khmer and Burmese count as alphabetic (no dictionary).

import Foundation

enum LineBreakClass: UInt8 {
    case mandatory, carriageReturn, lineFeed, space, zeroWidthSpace, wordJoiner, glue, breakAfter, breakBefore, breakBoth, hyphen
    case close, closeParenthesis, exclamation, infix, slash, open, quotation, nonstarter, inseparable, numeric, postfix, prefix
    case alphabetic, hebrew, ideographic, hangul, combining, zeroWidthJoiner, object

    private static let ascii: [LineBreakClass] = (0..<128).map { forASCII(UInt8($0)) }

    private static func forASCII(_ byte: UInt8) -> LineBreakClass {
        switch byte {
        case 0x0A: .lineFeed
        case 0x0B, 0x0C: .mandatory
        case 0x0D: .carriageReturn
        case 0x09, 0x7C: .breakAfter
        case 0x20: .space
        case 0x21, 0x3F: .exclamation
        case 0x22, 0x27: .quotation
        case 0x24, 0x2B, 0x5C: .prefix
        case 0x25: .postfix
        case 0x28, 0x5B, 0x7B: .open
        case 0x29, 0x5D: .closeParenthesis
        case 0x7D: .close
        case 0x2C, 0x2E, 0x3A, 0x3B: .infix
        case 0x2D: .hyphen
        case 0x2F: .slash
        case 0x30...0x39: .numeric
        default: .alphabetic
        }
    }

    static func of(_ value: UInt32) -> LineBreakClass {
        if value < 128 { return ascii[Int(value)] }
        switch value {
        case 0x85, 0x2028, 0x2029: return .mandatory
        case 0xA0, 0x202F, 0x2007, 0x2011, 0x34F, 0xF08, 0xF0C: return .glue
        case 0xAD, 0x2010, 0x2012, 0x2013, 0x58A, 0x2027, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .breakAfter
        case 0xB4, 0x2C8, 0x2CC, 0x1FFD: return .breakBefore
        case 0x2014, 0x2E3A, 0x2E3B: return .breakBoth
        case 0x200B: return .zeroWidthSpace
        case 0x200D: return .zeroWidthJoiner
        case 0x2060, 0xFEFF: return .wordJoiner
        case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: return .quotation
        case 0x201A, 0x201E, 0xA1, 0xBF: return .open
        case 0xA2, 0xB0, 0x2030...0x2037, 0x20A7, 0x2103, 0x2109, 0xFF05, 0xFFE0, 0xFE6A: return .postfix
        case 0xA3...0xA5, 0xB1, 0x20A0...0x20A6, 0x20A8...0x20CF, 0x2116, 0x2212, 0x2213, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: return .prefix
        case 0x2024...0x2026, 0x22EF, 0xFE19: return .inseparable
        case 0x203C, 0x203D, 0x2047...0x2049, 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF1A, 0xFF1B, 0xFF65, 0xFF9E, 0xFF9F: return .nonstarter
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096,
             0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x31F0...0x31FF: return .nonstarter
        case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64, 0xFE50, 0xFE52: return .close
        case 0xFF01, 0xFF1F, 0xFE56, 0xFE57: return .exclamation
        case 0x37E, 0x589, 0x60C, 0x60D: return .infix
        case 0xFFFC: return .object
        case 0x5D0...0x5F2, 0xFB1D...0xFB4F: return .hebrew
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: return .hangul
        case 0x1F1E6...0x1F1FF: return .ideographic
        default: return general(value)
        }
    }

    /// By general category and block, for what the tables above don't name.
    private static func general(_ value: UInt32) -> LineBreakClass {
        guard let scalar = Unicode.Scalar(value) else { return .alphabetic }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format: return .combining
        case .openPunctuation: return .open
        case .closePunctuation: return .close
        case .initialPunctuation, .finalPunctuation: return .quotation
        case .decimalNumber where !(0xFF10...0xFF19).contains(value): return .numeric
        default: break
        }
        switch value {
        case 0x2E80...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
             0x17000...0x18AFF, 0x1B000...0x1B2FF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD: return .ideographic
        case 0x2600...0x27BF where scalar.properties.isEmojiPresentation: return .ideographic
        default: return .alphabetic
        }
    }
}
