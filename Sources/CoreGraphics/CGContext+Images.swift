// Drawing images, and image masks as clips. Shrinking goes through a cached copy of
// the exact size: cairo's good filter costs ten times the bilinear one.

internal import CCairo
import Foundation

extension CGContext {
    /// Draws `image` filling `rect`, its top at the rectangle's greatest y: upright where
    /// y points up, upside down in UIKit's contexts, as on the device.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let mirrored = CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY)
        if byTiling { tile(image, unit: mirrored) } else { draw(image, unit: mirrored) }
    }

    /// Draws `image` filling `rect`, its top at the rectangle's least y: upright in UIKit's contexts.
    package func drawTopDown(_ image: CGImage, in rect: CGRect) {
        draw(image, unit: CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    }

    /// - Parameter unit: maps the image, a unit square with its top at y = 0, to user space.
    private func draw(_ image: CGImage, unit: CGAffineTransform) {
        let placement = unit.concatenating(state.ctm)
        guard placement.isInvertible, state.ctm.isInvertible else { return }
        var source = image
        let width = hypot(placement.a, placement.b), height = hypot(placement.c, placement.d)
        let shrinks = width < CGFloat(image.width) - 0.5 || height < CGFloat(image.height) - 0.5
        if shrinks, state.interpolation != .none {
            let small = image.scaled(
                toWidth: min(image.width, max(1, Int(width.rounded()))), height: min(image.height, max(1, Int(height.rounded()))))
            if let small { source = small }
        }
        // At its own size and, but for the noise of arithmetic, on whole pixels, the image is copied.
        func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.02 }
        let isExact = unit.isScaleAndTranslation && state.ctm.isScaleAndTranslation
            && isNear(placement.a, CGFloat(source.width)) && isNear(placement.d, CGFloat(source.height))
            && isNear(placement.tx, placement.tx.rounded()) && isNear(placement.ty, placement.ty.rounded())
        let filter = isExact || state.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
        let sharp = unit.isScaleAndTranslation
        var unit = unit
        if isExact {
            let whole = CGAffineTransform(
                a: CGFloat(source.width), b: 0, c: 0, d: CGFloat(source.height), tx: placement.tx.rounded(), ty: placement.ty.rounded())
            unit = whole.concatenating(state.ctm.inverted())
        }
        compose { cr in
            cairo_save(cr)
            var matrix = cairo_matrix_t(
                xx: unit.a / Double(source.width), yx: unit.b / Double(source.width), xy: unit.c / Double(source.height),
                yy: unit.d / Double(source.height), x0: unit.tx, y0: unit.ty)
            cairo_transform(cr, &matrix)
            guard let pattern = cairo_pattern_create_for_surface(source.surface) else { return cairo_restore(cr) }
            cairo_pattern_set_filter(pattern, filter)
            cairo_pattern_set_extend(pattern, filter == CAIRO_FILTER_BILINEAR && sharp ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
            cairo_set_source(cr, pattern)
            cairo_pattern_destroy(pattern)
            cairo_new_path(cr)
            cairo_rectangle(cr, 0, 0, Double(source.width), Double(source.height))
            cairo_clip(cr)
            if state.alpha < 1 { cairo_paint_with_alpha(cr, state.alpha) } else { cairo_paint(cr) }
            cairo_restore(cr)
        }
    }

    /// Fills `path` with what `image`, laid top-down over `rect`, shows there: no clip and no buffer of its size.
    package func fill(_ path: CGPath, with image: CGImage, in rect: CGRect) {
        guard state.alpha == 1, rect.width > 0, rect.height > 0 else {
            saveGState()
            addPath(path)
            clip()
            drawTopDown(image, in: rect)
            return restoreGState()
        }
        let t = state.ctm, w = rect.width * hypot(t.a, t.b), h = rect.height * hypot(t.c, t.d)
        let isOwnSize = t.isScaleAndTranslation && abs(w - CGFloat(image.width)) < 0.02 && abs(h - CGFloat(image.height)) < 0.02
        let first = rect.origin.applying(t), isWhole = abs(first.x - first.x.rounded()) < 0.02 && abs(first.y - first.y.rounded()) < 0.02
        compose { cr in
            guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
            let sx = Double(image.width) / rect.width, sy = Double(image.height) / rect.height
            var matrix = cairo_matrix_t(xx: sx, yx: 0, xy: 0, yy: sy, x0: -rect.minX * sx, y0: -rect.minY * sy)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, isOwnSize && isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_set_source(cr, pattern)
            cairo_pattern_destroy(pattern)
            cairo_new_path(cr)
            emit(path.elements, to: cr)
            cairo_fill(cr)
        }
    }

    /// Repeats `image` over the clip.
    private func tile(_ image: CGImage, unit: CGAffineTransform) {
        compose { cr in
            cairo_save(cr)
            var matrix = cairo_matrix_t(
                xx: unit.a / Double(image.width), yx: 0, xy: 0, yy: unit.d / Double(image.height), x0: unit.tx, y0: unit.ty)
            cairo_transform(cr, &matrix)
            guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return cairo_restore(cr) }
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            cairo_set_source(cr, pattern)
            cairo_pattern_destroy(pattern)
            cairo_paint_with_alpha(cr, state.alpha)
            cairo_restore(cr)
        }
    }

    // MARK: Masks

    /// Narrows what is painted to `mask` laid over `rect`, until the state is restored. An image
    /// with alpha counts by its alpha, an opaque one by its brightness.
    public func clip(to rect: CGRect, mask: CGImage) {
        let unit = CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY)
        guard let cover = mask.isOpaque ? mask.alphaFromBrightness() : mask else { return }
        let clip = GraphicsState.MaskClip(image: cover, placement: unit.concatenating(state.ctm))
        guard clip.placement.isInvertible else { return }
        pushMask(clip)
    }

    func pushMask(_ mask: GraphicsState.MaskClip) {
        cairo_identity_matrix(target)
        cairo_push_group(target)
        state.masks.append(mask)
    }

    /// Paints the groups that masks opened, the innermost first.
    func popMasks(downTo count: Int) {
        while state.masks.count > count {
            let mask = state.masks.removeLast()
            cairo_identity_matrix(target)
            guard let group = cairo_pop_group(target) else { return }
            cairo_save(target)
            cairo_identity_matrix(target)
            cairo_set_operator(target, CAIRO_OPERATOR_OVER)
            cairo_set_source(target, group)
            if let cover = cairo_pattern_create_for_surface(mask.image.surface) {
                let p = mask.placement, w = Double(mask.image.width), h = Double(mask.image.height)
                let t = CGAffineTransform(a: p.a / w, b: p.b / w, c: p.c / h, d: p.d / h, tx: p.tx, ty: p.ty).inverted()
                var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
                cairo_pattern_set_matrix(cover, &matrix)
                cairo_mask(target, cover)
                cairo_pattern_destroy(cover)
            }
            cairo_pattern_destroy(group)
            cairo_restore(target)
        }
        if state.masks.isEmpty, layerDepths.isEmpty { client?.store(from: surface) }
    }
}

