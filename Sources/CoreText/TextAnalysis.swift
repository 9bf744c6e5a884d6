// A text cut into runs of one style, face, script and direction, with an advance per UTF-16 unit.
// Made once per TextLayout; line filling and fragments read it. Knows no width limit.

import CoreGraphics
import Foundation

final class TextAnalysis {
    enum Content {
        case glyphs(FontFace?)
        case tab
        case newline
        case box(TextInlineBox)
    }

    struct Run {
        var range: Range<Int>
        var style: Int
        var content: Content
        var level: UInt8
        var isEmoji = false
        var script: UInt32
        /// In visual order; clusters count from the run's start.
        var glyphs: [ShapedGlyph] = []
    }

    let text: StyledText
    var runs: [Run] = []
    /// The points from each unit that starts a glyph cluster; 0 for the units inside one.
    var advances: [CGFloat]
    var isClusterStart: [Bool]
    var breaks: [LineBreaker.Opportunity]
    var paragraphs: [Paragraph] = []
    /// Of paragraphs with levels other than 0.
    var levels: [Int: [UInt8]] = [:]
    /// Made with the first edit of a text of one paragraph.
    var directions: BidirectionalWindow?
    /// More than one layout has it.
    var isShared = false

    struct Paragraph {
        /// Without the separator that ends it.
        var content: Range<Int>
        var end: Int
        var level: UInt8
    }

    init(_ text: StyledText) {
        self.text = text
        let units = text.utf16
        advances = [CGFloat](repeating: 0, count: units.count)
        isClusterStart = Self.clusterStarts(units)
        if let keeps = Self.keepsHangulWords(text) {
            breaks = LineBreaker.opportunities(units) { _ in keeps }
        } else {
            breaks = LineBreaker.opportunities(units) { text.paragraph(at: $0).keepsHangulWords }
        }
        splitParagraphs()
        FontLibrary.locked {
            runs = cutRuns()
            measureRuns(runs.indices)
        }
    }

    private func cutRuns() -> [Run] {
        var cutter = RunCutter(text, isClusterStart: isClusterStart, breaks: breaks)
        for index in paragraphs.indices { cutter.cut(paragraphs[index], levels: levels[index]) }
        return cutter.runs
    }

    /// Takes over the findings of `other` for a text that an edit changed: TextAnalysis+Edits brings them up to date.
    init(_ text: StyledText, from other: TextAnalysis, takesOver: Bool) {
        self.text = text
        runs = other.runs
        advances = other.advances
        isClusterStart = other.isClusterStart
        breaks = other.breaks
        guard takesOver, !other.isShared else { return }
        other.runs = []
        other.advances = []
        other.isClusterStart = []
        other.breaks = []
    }

    // MARK: Boundaries

    /// The setting of all paragraphs of a text; nil if they differ.
    static func keepsHangulWords(_ text: StyledText) -> Bool? {
        let first = text.paragraphs[0].value.keepsHangulWords
        return text.paragraphs.allSatisfy { $0.value.keepsHangulWords == first } ? first : nil
    }

    /// Grapheme clusters; plain Latin text takes the quick way.
    static func clusterStarts(_ units: [UInt16]) -> [Bool] {
        var starts = [Bool](repeating: true, count: units.count)
        let isSimple = units.allSatisfy { $0 < 0x300 && $0 != 0x0D || (0x3041...0x3096).contains($0) || (0x4E00...0x9FFF).contains($0) || (0xAC00...0xD7A3).contains($0) }
        if isSimple { return starts }
        for offset in starts.indices { starts[offset] = false }
        starts[0] = true
        TextBoundaries.forEach(.character, in: units) { offset, _ in
            if offset < starts.count { starts[offset] = true }
        }
        return starts
    }

    private func splitParagraphs() {
        let units = text.utf16
        let hasRightToLeft = units.contains(where: BidirectionalLevels.mayBeRightToLeft)
        var start = 0, offset = 0
        while offset < units.count {
            let unit = units[offset]
            guard LineBreaker.isSeparator(unit) else {
                offset += 1
                continue
            }
            let width = unit == 0x0D && offset + 1 < units.count && units[offset + 1] == 0x0A ? 2 : 1
            addParagraph(start..<offset, end: offset + width, hasRightToLeft)
            offset += width
            start = offset
        }
        if start < units.count || units.isEmpty { addParagraph(start..<units.count, end: units.count, hasRightToLeft) }
    }

    private func addParagraph(_ content: Range<Int>, end: Int, _ hasRightToLeft: Bool) {
        let base = text.paragraph(at: content.lowerBound).isRightToLeft
        var level: UInt8 = base == true ? 1 : 0
        if hasRightToLeft || base == true {
            let result = BidirectionalLevels.levels(text.utf16, content, base: base)
            level = result.base
            if result.levels.contains(where: { $0 != 0 }) { levels[paragraphs.count] = result.levels }
        }
        paragraphs.append(Paragraph(content: content, end: end, level: level))
    }

    // MARK: Measuring

    /// Adds the advances of runs to units that have none yet.
    func measureRuns(_ chosen: Range<Int>) {
        var widths = advances
        advances = []
        for index in chosen {
            if let glyphs = shaped(runs[index], &widths) { runs[index].glyphs = glyphs }
        }
        advances = widths
    }

    /// The glyphs of a run, whose advances are added to `advances`; nil for a run without any.
    private func shaped(_ run: Run, _ advances: inout [CGFloat]) -> [ShapedGlyph]? {
        let style = text.styles[run.style].value
        switch run.content {
        case .newline, .tab: break
        case .box(let box): advances[run.range.lowerBound] = max(0, box.bounds.width)
        case .glyphs(let face):
            let size = style.font.size
            let extra = style.hasKern ? style.kern : style.font.tracking
            guard let face else {
                for offset in run.range where isClusterStart[offset] { advances[offset] = size * 0.5 + extra }
                return nil
            }
            let features = ShapingFeatures(
                hasMonospacedDigits: style.font.request.hasMonospacedDigits, hasKerning: !style.isKerningDisabled, hasLigatures: style.hasLigatures && style.kern == 0, switched: style.font.request.features)
            var glyphs = Shaper.shape(text.utf16[run.range], face: face, features: features, isRightToLeft: run.level % 2 == 1, script: run.script)
            let isRightToLeft = run.level % 2 == 1
            // Tracking belongs to the system face; fallback faces (Hangul, emoji) keep their own advances.
            let spacing = face === style.font.face || style.hasKern ? extra / size : 0
            let (count, start) = (glyphs.count, run.range.lowerBound)
            for position in 0..<count {
                let cluster = glyphs[position].cluster
                if spacing != 0 {
                    let neighbour = isRightToLeft ? position - 1 : position + 1
                    if neighbour < 0 || neighbour >= count || glyphs[neighbour].cluster != cluster { glyphs[position].advance += spacing }
                }
                if start + cluster < advances.count { advances[start + cluster] += glyphs[position].advance * size }
            }
            return glyphs
        }
        return nil
    }

    /// Runs that overlap a range, in logical order.
    func runIndices(in range: Range<Int>) -> Range<Int> {
        var low = 0, high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < runs.count, runs[end].range.lowerBound < range.upperBound { end += 1 }
        return low..<end
    }
}
