// CTTypesetter: attributed text from which an app makes lines itself, asking where each may end.
// A TextLayout of the whole text answers. CTFramesetter has one.

import CoreGraphics
import Foundation

/// Attributed text, ready to be made into lines.
public final class CTTypesetter: @unchecked Sendable {
    let layout: TextLayout
    let source: TextSource

    init(_ string: NSAttributedString) {
        // A copy: the app may go on with a mutable string.
        let own = NSAttributedString(attributedString: string)
        source = TextSource(string: own)
        layout = TextLayout(AttributedTextReader.styledText(own))
    }

    /// The paragraph whose content or separator contains the offset.
    func paragraph(at offset: Int) -> Int {
        layout.analysis.paragraphs.firstIndex { offset < $0.end } ?? layout.analysis.paragraphs.count - 1
    }

    /// Units from `start` that go on one line of a width, the separator included where it is reached.
    func units(from start: Int, width: Double, byCharacters: Bool) -> Int {
        guard start >= 0, start < layout.text.count else { return 0 }
        let paragraph = layout.analysis.paragraphs[paragraph(at: start)]
        guard start < paragraph.content.upperBound else { return paragraph.end - start }
        var style = layout.text.paragraph(at: start)
        style.breaking = byCharacters ? .charWrapping : .wordWrapping
        let end = layout.lineEnd(from: start, in: paragraph, available: max(0, CGFloat(width)), style: style)
        return (end == paragraph.content.upperBound ? paragraph.end : end) - start
    }
}

/// Creates a typesetter for an attributed string, which may change afterwards.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { CTTypesetter(string) }

/// A line of a part of the text; a length of 0 reaches to the end. It ends with the paragraph that it begins in.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let layout = typesetter.layout, count = layout.text.count
    let start = min(max(stringRange.location, 0), count)
    let index = typesetter.paragraph(at: start), paragraph = layout.analysis.paragraphs[index]
    let wanted = stringRange.length <= 0 ? count : min(start + stringRange.length, count)
    let end = max(min(wanted, paragraph.content.upperBound), min(start, paragraph.content.upperBound))
    let content = layout.line(min(start, end)..<end, paragraph: index, isLast: end >= paragraph.content.upperBound)
    return CTLine(layout: layout, content: content, source: typesetter.source)
}

/// UTF-16 units that go on a line of a width, ending between words where one fits.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.units(from: startIndex, width: width, byCharacters: false)
}

/// UTF-16 units that go on a line of a width, ending between any two characters.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.units(from: startIndex, width: width, byCharacters: true)
}
