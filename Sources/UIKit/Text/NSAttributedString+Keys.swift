// The attributes that UIKit gives attributed strings, and the value types some of them take.
// Read by AttributedTextReading and by nib decoding.

import Foundation

extension NSAttributedString.Key {
    /// UIFont; absent: Helvetica 12.
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// UIColor; absent: black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Number; 0 switches ligatures off.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Number; points added after each character.
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Number; `NSUnderlineStyle` bits.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// UIColor; absent: the foreground colour.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// Number; percent of the font size, negative to fill as well.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// NSShadow
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// NSTextAttachment, on a U+FFFC character.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// URL or String.
    public static let link = NSAttributedString.Key("NSLink")
    /// Number; points, up.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// Number; slant.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow behind drawn text; offset and blur in points.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    /// A UIColor or a CGColor; nil draws no shadow. Black of one third by default.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowOffset = CGSize(width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowColor = coder.decodeObject(forKey: "NSShadowColor")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
    }

    public class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
