// Core Text's functions on a font's glyphs: which one a character has, its advance, its box, its outline as a path, drawing.
// Glyph numbers are those of the face that draws the font.

import CCairo
import CFreeType
import CHarfBuzz
import CoreGraphics
import Foundation

/// The direction of text: horizontal or vertical.
public enum CTFontOrientation: UInt32, Sendable {
    /// The font's own way, which is horizontal.
    case `default` = 0, horizontal, vertical
}

/// The glyphs of UTF-16 units; 0 for what the font has no glyph for and for the second half of a pair. False when one is missing.
public func CTFontGetGlyphsForCharacters(_ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex) -> Bool {
    let units = Array(UnsafeBufferPointer(start: characters, count: max(0, count)))
    return FontLibrary.locked {
        var isComplete = true, offset = 0
        while offset < units.count {
            let (value, width) = Scalars.decode(units, at: offset)
            let glyph = Unicode.Scalar(value).flatMap { font.instance.face?.nominalGlyph($0) } ?? 0
            glyphs[offset] = CGGlyph(truncatingIfNeeded: glyph)
            if width == 2 { glyphs[offset + 1] = 0 }
            if glyph == 0 { isComplete = false }
            offset += width
        }
        return isComplete
    }
}

/// The glyph of a name in the font's file; 0 when there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph { font.instance.face?.glyph(named: glyphName as String) ?? 0 }
/// nil for a glyph without a name.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? { font.instance.face?.name(glyph).map { $0 as NSString } }

/// Advances in points, one a glyph, and their sum. Those of the system font hold its tracking, as in lines.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    var sum: CGFloat = 0
    for index in 0..<max(0, count) {
        var advance = CGSize.zero
        if orientation == .vertical {
            advance.height = -font.instance.ascent - font.instance.descent
        } else {
            advance.width = font.instance.advance(of: glyphs[index])
        }
        advances?[index] = advance
        sum += orientation == .vertical ? advance.height : advance.width
    }
    return Double(sum)
}

/// The boxes of glyphs around their origin, in points, y up; returns the one that holds them all.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(0, count) {
        let box = font.instance.box(of: glyphs[index])
        boundingRects?[index] = box
        if !box.isEmpty { all = all.union(box) }
    }
    return all.isNull ? .zero : all
}

/// A glyph's outline around its origin, in points, y up. nil for a glyph without one: a space, emoji, an unknown number.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    font.instance.path(of: glyph, mappedBy: matrix?.pointee ?? .identity)
}

/// Fills glyphs in the context's fill colour at places of text space, which the context's text matrix maps.
public func CTFontDrawGlyphs(_ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext) {
    let list = UnsafeBufferPointer(start: glyphs, count: max(0, count)), places = UnsafeBufferPointer(start: positions, count: max(0, count))
    FontLibrary.locked { font.instance.draw(Array(list), at: Array(places), in: context) }
}

extension FontInstance {
    func advance(of glyph: CGGlyph) -> CGFloat {
        guard let face else { return size * 0.5 }
        if face.isColorBitmap { return FontLibrary.locked { CGFloat(hb_font_get_glyph_h_advance(face.shaper, UInt32(glyph))) } / CGFloat(face.unitsPerEm) * size }
        return CGFloat(face.advance(glyph) ?? 0) / CGFloat(face.unitsPerEm) * size + tracking
    }

    /// From units of the face to points: slanted first, then mapped by the font's own matrix.
    private func shape(_ face: FontFace) -> CGAffineTransform {
        let scale = size / CGFloat(face.unitsPerEm)
        return CGAffineTransform(a: scale, b: 0, c: skew * scale, d: scale, tx: 0, ty: 0).concatenating(request.matrix)
    }

    func path(of glyph: CGGlyph, mappedBy matrix: CGAffineTransform) -> CGPath? {
        guard let face, let outline = face.outlinePath(glyph), !outline.isEmpty else { return nil }
        var all = shape(face).concatenating(matrix)
        return outline.copy(using: &all)
    }

    func box(of glyph: CGGlyph) -> CGRect {
        guard let face else { return .zero }
        if face.isColorBitmap { return FontLibrary.locked { face.strikeBox(glyph) }.applying(CGAffineTransform(scaleX: size, y: size)) }
        if skew == 0, request.matrix == .identity {
            return (face.boundingBox(glyph) ?? .zero).applying(CGAffineTransform(scaleX: size / CGFloat(face.unitsPerEm), y: size / CGFloat(face.unitsPerEm)))
        }
        return path(of: glyph, mappedBy: .identity)?.boundingBoxOfPath ?? .zero
    }

