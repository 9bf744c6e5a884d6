// The tree of layers as it is shown at one moment. Nothing changes it any more, so that it can be drawn again later, byte for byte,
// whatever has become of the layers: what a timeline, an inspector or a test of a past moment draws.

import CoreGraphics
import Glibc

package final class LayerSnapshot {
    /// Seconds of the media clock at which it was taken.
    package let time: CFTimeInterval
    private let root: CALayer

    /// Keeps `layer` and all below with the values that animations show now. Layers that display lazily display.
    package init(of layer: CALayer) {
        time = CACurrentMediaTime()
        root = Self.freeze(layer, time)
    }

    /// Draws what `layer.render(in:presentation:)` drew at the moment, in the layer's coordinates.
    package func render(in context: CGContext) {
        LayerRenderer(presentation: true, time: time).drawRoot(root, in: context)
    }

    /// One layer of the snapshot alone, without what is below it.
    package struct Part {
        /// Layers between it and the root.
        package let level: Int
        package let className: String
        /// Its bounds in the root's coordinates.
        package let frame: CGRect
        /// What it draws itself; nil when that is nothing.
        package let image: CGImage?
    }

    /// The layers from back to front, each with its own drawing, `scale` pixels a point; at most `limit` of them, hidden ones left out.
    package func parts(scale: CGFloat, limit: Int) -> [Part] {
        var found: [Part] = []
        add(root, 0, scale, limit, to: &found)
        return found
    }

    private func add(_ layer: CALayer, _ level: Int, _ scale: CGFloat, _ limit: Int, to found: inout [Part]) {
        guard !layer.state.isHidden, layer.state.opacity > 0, found.count < limit else { return }
        let children = layer.children
        layer.children = []
        let image = layer.bounds.isEmpty ? nil : picture(of: layer, scale)
        layer.children = children
        found.append(Part(level: level, className: String(describing: type(of: layer)), frame: root.convertRect(layer.bounds, from: layer, to: root), image: image))
        for child in LayerRenderer.backToFront(children) { add(child, level + 1, scale, limit, to: &found) }
    }

    private func picture(of layer: CALayer, _ scale: CGFloat) -> CGImage? {
        let size = layer.bounds.size
        // Contents of scroll views are no pictures, and no app shows one as large as that.
        guard size.width * scale < 4096, size.height * scale < 4096, let context = CALayer.makeBackingStore(size: size, scale: scale) else { return nil }
        context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
        LayerRenderer(presentation: true, time: time).drawRoot(layer, in: context)
        guard let image = context.makeImage(), let pixels = image.pixels else { return nil }
        let isEmpty = (0..<image.height).allSatisfy { row in
            let line = pixels + row * image.bytesPerRow
            return line[0] == 0 && memcmp(line, line + 1, image.width * 4 - 1) == 0
        }
        return isEmpty ? nil : image
    }

    private static func freeze(_ layer: CALayer, _ time: CFTimeInterval) -> CALayer {
        layer.displayIfNeeded()
        let copy = layer.presentationCopy(at: time)
        // A layer of its own now: it has no model to ask.
        copy.shown = nil
        copy.layoutFlag = false
        copy.takeDrawing(from: layer)
        for child in layer.children {
            let frozen = freeze(child, time)
            frozen.parent = copy
            copy.children.append(frozen)
        }
        if let mask = layer.maskLayer {
            let frozen = freeze(mask, time)
            frozen.maskOwner = copy
            copy.maskLayer = frozen
        }
        // A transition draws from the picture that it began with.
        copy.attached = layer.attached.filter { $0.animation is CATransition }
        return copy
    }
}
