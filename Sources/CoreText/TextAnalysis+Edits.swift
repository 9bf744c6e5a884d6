// Follows an edit of a text of one paragraph: boundaries, levels, runs and advances are made anew as far as the edit reaches, and what lies
// behind is moved. TextLayout+Edits calls it. Where it follows, the result is that of an analysis from scratch.

import CoreGraphics
import Foundation

extension TextAnalysis {
    /// The analysis of the text as it is now, and what changed in it. Nil where everything has to be analysed from scratch: several paragraphs,
    /// another direction, inline boxes, styles that changed elsewhere. `takesOver`: nobody needs this one any more.
    func following(_ edit: TextEdit, to now: StyledText, takesOver: Bool) -> (TextAnalysis, TextChange)? {
        guard let paragraph = paragraphs.first, paragraphs.count == 1, !paragraph.content.isEmpty, edit.before.upperBound <= paragraph.content.upperBound, now.count == text.count + edit.delta,
              paragraph.content.count + edit.delta > 0, !now.utf16[edit.range].contains(where: LineBreaker.isSeparator), !text.hasBoxes, !now.hasBoxes,
              let keepsHangul = Self.keepsHangulWords(now), keepsHangul == Self.keepsHangulWords(text), Self.haveSameSpans(text.styles, now.styles, edit),
              case let base = now.paragraph(at: 0).isRightToLeft, base == text.paragraph(at: 0).isRightToLeft
        else { return nil }
        let content = paragraph.content.lowerBound..<(paragraph.content.upperBound + edit.delta)
        var directions = directions ?? BidirectionalWindow(text.utf16, paragraph.content), levels = levels[0]
        if takesOver, !isShared { self.levels = [:] }
        guard let leveled = directions.follow(edit, now.utf16, content, base: base, level: paragraph.level, &levels) else { return nil }
        let result = TextAnalysis(now, from: self, takesOver: takesOver)
        result.paragraphs = [Paragraph(content: content, end: paragraph.end + edit.delta, level: paragraph.level)]
        result.directions = directions
        result.levels[0] = levels
        var change = TextChange(edit)
        var reached = result.followBoundaries(edit, keepsHangulWords: keepsHangul, &change)
        if !leveled.isEmpty { reached = min(reached.lowerBound, leveled.lowerBound)..<max(reached.upperBound, leveled.upperBound) }
        FontLibrary.locked { result.followRuns(reached, edit, styles: now.styles.count - text.styles.count, &change) }
        return (result, change)
    }

    /// Whether spans begin at the same places outside of an edit.
    private static func haveSameSpans(_ before: [StyledText.Span<TextStyle>], _ now: [StyledText.Span<TextStyle>], _ edit: TextEdit) -> Bool {
        func head(_ spans: [StyledText.Span<TextStyle>]) -> Int { spans.firstIndex { $0.range.lowerBound >= edit.range.lowerBound } ?? spans.count }
        func tail(_ spans: [StyledText.Span<TextStyle>], _ end: Int) -> Int { spans.firstIndex { $0.range.lowerBound > end } ?? spans.count }
        let heads = head(before), tails = (before: tail(before, edit.before.upperBound), now: tail(now, edit.range.upperBound))
        guard heads == head(now), before.count - tails.before == now.count - tails.now else { return false }
        return (0..<heads).allSatisfy { before[$0].range.lowerBound == now[$0].range.lowerBound }
            && (tails.before..<before.count).allSatisfy { before[$0].range.lowerBound + edit.delta == now[$0 - before.count + now.count].range.lowerBound }
    }

    /// Characters and places for lines' ends, between two places that no rule looks across.
    private func followBoundaries(_ edit: TextEdit, keepsHangulWords: Bool, _ change: inout TextChange) -> Range<Int> {
        let window = SafeBoundaries.window(around: edit.range, in: text.utf16)
        let units = Array(text.utf16[window])
        let before = window.lowerBound..<(window.upperBound - edit.delta)
        let starts = Array(isClusterStart[before]), places = Array(breaks[before])
        isClusterStart.replaceSubrange(before, with: Self.clusterStarts(units))
        // Whether a line may end where the window begins or ends is as it was.
        var found = LineBreaker.opportunities(units) { _ in keepsHangulWords }
        let last = found.removeLast()
        found[0] = breaks[before.lowerBound]
        breaks.replaceSubrange(before, with: found)
        if window.upperBound == text.count { breaks[window.upperBound] = last }
        change.include(starts, isClusterStart[window], from: window.lowerBound)
        change.include(places, breaks[window], from: window.lowerBound)
        return window
    }

    /// Runs are cut anew from the one that the edit reaches until one begins where one of the same kind began.
    private func followRuns(_ reached: Range<Int>, _ edit: TextEdit, styles: Int, _ change: inout TextChange) {
        let first = runIndices(in: max(0, reached.lowerBound - 1)..<max(1, reached.lowerBound)).lowerBound
        let start = runs[first].range.lowerBound
        var cutter = RunCutter(text, isClusterStart: isClusterStart, breaks: breaks, after: first > 0 ? runs[first - 1] : nil)
        var next = first, isMet = false
        let end = cutter.cut(paragraphs[0], levels: levels[0], from: start) { run in
            guard run.range.lowerBound >= reached.upperBound else { return false }
            while next < runs.count, runs[next].range.lowerBound + edit.delta < run.range.lowerBound { next += 1 }
            isMet = next < runs.count && runs[next].range.lowerBound + edit.delta == run.range.lowerBound && runs[next].style + styles == run.style && runs[next].isOfKind(of: run)
            return isMet
        }
        if !isMet { next = runs.count }
        let fresh = cutter.runs.dropFirst(first > 0 ? 1 : 0)
        runs.replaceSubrange(first..<next, with: fresh)
        let made = first..<(first + fresh.count)
        if edit.delta != 0 || styles != 0 {
            runs.withUnsafeMutableBufferPointer { runs in
                for index in made.upperBound..<runs.count {
                    let range = runs[index].range
                    runs[index].range = (range.lowerBound + edit.delta)..<(range.upperBound + edit.delta)
                    runs[index].style += styles
                }
            }
        }
        let before = start..<(end - edit.delta)
        let widths = Array(advances[before])
        advances.replaceSubrange(before, with: repeatElement(0, count: end - start))
        measureRuns(made)
        change.include(widths, advances[start..<end], from: start)
    }
}

extension TextAnalysis.Run {
    /// Whether what follows is joined to both alike.
    func isOfKind(of other: TextAnalysis.Run) -> Bool {
        guard level == other.level, isEmoji == other.isEmoji, script == other.script else { return false }
        switch (content, other.content) {
        case (.glyphs(let face), .glyphs(let another)): return face === another
        case (.tab, .tab): return true
        default: return false
        }
    }
}
