// A line's pieces as segments in visual order, each with its glyphs and its place on the line.
// TextLayout+Drawing paints them, CTLine asks them for offsets. Measures, draws nothing.

import CoreGraphics
import Foundation

extension TextLayout {
    struct Segment {
        enum Content {
            case glyphs(FontFace?, [ShapedGlyph], isEmoji: Bool)
            case box(TextInlineBox)
            case mark(TextLayout)
            case blank
        }
        var content: Content
        var style: TextStyle
        var range: Range<Int>
        var level: UInt8
        /// From the start of the line.
        var x: CGFloat = 0
        var width: CGFloat
        /// Extra width per space of a justified line.
        var spaceStretch: CGFloat = 0
    }

    func segments(of line: Line) -> [Segment] {
        var logical: [Segment] = []
        let level = analysis.paragraphs[line.paragraph].level
        var hanging: CGFloat = 0
        for (position, piece) in line.pieces.enumerated() {
            switch piece {
            case .text(let range):
                // UAX #9, L1: white space at the end of a line goes where the paragraph ends.
                let end = position == line.pieces.count - 1 ? endWithoutSpace(range) : range.upperBound
                appendSegments(range.lowerBound..<end, line: line, to: &logical)
                let first = logical.count
                appendSegments(end..<range.upperBound, line: line, to: &logical)
                for index in first..<logical.count {
                    logical[index].level = level
                    hanging += logical[index].width
                }
            case .ellipsis(let offset):
                let mark = ellipsisLayout(at: offset)
                logical.append(Segment(content: .mark(mark), style: text.style(at: offset), range: offset..<offset, level: level, width: mark.size.width))
            case .token(let mark, let offset):
                logical.append(Segment(content: .mark(mark), style: text.style(at: offset), range: offset..<offset, level: level, width: mark.size.width))
            case .hyphen(let offset):
                let mark = hyphenLayout(at: offset)
                logical.append(Segment(content: .mark(mark), style: text.style(at: max(0, offset - 1)), range: offset..<offset, level: logical.last?.level ?? level, width: mark.size.width))
            }
        }
        justify(&logical, line)
        // Trailing white space hangs out of the line: a right-to-left line begins at its last letter.
        var pen: CGFloat = level % 2 == 1 ? -hanging : 0
        return BidirectionalLevels.visualOrder(logical.map(\.level)).map { position in
            var segment = logical[position]
            segment.x = pen
            pen += segment.width
            return segment
        }
    }

    private func appendSegments(_ range: Range<Int>, line: Line, to result: inout [Segment]) {
        guard !range.isEmpty else { return }
        let style = text.paragraph(at: line.range.lowerBound)
        var pen = result.reduce(0) { $0 + $1.width }
        for index in analysis.runIndices(in: range) {
            let run = analysis.runs[index]
            let part = max(run.range.lowerBound, range.lowerBound)..<min(run.range.upperBound, range.upperBound)
            var segment = Segment(content: .blank, style: text.styles[run.style].value, range: part, level: run.level, width: 0)
            switch run.content {
            case .newline: continue
            case .tab: segment.width = advance(part, at: pen, style)
            case .box(let box):
                segment.content = .box(box)
                segment.width = analysis.advances[part.lowerBound]
            case .glyphs(let face):
                segment.width = analysis.advances[part].reduce(0, +)
                segment.content = .glyphs(face, glyphs(of: run, in: part), isEmoji: run.isEmoji)
            }
            pen += segment.width
            result.append(segment)
        }
    }

    /// With clusters that are offsets into the text.
    private func glyphs(of run: TextAnalysis.Run, in range: Range<Int>) -> [ShapedGlyph] {
        let start = run.range.lowerBound
        func placed(_ glyphs: some Sequence<ShapedGlyph>) -> [ShapedGlyph] {
            glyphs.map { glyph in
                var glyph = glyph
                glyph.cluster += start
                return glyph
            }
        }
        if range == run.range { return placed(run.glyphs) }
        if run.level % 2 == 1 { return placed(run.glyphs.lazy.filter { range.contains(start + $0.cluster) }) }
        func first(_ offset: Int) -> Int {
            var low = 0, high = run.glyphs.count
            while low < high {
                let middle = (low + high) / 2
                if start + run.glyphs[middle].cluster < offset { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return placed(run.glyphs[first(range.lowerBound)..<first(range.upperBound)])
    }

    private func justify(_ segments: inout [Segment], _ line: Line) {
        let end = endWithoutSpace(line.range)
        let spaces = spaces(in: line.range)
        let free: CGFloat
        if let extra = line.extraWidth {
            free = extra
        } else {
            let style = text.paragraph(at: line.range.lowerBound)
            guard style.alignment == .justified, !line.isLastOfParagraph, line.fragmentWidth.isFinite else { return }
            let isFirst = line.range.lowerBound == analysis.paragraphs[line.paragraph].content.lowerBound
            free = availableWidth(style, isFirst: isFirst, in: line.fragmentWidth) - line.width
            guard free > 0 else { return }
        }
        guard spaces > 0 else { return }
        let stretch = free / CGFloat(spaces)
        for index in segments.indices {
            let count = segments[index].range.reduce(0) { $0 + ($1 < end && text.utf16[$1] == 0x20 ? 1 : 0) }
            segments[index].spaceStretch = stretch
            segments[index].width += stretch * CGFloat(count)
        }
    }

    /// The number of spaces that justification widens: all but those at the end of the line.
    func spaces(in range: Range<Int>) -> Int {
        text.utf16[range.lowerBound..<endWithoutSpace(range)].reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) }
    }
}
