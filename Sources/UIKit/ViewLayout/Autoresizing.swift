// Springs and struts: subviews follow a change of their superview's size.
// UIView calls `resizeSubviews(withOldSize:)` when its bounds change size; Auto Layout reads `SpringsAndStruts`
// to express the same rule as constraints.
import CoreGraphics
import QuartzCore

extension UIView {
    /// Moves and stretches the subviews that translate their mask, after the size changed from `oldSize`.
    func resizeSubviews(withOldSize oldSize: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints { view.resize(withOldSuperviewSize: oldSize, newSize: bounds.size) }
    }

    private func resize(withOldSuperviewSize old: CGSize, newSize new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let frame = untransformedFrame
        let (x, width) = SpringsAndStruts(autoresizingMask, .horizontal, near: frame.minX, size: frame.width, outer: old.width).place(in: new.width)
        let (y, height) = SpringsAndStruts(autoresizingMask, .vertical, near: frame.minY, size: frame.height, outer: old.height).place(in: new.height)
        let new = CGRect(x: x, y: y, width: width, height: height)
        // Springs and struts set the frame, unlike constraints: observers of bounds are not called, overridden setters of frame are
        // (so61516005-autoresized, forums104489-root).
        if CATransform3DIsIdentity(layer.transform) {
            if self.frame != new { self.frame = new }
        } else {
            setUntransformedFrame(new)
        }
    }

    /// The frame without the transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
    }

    /// Sets bounds and centre, which a transform does not affect; sets only values that differ.
    func setUntransformedFrame(_ frame: CGRect) {
        if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if center != position { center = position }
    }
}

/// One axis of an autoresizing mask: `near = a + b · outer`, `size = c + d · outer`.
struct SpringsAndStruts {
    var nearConstant: CGFloat
    var nearFactor: CGFloat
    var sizeConstant: CGFloat
    var sizeFactor: CGFloat

    /// Flexible parts share a change in proportion to their length; if none has a length, they share it equally.
    init(_ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis, near: CGFloat, size: CGFloat, outer: CGFloat) {
        let horizontal = axis == .horizontal
        let flexibleNear = mask.contains(horizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        let flexibleSize = mask.contains(horizontal ? .flexibleWidth : .flexibleHeight)
        let flexibleFar = mask.contains(horizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        let far = outer - near - size
        var shares = (near: flexibleNear ? near : 0, size: flexibleSize ? size : 0, far: flexibleFar ? far : 0)
        var total = shares.near + shares.size + shares.far
        if total == 0 {
            shares = (flexibleNear ? 1 : 0, flexibleSize ? 1 : 0, flexibleFar ? 1 : 0)
            total = shares.near + shares.size + shares.far
        }
        nearFactor = total == 0 ? 0 : shares.near / total
        sizeFactor = total == 0 ? 0 : shares.size / total
        nearConstant = near - nearFactor * outer
        sizeConstant = size - sizeFactor * outer
    }

    func place(in outer: CGFloat) -> (near: CGFloat, size: CGFloat) {
        (nearConstant + nearFactor * outer, max(0, sizeConstant + sizeFactor * outer))
    }

    /// `--&`: near margin, size, far margin; a view that stretches nowhere keeps its far margin flexible.
    static func text(_ mask: UIView.AutoresizingMask) -> String {
        func axis(_ near: UIView.AutoresizingMask, _ size: UIView.AutoresizingMask, _ far: UIView.AutoresizingMask) -> String {
            if mask.isDisjoint(with: [near, size, far]) { return "--&" }
            return [near, size, far].map { mask.contains($0) ? "&" : "-" }.joined()
        }
        return "h=\(axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) v=\(axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
    }
}
