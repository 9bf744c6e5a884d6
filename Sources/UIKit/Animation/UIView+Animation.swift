// UIView's block animations: the overloads, their nesting, and the switch that turns them off.
// AnimationContext turns a change into an animation; keyframes and transitions have their own files.
import QuartzCore

extension UIView {
    /// Animates changes made in `animations` over `duration` seconds, easing in and out.
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates the changes of animatable properties that `animations` makes.
    /// - Parameters:
    /// - duration: seconds.
    /// - animations: runs at once; the properties that it changes are animated.
    /// - completion: called when all animations have ended, with false if one was interrupted; for a duration of 0
    ///     "at the beginning of the next run loop cycle" (Apple, animate(withDuration:animations:completion:)).
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// The other two with a `delay` in seconds. A nested block takes duration and curve from the outer one, unless its options override
    /// them.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationContext.run(duration: duration, delay: delay, options: options, spring: nil, animations, completion)
    }

    /// UIKit's own animations: unlike an app's, they leave views their touches.
    static func animateTouchably(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options.union(.allowUserInteraction), animations: animations, completion: completion)
    }

    /// - Parameters: `dampingRatio` 0…1, 1 for no bounce; `velocity` in whole distances a second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(ratio: Double(dampingRatio), duration: duration, velocity: Double(velocity))
        AnimationContext.run(duration: duration, delay: delay, options: options, spring: spring, animations, completion)
    }

    /// - Parameters: `duration` is the perceived duration; `bounce` is 0…1, 0 for no bounce.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(perceptualDuration: duration, bounce: Double(bounce), velocity: Double(velocity))
        withoutActuallyEscaping(animations) { animations in
            AnimationContext.run(
                duration: spring.settlingDuration, delay: delay, options: options, spring: spring, animations, completion)
        }
    }

    /// Repeats the animations made in `animations`, a part of an animation block.
    public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let outer = AnimationContext.current else { return animations() }
        var timing = outer.timing
        timing.repeatCount = Float(count)
        timing.autoreverses = autoreverses
        AnimationContext(timing: timing, options: outer.options, tracker: outer.tracker, animator: outer.animator).perform(animations)
    }

    /// Makes changes in `actionsWithoutAnimation` at once, inside an animation block too.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = areAnimationsEnabled
        AnimationContext.areEnabled = false
        defer { AnimationContext.areEnabled = wasEnabled }
        actionsWithoutAnimation()
    }

    /// False while changes take effect at once, as in `performWithoutAnimation(_:)`.
    public static var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

    /// Stays until set again; blocks still call their completions, at once and with true.
    public static func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areEnabled = enabled }

    /// The seconds of the animation block that runs now; 0 outside.
    public static var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.timing.duration ?? 0 }

    /// The view's action for a changing property of its layer: an animation inside a block, else
    /// `NSNull` (Apple, UIView, "Animations"; Core Animation Programming Guide, "How to Animate Layer-Backed Views").
    func animationAction(for layer: CALayer, key: String) -> (any CAAction)? {
        // Looked at first: blocks are rare, changes are not.
        guard let context = AnimationContext.current, AnimationContext.areEnabled else { return UIView.noAction }
        return context.action(for: layer, key: key) ?? UIView.noAction
    }

    private static let noAction = NSNull()
}
