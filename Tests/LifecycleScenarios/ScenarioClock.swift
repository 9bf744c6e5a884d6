// The media clock of scenarios: stands still until a stage moves it, frame by frame or from one animation's end to the next.
import QuartzCore
import UIKit

@MainActor enum ScenarioClock {
    nonisolated(unsafe) private(set) static var now: CFTimeInterval = 10_000

    static func install() { MediaClock.now = { ScenarioClock.now } }

    static func frame(_ seconds: CFTimeInterval = FrameDriver.refresh) {
        UpdateCycle.shared.runFrame()
        advance(to: now + seconds)
    }

    /// Jumps from one end of an animation to the next until nothing is in flight; false when that never comes.
    static func settle() -> Bool {
        FrameDriver.jump(limit: 10_000) { next in
            now = max(now, next ?? now + FrameDriver.refresh)
            return now
        }
    }

    private static func advance(to time: CFTimeInterval) {
        now = time
        AnimationTimeline.shared.advance(to: time)
    }
}

/// One finger on a window: lands, moves a frame at a time, rests, lifts.
@MainActor struct ScenarioFinger {
    let window: UIWindow

    /// Along `points`, in ten frames each; at the last one it rests, so that the place decides and not the speed.
    func drag(_ points: CGPoint...) {
        guard let start = points.first else { return }
        let touch = UITouch(window: window, location: start, timestamp: ScenarioClock.now, tapCount: 1)
        let event = UIEvent()
        func send() {
            event.update([touch], timestamp: ScenarioClock.now)
            window.sendEvent(event)
        }
        send()
        var from = start
        for point in points.dropFirst() {
            for step in 1...10 {
                ScenarioClock.frame()
                let part = CGFloat(step) / 10
                touch.move(to: CGPoint(x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part), phase: .moved, timestamp: ScenarioClock.now)
                send()
            }
            from = point
        }
        for _ in 0..<12 { ScenarioClock.frame() }
        touch.move(to: from, phase: .ended, timestamp: ScenarioClock.now)
        send()
    }
}
