// Puts glyphs on a cairo context: outlines as filled paths at exact positions, colour glyphs as pictures.
// Called by TextLayout+Drawing with a baseline point. Chooses no fonts and no positions.

import CCairo
import CFreeType
import Foundation

enum GlyphPainter {
    /// Adds the outlines of a segment to the current path, the pen at `x`, `y` on the baseline.
    static func addPath(_ cairo: OpaquePointer, face: FontFace, glyphs: [ShapedGlyph], style: TextStyle, x: CGFloat, y: CGFloat, stretch: (Int) -> CGFloat) {
        guard !face.isColorBitmap else { return }
        addPath(cairo, face: face, places(of: glyphs, style, x, y, stretch), em: fontMatrix(style.font, slant: style.obliqueness))
    }

    /// Adds the outlines of placed glyphs to the current path; `em` leads from the em to the context's units.
    static func addPath(_ cairo: OpaquePointer, face: FontFace, _ placed: [cairo_glyph_t], em: cairo_matrix_t) {
        guard let fontFace = face.cairoFontFace() else { return }
        var matrix = em
        cairo_set_font_face(cairo, fontFace)
        cairo_set_font_matrix(cairo, &matrix)
        cairo_set_font_options(cairo, options)
        placed.withUnsafeBufferPointer { cairo_glyph_path(cairo, $0.baseAddress, Int32($0.count)) }
    }

    private static func places(of glyphs: [ShapedGlyph], _ style: TextStyle, _ x: CGFloat, _ y: CGFloat, _ stretch: (Int) -> CGFloat) -> [cairo_glyph_t] {
        let size = style.font.size
        var pen = x
        return glyphs.map { glyph in
            defer { pen += glyph.advance * size + stretch(glyph.cluster) }
            return cairo_glyph_t(index: UInt(glyph.id), x: Double(pen + glyph.xOffset * size), y: Double(y - glyph.yOffset * size))
        }
    }

    /// Fills a segment with the source of `cairo` by masks of the atlas, each glyph at the nearest quarter of a pixel; false where only
    /// outlines do: turned, large, without smooth edges, or not on pixels at all.
    static func fillByMasks(_ cairo: OpaquePointer, face: FontFace, glyphs: [ShapedGlyph], style: TextStyle, x: CGFloat, y: CGFloat, stretch: (Int) -> CGFloat) -> Bool {
        var toPixels = cairo_matrix_t()
        cairo_get_matrix(cairo, &toPixels)
        let em = fontMatrix(style.font, slant: style.obliqueness)
        let scale = GlyphMasks.Scale(xx: em.xx * toPixels.xx, yx: em.yx * toPixels.yy, xy: em.xy * toPixels.xx, yy: em.yy * toPixels.yy)
        guard !face.isColorBitmap, toPixels.xy == 0, toPixels.yx == 0, scale.largest < GlyphMasks.largestEm,
              scale.largest * 65_536 / Double(face.unitsPerEm) < GlyphMasks.largestMask, cairo_get_antialias(cairo) != CAIRO_ANTIALIAS_NONE,
              cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE else { return false }
        let placed = places(of: glyphs, style, x, y, stretch).map { cairo_glyph_t(index: $0.index, x: $0.x * toPixels.xx + toPixels.x0, y: $0.y * toPixels.yy + toPixels.y0) }
        guard placed.allSatisfy({ abs($0.x) < GlyphMasks.farthest && abs($0.y) < GlyphMasks.farthest }) else { return false }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let clip = (left: Int(left), top: Int(top), right: Int(right.rounded(.up)), bottom: Int(bottom.rounded(.up)))
        guard let (surface, atX, atY) = face.atlas.masks(of: face, scale).coverage(of: placed, within: clip) else { return true }
        cairo_mask_surface(cairo, surface, Double(atX), Double(atY))
        cairo_surface_destroy(surface)
        return true
    }

    /// From the em to points, y down: slanted first, then mapped by the font's own matrix.
    static func fontMatrix(_ font: FontInstance, slant: CGFloat = 0) -> cairo_matrix_t {
        let size = font.size, m = font.request.matrix, slant = font.skew + slant
        return cairo_matrix_t(
            xx: Double(size * m.a), yx: -Double(size * m.b), xy: -Double(size * (m.a * slant + m.c)), yy: Double(size * (m.b * slant + m.d)), x0: 0, y0: 0)
    }

    /// Hinting off and grey edges: glyph shapes depend on nothing but the size.
    nonisolated(unsafe) private static let options: OpaquePointer? = {
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        return options
    }()

    /// Draws colour glyphs, scaled from the face's strike to the font's size.
    static func drawPictures(_ cairo: OpaquePointer, face: FontFace, glyphs: [ShapedGlyph], style: TextStyle, alpha: Double, x: CGFloat, y: CGFloat) {
        var pen = x
        for glyph in glyphs {
            if let picture = face.colorGlyphs.picture(glyph.id, of: face) {
                let scale = Double(style.font.size) / picture.pixelsPerEm
                cairo_save(cairo)
                cairo_translate(cairo, Double(pen + glyph.xOffset * style.font.size), Double(y - glyph.yOffset * style.font.size))
                cairo_scale(cairo, scale, scale)
                cairo_set_source_surface(cairo, picture.surface, picture.left, -picture.top)
                cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
                cairo_paint_with_alpha(cairo, alpha)
                cairo_restore(cairo)
            }
            pen += glyph.advance * style.font.size
        }
    }
}

/// The bitmaps of a colour face, copied out of FreeType's slot once.
final class ColorGlyphCache {
    struct Picture {
        var surface: OpaquePointer
        var left: Double
        var top: Double
        var pixelsPerEm: Double
    }

    private var pictures: [UInt32: Picture?] = [:]

    func picture(_ glyph: UInt32, of face: FontFace) -> Picture? {
        if let known = pictures[glyph] { return known }
        let made = load(glyph, face)
        pictures[glyph] = made
        return made
    }

    private func load(_ glyph: UInt32, _ face: FontFace) -> Picture? {
        let handle = face.handle
        guard FT_Select_Size(handle, 0) == 0 else { return nil }
        let withColor: Int32 = 1 << 20
        guard FT_Load_Glyph(handle, FT_UInt(glyph), withColor) == 0, let slot = handle.pointee.glyph else { return nil }
        let bitmap = slot.pointee.bitmap
        let bgra: UInt8 = 7
        guard bitmap.pixel_mode == bgra, let source = bitmap.buffer, bitmap.pitch > 0, bitmap.width > 0, bitmap.rows > 0,
              let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.rows)),
              let target = cairo_image_surface_get_data(surface) else { return nil }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<Int(bitmap.rows) {
            (target + row * stride).update(from: source + row * Int(bitmap.pitch), count: Int(bitmap.width) * 4)
        }
        cairo_surface_mark_dirty(surface)
        let pixelsPerEm = handle.pointee.size.map { Double($0.pointee.metrics.y_ppem) } ?? Double(bitmap.rows)
        return Picture(surface: surface, left: Double(slot.pointee.bitmap_left), top: Double(slot.pointee.bitmap_top), pixelsPerEm: max(1, pixelsPerEm))
    }
}
