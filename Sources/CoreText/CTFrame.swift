// CTFrame: lines that fill a path. CTFramesetter makes it. Places count from the path's box, y up.

import CoreGraphics
import Foundation

/// Lines laid out in a path.
public final class CTFrame: @unchecked Sendable {
    let layout: TextLayout
    let path: CGPath
    let box: CGRect
    let range: Range<Int>
    let attributes: NSDictionary?
    /// With the places of their baselines' starts, from the box's lower left corner.
    let lines: [(line: CTLine, origin: CGPoint)]

    init(layout: TextLayout, path: CGPath, box: CGRect, range: Range<Int>, string: NSAttributedString, attributes: NSDictionary?) {
        self.layout = layout
        self.path = path
        self.box = box
        self.range = range
        self.attributes = attributes
        let source = TextSource(string: string, start: range.lowerBound)
        let fitting = box.isNull ? [] : layout.lines.prefix { $0.top + $0.height <= box.height + 0.01 }
        lines = fitting.filter { !layout.text.utf16.isEmpty || !$0.range.isEmpty }.map { content in
            (CTLine(layout: layout, content: content, source: source), CGPoint(x: content.x, y: box.height - content.baseline))
        }
    }
}

/// The lines as an array of CTLine.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) as NSArray }

/// Baseline starts relative to the lower left corner of the path's box, y up. A range length of 0 means all lines.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let count = range.length > 0 ? range.length : frame.lines.count - range.location
    for offset in 0..<max(0, count) where frame.lines.indices.contains(range.location + offset) {
        origins[offset] = frame.lines[range.location + offset].origin
    }
}

/// The part of the text that the frame was made for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(location: frame.range.lowerBound, length: frame.range.count) }

/// The part of the text that found room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.lowerBound, length: frame.lines.last.map { $0.line.range.upperBound - frame.range.lowerBound } ?? 0)
}

/// The path that the frame was made with.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// The attributes that the frame was made with.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Draws the lines in the path, whose place is in text space; the context's text matrix maps it to user space.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    for (line, origin) in frame.lines {
        frame.layout.draw(line.segments, of: line.content, in: context, at: CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y))
    }
}
