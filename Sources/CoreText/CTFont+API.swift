// Core Text's functions that ask a font: its metrics, names, traits, tables. Glyphs are in CTFont+Glyphs.
// Thin faces over FontInstance.

import CFreeType
import CHarfBuzz
import CoreGraphics
import Foundation

/// The size of the font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.instance.size }
/// The points above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.instance.ascent }
/// The points below the baseline, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.instance.descent }
/// The points between lines that the font asks for.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.instance.leading }
/// The points of capital letters above the baseline.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.instance.capHeight }
/// The points of a small x above the baseline.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.instance.xHeight }
/// The points from the baseline to the underline, negative below.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.instance.metrics.underlinePosition * font.size }
/// The thickness of an underline in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.instance.metrics.underlineThickness * font.size }
/// Degrees; negative for a font that leans to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
    let own = font.instance.face?.italicAngle ?? 0
    return font.instance.skew == 0 ? own : own - atan(font.instance.skew) * 180 / .pi
}
/// The units per em of the face that draws the font; 2048 when no font is installed.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.instance.face?.unitsPerEm ?? 2048) }
/// The number of glyphs in the face that draws the font; 0 when no font is installed.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.instance.face?.glyphCount ?? 0 }
/// The matrix that transforms the glyphs' shapes.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.instance.request.matrix }
/// A box that holds every glyph, in points, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    guard let face = font.instance.face else { return .zero }
    let scale = font.size / CGFloat(face.unitsPerEm), box = face.boundingBox
    return CGRect(x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale)
}

// MARK: Names

/// The PostScript name as requested, whichever face draws the font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.instance.request.postScriptName as NSString }
/// The family name as requested; it begins with a dot for system fonts.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.instance.request.family as NSString }
/// The family and the style.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.instance.fullName as NSString }
/// The family and the style.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.instance.fullName as NSString }

/// One of the font's names by `kCTFont…NameKey`. Beside family, style and PostScript name, names are those in the font's file: nil
/// for a font that another one stands in for.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    let own = font.instance
    switch nameKey {
    case kCTFontFamilyNameKey: return own.request.family as NSString
    case kCTFontSubFamilyNameKey: return own.styleName as NSString
    case kCTFontFullNameKey: return own.fullName as NSString
    case kCTFontPostScriptNameKey: return own.request.postScriptName as NSString
    default: break
    }
    let numbers: [CFString: UInt32] = [
        kCTFontCopyrightNameKey: 0, kCTFontUniqueNameKey: 3, kCTFontVersionNameKey: 5, kCTFontTrademarkNameKey: 7, kCTFontManufacturerNameKey: 8,
        kCTFontDesignerNameKey: 9, kCTFontDescriptionNameKey: 10, kCTFontLicenseNameKey: 13,
    ]
    guard let number = numbers[nameKey], let face = own.face, face.record.postScriptName == own.request.postScriptName else { return nil }
    return face.text(ofName: number).map { $0 as NSString }
}

extension FontInstance {
    /// The part of the PostScript name behind the hyphen as words; "Regular" without one.
    package var styleName: String {
        if isOwnFace, let style = face?.record.style, !style.isEmpty { return style }
        guard let part = request.postScriptName.split(separator: "-", maxSplits: 1).dropFirst().first else { return "Regular" }
        let names = ["BoldMT": "Bold", "ItalicMT": "Italic", "BoldItalicMT": "Bold Italic", "It": "Italic", "BoldIt": "Bold Italic"]
        if let known = names[String(part)] { return known }
        return part.reduce(into: "") { text, letter in
            if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
            text.append(letter)
        }
    }

    private var isOwnFace: Bool { face?.record.postScriptName == request.postScriptName }

    var fullName: String {
        let family = isSystem ? "System Font" : request.family
        return styleName == "Regular" && !isSystem ? family : family + " " + styleName
    }

