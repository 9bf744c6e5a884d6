// Building, filling, stroking and clipping with the current path, which is kept in
// device space, so that a later change of the matrix does not move it (as in Quartz).

internal import CCairo
import Foundation

extension CGContext {
    // MARK: Building

    /// Forgets the current path.
    public func beginPath() { devicePath.elements.removeAll(keepingCapacity: true) }
    /// A line back to where this part of the path began.
    public func closePath() { devicePath.closeSubpath() }
    /// Begins a new part of the path, in user space.
    public func move(to point: CGPoint) { devicePath.move(to: point, transform: state.ctm) }
    /// Does nothing without a current point.
    public func addLine(to point: CGPoint) { devicePath.addLine(to: point, transform: state.ctm) }
    /// A new part of the path through these points.
    public func addLines(between points: [CGPoint]) { devicePath.addLines(between: points, transform: state.ctm) }
    /// A closed part, whose corners follow the present matrix.
    public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: state.ctm) }
    /// A closed part for each.
    public func addRects(_ rects: [CGRect]) { devicePath.addRects(rects, transform: state.ctm) }
    /// A closed part that touches the rectangle's sides.
    public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: state.ctm) }
    /// Adds a path. Its points follow the present matrix; later changes of the matrix do not move them.
    public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: state.ctm) }

    /// A cubic curve; does nothing without a current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        devicePath.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
    }

    /// A quadratic curve; does nothing without a current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        devicePath.addQuadCurve(to: end, control: control, transform: state.ctm)
    }

    /// Radians; `clockwise` is meant with y up, so it looks the other way in UIKit's contexts.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        devicePath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: state.ctm)
    }

    /// An arc that touches two lines, from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
    }

    /// A copy of the current path in user space.
    public var path: CGPath? {
        devicePath.isEmpty || !state.ctm.isInvertible ? nil : CGPath(elements: devicePath.mapped(state.ctm.inverted()))
    }

    /// True after the path was painted or clipped to.
    public var isPathEmpty: Bool { devicePath.isEmpty }
    /// The end of the path so far, in user space of the present matrix.
    public var currentPointOfPath: CGPoint { devicePath.currentPoint.applying(state.ctm.inverted()) }
    /// In user space, control points included; null when empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Whether painting by `mode` would fill the point; lines do not count.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return devicePath.contains(point.applying(state.ctm), using: rule)
    }

    /// The current path becomes the outline that `strokePath()` would paint, without dashes.
    public func replacePathWithStrokedPath() {
        guard let stroked = path?.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin, miterLimit: state.miterLimit)
        else { return }
        beginPath()
        addPath(stroked)
    }

    // MARK: Painting

    /// Open parts count as closed. Ends the current path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(devicePath.elements, rule: rule)
        beginPath()
    }

    /// Draws the line of the current path by the line state, and ends the path.
    public func strokePath() {
        stroke(devicePath.elements)
        beginPath()
    }

    /// Fills first, then strokes. Ends the current path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        if mode != .stroke { fill(devicePath.elements, rule: rule) }
        if mode != .fill, mode != .eoFill { stroke(devicePath.elements) }
        beginPath()
    }

    /// Leaves the current path alone.
    public func fill(_ rect: CGRect) {
        fill(CGPath(rect: rect, transform: nil).mapped(state.ctm), rule: .winding)
    }

    /// Fills rectangles as one path, so that an overlap is filled once.
    public func fill(_ rects: [CGRect]) {
        fill(CGPath { $0.addRects(rects) }.mapped(state.ctm), rule: .winding)
    }

    /// Fills an ellipse; the current path stays.
    public func fillEllipse(in rect: CGRect) {
        fill(CGPath(ellipseIn: rect, transform: nil).mapped(state.ctm), rule: .winding)
    }

    /// Draws the outline of a rectangle by the line state, half of the width on each side.
    public func stroke(_ rect: CGRect) {
        stroke(CGPath(rect: rect, transform: nil).mapped(state.ctm))
    }

    /// Draws the outline of a rectangle, `width` wide in user space for this rectangle only.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let saved = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = saved
    }

    /// Draws the outline of an ellipse by the line state.
    public func strokeEllipse(in rect: CGRect) {
        stroke(CGPath(ellipseIn: rect, transform: nil).mapped(state.ctm))
    }

    /// Separate lines between points 0–1, 2–3, …
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes `rect` transparent.
    public func clear(_ rect: CGRect) {
        guard state.ctm.isInvertible else { return }
        isTouched = true
        cairo_set_operator(target, CAIRO_OPERATOR_CLEAR)
        cairo_identity_matrix(target)
        cairo_new_path(target)
        emit(CGPath(rect: rect, transform: nil).mapped(state.ctm), to: target)
        cairo_fill(target)
        client?.store(from: surface)
    }

    func fill(_ elements: [CGPath.Element], rule: CGPathFillRule) {
        if elements.isEmpty { return }
        let bounding = state.blendMode.needsBounding
        compose { cr in
            emitInDeviceSpace(elements, to: cr)
            cairo_set_fill_rule(cr, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            useFillColor(cr)
            if bounding {
                cairo_save(cr)
                cairo_clip(cr)
                cairo_paint(cr)
                cairo_restore(cr)
            } else {
                cairo_fill(cr)
            }
        }
    }

    func stroke(_ elements: [CGPath.Element]) {
        if elements.isEmpty { return }
        compose { cr in
            emitInDeviceSpace(elements, to: cr)
            useStrokeColor(cr)
            useLineState(cr)
            cairo_stroke(cr)
        }
    }

    // MARK: Clipping

    /// Narrows the clip to the current path, and ends the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(devicePath.elements, rule: rule)
        beginPath()
    }

    /// Narrows the clip; the current path stays.
    public func clip(to rect: CGRect) {
        clip(CGPath(rect: rect, transform: nil).mapped(state.ctm), rule: .winding)
    }

    /// Narrows the clip to what lies in any of them.
    public func clip(to rects: [CGRect]) {
        clip(CGPath { $0.addRects(rects) }.mapped(state.ctm), rule: .winding)
    }

    /// Back to the whole bitmap, beyond what `saveGState()` kept.
    public func resetClip() { cairo_reset_clip(target) }

    /// The clip's bounds in user space.
    public var boundingBoxOfClipPath: CGRect {
        guard state.ctm.isInvertible else { return .null }
        let box = deviceClipBounds
        return box.width <= 0 || box.height <= 0 ? .null : box.applying(state.ctm.inverted())
    }

    private func clip(_ elements: [CGPath.Element], rule: CGPathFillRule) {
        cairo_identity_matrix(target)
        cairo_new_path(target)
        emit(elements, to: target)
        cairo_set_antialias(target, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(target, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(target)
    }

    // MARK: cairo

    /// Gives `cr`, whose matrix is the current one, a path that is in device space already.
    private func emitInDeviceSpace(_ elements: [CGPath.Element], to cr: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let t = state.ctm
        cairo_identity_matrix(cr)
        cairo_translate(cr, matrix.x0 - t.tx, matrix.y0 - t.ty)
        cairo_new_path(cr)
        emit(elements, to: cr)
        cairo_set_matrix(cr, &matrix)
    }

    func emit(_ elements: [CGPath.Element], to cr: OpaquePointer) {
        CGPath.emit(elements, to: cr)
    }
}

extension CGPath {
    /// cairo counts in 24.8 fixed point: beyond this, coordinates would wrap.
    private static func clamp(_ value: CGFloat) -> Double {
        value.isFinite ? min(max(value, -4_000_000), 4_000_000) : 0
    }

    static func emit(_ elements: [Element], to cr: OpaquePointer) {
        var current = CGPoint.zero, start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                cairo_move_to(cr, clamp(p.x), clamp(p.y))
                current = p
                start = p
            case .line(let p):
                cairo_line_to(cr, clamp(p.x), clamp(p.y))
                current = p
            case .quad(let c, let p):
                let x1 = current.x + (c.x - current.x) * 2 / 3, y1 = current.y + (c.y - current.y) * 2 / 3
                let x2 = p.x + (c.x - p.x) * 2 / 3, y2 = p.y + (c.y - p.y) * 2 / 3
                cairo_curve_to(cr, clamp(x1), clamp(y1), clamp(x2), clamp(y2), clamp(p.x), clamp(p.y))
                current = p
            case .cubic(let c1, let c2, let p):
                cairo_curve_to(cr, clamp(c1.x), clamp(c1.y), clamp(c2.x), clamp(c2.y), clamp(p.x), clamp(p.y))
                current = p
            case .close:
                cairo_close_path(cr)
                current = start
            }
        }
    }
}
