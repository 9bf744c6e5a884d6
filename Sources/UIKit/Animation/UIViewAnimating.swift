// UIViewAnimating and UIViewImplicitlyAnimating: animations that can be paused, scrubbed, reversed and stopped.
import CoreGraphics
import Foundation

/// The state of an animator.
@frozen public enum UIViewAnimatingState: Int, Sendable {
    /// `active` from the first start, pause or scrub; `stopped` between `stopAnimation(false)` and `finishAnimation(at:)`.
    case inactive, active, stopped
}

/// The position at which an animation ended.
@frozen public enum UIViewAnimatingPosition: Int, Sendable {
    /// `current` is the position where it was stopped.
    case end, start, current
}

/// An animation that can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state; only the methods below and the end of the animation change it.
    var state: UIViewAnimatingState { get }
    /// Whether the animator's time passes; true also during a delay.
    var isRunning: Bool { get }
    /// Turns the direction, while running as well.
    var isReversed: Bool { get set }
    /// The progress from 0 to 1; setting it pauses the animation.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues it after a pause.
    func startAnimation()
    /// Begins after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its present position, so that it can be scrubbed.
    func pauseAnimation()
    /// Ends the animation at its present position; true leaves the completions uncalled.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Calls the completions; only after `stopAnimation(false)`.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are made in blocks. All its members are optional, as in Apple's header.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// `delayFactor` 0 to 1 of the time that remains.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds animations without a delay.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Called at the end, in the order of adding.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues after a pause, with another timing.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { notImplemented(self, "addAnimations:delayFactor:", [animation, delayFactor]) }
    public func addAnimations(_ animation: @escaping () -> Void) { notImplemented(self, "addAnimations:", [animation]) }
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { notImplemented(self, "addCompletion:", [completion]) }
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        notImplemented(self, "continueAnimationWithTimingParameters:durationFactor:", [parameters, durationFactor])
    }
}
