// Frame, conversion between layers, hit testing, and the refusal of NaN.

import CoreGraphics

extension CALayer {
    func requireNumbers(_ point: CGPoint) {
        if point.x.isNaN || point.y.isNaN {
            LayerDiagnostics.raise("CALayerInvalidGeometry", "CALayer position contains NaN: [\(LayerDiagnostics.list([point.x, point.y]))]")
        }
    }

    func requireNumbers(_ rect: CGRect, _ key: String) {
        guard rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN || rect.size.height.isNaN else { return }
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        let origin = LayerDiagnostics.list(Array(numbers.prefix(2))), size = LayerDiagnostics.list(Array(numbers.suffix(2)))
        LayerDiagnostics.raise("CALayerInvalidGeometry", "CALayer \(key) contains NaN: [\(origin); \(size)]")
    }

    func setFrame(_ rect: CGRect) {
        requireNumbers(rect, "bounds")
        guard state.transform.isIdentity else {
            let new = state.placed(at: rect)
            bounds = new.bounds
            position = new.position
            return
        }
        // The position changes first (so19701501-layer).
        position = CGPoint(x: rect.origin.x + rect.size.width * state.anchorPoint.x, y: rect.origin.y + rect.size.height * state.anchorPoint.y)
        bounds = CGRect(origin: state.bounds.origin, size: rect.size)
    }

