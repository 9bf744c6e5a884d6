// One layer as a commit published it, with all below it. Nothing changes a node any more, and what did not change from one commit to
// the next is the same node: a tree of the past costs what has changed since. CALayer+Publishing makes nodes; LayerRenderer draws them.

import CoreGraphics

/// A clock that is not simply that of the superlayer.
struct LayerClock {
    let beginTime: CFTimeInterval
    let speed: Float
    let timeOffset: CFTimeInterval

    func time(_ outer: CFTimeInterval) -> CFTimeInterval { (outer - beginTime) * Double(speed) + timeOffset }
}

/// An animation as it runs at a commit.
struct CommittedAnimation {
    let animation: CAAnimation
    /// In the layer's time; nil before the commit that starts it.
    let begin: CFTimeInterval?
    /// What the layer showed before a transition.
    let snapshot: CGImage?

    func beginOrNow(_ layerTime: CFTimeInterval) -> CFTimeInterval {
        begin ?? (animation.beginTime != 0 ? animation.beginTime : layerTime)
    }
}

final class LayerNode {
    /// The layer that it is of, which may be gone.
    let layer: ObjectIdentifier
    let layerClass: CALayer.Type
    /// Another one after each change of what the layer itself shows; no two layers ever have the same.
    let version: Int
    let state: LayerState
    let kind: (any LayerKind)?
    let features: LayerFeatures
    /// From back to front. None where nothing of the layer is seen.
    let children: [LayerNode]
    let mask: LayerNode?
    let animations: [CommittedAnimation]
    /// It or something below it shows something else at each moment, or something that depends on what lies around it.
    let isMoving: Bool
    /// nil where time is that of the superlayer.
    let clock: LayerClock?
    /// Pictures that depend on nothing but values that they are looked up by.
    let cache: RenderCache?

    /// - Parameter children: in the order of `sublayers`.
    init(of layer: CALayer, kind: (any LayerKind)?, children: [LayerNode], mask: LayerNode?) {
        self.layer = ObjectIdentifier(layer)
        layerClass = type(of: layer)
        version = layer.drawVersion
        state = layer.state
        self.kind = kind
        features = kind?.features ?? []
        self.children = backToFront(children, depth: \.state.depth)
        self.mask = mask
        animations = layer.attached.map { CommittedAnimation(animation: $0.animation, begin: $0.begin, snapshot: $0.snapshot) }
        isMoving = !animations.isEmpty || !features.isDisjoint(with: [.movesByItself, .showsBackdrop]) || mask?.isMoving ?? false || children.contains(where: \.isMoving)
        clock = layer.ownClock
        cache = layer.renderCache
    }

    /// The same layer with other values.
    private init(_ other: LayerNode, _ values: LayerValues, children: [LayerNode]) {
        (layer, layerClass, version) = (other.layer, other.layerClass, other.version)
        var state = values.state
        if values.kind?.replacesContents ?? false { state.contents = nil }
        self.state = state
        kind = values.kind
        features = other.features
        self.children = children
        (mask, animations, isMoving, clock, cache) = (other.mask, other.animations, other.isMoving, other.clock, other.cache)
    }

    /// With the values that its animations show.
    ///
    /// - Parameter time: of the layer's own clock.
    func shown(at time: CFTimeInterval) -> LayerNode {
        var values = LayerValues(state: state, kind: kind)
        for one in animations where !(one.animation is CATransition) { one.animation.apply(to: &values, at: time, begin: one.beginOrNow(time)) }
        return LayerNode(self, values, children: children)
    }

    /// The layer alone.
    var withoutSublayers: LayerNode { LayerNode(self, LayerValues(state: state, kind: kind), children: []) }

    var draws: Bool { kind?.draws ?? false }
    var kindExtent: CGRect { kind?.extent(of: self) ?? state.bounds }
}
