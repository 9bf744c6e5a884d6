// UIFontDescriptor: a font request as attributes, which can be varied before a font is made from it.
// UIFont(descriptor:size:) resolves it. Matching by attributes other than name, family, traits and size is not supported.

import CoreText
import Foundation

/// A description of a font. Immutable.
open class UIFontDescriptor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The requested attributes, not those of the font that was found.
    open private(set) var fontAttributes: [AttributeName: Any]

    /// Attributes other than name, family, face, size, traits and text style are only kept.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        fontAttributes = attributes
        super.init()
    }

    /// A PostScript name and a size in points; not checked until a font is made.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    package convenience init(of font: UIFont) {
        var attributes: [AttributeName: Any] = [.name: font.fontName, .family: font.familyName, .size: font.pointSize, .cssWeight: font.ctFont.request.weight, .isItalic: font.ctFont.request.isItalic]
        if let style = font.textStyle { attributes[.textStyle] = style }
        if font.ctFont.request.hasMonospacedDigits { attributes[.monospacedDigits] = true }
        if font.ctFont.request.matrix != .identity { attributes[.matrix] = font.ctFont.request.matrix }
        if !font.ctFont.request.features.isEmpty { attributes[.features] = font.ctFont.request.features }
        self.init(fontAttributes: attributes)
    }

    public required init?(coder: NSCoder) {
        var attributes: [AttributeName: Any] = [:]
        for (key, value) in coder.decodeObject(forKey: "UIFontDescriptorAttributes") as? [String: Any] ?? [:] {
            attributes[AttributeName(rawValue: key)] = value
        }
        if let name = coder.decodeObject(forKey: "NSFontNameAttribute") as? String { attributes[.name] = name }
        fontAttributes = attributes
        super.init()
    }

    /// PostScript name and size.
    open func encode(with coder: NSCoder) {
        coder.encode(postscriptName as NSString, forKey: "NSFontNameAttribute")
        coder.encode(Double(pointSize), forKey: "NSFontSizeAttribute")
    }

    /// True: descriptors may be read from archives that name their classes.
    open class var supportsSecureCoding: Bool { true }
    /// The object itself: descriptors do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The descriptor of the style's font in the current content size category.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor of the style's font in the traits' content size category; nil takes the current category.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The PostScript name of the font that would be made.
    open var postscriptName: String { resolved(size: 0).request.postScriptName }
    /// The size in points; 12 when none was given.
    open var pointSize: CGFloat { Self.number(fontAttributes[.size]) ?? 12 }
    /// The traits of the font that would be made: italic, bold from semibold up, fixed width, system font.
    open var symbolicTraits: SymbolicTraits {
        let font = resolved(size: 0)
        var traits: SymbolicTraits = []
        if font.request.isItalic { traits.insert(.traitItalic) }
        if font.request.weight >= 600 { traits.insert(.traitBold) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        if font.isSystem { traits.insert(.traitUIOptimized) }
        return traits
    }

    /// The value of an attribute; nil for an attribute that was not given.
    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    /// A descriptor with more attributes; new values replace old ones.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }

    /// A descriptor with another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
    /// A descriptor with a face such as "Bold"; it applies with a family and without a name.
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// Drops name and text style, which would win over the family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.name] = nil
        attributes[.textStyle] = nil
        attributes[.family] = newFamily
        return UIFontDescriptor(fontAttributes: attributes)
    }

    /// A descriptor with other traits; nil when the family has no such member.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let wanted = CTFontSymbolicTraits(rawValue: symbolicTraits.rawValue)
        return resolved(size: 0).with(wanted, mask: [.traitBold, .traitItalic, .traitMonoSpace]).map { UIFontDescriptor(of: UIFont($0)) }
    }

    /// A descriptor with another design; nil when the design is not available for the family (only the system font has designs).
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let base = resolved(size: 0)
        guard base.isSystem else { return nil }
        let family = switch design {
        case .monospaced: SystemFont.monospacedFamily
        case .rounded: SystemFont.roundedFamily
        case .serif: SystemFont.serifFamily
        default: SystemFont.family
        }
        return UIFontDescriptor(of: UIFont(.system(size: base.size, weight: base.request.weight, italic: base.request.isItalic, family: family)))
    }

    package var textStyle: UIFont.TextStyle? {
        if let style = fontAttributes[.textStyle] as? UIFont.TextStyle { return style }
        return (fontAttributes[.textStyle] as? String).flatMap { $0.hasPrefix("UICTFontTextStyle") ? UIFont.TextStyle(rawValue: $0) : nil }
    }

    package static func number(_ value: Any?) -> CGFloat? {
        if let value = value as? CGFloat { return value }
        if let value = value as? Double { return CGFloat(value) }
        if let value = value as? Int { return CGFloat(value) }
        return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return resolved(size: 0) == other.resolved(size: 0) && textStyle == other.textStyle
    }

    open override var hash: Int { resolved(size: 0).hashValue }
}

