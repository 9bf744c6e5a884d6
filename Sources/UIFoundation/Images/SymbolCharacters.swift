// The numbers and letters that Apple's names put into circles and squares (`1.circle`, `a.square.fill`): outlines of the system font.
// SymbolLibrary looks up the word before `.circle` and `.square`; a letter alone is no symbol.

import CoreGraphics
import CoreText

package enum SymbolCharacters {
    /// Units of the symbols' grid: a capital is as high as the pictures of SymbolTable.
    private static let capHeight: CGFloat = 19

    /// The glyph of a word; nil for words that are neither one letter nor a number from 0 to 50.
    package static func glyph(_ word: some StringProtocol) -> SymbolGlyph? {
        guard isCharacter(word), let font = CTFontCreateUIFontForLanguage(.emphasizedSystem, 24, nil) else { return nil }
        let units = Array(word.uppercased().utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        guard CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count) else { return nil }
        let line = CGMutablePath()
        var x: CGFloat = 0
        for glyph in glyphs {
            if let path = CTFontCreatePathForGlyph(font, glyph, nil) { line.addPath(path, transform: CGAffineTransform(translationX: x, y: 0)) }
            x += CGFloat(CTFontGetAdvancesForGlyphs(font, .horizontal, [glyph], nil, 1))
        }
        let box = line.boundingBoxOfPath
        guard box.height > 0 else { return nil }
        // The grid counts downwards from its top; the font upwards from its baseline.
        let scale = capHeight / CTFontGetCapHeight(font)
        let placed = CGMutablePath()
        placed.addPath(line, transform: CGAffineTransform(translationX: -box.midX, y: -box.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: -scale)).concatenating(CGAffineTransform(translationX: 12, y: 12)))
        return SymbolGlyph(solids: placed)
    }

    private static func isCharacter(_ word: some StringProtocol) -> Bool {
        if word.count == 1, let letter = word.first { return letter.isASCII && (letter.isNumber || letter.isLowercase) }
        return word.count == 2 && !word.hasPrefix("0") && Int(word).map { 10...50 ~= $0 } == true
    }
}
