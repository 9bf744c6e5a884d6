// Paints a layout: backgrounds, shadows, glyphs, underlines and strikethroughs, line by line.
// UILabel and string drawing call `draw`; glyphs go through GlyphPainter. Changes no layout.

import CCairo
import CoreGraphics
import Foundation

extension TextLayout {
    /// Draws with the layout's top left corner at `origin`, y down, in points.
    package func draw(in context: CGContext, at origin: CGPoint) {
        FontLibrary.locked {
            var boxes: [() -> Void] = []
            context.compose { cairo in paint(Pen(cairo, context), origin, context, &boxes) }
            boxes.forEach { $0() }
        }
    }

    /// What a drawing shows: layout managers draw backgrounds before they draw glyphs.
    package struct Parts: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let background = Parts(rawValue: 1)
        package static let glyphs = Parts(rawValue: 2)
        package static let underlines = Parts(rawValue: 4)
        package static let strikethroughs = Parts(rawValue: 8)
        /// Lines under and through the text.
        package static let decorations: Parts = [.underlines, .strikethroughs]
        package static let all: Parts = [.background, .glyphs, .decorations]
    }

    /// Draws parts of some lines, and of those only what belongs to `range`.
    package func draw(_ parts: Parts, lines chosen: Range<Int>, of range: Range<Int>, in context: CGContext, at origin: CGPoint) {
        FontLibrary.locked {
            var boxes: [() -> Void] = []
            context.compose { cairo in
                let pen = Pen(cairo, context)
                for line in lines[chosen.clamped(to: lines.indices)] {
                    let isWhole = range.lowerBound <= line.range.lowerBound && range.upperBound >= line.range.upperBound
                    cairo_save(cairo)
                    if !isWhole {
                        cairo_new_path(cairo)
                        for span in spans(of: range, in: line) {
                            cairo_rectangle(cairo, Double(origin.x + line.x + span.lowerBound), Double(origin.y + line.top - line.height), Double(span.upperBound - span.lowerBound), Double(line.height * 3))
                        }
                        cairo_clip(cairo)
                    }
                    paintLine(line, pen, x: origin.x + line.x, baseline: pen.pixelRounded(origin.y + line.baseline), context, &boxes, parts)
                    cairo_restore(cairo)
                }
            }
            boxes.forEach { $0() }
        }
    }

    /// Draws one line with its baseline starting at `point`, upright also where y points up.
    package func draw(line index: Int, in context: CGContext, baselineAt point: CGPoint) {
        guard lines.indices.contains(index) else { return }
        FontLibrary.locked {
            var boxes: [() -> Void] = []
            context.compose { cairo in
                cairo_translate(cairo, point.x, point.y)
                if !context.isFlipped { cairo_scale(cairo, 1, -1) }
                paintLine(lines[index], Pen(cairo, context), x: 0, baseline: 0, context, &boxes)
            }
            boxes.forEach { $0() }
        }
    }

    /// Draws parts of a line in text space, whose y points up, with the line's baseline beginning at `point` of it; the context's
    /// text matrix leads from there to user space.
    func draw(_ chosen: [Segment], of line: Line, in context: CGContext, at point: CGPoint = .zero) {
        FontLibrary.locked {
            var boxes: [() -> Void] = []
            context.compose { cairo in
                let m = context.textMatrix
                var matrix = cairo_matrix_t(xx: Double(m.a), yx: Double(m.b), xy: Double(m.c), yy: Double(m.d), x0: Double(m.tx), y0: Double(m.ty))
                cairo_transform(cairo, &matrix)
                cairo_translate(cairo, Double(point.x), Double(point.y))
                cairo_scale(cairo, 1, -1)
                paint(chosen, of: line, Pen(cairo, context), x: 0, baseline: 0, context, &boxes, .all)
            }
            boxes.forEach { $0() }
        }
    }

    /// A cairo context with the alpha that the CGContext multiplies colours with.
    struct Pen {
        let cairo: OpaquePointer
        let alpha: Double
        let contextColor: TextColor

        init(_ cairo: OpaquePointer, _ context: CGContext) {
            self.cairo = cairo
            let own = context.fillColor.alpha
            contextColor = context.fillColor.carriedColor
            var alpha = 1.0
            context.useFillColor(cairo)
            if own > 0, cairo_pattern_get_rgba(cairo_get_source(cairo), nil, nil, nil, &alpha) == CAIRO_STATUS_SUCCESS { alpha /= own } else { alpha = 1 }
            self.alpha = alpha
        }

        init(plain cairo: OpaquePointer) {
            self.cairo = cairo
            alpha = 1
            contextColor = .black
        }

        /// Baselines stand on whole pixels while the context is not turned: horizontal strokes stay sharp.
        func pixelRounded(_ y: CGFloat) -> CGFloat {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            guard matrix.xy == 0, matrix.yx == 0, abs(matrix.yy) > 0.01 else { return y }
            return CGFloat(((Double(y) * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy)
        }

        func set(_ color: TextColor) { cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha) }
    }

    private func paint(_ pen: Pen, _ origin: CGPoint, _ context: CGContext, _ boxes: inout [() -> Void]) {
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
        cairo_clip_extents(pen.cairo, &left, &top, &right, &bottom)
        for line in lines {
            let lineTop = origin.y + line.top
            // Ascenders of tall scripts and shadows reach outside their line.
            let slack = line.height + 40
            guard Double(lineTop + line.height + slack) >= top, Double(lineTop - slack) <= bottom else { continue }
            paintLine(line, pen, x: origin.x + line.x, baseline: pen.pixelRounded(origin.y + line.baseline), context, &boxes)
        }
    }

    private func paintLine(_ line: Line, _ pen: Pen, x: CGFloat, baseline: CGFloat, _ context: CGContext, _ boxes: inout [() -> Void], _ parts: Parts = .all) {
        if parts.contains(.glyphs), let marker = marker(of: line), let only = marker.layout.lines.first {
            marker.layout.paintLine(only, pen, x: x - line.x + marker.x, baseline: baseline, context, &boxes)
        }
        // A line may reach far out of what is seen: a million characters that are cut off.
        let segments = visible(self.segments(of: line), line, pen, x: x)
        paint(segments, of: line, pen, x: x, baseline: baseline, context, &boxes, parts)
    }

    private func paint(_ segments: [Segment], of line: Line, _ pen: Pen, x: CGFloat, baseline: CGFloat, _ context: CGContext, _ boxes: inout [() -> Void], _ parts: Parts) {
        for segment in segments where parts.contains(.background) {
            guard let background = segment.style.background else { continue }
            fill(pen, CGRect(x: x + segment.x, y: baseline - line.ascent, width: segment.width, height: line.height), background)
        }
        for segment in segments where parts != .background {
            let y = baseline - segment.style.baselineOffset
            if case .box(let box) = segment.content {
                let rect = CGRect(x: x + segment.x, y: y - box.bounds.maxY, width: box.bounds.width, height: box.bounds.height)
                boxes.append { box.draw(context, rect) }
            } else if case .mark(let mark) = segment.content {
                for line in mark.lines { mark.paintLine(line, pen, x: x + segment.x, baseline: y, context, &boxes) }
            } else {
                paintSegment(segment, line, pen, x: x + segment.x, y: y, parts)
            }
        }
    }

    private func visible(_ segments: [Segment], _ line: Line, _ pen: Pen, x: CGFloat) -> [Segment] {
        guard segments.count > 4 else { return segments }
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
        cairo_clip_extents(pen.cairo, &left, &top, &right, &bottom)
        return segments.filter { segment in
            let shadow = segment.style.shadow.map { abs($0.offset.width) + 3 * $0.blurRadius } ?? 0
            let slack = line.height + 40 + shadow
            return Double(x + segment.x + segment.width + slack) >= left && Double(x + segment.x - slack) <= right
        }
    }

    private func paintSegment(_ segment: Segment, _ line: Line, _ pen: Pen, x: CGFloat, y: CGFloat, _ parts: Parts) {
        cairo_save(pen.cairo)
        defer { cairo_restore(pen.cairo) }
        cairo_new_path(pen.cairo)
        let under = parts.contains(.underlines), through = parts.contains(.strikethroughs)
        guard case .glyphs(let face, let glyphs, let isEmoji) = segment.content, parts.contains(.glyphs) else {
            decorate(pen, segment, x, y, underlines: under, strikes: through)
            return
        }
        if let shadow = segment.style.shadow { paintShadow(pen, segment, glyphs, face, shadow, x, y, line) }
        decorate(pen, segment, x, y, underlines: under, strikes: false)
        if isEmoji || face?.isColorBitmap == true {
            if let face { GlyphPainter.drawPictures(pen.cairo, face: face, glyphs: glyphs, style: segment.style, alpha: Double(segment.style.color.alpha) * pen.alpha, x: x, y: y) }
        } else {
            paintGlyphs(pen, segment, glyphs, face, x, y)
        }
        decorate(pen, segment, x, y, underlines: false, strikes: through)
    }

    private func paintGlyphs(_ pen: Pen, _ segment: Segment, _ glyphs: [ShapedGlyph], _ face: FontFace?, _ x: CGFloat, _ y: CGFloat) {
        guard let face else { return }
        let style = segment.style
        cairo_new_path(pen.cairo)
        if style.strokeWidth <= 0 { pen.set(style.usesContextColor ? pen.contextColor : style.color) }
        if style.strokeWidth == 0, GlyphPainter.fillByMasks(pen.cairo, face: face, glyphs: glyphs, style: style, x: x, y: y, stretch: { stretch($0, segment) }) { return }
        addOutlines(pen, segment, glyphs, face, x, y)
        if style.strokeWidth <= 0 {
            cairo_set_fill_rule(pen.cairo, CAIRO_FILL_RULE_WINDING)
            if style.strokeWidth < 0 { cairo_fill_preserve(pen.cairo) } else { cairo_fill(pen.cairo) }
        }
        if style.strokeWidth != 0 {
            pen.set(style.strokeColor ?? (style.usesContextColor ? pen.contextColor : style.color))
            cairo_set_line_width(pen.cairo, Double(abs(style.strokeWidth) / 100 * style.font.size))
            cairo_stroke(pen.cairo)
        }
    }

    private func addOutlines(_ pen: Pen, _ segment: Segment, _ glyphs: [ShapedGlyph], _ face: FontFace, _ x: CGFloat, _ y: CGFloat) {
        GlyphPainter.addPath(pen.cairo, face: face, glyphs: glyphs, style: segment.style, x: x, y: y) { stretch($0, segment) }
    }

    /// What justification adds after a space.
    private func stretch(_ cluster: Int, _ segment: Segment) -> CGFloat {
        segment.spaceStretch != 0 && cluster < text.count && text.utf16[cluster] == 0x20 ? segment.spaceStretch : 0
    }

    private func paintShadow(_ pen: Pen, _ segment: Segment, _ glyphs: [ShapedGlyph], _ face: FontFace?, _ shadow: TextShadow, _ x: CGFloat, _ y: CGFloat, _ line: Line) {
        guard let face, !face.isColorBitmap, shadow.color.alpha > 0 else { return }
        let shadowX = x + shadow.offset.width, shadowY = y + shadow.offset.height
        if shadow.blurRadius <= 0.1 {
            cairo_new_path(pen.cairo)
            addOutlines(pen, segment, glyphs, face, shadowX, shadowY)
            pen.set(shadow.color)
            cairo_fill(pen.cairo)
        } else {
            let bounds = CGRect(x: shadowX - 4, y: shadowY - line.ascent - 4, width: segment.width + 8, height: line.height + 8)
            TextBlur.paint(pen.cairo, bounds: bounds, radius: shadow.blurRadius, color: shadow.color) { inner in
                self.addOutlines(Pen(plain: inner), segment, glyphs, face, shadowX, shadowY)
                cairo_fill(inner)
            }
        }
    }

    // MARK: Lines under and through

    private func decorate(_ pen: Pen, _ segment: Segment, _ x: CGFloat, _ y: CGFloat, underlines: Bool = true, strikes: Bool = true) {
        let style = segment.style, metrics = style.font.metrics, size = style.font.size
        if underlines, style.underline & 0xFF != 0 {
            rule(pen, style.underline, color: style.underlineColor ?? style.color, x: x, y: y + metrics.underlinePosition * size, width: segment.width, thickness: metrics.underlineThickness * size)
        }
        if strikes, style.strikethrough & 0xFF != 0 {
            rule(pen, style.strikethrough, color: style.strikethroughColor ?? style.color, x: x, y: y - metrics.xHeight * size / 2, width: segment.width, thickness: metrics.underlineThickness * size)
        }
    }

    /// `style` holds `NSUnderlineStyle` bits: 1 single, 2 thick, 9 double; 0x100… a dash pattern.
    private func rule(_ pen: Pen, _ style: Int, color: TextColor, x: CGFloat, y: CGFloat, width: CGFloat, thickness: CGFloat) {
        let isThick = style & 0xF == 2, isDouble = style & 0xF == 9
        let line = Double(max(0.5, thickness) * (isThick ? 2 : 1))
        cairo_new_path(pen.cairo)
        pen.set(color)
        cairo_set_line_width(pen.cairo, line)
        var dashes: [Double] = switch style & 0x700 {
        case 0x100: [line, line * 2]
        case 0x200: [line * 5, line * 3]
        case 0x300: [line * 5, line * 2, line, line * 2]
        case 0x400: [line * 5, line * 2, line, line * 2, line, line * 2]
        default: []
        }
        cairo_set_dash(pen.cairo, &dashes, Int32(dashes.count), 0)
        for index in 0..<(isDouble ? 2 : 1) {
            let at = Double(y) + Double(index) * line * 2
            cairo_move_to(pen.cairo, Double(x), at)
            cairo_line_to(pen.cairo, Double(x + width), at)
        }
        cairo_stroke(pen.cairo)
    }

    private func fill(_ pen: Pen, _ rect: CGRect, _ color: TextColor) {
        cairo_new_path(pen.cairo)
        pen.set(color)
        cairo_rectangle(pen.cairo, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(pen.cairo)
    }
}
