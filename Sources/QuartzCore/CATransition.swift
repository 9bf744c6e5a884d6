// A transition from a layer's content when the transition was added to its present content. CAAnimationGroup.swift has the related types.
import CoreGraphics

/// The key under which a layer holds its transition, whichever key the transition was added with.
public let kCATransition = "transition"
/// The key of the action for a layer that comes into sight.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that leaves.
public let kCAOnOrderOut = "onOrderOut"

/// A transition from a layer's content when the transition was added to its present content.
open class CATransition: CAAnimation, @unchecked Sendable {
    /// The motion of the transition. Default `fade`.
    open var type: CATransitionType = .fade
    /// The side that the new content comes from; nil is the left. A fade has none.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins, 0…1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, 0…1.
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
