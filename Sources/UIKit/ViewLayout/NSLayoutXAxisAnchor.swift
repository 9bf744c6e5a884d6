// A vertical edge or centre of a view or guide, to make constraints with. NSLayoutAnchor has the common members of all anchors.

import CoreGraphics
import Foundation

/// An anchor for a horizontal position.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, for constraints between distances.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor, attribute: .width)
    }

    /// Makes a constraint: `multiplier` times 8 points after the other, in reading direction.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relateSystemSpacing(.equal, anchor, multiplier)
    }
    /// Makes a constraint: at least `multiplier` times 8 points after the other, in reading direction.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relateSystemSpacing(.greaterThanOrEqual, anchor, multiplier)
    }
    /// Makes a constraint: at most `multiplier` times 8 points after the other, in reading direction.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relateSystemSpacing(.lessThanOrEqual, anchor, multiplier)
    }
}
