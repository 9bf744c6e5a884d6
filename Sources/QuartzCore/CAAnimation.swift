// Owns the animation classes' common part: timing, delegate, key-value container, copying.
// What each kind does to a presentation layer is in its own file; running is AnimationTimeline's.

import CoreGraphics
import ObjectiveC

/// Told when animations begin and end.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins on its layer's clock, after its transaction was committed.
    func animationDidStart(_ anim: CAAnimation)
    /// Called at the end of the last run, or when the animation is taken away before it; `flag` is false then.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) { notImplemented(self, #function, [anim]) }
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { notImplemented(self, #function, [anim, flag]) }
}

/// A change of what a layer shows over time, added to it with `add(_:forKey:)`, which copies it.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying, @unchecked Sendable {
    /// Seconds on the layer's clock; 0 begins when the transaction is committed.
    open var beginTime: CFTimeInterval = 0
    /// Seconds of one run; 0 takes the transaction's.
    open var duration: CFTimeInterval = 0
    /// How fast its time runs in its parent's; 2 takes half as long.
    open var speed: Float = 1
    /// Seconds into its run at which it begins.
    open var timeOffset: CFTimeInterval = 0
    /// Runs; fractions count, 0 means one, infinity never ends.
    open var repeatCount: Float = 0
    /// Seconds of all runs, instead of a number of runs.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by one backwards, which doubles the time.
    open var autoreverses = false
    /// What shows before the begin and after the end.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// nil: even pacing.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept alive while the animation is.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation leaves its layer at its end.
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

    /// For properties of subclasses; not consulted here.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// For archiving, which there is none of here; never asked.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Adds the animation to the layer that changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Keeps any value with the animation under a key of the app's own; copies have it too.
    open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }
    /// The path is a key like any other: nothing is looked up.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { userValues[keyPath] = value }
    /// What was kept under the key; the animation's own properties are not among them.
    open func value(forKey key: String) -> Any? { userValues[key] }
    /// What was kept under the path.
    open func value(forKeyPath keyPath: String) -> Any? { userValues[keyPath] }

    /// A copy of the same kind; a subclass of an app's stays itself, since only the app could copy it.
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

    /// Changes the values of a layer to what it shows at progress `t` 0…1 of a run
    /// (paced) and `seconds` into it; `run` counts finished runs.
    func apply(to layer: inout LayerValues, progress t: Double, seconds: Double, run: Int) {}

    /// Applies the animation at `time`, seconds of its parent; false where it shows nothing.
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

/// How often an animation or a display link wants to run. Display links go by it; animations run with every frame.
public struct CAFrameRateRange: Hashable, Sendable {
    /// Frames a second below which the app would rather not fall. Not consulted.
    public var minimum: Float
    /// Frames a second at most; a display link goes by it when there is no preference.
    public var maximum: Float
    /// Frames a second wanted; nil or 0 for none.
    public var preferred: Float?

    /// No wishes: every frame.
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
