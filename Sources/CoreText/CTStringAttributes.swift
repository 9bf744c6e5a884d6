// Names of the attributes that Core Text reads, with Apple's values, and the reader that makes a StyledText of them.
// CTLine, CTTypesetter, CTFramesetter and CATextLayer call it. Draws nothing.

import CoreGraphics
import Foundation

private func constant(_ text: String) -> CFString { NSString(string: text) }

/// A CTFont or UIFont. Text without one is Helvetica 12.
nonisolated(unsafe) public let kCTFontAttributeName = constant("NSFont")
/// A CGColor. Text without one is black.
nonisolated(unsafe) public let kCTForegroundColorAttributeName = constant("CTForegroundColor")
/// True: the context's fill colour.
nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName = constant("CTForegroundColorFromContext")
/// A CGColor behind the text.
nonisolated(unsafe) public let kCTBackgroundColorAttributeName = constant("CTBackgroundColor")
/// Number: points after each character.
nonisolated(unsafe) public let kCTKernAttributeName = constant("NSKern")
/// Number: points after each character.
nonisolated(unsafe) public let kCTTrackingAttributeName = constant("CTTracking")
/// Number: 0 switches ligatures off.
nonisolated(unsafe) public let kCTLigatureAttributeName = constant("NSLigature")
/// A CTParagraphStyle or NSParagraphStyle.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName = constant("NSParagraphStyle")
/// Number: percent of the font's size; negative fills too.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName = constant("NSStrokeWidth")
/// A CGColor; else the text's.
nonisolated(unsafe) public let kCTStrokeColorAttributeName = constant("CTStrokeColor")
/// Number: a `CTUnderlineStyle` and modifiers.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName = constant("NSUnderline")
/// A CGColor; else the text's.
nonisolated(unsafe) public let kCTUnderlineColorAttributeName = constant("CTUnderlineColor")
/// Number: 1 above the line, -1 below it.
nonisolated(unsafe) public let kCTSuperscriptAttributeName = constant("NSSuperScript")
/// Number: points above the baseline.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName = constant("NSBaselineOffset")
/// A CTRunDelegate, which gives the size of what stands in the characters' place.
nonisolated(unsafe) public let kCTRunDelegateAttributeName = constant("CTRunDelegate")

/// The style of an underline.
public struct CTUnderlineStyle: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int32
    /// Creates a set from raw bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// One line.
    public static let single = CTUnderlineStyle(rawValue: 1)
    /// A line of twice the thickness.
    public static let thick = CTUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 9)
}

/// The dashes of an underline, added to its style.
public struct CTUnderlineStyleModifiers: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int32
    /// Creates a set from raw bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Dots.
    public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x200)
    /// Dashes and dots.
    public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x300)
    /// Dashes and two dots.
    public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x400)
}

/// A value of a font attribute: UIFont, or a CTFont itself.
package protocol FontCarrying { var carriedFont: FontInstance { get } }
/// A value of a colour attribute: UIColor or CGColor.
package protocol ColorCarrying { var carriedColor: TextColor { get } }
/// A paragraph style: Core Text's or UIKit's.
package protocol ParagraphCarrying { var carriedParagraph: TextParagraph { get } }

extension CTFont: FontCarrying { package var carriedFont: FontInstance { instance } }
extension CGColor: ColorCarrying {
    package var carriedColor: TextColor {
        let rgba = sRGB
        return TextColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }
}

package enum AttributedTextReader {
    /// Text without a font is Helvetica 12 (kCTFontAttributeName documentation).
    static var plain: TextStyle { TextStyle(font: FontInstance.named("Helvetica", size: 12) ?? .system(size: 12)) }

    package static func styledText(_ string: NSAttributedString) -> StyledText {
        let units = Array(string.string.utf16)
        var spans: [(Range<Int>, TextStyle)] = []
        var paragraphs: [(Range<Int>, TextParagraph)] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: min(string.length, units.count)), options: []) { attributes, range, _ in
            let span = range.location..<(range.location + range.length)
            let paragraph = (attributes[NSAttributedString.Key("NSParagraphStyle")] as? any ParagraphCarrying)?.carriedParagraph
            paragraphs.append((span, paragraph ?? TextParagraph()))
            spans.append((span, style(attributes)))
        }
        return StyledText(utf16: units, styles: spans, paragraphs: paragraphs, defaultStyle: plain)
    }

    static func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
        func value(_ names: String...) -> Any? { names.lazy.compactMap { attributes[NSAttributedString.Key($0)] }.first }
        func number(_ names: String...) -> CGFloat? {
            names.lazy.compactMap { attributes[NSAttributedString.Key($0)] as? NSNumber }.first.map { CGFloat($0.doubleValue) }.flatMap { $0.isFinite ? $0 : nil }
        }
        func color(_ names: String...) -> TextColor? { names.lazy.compactMap { attributes[NSAttributedString.Key($0)] as? any ColorCarrying }.first?.carriedColor }
        var style = plain
        if let font = value("NSFont") as? any FontCarrying { style.font = font.carriedFont }
        if let own = color("NSColor", "CTForegroundColor") { style.color = own } else { style.usesContextColor = number("CTForegroundColorFromContext").map { $0 != 0 } ?? false }
        style.background = color("NSBackgroundColor", "CTBackgroundColor")
        if let kern = number("NSKern", "CTTracking") {
            style.kern = kern
            style.hasKern = true
        }
        style.hasLigatures = number("NSLigature") != 0
        style.underline = number("NSUnderline").map { Int($0) } ?? 0
        style.underlineColor = color("NSUnderlineColor", "CTUnderlineColor")
        style.strikethrough = number("NSStrikethrough").map { Int($0) } ?? 0
        style.strokeWidth = number("NSStrokeWidth") ?? 0
        style.strokeColor = color("NSStrokeColor", "CTStrokeColor")
        style.baselineOffset = number("NSBaselineOffset") ?? 0
        if let level = number("NSSuperScript"), level != 0 {
            // Two thirds of the size, raised or lowered by a third of the em.
            style.baselineOffset += (level > 0 ? 1 : -1) * style.font.size / 3
            style.font = style.font.resized(to: style.font.size * 2 / 3)
        }
        if let delegate = value("CTRunDelegate") as? CTRunDelegate { style.box = delegate.box }
        return style
    }
}
