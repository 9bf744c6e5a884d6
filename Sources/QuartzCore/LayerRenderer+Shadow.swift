// Shadows of layers: from the shadow path, the outline, or the drawn content's alpha.
// The blurred picture is kept with the layer while nothing about it changes.

import CoreGraphics

/// Pictures that are dear to make, kept with a layer.
final class RenderCache {
    struct ShadowKey: Equatable {
        let path: CGPath
        let radius: CGFloat
        let offset: CGSize
        let color: CGColor
        let scale: CGFloat
    }

    struct GradientKey: Equatable {
        let state: CAGradientLayer.GradientState
        let size: CGSize
        let scale: CGFloat
    }

    var shadow: (key: ShadowKey, image: CGImage, area: CGRect)?
    var gradient: (key: GradientKey, image: CGImage, scale: CGFloat)?

    func invalidate(_ key: String) {
        guard shadow != nil, key.hasPrefix("shadow") else { return }
        shadow = nil
    }
}

extension LayerRenderer {
    func drawShadow(_ layer: LayerNode, _ shown: LayerNode, in context: CGContext) {
        let s = shown.state
        guard let plain = s.shadowColor, let color = plain.copy(alpha: plain.alpha * CGFloat(min(s.shadowOpacity, 1))), color.alpha > 0 else { return }
        var path = s.shadowPath
        if path == nil, (s.backgroundColor?.alpha ?? 0) > 0 {
            path = s.outline ?? CGPath(rect: s.bounds, transform: nil)
        }
        if let path, drawShadowInParts(of: path, color, shown, in: context) { return }
        if let path { return drawShadow(of: path, color, layer, s, in: context) }
        drawShadowOfContent(color, layer, shown, in: context)
    }

    private func drawShadow(of path: CGPath, _ color: CGColor, _ layer: LayerNode, _ s: LayerState, in context: CGContext) {
        let t = context.deviceTransform
        let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
        let reach = s.shadowRadius * 3 + 2
        let area = path.boundingBox.offsetBy(dx: s.shadowOffset.width, dy: s.shadowOffset.height).insetBy(dx: -reach, dy: -reach).integral
        guard !area.isNull, scale.isFinite, scale > 0 else { return }
        if area.width * area.height * scale * scale > 4_000_000 {
            return context.drawShadow(of: path, offset: s.shadowOffset, sigma: s.shadowRadius, color: color)
        }
        let key = RenderCache.ShadowKey(path: path, radius: s.shadowRadius, offset: s.shadowOffset, color: color, scale: scale)
        var kept = layer.cache?.shadow
        if kept?.key != key {
            guard let picture = CALayer.makeBackingStore(size: area.size, scale: scale) else { return }
            picture.translateBy(x: -area.minX, y: -area.minY)
            picture.drawShadow(of: path, offset: s.shadowOffset, sigma: s.shadowRadius, color: color)
            guard let image = picture.makeImage() else { return }
            kept = (key, image, area)
            layer.cache?.shadow = kept
        }
        if let kept {
            let size = CGSize(width: CGFloat(kept.image.width) / scale, height: CGFloat(kept.image.height) / scale)
            context.drawTopDown(kept.image, in: CGRect(origin: kept.area.origin, size: size))
        }
    }

    private func drawShadowOfContent(_ color: CGColor, _ layer: LayerNode, _ shown: LayerNode, in context: CGContext) {
        let t = context.deviceTransform
        let scale = min(max(abs(t.a * t.d - t.b * t.c).squareRoot(), 0.1), 4)
        var area = shown.state.bounds
        for child in layer.children { area = area.union(child.state.frame) }
        if shown.draws { area = area.union(shown.kindExtent) }
        guard let picture = CALayer.makeBackingStore(size: area.size, scale: scale) else { return }
        picture.translateBy(x: -area.minX, y: -area.minY)
        LayerContents.draw(shown.state, in: picture)
        if let kind = shown.kind, kind.draws { kind.draw(shown, in: picture, renderer: self) }
        drawChildren(layer, shown, in: picture)
        guard let image = picture.makeImage() else { return }
        let size = CGSize(width: CGFloat(image.width) / picture.scale, height: CGFloat(image.height) / picture.scale)
        context.drawShadow(
            of: image, in: CGRect(origin: area.origin, size: size), offset: shown.state.shadowOffset, sigma: shown.state.shadowRadius,
            color: color)
    }
}
