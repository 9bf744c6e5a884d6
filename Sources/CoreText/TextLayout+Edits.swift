// Follows an edit: lines that looked at nothing of what changed stay, those behind the edit are met again and moved. TextFlow makes
// such layouts for text views; results are those of a layout from scratch. What cannot be followed says so.

import CoreGraphics
import Foundation

extension TextLayout {
    /// Whether lines can stay as they are when the text changes elsewhere.
    func canFollow(to now: StyledText) -> Bool {
        let style = now.paragraph(at: 0)
        return options.height == .infinity && options.maximumLines == 0 && !options.hasCalls && style.breaking.wraps && style == text.paragraph(at: 0)
    }

    /// The lines of `old` as far as they are the same, and others between them.
    func refill(_ change: TextChange, _ old: TextLayout, takesOver: Bool) {
        let style = text.paragraph(at: 0), content = analysis.paragraphs[0].content, delta = change.delta
        var lines = old.lines
        let parted = old.hyphens
        if takesOver { old.lines = [] }
        let first = min(Self.firstLine(of: lines, reaching: change.range.lowerBound), lines.count - 1)
        var start = first > 0 ? lines[first - 1].range.upperBound : content.lowerBound
        let kept = start
        hyphens = parted.filter { $0 <= kept }
        var fresh: [Line] = []
        var next = first, isMet = false
        repeat {
            if start >= change.range.upperBound, start > content.lowerBound {
                while next < lines.count, lines[next].range.lowerBound + delta < start { next += 1 }
                isMet = next > 0 && next < lines.count && lines[next].range.lowerBound + delta == start
                if isMet { break }
            }
            let (end, reach) = ending(from: start, in: analysis.paragraphs[0], available: availableWidth(style, isFirst: start == content.lowerBound), style: style)
            var line = line(start..<end, paragraph: 0, isLast: end >= content.upperBound)
            line.reach = max(reach, fresh.last?.reach ?? (first > 0 ? lines[first - 1].reach : 0))
            fresh.append(line)
            start = end
        } while start < content.upperBound
        if isMet { for offset in parted where offset + delta > start { hyphens.insert(offset + delta) } }
        madeLines = fresh.count
        lines.replaceSubrange(first..<(isMet ? next : lines.count), with: fresh)
        let moved = first + fresh.count
        // Each line looks at least as far ahead as the line before it.
        let reach = lines[moved - 1].reach
        lines.withUnsafeMutableBufferPointer { lines in
            for index in moved..<lines.count {
                lines[index].move(by: delta)
                if lines[index].reach < reach { lines[index].reach = reach }
            }
        }
        place(&lines, from: first, movedFrom: moved)
        for index in first..<moved { align(&lines[index]) }
        self.lines = lines
        size.height = lines.last.map { $0.top + $0.height } ?? 0
        measureLines()
    }

    /// The first line that was judged by what stands behind an offset.
    private static func firstLine(of lines: [Line], reaching offset: Int) -> Int {
        var low = 0, high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].reach <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Stacks lines until one that only moved stands where it stood.
    private func place(_ lines: inout [Line], from first: Int, movedFrom moved: Int) {
        var y = first > 0 ? lines[first - 1].top + lines[first - 1].height : 0
        for index in first..<lines.count {
            let old = lines[index].top
            place(index, of: &lines, &y)
            if index >= moved, lines[index].top == old { return }
        }
    }
}
