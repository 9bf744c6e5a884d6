// NSParagraphStyle and its mutable form: alignment, breaking, spacing and indents of a paragraph, in points.
// Labels and string drawing read it into CoreText's TextParagraph. Lists and text blocks are not here.

import CoreText
import Foundation

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified
    /// By the language of the app.
    case natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int, Sendable {
    case natural = -1, leftToRight, rightToLeft
}

/// A position that a tab character reaches, in points from the line's start.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    public let alignment: NSTextAlignment
    public let location: CGFloat
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    fileprivate var values = ParagraphValues()

    public override init() { super.init() }

    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public required init?(coder: NSCoder) {
        super.init()
        values = ParagraphValues(coder: coder)
    }

    open func encode(with coder: NSCoder) { values.encode(with: coder) }
    public class var supportsSecureCoding: Bool { true }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    open var tabStops: [NSTextTab]! { values.tabStops ?? ParagraphValues.defaultTabs }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment { get { values.alignment } set { values.alignment = newValue } }
    open override var lineBreakMode: NSLineBreakMode { get { values.lineBreakMode } set { values.lineBreakMode = newValue } }
    open override var lineBreakStrategy: LineBreakStrategy { get { values.lineBreakStrategy } set { values.lineBreakStrategy = newValue } }
    open override var lineSpacing: CGFloat { get { values.lineSpacing } set { values.lineSpacing = newValue } }
    open override var paragraphSpacing: CGFloat { get { values.paragraphSpacing } set { values.paragraphSpacing = newValue } }
    open override var paragraphSpacingBefore: CGFloat { get { values.paragraphSpacingBefore } set { values.paragraphSpacingBefore = newValue } }
    open override var firstLineHeadIndent: CGFloat { get { values.firstLineHeadIndent } set { values.firstLineHeadIndent = newValue } }
    open override var headIndent: CGFloat { get { values.headIndent } set { values.headIndent = newValue } }
    open override var tailIndent: CGFloat { get { values.tailIndent } set { values.tailIndent = newValue } }
    open override var minimumLineHeight: CGFloat { get { values.minimumLineHeight } set { values.minimumLineHeight = newValue } }
    open override var maximumLineHeight: CGFloat { get { values.maximumLineHeight } set { values.maximumLineHeight = newValue } }
    open override var lineHeightMultiple: CGFloat { get { values.lineHeightMultiple } set { values.lineHeightMultiple = newValue } }
    open override var hyphenationFactor: Float { get { values.hyphenationFactor } set { values.hyphenationFactor = newValue } }
    open override var allowsDefaultTighteningForTruncation: Bool { get { values.allowsTightening } set { values.allowsTightening = newValue } }
    open override var baseWritingDirection: NSWritingDirection { get { values.baseWritingDirection } set { values.baseWritingDirection = newValue } }
    open override var tabStops: [NSTextTab]! { get { super.tabStops } set { values.tabStops = newValue } }
    open override var defaultTabInterval: CGFloat { get { values.defaultTabInterval } set { values.defaultTabInterval = newValue } }

    open func setParagraphStyle(_ other: NSParagraphStyle) { values = other.values }
    open func addTabStop(_ tab: NSTextTab) { values.tabStops = (tabStops ?? []) + [tab] }
}

/// What a paragraph style holds.
struct ParagraphValues: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsTightening = false
    var baseWritingDirection = NSWritingDirection.natural
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0

    /// Twelve stops, 28 points apart (NSParagraphStyle documentation, `tabStops`).
    static var defaultTabs: [NSTextTab] { (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) } }

    init() {}

    private static let lengths: [(String, WritableKeyPath<ParagraphValues, CGFloat> & Sendable)] = [
        ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing), ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
        ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent),
        ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
        ("NSDefaultTabInterval", \.defaultTabInterval),
    ]

    init(coder: NSCoder) {
        for (key, path) in Self.lengths where coder.containsValue(forKey: key) { self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
        if coder.containsValue(forKey: "NSAlignment") { alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural }
        if coder.containsValue(forKey: "NSLineBreakMode") { lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping }
        if coder.containsValue(forKey: "NSWritingDirection") { baseWritingDirection = NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural }
        allowsTightening = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
    }

    func encode(with coder: NSCoder) {
        for (key, path) in Self.lengths where self[keyPath: path] != 0 { coder.encode(Double(self[keyPath: path]), forKey: key) }
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    }
}

extension NSParagraphStyle {
    /// For layout.
    func textParagraph() -> TextParagraph {
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
        result.tabStops = values.tabStops.map { $0.map(\.location).sorted() } ?? []
        result.defaultTabInterval = finite(defaultTabInterval)
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
