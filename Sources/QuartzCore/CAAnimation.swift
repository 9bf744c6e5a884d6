// The common part of the animation classes: timing, delegate, key-value container, copying.
// Each kind has its effect on a presentation layer in its own file; AnimationTimeline runs animations.

import CoreGraphics
import ObjectiveC

/// Methods that are called when animations begin and end.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins on its layer's clock, after its transaction was committed.
    func animationDidStart(_ anim: CAAnimation)
    /// Called at the end of the last run, or when the animation is removed before that, with `flag` false.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) { notImplemented(self, #function, [anim]) }
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { notImplemented(self, #function, [anim, flag]) }
}

/// A change of a layer's appearance over time, added with `add(_:forKey:)`, which copies it.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying, @unchecked Sendable {
    /// The seconds on the layer's clock; 0 begins when the transaction is committed.
    open var beginTime: CFTimeInterval = 0
    /// The seconds of one run; 0 takes the transaction's.
    open var duration: CFTimeInterval = 0
    /// The speed of its time relative to its parent's; 2 takes half as long.
    open var speed: Float = 1
    /// The seconds into its run at which it begins.
    open var timeOffset: CFTimeInterval = 0
    /// The number of runs; fractions count, 0 means one, infinity never ends.
    open var repeatCount: Float = 0
    /// The seconds of all runs, instead of a number of runs.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by a run backwards, which doubles the time.
    open var autoreverses = false
    /// The values shown before the begin and after the end.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// The pacing; nil is even.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept alive while the animation is.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed from its layer at its end.
    open var isRemovedOnCompletion = true
    /// Kept for the app to read: animations run with every frame.
    open var preferredFrameRateRange = CAFrameRateRange.default
    var userValues: [String: Any] = [:]

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The default value of a key, for properties of subclasses; not consulted here.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Meant for archiving, which does not exist here; never called.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Adds the animation to the layer that changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Stores any value with the animation under a key of the app; copies have it too.
    open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }
    /// The path is a key like any other: nothing is looked up.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { userValues[keyPath] = value }
    /// The value stored under the key; the animation's own properties are not among them.
    open func value(forKey key: String) -> Any? { userValues[key] }
    /// The value stored under the path.
    open func value(forKeyPath keyPath: String) -> Any? { userValues[keyPath] }

    /// A copy of the same kind. A subclass of an app is not copied, since only the app could copy it.
    func duplicate() -> CAAnimation {
        guard type(of: self) == CAAnimation.self else { return self }
        let copy = CAAnimation()
        copy.take(from: self)
        return copy
    }

    func take(from other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration, autoreverses, fillMode) = (other.repeatCount, other.repeatDuration, other.autoreverses, other.fillMode)
        (timingFunction, delegate, isRemovedOnCompletion) = (other.timingFunction, other.delegate, other.isRemovedOnCompletion)
        userValues = other.userValues
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// Changes the values of a layer to those at progress `t` 0…1 of a run
    /// (paced) and `seconds` into it; `run` counts finished runs.
    func apply(to layer: inout LayerValues, progress t: Double, seconds: Double, run: Int) {}

    /// Whether the animation changes the shown value of a property, named without its parts.
    func changes(_ property: String) -> Bool { false }

    /// Applies the animation at `time`, seconds of its parent; returns false if it has no effect then.
    @discardableResult func apply(to layer: inout LayerValues, at time: CFTimeInterval, begin: CFTimeInterval) -> Bool {
        let local = (time - begin) * Double(speed) + timeOffset
        let window = TimeWindow(self, duration: duration)
        guard let progress = window.progress(at: local, self) else { return false }
        let paced = timingFunction?.value(at: progress) ?? progress
        let run = duration > 0 && local > 0 ? Int(min(local / duration, 1e9)) : 0
        apply(to: &layer, progress: paced, seconds: paced * duration, run: run)
        return true
    }
}

/// The wanted rate of an animation or a display link. Display links follow it; animations run with every frame.
public struct CAFrameRateRange: Hashable, Sendable {
    /// Frames a second below which the app would rather not fall. Not consulted.
    public var minimum: Float
    /// The maximum of frames per second; a display link uses it if there is no preferred rate.
    public var maximum: Float
    /// Frames a second wanted; nil or 0 for none.
    public var preferred: Float?

    /// No preferred rate: every frame.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// The same as `default`.
    public init() {
        self = .default
    }

    /// Frames a second; `preferred` lies between the others.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
