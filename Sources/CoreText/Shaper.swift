// Characters to positioned glyphs of one face, by HarfBuzz; results are kept per (text, face, features).
// Called by TextAnalysis with runs of one face, script and direction. Knows no lines.

import CHarfBuzz
import Foundation

/// One glyph; advances and offsets are in em, so that a shaped run serves every size.
package struct ShapedGlyph: Sendable {
    package var id: UInt32
    /// UTF-16 offset of its cluster, from the start of the run.
    package var cluster: Int
    package var advance: CGFloat
    package var xOffset: CGFloat
    package var yOffset: CGFloat
}

struct ShapingFeatures: Hashable {
    var hasMonospacedDigits = false
    var hasKerning = true
    var hasLigatures = true
    var switched: [FontFeature] = []
}

/// An OpenType feature and its value, 0 for off.
package struct FontFeature: Hashable, Sendable {
    package var tag: UInt32
    package var value: UInt32
    package init(_ name: StaticString, _ value: UInt32 = 1) {
        tag = Shaper.tag(name)
        self.value = value
    }
    package init(tag: UInt32, value: UInt32) {
        self.tag = tag
        self.value = value
    }
}

enum Shaper {
    private struct Key: Hashable {
        var text: [UInt16]
        var face: FontFace
        var features: ShapingFeatures
        var isRightToLeft: Bool
        var script: UInt32
    }

    nonisolated(unsafe) private static var cache: [Key: [ShapedGlyph]] = [:]
    nonisolated(unsafe) private static var cachedUnits = 0
    /// A run is never handed to HarfBuzz in pieces longer than this (a 1 MB line stays bounded).
    static let longestRun = 4096
    private static let longestCached = 512
    private static let cacheLimit = 400_000

    static func shape(_ text: ArraySlice<UInt16>, face: FontFace, features: ShapingFeatures, isRightToLeft: Bool, script: UInt32) -> [ShapedGlyph] {
        guard text.count <= longestCached else {
            return run(Array(text), face, features, isRightToLeft, script)
        }
        let key = Key(text: Array(text), face: face, features: features, isRightToLeft: isRightToLeft, script: script)
        if let known = cache[key] { return known }
        let glyphs = run(key.text, face, features, isRightToLeft, script)
        if cachedUnits > cacheLimit {
            cache.removeAll()
            cachedUnits = 0
        }
        cache[key] = glyphs
        cachedUnits += text.count + 8
        return glyphs
    }

    private static func run(_ text: [UInt16], _ face: FontFace, _ features: ShapingFeatures, _ isRightToLeft: Bool, _ script: UInt32) -> [ShapedGlyph] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        text.withUnsafeBufferPointer { hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count)) }
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
        // A fixed language: the machine's locale must not choose glyph variants.
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        var list: [hb_feature_t] = []
        if features.hasMonospacedDigits { list.append(feature("tnum", 1)) }
        if !features.hasKerning { list.append(feature("kern", 0)) }
        if !features.hasLigatures { list += [feature("liga", 0), feature("clig", 0)] }
        list += features.switched.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max) }
        hb_shape(face.shaper, buffer, list, UInt32(list.count))

        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return [] }
        let em = CGFloat(face.unitsPerEm)
        return (0..<Int(count)).map { index in
            ShapedGlyph(
                id: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: CGFloat(positions[index].x_advance) / em,
                xOffset: CGFloat(positions[index].x_offset) / em, yOffset: CGFloat(positions[index].y_offset) / em)
        }
    }

    private static func feature(_ name: StaticString, _ value: UInt32) -> hb_feature_t {
        hb_feature_t(tag: tag(name), value: value, start: 0, end: UInt32.max)
    }

    static func tag(_ name: StaticString) -> UInt32 { name.withUTF8Buffer { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } } }

    /// HarfBuzz's script of a scalar as a number; `common` and `inherited` are nil.
    static func script(of value: UInt32) -> UInt32? {
        if value < 0x80 { return (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) ? latin : nil }
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), value)
        if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN { return nil }
        return script.rawValue
    }

    static let latin = HB_SCRIPT_LATIN.rawValue
}
