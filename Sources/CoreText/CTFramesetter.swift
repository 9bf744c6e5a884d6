// CTFramesetter: attributed text that is filled into paths, as columns and shapes. CTFrame is what comes of it; a path that is not a
// rectangle hands out its rows by PathRows.

import CoreGraphics
import Foundation

/// Attributed text, ready to be filled into frames.
public final class CTFramesetter: @unchecked Sendable {
    let typesetter: CTTypesetter
    init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }

    func range(_ range: CFRange) -> Range<Int> {
        let count = typesetter.layout.text.count
        let start = min(max(range.location, 0), count)
        return start..<(range.length > 0 ? min(start + range.length, count) : count)
    }

    func layout(_ range: Range<Int>, size: CGSize, rows: PathRows? = nil) -> TextLayout {
        var options = TextLayout.Options()
        options.width = size.width > 0 && size.width < 1e7 ? size.width : .infinity
        options.height = size.height > 0 && size.height < 1e7 ? size.height : .infinity
        options.usesFontLeading = true
        options.naturalFollowsText = true
        if let rows { options.fragments = { top, height, _ in rows.places(from: top, height: height) } }
        return TextLayout(typesetter.layout.text.part(range), options: options)
    }
}

/// Reads the attributes that have names in Core Text, and UIKit's fonts, colours and paragraph styles.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { CTFramesetter(CTTypesetter(attrString)) }
/// Creates a framesetter for the text of a typesetter.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter) }
/// The typesetter that makes the framesetter's lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Fills lines into a path; those that do not fit whole are left out. A range of length 0 goes to the end of the text.
/// `frameAttributes` are kept for the app: text runs from top to bottom here in any case.
public func CTFramesetterCreateFrame(_ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?) -> CTFrame {
    let box = path.boundingBoxOfPath, range = framesetter.range(stringRange)
    let rows = path.isRect(nil) ? nil : PathRows(path, in: box)
    let layout = framesetter.layout(range, size: box.isNull ? .zero : box.size, rows: rows)
    return CTFrame(layout: layout, path: path, box: box, range: range, string: framesetter.typesetter.source.string, attributes: frameAttributes)
}

/// The points that the text takes within `constraints`; `fitRange` receives what fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = framesetter.range(stringRange)
    let layout = framesetter.layout(range, size: constraints)
    let end = layout.lines.last.map { layout.endWithSeparator($0) } ?? 0
    fitRange?.pointee = CFRange(location: range.lowerBound, length: end)
    return layout.size
}

extension TextLayout {
    /// Behind the separator where a line ends its paragraph.
    func endWithSeparator(_ line: Line) -> Int {
        let paragraph = analysis.paragraphs[line.paragraph]
        return line.range.upperBound >= paragraph.content.upperBound ? paragraph.end : line.range.upperBound
    }
}
