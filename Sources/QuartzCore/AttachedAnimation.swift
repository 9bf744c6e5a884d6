// One animation on one layer: its begin, its end, its delegate.
// CALayer keeps them; AnimationTimeline ends them.

import ObjectiveC
import CoreGraphics

package final class AttachedAnimation {
    let key: String?
    package private(set) var animation: CAAnimation
    @_ZeroingReference var layer: CALayer?
    /// The begin in the layer's time; nil until the commit.
    private(set) var begin: CFTimeInterval? {
        didSet {
            end = endOfLastRun
            AnimationTimeline.changes += 1
        }
    }
    /// The layer's time in seconds at which the last run ends; nil if it never does, or before the commit. An attached animation is the
    /// layer's own copy, so the time stays.
    private(set) var end: CFTimeInterval?
    private(set) var hasEnded = false { didSet { AnimationTimeline.changes += 1 } }
    /// Whether the delegate was told of the start.
    private(set) var hasStarted = false
    var groups: [CompletionGroup] = []
    /// The layer's content before a transition.
    var snapshot: CGImage?
    let sequence: Int

    nonisolated(unsafe) private static var count = 0

    init(_ animation: CAAnimation, key: String?, layer: CALayer) {
        self.animation = animation
        self.key = key
        self.layer = layer
        Self.count += 1
        sequence = Self.count
    }

    func start(at now: CFTimeInterval) {
        guard !hasEnded, begin == nil, let layer else { return }
        begin = animation.beginTime != 0 ? animation.beginTime : layer.localTime(now)
        layer.noteStale()
    }

    /// Restarts as `changed`, a copy, at a time of the layer: published commits stay unchanged.
    func restart(as changed: CAAnimation, at time: CFTimeInterval) {
        animation = changed
        begin = time
        layer?.noteStale()
    }

    /// The begin, also before the commit.
    func beginOrNow(_ layerTime: CFTimeInterval) -> CFTimeInterval {
        begin ?? (animation.beginTime != 0 ? animation.beginTime : layerTime)
    }

    private var endOfLastRun: CFTimeInterval? {
        guard let begin, animation.speed > 0 else { return nil }
        let total = TimeWindow(animation, duration: animation.duration).total
        guard total.isFinite else { return nil }
        return begin + (total - animation.timeOffset) / Double(animation.speed)
    }

    func tellStart() {
        guard !hasStarted else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    /// Tells the delegate and the transactions, once.
    func finish(_ finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        tellStart()
        animation.delegate?.animationDidStop(animation, finished: finished)
        let waiting = groups
        groups = []
        waiting.forEach { $0.leave() }
    }

    var isEndless: Bool { !TimeWindow(animation, duration: animation.duration).total.isFinite }
}
