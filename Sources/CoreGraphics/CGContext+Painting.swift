// `compose`, through which everything is painted: it adds matrix, blend mode and
// shadow. Called by paths, images, gradients, layers here and by CoreText's glyphs.

internal import CCairo
import Foundation

extension CGContext {
    /// Runs `draw` with a cairo context in user space; it sets its source and paints.
    ///
    /// With a shadow, `draw` runs twice, first into a mask.
    package func compose(_ draw: (OpaquePointer) -> Void) {
        guard state.ctm.isInvertible, cairo_status(target) == CAIRO_STATUS_SUCCESS else { return }
        isTouched = true
        if let shadow = state.shadow { paint(shadow, of: draw) }
        cairo_set_operator(target, state.blendMode.cairoOperator)
        cairo_set_antialias(target, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        applyMatrix(to: target)
        draw(target)
        cairo_identity_matrix(target)
        if state.masks.isEmpty, layerDepths.isEmpty { client?.store(from: surface) }
    }

    /// Sets the fill colour as the source of `cr` (a context that `compose` passed).
    package func useFillColor(_ cr: OpaquePointer) { use(state.fillColor, in: cr) }
    /// Sets the stroke colour as the source of `cr`.
    package func useStrokeColor(_ cr: OpaquePointer) { use(state.strokeColor, in: cr) }

    func use(_ color: CGColor, in cr: OpaquePointer) {
        if let pattern = color.pattern, let placement = pattern.placement {
            use(pattern, placement, in: cr)
        } else if let pattern = color.pattern {
            guard let source = cairo_pattern_create_for_surface(pattern.image.surface) else { return }
            var matrix = cairo_matrix_t(xx: pattern.scale, yx: 0, xy: 0, yy: pattern.scale, x0: 0, y0: 0)
            cairo_pattern_set_matrix(source, &matrix)
            cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
            cairo_set_source(cr, source)
            cairo_pattern_destroy(source)
        } else {
            let rgba = color.sRGB
            cairo_set_source_rgba(cr, rgba.red, rgba.green, rgba.blue, rgba.alpha * state.alpha)
        }
    }

    /// A CGPattern's cells lie in the space of the context's first matrix, wherever the current one has moved to.
    private func use(_ pattern: CGColor.Pattern, _ placement: CGAffineTransform, in cr: OpaquePointer) {
        let first = isFlipped ? CGAffineTransform(scaleX: scale, y: scale) : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        var cell = placement
        // Where y points up, the image's first row is the cell's highest.
        if !pattern.isFlipped { cell = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(pattern.image.height)).concatenating(placement) }
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let toPixels = cell.concatenating(pattern.matrix).concatenating(phase).concatenating(first)
        let t = state.ctm.concatenating(toPixels.inverted())
        guard toPixels.isInvertible, let source = cairo_pattern_create_for_surface(pattern.image.surface) else { return }
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        cairo_set_source(cr, source)
        cairo_pattern_destroy(source)
    }

    /// Sets width, ends, joins and dashes of lines in `cr`, in user space units.
    package func useLineState(_ cr: OpaquePointer) {
        cairo_set_line_width(cr, max(state.lineWidth, 0))
        cairo_set_line_cap(cr, state.lineCap.cairo)
        cairo_set_line_join(cr, state.lineJoin.cairo)
        cairo_set_miter_limit(cr, max(state.miterLimit, 1))
        cairo_set_dash(cr, state.dashLengths.map { Double($0) }, Int32(state.dashLengths.count), state.dashPhase)
    }

