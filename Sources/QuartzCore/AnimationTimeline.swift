// The passing of time: ends animations, runs completion blocks and display links
// in order of their times. SimulatorHost calls `advance(to:)` every frame; tests call it by hand.

import CoreGraphics

package final class AnimationTimeline {
    /// The running application's.
    package static var shared: AnimationTimeline { LayerContext.current.timeline }

    private var layers: [ObjectIdentifier: CALayer] = [:]
    private var scheduled: [(time: CFTimeInterval, sequence: Int, isWaitedFor: Bool, block: () -> Void)] = []
    private var links: [CADisplayLink] = []
    private var count = 0
    /// Counts what may move the next event: animations that are added, begin or end, clocks, scheduled calls.
    nonisolated(unsafe) static var changes = 0
    /// Whether any layer ever had a clock of its own: until then the time of every layer is that of the media.
    nonisolated(unsafe) static var clocksDiffer = false
    /// The time of the next event as of a number of changes. Every turn of the loop asks, and seldom has anything changed.
    private var known: (changes: Int, time: CFTimeInterval?)?
    private var knownIdle: (changes: Int, isIdle: Bool)?

    init() {}

    /// Ends the animations that end up to `time` (seconds of `CACurrentMediaTime`), commits, ticks display links.
    package func advance(to time: CFTimeInterval) {
        CATransaction.commitImplicit()
        for layer in layers.values {
            for record in layer.attached where !record.hasStarted && (record.begin ?? .infinity) <= layer.localTime(time) { record.tellStart() }
        }
        // A completion may start an animation that ends at once; the bound keeps such a loop from blocking the frame.
        for _ in 0..<10_000 {
            if let known, known.changes == Self.changes, known.time ?? .infinity > time { break }
            guard let event = findNextEvent(), event.time <= time else { break }
            fire(event)
        }
        for link in links { link.tick(at: time) }
        CATransaction.commitImplicit()
        sweep()
    }

    /// Runs `block` when time reaches `time`; if it already has, at the next `advance`.
    ///
    /// - Parameter isWaitedFor: false for a time that may never matter, such as that of a resting finger: the timeline is idle without it.
    /// - Returns: the argument for `cancel`.
    @discardableResult package func schedule(at time: CFTimeInterval, isWaitedFor: Bool = true, _ block: @escaping () -> Void) -> Int {
        count += 1
        Self.changes += 1
        scheduled.append((time, count, isWaitedFor, block))
        return count
    }

    package func cancel(_ token: Int) {
        Self.changes += 1
        scheduled.removeAll { $0.sequence == token }
    }

    /// Whether nothing is going to end or to be called. Endless animations and display links do not count.
    package var isIdle: Bool {
        if let knownIdle, knownIdle.changes == Self.changes { return knownIdle.isIdle }
        let isIdle = isIdleNow
        knownIdle = (Self.changes, isIdle)
        return isIdle
    }

    private var isIdleNow: Bool {
        !scheduled.contains(where: \.isWaitedFor) && !hasRecord { !$0.hasEnded && !$0.isEndless && $0.end.map(\.isFinite) ?? ($0.begin == nil) && isMoving($0) }
    }

    /// The time of the next end or call, display links included; nil if there is none.
    package var nextEventTime: CFTimeInterval? {
        let link = links.compactMap(\.nextTick).min()
        let uncommitted = hasRecord { $0.begin == nil && !$0.hasEnded } ? CACurrentMediaTime() : nil
        return [knownNextTime, link, uncommitted].compactMap { $0 }.min()
    }

    /// Whether something on the screen changes from frame to frame.
    package var isAnimating: Bool { links.contains { $0.nextTick != nil } || hasRecord { !$0.hasEnded && isMoving($0) } }

    /// Stops time for good: pending animations neither end nor call anything. A layer retains its animations, and these retain their
    /// delegates, which may retain the layer.
    func stop() {
        let ending = (layers, scheduled, links)
        (layers, scheduled, links) = ([:], [], [])
        Self.changes += 1
        for layer in ending.0.values {
            let attached = layer.attached
            layer.attached = []
            layer.noteStale()
            withExtendedLifetime(attached) {}
        }
    }

    // MARK: Called by layers and display links

    func register(_ layer: CALayer) {
        layers[ObjectIdentifier(layer)] = layer
        Self.changes += 1
    }

    func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    private func hasRecord(where fits: (AttachedAnimation) -> Bool) -> Bool { layers.values.contains { $0.attached.contains(where: fits) } }

    private func isMoving(_ record: AttachedAnimation) -> Bool {
        record.animation.speed != 0 && record.layer?.mediaTime(0).isFinite ?? false
    }

    /// What happens next, and who it happens to. Every turn of the loop asks, so that only the first of all is made into one.
    private struct Event {
        enum Kind {
            case end(AttachedAnimation, CALayer)
            case call(() -> Void)
        }

        let time: CFTimeInterval
        let sequence: Int
        let kind: Kind

        func comes(after time: CFTimeInterval, _ sequence: Int) -> Bool { (time, sequence) < (self.time, self.sequence) }
    }

    private var knownNextTime: CFTimeInterval? {
        if let known, known.changes == Self.changes { return known.time }
        return findNextEvent()?.time
    }

    private func findNextEvent() -> Event? {
        var best: Event?
        for layer in layers.values {
            for record in layer.attached where !record.hasEnded {
                guard let end = record.end else { continue }
                let time = layer.mediaTime(end)
                if time.isFinite, best?.comes(after: time, record.sequence) ?? true { best = Event(time: time, sequence: record.sequence, kind: .end(record, layer)) }
            }
        }
        for item in scheduled where best?.comes(after: item.time, item.sequence) ?? true { best = Event(time: item.time, sequence: item.sequence, kind: .call(item.block)) }
        known = (Self.changes, best?.time)
        return best
    }

    private func fire(_ event: Event) {
        switch event.kind {
        case .end(let record, let layer):
            if record.animation.isRemovedOnCompletion {
                layer.finish(record, finished: true)
            } else {
                record.finish(true)
            }
        case .call(let block):
            cancel(event.sequence)
            block()
        }
    }

    private func sweep() {
        layers = layers.filter { !$0.value.attached.isEmpty }
    }
}
