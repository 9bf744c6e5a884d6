// The places of lines from side to side, and the space of all lines together. Called when a layout's lines are filled. Knows nothing of
// what is above or below.

import CoreGraphics
import Foundation

extension TextLayout {
    /// Horizontal placement; needs a finite width except for left-aligned text.
    func align() {
        var aligned = lines
        lines = []
        for index in aligned.indices { align(&aligned[index]) }
        lines = aligned
        measureLines()
    }

    /// The widest line, and what all of them take.
    func measureLines() {
        var widest: CGFloat = 0
        var area = (minX: CGFloat.infinity, minY: CGFloat.infinity, maxX: -CGFloat.infinity, maxY: -CGFloat.infinity)
        lines.withUnsafeBufferPointer { lines in
            for index in lines.indices {
                widest = max(widest, lines[index].extent)
                area.minX = min(area.minX, lines[index].x)
                area.maxX = max(area.maxX, lines[index].x + lines[index].takenWidth)
                area.minY = min(area.minY, lines[index].top)
                area.maxY = max(area.maxY, lines[index].top + lines[index].height)
            }
        }
        size.width = widest
        taken = lines.isEmpty ? .null : CGRect(x: area.minX, y: area.minY, width: area.maxX - area.minX, height: area.maxY - area.minY)
    }

    func align(_ line: inout Line) {
        let style = text.paragraph(at: line.range.lowerBound)
        let isFirst = line.range.lowerBound == analysis.paragraphs[line.paragraph].content.lowerBound
        let head = isFirst ? style.firstLineHeadIndent : style.headIndent
        let available = availableWidth(style, isFirst: isFirst, in: line.fragmentWidth)
        line.extent = line.fragmentX + head + measuredWidth(line, available: available)
        line.takenWidth = measuredWidth(line, available: line.fragmentWidth)
        line.x = line.fragmentX + head
        guard line.fragmentWidth.isFinite else { return }
        let isRightToLeft = analysis.paragraphs[line.paragraph].level % 2 == 1
        // Indents count from the side where the paragraph begins.
        let left = line.fragmentX + (isRightToLeft ? max(0, line.fragmentWidth - head - available) : head)
        let free = available - line.width
        switch style.alignment {
        case .center: line.x = left + free / 2
        case .right: line.x = left + free
        case .left: line.x = left
        case .justified: line.x = isRightToLeft && line.isLastOfParagraph ? left + free : left
        case .natural: line.x = style.isRightToLeft ?? (options.naturalIsRight || options.naturalFollowsText && isRightToLeft) ? left + free : left
        }
    }

    /// White space where the text ends counts as far as there is room ("Begin " is wider than "Begin"); where a line wraps it does not.
    package func measuredWidth(_ line: Line, available: CGFloat) -> CGFloat {
        guard line.isLastOfParagraph, line.isPlain, line.range.upperBound > endWithoutSpace(line.range) else { return line.width }
        return max(line.width, min(width(line.range, keepsTrailingSpace: true), available))
    }
}
