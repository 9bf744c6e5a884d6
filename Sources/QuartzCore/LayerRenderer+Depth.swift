// Layers in space: perspective, turns around x and y, and transform layers, whose sublayers share one space.
// A layer that is seen at an angle is drawn flat first and then projected. Layers in one space are drawn from the farthest to the
// nearest by their anchor points; planes that cut through each other are not split.

import CoreGraphics

extension LayerRenderer {
    /// Draws the sublayers of a layer whose sublayer transform has depth, or that is a transform layer itself.
    ///
    /// - Parameter space: from the sublayers' superlayer to the plane that is drawn on.
    func drawInSpace(_ layers: [LayerNode], _ space: CATransform3D, in context: CGContext) {
        var planes: [Plane] = []
        for layer in layers { collect(layer, space, into: &planes) }
        for plane in planes.enumerated().sorted(by: { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }).map(\.element) { draw(plane, in: context) }
    }

    /// A layer that is flat in itself, with its place in the space.
    private struct Plane {
        let layer: LayerNode
        let shown: LayerNode
        /// The renderer for the inside of the layer.
        let renderer: LayerRenderer
        let space: CATransform3D
        let depth: CGFloat
    }

    /// Transform layers give their sublayers to the space that they are in.
    private func collect(_ layer: LayerNode, _ space: CATransform3D, into planes: inout [Plane]) {
        if layer.state.isHidden, layer.animations.isEmpty { return }
        let shown = values(layer)
        guard !shown.state.isHidden, shown.state.opacity > 0 else { return }
        let own = CATransform3DConcat(shown.state.spaceToSuperlayer, space)
        let renderer = inside(layer)
        if layer.features.contains(.keepsDepth) {
            let inner = CATransform3DConcat(shown.state.sublayerSpace, own)
            for child in layer.children { renderer.collect(child, inner, into: &planes) }
            return
        }
        let a = shown.state.anchor
        planes.append(Plane(layer: layer, shown: shown, renderer: renderer, space: own, depth: own.m13 * a.x + own.m23 * a.y + own.m33 * shown.state.anchorPointZ + own.m43))
    }

    private func draw(_ plane: Plane, in context: CGContext) {
        plane.renderer.draw(plane.layer, plane.shown, Projection(plane.space), in: context)
    }

    /// Draws one layer, whose inside this renderer draws, where its plane is seen.
    func draw(_ layer: LayerNode, _ shown: LayerNode, _ projection: Projection, in context: CGContext) {
        if !shown.state.isDoubleSided, projection.showsBack(shown.state.bounds) { return }
        if let flat = projection.affine {
            guard flat.isInvertible, projection.i > 0 else { return }
            context.saveGState()
            context.concatenate(flat)
            composite(layer, shown, in: context)
            context.restoreGState()
            return
        }
        let box = ownExtent(of: layer, shown)
        let device = projection.concatenating(Projection(context.deviceTransform))
        guard !box.isNull, box.width > 0, box.height > 0, box.width < 20_000, box.height < 20_000, device.inverted != nil else { return }
        let seen = device.polygon(box)
        guard seen.count > 2 else { return }
        // The picture has as many pixels as the nearest part needs, within bounds.
        let scale = min(max(magnification(device, box), 0.1), 6)
        guard let store = CALayer.makeBackingStore(size: box.size, scale: scale) else { return }
        store.translateBy(x: -box.minX, y: -box.minY)
        composite(layer, shown, in: store)
        guard let image = store.makeImage() else { return }
        // Maps the plane to the picture's pixels.
        let pixels = Projection(CGAffineTransform(a: store.scale, b: 0, c: 0, d: store.scale, tx: -box.minX * store.scale, ty: -box.minY * store.scale))
        guard let inverse = device.inverted?.concatenating(pixels) else { return }
        context.drawProjected(image, inverse: [inverse.a, inverse.b, inverse.c, inverse.d, inverse.e, inverse.f, inverse.g, inverse.h, inverse.i], over: seen)
    }

    /// The largest stretch of the plane at the corners of `box`, in pixels a point.
    private func magnification(_ device: Projection, _ box: CGRect) -> CGFloat {
        var largest: CGFloat = 0
        for p in [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY)] {
            guard let at = device.map(p), let right = device.map(CGPoint(x: p.x + 0.5, y: p.y)), let below = device.map(CGPoint(x: p.x, y: p.y + 0.5)) else { continue }
            largest = max(largest, hypot(right.x - at.x, right.y - at.y) * 2, hypot(below.x - at.x, below.y - at.y) * 2)
        }
        return largest == 0 ? 1 : largest
    }
}
