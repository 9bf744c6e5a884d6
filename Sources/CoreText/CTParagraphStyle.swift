// CTParagraphStyle: a paragraph's geometry as Core Text's settings give it, and its tab stops. AttributedTextReader reads it.
// UIKit's NSParagraphStyle is another class; Core Text takes both.

import CoreGraphics
import Foundation

/// The place of lines between the margins.
public enum CTTextAlignment: UInt8, Sendable {
    /// Natural: by the direction of the text.
    case left, right, center, justified, natural

    var layout: TextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}

/// The treatment of text that does not fit.
public enum CTLineBreakMode: UInt8, Sendable {
    /// Lines end at words or characters, are cut off, or end in an ellipsis.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The side on which a paragraph begins.
public struct CTWritingDirection: RawRepresentable, Hashable, Sendable {
    /// The number that a setting's value holds in memory.
    public let rawValue: Int8
    /// -1, 0 or 1.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The side follows from the first strong character.
    public static let natural = CTWritingDirection(rawValue: -1)
    /// Left to right, whatever the text is.
    public static let leftToRight = CTWritingDirection(rawValue: 0)
    /// Right to left, whatever the text is.
    public static let rightToLeft = CTWritingDirection(rawValue: 1)
}

/// The property that a setting sets, with the type of its value.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A `CTTextAlignment`.
    case alignment
    /// A `CGFloat`, in points from the margin.
    case firstLineHeadIndent, headIndent, tailIndent
    /// A `CFArray` of `CTTextTab`.
    case tabStops
    /// A `CGFloat`: points between stops behind the last one.
    case defaultTabInterval
    /// A `CTLineBreakMode`.
    case lineBreakMode
    /// A `CGFloat`.
    case lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore
    /// A `CTWritingDirection`.
    case baseWritingDirection
    /// A `CGFloat`: bounds of the fonts' leading, and points that are added to it.
    case maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment
}

/// One property of a paragraph style and where its value lies.
public struct CTParagraphStyleSetting {
    /// The property that is set.
    public var spec: CTParagraphStyleSpecifier
    /// The bytes of the value.
    public var valueSize: Int
    /// Read when the style is made.
    public var value: UnsafeRawPointer

    /// A property, the size of its value and the value.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// A paragraph's geometry. A value of `kCTParagraphStyleAttributeName`. Immutable.
public final class CTParagraphStyle: NSObject, ParagraphCarrying, @unchecked Sendable {
    // First of all: a value of attributed strings (AttributeValueTag in UIFoundation).
    private let tag: UInt64 = 0x700
    let paragraph: TextParagraph
    let tabs: [CTTextTab]
    let alignment: CTTextAlignment

    init(_ paragraph: TextParagraph, tabs: [CTTextTab], alignment: CTTextAlignment) {
        self.paragraph = paragraph
        self.tabs = tabs
        self.alignment = alignment
    }

    package var carriedParagraph: TextParagraph { paragraph }

    /// Whether the other style has equal properties.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CTParagraphStyle)?.paragraph == paragraph }
    /// Hashes the properties.
    public override var hash: Int { paragraph.hashValue }

    private static let lengths: [CTParagraphStyleSpecifier: WritableKeyPath<TextParagraph, CGFloat> & Sendable] = [
        .firstLineHeadIndent: \.firstLineHeadIndent, .headIndent: \.headIndent, .tailIndent: \.tailIndent, .defaultTabInterval: \.defaultTabInterval,
        .lineHeightMultiple: \.lineHeightMultiple, .maximumLineHeight: \.maximumLineHeight, .minimumLineHeight: \.minimumLineHeight,
        .lineSpacing: \.lineSpacing, .lineSpacingAdjustment: \.lineSpacing, .paragraphSpacing: \.paragraphSpacing,
        .paragraphSpacingBefore: \.paragraphSpacingBefore, .maximumLineSpacing: \.maximumLeading, .minimumLineSpacing: \.minimumLeading,
    ]

    static func make(_ settings: UnsafeBufferPointer<CTParagraphStyleSetting>) -> CTParagraphStyle {
        var paragraph = TextParagraph()
        paragraph.defaultTabInterval = 0
        var alignment = CTTextAlignment.natural
        // Twelve stops, 28 points apart, as long as none are named (CTParagraphStyle documentation).
        var tabs = (1...12).map { CTTextTab(.left, CGFloat($0) * 28, nil) }
        for setting in settings {
            func read<T: BitwiseCopyable>(_ type: T.Type) -> T? {
                setting.valueSize >= MemoryLayout<T>.size ? setting.value.loadUnaligned(as: type) : nil
            }
            if let path = lengths[setting.spec] {
                if let value = read(CGFloat.self), value.isFinite { paragraph[keyPath: path] = value }
                continue
            }
            switch setting.spec {
            case .alignment: alignment = read(UInt8.self).flatMap { CTTextAlignment(rawValue: $0) } ?? alignment
            case .lineBreakMode: paragraph.breaking = read(UInt8.self).flatMap { TextBreaking(rawValue: Int($0)) } ?? paragraph.breaking
            case .baseWritingDirection:
                let direction = read(Int8.self) ?? -1
                paragraph.isRightToLeft = direction == -1 ? nil : direction == 1
            case .tabStops:
                guard setting.valueSize >= MemoryLayout<UnsafeRawPointer>.size else { continue }
                let list = setting.value.assumingMemoryBound(to: NSArray.self).pointee
                tabs = list.compactMap { $0 as? CTTextTab }
            default: continue
            }
        }
        paragraph.alignment = alignment.layout
        paragraph.tabStops = tabs.map(\.stop).sorted { $0.location < $1.location }
        return CTParagraphStyle(paragraph, tabs: tabs, alignment: alignment)
    }

    func write(_ spec: CTParagraphStyleSpecifier, _ size: Int, _ buffer: UnsafeMutableRawPointer) -> Bool {
        func put<T>(_ value: T) -> Bool {
            guard size >= MemoryLayout<T>.size else { return false }
            buffer.bindMemory(to: T.self, capacity: 1).initialize(to: value)
            return true
        }
        if let path = Self.lengths[spec] { return put(paragraph[keyPath: path].isFinite ? paragraph[keyPath: path] : 0) }
        switch spec {
        case .alignment: return put(alignment)
        case .lineBreakMode: return put(CTLineBreakMode(rawValue: UInt8(paragraph.breaking.rawValue)) ?? .byWordWrapping)
        case .baseWritingDirection: return put(paragraph.isRightToLeft.map { $0 ? CTWritingDirection.rightToLeft : .leftToRight } ?? .natural)
        case .tabStops: return put(tabs as NSArray)
        default: return false
        }
    }
}

/// A style with these properties, the others as in a new one.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    CTParagraphStyle.make(UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : max(0, settingCount)))
}

/// The style itself: styles do not change.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle { paragraphStyle }

/// Writes a property's value; false when the buffer is too small.
public func CTParagraphStyleGetValueForSpecifier(_ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int, _ valueBuffer: UnsafeMutableRawPointer) -> Bool {
    paragraphStyle.write(spec, valueBufferSize, valueBuffer)
}