    /// Whether the layer, without its transform, has this frame; a difference of a millionth of a point is ignored.
    package func isPlaced(at frame: CGRect) -> Bool {
        let (size, position, anchor) = (state.bounds.size, state.position, state.anchorPoint)
        func same(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
        return same(size.width, frame.size.width) && same(size.height, frame.size.height)
            && same(position.x - anchor.x * size.width, frame.origin.x) && same(position.y - anchor.y * size.height, frame.origin.y)
    }

    func boundsChanged(from old: CGRect) {
        guard old.size != state.bounds.size else { return }
        markNeedsLayout()
        extentChanged()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// Called when the size or transform changed, which lays the superlayer out again; a change of position, anchor point, z position or
    /// opacity does not (record log2-layout-frame, -bounds, -transform, -layer-transform). Changes of a layout to its own sublayers
    /// are part of that layout.
    func extentChanged() {
        guard shown == nil, let parent, !parent.isLayingOut else { return }
        parent.markNeedsLayout()
    }

    /// The 2D part of `transform`; the identity where that is not affine.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(state.transform) }
    /// Sets `transform` to a transform without depth; animates in the same way.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    // MARK: Conversion

    /// Whether a layer of the chain up to the root is seen in perspective.
    private static func isProjected(_ layer: CALayer?) -> Bool {
        var current = layer
        while let one = current {
            if !one.state.isPlanar || !one.state.sublayerTransform.isFlat || one.keepsDepth && !one.state.transform.isFlat { return true }
            current = one.parent ?? one.maskOwner
        }
        return false
    }

    /// The projection from a layer's plane to the root's; sublayers of transform layers keep their depth on the way.
    private static func projectionToRoot(_ layer: CALayer?) -> Projection {
        var projection = Projection(CGAffineTransform.identity)
        var current = layer
        while let one = current {
            var space = one.state.spaceToSuperlayer
            var above = one.parent ?? one.maskOwner
            while let outer = above {
                if !outer.state.sublayerTransform.isIdentity { space = CATransform3DConcat(space, outer.state.sublayerSpace) }
                guard outer.keepsDepth else { break }
                space = CATransform3DConcat(space, outer.state.spaceToSuperlayer)
                above = outer.parent
            }
            projection = projection.concatenating(Projection(space))
            current = above
        }
        return projection
    }

    /// The projection between two layers; nil where there is no perspective between them.
    private func projection(from source: CALayer?, to target: CALayer?) -> Projection? {
        guard source !== target else { return nil }
        // Between a layer and its superlayer only their own planes matter.
        if let source, let target, source.parent === target || target.parent === source {
            let inner = source.parent === target ? source : target, outer = source.parent === target ? target : source
            if inner.state.isPlanar, outer.state.sublayerTransform.isIdentity, !outer.keepsDepth, !inner.keepsDepth { return nil }
        }
        guard Self.isProjected(source) || Self.isProjected(target) else { return nil }
        let up = Self.projectionToRoot(source)
        guard let target else { return up }
        return Self.projectionToRoot(target).inverted.map { up.concatenating($0) }
    }

    private func toRoot(_ layer: CALayer) -> CGAffineTransform {
        var t = CGAffineTransform.identity
        var current: CALayer? = layer
        while let one = current {
            t = t.concatenating(one.state.transformToSuperlayer)
            let above = one.parent ?? one.maskOwner
            if let above, !above.state.sublayerTransform.isIdentity { t = t.concatenating(above.state.sublayerMatrix) }
            current = above
        }
        return t
    }

    private func matrix(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        if source === target { return .identity }
        if let source, source.parent === target, target?.state.sublayerTransform.isIdentity ?? true { return source.state.transformToSuperlayer }
        // This is one step down, as hit testing takes at each level: the walk to the root is not needed.
        if let target, let source, target.parent === source, source.state.sublayerTransform.isIdentity {
            let own = target.state.transformToSuperlayer
            if own.isInvertible { return own.inverted() }
        }
        let up = source.map { toRoot($0) } ?? .identity
        guard let target else { return up }
        return up.concatenating(toRoot(target).inverted())
    }

    /// Whether a point of the layer's own coordinates lies in its bounds, without the far edges.
    package func boundsHold(_ p: CGPoint) -> Bool {
        let bounds = state.bounds
        guard bounds.size.width >= 0, bounds.size.height >= 0 else { return bounds.contains(p) }
        return p.x >= bounds.origin.x && p.y >= bounds.origin.y && p.x < bounds.origin.x + bounds.size.width && p.y < bounds.origin.y + bounds.size.height
    }

    /// The state for hit testing at each level: whether a view of this layer can be touched (shown, and at least as opaque as `alpha`),
    /// and whether no transform of this layer applies to its sublayers.
    package func hitTestState(from alpha: CGFloat) -> (isTouchable: Bool, placesPlainly: Bool) {
        (!state.isHidden && CGFloat(state.opacity) >= alpha, !state.turnsSublayers && !keepsDepth)
    }

    /// A point of the superlayer `outer`, which places its sublayers plainly, in this layer's coordinates, if only its position lies
    /// between them; else nil.
    package func pointByPlace(_ p: CGPoint, of outer: CALayer) -> CGPoint? {
        guard !keepsDepth, !state.isTurned, parent === outer else { return nil }
        let (position, bounds, anchor) = (state.position, state.bounds, state.anchorPoint)
        return CGPoint(
            x: p.x - position.x + (bounds.origin.x + bounds.size.width * anchor.x), y: p.y - position.y + (bounds.origin.y + bounds.size.height * anchor.y))
    }

    func convertPoint(_ p: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        if let seen = projection(from: source, to: target) { return seen.map(p) ?? p }
        return p.applying(matrix(from: source, to: target))
    }

    func convertRect(_ r: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        if let seen = projection(from: source, to: target) { return seen.bounds(of: r) }
        let m = matrix(from: source, to: target)
        if m.a == 1, m.b == 0, m.c == 0, m.d == 1 {
            return CGRect(x: r.origin.x + m.tx, y: r.origin.y + m.ty, width: r.size.width, height: r.size.height)
        }
        return r.applying(m)
    }

    /// A point of the superlayer on this layer's plane; nil where the plane is seen from its edge or the point lies behind the eye.
    private func planePoint(_ p: CGPoint) -> CGPoint? {
        let outer = (parent ?? maskOwner)?.state.sublayerTransform ?? .identity
        if state.isPlanar, outer.isFlat {
            let t = state.transformToSuperlayer
            return t.isInvertible ? p.applying(t.inverted()) : nil
        }
        var space = state.spaceToSuperlayer
        if !outer.isFlat, let above = parent ?? maskOwner { space = CATransform3DConcat(space, above.state.sublayerSpace) }
        let projection = Projection(space)
        guard let back = projection.inverted, let local = back.map(p), projection.w(local) > 0 else { return nil }
        return local
    }

    func hitTestTree(_ p: CGPoint) -> CALayer? {
        if state.isHidden || state.opacity <= 0 { return nil }
        guard let local = planePoint(p) else { return nil }
        let inside = contains(local)
        if state.masksToBounds, !inside { return nil }
        // A sublayer transform with depth is part of each sublayer's conversion of the point.
        let forChildren = state.sublayerTransform.isIdentity || !state.sublayerTransform.isFlat ? local : local.applying(state.sublayerMatrix.inverted())
        for child in backToFront(sublayers ?? [], depth: \.state.depth).reversed() {
            if let hit = child.hitTest(forChildren) { return hit }
        }
        return inside ? self : nil
    }
}