    /// The clip in pixels.
    var deviceClipBounds: CGRect {
        cairo_identity_matrix(target)
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
        cairo_clip_extents(target, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    private func paint(_ shadow: GraphicsState.Shadow, of draw: (OpaquePointer) -> Void) {
        let reach = ShadowMask.reach(sigma: shadow.sigma)
        let area = deviceClipBounds.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
            .insetBy(dx: -reach, dy: -reach).integral
        guard let mask = ShadowMask(area: area, sigma: shadow.sigma, draw: { cr in
            applyMatrix(to: cr, offset: area.origin)
            draw(cr)
        }) else { return }
        cairo_set_operator(target, CAIRO_OPERATOR_OVER)
        cairo_identity_matrix(target)
        let rgba = shadow.color.sRGB
        cairo_set_source_rgba(target, rgba.red, rgba.green, rgba.blue, rgba.alpha)
        cairo_mask_surface(target, mask.surface, area.minX + shadow.offset.width, area.minY + shadow.offset.height)
    }

    /// Paints only the shadow of `path` (user space): what CALayer needs.
    package func drawShadow(of path: CGPath, offset: CGSize, sigma: CGFloat, color: CGColor) {
        drawShadow(offset: offset, sigma: sigma, color: color, bounds: path.boundingBox) { [self] cr in
            cairo_new_path(cr)
            emit(path.elements, to: cr)
            cairo_set_source_rgba(cr, 0, 0, 0, 1)
            cairo_fill(cr)
        }
    }

    /// Paints only the shadow of `image` laid top-down over `rect`.
    package func drawShadow(of image: CGImage, in rect: CGRect, offset: CGSize, sigma: CGFloat, color: CGColor) {
        drawShadow(offset: offset, sigma: sigma, color: color, bounds: rect) { cr in
            cairo_translate(cr, rect.minX, rect.minY)
            cairo_scale(cr, rect.width / Double(image.width), rect.height / Double(image.height))
            cairo_set_source_surface(cr, image.surface, 0, 0)
            cairo_paint(cr)
        }
    }

    /// Paints only the shadow of what `draw` paints inside `bounds` (user space).
    package func drawShadow(offset: CGSize, sigma: CGFloat, color: CGColor, bounds: CGRect, draw: (OpaquePointer) -> Void) {
        guard state.ctm.isInvertible, offset.width.isFinite, offset.height.isFinite, sigma.isFinite, !bounds.isNull else { return }
        isTouched = true
        let t = state.ctm, factor = abs(t.a * t.d - t.b * t.c).squareRoot()
        let deviceSigma = max(sigma, 0) * factor, deviceOffset = offset.applying(t)
        let reach = ShadowMask.reach(sigma: deviceSigma)
        let clip = deviceClipBounds.offsetBy(dx: -deviceOffset.width, dy: -deviceOffset.height).insetBy(dx: -reach, dy: -reach)
        let area = bounds.applying(t).insetBy(dx: -reach, dy: -reach).intersection(clip).integral
        guard !area.isNull, let mask = ShadowMask(area: area, sigma: deviceSigma, draw: { cr in
            applyMatrix(to: cr, offset: area.origin)
            draw(cr)
        }) else { return }
        cairo_set_operator(target, CAIRO_OPERATOR_OVER)
        cairo_identity_matrix(target)
        let rgba = color.sRGB
        cairo_set_source_rgba(target, rgba.red, rgba.green, rgba.blue, rgba.alpha * state.alpha)
        cairo_mask_surface(target, mask.surface, (area.minX + deviceOffset.width).rounded(), (area.minY + deviceOffset.height).rounded())
    }
}

extension CGBlendMode {
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: return CAIRO_OPERATOR_OVER
        case .multiply: return CAIRO_OPERATOR_MULTIPLY
        case .screen: return CAIRO_OPERATOR_SCREEN
        case .overlay: return CAIRO_OPERATOR_OVERLAY
        case .darken, .plusDarker: return CAIRO_OPERATOR_DARKEN
        case .lighten: return CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
        case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
        case .difference: return CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: return CAIRO_OPERATOR_EXCLUSION
        case .hue: return CAIRO_OPERATOR_HSL_HUE
        case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
        case .color: return CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: return CAIRO_OPERATOR_CLEAR
        case .copy: return CAIRO_OPERATOR_SOURCE
        case .sourceIn: return CAIRO_OPERATOR_IN
        case .sourceOut: return CAIRO_OPERATOR_OUT
        case .sourceAtop: return CAIRO_OPERATOR_ATOP
        case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: return CAIRO_OPERATOR_DEST_IN
        case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: return CAIRO_OPERATOR_DEST_ATOP
        case .xor: return CAIRO_OPERATOR_XOR
        case .plusLighter: return CAIRO_OPERATOR_ADD
        }
    }

    /// cairo would change pixels outside the shape; Quartz does not.
    var needsBounding: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: return true
        default: return false
        }
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: return CAIRO_LINE_CAP_BUTT
        case .round: return CAIRO_LINE_CAP_ROUND
        case .square: return CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: return CAIRO_LINE_JOIN_MITER
        case .round: return CAIRO_LINE_JOIN_ROUND
        case .bevel: return CAIRO_LINE_JOIN_BEVEL
        }
    }
}
