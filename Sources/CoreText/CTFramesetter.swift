// Core Text's framesetter and frames: attributed text filled into the bounding box of a path, y up.
// Apps that draw columns themselves call it. Paths that are not rectangles are taken as their box.

import CoreGraphics
import Foundation

/// Attributed text, ready to be filled into frames.
public final class CTFramesetter: @unchecked Sendable {
    let text: StyledText
    init(_ text: StyledText) { self.text = text }

    func layout(from location: Int, length: Int, size: CGSize) -> TextLayout {
        var options = TextLayout.Options()
        options.width = size.width > 0 && size.width < 1e7 ? size.width : .infinity
        options.height = size.height > 0 && size.height < 1e7 ? size.height : .infinity
        let start = min(max(location, 0), text.count), end = length > 0 ? min(start + length, text.count) : text.count
        return TextLayout(text.part(start..<end), options: options)
    }
}

/// Lines laid out in a box.
public final class CTFrame: @unchecked Sendable {
    let layout: TextLayout
    let box: CGRect
    let start: Int
    init(layout: TextLayout, box: CGRect, start: Int) {
        self.layout = layout
        self.box = box
        self.start = start
    }
}

/// Reads fonts, colours, kern, lines and paragraph styles.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(AttributedTextReader.styledText(attrString))
}

/// Fills lines into the path's bounding box. A range of length 0 goes to the end of the text; the attributes are not used.
public func CTFramesetterCreateFrame(_ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: NSDictionary?) -> CTFrame {
    let box = path.boundingBoxOfPath
    return CTFrame(layout: framesetter.layout(from: stringRange.location, length: stringRange.length, size: box.size), box: box, start: stringRange.location)
}

/// Points that the text takes within `constraints`; `fitRange` receives what fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: NSDictionary?, _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let layout = framesetter.layout(from: stringRange.location, length: stringRange.length, size: constraints)
    fitRange?.pointee = CFRange(location: stringRange.location, length: layout.lines.last?.range.upperBound ?? 0)
    return layout.size
}

/// The lines as an array of CTLine.
public func CTFrameGetLines(_ frame: CTFrame) -> NSArray {
    NSArray(array: frame.layout.lines.indices.map { CTLine(layout: frame.layout, index: $0) })
}

/// Baseline starts relative to the box's lower left corner, y up. A range length of 0 means all lines.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let count = range.length > 0 ? range.length : frame.layout.lines.count - range.location
    for offset in 0..<max(0, count) where frame.layout.lines.indices.contains(range.location + offset) {
        let line = frame.layout.lines[range.location + offset]
        origins[offset] = CGPoint(x: line.x, y: frame.box.height - line.baseline)
    }
}

/// The part of the text that the frame shows.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.start, length: frame.layout.lines.last?.range.upperBound ?? 0)
}

/// At the place of the frame's path in user space, y up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    for (index, line) in frame.layout.lines.enumerated() {
        frame.layout.draw(line: index, in: context, baselineAt: CGPoint(x: frame.box.minX + line.x, y: frame.box.maxY - line.baseline))
    }
}
