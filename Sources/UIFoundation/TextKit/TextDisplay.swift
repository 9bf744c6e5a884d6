// A layout manager's display of its text beyond the storage's attributes: tinted links, hidden secrets, an empty last line.
// Text views set it; NSLayoutManager reads paragraphs through it.

import CoreText
import Foundation

package struct TextDisplay {
    /// Laid over the attributes of links.
    package var linkAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether a bullet replaces each character.
    package var isSecure = false
    /// The kinds of data that become links.
    package var detects: UIDataDetectorTypes = []
    /// The attributes of typing at the end of the text, which give the height of an empty line.
    package var emptyLineAttributes: [NSAttributedString.Key: Any] = [:]

    package init() {}
}

extension NSLayoutManager {
    /// The replacement of a part of the text; nil for the text itself.
    package func substitute(for range: Range<Int>) -> NSAttributedString? { display.isSecure ? nil : shownText?(NSRange(location: range.lowerBound, length: range.count)) }

    /// A part of the text for layout.
    package func styledText(_ units: [UInt16], _ range: Range<Int>, in container: NSTextContainer? = nil) -> StyledText {
        styledText(units, range, substitute(for: range), in: container)
    }

    package func styledText(_ units: [UInt16], _ range: Range<Int>, _ substitute: NSAttributedString?, in container: NSTextContainer?) -> StyledText {
        guard let storage = textStorage else { return StyledText("", style: AttributedTextReading.style([:])) }
        var shown = substitute.map { Array($0.string.utf16) } ?? Array(units[range])
        if display.isSecure { shown = Self.hidden(shown) }
        var styles: [(Range<Int>, TextStyle)] = []
        var paragraphs: [(Range<Int>, TextParagraph)] = []
        let found = display.detects.isEmpty ? [] : DataDetection.found(display.detects, in: String(decoding: shown, as: UTF16.self))
        let place = AttributedTextReading.Place(container: container, width: container?.size.width ?? 0, start: range.lowerBound)
        for run in shownRuns(substitute, in: storage, NSRange(location: range.lowerBound, length: range.count)) {
            let part = (run.range.location - range.lowerBound)..<(run.range.location + run.range.length - range.lowerBound)
            paragraphs.append((part, paragraph(run.attributes)))
            let link = run.attributes.merging(display.linkAttributes) { $1 }
            if run.attributes[.link] != nil {
                styles.append((part, AttributedTextReading.style(link, at: part.lowerBound, place)))
                continue
            }
            var start = part.lowerBound
            for match in found {
                let inner = (match.range.location..<(match.range.location + match.range.length)).clamped(to: start..<part.upperBound)
                guard !inner.isEmpty else { continue }
                if start < inner.lowerBound { styles.append((start..<inner.lowerBound, AttributedTextReading.style(run.attributes))) }
                styles.append((inner, AttributedTextReading.style(link)))
                start = inner.upperBound
            }
            if start < part.upperBound { styles.append((start..<part.upperBound, AttributedTextReading.style(run.attributes, at: start, place))) }
        }
        paragraphs = ListMarkers.place(flow.markers, from: range.lowerBound, in: paragraphs)
        return StyledText(utf16: shown, styles: styles, paragraphs: paragraphs, defaultStyle: AttributedTextReading.style(display.emptyLineAttributes))
    }

    private func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> TextParagraph {
        var paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.textParagraph() ?? TextParagraph()
        if !partsWords { paragraph.hyphenationFactor = 0 } else if paragraph.hyphenationFactor == 0 {
            ParagraphHyphenation.apply(hyphenationFactor == 0 && usesDefaultHyphenation ? 1 : hyphenationFactor, to: &paragraph)
        }
        return paragraph
    }

    /// The runs of a paragraph's replacement, with the storage's offsets; else the storage's own runs.
    private func shownRuns(_ substitute: NSAttributedString?, in storage: NSTextStorage, _ range: NSRange) -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
        guard let substitute else { return storage.runs(in: range) }
        var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
        substitute.enumerateAttributes(in: NSRange(location: 0, length: min(substitute.length, range.length)), options: []) { attributes, part, _ in
            runs.append((NSRange(location: part.location + range.location, length: part.length), attributes))
        }
        return runs
    }

    /// The runs that are drawn in a range.
    package func drawnRuns(in range: NSRange) -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
        guard let storage = textStorage else { return [] }
        guard shownText != nil, !display.isSecure else { return storage.runs(in: range) }
        flow.ensure()
        var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
        var offset = range.location
        while offset < range.location + range.length, !flow.blocks.isEmpty {
            let block = flow.blocks[flow.index(ofBlockAt: offset)]
            let whole = NSRange(location: block.start, length: block.length)
            for run in shownRuns(shownText?(whole), in: storage, whole) {
                let part = NSIntersectionRange(run.range, range)
                if part.length > 0 { runs.append((part, run.attributes)) }
            }
            offset = max(offset + 1, block.start + block.length)
        }
        return runs
    }

    /// Puts one bullet for each character; the further units of a character take no space. Separators stay.
    private static func hidden(_ units: [UInt16]) -> [UInt16] {
        units.map { unit in
            if (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029 { return unit }
            return unit & 0xFC00 == 0xDC00 ? 0x2060 : 0x2022
        }
    }
}
