// Names and values of font attributes: the keys of CTFontDescriptor, traits, features and the names in a font.
// Values are Apple's, so that UIFontDescriptor's and Core Text's dictionaries are one.

import CoreGraphics
import Foundation

private func constant(_ text: String) -> CFString { NSString(string: text) }

/// URL: the font's file.
nonisolated(unsafe) public let kCTFontURLAttribute = constant("NSCTFontFileURLAttribute")
/// String: the PostScript name.
nonisolated(unsafe) public let kCTFontNameAttribute = constant("NSFontNameAttribute")
/// String: the name that is shown.
nonisolated(unsafe) public let kCTFontDisplayNameAttribute = constant("NSFontVisibleNameAttribute")
/// String: the family's name.
nonisolated(unsafe) public let kCTFontFamilyNameAttribute = constant("NSFontFamilyAttribute")
/// String: the style, as "Bold".
nonisolated(unsafe) public let kCTFontStyleNameAttribute = constant("NSFontFaceAttribute")
/// Dictionary of traits.
nonisolated(unsafe) public let kCTFontTraitsAttribute = constant("NSCTFontTraitsAttribute")
/// Number: points.
nonisolated(unsafe) public let kCTFontSizeAttribute = constant("NSFontSizeAttribute")
/// Data or a CGAffineTransform: maps the glyphs' shapes.
nonisolated(unsafe) public let kCTFontMatrixAttribute = constant("NSCTFontMatrixAttribute")
/// Character set: what the font has glyphs for.
nonisolated(unsafe) public let kCTFontCharacterSetAttribute = constant("NSCTFontCharacterSetAttribute")
/// Array of dictionaries with a type and a selector each: features to switch.
nonisolated(unsafe) public let kCTFontFeatureSettingsAttribute = constant("NSCTFontFeatureSettingsAttribute")

/// Number: bits of `CTFontSymbolicTraits`.
nonisolated(unsafe) public let kCTFontSymbolicTrait = constant("NSCTFontSymbolicTrait")
/// Number from -1 to 1; 0 is regular.
nonisolated(unsafe) public let kCTFontWeightTrait = constant("NSCTFontWeightTrait")
/// Number from -1 to 1; there is one width here, 0.
nonisolated(unsafe) public let kCTFontWidthTrait = constant("NSCTFontProportionTrait")
/// Number: a slant of 30 degrees is 1.
nonisolated(unsafe) public let kCTFontSlantTrait = constant("NSCTFontSlantTrait")

/// Number: a feature's type (`SFNTLayoutTypes.h`).
nonisolated(unsafe) public let kCTFontFeatureTypeIdentifierKey = constant("CTFeatureTypeIdentifier")
/// Number: a selector of the feature.
nonisolated(unsafe) public let kCTFontFeatureSelectorIdentifierKey = constant("CTFeatureSelectorIdentifier")
/// String: a feature's four letters in OpenType.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureTag = constant("CTFeatureOpenTypeTag")
/// Number: a feature's value in OpenType, 0 for off.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureValue = constant("CTFeatureOpenTypeValue")

/// The name of the copyright.
nonisolated(unsafe) public let kCTFontCopyrightNameKey = constant("CTFontCopyrightName")
/// The family.
nonisolated(unsafe) public let kCTFontFamilyNameKey = constant("CTFontFamilyName")
/// The style, as "Bold".
nonisolated(unsafe) public let kCTFontSubFamilyNameKey = constant("CTFontSubFamilyName")
/// The style, as "Bold".
nonisolated(unsafe) public let kCTFontStyleNameKey = constant("CTFontSubFamilyName")
/// The key of the name that no other font has.
nonisolated(unsafe) public let kCTFontUniqueNameKey = constant("CTFontUniqueName")
/// Family and style.
nonisolated(unsafe) public let kCTFontFullNameKey = constant("CTFontFullName")
/// The version.
nonisolated(unsafe) public let kCTFontVersionNameKey = constant("CTFontVersionName")
/// The PostScript name.
nonisolated(unsafe) public let kCTFontPostScriptNameKey = constant("CTFontPostScriptName")
/// The trademark.
nonisolated(unsafe) public let kCTFontTrademarkNameKey = constant("CTFontTrademarkName")
/// The key of the font's maker.
nonisolated(unsafe) public let kCTFontManufacturerNameKey = constant("CTFontManufacturerName")
/// The key of the font's designer.
nonisolated(unsafe) public let kCTFontDesignerNameKey = constant("CTFontDesignerName")
/// The key of the font's description of itself.
nonisolated(unsafe) public let kCTFontDescriptionNameKey = constant("CTFontDescriptionName")
/// The licence.
nonisolated(unsafe) public let kCTFontLicenseNameKey = constant("CTFontLicenseNameName")

