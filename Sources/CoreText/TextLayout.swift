// Lines of a styled text within a width: what each holds, where its baseline is, the size of it all.
// UILabel, string drawing and CTLine make one; drawing is in TextLayout+Drawing, cutting in TextLayout+Truncation, what lines and
// options are in TextLayout+Lines, where lines stand from side to side in TextLayout+Alignment.

import CoreGraphics
import Foundation

package final class TextLayout {
    package let text: StyledText
    package let options: Options
    package internal(set) var lines: [Line] = []
    /// Widest line with its indents; height of all lines with spacing between them.
    package internal(set) var size = CGSize.zero
    /// What the lines take, trailing white space where it counts; null without lines.
    package internal(set) var taken = CGRect.null
    /// The first UTF-16 unit that found no place; the length of the text when all did.
    package internal(set) var end = 0
    package internal(set) var isTruncated = false
    let analysis: TextAnalysis
    /// Lines that the text's last change made anew: all of them, unless the layout followed an edit.
    package internal(set) var madeLines = 0
    /// Offsets inside words where a dictionary let a line end.
    var hyphens: Set<Int> = []

    package init(_ text: StyledText, options: Options = Options()) {
        self.text = text
        var options = options
        if options.width.isNaN || options.width < 0 { options.width = 0 }
        if options.height.isNaN { options.height = .infinity }
        self.options = options
        analysis = TextAnalysis(text)
        fill()
    }

    /// The same text at other limits; shaping is shared.
    package init(_ other: TextLayout, options: Options) {
        text = other.text
        self.options = options
        analysis = other.analysis
        analysis.isShared = true
        fill()
    }

    /// The text is another one by an edit of `old`'s; what lies outside of it has kept its styles. The result is that of a layout from scratch.
    /// Nil where everything has to be laid out anew. `takesOver`: nobody needs the old layout any more.
    package init?(following edit: TextEdit, of old: TextLayout, to now: StyledText, takesOver: Bool) {
        guard old.canFollow(to: now), let (analysis, change) = old.analysis.following(edit, to: now, takesOver: takesOver) else { return nil }
        text = now
        options = old.options
        self.analysis = analysis
        end = now.count
        if now.paragraph(at: 0).pushesOutLastWord {
            fill()
        } else {
            refill(change, old, takesOver: takesOver)
        }
    }

    // MARK: Filling

    func fill() {
        end = text.count
        defer { madeLines = lines.count }
        if let fragments = options.fragments {
            fill(fragments)
            return
        }
        var filled: CGFloat = 0
        var limit = options.maximumLines > 0 ? options.maximumLines : Int.max
        var pending: [Line] = []
        build(limit: limit, into: &pending)
        if options.height.isFinite {
            let fitting = place(&pending, from: &filled, until: options.height)
            if fitting < pending.count {
                limit = max(1, fitting)
                pending.removeAll()
                filled = 0
                build(limit: limit, into: &pending)
            }
        }
        filled = 0
        _ = place(&pending, from: &filled, until: .infinity)
        lines = pending
        align()
        size.height = filled
    }

    private func build(limit: Int, into result: inout [Line]) {
        isTruncated = false
        for (index, paragraph) in analysis.paragraphs.enumerated() {
            let style = text.paragraph(at: paragraph.content.lowerBound)
            let isSingle = !style.breaking.wraps && !options.wrapsBeforeLastLine
            var start = paragraph.content.lowerBound
            repeat {
                let isLast = result.count + 1 == limit
                let available = availableWidth(style, isFirst: start == paragraph.content.lowerBound)
                let (end, reach) = isSingle ? (paragraph.content.upperBound, Int.max) : ending(from: start, in: paragraph, available: available, style: style)
                let hasMore = end < paragraph.content.upperBound || index + 1 < analysis.paragraphs.count
                if isSingle || (isLast && hasMore) {
                    let forced = isLast && index + 1 < analysis.paragraphs.count
                    let line = lastLine(from: start, fittingEnd: end, paragraph: index, style: style, available: available, hasMore: forced)
                    result.append(line)
                    start = paragraph.content.upperBound
                } else {
                    var line = line(start..<end, paragraph: index, isLast: end >= paragraph.content.upperBound)
                    line.reach = max(reach, result.last?.reach ?? 0)
                    result.append(line)
                    start = end
                    if style.pushesOutLastWord, end >= paragraph.content.upperBound { pushOutLastWord(&result, available: available) }
                }
                if result.count >= limit { return }
            } while start < paragraph.content.upperBound
        }
    }

    /// Moves the last word of the line before to a last line that has one word only, if two words stay and it fits.
    private func pushOutLastWord(_ lines: inout [Line], available: CGFloat) {
        guard lines.count >= 2, let last = lines.last, case let before = lines[lines.count - 2], before.paragraph == last.paragraph else { return }
        func opportunities(_ range: Range<Int>) -> [Int] {
            guard range.count > 1 else { return [] }
            return ((range.lowerBound + 1)..<range.upperBound).filter { analysis.breaks[$0] != .prohibited && isSpace(text.utf16[$0 - 1]) }
        }
        let words = opportunities(before.range)
        guard opportunities(last.range).isEmpty, words.count >= 2, let cut = words.last else { return }
        let moved = cut..<last.range.upperBound
        guard width(moved) <= available + 0.01 else { return }
        lines[lines.count - 2] = line(before.range.lowerBound..<cut, paragraph: before.paragraph, isLast: false)
        lines[lines.count - 1] = line(moved, paragraph: last.paragraph, isLast: true)
    }

    func availableWidth(_ style: TextParagraph, isFirst: Bool) -> CGFloat { availableWidth(style, isFirst: isFirst, in: options.width) }

    func availableWidth(_ style: TextParagraph, isFirst: Bool, in width: CGFloat) -> CGFloat {
        let head = isFirst ? style.firstLineHeadIndent : style.headIndent
        let tail = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
        return max(0, tail - head)
    }

    func lineEnd(from start: Int, in paragraph: TextAnalysis.Paragraph, available: CGFloat, style: TextParagraph) -> Int {
        ending(from: start, in: paragraph, available: available, style: style).end
    }

    /// The offset where the line that starts at `start` must end: the last opportunity that fits, else the last cluster. Nothing from `reach` on had a part in it.
    func ending(from start: Int, in paragraph: TextAnalysis.Paragraph, available: CGFloat, style: TextParagraph) -> (end: Int, reach: Int) {
        let limit = paragraph.content.upperBound
        guard available.isFinite else { return (limit, .max) }
        let tolerance: CGFloat = 0.01
        var width: CGFloat = 0, lastBreak = start
        var offset = start
        while offset < limit {
            let next = clusterEnd(offset, limit)
            let advance = self.advance(offset..<next, at: width, style)
            if !isSpace(text.utf16[offset]), width + advance > available + tolerance, offset > start {
                // The decision depends on the text up to `reach`: the character after this cluster, more for a tab, the end of the word for a hyphen.
                var reach = style.tabStops.contains { $0.alignment != .leading } ? Int.max : next + 1
                if style.breaking == .charWrapping { return (offset, reach) }
                if style.hyphenationFactor > 0 { reach = max(reach, reach == .max ? reach : next + Self.longestWord + 1) }
                if let parted = hyphenBreak(from: start, lastBreak: lastBreak, in: paragraph, available: available, style: style) { return (parted, reach) }
                return (lastBreak == start ? offset : lastBreak, reach)
            }
            width += advance
            if analysis.breaks[next] != .prohibited, options.allowsBreak?(next) ?? true, text.utf16[offset] != Self.softHyphen || width + hyphenWidth(at: next) <= available + tolerance { lastBreak = next }
            offset = next
        }
        return (limit, .max)
    }

    func clusterEnd(_ offset: Int, _ limit: Int) -> Int {
        var next = offset + 1
        while next < limit, !analysis.isClusterStart[next] { next += 1 }
        return next
    }

    /// Advance of one cluster; a tab reaches to the next stop from where the pen is.
    func advance(_ range: Range<Int>, at pen: CGFloat, _ style: TextParagraph) -> CGFloat {
        if text.utf16[range.lowerBound] == 0x09 { return tabAdvance(range.lowerBound, at: pen, style) }
        if range.count == 1 { return analysis.advances[range.lowerBound] }
        return range.reduce(0) { $0 + analysis.advances[$1] }
    }

    /// From the pen to the next stop, less the part of the following text that stands before the stop.
    private func tabAdvance(_ offset: Int, at pen: CGFloat, _ style: TextParagraph) -> CGFloat {
        if let stop = style.tabStops.first(where: { $0.location > pen + 0.01 }) {
            return max(0, stop.location - pen - widthBefore(stop, after: offset))
        }
        let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
        return ((pen / interval).rounded(.down) + 1) * interval - pen
    }

    /// Of the text behind a tab, up to the next tab or the paragraph's end, what stands before the stop.
    private func widthBefore(_ stop: TextTab, after offset: Int) -> CGFloat {
        guard stop.alignment != .leading else { return 0 }
        var width: CGFloat = 0
        var index = offset + 1
        while index < text.count, text.utf16[index] != 0x09, !LineBreaker.isSeparator(text.utf16[index]) {
            if stop.alignment == .decimal, stop.terminators.contains(text.utf16[index]) { break }
            width += analysis.advances[index]
            index += 1
        }
        return stop.alignment == .center ? width / 2 : width
    }

    func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || (0x2000...0x200A).contains(unit) && unit != 0x2007 }

    func endWithoutSpace(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, isSpace(text.utf16[end - 1]) { end -= 1 }
        return end
    }

    /// Typographic width of a range on one line, trailing white space left out.
    func width(_ range: Range<Int>, keepsTrailingSpace: Bool = false) -> CGFloat {
        let style = text.paragraph(at: range.lowerBound)
        let end = keepsTrailingSpace ? range.upperBound : endWithoutSpace(range)
        var pen: CGFloat = 0
        for offset in range.lowerBound..<end {
            pen += text.utf16[offset] == 0x09 ? tabAdvance(offset, at: pen, style) : analysis.advances[offset]
        }
        return pen
    }

    func line(_ range: Range<Int>, paragraph: Int, isLast: Bool) -> Line {
        var line = Line(range, paragraph: paragraph, width: width(range))
        line.isLastOfParagraph = isLast
        if !isLast, showsHyphen(before: range.upperBound, in: analysis.paragraphs[paragraph]) {
            line.endsInHyphen = true
            line.width += hyphenWidth(at: range.upperBound)
        }
        line.fragmentWidth = options.width
        measureHeight(&line)
        return line
    }

    // MARK: Heights

    func measureHeight(_ line: inout Line) {
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
        func include(_ style: TextStyle) {
            if let box = style.box {
                ascent = max(ascent, box.bounds.maxY + style.baselineOffset)
                descent = max(descent, -box.bounds.minY - style.baselineOffset)
                if text.count > 1 || box.standsForAnyCharacter { return }
            }
            ascent = max(ascent, style.font.ascent + style.baselineOffset)
            descent = max(descent, style.font.descent - style.baselineOffset)
            leading = max(leading, style.font.leading)
        }
        var index = text.styleIndex(at: line.range.lowerBound)
        include(text.styles[index].value)
        while index + 1 < text.styles.count, text.styles[index + 1].range.lowerBound < line.range.upperBound {
            index += 1
            include(text.styles[index].value)
        }
        let style = text.paragraph(at: line.range.lowerBound)
        var height = ascent + descent
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        height = max(height, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        // TextKit puts what a taller line gains above the glyphs.
        line.ascent = height - descent
        line.descent = descent
        line.leading = leading
        line.height = height
    }

    /// Stacks lines; returns how many end above `bottom`.
    private func place(_ lines: inout [Line], from y: inout CGFloat, until bottom: CGFloat) -> Int {
        var fitting = 0
        y = 0
        for index in lines.indices {
            place(index, of: &lines, &y)
            if y <= bottom + 0.01 { fitting = index + 1 }
        }
        return fitting
    }

    /// Below the line before it, which ends at `y`; afterwards this line does.
    func place(_ index: Int, of lines: inout [Line], _ y: inout CGFloat) {
        let style = text.paragraph(at: lines[index].range.lowerBound)
        if index > 0 {
            let leading = lines[index - 1].leading, above = lines[index - 1].range
            if lines[index - 1].paragraph != lines[index].paragraph {
                y += text.paragraph(at: above.lowerBound).paragraphSpacing + style.paragraphSpacingBefore
            }
            y += style.lineSpacing + (options.usesFontLeading ? style.leading(leading) : 0) + (options.spacingAfter?(max(0, above.upperBound - 1)) ?? 0)
        }
        lines[index].top = y
        lines[index].baseline = y + lines[index].ascent
        options.adjustsLine?(&lines[index])
        y += lines[index].height
    }

    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
