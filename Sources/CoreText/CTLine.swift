// Core Text's lines for apps that lay text out themselves.
// Each is a line of a TextLayout of an attributed string; only fonts, colours and kern are read from it.

import CoreGraphics
import Foundation

/// A value of a font attribute: UIFont, or a CTFont itself.
package protocol FontCarrying { var carriedFont: CTFont { get } }
/// A value of a colour attribute: UIColor or CGColor.
package protocol ColorCarrying { var carriedColor: TextColor { get } }

/// A paragraph style, which UIKit's is.
package protocol ParagraphCarrying { var carriedParagraph: TextParagraph { get } }

extension CTFont: FontCarrying { package var carriedFont: CTFont { self } }
extension CGColor: ColorCarrying {
    package var carriedColor: TextColor {
        let rgba = sRGB
        return TextColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }
}

package enum AttributedTextReader {
    /// Text without a font is Helvetica 12 (kCTFontAttributeName documentation).
    package static func styledText(_ string: NSAttributedString) -> StyledText {
        let plain = TextStyle(font: CTFont.named("Helvetica", size: 12) ?? .system(size: 12))
        let units = Array(string.string.utf16)
        var spans: [(Range<Int>, TextStyle)] = []
        var paragraphs: [(Range<Int>, TextParagraph)] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: min(string.length, units.count)), options: []) { attributes, range, _ in
            var style = plain
            if let font = attributes[NSAttributedString.Key("NSFont")] as? any FontCarrying { style.font = font.carriedFont }
            if let color = (attributes[NSAttributedString.Key("NSColor")] ?? attributes[NSAttributedString.Key("CTForegroundColor")]) as? any ColorCarrying { style.color = color.carriedColor }
            if let kern = (attributes[NSAttributedString.Key("NSKern")] as? NSNumber)?.doubleValue, kern.isFinite {
                style.kern = CGFloat(kern)
                style.hasKern = true
            }
            if let underline = (attributes[NSAttributedString.Key("NSUnderline")] as? NSNumber)?.intValue { style.underline = underline }
            if let through = (attributes[NSAttributedString.Key("NSStrikethrough")] as? NSNumber)?.intValue { style.strikethrough = through }
            let paragraph = (attributes[NSAttributedString.Key("NSParagraphStyle")] as? any ParagraphCarrying)?.carriedParagraph
            paragraphs.append((range.location..<(range.location + range.length), paragraph ?? TextParagraph()))
            spans.append((range.location..<(range.location + range.length), style))
        }
        return StyledText(utf16: units, styles: spans, paragraphs: paragraphs, defaultStyle: plain)
    }
}

/// One line of laid out text.
public final class CTLine: @unchecked Sendable {
    let layout: TextLayout
    let index: Int
    init(layout: TextLayout, index: Int) {
        self.layout = layout
        self.index = index
    }
    var line: TextLayout.Line? { layout.lines.indices.contains(index) ? layout.lines[index] : nil }
}

/// The text up to its first line break. Reads fonts, colours, kern, lines and paragraph styles.
public func CTLineCreateWithAttributedString(_ string: CFAttributedString) -> CTLine {
    CTLine(layout: TextLayout(AttributedTextReader.styledText(string)), index: 0)
}

/// The line's width in points; ascent, descent and leading through the pointers.
public func CTLineGetTypographicBounds(_ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?) -> Double {
    guard let content = line.line else { return 0 }
    ascent?.pointee = content.ascent
    descent?.pointee = content.descent
    leading?.pointee = content.leading
    return Double(line.layout.width(content.range, keepsTrailingSpace: true))
}

/// UTF-16 units of the text that the line was made from.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    guard let range = line.line?.range else { return CFRange(location: 0, length: 0) }
    return CFRange(location: range.lowerBound, length: range.count)
}

/// Distance from the line's start to a character, in points.
public func CTLineGetOffsetForStringIndex(_ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?) -> CGFloat {
    guard let content = line.line else { return 0 }
    let offset = line.layout.offset(of: charIndex, in: content)
    secondaryOffset?.pointee = offset
    return offset
}

/// The character whose place is nearest to x; -1 where there is no line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.line.map { line.layout.index(at: position.x, in: $0) } ?? -1
}

/// Draws with the baseline's start at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.layout.draw(line: line.index, in: context, baselineAt: context.textPosition)
}

