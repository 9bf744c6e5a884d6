// The compositor: draws nodes, never live layers, into a y-down context, deterministically, on one thread. LayerTree and LayerPicture
// call it, and `CALayer.render` for the present state of layers. LayerRenderer+Depth draws perspective.

import CoreGraphics

extension CALayer {
    /// Draws the present state of this layer and the layers below it, in this layer's coordinates.
    ///
    /// - Parameter presentation: true draws the animations' present values instead of the model's.
    package func render(in context: CGContext, presentation: Bool) {
        LayerRenderer(presentation: presentation, time: CACurrentMediaTime(), clocks: clocksAbove).drawRoot(published(), in: context)
    }
}

struct LayerRenderer {
    let presentation: Bool
    /// The seconds of the media clock.
    let time: CFTimeInterval
    /// The clocks between the root and the drawn layers, outermost first.
    let clocks: [LayerClock]

    /// The present time in seconds of the drawn layers' clock.
    var localTime: CFTimeInterval { clocks.isEmpty ? time : clocks.reduce(time) { $1.time($0) } }

    /// The renderer for the inside of a layer that this one draws, by the layer's clock.
    func inside(_ layer: LayerNode) -> LayerRenderer {
        guard let clock = layer.clock else { return self }
        return LayerRenderer(presentation: presentation, time: time, clocks: clocks + [clock])
    }

    func delayed(by seconds: CFTimeInterval) -> LayerRenderer { LayerRenderer(presentation: presentation, time: time - seconds, clocks: clocks) }

    /// The values to draw: animated ones for presentation.
    func values(_ layer: LayerNode) -> LayerNode {
        guard presentation, !layer.animations.isEmpty else { return layer }
        return layer.shown(at: inside(layer).localTime)
    }

    func drawRoot(_ layer: LayerNode, in context: CGContext) {
        context.saveGState()
        inside(layer).composite(layer, values(layer), in: context)
        context.restoreGState()
    }

    func draw(_ layer: LayerNode, in context: CGContext) {
        if layer.state.isHidden, layer.animations.isEmpty { return }
        let shown = values(layer)
        guard shown.state.isDrawable else { return }
        if layer.features.contains(.keepsDepth) { return drawInSpace([layer], .identity, in: context) }
        if !shown.state.isPlanar { return inside(layer).draw(layer, shown, Projection(shown.state.spaceToSuperlayer), in: context) }
        let t = shown.state.transformToSuperlayer
        guard t.isInvertible else { return }
        if !shown.state.isDoubleSided, t.a * t.d - t.b * t.c < 0 { return }
        context.saveGState()
        context.concatenate(t)
        inside(layer).composite(layer, shown, in: context)
        context.restoreGState()
    }

    /// Opacity, mask and transition of one layer around its drawing.
    func composite(_ layer: LayerNode, _ shown: LayerNode, in context: CGContext) {
        guard !shown.state.isHidden, shown.state.opacity > 0, shown.state.isDrawable else { return }
        if isOutside(layer, shown, context) { return }
        let s = shown.state
        let transition = presentation ? layer.animations.last { $0.animation is CATransition } : nil
        let local = localTime
        if let transition, let effect = transition.animation as? CATransition,
            let progress = effect.shownProgress(at: local, begin: transition.beginOrNow(local)) {
            group(context, alpha: CGFloat(s.opacity), bounds: nil) {
                draw(effect, progress, from: transition.snapshot, layer, shown, in: context)
            }
            return
        }
        let mask = layer.mask
        guard s.opacity < 1 || mask != nil else { return drawTree(layer, shown, in: context) }
        if mask == nil, isSimple(layer, shown) {
            context.setAlpha(CGFloat(s.opacity))
            return drawTree(layer, shown, in: context)
        }
        group(context, alpha: CGFloat(s.opacity), bounds: s.masksToBounds ? s.bounds : nil) {
            drawTree(layer, shown, in: context)
            if let mask { apply(mask, in: context) }
        }
    }

