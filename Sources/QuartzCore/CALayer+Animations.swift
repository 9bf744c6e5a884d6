// Adding and removing animations, the layer's time, and the presentation layer.

import CoreGraphics
internal import CQuartzCore
import ObjectiveC

extension CALayer {
    func attach(_ animation: CAAnimation, _ key: String?) {
        guard shown == nil else { return }
        let copy = animation.duplicate()
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        if copy.duration <= 0 || !copy.duration.isFinite, !(copy.repeatDuration > 0) { copy.duration = max(0, copy.duration.isFinite ? copy.duration : 0) }
        let key = copy is CATransition ? "transition" : key
        if let key { detachAnimation(key) }
        let record = AttachedAnimation(copy, key: key, layer: self)
        if copy is CATransition { record.snapshot = LayerTree(of: self).image(of: state.bounds, scale: max(contentsScale, 1)) }
        attached.append(record)
        noteStale()
        CATransaction.note(record)
        AnimationTimeline.shared.register(self)
    }

    func detachAnimation(_ key: String) {
        guard let index = attached.firstIndex(where: { $0.key == key }) else { return }
        let record = attached.remove(at: index)
        lookChanged()
        record.finish(false)
    }

    func detachAllAnimations() {
        let all = attached
        attached = []
        noteStale()
        all.forEach { $0.finish(false) }
    }

    /// Ends one animation without looking at the clock (UIViewPropertyAnimator, timeline).
    package func finish(_ record: AttachedAnimation, finished: Bool) {
        attached.removeAll { $0 === record }
        noteStale()
        record.finish(finished)
    }

    /// The animations of this layer, oldest first.
    package var attachedAnimations: [AttachedAnimation] { attached }

    var keysOfAnimations: [String]? {
        let keys = attached.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    func animation(attachedFor key: String) -> CAAnimation? {
        attached.first { $0.key == key }?.animation
    }

    // MARK: Time

    /// This layer's time at media time `time`.
    func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard AnimationTimeline.clocksDiffer else { return time }
        let outer = parent?.localTime(time) ?? time
        if !hasOwnClock { return outer }
        return (outer - beginTime) * Double(speed) + timeOffset
    }

    /// The media time at which this layer's time is `time`; infinite while the layer's clock does not move.
    func mediaTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard AnimationTimeline.clocksDiffer else { return time }
        var outer = time
        var layer: CALayer? = self
        while let one = layer {
            if one.hasOwnClock {
                guard one.speed != 0 else { return .infinity }
                outer = (outer - one.timeOffset) / Double(one.speed) + one.beginTime
            }
            layer = one.parent
        }
        return outer
    }

    func timingChanged() {
        hasOwnClock = speed != 1 || beginTime != 0 || timeOffset != 0
        if hasOwnClock { AnimationTimeline.clocksDiffer = true }
        AnimationTimeline.changes += 1
        lookChanged()
    }

    // MARK: Presentation

    /// A copy with the values that are on screen now; nil before the first commit.
    public func presentation() -> Self? {
        if shown != nil { return self }
        guard wasCommitted else { return nil }
        let copy = presentationCopy(at: CACurrentMediaTime())
        if let same = copy as? Self { return same }
        return nil
    }

    /// The layer that a presentation layer shows; `self` for a model layer.
    public func model() -> Self {
        (shown as? Self) ?? self
    }

    func presentationCopy(at time: CFTimeInterval) -> CALayer {
        let copy = copyThroughInitialiser()
        copy.shown = self
        guard attached.contains(where: { !($0.animation is CATransition) }) else { return copy }
        let local = localTime(time)
        var values = LayerValues(state: copy.state, kind: copy.kind, userValues: copy.userValues)
        for record in attached where !(record.animation is CATransition) {
            record.animation.apply(to: &values, at: local, begin: record.beginOrNow(local))
        }
        (copy.state, copy.kind, copy.userValues) = (values.state, values.kind, values.userValues)
        return copy
    }

    /// Makes a copy through `init(layer:)` (Apple: "used to create shadow copies of layers, for the presentation layer"); a subclass
    /// overrides it to copy its own properties.
    private func copyThroughInitialiser() -> CALayer {
        let cls: AnyClass = type(of: self)
        if cls == CALayer.self { return CALayer(layer: self) }
        var argument: Any = self
        // The initialiser consumes the value, and the scope of `argument` releases it again.
        _ = Unmanaged.passRetained(self)
        let object = withUnsafeMutablePointer(to: &argument) {
            quartz_copy_layer(unsafeBitCast(cls, to: UnsafeRawPointer.self), UnsafeMutableRawPointer($0))
        }
        return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
    }

    func copyBaseProperties(of layer: CALayer) {
        state = layer.state
        delegate = nil
        name = layer.name
        isOpaque = layer.isOpaque
        shouldRasterize = layer.shouldRasterize
        allowsGroupOpacity = layer.allowsGroupOpacity
        userValues = layer.userValues
        (beginTime, speed, timeOffset) = (layer.beginTime, layer.speed, layer.timeOffset)
    }
}
