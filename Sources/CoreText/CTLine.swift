// CTLine: a line of laid out text for apps that lay text out themselves. A line of a TextLayout with the attributed string it came of.
// CTFrame and CTTypesetter make them too; runs are in CTRun, truncated and justified lines in CTLine+Fitting.

import CoreGraphics
import Foundation

/// The attributed string that a layout was made of, and where in it the layout begins.
struct TextSource {
    let string: NSAttributedString
    var start = 0

    /// At an offset of the layout.
    func attributes(at offset: Int) -> [NSAttributedString.Key: Any] {
        let place = start + offset
        return place >= 0 && place < string.length ? string.attributes(at: place, effectiveRange: nil) : [:]
    }
}

/// One line of laid out text.
public final class CTLine: NSObject, @unchecked Sendable {
    let layout: TextLayout
    let content: TextLayout.Line
    let source: TextSource
    /// Stands where text was left out.
    let token: CTLine?

    init(layout: TextLayout, content: TextLayout.Line, source: TextSource, token: CTLine? = nil) {
        self.layout = layout
        self.content = content
        self.source = source
        self.token = token
    }

    var segments: [TextLayout.Segment] { layout.segments(of: content) }

    /// The line's range in offsets of the source, with the separator that ends the paragraph.
    var range: Range<Int> {
        let paragraph = layout.analysis.paragraphs[content.paragraph]
        let end = content.range.upperBound == paragraph.content.upperBound ? paragraph.end : content.range.upperBound
        return content.range.lowerBound + source.start..<max(end, content.range.lowerBound) + source.start
    }

    /// Typographic, with the space at the end.
    var width: CGFloat { segments.reduce(0) { $0 + $1.width } }

    /// The points of white space where the line ends.
    var trailingSpace: CGFloat {
        guard case .text(let last)? = content.pieces.last else { return 0 }
        return (layout.endWithoutSpace(last)..<last.upperBound).reduce(0) { $0 + layout.analysis.advances[$1] }
    }
}

/// The text as one line, whatever line breaks are in it.
public func CTLineCreateWithAttributedString(_ string: CFAttributedString) -> CTLine {
    let text = AttributedTextReader.styledText(string).withoutSeparators
    let layout = TextLayout(text)
    return CTLine(layout: layout, content: layout.line(0..<text.count, paragraph: 0, isLast: true), source: TextSource(string: string))
}

/// The line's width in points, the white space at its end included; ascent, descent and leading through the pointers.
@discardableResult
public func CTLineGetTypographicBounds(_ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?) -> Double {
    ascent?.pointee = line.content.ascent
    descent?.pointee = line.content.descent
    leading?.pointee = line.content.leading
    return Double(line.width)
}

/// The points of white space at the line's end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.trailingSpace) }

/// UTF-16 units of the text that the line was made from, with the line break that ends it.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: line.range.lowerBound, length: line.range.count) }

/// Distance from the line's start to a character, in points.
@discardableResult
public func CTLineGetOffsetForStringIndex(_ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?) -> CGFloat {
    let local = min(max(charIndex - line.source.start, line.content.range.lowerBound), line.content.range.upperBound)
    let offset = line.layout.offset(of: local, in: line.content)
    secondaryOffset?.pointee = offset
    return offset
}

/// The character whose place is nearest to x.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.layout.index(at: position.x, in: line.content) + line.source.start
}

/// Calls the block for the leading and the trailing edge of each character, from left to right, until it sets the last argument.
public func CTLineEnumerateCaretOffsets(_ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void) {
    let layout = line.layout, content = line.content
    let carets = layout.carets(in: content)
    var edges: [(x: CGFloat, offset: Int, isLeading: Bool)] = []
    for (position, caret) in carets.enumerated() where caret.offset < content.range.upperBound {
        guard let span = layout.spans(of: caret.offset..<carets[position + 1].offset, in: content).first else { continue }
        let isLeftToRight = abs(caret.x - span.lowerBound) <= abs(caret.x - span.upperBound)
        edges.append((span.lowerBound, caret.offset, isLeftToRight))
        edges.append((span.upperBound, caret.offset, !isLeftToRight))
    }
    var stop = false
    for (_, edge) in edges.enumerated().sorted(by: { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }) {
        block(Double(edge.x), edge.offset + line.source.start, edge.isLeading, &stop)
        if stop { return }
    }
}

/// The runs from left to right, an array of CTRun.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { CTRun.runs(of: line) as NSArray }
/// The number of glyphs in all runs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { CTRun.runs(of: line).reduce(0) { $0 + $1.table.glyphs.count } }

/// The parts that count for a line's box; without options the box is the typographic one.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: CFOptionFlags
    /// Creates a set from raw bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// Leaves the leading out.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Leaves out the shifts that raise or lower parts of the line.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Lets punctuation hang out: the same box here.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// Takes the box of the glyphs' outlines.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Takes the fonts' optical bounds: the same box here.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// The line's box around the start of its baseline, in points, y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
    let content = line.content
    var ascent = content.ascent, descent = content.descent
    if options.contains(.excludeTypographicShifts) {
        let styles = line.segments.map(\.style)
        ascent = styles.map(\.font.ascent).max() ?? ascent
        descent = styles.map(\.font.descent).max() ?? descent
    }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : content.leading
    return CGRect(x: 0, y: -descent - leading, width: line.width, height: ascent + descent + leading)
}

/// The box of what the line's glyphs paint, around the context's text position or the start of the baseline; null for none.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    CTRun.runs(of: line).reduce(.null) { all, run in
        let box = CTRunGetImageBounds(run, context, CFRange(location: 0, length: 0))
        return box.isNull ? all : all.union(box)
    }
}

/// The offset at which to begin a line so that its free space is shared out: factor 0 at the left edge, 0.5 centred, 1 at the right edge.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    let free = flushWidth - Double(line.width - line.trailingSpace)
    return max(0, free * Double(min(max(flushFactor, 0), 1)))
}

/// Draws with the baseline beginning at the context's text position, upright where the text matrix and user space both point up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.layout.draw(line.segments, of: line.content, in: context)
}

extension StyledText {
    /// The same text as one paragraph: what separates lines takes no room.
    var withoutSeparators: StyledText {
        guard utf16.contains(where: LineBreaker.isSeparator) else { return self }
        let units = utf16.map { LineBreaker.isSeparator($0) ? 0x200B : $0 }
        return StyledText(utf16: units, styles: styles.map { ($0.range, $0.value) }, paragraphs: paragraphs.map { ($0.range, $0.value) }, defaultStyle: style(at: 0))
    }
}
