// A horizontal edge, centre or baseline of a view or guide, to make constraints with. NSLayoutAnchor has the common members of all anchors.

import CoreGraphics
import Foundation

/// An anchor for a vertical position.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, for constraints between distances.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor, attribute: .height)
    }

    /// Makes a constraint: `multiplier` times 8 points below the other.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relateSystemSpacing(.equal, anchor, multiplier)
    }
    /// Makes a constraint: at least `multiplier` times 8 points below the other.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relateSystemSpacing(.greaterThanOrEqual, anchor, multiplier)
    }
    /// Makes a constraint: at most `multiplier` times 8 points below the other.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relateSystemSpacing(.lessThanOrEqual, anchor, multiplier)
    }
}
