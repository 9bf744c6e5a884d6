// UIFont: a font at a point size, made by name, weight, style or descriptor; its metrics in points.
// Wraps a FontInstance, which finds the face. Named fonts are in StandInFonts (CoreText), styles in TextStyleSizes.

import CoreText
import Foundation

/// A font. Immutable, and usable from any thread.
open class UIFont: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // The first stored property, for the reason in AttributeValueTag.
    private let tag = AttributeValueTag.bits
    package let ctFont: FontInstance
    /// The text style that this font was made for, which scales with the content size category.
    package let textStyle: TextStyle?
    /// The scaling by which UIFontMetrics made this font from another one.
    package let scaling: Scaling?

    package struct Scaling: Sendable {
        package let style: TextStyle
        package let unscaled: UIFont
        package let maximumPointSize: CGFloat
    }

    package init(_ ctFont: FontInstance, textStyle: TextStyle? = nil, scaling: Scaling? = nil) {
        self.ctFont = ctFont
        self.textStyle = textStyle
        self.scaling = scaling
        super.init()
    }

    /// Creates the system font of 14 points: a device's font has no face to draw with.
    public override convenience init() { self.init(UIFont.systemFont(ofSize: UIFont.systemFontSize).ctFont) }

    /// The font of a name; nil when there is none.
    /// - Parameters:
    ///   - fontName: a PostScript name ("HelveticaNeue-Light") or a family.
    ///   - fontSize: points; 0 or less gives 17 (the body size).
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        AppFonts.register()
        guard let font = FontInstance.named(fontName, size: Self.sane(fontSize)) else { return nil }
        self.init(font)
    }

    /// Creates the font that fits a descriptor best.
    /// - Parameters:
    /// - descriptor: the requested attributes.
    /// - pointSize: points; 0 keeps the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        AppFonts.register()
        self.init(descriptor.resolved(size: pointSize), textStyle: pointSize == 0 ? descriptor.textStyle : nil)
    }

    /// Reads a font of a nib (its keys: FORMATS.md 4.4).
    public required convenience init?(coder: NSCoder) {
        guard let font = NibFont.font(from: coder) else { return nil }
        self.init(font.ctFont, textStyle: font.textStyle)
    }

    /// Name and size; a text style is not written.
    open func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }

    /// True: fonts may be read from archives that name their classes.
    open class var supportsSecureCoding: Bool { true }

    /// The object itself: fonts do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The UIFont from which a Core Text font was cast, or a new one for it.
    package static func bridged(_ font: CTFont) -> UIFont { font.object as? UIFont ?? UIFont(font.instance) }

    private static func sane(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 17 }

    // MARK: System fonts

    /// The system font; points, 0 or less gives 17. Drawn with Inter, in San Francisco's metrics.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: sane(fontSize))) }
    /// The system font of a size in points; 0 or less gives 17. Weights between the named ones use the nearest.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: sane(fontSize), weight: weight.cssWeight))
    }
    /// There is one width here: condensed and expanded cuts are drawn as the standard one.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: sane(fontSize), weight: weight.cssWeight))
    }
    /// UIKit's bold system font is the semibold cut.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: sane(fontSize), weight: 600)) }
    /// The italic system font; points, 0 or less gives 17. Slanted where the drawing family has no italic.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: sane(fontSize), italic: true)) }
    /// The system font with all characters of one width. Points; 0 or less gives 17.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: sane(fontSize), weight: weight.cssWeight, family: SystemFont.monospacedFamily))
    }
    /// The system font with digits of one width, so that numbers do not jump. Points; 0 or less gives 17.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: sane(fontSize), weight: weight.cssWeight, monospacedDigits: true))
    }

    /// The font of a text style at the present content size category.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// At the traits' content size category; nil takes the current traits'. Unknown styles are body.
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let category = assumingMainActor { (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory }
        return UIFont(.system(size: TextStyleSizes.size(style, category), weight: TextStyleSizes.weight(style)), textStyle: style)
    }

    /// The points of a new label's text.
    open class var labelFontSize: CGFloat { 17 }
    /// The points of a custom button's title.
    open class var buttonFontSize: CGFloat { 18 }
    /// The points of the smallest standard text.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The points that Apple calls standard; labels are larger.
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Names

    /// Families that can be made by name: those of iOS and those the app brings.
    open class var familyNames: [String] {
        AppFonts.register()
        return FontFamilies.names
    }

    /// PostScript names of a family's members; empty for an unknown family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.register()
        return FontFamilies.members(of: familyName)
    }

    /// The requested family, whichever face draws it; begins with a dot for system fonts.
    open var familyName: String { ctFont.request.family }
    /// The requested PostScript name.
    open var fontName: String { ctFont.request.postScriptName }

    // MARK: Metrics, in points

    /// The size in points with which the font was made.
    open var pointSize: CGFloat { ctFont.size }
    /// The font's height above the baseline, in points.
    open var ascender: CGFloat { ctFont.ascent }
    /// The font's depth below the baseline, in points; negative.
    open var descender: CGFloat { -ctFont.descent }
    /// Height of capital letters above the baseline.
    open var capHeight: CGFloat { ctFont.capHeight }
    /// Height of a small x above the baseline.
    open var xHeight: CGFloat { ctFont.xHeight }
    /// Ascender and descender, without leading.
    open var lineHeight: CGFloat { ctFont.ascent + ctFont.descent }
    /// The space between lines that the font wants.
    open var leading: CGFloat { ctFont.leading }

    /// 0 or less gives 17. The new font no longer follows a text style.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(ctFont.resized(to: Self.sane(fontSize))) }

    /// A description to vary and make another font of.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(of: self) }

    // MARK: Identity

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return ctFont == other.ctFont && textStyle == other.textStyle
    }

    open override var hash: Int { ctFont.hashValue }

    open override var description: String {
        let style = ctFont.request.isItalic ? "italic" : "normal"
        return "<UICTFont: 0x\(String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16))> font-family: \"\(familyName)\"; font-weight: \(ctFont.request.weight); font-style: \(style); font-size: \(String(format: "%.2f", Double(pointSize)))pt"
    }
}

extension CTFont: _ObjectiveCBridgeable {
    /// Used by casts: `UIFont` and this type are one on Apple's systems.
    public func _bridgeToObjectiveC() -> UIFont { UIFont.bridged(self) }
    /// Used by casts from `UIFont`.
    public static func _forceBridgeFromObjectiveC(_ source: UIFont, result: inout CTFont?) { result = CTFont(source.ctFont, object: source) }
    /// Used by casts from `UIFont`.
    public static func _conditionallyBridgeFromObjectiveC(_ source: UIFont, result: inout CTFont?) -> Bool {
        result = CTFont(source.ctFont, object: source)
        return true
    }
    /// Used by casts from `UIFont`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: UIFont?) -> CTFont {
        source.map { CTFont($0.ctFont, object: $0) } ?? CTFont(.system(size: 12))
    }
}
