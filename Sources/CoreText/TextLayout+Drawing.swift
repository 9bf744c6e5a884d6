// Paints a layout: backgrounds, shadows, glyphs, underlines and strikethroughs, line by line.
// UILabel and string drawing call `draw`; glyphs go through GlyphPainter. Changes no layout.

import CCairo
import CoreGraphics
import Foundation

extension TextLayout {
    /// Draws with the layout's top left corner at `origin`, y down, in points.
    package func draw(in context: CGContext, at origin: CGPoint) {
        FontLibrary.locked { paint(context, origin) }
    }

    /// Draws one line with its baseline starting at `point`.
    package func draw(line index: Int, in context: CGContext, baselineAt point: CGPoint) {
        guard lines.indices.contains(index) else { return }
        FontLibrary.locked {
            paintLine(lines[index], context, x: point.x, baseline: point.y)
        }
    }

    private func paint(_ context: CGContext, _ origin: CGPoint) {
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
        cairo_clip_extents(context.cairo, &left, &top, &right, &bottom)
        for line in lines {
            let lineTop = origin.y + line.top
            // Ascenders of tall scripts and shadows reach outside their line.
            let slack = line.height + 40
            guard Double(lineTop + line.height + slack) >= top, Double(lineTop - slack) <= bottom else { continue }
            paintLine(line, context, x: origin.x + line.x, baseline: origin.y + line.baseline)
        }
    }

    private func paintLine(_ line: Line, _ context: CGContext, x: CGFloat, baseline: CGFloat) {
        let cairo = context.cairo
        let kept = cairo_has_current_point(cairo) != 0 ? cairo_copy_path(cairo) : nil
        let segments = self.segments(of: line)
        for segment in segments {
            guard let background = segment.style.background else { continue }
            fill(cairo, CGRect(x: x + segment.x, y: baseline - line.ascent, width: segment.width, height: line.height), background)
        }
        for segment in segments { paintSegment(segment, line, context, x: x + segment.x, y: baseline - segment.style.baselineOffset) }
        cairo_new_path(cairo)
        if let kept {
            cairo_append_path(cairo, kept)
            cairo_path_destroy(kept)
        }
    }

    private func paintSegment(_ segment: Segment, _ line: Line, _ context: CGContext, x: CGFloat, y: CGFloat) {
        let cairo = context.cairo
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_new_path(cairo)
        switch segment.content {
        case .box(let box):
            box.draw(context, CGRect(x: x, y: y - box.bounds.maxY, width: box.bounds.width, height: box.bounds.height))
        case .mark(let mark):
            for line in mark.lines { mark.paintLine(line, context, x: x, baseline: y) }
        case .blank:
            decorate(cairo, segment, x, y, color: nil)
        case .glyphs(let face, let glyphs, let isEmoji):
            if let shadow = segment.style.shadow { paintShadow(cairo, segment, glyphs, face, shadow, x, y, line) }
            if isEmoji || face?.isColorBitmap == true {
                if let face { GlyphPainter.drawPictures(cairo, face: face, glyphs: glyphs, style: segment.style, x: x, y: y) }
            } else {
                decorate(cairo, segment, x, y, color: nil, strikes: false)
                paintGlyphs(cairo, segment, glyphs, face, x, y)
            }
            decorate(cairo, segment, x, y, color: nil, underlines: isEmoji)
        }
    }

    private func paintGlyphs(_ cairo: OpaquePointer, _ segment: Segment, _ glyphs: [ShapedGlyph], _ face: FontFace?, _ x: CGFloat, _ y: CGFloat) {
        guard let face else { return }
        let style = segment.style
        cairo_new_path(cairo)
        addOutlines(cairo, segment, glyphs, face, x, y)
        if style.strokeWidth <= 0 {
            set(cairo, style.color)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            if style.strokeWidth < 0 { cairo_fill_preserve(cairo) } else { cairo_fill(cairo) }
        }
        if style.strokeWidth != 0 {
            set(cairo, style.strokeColor ?? style.color)
            cairo_set_line_width(cairo, Double(abs(style.strokeWidth) / 100 * style.font.size))
            cairo_stroke(cairo)
        }
    }

