// Groups of animations, and transitions between two states of a layer's content.

import CoreGraphics

/// Animations that run together, their times being within the group's.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
    /// The members; their times are relative to the group's begin and are cut off at its end. A member without a duration uses the
    /// group's. Their delegates and removal are not consulted.
    open var animations: [CAAnimation]?

    override func duplicate() -> CAAnimation {
        guard type(of: self) == CAAnimationGroup.self else { return self }
        let copy = CAAnimationGroup()
        copy.take(from: self)
        return copy
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.duplicate() }
    }

    override func changes(_ property: String) -> Bool { (animations ?? []).contains { $0.changes(property) } }

    override func apply(to layer: inout LayerValues, progress t: Double, seconds: Double, run: Int) {
        for animation in animations ?? [] {
            if animation.duration == 0 {
                // A member without a duration takes the group's.
                let timed = animation.duplicate()
                timed.duration = duration
                timed.apply(to: &layer, at: seconds, begin: timed.beginTime)
            } else {
                animation.apply(to: &layer, at: seconds, begin: animation.beginTime)
            }
        }
    }
}

/// The way in which a transition brings the new content in. Unknown names fade.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old content fades out, the new one in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// A turn around the vertical (or for top and bottom the horizontal) middle: UIView's flips.
    package static let flip = CATransitionType(rawValue: "oglFlip")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content comes from the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The new content comes from the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Rises from below: the sides are named for a y axis that points up, as on a device.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The new content comes down from above: the sides are named for a y axis that points up.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
