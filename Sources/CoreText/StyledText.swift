// The input of text layout: UTF-16 text with character styles and paragraph styles in spans.
// UIKit makes it from NSAttributedString or a string and a font. Holds no measurements.

import CoreGraphics
import Foundation

/// A colour as the painter needs it: sRGB components, 0…1, not premultiplied.
package struct TextColor: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    package static let black = TextColor(red: 0, green: 0, blue: 0, alpha: 1)
}

package struct TextShadow: Hashable, Sendable {
    package var offset: CGSize
    package var blurRadius: CGFloat
    package var color: TextColor
    package init(offset: CGSize, blurRadius: CGFloat, color: TextColor) {
        self.offset = offset
        self.blurRadius = blurRadius
        self.color = color
    }
}

/// Something drawn in place of a U+FFFC character. `bounds` is relative to the baseline, y up, in points.
package final class TextInlineBox: @unchecked Sendable {
    package let bounds: CGRect
    package let draw: (CGContext, CGRect) -> Void
    /// Takes the place of each character of its span, and its height alone counts, as a run delegate's does.
    package let standsForAnyCharacter: Bool
    package init(bounds: CGRect, standsForAnyCharacter: Bool = false, draw: @escaping (CGContext, CGRect) -> Void) {
        self.bounds = bounds
        self.standsForAnyCharacter = standsForAnyCharacter
        self.draw = draw
    }
}

/// How a span of characters looks. Underline and strikethrough are `NSUnderlineStyle` bits.
package struct TextStyle {
    package var font: FontInstance
    package var color: TextColor
    /// Drawn in the context's fill colour instead.
    package var usesContextColor = false
    package var background: TextColor?
    package var kern: CGFloat = 0
    /// An explicit kern of 0 or more switches the font's own tracking off, as in UIKit.
    package var hasKern = false
    package var isKerningDisabled = false
    package var hasLigatures = true
    package var baselineOffset: CGFloat = 0
    package var underline = 0
    package var underlineColor: TextColor?
    package var strikethrough = 0
    package var strikethroughColor: TextColor?
    /// Percent of the font size; negative: fill and stroke.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: TextColor?
    package var obliqueness: CGFloat = 0
    package var shadow: TextShadow?
    package var box: TextInlineBox?

    package init(font: FontInstance, color: TextColor = .black) {
        self.font = font
        self.color = color
    }
}

/// What happens where text does not fit: `NSLineBreakMode`'s cases and raw values.
package enum TextBreaking: Int, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
    var wraps: Bool { self == .wordWrapping || self == .charWrapping }
}

/// `NSTextAlignment`'s cases and raw values (iOS).
package enum TextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// Where the text after a tab stands: it begins, ends, or has its middle or its decimal point at the stop.
package struct TextTab: Hashable, Sendable {
    package enum Alignment: Sendable { case leading, center, trailing, decimal }
    package var location: CGFloat
    package var alignment: Alignment
    /// Ends the part that a decimal stop aligns; the decimal point unless an app names others.
    package var terminators: Set<UInt16>
    package init(location: CGFloat, alignment: Alignment = .leading, terminators: Set<UInt16> = [0x2E]) {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }
}

/// A paragraph's geometry, all in points.
package struct TextParagraph: Hashable, Sendable {
    package var alignment = TextAlignment.natural
    package var breaking = TextBreaking.wordWrapping
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// Positive: distance from the leading edge; zero or negative: from the trailing edge.
    package var tailIndent: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    /// In order of their locations.
    package var tabStops: [TextTab] = []
    package var defaultTabInterval: CGFloat = 28
    /// Lines of Korean break between words only (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`).
    package var keepsHangulWords = false
    /// A last line of a single word takes the word before it along (`LineBreakStrategy.pushOut`).
    package var pushesOutLastWord = false
    /// Words are parted where a line without that would be shorter than this share of its width; 0: never.
    package var hyphenationFactor: CGFloat = 0
    /// Stands before the first line.
    package var marker: TextMarker?
    /// Whose rules part words ("en-US").
    package var language = "en"
    /// nil: by the first strong character.
    package var isRightToLeft: Bool?
    /// Bounds of the fonts' own leading.
    package var minimumLeading: CGFloat = 0
    package var maximumLeading = CGFloat.infinity
    package init() {}

    func leading(_ own: CGFloat) -> CGFloat { min(max(own, minimumLeading), maximumLeading) }
}

