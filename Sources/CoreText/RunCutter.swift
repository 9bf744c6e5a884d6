// Cuts paragraphs into runs of one style, face, script and direction. TextAnalysis makes one for a text, or for the part of a text
// that an edit reached. Measures nothing.

import CoreGraphics
import Foundation

struct RunCutter {
    typealias Run = TextAnalysis.Run
    private let text: StyledText
    private let isClusterStart: [Bool]
    private let breaks: [LineBreaker.Opportunity]
    private(set) var runs: [Run]

    /// `last`: the run that stands before the first one.
    init(_ text: StyledText, isClusterStart: [Bool], breaks: [LineBreaker.Opportunity], after last: Run? = nil) {
        self.text = text
        self.isClusterStart = isClusterStart
        self.breaks = breaks
        runs = last.map { [$0] } ?? []
    }

    /// Appends a paragraph's runs, from `start` on where the runs before are known. Asks `stops` of each run that begins, before anything is joined
    /// to it: where it answers true that run is taken back. Where it stopped; the paragraph's end when it did not.
    @discardableResult mutating func cut(_ paragraph: TextAnalysis.Paragraph, levels: [UInt8]?, from start: Int? = nil, until stops: (Run) -> Bool = { _ in false }) -> Int {
        let units = text.utf16
        var offset = start ?? paragraph.content.lowerBound
        var style = text.styleIndex(at: offset)
        // Characters of every script go with those before them.
        var script = start == nil ? Shaper.latin : runs.last?.script ?? Shaper.latin
        while offset < paragraph.content.upperBound {
            while style + 1 < text.styles.count, text.styles[style].range.upperBound <= offset { style += 1 }
            if units[offset] < 0x80, let end = extendLatinRun(from: offset, in: paragraph, levels, style: style) {
                script = Shaper.latin
                offset = end
                continue
            }
            let count = runs.count
            let end = appendCluster(at: offset, in: paragraph, level: levels?[offset - paragraph.content.lowerBound] ?? 0, style: style, &script)
            if runs.count > count, stops(runs[count]) {
                runs.removeLast()
                return offset
            }
            offset = end
        }
        if paragraph.end > paragraph.content.upperBound {
            runs.append(Run(range: paragraph.content.upperBound..<paragraph.end, style: text.styleIndex(at: paragraph.content.upperBound), content: .newline, level: paragraph.level, script: script))
        }
        return paragraph.end
    }

    private mutating func appendCluster(at offset: Int, in paragraph: TextAnalysis.Paragraph, level: UInt8, style: Int, _ script: inout UInt32) -> Int {
        let value = text.styles[style].value
        var end = offset + 1
        while end < paragraph.content.upperBound, !isClusterStart[end] { end += 1 }
        if text.utf16[offset] == 0x09 {
            runs.append(Run(range: offset..<end, style: style, content: .tab, level: level, script: script))
        } else if let box = value.box, text.utf16[offset] == 0xFFFC || box.standsForAnyCharacter {
            runs.append(Run(range: offset..<end, style: style, content: .box(box), level: level, script: script))
        } else {
            let (face, isEmoji, own) = choose(offset..<end, font: value.font)
            if let own, own != script { script = own }
            append(offset..<end, style: style, face: face, isEmoji: isEmoji, level: level, script: script, hasOwnScript: own != nil)
        }
        return end
    }

    // MARK: Long runs

    /// A run that is longer ends where a line may end and the text before asks for it, so that an edit moves the cuts near it and no others.
    private static let shortestCut = 256

    private func isFull(from start: Int, at offset: Int) -> Bool {
        let count = offset - start
        return count >= Shaper.longestRun || count >= Self.shortestCut && breaks[offset] != .prohibited && isAnchor(offset)
    }

    /// By the four units before an offset, in a quarter of all places.
    private func isAnchor(_ offset: Int) -> Bool {
        var hash: UInt32 = 0
        for unit in text.utf16[(offset - 4)..<offset] { hash = (hash ^ UInt32(unit)) &* 0x0100_0193 }
        return hash &* 0x9E37_79B1 >> 30 == 0
    }

    /// Plain text goes on in the Latin run before it as far as it reaches: its face and script need no look at each character. Nil when the
    /// run is of another kind or full.
    private mutating func extendLatinRun(from offset: Int, in paragraph: TextAnalysis.Paragraph, _ levels: [UInt8]?, style: Int) -> Int? {
        let index = runs.count - 1
        guard index >= 0, runs[index].script == Shaper.latin, runs[index].style == style, runs[index].level == 0, !runs[index].isEmoji,
            runs[index].range.upperBound == offset, case .glyphs(let face?) = runs[index].content
        else { return nil }
        let span = text.styles[style]
        guard span.value.font.face === face, span.value.box == nil else { return nil }
        let units = text.utf16
        let start = runs[index].range.lowerBound
        let content = paragraph.content
        let limit = style + 1 < text.styles.count ? min(content.upperBound, span.range.upperBound) : content.upperBound
        var end = offset
        while end < limit, units[end] < 0x80, units[end] != 0x09, end + 1 >= isClusterStart.count || isClusterStart[end + 1] {
            if let levels, levels[end - content.lowerBound] != 0 { break }
            if end - start >= Self.shortestCut, isFull(from: start, at: end) { break }
            end += 1
        }
        guard end > offset else { return nil }
        runs[index].range = start..<end
        return end
    }

    private mutating func append(_ range: Range<Int>, style: Int, face: FontFace?, isEmoji: Bool, level: UInt8, script: UInt32, hasOwnScript: Bool) {
        if let last = runs.last, case .glyphs(let lastFace) = last.content, last.style == style, lastFace === face, last.level == level,
           last.range.upperBound == range.lowerBound, last.isEmoji == isEmoji, last.script == script || !hasOwnScript,
           !isFull(from: last.range.lowerBound, at: range.lowerBound) {
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
}
