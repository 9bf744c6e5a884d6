// Any number of fingers on the glass at once, moved from outside step by step: one event carries them, as on a
// device. For the viewer's fingers and two-finger gestures; Finger makes one-finger gestures. Lets no time pass.
import HostProtocol
import QuartzCore
import UIKit

@MainActor package final class Fingers {
    /// The largest time and distance at which a second tap counts with the first.
    private static let repeatTime = 0.35
    private static let repeatDistance: CGFloat = 45
    /// The largest number of fingers: more than two hands have.
    private static let maximum = 11

    private let application: UIApplication
    private let loop: MainLoop
    private var event = UIEvent()
    private var down: [Int: UITouch] = [:]
    private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

    package init(application: UIApplication, loop: MainLoop) {
        self.application = application
        self.loop = loop
    }

    package var isEmpty: Bool { down.isEmpty }

    /// Changes fingers at this moment. A finger that the system has taken away, or that never landed, is passed over.
    package func change(_ fingers: [LiveFinger]) {
        loop.drain()
        let now = CACurrentMediaTime()
        var changed: Set<Int> = []
        for finger in fingers {
            let point = CGPoint(x: finger.x, y: finger.y)
            guard point.x.isFinite, point.y.isFinite else { continue }
            if finger.phase == .began {
                if land(finger.id, point, now) { changed.insert(finger.id) }
            } else if let touch = down[finger.id] {
                guard touch.phase != .cancelled else {
                    down[finger.id] = nil
                    continue
                }
                touch.move(to: point, phase: finger.phase.touch, timestamp: now)
                changed.insert(finger.id)
            }
        }
        guard !changed.isEmpty else { return }
        for (id, touch) in down where !changed.contains(id) { touch.move(to: touch.location(in: nil), phase: .stationary, timestamp: now) }
        event.update(Set(down.values), timestamp: now)
        application.sendEvent(event)
        down = down.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
        if down.isEmpty { event = UIEvent() }
        loop.drain()
    }

    /// Cancels every finger on the glass without lifting it.
    package func cancel() {
        change(down.map { LiveFinger(id: $0.key, phase: .cancelled, x: Double($0.value.location(in: nil).x), y: Double($0.value.location(in: nil).y)) })
    }

    private func land(_ id: Int, _ point: CGPoint, _ now: TimeInterval) -> Bool {
        guard down[id] == nil, down.count < Self.maximum, let window = ScreenReader(application).window(at: point) else { return false }
        down[id] = UITouch(window: window, location: point, timestamp: now, tapCount: down.isEmpty ? tapCount(at: point, now) : 1)
        return true
    }

    private func tapCount(at point: CGPoint, _ now: TimeInterval) -> Int {
        var count = 1
        if let last = lastTap, now - last.time <= Self.repeatTime, abs(last.point.x - point.x) <= Self.repeatDistance, abs(last.point.y - point.y) <= Self.repeatDistance {
            count = last.count + 1
        }
        lastTap = (now, point, count)
        return count
    }
}

extension LiveFinger.Phase {
    fileprivate var touch: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
