// UIKit's attributes of attributed strings, and the types of some of their values.
// Read by AttributedTextReading and by nib decoding.

import Foundation

extension NSAttributedString.Key {
    /// UIFont; absent: Helvetica 12.
    public static let font = NSAttributedString.Key("NSFont")
    /// NSParagraphStyle; if absent, the default one. The style of a paragraph's first character applies to the whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// UIColor; absent: black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// UIColor; absent: none.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Number; 0 switches ligatures off.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Number; points added after each character.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Number; points added after each character. `kern` wins.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Number; `NSUnderlineStyle` bits.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// UIColor; absent: the foreground colour.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// Number; `NSUnderlineStyle` bits.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// UIColor; absent: the foreground colour.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// UIColor; absent: the foreground colour.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// Number; percent of the font size, negative to fill as well.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// NSShadow
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// NSTextAttachment, on a U+FFFC character.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// String: a name for a part of a text view's text, which a tap or a long press hands to the delegate as a `UITextItem`.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
    /// URL or String.
    public static let link = NSAttributedString.Key("NSLink")
    /// Number; points, up.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// Number; slant.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// String. Kept in strings, not drawn.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// Number. Kept in strings, not drawn.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Array of numbers. Kept in strings; the paragraph style decides the direction.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// The form of a line below or through text: a thickness, and a dash pattern if any.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: Int
    /// Creates a set from raw bits; bits without a name here are preserved.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A line twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots; together with a thickness.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes; together with a thickness.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes and dots in turn; together with a thickness.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A dash and two dots in turn; together with a thickness.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// The line is drawn only below words. Kept; spaces are underlined too.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
