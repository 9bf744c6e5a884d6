// Faces as the sources of CGFont, and the functions between CGFont and CTFont. CoreGraphics lies below this module and
// gets them through `FontSources`, which a load-time record fills.

import CCairo
import CFreeType
import CoreGraphics
import Foundation

@used @section(".init_array") nonisolated private let fontSourcesRecord: @convention(c) () -> Void = {
    FontSources.named = { name in
        FontInstance.named(name, size: 12).flatMap { font in font.face.map { ($0, font.request.postScriptName) } }
    }
    FontSources.file = { FontFace.made(of: $0) }
}

extension FontFace: FontSource {
    package var postScriptName: String { record.postScriptName }
    package var fullName: String { [record.family, record.style == "Regular" ? "" : record.style].filter { !$0.isEmpty }.joined(separator: " ") }
    package var verticalMeasures: (ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        (metrics.ascent, metrics.descent, metrics.leading, metrics.capHeight, metrics.xHeight)
    }
    package var italicAngle: CGFloat {
        FontLibrary.locked {
            guard let table = FT_Get_Sfnt_Table(handle, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self) else { return 0 }
            return CGFloat(table.pointee.italicAngle) / 65_536
        }
    }
    package var boundingBox: CGRect {
        let box = handle.pointee.bbox
        return CGRect(x: CGFloat(box.xMin), y: CGFloat(box.yMin), width: CGFloat(box.xMax - box.xMin), height: CGFloat(box.yMax - box.yMin))
    }

    /// Loads the outline in font units.
    private func outline<R>(_ glyph: CGGlyph, _ read: (FT_GlyphSlot) -> R) -> R? {
        FontLibrary.locked {
            let noScale: Int32 = 1
            guard Int(glyph) < glyphCount, FT_Load_Glyph(handle, FT_UInt(glyph), noScale) == 0, let slot = handle.pointee.glyph else { return nil }
            return read(slot)
        }
    }
    package func advance(_ glyph: CGGlyph) -> Int? { outline(glyph) { Int($0.pointee.metrics.horiAdvance) } }
    package func boundingBox(_ glyph: CGGlyph) -> CGRect? {
        outline(glyph) { slot in
            let m = slot.pointee.metrics
            return CGRect(x: CGFloat(m.horiBearingX), y: CGFloat(m.horiBearingY - m.height), width: CGFloat(m.width), height: CGFloat(m.height))
        }
    }
    package func glyph(named name: String) -> CGGlyph? {
        FontLibrary.locked {
            let index = FT_Get_Name_Index(handle, name)
            return index == 0 ? nil : CGGlyph(truncatingIfNeeded: index)
        }
    }
    package func name(_ glyph: CGGlyph) -> String? {
        FontLibrary.locked {
            var buffer = [CChar](repeating: 0, count: 128)
            guard FT_Get_Glyph_Name(handle, FT_UInt(glyph), &buffer, 127) == 0 else { return nil }
            let name = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            return name.isEmpty ? nil : name
        }
    }

    package func draw(_ glyphs: [CGGlyph], size: CGFloat, at places: [CGPoint], matrix: CGAffineTransform, in context: CGContext) {
        FontLibrary.locked {
            guard !isColorBitmap, let cairoFace = cairoFontFace(), size > 0 else { return }
            context.compose { cairo in
                cairo_new_path(cairo)
                cairo_set_font_face(cairo, cairoFace)
                // Glyphs grow upwards along the text matrix's y axis: upright where y points up.
                var font = cairo_matrix_t(xx: Double(size * matrix.a), yx: Double(size * matrix.b), xy: -Double(size * matrix.c), yy: -Double(size * matrix.d), x0: 0, y0: 0)
                cairo_set_font_matrix(cairo, &font)
                let placed = zip(glyphs, places).map { glyph, place in
                    let p = place.applying(matrix)
                    let exact = context.glyphPlace(x: Double(p.x), y: Double(p.y), on: cairo)
                    return cairo_glyph_t(index: UInt(glyph), x: exact.x, y: exact.y)
                }
                placed.withUnsafeBufferPointer { cairo_glyph_path(cairo, $0.baseAddress, Int32($0.count)) }
                context.useFillColor(cairo)
                cairo_fill(cairo)
            }
        }
    }

    /// A face of a file's bytes. FreeType, HarfBuzz and fontconfig read files, so that the bytes are put into one.
    static func made(of data: Data) -> FontFace? {
        guard let path = FontFile.path(of: data) else { return nil }
        return FontLibrary.locked {
            guard let names = FontLibrary.open(path: path, index: 0) else { return nil }
            defer { FT_Done_Face(names) }
            func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
            let flags = Int(names.pointee.style_flags), isBold = flags & 2 != 0
            let record = FontRecord(
                path: path, index: 0, family: text(names.pointee.family_name), style: text(names.pointee.style_name),
                postScriptName: text(FT_Get_Postscript_Name(names)), weight: isBold ? 700 : 400, isItalic: flags & 1 != 0,
                isMonospaced: names.pointee.face_flags & 4 != 0, isColor: false)
            return FontFace(record: record)
        }
    }
}

/// Writes the bytes of fonts to files of this process, one for each content.
enum FontFile {
    nonisolated(unsafe) private static var paths: [Data: String] = [:]

    static func path(of data: Data) -> String? {
        FontLibrary.locked {
            if let known = paths[data] { return known }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("willappear-font-\(ProcessInfo.processInfo.processIdentifier)-\(paths.count)")
            guard (try? data.write(to: file)) != nil else { return nil }
            paths[data] = file.path
            return file.path
        }
    }
}

/// The graphics font at a size in points; 0 means 12. The matrix maps the glyphs' shapes; the attributes are added.
public func CTFontCreateWithGraphicsFont(_ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?) -> CTFont {
    func plain() -> FontInstance {
        if graphicsFont.data == nil, let name = graphicsFont.postScriptName, let font = FontInstance.named(name as String, size: size) { return font }
        return (graphicsFont.source as? FontFace).map { FontInstance.of($0, size: size) } ?? .system(size: size)
    }
    let font = CTFont(plain().mapped(by: matrix))
    return attributes.map { CTFontCreateCopyWithAttributes(font, 0, nil, $0) } ?? font
}

/// The font without its size; `attributes` receives its descriptor. Without any font installed, a font without glyphs.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<CTFontDescriptor?>?) -> CGFont {
    attributes?.pointee = CTFontDescriptor(of: font.instance)
    return CGFont(font.instance.face ?? NoFont(), name: font.instance.request.postScriptName)
}

/// What a graphics font is made of where no font is installed at all.
private final class NoFont: FontSource {
    var postScriptName: String { "" }
    var fullName: String { "" }
    var unitsPerEm: Int { 2048 }
    var glyphCount: Int { 0 }
    var verticalMeasures: (ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        (SystemFont.metrics.ascent, SystemFont.metrics.descent, SystemFont.metrics.leading, SystemFont.metrics.capHeight, SystemFont.metrics.xHeight)
    }
    var italicAngle: CGFloat { 0 }
    var boundingBox: CGRect { .zero }
    func advance(_ glyph: CGGlyph) -> Int? { nil }
    func boundingBox(_ glyph: CGGlyph) -> CGRect? { nil }
    func glyph(named name: String) -> CGGlyph? { nil }
    func name(_ glyph: CGGlyph) -> String? { nil }
    func draw(_ glyphs: [CGGlyph], size: CGFloat, at places: [CGPoint], matrix: CGAffineTransform, in context: CGContext) {}
}
