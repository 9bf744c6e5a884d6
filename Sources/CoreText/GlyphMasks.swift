// The glyph atlas: coverage of outlines at one size, rasterised once a glyph and quarter of a pixel. TextLayout+Drawing asks it for
// upright filled text; turned, stroked, very large and vector text goes by outlines (GlyphPainter).
// Apple does not say how finely a device rounds the places of glyphs (Docs/DIVERGENCES.md).

import CCairo
import Foundation

/// The masks of one face under one matrix from the em to pixels.
final class GlyphMasks {
    /// From the em to pixels, upright: y points down in both.
    struct Scale: Hashable {
        var xx, yx, xy, yy: Double
        /// The longest side of an em, in pixels.
        var largest: Double { max(abs(xx) + abs(xy), abs(yx) + abs(yy)) }
    }

    /// Glyphs above this size, in pixels an em, are filled each time: they are few, and their masks are large.
    static let largestEm = 200.0
    /// The longest side of a mask, in pixels: what the 16 bits of an outline's coordinates reach in a damaged font.
    static let largestMask = 16_384.0
    /// Glyphs farther from the picture's corner, in pixels, are cairo's business, whose fixed-point numbers end there; so is what is no number.
    static let farthest = 8_388_608.0

    /// One glyph's coverage, a byte a pixel; `left` and `top` count from the pixel that holds the glyph's origin.
    struct Mask {
        var left = 0, top = 0, width = 0, height = 0
        var bytes: [UInt8] = []
    }

    /// A point on the grid of quarters: its pixel and the quarters within it.
    private struct Place {
        let pixel: Int
        let quarter: Int

        init(_ coordinate: Double) {
            let quarters = Int((coordinate * 4).rounded())
            pixel = quarters >> 2
            quarter = quarters & 3
        }
    }

    private let face: FontFace
    private let scale: Scale
    private var masks: [UInt64: Mask] = [:]
    private(set) var size = 0

    init(_ face: FontFace, _ scale: Scale) {
        self.face = face
        self.scale = scale
    }

    /// The coverage of glyphs at places in pixels, within `clip`, added up: where two glyphs meet nothing shines through. Nil if nothing
    /// is seen, or if a surface cannot be made. The caller destroys the surface.
    func coverage(of glyphs: [cairo_glyph_t], within clip: (left: Int, top: Int, right: Int, bottom: Int)) -> (surface: OpaquePointer, left: Int, top: Int)? {
        var placed: [(mask: Mask, x: Int, y: Int)] = []
        placed.reserveCapacity(glyphs.count)
        var left = Int.max, top = Int.max, right = Int.min, bottom = Int.min
        for glyph in glyphs {
            let x = Place(glyph.x), y = Place(glyph.y)
            let mask = mask(UInt64(glyph.index), x.quarter, y.quarter)
            guard mask.width > 0 else { continue }
            let place = (x: x.pixel + mask.left, y: y.pixel + mask.top)
            guard place.x < clip.right, place.y < clip.bottom, place.x + mask.width > clip.left, place.y + mask.height > clip.top else { continue }
            placed.append((mask, place.x, place.y))
            (left, top) = (min(left, place.x), min(top, place.y))
            (right, bottom) = (max(right, place.x + mask.width), max(bottom, place.y + mask.height))
        }
        guard left < right, let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top)) else { return nil }
        guard let target = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for (mask, x, y) in placed {
            mask.bytes.withUnsafeBufferPointer { source in
                for row in 0..<mask.height {
                    let line = target + ((y - top + row) * stride + x - left)
                    for column in 0..<mask.width {
                        let sum = UInt16(line[column]) + UInt16(source[row * mask.width + column])
                        line[column] = UInt8(min(sum, 255))
                    }
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        return (surface, left, top)
    }

    private func mask(_ glyph: UInt64, _ x: Int, _ y: Int) -> Mask {
        let key = glyph << 4 | UInt64(x << 2 | y)
        if let known = masks[key] { return known }
        let made = rasterise(glyph, Double(x) / 4, Double(y) / 4)
        masks[key] = made
        size += made.bytes.count + 64
        return made
    }

    private func rasterise(_ glyph: UInt64, _ x: Double, _ y: Double) -> Mask {
        let em = cairo_matrix_t(xx: scale.xx, yx: scale.yx, xy: scale.xy, yy: scale.yy, x0: 0, y0: 0)
        /// Puts the outline on a surface of this size, moved by whole pixels; `finish` measures or fills it.
        func fill(_ width: Int, _ height: Int, _ left: Int, _ top: Int, _ finish: (OpaquePointer, OpaquePointer) -> Void) {
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)), let cairo = cairo_create(surface) else { return }
            cairo_translate(cairo, Double(-left), Double(-top))
            GlyphPainter.addPath(cairo, face: face, [cairo_glyph_t(index: UInt(glyph), x: x, y: y)], em: em)
            finish(cairo, surface)
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
        fill(1, 1, 0, 0) { cairo, _ in cairo_fill_extents(cairo, &x1, &y1, &x2, &y2) }
        guard x1 < x2, y1 < y2 else { return Mask() }
        let left = Int(x1.rounded(.down)), top = Int(y1.rounded(.down))
        var mask = Mask(left: left, top: top, width: Int(x2.rounded(.up)) - left, height: Int(y2.rounded(.up)) - top)
        fill(mask.width, mask.height, left, top) { cairo, surface in
            cairo_fill(cairo)
            cairo_surface_flush(surface)
            guard let data = cairo_image_surface_get_data(surface) else { return }
            let stride = Int(cairo_image_surface_get_stride(surface))
            mask.bytes.reserveCapacity(mask.width * mask.height)
            for row in 0..<mask.height { mask.bytes.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: mask.width)) }
        }
        return mask.bytes.isEmpty ? Mask() : mask
    }
}

/// A face's masks by scale. It starts anew once the masks have grown to `limit` bytes, as under an animated scale.
struct GlyphAtlas {
    private var masks: [GlyphMasks.Scale: GlyphMasks] = [:]
    private static let limit = 4 << 20

    mutating func masks(of face: FontFace, _ scale: GlyphMasks.Scale) -> GlyphMasks {
        if let known = masks[scale] {
            if known.size < Self.limit { return known }
            masks = [:]
        } else if masks.values.reduce(0, { $0 + $1.size }) >= Self.limit || masks.count >= 64 {
            masks = [:]
        }
        let made = GlyphMasks(face, scale)
        masks[scale] = made
        return made
    }
}
