// The content of a screen at one moment: the nodes of its roots and the time of their animations. It can be drawn again
// later, byte for byte, whatever has become of the layers: the camera, an inspector or a test of a past moment keeps one.

import CoreGraphics
import Glibc

package final class LayerTree {
    struct Root {
        let node: LayerNode
        let origin: CGPoint
        let clocks: [LayerClock]
    }

    /// The seconds of the media clock.
    package let time: CFTimeInterval
    /// The root layers from back to front.
    let roots: [Root]

    private init(_ roots: [Root]) {
        time = CACurrentMediaTime()
        self.roots = roots
    }

    /// Creates the tree of a layer and all below it in their present state, including changes that wait for a commit, in the layer's coordinates.
    package convenience init(of layer: CALayer) { self.init(of: [(layer, .zero)]) }

    /// - Parameter layers: from back to front, with the places of their own coordinates' origins, in points.
    package convenience init(of layers: [(layer: CALayer, origin: CGPoint)]) {
        self.init(layers.map { Root(node: $0.layer.published(), origin: $0.origin, clocks: $0.layer.clocksAbove) })
    }

    /// Creates the tree of the layers as the last commit left them; layers that no commit has seen are left out. Roots without a screen count as
    /// separate layers. A `LayerContext.Watch` must exist before.
    package convenience init(committed layers: [(layer: CALayer, origin: CGPoint)]) {
        self.init(layers.compactMap { root in LayerContext.current.committedNode(of: root.layer).map { Root(node: $0, origin: root.origin, clocks: []) } })
    }

    /// Draws the roots, each in the coordinates of its origin.
    package func render(in context: CGContext) {
        for root in roots {
            context.saveGState()
            if root.origin != .zero { context.translateBy(x: root.origin.x, y: root.origin.y) }
            LayerRenderer(presentation: true, time: time, clocks: root.clocks).drawRoot(root.node, in: context)
            context.restoreGState()
        }
    }

    /// A picture of a part; nil for an empty one.
    func image(of part: CGRect, scale: CGFloat) -> CGImage? {
        guard let context = CALayer.makeBackingStore(size: part.size, scale: scale) else { return nil }
        context.translateBy(x: -part.minX, y: -part.minY)
        render(in: context)
        return context.makeImage()
    }

    /// One layer of the tree, without the layers below it.
    package struct Part {
        /// The number of layers between it and the root.
        package let level: Int
        package let className: String
        /// The layer's bounds, in the coordinates of the roots' origins.
        package let frame: CGRect
        /// The layer's own drawing; nil if it draws nothing.
        package let image: CGImage?
    }

    /// The layers from back to front, each with its own drawing, at `scale` pixels per point; at most `limit` of them, without hidden ones.
    package func parts(scale: CGFloat, limit: Int) -> [Part] {
        var found: [Part] = []
        for root in roots {
            let renderer = LayerRenderer(presentation: true, time: time, clocks: root.clocks)
            let origin = Projection(CGAffineTransform(translationX: root.origin.x, y: root.origin.y))
            add(root.node, renderer, renderer.values(root.node), level: 0, .identity, origin, scale, limit, to: &found)
        }
        return found
    }

    /// - Parameters:
    /// - space: the transform from the layer's own coordinates to the plane on which it is drawn.
    /// - plane: the transform from that plane to the coordinates of the roots.
    private func add(
        _ layer: LayerNode, _ renderer: LayerRenderer, _ shown: LayerNode, level: Int, _ space: CATransform3D, _ plane: Projection, _ scale: CGFloat, _ limit: Int, to found: inout [Part]
    ) {
        let s = shown.state
        guard !s.isHidden, s.opacity > 0, found.count < limit else { return }
        let image = s.bounds.isEmpty ? nil : picture(of: layer, shown, renderer, scale)
        let place = Projection(space).concatenating(plane)
        found.append(Part(level: level, className: String(describing: layer.layerClass), frame: place.bounds(of: s.bounds), image: image))
        let inner = renderer.inside(layer), sharesSpace = layer.features.contains(.keepsDepth)
        for child in layer.children {
            let values = inner.values(child)
            var own = values.state.spaceToSuperlayer
            if !s.sublayerTransform.isIdentity { own = CATransform3DConcat(own, s.sublayerSpace) }
            add(child, inner, values, level: level + 1, sharesSpace ? CATransform3DConcat(own, space) : own, sharesSpace ? plane : place, scale, limit, to: &found)
        }
    }

    private func picture(of layer: LayerNode, _ shown: LayerNode, _ renderer: LayerRenderer, _ scale: CGFloat) -> CGImage? {
        let bounds = shown.state.bounds
        // Contents of scroll views are no pictures, and no app shows one as large as that.
        guard bounds.width * scale < 4096, bounds.height * scale < 4096, let context = CALayer.makeBackingStore(size: bounds.size, scale: scale) else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        renderer.drawRoot(layer.withoutSublayers, in: context)
        guard let image = context.makeImage(), let pixels = image.pixels else { return nil }
        let isEmpty = (0..<image.height).allSatisfy { row in
            let line = pixels + row * image.bytesPerRow
            return line[0] == 0 && memcmp(line, line + 1, image.width * 4 - 1) == 0
        }
        return isEmpty ? nil : image
    }
}
