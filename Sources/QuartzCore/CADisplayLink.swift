// Display links: a selector called once per frame, on the timeline's time.

import CoreGraphics
import ObjectiveC

/// Calls its target before every frame while it is added to a run loop.
open class CADisplayLink: NSObject, @unchecked Sendable {
    private var target: AnyObject?
    private let selector: Selector
    private var onFrame: (@MainActor () -> Void)?
    /// The modes of the main run loop in which it is called.
    private var modes: Set<RunLoop.Mode> = []
    private var isAdded: Bool { !modes.isEmpty }
    private var last: CFTimeInterval?

    /// The time of the frame that is shown now, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the frame being made will be shown, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The seconds between frames of the display.
    open var duration: CFTimeInterval { 1.0 / 60 }
    /// A paused link is not called and comes back with the next frame.
    open var isPaused = false
    /// 0: every frame.
    open var preferredFramesPerSecond = 0
    /// The number of the display's frames between two calls, at least 1: before iOS 10, the way to state the rate.
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(1, Int((1 / (duration * Double(preferredFramesPerSecond))).rounded())) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? max(1, Int((1 / (duration * Double(newValue))).rounded())) : 0 }
    }
    /// The wanted rate, if `preferredFramesPerSecond` is 0: the preferred rate, else the maximum.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Creates a link, which retains `target` until `invalidate()`; `sel` takes the link or nothing. It runs once it is added to a run loop.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    /// A link that calls a closure, for UIKit's own use.
    package init(onFrame: @escaping @MainActor () -> Void) {
        self.onFrame = onFrame
        selector = Selector("onFrame")
        super.init()
        target = self
    }

    /// Begins with the next frame, in this mode: one of the default mode waits while a scroll view tracks.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        modes.insert(mode)
        last = CACurrentMediaTime()
        AnimationTimeline.shared.add(self)
    }

    /// Stops the calls in this mode until the link is added again; the target stays retained.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        guard !isAdded else { return }
        AnimationTimeline.shared.remove(self)
    }

    /// Stops the calls for good and lets the target go.
    open func invalidate() {
        modes = []
        AnimationTimeline.shared.remove(self)
        target = nil
        onFrame = nil
    }

    private var interval: CFTimeInterval {
        var rate = Double(preferredFramesPerSecond)
        if rate <= 0 { rate = Double(preferredFrameRateRange.preferred ?? 0) }
        if rate <= 0 { rate = Double(preferredFrameRateRange.maximum) }
        return rate > 0 ? max(duration, 1 / rate) : duration
    }

    var nextTick: CFTimeInterval? {
        guard MainRunLoopMode.includes(modes), !isPaused, let last else { return nil }
        return last + interval
    }

    func tick(at time: CFTimeInterval) {
        guard !isPaused, let target, let due = nextTick, time >= due - 1e-6 else { return }
        timestamp = time
        targetTimestamp = time + interval
        last = time
        if let onFrame {
            _ = onMainThread { onFrame() }
            return
        }
        _ = objcPerformOrRaise(target, selector, selector.name.hasSuffix(":") ? [self] : [])
    }
}
