// NSTextLineFragment: one line of a fragment, or of a string laid out separately. Draws only its line.

import CoreGraphics
import CoreText
import Foundation

/// A line of text with its typographic bounds.
open class NSTextLineFragment: NSObject, @unchecked Sendable {
    /// The text that the line is a part of.
    open private(set) var attributedString: NSAttributedString
    /// UTF-16 units of `attributedString`.
    open private(set) var characterRange: NSRange
    /// The line's place: in coordinates of its fragment's corner.
    open private(set) var typographicBounds: CGRect
    private let layout: TextLayout
    private let line: Int
    private let offset: Int
    private let indent: CGFloat

    package init(_ line: TextFlow.LineReference, of text: NSAttributedString, start: Int, corner: CGPoint) {
        attributedString = text
        characterRange = NSRange(location: line.range.location - start, length: line.range.length)
        typographicBounds = line.used.offsetBy(dx: -corner.x, dy: -corner.y)
        layout = line.layout
        self.line = line.line
        // A block is a paragraph or a part of one.
        offset = line.range.location - start - line.content.range.lowerBound
        indent = line.origin.x + line.content.x - line.used.minX
        super.init()
    }

    /// Creates one line with a part of a string, of unlimited width.
    public init(attributedString: NSAttributedString, range: NSRange) {
        self.attributedString = attributedString
        let part = NSIntersectionRange(range, NSRange(location: 0, length: attributedString.length))
        characterRange = part
        var options = TextLayout.Options()
        options.maximumLines = 1
        layout = TextLayout(AttributedTextReading.styledText(attributedString.attributedSubstring(from: part)), options: options)
        line = 0
        offset = part.location
        indent = 0
        typographicBounds = CGRect(origin: .zero, size: layout.size)
        super.init()
    }

    private var content: TextLayout.Line? { layout.lines.indices.contains(line) ? layout.lines[line] : nil }

    /// The start of the baseline, relative to the corner of the bounds.
    open var glyphOrigin: CGPoint { CGPoint(x: indent, y: content.map { $0.baseline - $0.top } ?? 0) }

    /// The place of a character's leading edge on the baseline, from the corner of the bounds.
    open func locationForCharacter(at index: Int) -> CGPoint {
        guard let content else { return .zero }
        let local = min(max(index - offset, content.range.lowerBound), content.range.upperBound)
        return CGPoint(x: indent + layout.offset(of: local, in: content), y: glyphOrigin.y)
    }

    /// The character at a point from the corner of the bounds.
    open func characterIndex(for point: CGPoint) -> Int {
        guard let content else { return characterRange.location }
        return layout.character(at: point.x - indent, in: content).offset + offset
    }

    /// The fraction of a character before a point, 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        content.map { layout.character(at: point.x - indent, in: $0).fraction } ?? 0
    }

    /// Draws the line with the corner of its bounds at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        layout.draw(line: line, in: context, baselineAt: CGPoint(x: point.x + glyphOrigin.x, y: point.y + glyphOrigin.y))
    }
}
