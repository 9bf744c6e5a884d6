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
        /// In visual order; clusters are offsets into the whole text.
        var glyphs: [ShapedGlyph] = []
    }

    let text: StyledText
    private(set) var runs: [Run] = []
    /// Points from each unit that starts a glyph cluster; 0 for the units inside one.
    private(set) var advances: [CGFloat]
    private(set) var isClusterStart: [Bool]
    private(set) var breaks: [LineBreaker.Opportunity]
    private(set) var paragraphs: [Paragraph] = []

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
        let hangul = text.paragraphs.map(\.value.keepsHangulWords)
        if hangul.allSatisfy({ $0 == hangul[0] }) {
            let keeps = hangul[0]
            breaks = LineBreaker.opportunities(units) { _ in keeps }
        } else {
            breaks = LineBreaker.opportunities(units) { text.paragraph(at: $0).keepsHangulWords }
        }
        splitParagraphs()
        FontLibrary.locked {
            for index in paragraphs.indices { itemize(paragraphs[index], levels: levels[index]) }
            measureRuns()
        }
    }

    // MARK: Boundaries

    /// Grapheme clusters; plain Latin text takes the quick way.
    private static func clusterStarts(_ units: [UInt16]) -> [Bool] {
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

    private var levels: [Int: [UInt8]] = [:]

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

    // MARK: Itemizing

    private func itemize(_ paragraph: Paragraph, levels paragraphLevels: [UInt8]?) {
        let units = text.utf16
        var offset = paragraph.content.lowerBound
        var style = text.styleIndex(at: offset)
        var script = Shaper.latin
        while offset < paragraph.content.upperBound {
            while style + 1 < text.styles.count, text.styles[style].range.upperBound <= offset { style += 1 }
            if paragraphLevels == nil, units[offset] < 0x80, let end = extendLatinRun(from: offset, to: paragraph.content.upperBound, style: style) {
                script = Shaper.latin
                offset = end
                continue
            }
            let value = text.styles[style].value
            var end = offset + 1
            while end < paragraph.content.upperBound, !isClusterStart[end] { end += 1 }
            let level = paragraphLevels?[offset - paragraph.content.lowerBound] ?? 0
            if units[offset] == 0x09 {
                runs.append(Run(range: offset..<end, style: style, content: .tab, level: level, script: script))
            } else if let box = value.box, units[offset] == 0xFFFC || box.standsForAnyCharacter {
                runs.append(Run(range: offset..<end, style: style, content: .box(box), level: level, script: script))
            } else {
                let (face, isEmoji, own) = choose(offset..<end, font: value.font)
                if let own, own != script { script = own }
                append(offset..<end, style: style, face: face, isEmoji: isEmoji, level: level, script: script, hasOwnScript: own != nil)
            }
            offset = end
        }
        if paragraph.end > paragraph.content.upperBound {
            runs.append(Run(range: paragraph.content.upperBound..<paragraph.end, style: text.styleIndex(at: paragraph.content.upperBound), content: .newline, level: paragraph.level, script: script))
        }
    }

    /// Plain text goes on in the Latin run before it as far as it reaches: its face and script need no look at each character. Nil when the
    /// run is of another kind or full.
    private func extendLatinRun(from offset: Int, to limit: Int, style: Int) -> Int? {
        let index = runs.count - 1
        guard index >= 0, runs[index].script == Shaper.latin, runs[index].style == style, runs[index].level == 0, !runs[index].isEmoji,
            runs[index].range.upperBound == offset, case .glyphs(let face?) = runs[index].content
        else { return nil }
        let span = text.styles[style]
        guard span.value.font.face === face, span.value.box == nil else { return nil }
        let units = text.utf16
        let start = runs[index].range.lowerBound
        let limit = min(limit, style + 1 < text.styles.count ? span.range.upperBound : limit, start + Shaper.longestRun)
        var end = offset
        while end < limit, units[end] < 0x80, units[end] != 0x09, end + 1 >= isClusterStart.count || isClusterStart[end + 1] { end += 1 }
        guard end > offset else { return nil }
        runs[index].range = start..<end
        return end
    }

    private func append(_ range: Range<Int>, style: Int, face: FontFace?, isEmoji: Bool, level: UInt8, script: UInt32, hasOwnScript: Bool) {
        if let last = runs.last, case .glyphs(let lastFace) = last.content, last.style == style, lastFace === face, last.level == level,
           last.range.upperBound == range.lowerBound, last.isEmoji == isEmoji, last.script == script || !hasOwnScript,
           last.range.count < Shaper.longestRun {
            runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            runs.append(Run(range: range, style: style, content: .glyphs(face), level: level, isEmoji: isEmoji, script: script))
        }
    }

    /// The face for a cluster and the script it brings, nil when it goes with its neighbours.
    private func choose(_ range: Range<Int>, font: FontInstance) -> (face: FontFace?, isEmoji: Bool, script: UInt32?) {
        let units = text.utf16
        let first = Scalars.decode(units, at: range.lowerBound)
        guard let primary = font.face else { return (nil, false, nil) }
        if first.width == range.count {
            guard let scalar = Unicode.Scalar(first.value) else { return (primary, false, nil) }
            if first.value < 0x80 { return (primary, false, Shaper.script(of: first.value)) }
            if scalar.properties.isEmojiPresentation, let emoji = FontFallback.emoji { return (emoji, true, nil) }
            return (face([scalar], font, primary), false, Shaper.script(of: first.value))
        }
        var scalars: [Unicode.Scalar] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (value, width) = Scalars.decode(units, at: offset)
            if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
            offset += width
        }
        if let emoji = FontFallback.emoji, FontFallback.isEmoji(scalars) { return (emoji, true, nil) }
        return (face(scalars, font, primary), false, Shaper.script(of: first.value))
    }

    private func face(_ scalars: [Unicode.Scalar], _ font: FontInstance, _ primary: FontFace) -> FontFace? {
        func draws(_ face: FontFace) -> Bool { scalars.allSatisfy { FontFallback.isIgnorable($0) || face.nominalGlyph($0) != nil } }
        if draws(primary) { return primary }
        guard let base = scalars.first(where: { !FontFallback.isIgnorable($0) }) else { return primary }
        if let found = FontFallback.face(for: base, weight: font.request.weight, monospaced: font.isMonospaced) { return found }
        if let emoji = FontFallback.emoji, emoji.nominalGlyph(base) != nil { return emoji }
        return primary
    }

    // MARK: Measuring

    private func measureRuns() {
        var widths = advances
        advances = []
        for index in runs.indices {
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
            // A glyph's cluster counts from the run until the glyph was visited; to the left, the neighbour was before.
            let (count, start) = (glyphs.count, run.range.lowerBound)
            for position in 0..<count {
                var glyph = glyphs[position]
                let neighbour = isRightToLeft ? position - 1 : position + 1
                let isLastOfCluster = neighbour < 0 || neighbour >= count || glyphs[neighbour].cluster - (isRightToLeft ? start : 0) != glyph.cluster
                glyph.cluster += start
                if isLastOfCluster { glyph.advance += spacing }
                glyphs[position] = glyph
                if glyph.cluster < advances.count { advances[glyph.cluster] += glyph.advance * size }
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
