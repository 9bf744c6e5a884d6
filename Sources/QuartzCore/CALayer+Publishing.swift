// How a live layer becomes a node: what changed since the last time, and what is above it, is made anew; the rest is the same node.
// A layer keeps its node until it or something below it changes (`noteStale`), so layers that nobody looks at cost one comparison.

import CoreGraphics

extension CALayer {
    /// The layer and all below it as they are now, changes included that wait for a commit. What waits to be displayed is displayed,
    /// unless it is hidden.
    func published() -> LayerNode {
        displayTreeIfNeeded()
        displayForPublishing(isCommit: false)
        return publish()
    }

    /// For a commit: what displays lazily is displayed. The display pass comes to the others, whose drawing the app may see.
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
        // A presentation layer is changed by whoever has it.
        if shown == nil { node = made }
        return made
    }

    /// Nothing of it can be seen before it changes itself: what is below waits until then.
    private var isUnseen: Bool { (state.isHidden || state.opacity <= 0 || !state.isDrawable) && attached.isEmpty }

    /// The layer, or something below it, is not what its node says any more. Those above a layer without a node have none either,
    /// except where the layer is unseen, and then theirs do not depend on it.
    func noteStale() {
        var current: CALayer? = self
        while let one = current, one.node != nil {
            one.node = nil
            current = one.parent ?? one.maskOwner
        }
    }

    /// What the layer shows itself has changed without a transaction's being told.
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