package struct StyledText {
    package struct Span<Value> {
        package var range: Range<Int>
        package var value: Value
    }

    package private(set) var utf16: [UInt16]
    /// Contiguous, in order, covering all of `utf16`; at least one even for empty text.
    package private(set) var styles: [Span<TextStyle>]
    package private(set) var paragraphs: [Span<TextParagraph>]

    package var count: Int { utf16.count }
    /// Whether something is drawn in place of a character.
    package var hasBoxes: Bool { styles.contains { $0.value.box != nil } }

    package init(_ string: String, style: TextStyle, paragraph: TextParagraph = TextParagraph()) {
        utf16 = Array(string.utf16)
        styles = [Span(range: 0..<utf16.count, value: style)]
        paragraphs = [Span(range: 0..<utf16.count, value: paragraph)]
    }

    /// Spans must be in order; gaps and overlaps are closed with the neighbour before them.
    package init(utf16: [UInt16], styles: [(Range<Int>, TextStyle)], paragraphs: [(Range<Int>, TextParagraph)], defaultStyle: TextStyle) {
        self.utf16 = utf16
        self.styles = Self.normalized(styles, count: utf16.count, fallback: defaultStyle)
        self.paragraphs = Self.normalized(paragraphs, count: utf16.count, fallback: TextParagraph())
    }

    private static func normalized<Value>(_ spans: [(Range<Int>, Value)], count: Int, fallback: Value) -> [Span<Value>] {
        var result: [Span<Value>] = []
        var position = 0
        for (range, value) in spans {
            let lower = max(position, min(range.lowerBound, count)), upper = min(range.upperBound, count)
            guard lower < upper else { continue }
            if lower > position { result.append(Span(range: position..<lower, value: result.last?.value ?? fallback)) }
            result.append(Span(range: lower..<upper, value: value))
            position = upper
        }
        if position < count || result.isEmpty { result.append(Span(range: position..<count, value: result.last?.value ?? spans.first?.1 ?? fallback)) }
        return result
    }

    /// The rest of a paragraph: its first line is no first line.
    package var withoutFirstLineIndent: StyledText {
        var copy = self
        for index in copy.paragraphs.indices {
            copy.paragraphs[index].value.firstLineHeadIndent = copy.paragraphs[index].value.headIndent
            copy.paragraphs[index].value.marker = nil
        }
        return copy
    }

    /// The same text with changed paragraph styles.
    package func with(_ change: (inout TextParagraph) -> Void) -> StyledText {
        var copy = self
        for index in copy.paragraphs.indices { change(&copy.paragraphs[index].value) }
        return copy
    }

    /// The same text with another way to end lines.
    package func breaking(_ mode: TextBreaking) -> StyledText {
        var copy = self
        for index in copy.paragraphs.indices { copy.paragraphs[index].value.breaking = mode }
        return copy
    }

    /// A part of the text with its spans.
    func part(_ range: Range<Int>) -> StyledText {
        func shifted<Value>(_ spans: [Span<Value>]) -> [(Range<Int>, Value)] {
            spans.map { ($0.range.clamped(to: range), $0.value) }.map { ($0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound, $1) }
        }
        return StyledText(utf16: Array(utf16[range]), styles: shifted(styles), paragraphs: shifted(paragraphs), defaultStyle: style(at: range.lowerBound))
    }

    func styleIndex(at offset: Int) -> Int { Self.index(styles, offset) }
    package func style(at offset: Int) -> TextStyle { styles[Self.index(styles, offset)].value }
    package func paragraph(at offset: Int) -> TextParagraph { paragraphs[Self.index(paragraphs, offset)].value }

    /// The span that holds an offset; the last one for the end of the text.
    private static func index<Value>(_ spans: [Span<Value>], _ offset: Int) -> Int {
        var low = 0, high = spans.count - 1
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
