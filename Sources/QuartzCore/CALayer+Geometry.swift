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

    /// The anchor point in the coordinates of the bounds.
    var anchor: CGPoint {
        let b = state.bounds
        return CGPoint(x: b.origin.x + b.size.width * state.anchorPoint.x, y: b.origin.y + b.size.height * state.anchorPoint.y)
    }

    /// From this layer's coordinates to its superlayer's, without the superlayer's sublayer transform.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = anchor
        var t = state.transform.isIdentity ? CGAffineTransform.identity : state.transform.affinePart
        if state.isGeometryFlipped { t = CGAffineTransform(scaleX: 1, y: -1).concatenating(t) }
        t = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(t)
        t.tx += state.position.x
        t.ty += state.position.y
        return t
    }

    var frameInSuperlayer: CGRect {
        let b = state.bounds
        if state.transform.isIdentity {
            return CGRect(
                x: state.position.x - b.size.width * state.anchorPoint.x, y: state.position.y - b.size.height * state.anchorPoint.y,
                width: b.size.width, height: b.size.height)
        }
        if !isPlanar { return Projection(spaceToSuperlayer).bounds(of: b) }
        return b.applying(transformToSuperlayer)
    }

    func setFrame(_ rect: CGRect) {
        requireNumbers(rect, "bounds")
        var size = rect.size
        let t = state.transform.affinePart
        if !state.transform.isIdentity, t.isInvertible {
            size = CGRect(origin: .zero, size: size).applying(CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0).inverted()).size
        }
        // The position changes first (so19701501-layer).
        if state.transform.isIdentity {
            position = CGPoint(x: rect.origin.x + size.width * state.anchorPoint.x, y: rect.origin.y + size.height * state.anchorPoint.y)
        }
        bounds = CGRect(origin: state.bounds.origin, size: size)
        if !state.transform.isIdentity {
            let now = frameInSuperlayer
            position = CGPoint(x: state.position.x + rect.origin.x - now.origin.x, y: state.position.y + rect.origin.y - now.origin.y)
        }
    }

    /// Whether the layer, its transform left out, lies at a frame; a millionth of a point does not count.
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

    /// Another size or transform lays the superlayer out again; another position, anchor point, z position or opacity does
    /// not (lifecycle/ log2-layout-frame, -bounds, -transform, -layer-transform). What a layout does to its own sublayers
    /// is part of it.
    func extentChanged() {
        guard shown == nil, let parent, !parent.isLayingOut else { return }
        parent.markNeedsLayout()
    }

    /// The 2D part of `transform`; the identity where that is not affine.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(state.transform) }
    /// Sets `transform` to one without depth; animates like it.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    // MARK: Conversion

    /// Whether a layer of the chain up to the root is seen in perspective.
    private static func isProjected(_ layer: CALayer?) -> Bool {
        var current = layer
        while let one = current {
            if !one.isPlanar || !one.state.sublayerTransform.isFlat || one is CATransformLayer && !one.state.transform.isFlat { return true }
            current = one.parent ?? one.maskOwner
        }
        return false
    }

    /// From a layer's plane to the root's; sublayers of transform layers keep their depth on the way.
    private static func projectionToRoot(_ layer: CALayer?) -> Projection {
        var projection = Projection(CGAffineTransform.identity)
        var current = layer
        while let one = current {
            var space = one.spaceToSuperlayer
            var above = one.parent ?? one.maskOwner
            while let outer = above {
                if !outer.state.sublayerTransform.isIdentity { space = CATransform3DConcat(space, outer.sublayerSpace) }
                guard outer is CATransformLayer else { break }
                space = CATransform3DConcat(space, outer.spaceToSuperlayer)
                above = outer.parent
            }
            projection = projection.concatenating(Projection(space))
            current = above
        }
        return projection
    }

    /// nil where no perspective is in the way.
    private func projection(from source: CALayer?, to target: CALayer?) -> Projection? {
        guard source !== target else { return nil }
        // Between a layer and its superlayer only their own planes matter.
        if let source, let target, source.parent === target || target.parent === source {
            let inner = source.parent === target ? source : target, outer = source.parent === target ? target : source
            if inner.isPlanar, outer.state.sublayerTransform.isIdentity, !(outer is CATransformLayer), !(inner is CATransformLayer) { return nil }
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
            t = t.concatenating(one.transformToSuperlayer)
            let above = one.parent ?? one.maskOwner
            if let above, !above.state.sublayerTransform.isIdentity { t = t.concatenating(above.sublayerMatrix) }
            current = above
        }
        return t
    }

    /// The sublayer transform, which keeps the anchor point.
    var sublayerMatrix: CGAffineTransform {
        let anchor = anchor
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(state.sublayerTransform.affinePart)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    private func matrix(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        if source === target { return .identity }
        if let source, source.parent === target, target?.state.sublayerTransform.isIdentity ?? true { return source.transformToSuperlayer }
        // One step down, as hit testing goes at each level: no walk to the root.
        if let target, let source, target.parent === source, source.state.sublayerTransform.isIdentity {
            let own = target.transformToSuperlayer
            if own.isInvertible { return own.inverted() }
        }
        let up = source.map { toRoot($0) } ?? .identity
        guard let target else { return up }
        return up.concatenating(toRoot(target).inverted())
    }

    /// Whether a point of the layer's own coordinates lies in its bounds; the far edges do not count.
    package func boundsHold(_ p: CGPoint) -> Bool {
        let bounds = state.bounds
        guard bounds.size.width >= 0, bounds.size.height >= 0 else { return bounds.contains(p) }
        return p.x >= bounds.origin.x && p.y >= bounds.origin.y && p.x < bounds.origin.x + bounds.size.width && p.y < bounds.origin.y + bounds.size.height
    }

    /// What hit testing asks at each level: whether a view of this layer can be touched, which is shown and not fainter than `alpha`,
    /// and whether nothing of this layer's turns its sublayers.
    package func hitTestState(from alpha: CGFloat) -> (isTouchable: Bool, placesPlainly: Bool) {
        (!state.isHidden && CGFloat(state.opacity) >= alpha, !state.turnsSublayers && !keepsDepth)
    }

    /// A point of the superlayer `outer`, which places its sublayers plainly, as this layer sees it, where nothing but its place lies
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
        if isPlanar, outer.isFlat {
            let t = transformToSuperlayer
            return t.isInvertible ? p.applying(t.inverted()) : nil
        }
        var space = spaceToSuperlayer
        if !outer.isFlat, let above = parent ?? maskOwner { space = CATransform3DConcat(space, above.sublayerSpace) }
        let projection = Projection(space)
        guard let back = projection.inverted, let local = back.map(p), projection.w(local) > 0 else { return nil }
        return local
    }

    func hitTestTree(_ p: CGPoint) -> CALayer? {
        if state.isHidden || state.opacity <= 0 { return nil }
        guard let local = planePoint(p) else { return nil }
        let inside = contains(local)
        if state.masksToBounds, !inside { return nil }
        // A sublayer transform with depth is part of what each sublayer takes away from the point.
        let forChildren = state.sublayerTransform.isIdentity || !state.sublayerTransform.isFlat ? local : local.applying(sublayerMatrix.inverted())
        for child in LayerRenderer.backToFront(sublayers ?? []).reversed() {
            if let hit = child.hitTest(forChildren) { return hit }
        }
        return inside ? self : nil
    }
}