    private func group(_ context: CGContext, alpha: CGFloat, bounds: CGRect?, _ body: () -> Void) {
        context.setAlpha(min(alpha, 1))
        if let bounds { context.beginTransparencyLayer(in: bounds, auxiliaryInfo: nil) } else { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        body()
        context.endTransparencyLayer()
        context.setAlpha(1)
    }

    /// Whether only one thing is drawn, so that its own alpha is the group's.
    private func isSimple(_ layer: LayerNode, _ shown: LayerNode) -> Bool {
        let s = shown.state
        guard layer.children.isEmpty, s.shadowOpacity == 0, s.borderWidth == 0, !shown.draws else { return false }
        return s.contents == nil || s.backgroundColor == nil || s.backgroundColor?.alpha == 0
    }

    /// Whether nothing of the layer can lie in the clip.
    private func isOutside(_ layer: LayerNode, _ shown: LayerNode, _ context: CGContext) -> Bool {
        let s = shown.state
        guard s.masksToBounds || (layer.children.isEmpty && s.shadowOpacity == 0 && !shown.draws && s.contents == nil) else { return false }
        let clip = context.boundingBoxOfClipPath
        return clip.isNull || !clip.intersects(s.bounds)
    }

    private func drawTree(_ layer: LayerNode, _ shown: LayerNode, in context: CGContext) {
        let s = shown.state
        if s.castsShadow, !s.masksToBounds { drawShadow(layer, shown, in: context) }
        let outline = s.outline
        let clips = s.masksToBounds && (!layer.children.isEmpty || shown.state.contents != nil || shown.draws)
        if clips {
            context.saveGState()
            if let outline {
                context.addPath(outline)
                context.clip()
            } else {
                context.clip(to: s.bounds)
            }
        }
        if let color = s.backgroundColor, color.alpha > 0 {
            context.setFillColor(color)
            if let outline, !clips {
                context.addPath(outline)
                context.fillPath()
            } else {
                context.fill(s.bounds)
            }
        }
        LayerContents.draw(s, in: context)
        if let kind = shown.kind, kind.draws { kind.draw(shown, in: context, renderer: self) }
        drawChildren(layer, shown, in: context)
        if clips { context.restoreGState() }
        drawBorder(shown, in: context)
    }

    func drawChildren(_ layer: LayerNode, _ shown: LayerNode, in context: CGContext) {
        if layer.children.isEmpty { return }
        if !shown.state.sublayerTransform.isFlat, !layer.features.contains(.repeatsSublayers) {
            return drawInSpace(layer.children, shown.state.sublayerSpace, in: context)
        }
        let needsMatrix = !shown.state.sublayerTransform.isIdentity
        if needsMatrix {
            context.saveGState()
            context.concatenate(shown.state.sublayerMatrix)
        }
        if let kind = shown.kind { kind.drawSublayers(of: layer, shown, in: context, renderer: self) } else { drawPlainSublayers(layer, in: context) }
        if needsMatrix { context.restoreGState() }
    }

    /// The sublayers once, from back to front.
    func drawPlainSublayers(_ layer: LayerNode, in context: CGContext) {
        for child in layer.children { draw(child, in: context) }
    }

    private func drawBorder(_ shown: LayerNode, in context: CGContext) {
        let s = shown.state
        guard s.borderWidth > 0, let color = s.borderColor, color.alpha > 0, s.bounds.width > 0, s.bounds.height > 0 else { return }
        let width = min(s.borderWidth, min(s.bounds.width, s.bounds.height) / 2)
        let path = CGMutablePath()
        path.addPath(s.outline ?? CGPath(rect: s.bounds, transform: nil))
        let inner = s.bounds.insetBy(dx: width, dy: width)
        path.addPath(s.outline(of: inner, radius: max(0, s.cornerRadius - width)) ?? CGPath(rect: inner, transform: nil))
        context.setFillColor(color)
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    // MARK: Mask

    private func apply(_ mask: LayerNode, in context: CGContext) {
        let clip = context.boundingBoxOfClipPath
        let t = context.deviceTransform
        let scale = min(max(abs(t.a * t.d - t.b * t.c).squareRoot(), 0.1), 8)
        // The layer is drawn whole, so that its pixels do not depend on the part that is drawn; only a very large layer is cut.
        var area = extent(of: mask)
        if !area.isNull, area.width * area.height * scale * scale > 4_000_000 { area = area.intersection(clip.insetBy(dx: -1, dy: -1)) }
        guard !area.isNull, area.width > 0, area.height > 0, let cover = CALayer.makeBackingStore(size: area.size, scale: scale) else {
            return context.clear(clip)
        }
        cover.translateBy(x: -area.minX, y: -area.minY)
        draw(mask, in: cover)
        guard let image = cover.makeImage() else { return }
        let size = CGSize(width: CGFloat(image.width) / cover.scale, height: CGFloat(image.height) / cover.scale)
        context.intersect(with: image, in: CGRect(origin: area.origin, size: size))
    }

    /// The area that a layer and its sublayers may cover, in the coordinates of its superlayer.
    private func extent(of layer: LayerNode) -> CGRect {
        let shown = values(layer)
        guard shown.state.isDrawable else { return .null }
        let box = inside(layer).ownExtent(of: layer, shown)
        if box.isNull { return .null }
        return shown.state.isPlanar ? box.applying(shown.state.transformToSuperlayer) : Projection(shown.state.spaceToSuperlayer).bounds(of: box)
    }

    /// The area that a layer alone may cover, in its own coordinates, without its shadow.
    func ownContentExtent(of shown: LayerNode) -> CGRect {
        let s = shown.state
        if s.masksToBounds { return s.bounds }
        var box = s.bounds
        if shown.draws { box = box.union(shown.kindExtent) }
        if s.contents != nil { box = box.union(LayerContents.extent(s)) }
        return box
    }

    /// The area that a layer and its sublayers may cover, in its own coordinates.
    func ownExtent(of layer: LayerNode, _ shown: LayerNode) -> CGRect {
        let s = shown.state
        var box = ownContentExtent(of: shown)
        if !s.masksToBounds {
            if layer.features.contains(.repeatsSublayers) { box = box.union(shown.kindExtent) }
            for child in layer.children {
                let inner = extent(of: child)
                if inner.isNull { continue }
                box = box.union(s.sublayerTransform.isIdentity ? inner : s.sublayerTransform.isFlat ? inner.applying(s.sublayerMatrix) : Projection(s.sublayerSpace).bounds(of: inner))
            }
            if s.castsShadow {
                box = box.union(box.offsetBy(dx: s.shadowOffset.width, dy: s.shadowOffset.height).insetBy(dx: -s.shadowRadius * 3, dy: -s.shadowRadius * 3))
            }
        }
        return box
    }

    // MARK: Transition

    private func draw(
        _ effect: CATransition, _ progress: CGFloat, from snapshot: CGImage?, _ layer: LayerNode, _ shown: LayerNode, in context: CGContext
    ) {
        let b = shown.state.bounds
        func place(_ dx: CGFloat, _ dy: CGFloat, _ body: () -> Void) {
            context.saveGState()
            context.clip(to: b)
            context.translateBy(x: dx, y: dy)
            body()
            context.restoreGState()
        }
        let old = { if let snapshot { context.drawTopDown(snapshot, in: b) } }
        let new = { drawTree(layer, shown, in: context) }
        // Quartz names the sides for a y-up space: on iOS content that comes "from the top" rises.
        let direction: (x: CGFloat, y: CGFloat)
        switch effect.subtype {
        case .fromRight: direction = (-1, 0)
        case .fromTop: direction = (0, -1)
        case .fromBottom: direction = (0, 1)
        default: direction = (1, 0)
        }
        let dx = direction.x * b.width, dy = direction.y * b.height, rest = 1 - progress
        switch effect.type {
        case .push:
            place(dx * progress, dy * progress, old)
            place(-dx * rest, -dy * rest, new)
        case .moveIn:
            place(0, 0, old)
            place(-dx * rest, -dy * rest, new)
        case .reveal:
            place(0, 0, new)
            place(dx * progress, dy * progress, old)
        case .flip:
            let squeeze = max(abs(cos(.pi * progress)), 0.001)
            context.translateBy(x: b.midX, y: b.midY)
            context.scaleBy(x: direction.x != 0 ? squeeze : 1, y: direction.y != 0 ? squeeze : 1)
            context.translateBy(x: -b.midX, y: -b.midY)
            if progress < 0.5 { old() } else { new() }
        default:
            group(context, alpha: progress, bounds: nil, new)
            context.setBlendMode(.plusLighter)
            context.setAlpha(rest)
            old()
            context.setBlendMode(.normal)
            context.setAlpha(1)
        }
    }
}
