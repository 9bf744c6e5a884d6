// One face of one font file: its glyphs, its vertical metrics in em, its shaper and its cairo face.
// Made by FontCatalog, used by Shaper and GlyphPainter. Knows no point size.

import CCairo
import CFreeType
import CHarfBuzz
import Foundation

package final class FontFace: @unchecked Sendable {
    /// Vertical metrics as fractions of the em; `descent` is positive below the baseline.
    package struct Metrics: Sendable, Hashable {
        package var ascent: CGFloat
        package var descent: CGFloat
        package var leading: CGFloat
        package var capHeight: CGFloat
        package var xHeight: CGFloat
        package var underlinePosition: CGFloat
        package var underlineThickness: CGFloat
    }

    package let record: FontRecord
    package let unitsPerEm: Int
    package let glyphCount: Int
    package let metrics: Metrics
    /// Bitmap colour fonts (emoji) are blitted from their strike, not filled as outlines.
    package let isColorBitmap: Bool

    let handle: FT_Face
    let shaper: OpaquePointer
    private var cairoFace: OpaquePointer?
    private var nominalGlyphs: [UInt32: UInt32] = [:]
    let colorGlyphs = ColorGlyphCache()
    var atlas = GlyphAtlas()

    /// Opens the face; nil when the file is damaged, empty or has no character map.
    init?(record: FontRecord) {
        guard let handle = FontLibrary.open(path: record.path, index: record.index) else { return nil }
        guard let blob = hb_blob_create_from_file(record.path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard handle.pointee.num_glyphs > 0, hb_blob_get_length(blob) > 0,
              let shaperFace = hb_face_create(blob, UInt32(record.index & 0xFFFF)) else {
            FT_Done_Face(handle)
            return nil
        }
        defer { hb_face_destroy(shaperFace) }
        guard let shaper = hb_font_create(shaperFace) else {
            FT_Done_Face(handle)
            return nil
        }
        let unitsPerEm = max(1, Int(hb_face_get_upem(shaperFace)))
        hb_font_set_scale(shaper, Int32(unitsPerEm), Int32(unitsPerEm))
        self.record = record
        self.handle = handle
        self.shaper = shaper
        self.unitsPerEm = unitsPerEm
        glyphCount = Int(handle.pointee.num_glyphs)
        let scalable = handle.pointee.face_flags & FaceFlag.scalable != 0
        isColorBitmap = !scalable && handle.pointee.num_fixed_sizes > 0
        metrics = Self.readMetrics(handle, unitsPerEm: CGFloat(unitsPerEm))
    }

    private enum FaceFlag {
        static let scalable: FT_Long = 1
    }

    private static func readMetrics(_ face: FT_Face, unitsPerEm: CGFloat) -> Metrics {
        // The `hhea` table, as Core Text reads it.
        var result = Metrics(
            ascent: CGFloat(face.pointee.ascender) / unitsPerEm,
            descent: -CGFloat(face.pointee.descender) / unitsPerEm,
            leading: max(0, CGFloat(face.pointee.height) - CGFloat(face.pointee.ascender) + CGFloat(face.pointee.descender)) / unitsPerEm,
            capHeight: 0.7, xHeight: 0.5,
            underlinePosition: -CGFloat(face.pointee.underline_position) / unitsPerEm,
            underlineThickness: CGFloat(face.pointee.underline_thickness) / unitsPerEm)
        if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self), table.pointee.version >= 2 {
            if table.pointee.sCapHeight > 0 { result.capHeight = CGFloat(table.pointee.sCapHeight) / unitsPerEm }
            if table.pointee.sxHeight > 0 { result.xHeight = CGFloat(table.pointee.sxHeight) / unitsPerEm }
        }
        if result.ascent + result.descent <= 0.1 || result.ascent + result.descent > 10 {
            result.ascent = 0.95
            result.descent = 0.24
        }
        if result.underlineThickness <= 0 { result.underlineThickness = 0.05 }
        if result.underlinePosition <= 0 { result.underlinePosition = 0.1 }
        return result
    }

    /// The glyph that the character map gives for a scalar, before shaping; nil when there is none.
    package func nominalGlyph(_ scalar: Unicode.Scalar) -> UInt32? {
        if let known = nominalGlyphs[scalar.value] { return known == 0 ? nil : known }
        var glyph: hb_codepoint_t = 0
        let found = hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0
        if nominalGlyphs.count > 20_000 { nominalGlyphs.removeAll() }
        nominalGlyphs[scalar.value] = found ? glyph : 0
        return found && glyph != 0 ? glyph : nil
    }

    /// The cairo face for filling outlines: unhinted, so that text scales without steps.
    func cairoFontFace() -> OpaquePointer? {
        if let cairoFace { return cairoFace }
        let noHinting: Int32 = 1 << 1
        let noBitmap: Int32 = 1 << 3
        cairoFace = cairo_ft_font_face_create_for_ft_face(handle, noHinting | noBitmap)
        return cairoFace
    }

    // Faces live as long as the process (FontCatalog keeps them), as cairo may hold on to `handle`.
}

extension FontFace: Hashable {
    package static func == (left: FontFace, right: FontFace) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
