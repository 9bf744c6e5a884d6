// Parts the word that found no place on a line, and shows a hyphen where a line ends inside a word: by a dictionary, or at a
// soft hyphen of the text. TextLayout calls it while it fills lines; TextLayout+Segments places the mark.

import CoreGraphics
import Foundation

extension TextLayout {
    static let softHyphen: UInt16 = 0x00AD
    /// Longer words are parted as if they ended there.
    static let longestWord = 100

    /// The mark at a line's end, in the style of the unit before it.
    func hyphenLayout(at offset: Int) -> TextLayout {
        var style = text.style(at: max(0, offset - 1))
        style.box = nil
        return TextLayout(StyledText("\u{2010}", style: style))
    }

    func hyphenWidth(at offset: Int) -> CGFloat { hyphenLayout(at: offset).size.width }

    /// Whether a line that ends before a unit shows a hyphen.
    func showsHyphen(before offset: Int, in paragraph: TextAnalysis.Paragraph) -> Bool {
        guard offset > paragraph.content.lowerBound, offset < paragraph.content.upperBound else { return false }
        return text.utf16[offset - 1] == Self.softHyphen || hyphens.contains(offset)
    }

    /// A place in the word behind `lastBreak` where the line may end, when the line without it is shorter than the paragraph
    /// allows (NSParagraphStyle, hyphenationFactor: the width as broken without hyphenation in relation to the line's).
    func hyphenBreak(from start: Int, lastBreak: Int, in paragraph: TextAnalysis.Paragraph, available: CGFloat, style: TextParagraph) -> Int? {
        guard style.hyphenationFactor > 0, available > 0, let hyphenator = Hyphenation.hyphenator(for: style.language) else { return nil }
        let filled = lastBreak > start ? width(start..<lastBreak) : 0
        guard filled / available < style.hyphenationFactor else { return nil }
        guard let word = word(from: lastBreak, limit: paragraph.content.upperBound) else { return nil }
        // Measured from the line's start: tabs and spaces before the word count.
        for cut in hyphenator.breaks(in: Array(text.utf16[word])).reversed() {
            let offset = word.lowerBound + cut
            guard offset > start, analysis.isClusterStart[offset], options.allowsBreak?(offset) ?? true else { continue }
            if width(start..<offset) + hyphenWidth(at: offset) <= available + 0.01 {
                hyphens.insert(offset)
                return offset
            }
        }
        return nil
    }

    /// The letters of one word that begins at an offset or behind what opens it (a quotation mark, a bracket).
    private func word(from offset: Int, limit: Int) -> Range<Int>? {
        func isLetter(_ index: Int) -> Bool { Unicode.Scalar(text.utf16[index])?.properties.isAlphabetic == true && !isIdeographic(text.utf16[index]) }
        var start = offset
        while start < limit, !isLetter(start) {
            if isSpace(text.utf16[start]) { return nil }
            start += 1
        }
        var end = start
        while end < limit, isLetter(end), end - start < Self.longestWord { end += 1 }
        return end - start > 3 ? start..<end : nil
    }

    private func isIdeographic(_ unit: UInt16) -> Bool { (0x2E80...0xD7FF).contains(unit) || (0x0E00...0x0EFF).contains(unit) }
}