    package var symbolicTraits: CTFontSymbolicTraits {
        var traits: CTFontSymbolicTraits = []
        if request.isItalic { traits.insert(.traitItalic) }
        if request.weight >= 600 { traits.insert(.traitBold) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        if isSystem { traits.insert(.traitUIOptimized) }
        if face?.isColorBitmap == true { traits.insert(.traitColorGlyphs) }
        return traits
    }

    /// The member of the family with other traits; nil when there is none.
    package func with(_ wanted: CTFontSymbolicTraits, mask: CTFontSymbolicTraits) -> FontInstance? {
        let own = symbolicTraits
        let traits = own.subtracting(mask).union(wanted.intersection(mask))
        let isBold = traits.contains(.traitBold), isItalic = traits.contains(.traitItalic)
        // The emphasised weight of the system font (Human Interface Guidelines, Typography): semibold up to title 3.
        let bold = isSystem && size < 22 ? 600 : 700
        let weight = isBold ? max(bold, request.weight) : (request.weight >= 600 ? 400 : request.weight)
        let family = traits.contains(.traitMonoSpace) && isSystem ? SystemFont.monospacedFamily : request.family
        guard let font = FontInstance.member(of: family, weight: weight, italic: isItalic, size: size) else { return nil }
        if font.request.isItalic != isItalic || (isBold && font.request.weight < 600) { return nil }
        return font.shaped(by: request.matrix, features: request.features)
    }
}

// MARK: Traits and attributes

/// Bold from semibold up, italic, fixed width, system font, emoji.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.instance.symbolicTraits }

/// The symbolic traits, weight, width and slant.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    let own = font.instance
    return [
        kCTFontSymbolicTrait as String: Int(own.symbolicTraits.rawValue), kCTFontWeightTrait as String: Double(FontWeights.trait(own.request.weight)),
        kCTFontWidthTrait as String: 0.0, kCTFontSlantTrait as String: own.request.isItalic ? Double(-CTFontGetSlantAngle(font) / 30) : 0.0,
    ] as NSDictionary
}

/// The descriptor of the font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { CTFontDescriptor(of: font.instance) }

/// An attribute of the font by its key, `kCTFont…Attribute`; nil if the font does not have it.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    let own = font.instance
    switch attribute {
    case kCTFontNameAttribute: return own.request.postScriptName as NSString
    case kCTFontFamilyNameAttribute: return own.request.family as NSString
    case kCTFontDisplayNameAttribute: return own.fullName as NSString
    case kCTFontStyleNameAttribute: return own.styleName as NSString
    case kCTFontSizeAttribute: return NSNumber(value: Double(own.size))
    case kCTFontTraitsAttribute: return CTFontCopyTraits(font)
    case kCTFontCharacterSetAttribute: return CTFontCopyCharacterSet(font)
    case kCTFontURLAttribute:
        guard let face = own.face, face.record.postScriptName == own.request.postScriptName else { return nil }
        return NSURL(fileURLWithPath: face.record.path)
    default: return nil
    }
}

/// The characters that the face has glyphs for.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet {
    guard let face = font.instance.face else { return NSCharacterSet() }
    return (face.characters as NSCharacterSet)
}

// MARK: Tables

/// A table's four letters as a number.
public typealias CTFontTableTag = UInt32

/// Options for reading tables: there are none.
public struct CTFontTableOptions: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt32
    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A table of the font's file as bytes; nil when it has none of that name.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
    font.instance.face?.table(table).map { $0 as NSData }
}

/// Whether the font's file has a table.
public func CTFontHasTable(_ font: CTFont, _ tag: CTFontTableTag) -> Bool { font.instance.face?.table(tag) != nil }

extension FontFace {
    func table(_ tag: UInt32) -> Data? {
        FontLibrary.locked {
            guard let blob = hb_face_reference_table(hb_font_get_face(shaper), tag) else { return nil }
            defer { hb_blob_destroy(blob) }
            var length: UInt32 = 0
            guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
            return Data(bytes: bytes, count: Int(length))
        }
    }

    func text(ofName number: UInt32) -> String? {
        FontLibrary.locked {
            let face = hb_font_get_face(shaper)
            var size: UInt32 = 0
            let length = hb_ot_name_get_utf8(face, hb_ot_name_id_t(number), hb_language_from_string("en", -1), &size, nil)
            guard length > 0, length < 100_000 else { return nil }
            var buffer = [CChar](repeating: 0, count: Int(length) + 1)
            size = UInt32(buffer.count)
            _ = hb_ot_name_get_utf8(face, hb_ot_name_id_t(number), hb_language_from_string("en", -1), &size, &buffer)
            return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    var characters: CharacterSet {
        FontLibrary.locked {
            var set = CharacterSet()
            var glyph: FT_UInt = 0
            var code = FT_Get_First_Char(handle, &glyph)
            var start: Unicode.Scalar?, last: Unicode.Scalar?
            func flush() { if let start, let last { set.insert(charactersIn: start...last) } }
            while glyph != 0 {
                if let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)) {
                    if last?.value == scalar.value &- 1 { last = scalar } else {
                        flush()
                        start = scalar
                        last = scalar
                    }
                }
                code = FT_Get_Next_Char(handle, code, &glyph)
            }
            flush()
            return set
        }
    }
}