extension CGImage {
    /// The last smaller copies, so that a list of thumbnails is filtered once an image, and tinted ones.
    final class ScaledCopies: @unchecked Sendable {
        private let lock = NSLock()
        private var copies: [CGImage] = []
        private var tints: [UInt32: CGImage] = [:]

        func tinted(of image: CGImage, red: CGFloat, green: CGFloat, blue: CGFloat) -> CGImage {
            func factor(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
            let (r, g, b) = (factor(red), factor(green), factor(blue)), key = r << 18 | g << 9 | b
            lock.lock()
            defer { lock.unlock() }
            if let known = tints[key] { return known }
            guard let source = image.pixels else { return image }
            let from = image.bytesPerRow
            let made = CGImage(width: image.width, height: image.height, isOpaque: image.isOpaque) { target, stride in
                for y in 0..<image.height {
                    for x in 0..<image.width {
                        let p = source + y * from + x * 4, q = target + y * stride + x * 4
                        q[0] = UInt8((UInt32(p[0]) * b + 127) / 255)
                        q[1] = UInt8((UInt32(p[1]) * g + 127) / 255)
                        q[2] = UInt8((UInt32(p[2]) * r + 127) / 255)
                        q[3] = p[3]
                    }
                }
            }
            if tints.count >= 64 { tints = [:] }
            tints[key] = made
            return made ?? image
        }

        func copy(of image: CGImage, width: Int, height: Int) -> CGImage? {
            lock.lock()
            defer { lock.unlock() }
            if let known = copies.first(where: { $0.width == width && $0.height == height }) { return known }
            guard let surface = CGImage.makeSurface(width: width, height: height), let cr = cairo_create(surface) else { return nil }
            cairo_scale(cr, Double(width) / Double(image.width), Double(height) / Double(image.height))
            if let pattern = cairo_pattern_create_for_surface(image.surface) {
                cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                cairo_set_source(cr, pattern)
                cairo_pattern_destroy(pattern)
            }
            cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
            cairo_paint(cr)
            cairo_destroy(cr)
            guard let made = CGImage(adopting: surface, isOpaque: image.isOpaque) else { return nil }
            if copies.count == 4 { copies.removeFirst() }
            copies.append(made)
            return made
        }
    }

    /// The same picture in another size; `self` when the size is the same.
    package func scaled(toWidth width: Int, height: Int) -> CGImage? {
        if width == self.width, height == self.height { return self }
        return scaledCopies.copy(of: self, width: width, height: height)
    }

    /// The same picture with its colours multiplied; kept for each colour.
    package func multiplied(red: CGFloat, green: CGFloat, blue: CGFloat) -> CGImage {
        if red == 1, green == 1, blue == 1 { return self }
        return scaledCopies.tinted(of: self, red: red, green: green, blue: blue)
    }

    /// White of which the brightness of `self` is the alpha.
    func alphaFromBrightness() -> CGImage? {
        guard let source = pixels else { return nil }
        let stride = bytesPerRow
        return CGImage(width: width, height: height) { target, targetStride in
            for y in 0..<height {
                for x in 0..<width {
                    let p = source + y * stride + x * 4
                    let value = UInt8((Int(p[0]) * 19 + Int(p[1]) * 183 + Int(p[2]) * 54) >> 8)
                    for i in 0..<4 { target[y * targetStride + x * 4 + i] = value }
                }
            }
        }
    }
}
