// A width or height, to make constraints with. NSLayoutAnchor has the common members of all anchors.

import CoreGraphics
import Foundation

/// An anchor for a width, a height, or the distance between two positions.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A dimension of nothing, as a value to begin with: to make a constraint of it is an error.
    public nonisolated override init() { super.init() }

    override init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        super.init(item: item, attribute: attribute)
    }

    init<A: AnyObject>(from near: NSLayoutAnchor<A>, to far: NSLayoutAnchor<A>, attribute: NSLayoutConstraint.Attribute) {
        super.init(item: far.item, attribute: attribute)
        distance = DistanceBetweenAnchors(near: near.item, nearAttribute: near.attribute, far: far.item, farAttribute: far.attribute)
    }

    /// Makes a constraint: `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, 1, c) }
    /// Makes a constraint: at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.greaterThanOrEqual, nil, 1, c) }
    /// Makes a constraint: at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.lessThanOrEqual, nil, 1, c) }
    /// Makes a constraint: `m` times the other.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { relate(.equal, anchor, m, 0) }
    /// Makes a constraint: at least `m` times the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, m, 0)
    }
    /// Makes a constraint: at most `m` times the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, m, 0)
    }
    /// Makes a constraint: `m` times the other plus `c` points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, m, c)
    }
    /// Makes a constraint: at least `m` times the other plus `c` points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, m, c)
    }
    /// Makes a constraint: at most `m` times the other plus `c` points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, m, c)
    }
}
