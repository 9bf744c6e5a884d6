// Fills lines into places that somebody else hands out: text containers with exclusion paths or of a limited height.
// TextLayout calls it when `Options.fragments` is set. Places no text of its own.

import CoreGraphics
import Foundation

extension TextLayout {
    /// Lines that share a row have one baseline. Ends where no place is left, which `end` tells.
    func fill(_ fragments: (_ top: CGFloat, _ height: CGFloat, _ offset: Int) -> [Fragment]) {
        var bottom: CGFloat = 0
        lines = []
        for (index, paragraph) in analysis.paragraphs.enumerated() {
            let style = text.paragraph(at: paragraph.content.lowerBound)
            if index > 0 { bottom += text.paragraph(at: analysis.paragraphs[index - 1].content.lowerBound).paragraphSpacing + style.paragraphSpacingBefore }
            var start = paragraph.content.lowerBound
            repeat {
                if let last = lines.last { bottom += style.lineSpacing + (options.usesFontLeading ? style.leading(last.leading) : 0) + (options.spacingAfter?(max(0, last.range.upperBound - 1)) ?? 0) }
                var row = row(from: start, top: bottom, paragraph: index, style: style, fragments)
                if let adjust = options.adjustsLine { for position in row.indices { adjust(&row[position]) } }
                guard let last = row.last else {
                    end = start
                    align()
                    size.height = lines.last.map { $0.top + $0.height } ?? 0
                    return
                }
                lines += row
                bottom = last.top + last.height
                start = last.range.upperBound
            } while start < paragraph.content.upperBound
        }
        align()
        size.height = bottom
    }

    /// Asks again with the real height when the line turns out to be taller than its first character.
    private func row(
        from start: Int, top: CGFloat, paragraph index: Int, style: TextParagraph, _ fragments: (_ top: CGFloat, _ height: CGFloat, _ offset: Int) -> [Fragment]
    ) -> [Line] {
        let paragraph = analysis.paragraphs[index]
        var height = line(start..<min(start + 1, paragraph.content.upperBound), paragraph: index, isLast: false).height
        var row: [Line] = []
        for _ in 0..<3 {
            row = []
            var next = start
            for place in fragments(top, height, start) {
                let available = availableWidth(style, isFirst: next == paragraph.content.lowerBound, in: place.width)
                let end = lineEnd(from: next, in: paragraph, available: available, style: style)
                var line = line(next..<end, paragraph: index, isLast: end >= paragraph.content.upperBound)
                line.fragmentX = place.x
                line.fragmentWidth = place.width
                line.top = place.y
                row.append(line)
                next = end
                if next >= paragraph.content.upperBound { break }
            }
            let tallest = row.map(\.height).max() ?? 0
            if tallest <= height + 0.01 { break }
            height = tallest
        }
        let ascent = row.map(\.ascent).max() ?? 0
        for position in row.indices {
            row[position].baseline = row[position].top + ascent
            row[position].height = height
        }
        return row
    }
}
