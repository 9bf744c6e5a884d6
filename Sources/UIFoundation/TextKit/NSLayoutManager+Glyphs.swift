// Single glyphs and the layout's end, for apps. TextFlow supplies lines; glyphs are UTF-16 units (DIVERGENCES).

import CoreGraphics
import CoreText
import Foundation

extension NSLayoutManager {
    /// The points that an attachment takes; -1 by -1 for a glyph that is none.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        let none = CGSize(width: -1, height: -1)
        guard isValidGlyphIndex(glyphIndex), let line = flow.line(at: glyphIndex) else { return none }
        let local = glyphIndex - flow.blocks[line.block].start
        guard line.layout.text.utf16.indices.contains(local), line.layout.text.utf16[local] == 0xFFFC else { return none }
        return line.layout.text.style(at: local).box?.bounds.size ?? none
    }

    /// Whether a glyph has a place but no shape: tabs and line separators.
    public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        guard isValidGlyphIndex(glyphIndex), let text = textStorage?.string as NSString?, glyphIndex < text.length else { return false }
        return [0x09, 0x0A, 0x0D, 0x2028, 0x2029].contains(text.character(at: glyphIndex))
    }

    /// The first character that found no room in the containers; the text's length when all did.
    public func firstUnlaidCharacterIndex() -> Int {
        flow.ensure()
        // A block's length is the part that found room; text without room has no block.
        return flow.blocks.last.map { min($0.start + $0.length, numberOfGlyphs) } ?? 0
    }

    /// The first glyph that is not laid out; the same as the first such character.
    public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    /// Returns both the first character and the first glyph that are not laid out.
    public func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?) {
        let first = firstUnlaidCharacterIndex()
        charIndex?.pointee = first
        glyphIndex?.pointee = first
    }
}
