// Rectangles, points and glyphs of a layout manager, in the coordinates of a container.
// NSLayoutManager has the members that apps override; TextFlow supplies the lines.

import CoreGraphics
import CoreText
import Foundation

extension NSLayoutManager {
    /// A range kept within the text.
    package func clamped(_ range: NSRange) -> NSRange {
        let length = numberOfGlyphs
        let location = min(max(range.location == NSNotFound ? length : range.location, 0), length)
        return NSRange(location: location, length: min(max(range.length, 0), length - location))
    }

    package func rangeOfGlyphs(in container: NSTextContainer) -> NSRange {
        flow.ensure()
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return NSRange(location: NSNotFound, length: 0) }
        let own = flow.blocks.filter { $0.container == index && $0.layout != nil }
        guard let first = own.first, let last = own.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: first.start, length: last.start + last.length - first.start)
    }

    package func rangeOfLines(touching bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let lines = flow.lines(in: bounds, of: container)
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: first.range.location, length: last.range.location + last.range.length - first.range.location)
    }

    package func usedArea(of container: NSTextContainer) -> CGRect {
        flow.ensure()
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return .zero }
        var area = CGRect.null
        for block in flow.blocks where block.container == index && block.layout != nil && !block.used.isNull {
            area = area.union(block.used.offsetBy(dx: 0, dy: block.top))
        }
        if let empty = emptyLine(), empty.container === container { area = area.union(empty.used) }
        return area.isNull ? .zero : area
    }

    /// The line behind a final separator.
    package func emptyLine() -> (fragment: CGRect, used: CGRect, baseline: CGFloat, container: NSTextContainer)? {
        guard flow.endsInEmptyLine, let container = textContainers.last(where: { flow.lastLine(in: $0) != nil }) ?? textContainers.first else { return nil }
        let above = flow.lastLine(in: container)
        if above == nil, flow.count > 0 { return nil }
        var attributes = display.emptyLineAttributes
        if flow.count > 0, let last = textStorage?.attributes(at: flow.count - 1, effectiveRange: nil) { attributes.merge(last) { $1 } }
        let layout = TextLayout(AttributedTextReading.styledText("", attributes), options: flow.options(width: container.size.width, padding: container.lineFragmentPadding))
        guard let line = layout.lines.first else { return nil }
        var top = above?.fragment.maxY ?? 0
        if let above {
            let before = above.layout.text.paragraph(at: above.content.range.lowerBound), style = layout.text.paragraph(at: 0)
            top += before.paragraphSpacing + style.paragraphSpacingBefore + style.lineSpacing
        }
        if container.size.height > 0, top + line.height > container.size.height + 0.01 { return nil }
        let padding = container.lineFragmentPadding
        let width = container.size.width > 0 ? container.size.width : 2 * padding
        return (CGRect(x: 0, y: top, width: width, height: line.height), CGRect(x: line.x, y: top, width: 2 * padding, height: line.height), top + line.baseline, container)
    }

    package func glyphOrigin(_ index: Int) -> CGPoint {
        guard let line = flow.line(at: index) else { return .zero }
        let content = line.content
        let x = line.layout.offset(of: line.local(index, flow.blocks[line.block].start), in: content)
        return CGPoint(x: line.origin.x + content.x + x - line.fragment.minX, y: content.baseline - content.top)
    }

    package func hiddenGlyphs(atLineOf index: Int) -> NSRange {
        guard let line = flow.line(at: index) else { return NSRange(location: NSNotFound, length: 0) }
        let start = flow.blocks[line.block].start
        var shown = IndexSet()
        var isCut = false
        for piece in line.content.pieces {
            switch piece {
            case .text(let range): shown.insert(integersIn: range)
            case .ellipsis, .token: isCut = true
            case .hyphen: break
            }
        }
        guard isCut else { return NSRange(location: NSNotFound, length: 0) }
        let hidden = IndexSet(integersIn: line.content.range).subtracting(shown)
        guard let first = hidden.first, let last = hidden.last else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(location: start + first, length: last + 1 - first)
    }

    /// The parts of a line that a range covers, in container coordinates.
    package func spans(of range: NSRange, in line: TextFlow.LineReference) -> [CGRect] {
        let start = flow.blocks[line.block].start
        let part = line.local(range.location, start)..<max(line.local(range.location, start), line.local(range.location + range.length, start))
        return line.layout.spans(of: part, in: line.content).map {
            CGRect(x: line.origin.x + line.content.x + $0.lowerBound, y: line.fragment.minY, width: $0.upperBound - $0.lowerBound, height: line.fragment.height)
        }
    }

    package func areaOfGlyphs(_ range: NSRange, in container: NSTextContainer) -> CGRect {
        guard range.length > 0 else {
            guard let caret = caret(at: range.location, container: container) else { return .zero }
            return CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height)
        }
        var area = CGRect.null
        for line in flow.lines(in: range) where line.container === container {
            let parts = spans(of: range, in: line)
            if parts.isEmpty { area = area.union(CGRect(x: line.used.maxX - container.lineFragmentPadding, y: line.fragment.minY, width: 0, height: line.fragment.height)) }
            for part in parts { area = area.union(part) }
        }
        return area.isNull ? .zero : area
    }

    /// The rectangles of a range. With a selection, a line that it covers to the end has a rectangle that reaches the container's edge.
    package func enclosingRects(_ range: NSRange, selected: NSRange?, in container: NSTextContainer) -> [CGRect] {
        var rects: [CGRect] = []
        for line in flow.lines(in: range) where line.container === container && range.length > 0 {
            var parts = spans(of: range, in: line)
            if let selected, selected.location + selected.length > line.range.location + line.range.length, range.location + range.length >= line.range.location + line.range.length {
                let left = parts.map(\.minX).min() ?? line.used.minX + container.lineFragmentPadding
                parts = [CGRect(x: left, y: line.fragment.minY, width: max(0, line.fragment.maxX - left), height: line.fragment.height)]
            }
            rects += parts
        }
        return rects
    }

    package func character(at point: CGPoint, in container: NSTextContainer) -> (offset: Int, fraction: CGFloat) {
        guard let line = flow.line(atHeight: point.y, in: container) ?? flow.lastLine(in: container) else { return (0, 0) }
        let start = flow.blocks[line.block].start
        let found = line.layout.character(at: point.x - line.origin.x - line.content.x, in: line.content)
        if line.content.range.isEmpty { return (min(start + line.content.range.lowerBound, max(0, numberOfGlyphs - 1)), 0) }
        return (start + found.offset, found.fraction)
    }

    // MARK: Carets

    /// The caret before a UTF-16 unit, 2 points wide; at a line's end on the upper line if `backward` is true.
    package func caret(at offset: Int, backward: Bool = false, container: NSTextContainer? = nil) -> CGRect? {
        let offset = min(max(offset, 0), numberOfGlyphs)
        if offset == numberOfGlyphs, let empty = emptyLine() {
            return CGRect(x: empty.used.minX + empty.container.lineFragmentPadding, y: empty.fragment.minY, width: 2, height: empty.fragment.height)
        }
        guard var line = flow.line(at: offset) else { return nil }
        if backward, offset == line.range.location, let above = flow.line(before: line), above.content.range.upperBound == offset - flow.blocks[above.block].start { line = above }
        let x = line.layout.offset(of: line.local(offset, flow.blocks[line.block].start), in: line.content)
        let left = line.origin.x + line.content.x + x
        return CGRect(x: min(left, max(0, line.fragment.maxX - 2)), y: line.fragment.minY, width: 2, height: line.fragment.height)
    }

    /// The place between characters nearest to a point.
    package func insertionPoint(nearest point: CGPoint, in container: NSTextContainer) -> Int {
        if let empty = emptyLine(), empty.container === container, point.y >= empty.fragment.minY { return numberOfGlyphs }
        guard let line = flow.line(atHeight: point.y, in: container) ?? flow.lastLine(in: container) else { return 0 }
        return flow.blocks[line.block].start + line.layout.index(at: point.x - line.origin.x - line.content.x, in: line.content)
    }
}
