// Turns a live layer into a node: changed layers and the layers above them get new nodes; the others keep their nodes.
// A layer keeps its node until it or a layer below it changes (`noteStale`), so layers that are not looked at cost one comparison.

import CoreGraphics

extension CALayer {
    /// The present state of the layer and all below it, including changes that wait for a commit. Layers that wait for display are displayed,
    /// unless they are hidden.
    func published() -> LayerNode {
        displayTreeIfNeeded()
        displayForPublishing(isCommit: false)
        return publish()
    }

    /// The state for a commit: layers with lazy display are displayed. The display pass displays the others, whose drawing the app may see.
    func committed() -> LayerNode {
        displayForPublishing(isCommit: true)
        return publish()
    }

    /// First all that may call the app, so that nothing changes while nodes are made.
    private func displayForPublishing(isCommit: Bool) {
        guard node == nil, !isUnseen else { return }
        if displayFlag, displaysLazily || !isCommit { displayIfNeeded() }
        maskLayer?.displayForPublishing(isCommit: isCommit)
        for child in children { child.displayForPublishing(isCommit: isCommit) }
    }

    private func publish() -> LayerNode {
        if let node { return node }
        var nodes: [LayerNode] = []
        let mask = isUnseen ? nil : maskLayer?.publish()
        if !isUnseen {
            nodes.reserveCapacity(children.count)
            for child in children { nodes.append(child.publish()) }
        }
        return keep(nodes, mask)
    }

    /// Apart, so that a deep tree needs little of the stack for each level.
    private func keep(_ children: [LayerNode], _ mask: LayerNode?) -> LayerNode {
        let kind = publishedKind
        if renderCache == nil, state.castsShadow || kind?.features.contains(.keepsPicture) ?? false { renderCache = RenderCache() }
        let made = LayerNode(of: self, kind: kind, children: children, mask: mask)
        // A presentation layer belongs to its receiver, who may change it.
        if shown == nil { node = made }
        return made
    }

    /// Whether nothing of the layer can be seen until it changes itself: the layers below it wait until then.
    private var isUnseen: Bool { (state.isHidden || state.opacity <= 0 || !state.isDrawable) && attached.isEmpty }

    /// Marks the node of this layer, or of one below it, as stale. The layers above one without a node have none either,
    /// unless the layer is unseen, and then their nodes do not depend on it.
    func noteStale() {
        var current: CALayer? = self
        while let one = current, one.node != nil {
            one.node = nil
            current = one.parent ?? one.maskOwner
        }
    }

    /// Marks that the layer's own appearance has changed outside of a transaction.
    func lookChanged() {
        drawVersion = DrawVersion.next()
        noteStale()
    }

    var ownClock: LayerClock? { hasOwnClock ? LayerClock(beginTime: beginTime, speed: speed, timeOffset: timeOffset) : nil }

    /// The clocks between the media clock and this layer's superlayer, outermost first.
    var clocksAbove: [LayerClock] {
        var found: [LayerClock] = []
        var current = parent ?? shown?.parent
        while let one = current {
            if let clock = one.ownClock { found.append(clock) }
            current = one.parent
        }
        return found.reversed()
    }
}
