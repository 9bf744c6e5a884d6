// Lines of a TextFlow: finds the line of a character or a point, and its place in its container.
// NSLayoutManager's geometry uses it. It lays nothing out except by calling `ensure()`.

import CoreGraphics
import CoreText
import Foundation

extension TextFlow {
    /// A line with its place in its container.
    package struct LineReference {
        package var block: Int
        package var line: Int
        /// UTF-16 units of the text, with the separator that ends the line.
        package var range: NSRange
        package var container: NSTextContainer
        /// The place that the line was given, with the padding.
        package var fragment: CGRect
        /// The part that its text uses, with the padding.
        package var used: CGRect
        package var layout: TextLayout
        /// The layout's origin in the container.
        package var origin: CGPoint

        package var content: TextLayout.Line { layout.lines[line] }
        /// The layout's offset of a unit of the text.
        package func local(_ offset: Int, _ start: Int) -> Int { min(max(offset - start, content.range.lowerBound), content.range.upperBound) }
    }

    package func reference(block: Int, line: Int) -> LineReference? {
        guard blocks.indices.contains(block), let layout = blocks[block].layout, layout.lines.indices.contains(line),
              manager.textContainers.indices.contains(blocks[block].container) else { return nil }
        let container = manager.textContainers[blocks[block].container]
        let padding = container.lineFragmentPadding
        let content = layout.lines[line]
        let origin = CGPoint(x: padding, y: blocks[block].top)
        let next = line + 1 < layout.lines.count ? layout.lines[line + 1].range.lowerBound : blocks[block].length
        let width = content.fragmentWidth.isFinite ? content.fragmentWidth + 2 * padding : max(layout.size.width + 2 * padding, 10_000_000)
        let fragment = CGRect(x: content.fragmentX, y: origin.y + content.top, width: width, height: content.height)
        let measured = layout.measuredWidth(content, available: content.fragmentWidth)
        let used = CGRect(x: content.x, y: fragment.minY, width: measured + 2 * padding, height: content.height)
        let range = NSRange(location: blocks[block].start + content.range.lowerBound, length: max(0, next - content.range.lowerBound))
        return LineReference(block: block, line: line, range: range, container: container, fragment: fragment, used: used, layout: layout, origin: origin)
    }

    /// The line of a character; the last one for the end of a text that does not end in a separator.
    package func line(at offset: Int) -> LineReference? {
        ensure()
        guard !blocks.isEmpty, offset >= 0 else { return nil }
        let block = index(ofBlockAt: offset)
        guard let layout = blocks[block].layout else { return nil }
        let local = offset - blocks[block].start
        var low = 0, high = max(0, layout.lines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if layout.lines[middle].range.lowerBound <= local { low = middle } else { high = middle - 1 }
        }
        return reference(block: block, line: low)
    }

    package func lines(in range: NSRange) -> [LineReference] {
        var result: [LineReference] = []
        var next = line(at: range.location)
        let end = range.location + range.length
        while let line = next, line.range.location < end || result.isEmpty {
            result.append(line)
            next = self.line(after: line)
        }
        return result
    }

    package func line(after line: LineReference) -> LineReference? { reference(block: line.block, line: line.line + 1) ?? reference(block: line.block + 1, line: 0) }
    package func line(before line: LineReference) -> LineReference? {
        if line.line > 0 { return reference(block: line.block, line: line.line - 1) }
        guard line.block > 0, let above = blocks[line.block - 1].layout else { return nil }
        return reference(block: line.block - 1, line: above.lines.count - 1)
    }

    /// The first line of a container that ends below a height.
    package func line(atHeight y: CGFloat, in container: NSTextContainer) -> LineReference? {
        ensure()
        guard let index = manager.textContainers.firstIndex(where: { $0 === container }) else { return nil }
        func isAbove(_ block: Block) -> Bool { block.container < index || block.container == index && block.top + (block.layout?.size.height ?? 0) <= y }
        var low = 0, high = blocks.count
        while low < high {
            let middle = (low + high) / 2
            if isAbove(blocks[middle]) { low = middle + 1 } else { high = middle }
        }
        guard low < blocks.count, blocks[low].container == index, let layout = blocks[low].layout else { return nil }
        let local = y - blocks[low].top
        let line = layout.lines.firstIndex { $0.top + $0.height > local } ?? layout.lines.count - 1
        return reference(block: low, line: line)
    }

    package func lines(in rect: CGRect, of container: NSTextContainer) -> [LineReference] {
        var result: [LineReference] = []
        var next = line(atHeight: rect.minY, in: container)
        while let line = next, line.container === container, line.fragment.minY < rect.maxY {
            if line.fragment.maxX > rect.minX, line.fragment.minX < rect.maxX { result.append(line) }
            next = self.line(after: line)
        }
        return result
    }

    /// The last line of a container.
    package func lastLine(in container: NSTextContainer) -> LineReference? {
        ensure()
        guard let index = manager.textContainers.firstIndex(where: { $0 === container }), let block = blocks.lastIndex(where: { $0.container == index && $0.layout != nil }) else { return nil }
        return reference(block: block, line: (blocks[block].layout?.lines.count ?? 0) - 1)
    }

    /// The text ends in a separator or is empty: an empty line follows.
    package var endsInEmptyLine: Bool {
        ensure()
        guard let last = units.last else { return true }
        return isComplete && ((0x0A...0x0D).contains(last) || last == 0x85 || last == 0x2028 || last == 0x2029)
    }
}
