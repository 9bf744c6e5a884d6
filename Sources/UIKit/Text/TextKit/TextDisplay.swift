// How a layout manager shows its text beyond the storage's attributes: tinted links, hidden secrets, an empty last line.
// Text views set it; NSLayoutManager reads paragraphs through it.

import CoreText
import Foundation

struct TextDisplay {
    /// Laid over the attributes of links.
    var linkAttributes: [NSAttributedString.Key: Any] = [:]
    /// A bullet stands for each character.
    var isSecure = false
    /// What becomes a link by itself.
    var detects: UIDataDetectorTypes = []
    /// What typing would have at the end of the text: the height of an empty line.
    var emptyLineAttributes: [NSAttributedString.Key: Any] = [:]
}

extension NSLayoutManager {
    /// A part of the text for layout.
    func styledText(_ units: [UInt16], _ range: Range<Int>, in container: NSTextContainer? = nil) -> StyledText {
        guard let storage = textStorage else { return StyledText("", style: AttributedTextReading.style([:])) }
        var shown = Array(units[range])
        if display.isSecure { shown = Self.hidden(shown) }
        var styles: [(Range<Int>, TextStyle)] = []
        var paragraphs: [(Range<Int>, TextParagraph)] = []
        let found = display.detects.isEmpty ? [] : DataDetection.found(display.detects, in: String(decoding: units[range], as: UTF16.self))
        let place = AttributedTextReading.Place(container: container, width: container?.size.width ?? 0, start: range.lowerBound)
        for run in storage.runs(in: NSRange(location: range.lowerBound, length: range.count)) {
            let part = (run.range.location - range.lowerBound)..<(run.range.location + run.range.length - range.lowerBound)
            paragraphs.append((part, (run.attributes[.paragraphStyle] as? NSParagraphStyle)?.textParagraph() ?? TextParagraph()))
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
        return StyledText(utf16: shown, styles: styles, paragraphs: paragraphs, defaultStyle: AttributedTextReading.style(display.emptyLineAttributes))
    }

    /// One bullet a character; the units that follow in it take no room. Separators stay.
    private static func hidden(_ units: [UInt16]) -> [UInt16] {
        units.map { unit in
            if (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029 { return unit }
            return unit & 0xFC00 == 0xDC00 ? 0x2060 : 0x2022
        }
    }
}
