// Linear and radial gradients, clipped to the current clip.

internal import CCairo
import Foundation

extension CGContext {
    /// Colours change from `start` to `end`; `options` say whether the ends go on beyond.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return }
        paint(gradient, options: options, pattern: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    }

    /// Colours change from one circle to the other; `options` say whether the ends go on beyond. Numbers that are not finite and negative
    /// radii draw nothing.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let numbers = [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius]
        guard numbers.allSatisfy(\.isFinite), startRadius >= 0, endRadius >= 0 else { return }
        paint(gradient, options: options, pattern: cairo_pattern_create_radial(
            startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius))
    }

    /// Colours change clockwise around `center`, beginning at `angle` radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.x.isFinite, center.y.isFinite, angle.isFinite, state.ctm.isInvertible else { return }
        let box = boundingBoxOfClipPath
        if box.isNull { return }
        let corners = [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY)]
        let radius = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
        let slices = 360
        compose { cr in
            cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE)
            for index in 0..<slices {
                let from = angle + 2 * .pi * CGFloat(index) / CGFloat(slices), to = from + 2 * .pi / CGFloat(slices)
                let rgba = gradient.color(at: (CGFloat(index) + 0.5) / CGFloat(slices))
                cairo_new_path(cr)
                cairo_move_to(cr, center.x, center.y)
                cairo_arc(cr, center.x, center.y, radius * 1.01, from, to)
                cairo_close_path(cr)
                cairo_set_source_rgba(cr, rgba[0], rgba[1], rgba[2], rgba[3] * state.alpha)
                cairo_fill(cr)
            }
        }
    }

    private func paint(_ gradient: CGGradient, options: CGGradientDrawingOptions, pattern: OpaquePointer?) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        func add(_ place: CGFloat, _ color: CGColor, alpha: CGFloat) {
            let rgba = color.sRGB
            cairo_pattern_add_color_stop_rgba(pattern, place, rgba.red, rgba.green, rgba.blue, rgba.alpha * alpha)
        }
        if let first = gradient.stops.first, !options.contains(.drawsBeforeStartLocation) {
            add(0, first.color, alpha: 0)
            add(0, first.color, alpha: state.alpha)
        }
        for stop in gradient.stops { add(stop.location, stop.color, alpha: state.alpha) }
        if let last = gradient.stops.last, !options.contains(.drawsAfterEndLocation) {
            add(1, last.color, alpha: state.alpha)
            add(1, last.color, alpha: 0)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        compose { cr in
            cairo_set_source(cr, pattern)
            cairo_paint(cr)
        }
    }
}

extension CGGradient {
    /// Red, green, blue, alpha at a place 0…1.
    func color(at place: CGFloat) -> [CGFloat] {
        func list(_ color: CGColor) -> [CGFloat] {
            let c = color.sRGB
            return [c.red, c.green, c.blue, c.alpha]
        }
        guard let first = stops.first, let last = stops.last else { return [0, 0, 0, 0] }
        if place <= first.location { return list(first.color) }
        for (from, to) in zip(stops, stops.dropFirst()) where place <= to.location {
            let t = to.location > from.location ? (place - from.location) / (to.location - from.location) : 1
            return zip(list(from.color), list(to.color)).map { $0 + ($1 - $0) * t }
        }
        return list(last.color)
    }
}
