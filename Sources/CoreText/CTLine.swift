// Core Text's lines, framesetters and frames for apps that lay text out themselves.
// Each is a TextLayout of an attributed string; only fonts, colours and kern are read from it.

import CoreGraphics
import Foundation

/// Makes styled text from an attributed string; UIKit installs its own, which knows UIFont and UIColor.
package enum AttributedTextReader {
    nonisolated(unsafe) package static var styledText: @Sendable (NSAttributedString) -> StyledText = { string in
        let style = TextStyle(font: CTFont.named("Helvetica", size: 12) ?? .system(size: 12))
        return StyledText(string.string, style: style)
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

public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.line.map { line.layout.index(at: position.x, in: $0) } ?? -1
}

/// Draws with the baseline's start at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.layout.draw(line: line.index, in: context, baselineAt: context.textPosition)
}

/// A range of UTF-16 units, as Core Foundation's.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange { CFRange(location: location, length: length) }
