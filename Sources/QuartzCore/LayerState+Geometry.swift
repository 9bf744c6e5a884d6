// The place and the clip of a layer, computed from its values alone: for a live layer and for the node that a commit published of it.

import CoreGraphics

extension LayerState {
    /// The anchor point in the coordinates of the bounds.
    var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + bounds.size.width * anchorPoint.x, y: bounds.origin.y + bounds.size.height * anchorPoint.y)
    }

    /// The transform from the layer's coordinates to its superlayer's, without the superlayer's sublayer transform.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = anchor
        var t = transform.isIdentity ? CGAffineTransform.identity : transform.affinePart
        if isGeometryFlipped { t = CGAffineTransform(scaleX: 1, y: -1).concatenating(t) }
        t = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(t)
        t.tx += position.x
        t.ty += position.y
        return t
    }

    /// The smallest upright rectangle of the superlayer that holds the transformed bounds.
    var frame: CGRect {
        if transform.isIdentity {
            return CGRect(
                x: position.x - bounds.size.width * anchorPoint.x, y: position.y - bounds.size.height * anchorPoint.y,
                width: bounds.size.width, height: bounds.size.height)
        }
        if !isPlanar { return Projection(spaceToSuperlayer).bounds(of: bounds) }
        return bounds.applying(transformToSuperlayer)
    }

    /// The values of a layer whose frame becomes `rect`.
    func placed(at rect: CGRect) -> LayerState {
        var new = self
        var size = rect.size
        let t = transform.affinePart
        if !transform.isIdentity, t.isInvertible {
            size = CGRect(origin: .zero, size: size).applying(CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0).inverted()).size
        }
        new.bounds.size = size
        if transform.isIdentity {
            new.position = CGPoint(x: rect.origin.x + size.width * anchorPoint.x, y: rect.origin.y + size.height * anchorPoint.y)
        } else {
            let now = new.frame
            new.position = CGPoint(x: position.x + rect.origin.x - now.origin.x, y: position.y + rect.origin.y - now.origin.y)
        }
        return new
    }

    /// The sublayer transform, which keeps the anchor point.
    var sublayerMatrix: CGAffineTransform {
        let anchor = anchor
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(sublayerTransform.affinePart)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    // MARK: In space

    /// Whether its own transform keeps straight lines straight: no perspective of its own.
    var isPlanar: Bool { transform.isPlanar && (anchorPointZ == 0 || transform.isFlat) }

    /// The transform from the layer's space to its superlayer's, including depth.
    var spaceToSuperlayer: CATransform3D {
        let anchor = anchor
        var m = CATransform3D.translation(-anchor.x, -anchor.y, -anchorPointZ)
        if isGeometryFlipped { m = CATransform3DConcat(m, CATransform3DMakeScale(1, -1, 1)) }
        m = CATransform3DConcat(m, transform)
        return CATransform3DConcat(m, .translation(position.x, position.y, zPosition + anchorPointZ))
    }

    /// The transform of the space of its sublayers, around its anchor point.
    var sublayerSpace: CATransform3D { sublayerTransform.around(anchor, anchorPointZ) }

    /// The depth by which it is ordered among its siblings.
    var depth: CGFloat { zPosition + transform.m43 }

    // MARK: Outline

    /// The rounded outline, or nil for square corners.
    var outline: CGPath? { outline(of: bounds, radius: cornerRadius) }

    func outline(of rect: CGRect, radius: CGFloat) -> CGPath? {
        guard radius > 0, !maskedCorners.isEmpty, rect.width > 0, rect.height > 0 else { return nil }
        func size(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        let radii = [size(.layerMinXMinYCorner), size(.layerMaxXMinYCorner), size(.layerMaxXMaxYCorner), size(.layerMinXMaxYCorner)]
        if cornerCurve == .continuous, let path = CornerCurve.path(in: rect, radii: radii) { return path }
        let path = CGMutablePath()
        path.addRoundedRect(rect, radii: radii.map { CGSize(width: $0, height: $0) })
        return path
    }
}

/// Siblings from the farthest to the nearest; those of one depth keep their order.
func backToFront<Item>(_ items: [Item], depth: (Item) -> CGFloat) -> [Item] {
    guard items.contains(where: { depth($0) != 0 }) else { return items }
    return items.enumerated().sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }.map(\.element)
}
