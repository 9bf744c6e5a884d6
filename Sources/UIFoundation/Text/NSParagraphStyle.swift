// NSParagraphStyle: alignment, breaking, spacing and indents of a paragraph, in points. NSMutableParagraphStyle changes them.
// Labels and string drawing read it into CoreText's TextParagraph. Text blocks are not supported.

import CoreText
import Foundation

/// The alignment of a paragraph's lines.
public enum NSTextAlignment: Int, Sendable {
    /// `justified` stretches the spaces of every line but the last.
    case left, center, right, justified
    /// The direction follows the language of the app.
    case natural
}

/// The handling of text that is wider than its space.
public enum NSLineBreakMode: Int, Sendable {
    /// Word and character wrapping make more lines; clipping and the truncating modes shorten the last one.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The side at which a paragraph's lines begin.
public enum NSWritingDirection: Int, Sendable {
    /// `natural` follows the first letter that has a direction.
    case natural = -1, leftToRight, rightToLeft
}

/// The embedding of text in text of another direction; added to a direction's number in `NSAttributedString.Key.writingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Embedded: the letters keep their own directions. Overridden: all go one way.
    case embedding = 0, override = 2
}

/// Alignment, breaking, spacing and indents of a paragraph, in points. Cannot be changed; `mutableCopy()` can.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    // The first stored property, for the reason in AttributeValueTag.
    private let tag = AttributeValueTag.bits
    /// Rules about where lines may break.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Moves a word to the last line so that no word is alone there.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Breaks Korean text between words instead of between syllables.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// All rules that labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    var values = ParagraphValues()

    public override init() { super.init() }

    /// Natural alignment, wrapping at words, no extra space, tabs every 28 points.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public required init?(coder: NSCoder) {
        super.init()
        values = ParagraphValues(coder: coder)
    }

    /// Alignment, breaking and lengths; tab stops and direction are not written.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }
    /// True: styles may be read from archives that name their classes.
    open class var supportsSecureCoding: Bool { true }

    /// `natural` at first: the side where the language begins.
    open var alignment: NSTextAlignment { values.alignment }
    /// The treatment of lines that do not fit. Default `byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// None at first; labels add `standard`.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// The points between the bottom of a line and the top of the next.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The points after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The points before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The points from the leading side to the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The points from the leading side to the other lines.
    open var headIndent: CGFloat { values.headIndent }
    /// The points from the leading side to the lines' ends; zero or negative values are measured from the trailing side.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The minimum line height in points; 0 for none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum line height in points; 0 for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Factor of the font's line height; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The factor from 0 to 1: words are hyphenated where a line would otherwise fill less than this share. 0, the default, takes the
    /// layout manager's. Parting needs a dictionary of the first of `Locale.preferredLanguages` (Debian's hyphen-* packages).
    open var hyphenationFactor: Float { values.effectiveHyphenationFactor }
    /// Whether `hyphenationFactor` becomes 1 if it is 0. Default false.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Kept; letters are never moved closer before text is cut.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
    /// The direction of the text. Default `natural`: that of the first strong character.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Twelve stops at 28 points until others are set.
    open var tabStops: [NSTextTab]! { values.tabStops ?? ParagraphValues.defaultTabs }
    /// The lists that the paragraph is in, the outermost first. None at first.
    open var textLists: [NSTextList] { values.textLists }
    /// The points between the stops after the last one; 0 is 28.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// The writing direction of a language ("ar" begins on the right); nil means the first preferred language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.preferredLanguages.first ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// A style that cannot be changed, also of a mutable one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// An `NSMutableParagraphStyle` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// The values of a paragraph style.
package struct ParagraphValues: Hashable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var hyphenationFactor: Float = 0
    package var usesDefaultHyphenation = false
    package var effectiveHyphenationFactor: Float { hyphenationFactor == 0 && usesDefaultHyphenation ? 1 : hyphenationFactor }
    package var allowsTightening = false
    package var baseWritingDirection = NSWritingDirection.natural
    package var tabStops: [NSTextTab]?
    package var textLists: [NSTextList] = []
    package var defaultTabInterval: CGFloat = 0

    /// Twelve stops, 28 points apart (NSParagraphStyle documentation, `tabStops`).
    package static var defaultTabs: [NSTextTab] { (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) } }

    package init() {}

    private static let lengths: [(String, WritableKeyPath<ParagraphValues, CGFloat> & Sendable)] = [
        ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing), ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
        ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent),
        ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
        ("NSDefaultTabInterval", \.defaultTabInterval),
    ]

    package init(coder: NSCoder) {
        for (key, path) in Self.lengths where coder.containsValue(forKey: key) { self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
        if coder.containsValue(forKey: "NSAlignment") { alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural }
        if coder.containsValue(forKey: "NSLineBreakMode") { lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping }
        if coder.containsValue(forKey: "NSWritingDirection") { baseWritingDirection = NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural }
        allowsTightening = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
        hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        textLists = coder.decodeObject(forKey: "NSTextLists") as? [NSTextList] ?? []
    }

    package func encode(with coder: NSCoder) {
        for (key, path) in Self.lengths where self[keyPath: path] != 0 { coder.encode(Double(self[keyPath: path]), forKey: key) }
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        if baseWritingDirection != .natural { coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection") }
        if allowsTightening { coder.encode(true, forKey: "NSAllowsTighteningForTruncation") }
        if !textLists.isEmpty { coder.encode(textLists as NSArray, forKey: "NSTextLists") }
        if hyphenationFactor != 0 { coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor") }
    }
}

extension NSParagraphStyle {
    /// The style in the form that layout uses.
    package func textParagraph() -> TextParagraph {
        var result = TextParagraph()
        result.alignment = TextAlignment(rawValue: alignment.rawValue) ?? .natural
        result.breaking = TextBreaking(rawValue: lineBreakMode.rawValue) ?? .wordWrapping
        result.lineSpacing = finite(lineSpacing)
        result.paragraphSpacing = finite(paragraphSpacing)
        result.paragraphSpacingBefore = finite(paragraphSpacingBefore)
        result.firstLineHeadIndent = finite(firstLineHeadIndent)
        result.headIndent = finite(headIndent)
        result.tailIndent = finite(tailIndent)
        result.minimumLineHeight = finite(minimumLineHeight)
        result.maximumLineHeight = finite(maximumLineHeight)
        result.lineHeightMultiple = finite(lineHeightMultiple)
        result.tabStops = values.tabStops.map { $0.map(\.textTab).sorted { $0.location < $1.location } } ?? []
        result.defaultTabInterval = finite(defaultTabInterval)
        ParagraphHyphenation.apply(CGFloat(values.effectiveHyphenationFactor), to: &result)
        result.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
        result.pushesOutLastWord = lineBreakStrategy.contains(.pushOut)
        switch baseWritingDirection {
        case .natural: result.isRightToLeft = nil
        case .leftToRight: result.isRightToLeft = false
        case .rightToLeft: result.isRightToLeft = true
        }
        return result
    }

    private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}
