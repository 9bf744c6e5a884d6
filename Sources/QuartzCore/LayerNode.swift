// One layer as a commit published it, with all below it. Nodes are immutable, and an unchanged layer keeps its node from one commit to
// the next: a tree of the past costs only the changes since. CALayer+Publishing makes nodes; LayerRenderer draws them.

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
    /// The begin in the layer's time; nil before the commit that starts it.
    let begin: CFTimeInterval?
    /// The layer's content before a transition.
    let snapshot: CGImage?

    func beginOrNow(_ layerTime: CFTimeInterval) -> CFTimeInterval {
        begin ?? (animation.beginTime != 0 ? animation.beginTime : layerTime)
    }
}

final class LayerNode {
    /// The identity of its layer, which may be freed.
    let layer: ObjectIdentifier
    let layerClass: CALayer.Type
    /// A new number after each change of the layer's own appearance; no two layers ever have the same.
    let version: Int
    let state: LayerState
    let kind: (any LayerKind)?
    let features: LayerFeatures
    /// The sublayers from back to front. Empty where nothing of the layer is seen.
    let children: [LayerNode]
    let mask: LayerNode?
    let animations: [CommittedAnimation]
    /// Whether it or something below it looks different at each moment, or depends on the content around it.
    let isMoving: Bool
    /// The layer's clock; nil where time is that of the superlayer.
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

    /// The node with the values that its animations show.
    ///
    /// - Parameter time: in the layer's own clock.
    func shown(at time: CFTimeInterval) -> LayerNode {
        var values = LayerValues(state: state, kind: kind)
        for one in animations where !(one.animation is CATransition) { one.animation.apply(to: &values, at: time, begin: one.beginOrNow(time)) }
        return LayerNode(self, values, children: children)
    }

    /// The layer without its sublayers.
    var withoutSublayers: LayerNode { LayerNode(self, LayerValues(state: state, kind: kind), children: []) }

    var draws: Bool { kind?.draws ?? false }
    var kindExtent: CGRect { kind?.extent(of: self) ?? state.bounds }
}
