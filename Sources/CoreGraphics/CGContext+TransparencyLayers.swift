// Transparency layers: what is drawn between begin and end is composited as one,
// with the alpha, blend mode and shadow that were set before.

internal import CCairo
import Foundation

extension CGContext {
    /// Drawing goes to a layer until the matching end, with alpha, blend mode and shadow set back. `auxiliaryInfo` is not used.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        stack.append(state)
        cairo_identity_matrix(target)
        cairo_push_group(target)
        layerDepths.append(stack.count)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.masks = []
    }

    /// Begins a transparency layer of which only `rect`, in user space, will be kept.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        stack.append(state)
        cairo_save(target)
        clip(to: rect)
        cairo_identity_matrix(target)
        cairo_push_group(target)
        layerDepths.append(stack.count)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.masks = []
        boundedLayers.insert(layerDepths.count)
    }

    /// Does nothing without a matching begin.
    public func endTransparencyLayer() {
        guard let depth = layerDepths.last else { return }
        while stack.count > depth { restoreGState() }
        popMasks(downTo: 0)
        let isBounded = boundedLayers.remove(layerDepths.count) != nil
        layerDepths.removeLast()
        cairo_identity_matrix(target)
        let group = cairo_pop_group(target)
        if let saved = stack.popLast() { state = saved }
        if let group {
            paintGroup(group)
            cairo_pattern_destroy(group)
        }
        if isBounded { cairo_restore(target) }
    }

    /// Keeps only what `cover` covers of everything drawn in the innermost layer (CALayer.mask).
    package func intersect(with cover: CGImage, in rect: CGRect) {
        let saved = state
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .destinationIn
        cairo_save(target)
        compose { cr in
            guard let pattern = cairo_pattern_create_for_surface(cover.surface) else { return }
            let sx = Double(cover.width) / rect.width, sy = Double(cover.height) / rect.height
            var matrix = cairo_matrix_t(xx: sx, yx: 0, xy: 0, yy: sy, x0: -rect.minX * sx, y0: -rect.minY * sy)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_set_source(cr, pattern)
            cairo_pattern_destroy(pattern)
            cairo_paint(cr)
        }
        cairo_restore(target)
        state = saved
    }

    /// Multiplies the colours of everything drawn in the innermost layer, inside the clip; its alpha stays.
    package func multiplyLayer(red: CGFloat, green: CGFloat, blue: CGFloat) {
        guard let group = cairo_get_group_target(target), cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE else { return }
        var dx = 0.0, dy = 0.0
        cairo_surface_get_device_offset(group, &dx, &dy)
        cairo_surface_flush(group)
        let width = Int(cairo_image_surface_get_width(group)), height = Int(cairo_image_surface_get_height(group))
        let area = deviceClipBounds.offsetBy(dx: dx, dy: dy).integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1, let pixels = cairo_image_surface_get_data(group) else { return }
        func factor(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        func times(_ value: UInt8, _ factor: Int) -> UInt8 { UInt8((Int(value) * factor + 127) / 255) }
        let (b, g, r) = (factor(blue), factor(green), factor(red)), stride = Int(cairo_image_surface_get_stride(group))
        for y in Int(area.minY)..<Int(area.maxY) {
            var p = pixels + y * stride + Int(area.minX) * 4
            for _ in 0..<Int(area.width) {
                if p[3] != 0 {
                    p[0] = times(p[0], b)
                    p[1] = times(p[1], g)
                    p[2] = times(p[2], r)
                }
                p += 4
            }
        }
        cairo_surface_mark_dirty(group)
    }

    private func paintGroup(_ group: OpaquePointer) {
        // The group's matrix maps the space that is current now; compose sets the user matrix, so the
        // pattern is re-based on device space.
        let surface = cairoSurface(of: group)
        guard let surface else { return }
        var dx = 0.0, dy = 0.0
        cairo_surface_get_device_offset(surface, &dx, &dy)
        let t = state.ctm
        compose { cr in
            cairo_save(cr)
            var current = cairo_matrix_t()
            cairo_get_matrix(cr, &current)
            cairo_identity_matrix(cr)
            cairo_translate(cr, current.x0 - t.tx, current.y0 - t.ty)
            cairo_set_source_surface(cr, surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
            if state.alpha < 1 { cairo_paint_with_alpha(cr, state.alpha) } else { cairo_paint(cr) }
            cairo_restore(cr)
        }
    }

    private func cairoSurface(of group: OpaquePointer) -> OpaquePointer? {
        var surface: OpaquePointer?
        return cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS ? surface : nil
    }
}
