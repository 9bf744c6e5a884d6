// Options and curves of view animations, with Apple's raw values.
import QuartzCore

extension UIView {
    /// The pace of an animation between its start and its end.
    public enum AnimationCurve: Int, Sendable {
        /// `easeInOut` is slow at both ends.
        case easeInOut, easeIn, easeOut, linear

        var function: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// Transitions of the animation methods before iOS 13, which are not here; for stored values only.
    public enum AnimationTransition: Int, Sendable {
        /// Blocks choose a transition by `AnimationOptions`.
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    /// The options of a block animation. Curves and transitions are numbers in the bits, so only one of each applies.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views inside the block, so that their subviews move too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Accepted: views take touches during any animation here; a device needs this option for that.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Accepted: animations of layer properties begin at the shown value in any case.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats without end; the completion is not called until the animation is removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Back again after each way forth.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps a nested block's own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps a nested block's own curve or spring.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Changes made for a transition animate too, instead of taking effect before it.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between two views hides and shows them instead of removing and adding.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Accepted: a nested block never takes over the outer one's options here.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At an even pace.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Turns the view around its vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view around its vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A page that is turned up; drawn as a slide.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A page that is turned down; drawn as a slide.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The new look fades in over the old one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view around its horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view around its horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Accepted: an animation has a value at every frame that is drawn.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Accepted: an animation has a value at every frame that is drawn.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
        var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & 7 << 20) }
    }

    /// The options of a keyframe animation. The calculation mode is a number in the bits, so only one applies.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Accepted: only `AnimationOptions` lays out inside its block here.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Accepted: views take touches during any animation here.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Accepted: animations begin at the shown value in any case.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats without end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Back again after each way forth.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Accepted: options are never taken over here.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// At an even pace from frame to frame; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each frame's values appear at the end of its time.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Evenly over the whole way; here as linear.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through the frames; here as linear.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve at an even pace; here as linear.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
