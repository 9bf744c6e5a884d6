// Draws the lines of a layout manager into the current graphics context, backgrounds before glyphs.
// NSLayoutManager has the members that apps override; TextLayout paints.

import CoreGraphics
import CoreText
import Foundation

extension NSLayoutManager {
    package func paintBackground(_ range: NSRange, at origin: CGPoint) {
        guard range.length > 0, let context = assumingMainActor({ UIGraphicsGetCurrentContext() }) else { return }
        for run in drawnRuns(in: range) {
            guard let color = run.attributes[.backgroundColor] as? UIColor else { continue }
            var rects: [CGRect] = []
            for line in flow.lines(in: run.range) { rects += spans(of: run.range, in: line).map { $0.offsetBy(dx: origin.x, dy: origin.y) } }
            guard !rects.isEmpty else { continue }
            context.saveGState()
            context.setFillColor(color.cgColor)
            fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: run.range, color: color)
            context.restoreGState()
        }
    }

    /// Glyphs, then the lines under and through them, each by the member that an app may override.
    package func paintGlyphs(_ range: NSRange, at origin: CGPoint) {
        guard type(of: self) != NSLayoutManager.self else {
            paint([.glyphs, .decorations], range, at: origin)
            return
        }
        paint(.glyphs, range, at: origin)
        for run in drawnRuns(in: range) {
            let under = style(run.attributes[.underlineStyle]), through = style(run.attributes[.strikethroughStyle])
            guard !under.isEmpty || !through.isEmpty else { continue }
            for line in flow.lines(in: run.range) {
                let part = NSIntersectionRange(run.range, line.range)
                if !under.isEmpty { underlineGlyphRange(part, underlineType: under, lineFragmentRect: line.fragment, lineFragmentGlyphRange: line.range, containerOrigin: origin) }
                if !through.isEmpty { strikethroughGlyphRange(part, strikethroughType: through, lineFragmentRect: line.fragment, lineFragmentGlyphRange: line.range, containerOrigin: origin) }
            }
        }
    }

    private func style(_ value: Any?) -> NSUnderlineStyle {
        value as? NSUnderlineStyle ?? NSUnderlineStyle(rawValue: AttributedTextReading.number(value).map { Int($0) } ?? 0)
    }

    package func paint(_ parts: TextLayout.Parts, _ range: NSRange, at origin: CGPoint) {
        guard range.length > 0, let context = assumingMainActor({ UIGraphicsGetCurrentContext() }) else { return }
        let lines = flow.lines(in: range)
        var index = 0
        while index < lines.count {
            // The lines of a block are drawn together.
            let block = lines[index].block
            var end = index
            while end < lines.count, lines[end].block == block { end += 1 }
            let start = flow.blocks[block].start
            let part = (range.location - start)..<(range.location + range.length - start)
            lines[index].layout.draw(
                parts, lines: lines[index].line..<(lines[end - 1].line + 1), of: part, in: context,
                at: CGPoint(x: origin.x + lines[index].origin.x, y: origin.y + lines[index].origin.y))
            index = end
        }
    }
}
