// Groups of animations, and transitions between two states of a layer's content.

import CoreGraphics

/// Animations that run together, their times being within the group's.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
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

    override func apply(to layer: CALayer, progress t: Double, seconds: Double, run: Int) {
        for animation in animations ?? [] {
            if animation.duration == 0 {
                // A member without a duration takes the group's.
                let timed = animation.duplicate()
                timed.duration = duration
                timed.apply(to: layer, at: seconds, begin: timed.beginTime)
            } else {
                animation.apply(to: layer, at: seconds, begin: animation.beginTime)
            }
        }
    }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// A turn around the vertical (or for top and bottom the horizontal) middle: UIView's flips.
    package static let flip = CATransitionType(rawValue: "oglFlip")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From what the layer showed when the transition was added to what it shows now.
open class CATransition: CAAnimation, @unchecked Sendable {
    open var type: CATransitionType = .fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    override func duplicate() -> CAAnimation {
        guard Swift.type(of: self) == CATransition.self else { return self }
        let copy = CATransition()
        copy.take(from: self)
        return copy
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
    }

    /// Progress 0…1 at `time`, or nil outside the run.
    func shownProgress(at time: CFTimeInterval, begin: CFTimeInterval) -> CGFloat? {
        let local = (time - begin) * Double(speed) + timeOffset
        guard let t = TimeWindow(self, duration: duration).progress(at: local, self) else { return nil }
        let paced = timingFunction?.value(at: t) ?? t
        return CGFloat(startProgress) + CGFloat(endProgress - startProgress) * CGFloat(paced)
    }
}
