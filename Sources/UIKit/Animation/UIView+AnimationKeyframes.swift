// Keyframe animations: blocks that each take a part of the whole duration.
import QuartzCore

/// The keyframe animation whose block runs now.
@MainActor private final class KeyframeScope {
    static var current: KeyframeScope?
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.KeyframeAnimationOptions
    let tracker: AnimationTracker

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions, tracker: AnimationTracker) {
        self.duration = duration
        self.delay = delay
        self.options = options
        self.tracker = tracker
    }

    /// The one option that the blocks inside share with other animations.
    var touchOptions: UIView.AnimationOptions { options.contains(.allowUserInteraction) ? .allowUserInteraction : [] }

    func timing(start: Double, length: Double) -> ChangeTiming {
        var timing = ChangeTiming(duration: duration * length)
        timing.delay = delay + duration * start
        timing.curve = nil
        timing.keepsEarlier = start > 0
        timing.repeatCount = options.contains(.repeat) ? .infinity : 0
        timing.autoreverses = options.contains(.autoreverse)
        if options.rawValue >> 10 & 7 == 1 {
            // Discrete: the value changes at the end of the frame's time.
            timing.delay += timing.duration
            timing.duration = 0
        }
        return timing
    }
}

extension UIView {
    /// Runs `animations`, which calls `addKeyframe`, over `duration` seconds. Changes outside of keyframes
    /// take the whole duration.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        UpdateCycle.shared.setNeedsFrame()
        guard areAnimationsEnabled, duration > 0 || delay > 0 else {
            return animate(withDuration: 0, animations: animations, completion: completion)
        }
        var total = duration
        if let outer = AnimationContext.current, !options.contains(.overrideInheritedDuration) { total = outer.timing.duration }
        let scope = KeyframeScope(duration: total, delay: max(delay, 0), options: options, tracker: AnimationTracker(completion))
        let outer = KeyframeScope.current
        KeyframeScope.current = scope
        AnimationContext(
            timing: scope.timing(start: 0, length: 1), options: scope.touchOptions, tracker: scope.tracker, animator: AnimationContext.current?.animator
        ).perform(animations)
        KeyframeScope.current = outer
        scope.tracker.close()
    }

    /// - Parameters: `frameStartTime` and `frameDuration` 0…1 of the whole duration.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let scope = KeyframeScope.current, areAnimationsEnabled else { return animations() }
        let start = min(max(frameStartTime, 0), 1), length = min(max(frameDuration, 0), 1 - start)
        let timing = scope.timing(start: start, length: length)
        AnimationContext(timing: timing, options: scope.touchOptions, tracker: scope.tracker, animator: AnimationContext.current?.animator).perform(animations)
    }
}
