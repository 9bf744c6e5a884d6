// UIKit's attributes on Foundation's AttributedString, and conversion to and from NSAttributedString.
// Button configurations and labels use it. Custom scopes are not converted.

import Foundation

extension AttributeScopes {
    /// The attributes that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey { public typealias Value = UIFont; public static let name = "NSFont" }
        public enum ForegroundColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static let name = "NSColor" }
        public enum BackgroundColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static let name = "NSBackgroundColor" }
        public enum ParagraphStyleAttribute: AttributedStringKey { public typealias Value = NSParagraphStyle; public static let name = "NSParagraphStyle" }
        public enum KernAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "NSKern" }
        public enum TrackingAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "CTTracking" }
        public enum BaselineOffsetAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "NSBaselineOffset" }
        public enum UnderlineStyleAttribute: AttributedStringKey { public typealias Value = NSUnderlineStyle; public static let name = "NSUnderline" }
        public enum UnderlineColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static let name = "NSUnderlineColor" }
        public enum StrikethroughStyleAttribute: AttributedStringKey { public typealias Value = NSUnderlineStyle; public static let name = "NSStrikethrough" }
        public enum StrikethroughColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static let name = "NSStrikethroughColor" }
        public enum StrokeColorAttribute: AttributedStringKey { public typealias Value = UIColor; public static let name = "NSStrokeColor" }
        public enum StrokeWidthAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "NSStrokeWidth" }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { self[T.self] }
}

extension AttributeContainer {
    /// The attributes that UIKit knows, as a dictionary for NSAttributedString.
    var uiKitDictionary: [NSAttributedString.Key: Any] {
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
        result[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
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
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = dictionary[.link] as? URL
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
    public init(_ string: NSAttributedString) {
        self.init()
        let text = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
            append(AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }
}