extension UIFontDescriptor {
    /// Keys of `fontAttributes`.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name as plain text.
        public let rawValue: String
        /// Creates a name from any text; the text is not checked against the known names.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// String: a family's name.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// String: a PostScript name; wins over the family.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// String: the word for a weight, as "Bold".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// Number: points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// String. Kept, not matched.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// Dictionary of `TraitKey` and values.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A `UIFont.TextStyle`; fonts made at size 0 follow it.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Array of dictionaries with a type and a selector each, or with OpenType's tag and value.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A CGAffineTransform, which maps the shapes of glyphs.
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
        package static let cssWeight = AttributeName(rawValue: FontAttribute.weight)
        package static let isItalic = AttributeName(rawValue: FontAttribute.isItalic)
        package static let monospacedDigits = AttributeName(rawValue: FontAttribute.monospacedDigits)
        package static let features = AttributeName(rawValue: FontAttribute.features)
    }

    /// Keys of the dictionary under `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name as plain text.
        public let rawValue: String
        /// Creates a name from any text; the text is not checked against the known names.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Number: bits of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// Number from -1 to 1, or a `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// Number from -1 to 1. Kept: there is one width.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// Number. Kept: slant comes from the symbolic traits.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Keys of a feature's dictionary.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name as plain text.
        public let rawValue: String
        /// Creates a name from any text; the text is not checked against the known names.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The feature.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The setting of the feature.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// Cuts of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name as plain text.
        public let rawValue: String
        /// Creates a name from any text; the text is not checked against the known names.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// San Francisco's place: drawn with Inter.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design; drawn as the default design here.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// New York's place: drawn with DejaVu Serif.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Drawn with DejaVu Sans Mono.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Traits of a font as bits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The members as bits.
        public let rawValue: UInt32
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Semibold or heavier.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Never reported: there is one width.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Never reported: there is one width.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters have one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font is for vertical text. Never reported.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Reported for system fonts.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Accepted; the leading stays.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Accepted; the leading stays.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }
}

extension UIFontDescriptor {
    /// The font for this descriptor; unknown names give the system font, because `UIFont(descriptor:size:)` never fails.
    package func resolved(size: CGFloat) -> FontInstance {
        CTFontDescriptor(attributes: coreTextAttributes).resolved(size: size)
    }

    /// The attributes under Core Text's names, which have the same values.
    var coreTextAttributes: [String: Any] {
        var all: [String: Any] = [:]
        for (key, value) in fontAttributes { all[key.rawValue] = value }
        if let traits = fontAttributes[.traits] as? [TraitKey: Any] {
            all[AttributeName.traits.rawValue] = Dictionary(uniqueKeysWithValues: traits.map { ($0.key.rawValue, ($0.value as? UIFont.Weight).map { $0.rawValue } ?? ($0.value as? UIFont.Width).map { $0.rawValue } ?? $0.value) })
        }
        if let settings = fontAttributes[.featureSettings] as? [[FeatureKey: Any]] {
            all[AttributeName.featureSettings.rawValue] = settings.map { entry in Dictionary(uniqueKeysWithValues: entry.map { ($0.key.rawValue, $0.value) }) }
        }
        return all
    }
}

extension CTFontDescriptor: _ObjectiveCBridgeable {
    /// Used by casts: `UIFontDescriptor` and this type are one on Apple's systems.
    public func _bridgeToObjectiveC() -> UIFontDescriptor {
        if let own = object as? UIFontDescriptor { return own }
        return UIFontDescriptor(fontAttributes: Dictionary(uniqueKeysWithValues: attributes.map { (UIFontDescriptor.AttributeName(rawValue: $0.key), $0.value) }))
    }
    /// Used by casts from `UIFontDescriptor`.
    public static func _forceBridgeFromObjectiveC(_ source: UIFontDescriptor, result: inout CTFontDescriptor?) {
        result = CTFontDescriptor(attributes: source.coreTextAttributes, object: source)
    }
    /// Used by casts from `UIFontDescriptor`.
    public static func _conditionallyBridgeFromObjectiveC(_ source: UIFontDescriptor, result: inout CTFontDescriptor?) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return true
    }
    /// Used by casts from `UIFontDescriptor`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: UIFontDescriptor?) -> CTFontDescriptor {
        CTFontDescriptor(attributes: source?.coreTextAttributes ?? [:], object: source)
    }
}
