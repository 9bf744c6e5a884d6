// The caret's places on a line, the offset under a point, and the parts of a line that a range covers. CTLine,
// NSLayoutManager and the text inputs ask. Points count from the start of the line (`Line.x`).

import CoreGraphics
import Foundation

extension TextLayout {
    /// The points from a segment's leading edge to a UTF-16 offset in it.
    private func advance(_ segment: Segment, to offset: Int) -> CGFloat {
        if case .mark = segment.content { return 0 }
        if segment.range.count == 1 { return offset > segment.range.lowerBound ? segment.width : 0 }
        return (segment.range.lowerBound..<offset).reduce(0) {
            $0 + analysis.advances[$1] + (text.utf16[$1] == 0x20 ? segment.spaceStretch : 0)
        }
    }

    private func edge(_ offset: Int, of segment: Segment) -> CGFloat {
        let before = advance(segment, to: offset)
        return segment.level % 2 == 1 ? segment.x + segment.width - before : segment.x + before
    }

    /// The leading edge of a character; behind the last one, its trailing edge.
    package func offset(of index: Int, in line: Line) -> CGFloat {
        let segments = segments(of: line)
        if let segment = segments.first(where: { $0.range.contains(index) }) { return edge(index, of: segment) }
        guard index > line.range.lowerBound else { return segments.min { $0.range.lowerBound < $1.range.lowerBound }.map { edge($0.range.lowerBound, of: $0) } ?? 0 }
        guard let last = segments.filter({ $0.range.upperBound <= index }).max(by: { $0.range.upperBound < $1.range.upperBound }) else { return 0 }
        return edge(last.range.upperBound, of: last)
    }

    /// The places where the caret can stand, in logical order.
    package func carets(in line: Line) -> [(offset: Int, x: CGFloat)] {
        let segments = segments(of: line).sorted { $0.range.lowerBound < $1.range.lowerBound }
        var carets: [(offset: Int, x: CGFloat)] = []
        for segment in segments where !segment.range.isEmpty {
            var before: CGFloat = 0
            for offset in segment.range {
                if analysis.isClusterStart[offset] {
                    carets.append((offset, segment.level % 2 == 1 ? segment.x + segment.width - before : segment.x + before))
                }
                before += segment.range.count == 1 ? segment.width : analysis.advances[offset] + (text.utf16[offset] == 0x20 ? segment.spaceStretch : 0)
            }
        }
        carets.append((line.range.upperBound, offset(of: line.range.upperBound, in: line)))
        return carets
    }

    /// The caret position (UTF-16 offset) nearest to a distance from the start of the line.
    package func index(at x: CGFloat, in line: Line) -> Int {
        carets(in: line).min { abs($0.x - x) < abs($1.x - x) }?.offset ?? line.range.lowerBound
    }

    /// The character under a distance from the start of the line and how far into it that is, 0 to 1; outside, the nearest one.
    package func character(at x: CGFloat, in line: Line) -> (offset: Int, fraction: CGFloat) {
        let carets = carets(in: line)
        var best = (offset: line.range.lowerBound, fraction: CGFloat(0)), distance = CGFloat.infinity
        for (index, caret) in carets.enumerated() where caret.offset < line.range.upperBound {
            let spans = spans(of: caret.offset..<carets[index + 1].offset, in: line)
            guard let span = spans.first else { continue }
            let away = x < span.lowerBound ? span.lowerBound - x : max(0, x - span.upperBound)
            guard away < distance else { continue }
            distance = away
            let width = span.upperBound - span.lowerBound
            let share = width > 0 ? min(max((x - span.lowerBound) / width, 0), 1) : 0
            // Text that runs to the left begins at its right edge.
            best = (caret.offset, caret.x > span.lowerBound ? 1 - share : share)
        }
        return best
    }

    /// The parts of a line that a range covers, from left to right; parts that touch are one.
    package func spans(of range: Range<Int>, in line: Line) -> [ClosedRange<CGFloat>] {
        var spans: [ClosedRange<CGFloat>] = []
        for segment in segments(of: line) {
            let part = segment.range.clamped(to: range)
            guard !part.isEmpty else { continue }
            let edges = [edge(part.lowerBound, of: segment), edge(part.upperBound, of: segment)].sorted()
            if let last = spans.last, edges[0] - last.upperBound < 0.01 {
                spans[spans.count - 1] = last.lowerBound...max(last.upperBound, edges[1])
            } else {
                spans.append(edges[0]...edges[1])
            }
        }
        return spans
    }
}

extension TextLayout {
    /// Whether the paragraph of a line runs from right to left.
    package func isRightToLeft(_ line: Line) -> Bool { analysis.paragraphs[line.paragraph].level % 2 == 1 }
}
