// Follows an edit: lines that looked at nothing of what changed stay, those behind the edit are met again and moved. TextFlow calls
// it for text views; results are those of a layout from scratch. What cannot be followed says so.

import CoreGraphics
import Foundation

extension TextLayout {
    /// The text is another one by an edit; what lies outside of it has kept its styles. False where everything has to be laid out from scratch; the layout is of no use then.
    package func follow(_ edit: TextEdit, to now: StyledText) -> Bool {
        let style = now.paragraph(at: 0)
        guard options.height == .infinity, options.maximumLines == 0, !options.hasCalls, style.breaking.wraps, style == text.paragraph(at: 0) else { return false }
        if !isKnownUniquelyReferenced(&analysis) { analysis = TextAnalysis(copying: analysis) }
        guard let change = analysis.follow(edit, to: now) else { return false }
        text = now
        if style.pushesOutLastWord {
            hyphens = []
            lines = []
            fill()
        } else {
            refill(change, style)
        }
        return true
    }

    private func refill(_ change: TextChange, _ style: TextParagraph) {
        let paragraph = analysis.paragraphs[0], delta = change.delta
        let first = min(firstLine(reaching: change.range.lowerBound), lines.count - 1)
        let kept = first > 0 ? lines[first - 1].range.upperBound : paragraph.content.lowerBound
        let parted = hyphens
        hyphens = parted.filter { $0 <= kept }
        var fresh: [Line] = []
        var next = first, start = kept, isMet = false
        repeat {
            if start >= change.range.upperBound, start > paragraph.content.lowerBound {
                while next < lines.count, lines[next].range.lowerBound + delta < start { next += 1 }
                isMet = next > 0 && next < lines.count && lines[next].range.lowerBound + delta == start
                if isMet { break }
            }
            let available = availableWidth(style, isFirst: start == paragraph.content.lowerBound)
            let (end, reach) = ending(from: start, in: paragraph, available: available, style: style)
            var line = line(start..<end, paragraph: 0, isLast: end >= paragraph.content.upperBound)
            line.reach = max(reach, fresh.last?.reach ?? (first > 0 ? lines[first - 1].reach : 0))
            fresh.append(line)
            start = end
        } while start < paragraph.content.upperBound
        if isMet { for offset in parted where offset + delta > start { hyphens.insert(offset + delta) } }
        if isMet { for offset in parted where offset + delta > start { hyphens.insert(offset + delta) } }
        lines.replaceSubrange(first..<(isMet ? next : lines.count), with: fresh)
        let moved = first + fresh.count
        if delta != 0 { for index in moved..<lines.count { lines[index].move(by: delta) } }
        // In no line is looked less far than in the one before it.
        if let reach = fresh.last?.reach { for index in moved..<lines.count where lines[index].reach < reach { lines[index].reach = reach } }
        // In no line is looked less far than in the one before it.
        if let reach = fresh.last?.reach { for index in moved..<lines.count where lines[index].reach < reach { lines[index].reach = reach } }
        madeLines = fresh.count
        place(from: first, movedFrom: moved)
        for index in first..<moved { align(index) }
        size.width = lines.reduce(0) { max($0, $1.extent) }
        size.height = lines.last.map { $0.top + $0.height } ?? 0
        end = text.count
    }

    /// The first line that was judged by what stands behind an offset.
    private func firstLine(reaching offset: Int) -> Int {
        var low = 0, high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].reach <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Stacks lines until one that only moved stands where it stood.
    private func place(from first: Int, movedFrom moved: Int) {
        var y = first > 0 ? lines[first - 1].top + lines[first - 1].height : 0
        for index in first..<lines.count {
            let old = lines[index].top
            place(index, of: &lines, &y)
            if index >= moved, lines[index].top == old { return }
        }
    }
}

extension TextLayout.Line {
    mutating func move(by delta: Int) {
        range = (range.lowerBound + delta)..<(range.upperBound + delta)
        if reach != .max { reach += delta }
        for index in pieces.indices {
            switch pieces[index] {
            case .text(let part): pieces[index] = .text((part.lowerBound + delta)..<(part.upperBound + delta))
            case .hyphen(let offset): pieces[index] = .hyphen(offset + delta)
            case .ellipsis, .token: break
            }
        }
    }
}
