// A font without a size, as Core Graphics has it: names and measures in units of the em. CoreText, which opens font files,
// installs `FontSources` when it is loaded and makes CTFonts of it.

import Foundation

/// What CGFont asks of a font file. CoreText's faces answer.
package protocol FontSource: AnyObject, Sendable {
    var postScriptName: String { get }
    var fullName: String { get }
    var unitsPerEm: Int { get }
    var glyphCount: Int { get }
    /// Ascent, descent (positive), leading, capital and small height in em.
    var verticalMeasures: (ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) { get }
    /// Degrees, of the `post` table.
    var italicAngle: CGFloat { get }
    /// In units, y up.
    var boundingBox: CGRect { get }
    /// In units.
    func advance(_ glyph: CGGlyph) -> Int?
    /// In units, y up.
    func boundingBox(_ glyph: CGGlyph) -> CGRect?
    func glyph(named name: String) -> CGGlyph?
    func name(_ glyph: CGGlyph) -> String?
    /// Fills glyphs with the context's fill colour at places of user space.
    func draw(_ glyphs: [CGGlyph], size: CGFloat, at places: [CGPoint], matrix: CGAffineTransform, in context: CGContext)
}

/// How fonts are found; CoreText sets both.
package enum FontSources {
    /// The face that draws the font of a name, with the PostScript name that was meant: another family may stand in.
    nonisolated(unsafe) package static var named: (String) -> (source: any FontSource, postScriptName: String)? = { _ in nil }
    /// From the bytes of a font file.
    nonisolated(unsafe) package static var file: (Data) -> (any FontSource)? = { _ in nil }
}

/// A font without a size.
public final class CGFont: Hashable, @unchecked Sendable {
    package let source: any FontSource
    /// The bytes it was made from.
    package let data: Data?

    private let name: String

    package init(_ source: any FontSource, name: String? = nil, data: Data? = nil) {
        self.source = source
        self.name = name ?? source.postScriptName
        self.data = data
    }

    /// A font of the file's bytes; nil when they are no font. It is found by name once it is registered.
    public convenience init?(_ provider: CGDataProvider) {
        guard let source = FontSources.file(provider.bytes) else { return nil }
        self.init(source, data: provider.bytes)
    }
    /// Creates a font by its PostScript or family name; nil for an unknown name.
    public convenience init?(_ name: NSString) { self.init(name as String) }
    /// Creates a font by its PostScript or family name; nil for an unknown name.
    public convenience init?(_ name: String) {
        guard let found = FontSources.named(name) else { return nil }
        self.init(found.source, name: found.postScriptName)
    }

    /// The PostScript name as requested, whichever face draws the font; else the name in the file.
    public var postScriptName: NSString? { name as NSString }
    /// The family and the style.
    public var fullName: NSString? { source.fullName as NSString }
    /// Units of one em: what the measures are in.
    public var unitsPerEm: Int32 { Int32(source.unitsPerEm) }
    /// All of them.
    public var numberOfGlyphs: Int { source.glyphCount }
    /// Units above the baseline.
    public var ascent: Int32 { units(source.verticalMeasures.ascent) }
    /// Units below the baseline, negative.
    public var descent: Int32 { -units(source.verticalMeasures.descent) }
    /// Units between lines.
    public var leading: Int32 { units(source.verticalMeasures.leading) }
    /// Units of capital letters.
    public var capHeight: Int32 { units(source.verticalMeasures.capHeight) }
    /// Units of a small x.
    public var xHeight: Int32 { units(source.verticalMeasures.xHeight) }
    /// Degrees; negative for a font that leans to the right.
    public var italicAngle: CGFloat { source.italicAngle }
    /// The box around all glyphs, in units of the face.
    public var fontBBox: CGRect { source.boundingBox }

    private func units(_ em: CGFloat) -> Int32 { Int32((em * CGFloat(source.unitsPerEm)).rounded()) }

    /// Widths in units; false when one of the glyphs is not there.
    public func getGlyphAdvances(glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>) -> Bool {
        for index in 0..<max(count, 0) {
            guard let advance = source.advance(glyphs[index]) else { return false }
            advances[index] = Int32(advance)
        }
        return true
    }
    /// Boxes in units; false when one of the glyphs is not there.
    public func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool {
        for index in 0..<max(count, 0) {
            guard let box = source.boundingBox(glyphs[index]) else { return false }
            bboxes[index] = box
        }
        return true
    }
    /// 0 for an unknown name.
    public func getGlyphWithGlyphName(name: NSString) -> CGGlyph { source.glyph(named: name as String) ?? 0 }
    /// nil for glyphs without a name.
    public func name(for glyph: CGGlyph) -> NSString? { source.name(glyph).map { $0 as NSString } }

    /// The same face under the same name.
    public static func == (left: CGFont, right: CGFont) -> Bool { left.source === right.source && left.name == right.name }
    /// Hashes the face.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

extension CGContext {
    /// For `showGlyphs(_:at:)`. Saved with the state.
    public func setFont(_ font: CGFont) { state.font = font }
    /// Sets the size of the font, in units of the text matrix.
    public func setFontSize(_ size: CGFloat) { if size.isFinite { state.fontSize = size } }
    /// Fills glyphs of the font in the fill colour; nothing without a font.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        state.font?.source.draw(glyphs, size: state.fontSize, at: positions, matrix: textMatrix, in: self)
    }
}
