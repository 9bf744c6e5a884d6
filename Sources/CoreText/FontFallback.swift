// Chooses the face for a cluster that the requested font lacks: Hangul, Han, Kana, emoji, any script. Called by the
// itemizer for each grapheme cluster. Answers do not depend on the machine's language.

import Foundation

package enum FontFallback {
    private struct Key: Hashable {
        var scalar: UInt32
        var bold: Int
        var monospaced: Bool
    }

    nonisolated(unsafe) private static var known: [Key: FontFace?] = [:]
    nonisolated(unsafe) private static var knownGeneration = -1

    /// The colour emoji face, if one is installed.
    nonisolated(unsafe) private(set) static var emoji: FontFace? = FontCatalog.face(family: "Noto Color Emoji", weight: 400, italic: false)
        ?? FontCatalog.records.first { $0.isColor }.flatMap { FontCatalog.face(family: $0.family, weight: 400, italic: false) }

    /// Families tried first, per script, before any other face by coverage.
    private static func families(for scalar: Unicode.Scalar, monospaced: Bool) -> [String] {
        let region: String
        switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: region = "KR"
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: region = "JP"
        case 0x3100...0x312F, 0x31A0...0x31BF: region = "TC"
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: region = "SC"
        default: return ["Inter", "DejaVu Sans"]
        }
        return monospaced ? ["Noto Sans Mono CJK \(region)", "Noto Sans CJK \(region)"] : ["Noto Sans CJK \(region)"]
    }

    static func face(for scalar: Unicode.Scalar, weight: Int, monospaced: Bool) -> FontFace? {
        if knownGeneration != FontCatalog.generation {
            known.removeAll()
            knownGeneration = FontCatalog.generation
        }
        let key = Key(scalar: scalar.value, bold: weight, monospaced: monospaced)
        if let answer = known[key] { return answer }
        let answer = FontCatalog.face(covering: scalar, families: families(for: scalar, monospaced: monospaced), weight: weight)
        if known.count > 20_000 { known.removeAll() }
        known[key] = answer
        return answer
    }

    /// Whether a cluster asks for emoji presentation: by default, by variation selector, or as a sequence.
    static func isEmoji(_ cluster: some Collection<Unicode.Scalar>) -> Bool {
        guard let first = cluster.first else { return false }
        if first.properties.isEmojiPresentation { return !cluster.contains("\u{FE0E}") }
        guard cluster.count > 1 else { return false }
        if cluster.contains("\u{FE0F}") { return first.properties.isEmoji }
        if cluster.contains("\u{20E3}") { return first.properties.isEmoji }
        return first.properties.isEmoji && cluster.contains("\u{200D}")
    }

    /// Scalars that need no glyph of their own: joiners, selectors, marks of direction, controls.
    static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF, 0xFFFC: true
        default: false
        }
    }
}