    fileprivate func draw(_ glyphs: [CGGlyph], at places: [CGPoint], in context: CGContext) {
        guard let face else { return }
        context.compose { cairo in
            let m = context.textMatrix
            var matrix = cairo_matrix_t(xx: Double(m.a), yx: Double(m.b), xy: Double(m.c), yy: Double(m.d), x0: Double(m.tx), y0: Double(m.ty))
            cairo_transform(cairo, &matrix)
            cairo_scale(cairo, 1, -1)
            if face.isColorBitmap {
                for (glyph, place) in zip(glyphs, places) {
                    let shaped = ShapedGlyph(id: UInt32(glyph), cluster: 0, advance: 0, xOffset: 0, yOffset: 0)
                    GlyphPainter.drawPictures(cairo, face: face, glyphs: [shaped], style: TextStyle(font: self), alpha: 1, x: place.x, y: -place.y)
                }
                return
            }
            guard let drawn = face.cairoFontFace() else { return }
            var shape = GlyphPainter.fontMatrix(self)
            cairo_new_path(cairo)
            cairo_set_font_face(cairo, drawn)
            cairo_set_font_matrix(cairo, &shape)
            let placed = zip(glyphs, places).map { glyph, place in
                let exact = context.glyphPlace(x: Double(place.x), y: -Double(place.y), on: cairo)
                return cairo_glyph_t(index: UInt(glyph), x: exact.x, y: exact.y)
            }
            placed.withUnsafeBufferPointer { cairo_glyph_path(cairo, $0.baseAddress, Int32($0.count)) }
            context.useFillColor(cairo)
            cairo_fill(cairo)
        }
    }
}

extension FontFace {
    /// In em, y up.
    fileprivate func strikeBox(_ glyph: CGGlyph) -> CGRect {
        guard let strike = loadStrike(glyph) else { return .zero }
        let slot = strike.slot.pointee, size = strike.pixelsPerEm
        let top = CGFloat(slot.bitmap_top), rows = CGFloat(slot.bitmap.rows)
        return CGRect(x: CGFloat(slot.bitmap_left) / size, y: (top - rows) / size, width: CGFloat(slot.bitmap.width) / size, height: rows / size)
    }

    private func loadStrike(_ glyph: CGGlyph) -> (slot: FT_GlyphSlot, pixelsPerEm: CGFloat)? {
        let withColor: Int32 = 1 << 20
        guard FT_Select_Size(handle, 0) == 0, FT_Load_Glyph(handle, FT_UInt(glyph), withColor) == 0, let slot = handle.pointee.glyph else { return nil }
        let pixels = handle.pointee.size.map { CGFloat($0.pointee.metrics.y_ppem) } ?? 1
        return (slot, max(1, pixels))
    }

    /// In units of the face, y up; each contour closed.
    func outlinePath(_ glyph: CGGlyph) -> CGPath? {
        FontLibrary.locked {
            // Cairo leaves the transform of a slanted font on the face that it drew with.
            let noScale: Int32 = 1, ignoreTransform: Int32 = 1 << 11
            guard !isColorBitmap, Int(glyph) < glyphCount, FT_Load_Glyph(handle, FT_UInt(glyph), noScale | ignoreTransform) == 0, let slot = handle.pointee.glyph else { return nil }
            let path = CGMutablePath()
            guard slot.pointee.outline.n_points > 0 else { return path }
            var calls = FT_Outline_Funcs(
                move_to: { to, user in OutlineSink.add(to, user) { path, point in
                    if !path.isEmpty { path.closeSubpath() }
                    path.move(to: point)
                } },
                line_to: { to, user in OutlineSink.add(to, user) { $0.addLine(to: $1) } },
                conic_to: { control, to, user in OutlineSink.add(to, user) { $0.addQuadCurve(to: $1, control: OutlineSink.point(control)) } },
                cubic_to: { first, second, to, user in
                    OutlineSink.add(to, user) { $0.addCurve(to: $1, control1: OutlineSink.point(first), control2: OutlineSink.point(second)) }
                },
                shift: 0, delta: 0)
            let sink = Unmanaged.passUnretained(path).toOpaque()
            guard FT_Outline_Decompose(&slot.pointee.outline, &calls, sink) == 0 else { return nil }
            if !path.isEmpty { path.closeSubpath() }
            return path
        }
    }
}

/// What FreeType's walk along an outline calls.
private enum OutlineSink {
    static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint { vector.map { CGPoint(x: CGFloat($0.pointee.x), y: CGFloat($0.pointee.y)) } ?? .zero }

    static func add(_ to: UnsafePointer<FT_Vector>?, _ user: UnsafeMutableRawPointer?, _ apply: (CGMutablePath, CGPoint) -> Void) -> Int32 {
        guard let user else { return 1 }
        apply(Unmanaged<CGMutablePath>.fromOpaque(user).takeUnretainedValue(), point(to))
        return 0
    }
}
