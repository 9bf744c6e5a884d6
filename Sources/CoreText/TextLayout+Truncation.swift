// Ends a line with an ellipsis at its tail, head or middle, or cuts it off, when text is left over.
// Called while TextLayout fills lines. Draws nothing.

import CoreGraphics
import Foundation

extension TextLayout {
    static let ellipsis = "\u{2026}"

    /// The last permitted line, or the only line of a paragraph that does not wrap.
    /// `hasMore`: further paragraphs are left out below it.
    func lastLine(from start: Int, fittingEnd: Int, paragraph index: Int, style: TextParagraph, available: CGFloat, hasMore: Bool) -> Line {
        let rest = start..<analysis.paragraphs[index].content.upperBound
        let overflows = width(rest) > available + 0.01
        let mode = style.breaking.wraps && options.truncatesLastVisibleLine ? TextBreaking.truncatingTail : style.breaking
        switch mode {
        case .wordWrapping, .charWrapping:
            isTruncated = true
            return line(start..<fittingEnd, paragraph: index, isLast: true)
        case .clipping:
            isTruncated = overflows || hasMore
            return line(rest, paragraph: index, isLast: true)
        case .truncatingTail, .truncatingHead, .truncatingMiddle:
            guard overflows || (hasMore && mode == .truncatingTail) else {
                isTruncated = isTruncated || hasMore
                return line(rest, paragraph: index, isLast: true)
            }
            isTruncated = true
            return truncated(rest, mode: mode, paragraph: index, available: available)
        }
    }

    private func truncated(_ range: Range<Int>, mode: TextBreaking, paragraph: Int, available: CGFloat) -> Line {
        let room = available
        var line = Line(range, paragraph: paragraph, width: 0)
        line.fragmentWidth = options.width
        switch mode {
        case .truncatingHead:
            let mark = ellipsisWidth(at: range.lowerBound)
            let tail = suffix(range, fitting: room - mark)
            line.pieces = [.ellipsis(range.lowerBound), .text(tail)]
            line.width = mark + width(tail)
        case .truncatingMiddle:
            let mark = ellipsisWidth(at: range.lowerBound)
            let head = trimmed(prefix(range, fitting: (room - mark) / 2))
            let tail = suffix(head.upperBound..<range.upperBound, fitting: room - mark - width(head))
            line.pieces = [.text(head), .ellipsis(max(range.lowerBound, head.upperBound - 1)), .text(tail)]
            line.width = width(head) + mark + width(tail)
        default:
            var head = prefix(range, fitting: room - ellipsisWidth(at: range.lowerBound))
            let mark = ellipsisWidth(at: max(range.lowerBound, head.upperBound - 1))
            if width(head) + mark > room { head = prefix(range, fitting: room - mark) }
            head = trimmed(head)
            line.pieces = [.text(head), .ellipsis(max(range.lowerBound, head.upperBound - 1))]
            line.width = width(head) + mark
        }
        measureHeight(&line)
        return line
    }

    private func ellipsisWidth(at offset: Int) -> CGFloat {
        ellipsisLayout(at: offset).size.width
    }

    func ellipsisLayout(at offset: Int) -> TextLayout {
        var style = text.style(at: offset)
        style.box = nil
        return TextLayout(StyledText(Self.ellipsis, style: style))
    }

    /// As many clusters from the start as fit.
    func prefix(_ range: Range<Int>, fitting room: CGFloat) -> Range<Int> {
        let style = text.paragraph(at: range.lowerBound)
        var pen: CGFloat = 0, offset = range.lowerBound
        while offset < range.upperBound {
            let next = clusterEnd(offset, range.upperBound)
            let advance = self.advance(offset..<next, at: pen, style)
            if pen + advance > room { break }
            pen += advance
            offset = next
        }
        return range.lowerBound..<offset
    }

    /// As many clusters from the end as fit.
    func suffix(_ range: Range<Int>, fitting room: CGFloat) -> Range<Int> {
        var pen: CGFloat = 0, offset = range.upperBound
        while offset > range.lowerBound {
            var previous = offset - 1
            while previous > range.lowerBound, !analysis.isClusterStart[previous] { previous -= 1 }
            pen += (previous..<offset).reduce(0) { $0 + analysis.advances[$1] }
            if pen > room { break }
            offset = previous
        }
        return offset..<range.upperBound
    }

    /// The mark stands at the last visible character, not after a space.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, isSpace(text.utf16[end - 1]) { end -= 1 }
        return range.lowerBound..<end
    }
}
