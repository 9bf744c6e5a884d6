// A layer that draws nothing itself: its sublayers keep their depth in the space around it. LayerRenderer+Depth draws them.

import CoreGraphics

/// Groups layers in space, under one transform. Its background, border, contents and effects are not shown.
open class CATransformLayer: CALayer, @unchecked Sendable {
    override var keepsDepth: Bool { true }
    override var kind: (any LayerKind)? {
        get { SharedSpace() }
        set {}
    }

    /// A transform layer has no plane to hit; its sublayers do.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }
}

/// The kind of layers that have no plane of their own.
private struct SharedSpace: LayerKind {
    var features: LayerFeatures { .keepsDepth }
}