    private func addOutlines(_ cairo: OpaquePointer, _ segment: Segment, _ glyphs: [ShapedGlyph], _ face: FontFace, _ x: CGFloat, _ y: CGFloat) {
        GlyphPainter.addPath(cairo, face: face, glyphs: glyphs, style: segment.style, x: x, y: y) { cluster in
            segment.spaceStretch != 0 && cluster < text.count && text.utf16[cluster] == 0x20 ? segment.spaceStretch : 0
        }
    }

    private func paintShadow(_ cairo: OpaquePointer, _ segment: Segment, _ glyphs: [ShapedGlyph], _ face: FontFace?, _ shadow: TextShadow, _ x: CGFloat, _ y: CGFloat, _ line: Line) {
        guard let face, !face.isColorBitmap, shadow.color.alpha > 0 else { return }
        let shadowX = x + shadow.offset.width, shadowY = y + shadow.offset.height
        if shadow.blurRadius <= 0.1 {
            cairo_new_path(cairo)
            addOutlines(cairo, segment, glyphs, face, shadowX, shadowY)
            set(cairo, shadow.color)
            cairo_fill(cairo)
        } else {
            let bounds = CGRect(x: shadowX - 4, y: shadowY - line.ascent - 4, width: segment.width + 8, height: line.height + 8)
            TextBlur.paint(cairo, bounds: bounds, radius: shadow.blurRadius, color: shadow.color) { inner in
                self.addOutlines(inner, segment, glyphs, face, shadowX, shadowY)
                cairo_fill(inner)
            }
        }
    }

    // MARK: Lines under and through

    private func decorate(_ cairo: OpaquePointer, _ segment: Segment, _ x: CGFloat, _ y: CGFloat, color: TextColor?, underlines: Bool = true, strikes: Bool = true) {
        let style = segment.style, metrics = style.font.metrics, size = style.font.size
        if underlines, style.underline & 0xFF != 0 {
            rule(cairo, style.underline, color: style.underlineColor ?? style.color, x: x, y: y + metrics.underlinePosition * size, width: segment.width, thickness: metrics.underlineThickness * size)
        }
        if strikes, style.strikethrough & 0xFF != 0 {
            rule(cairo, style.strikethrough, color: style.strikethroughColor ?? style.color, x: x, y: y - metrics.xHeight * size / 2, width: segment.width, thickness: metrics.underlineThickness * size)
        }
    }

    /// `style` holds `NSUnderlineStyle` bits: 1 single, 2 thick, 9 double; 0x100… a dash pattern.
    private func rule(_ cairo: OpaquePointer, _ style: Int, color: TextColor, x: CGFloat, y: CGFloat, width: CGFloat, thickness: CGFloat) {
        let isThick = style & 0xF == 2, isDouble = style & 0xF == 9
        let line = Double(max(0.5, thickness) * (isThick ? 2 : 1))
        cairo_new_path(cairo)
        set(cairo, color)
        cairo_set_line_width(cairo, line)
        var dashes: [Double] = switch style & 0x700 {
        case 0x100: [line, line * 2]
        case 0x200: [line * 5, line * 3]
        case 0x300: [line * 5, line * 2, line, line * 2]
        case 0x400: [line * 5, line * 2, line, line * 2, line, line * 2]
        default: []
        }
        cairo_set_dash(cairo, &dashes, Int32(dashes.count), 0)
        for index in 0..<(isDouble ? 2 : 1) {
            let at = Double(y) + Double(index) * line * 2
            cairo_move_to(cairo, Double(x), at)
            cairo_line_to(cairo, Double(x + width), at)
        }
        cairo_stroke(cairo)
    }

    private func fill(_ cairo: OpaquePointer, _ rect: CGRect, _ color: TextColor) {
        cairo_new_path(cairo)
        set(cairo, color)
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(cairo)
    }

    private func set(_ cairo: OpaquePointer, _ color: TextColor) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }
}
