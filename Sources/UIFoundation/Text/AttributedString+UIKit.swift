// UIKit's attributes on Foundation's AttributedString, and conversion to and from NSAttributedString.
// Button configurations and labels use it. Custom scopes are not converted.

import Foundation

extension AttributeScopes {
    /// The attributes that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        /// The font; without it Helvetica 12 is drawn.
        public let font: FontAttribute
        /// The colour of the text; without it black is drawn.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the characters, as high as the line.
        public let backgroundColor: BackgroundColorAttribute
        /// The paragraph style; the style of a paragraph's first character counts for the whole paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The points added after each character.
        public let kern: KernAttribute
        /// The points added after each character; `kern` wins.
        public let tracking: TrackingAttribute
        /// The points by which the text stands above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// A line below the characters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the underline; without it the foreground's.
        public let underlineColor: UnderlineColorAttribute
        /// A line through the characters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the strikethrough; without it the foreground's.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of the stroke; without it the foreground's.
        public let strokeColor: StrokeColorAttribute
        /// Per cent of the font size; negative fills as well.
        public let strokeWidth: StrokeWidthAttribute
        /// 0 switches ligatures off.
        public let ligature: LigatureAttribute
        /// Falls from the characters.
        public let shadow: ShadowAttribute
        /// The slant of the characters.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of how much wider the characters are.
        public let expansion: ExpansionAttribute
        /// Foundation's own attributes, of which links are drawn.
        public let foundation: FoundationAttributes

        /// The key of `font`.
        public enum FontAttribute: AttributedStringKey { public typealias Value = UIFont; public static let name = "NSFont" }
        /// The key of `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static let name = "NSColor" }
        /// The key of `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static let name = "NSBackgroundColor" }
        /// The key of `paragraphStyle`.
        public enum ParagraphStyleAttribute: AttributedStringKey { public typealias Value = NSParagraphStyle; public static let name = "NSParagraphStyle" }
        /// The key of `kern`.
        public enum KernAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "NSKern" }
        /// The key of `tracking`.
        public enum TrackingAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "CTTracking" }
        /// The key of `baselineOffset`.
        public enum BaselineOffsetAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "NSBaselineOffset" }
        /// The key of `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey { public typealias Value = NSUnderlineStyle; public static let name = "NSUnderline" }
        /// The key of `underlineColor`.
        public enum UnderlineColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static let name = "NSUnderlineColor" }
        /// The key of `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey { public typealias Value = NSUnderlineStyle; public static let name = "NSStrikethrough" }
        /// The key of `strikethroughColor`.
        public enum StrikethroughColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static let name = "NSStrikethroughColor" }
        /// The key of `strokeColor`.
        public enum StrokeColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static let name = "NSStrokeColor" }
        /// The key of `strokeWidth`.
        public enum StrokeWidthAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "NSStrokeWidth" }
        /// The key of `ligature`.
        public enum LigatureAttribute: AttributedStringKey { public typealias Value = Int; public static let name = "NSLigature" }
        /// The key of `shadow`.
        public enum ShadowAttribute: AttributedStringKey { public typealias Value = NSShadow; public static let name = "NSShadow" }
        /// The key of `obliqueness`.
        public enum ObliquenessAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "NSObliqueness" }
        /// The key of `expansion`.
        public enum ExpansionAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "NSExpansion" }
    }

    /// The scope, for conversions that need one.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Lets UIKit's attributes be written as members of strings and containers.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { self[T.self] }
}

extension AttributeContainer {
    /// The attributes that UIKit knows, as a dictionary for NSAttributedString.
    package var uiKitDictionary: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self[Scope.FontAttribute.self]
        result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        result[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
        result[.kern] = self[Scope.KernAttribute.self]
        result[.tracking] = self[Scope.TrackingAttribute.self]
        result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        result[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        result[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        result[.strokeColor] = self[Scope.StrokeColorAttribute.self]
        result[.strokeWidth] = self[Scope.StrokeWidthAttribute.self]
        result[.ligature] = self[Scope.LigatureAttribute.self]
        result[.shadow] = self[Scope.ShadowAttribute.self]
        result[.obliqueness] = self[Scope.ObliquenessAttribute.self]
        result[.expansion] = self[Scope.ExpansionAttribute.self]
        result[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        result[.inlinePresentationIntent] = self[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self]?.rawValue
        return result
    }

    /// The entries of a dictionary that UIKit knows.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Scope.KernAttribute.self] = AttributedTextReading.number(dictionary[.kern])
        self[Scope.BaselineOffsetAttribute.self] = AttributedTextReading.number(dictionary[.baselineOffset])
        self[Scope.UnderlineStyleAttribute.self] = AttributedTextReading.number(dictionary[.underlineStyle]).map { NSUnderlineStyle(rawValue: Int($0)) }
        self[Scope.StrikethroughStyleAttribute.self] = AttributedTextReading.number(dictionary[.strikethroughStyle]).map { NSUnderlineStyle(rawValue: Int($0)) }
        self[Scope.TrackingAttribute.self] = AttributedTextReading.number(dictionary[.tracking])
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = AttributedTextReading.number(dictionary[.strokeWidth])
        self[Scope.LigatureAttribute.self] = AttributedTextReading.number(dictionary[.ligature]).map { Int($0) }
        self[Scope.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
        self[Scope.ObliquenessAttribute.self] = AttributedTextReading.number(dictionary[.obliqueness])
        self[Scope.ExpansionAttribute.self] = AttributedTextReading.number(dictionary[.expansion])
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = dictionary[.link] as? URL
        self[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self] = AttributedTextReading.number(dictionary[.inlinePresentationIntent]).map { InlinePresentationIntent(rawValue: UInt(max(0, $0))) }
    }
}

extension NSAttributedString {
    /// The same text with the attributes that UIKit draws.
    public convenience init(_ attributedString: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            let text = String(attributedString.characters[run.range])
            result.append(NSAttributedString(string: text, attributes: run.attributes.uiKitDictionary))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// The same text with the attributes of `UIKitAttributes`, and links.
    public init(_ string: NSAttributedString) {
        self.init()
        let text = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
            append(AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }
}
