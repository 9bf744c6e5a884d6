// The tree of layers as it is shown at one moment. Nothing changes it any more, so that it can be drawn again later, byte for byte,
// whatever has become of the layers: what a timeline, an inspector or a test of a past moment draws.

import CoreGraphics

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