/// Traits of a font as bits; those of `UIFontDescriptor.SymbolicTraits`.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt32
    /// Creates a set from raw bits; bits without a name here are preserved.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// Never reported: there is one width.
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    /// Never reported: there is one width.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// All characters of one width.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    /// The font is for vertical text. Never reported.
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    /// Reported for system fonts.
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    /// Emoji.
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    /// The font is composed of several faces. Never reported.
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
    /// The bits that name a class of typefaces; none is reported.
    public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)
    /// The older name of `traitItalic`.
    public static var italicTrait: CTFontSymbolicTraits { .traitItalic }
    /// The older name of `traitBold`.
    public static var boldTrait: CTFontSymbolicTraits { .traitBold }
    /// The older name of `traitExpanded`.
    public static var expandedTrait: CTFontSymbolicTraits { .traitExpanded }
    /// The older name of `traitCondensed`.
    public static var condensedTrait: CTFontSymbolicTraits { .traitCondensed }
    /// The older name of `traitMonoSpace`.
    public static var monoSpaceTrait: CTFontSymbolicTraits { .traitMonoSpace }
    /// The older name of `traitVertical`.
    public static var verticalTrait: CTFontSymbolicTraits { .traitVertical }
    /// The older name of `traitUIOptimized`.
    public static var uiOptimizedTrait: CTFontSymbolicTraits { .traitUIOptimized }
    /// The older name of `traitColorGlyphs`.
    public static var colorGlyphsTrait: CTFontSymbolicTraits { .traitColorGlyphs }
    /// The older name of `traitClassMask`.
    public static var classMaskTrait: CTFontSymbolicTraits { .traitClassMask }
}

extension FontFeature {
    /// Of a descriptor's settings, by Apple's types and selectors or by OpenType tags; unknown ones are left out.
    static func of(settings: Any?) -> [FontFeature] {
        guard let list = settings as? [Any] else { return [] }
        return list.flatMap { entry -> [FontFeature] in
            func value(_ key: CFString) -> Any? {
                if let known = (entry as? [String: Any])?[key as String] { return known }
                if let known = (entry as? NSDictionary)?[key] { return known }
                return (entry as? [AnyHashable: Any])?.first { String(describing: ($0.key.base as? any RawRepresentable)?.rawValue ?? "") == key as String }?.value
            }
            if let tag = value(kCTFontOpenTypeFeatureTag) as? String, tag.utf8.count == 4 {
                let on = CTFontDescriptor.number(value(kCTFontOpenTypeFeatureValue)) ?? 1
                return [FontFeature(tag: tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: UInt32(max(0, min(on, 1000))))]
            }
            guard let type = CTFontDescriptor.number(value(kCTFontFeatureTypeIdentifierKey)), let selector = CTFontDescriptor.number(value(kCTFontFeatureSelectorIdentifierKey)) else { return [] }
            return of(type: Int(type), selector: Int(selector))
        }
    }

    /// Apple's registry of feature types beside OpenType's features (TrueType Reference Manual, Font Features).
    private static func of(type: Int, selector: Int) -> [FontFeature] {
        switch (type, selector) {
        case (1, 2): [FontFeature("liga"), FontFeature("clig")]
        case (1, 3): [FontFeature("liga", 0), FontFeature("clig", 0)]
        case (1, 4): [FontFeature("dlig")]
        case (1, 5): [FontFeature("dlig", 0)]
        case (1, 20): [FontFeature("hlig")]
        case (6, 0): [FontFeature("tnum"), FontFeature("pnum", 0)]
        case (6, 1): [FontFeature("pnum"), FontFeature("tnum", 0)]
        case (10, 1): [FontFeature("sups")]
        case (10, 2): [FontFeature("subs")]
        case (10, 3): [FontFeature("ordn")]
        case (10, 4): [FontFeature("sinf")]
        case (11, 1): [FontFeature("afrc")]
        case (11, 2): [FontFeature("frac")]
        case (14, 4): [FontFeature("zero")]
        case (14, 5): [FontFeature("zero", 0)]
        case (21, 0): [FontFeature("onum"), FontFeature("lnum", 0)]
        case (21, 1): [FontFeature("lnum"), FontFeature("onum", 0)]
        case (33, 0): [FontFeature("case")]
        case (33, 1): [FontFeature("case", 0)]
        case (35, 2...41): [FontFeature(tag: stylisticSet(selector / 2), value: selector % 2 == 0 ? 1 : 0)]
        case (36, 0): [FontFeature("calt")]
        case (36, 1): [FontFeature("calt", 0)]
        case (37, 1): [FontFeature("smcp")]
        case (37, 2): [FontFeature("pcap")]
        case (38, 1): [FontFeature("c2sc")]
        case (38, 2): [FontFeature("c2pc")]
        default: []
        }
    }

    private static func stylisticSet(_ number: Int) -> UInt32 {
        Shaper.tag("ss00") + UInt32(number / 10) << 8 + UInt32(number % 10)
    }
}
