// Draws what stands before the first line of a list's item. TextLayout+Drawing calls it for each line; a marker takes no room
// of its own, the paragraph's indent does.

import CoreGraphics
import Foundation

/// A sign or number before a paragraph.
package struct TextMarker: Hashable, Sendable {
    package var text: String
    /// The points from where it begins to where the line's text begins; a wider one ends before the text.
    package var distance: CGFloat
    package init(text: String, distance: CGFloat) {
        self.text = text
        self.distance = distance
    }
}

extension TextLayout {
    /// The marker of a line and where it begins, in points of the layout.
    package func marker(of line: Line) -> (layout: TextLayout, x: CGFloat)? {
        let paragraph = analysis.paragraphs[line.paragraph]
        guard line.range.lowerBound == paragraph.content.lowerBound, let marker = text.paragraph(at: line.range.lowerBound).marker else { return nil }
        var style = text.style(at: line.range.lowerBound)
        style.box = nil
        style.underline = 0
        style.strikethrough = 0
        style.background = nil
        let layout = TextLayout(StyledText(marker.text, style: style))
        let gap: CGFloat = 4
        let distance = max(marker.distance, layout.size.width + gap)
        if paragraph.level % 2 == 1, line.fragmentWidth.isFinite {
            let indent = text.paragraph(at: line.range.lowerBound).firstLineHeadIndent
            return (layout, line.fragmentX + line.fragmentWidth - indent + distance - layout.size.width)
        }
        return (layout, line.fragmentX + text.paragraph(at: line.range.lowerBound).firstLineHeadIndent - distance)
    }
}
