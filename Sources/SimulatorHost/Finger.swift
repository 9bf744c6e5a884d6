// A finger on the glass: turns taps, swipes and drags into touches, frame by frame, through
// UIApplication.sendEvent. ScriptPlayer and tests move it.
import QuartzCore
import UIKit

@MainActor package final class Finger {
    /// The frames (1/60 s each) that a tap stays on the glass.
    private static let tapFrames = 4
    /// The largest time and distance at which a second tap counts with the first.
    private static let repeatTime = 0.35
    private static let repeatDistance: CGFloat = 45

    private let application: UIApplication
    private let loop: MainLoop
    private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

    package init(application: UIApplication, loop: MainLoop) {
        self.application = application
        self.loop = loop
    }

    /// Touches `point` (points of the screen) and lifts.
    package func tap(_ point: CGPoint) { hold(point, frames: Self.tapFrames) }

    /// Two taps as close to each other as a person's.
    package func doubleTap(_ point: CGPoint) {
        tap(point)
        for _ in 0..<Self.tapFrames { loop.runFrame() }
        tap(point)
    }

    /// Touches `point`, stays there and lifts.
    package func press(_ point: CGPoint, seconds: Double) {
        hold(point, frames: max(1, Int((min(seconds, 3600) * Double(AppClock.framesPerSecond)).rounded())))
    }

    private func hold(_ point: CGPoint, frames: Int) {
        guard let stroke = land(point, tapCount: tapCount(at: point)) else { return }
        for _ in 0..<frames { loop.runFrame() }
        stroke.change(point, .ended)
        loop.drain()
    }

    /// Moves from `start` to `end` in `seconds`, then lifts at once: the moved content keeps its speed.
    package func drag(from start: CGPoint, to end: CGPoint, seconds: Double) {
        drag(from: start, legs: [Leg(to: end, seconds: seconds)])
    }

    /// One straight part of a finger's path. A leg that ends where it began holds still.
    package struct Leg {
        package let end: CGPoint
        package let seconds: Double

        package init(to end: CGPoint, seconds: Double) {
            self.end = end
            self.seconds = seconds
        }
    }

    /// Lands, moves along the legs a frame at a time, and lifts at the end of the last.
    package func drag(from start: CGPoint, legs: [Leg]) {
        guard let stroke = land(start, tapCount: 1) else { return }
        var from = start
        for leg in legs {
            let frames = max(2, Int((leg.seconds * Double(AppClock.framesPerSecond)).rounded()))
            for frame in 1...frames {
                loop.runFrame()
                let part = CGFloat(frame) / CGFloat(frames)
                stroke.change(CGPoint(x: from.x + (leg.end.x - from.x) * part, y: from.y + (leg.end.y - from.y) * part), .moved)
                loop.drain()
            }
            from = leg.end
        }
        loop.runFrame()
        stroke.change(from, .ended)
        loop.drain()
    }

    private func tapCount(at point: CGPoint) -> Int {
        let now = CACurrentMediaTime()
        var count = 1
        if let last = lastTap, now - last.time <= Self.repeatTime,
            abs(last.point.x - point.x) <= Self.repeatDistance, abs(last.point.y - point.y) <= Self.repeatDistance {
            count = last.count + 1
        }
        lastTap = (now, point, count)
        return count
    }

    private func land(_ point: CGPoint, tapCount: Int) -> Stroke? {
        loop.drain()
        guard let window = ScreenReader(application).window(at: point) else { return nil }
        let stroke = Stroke(application: application, touch: UITouch(window: window, location: point, timestamp: CACurrentMediaTime(), tapCount: tapCount))
        stroke.send()
        loop.drain()
        return stroke
    }

    /// One touch from landing to lifting, with the event that carries it.
    @MainActor private final class Stroke {
        private let application: UIApplication
        private let touch: UITouch
        private let event = UIEvent()

        init(application: UIApplication, touch: UITouch) {
            self.application = application
            self.touch = touch
        }

        func change(_ point: CGPoint, _ phase: UITouch.Phase) {
            touch.move(to: point, phase: phase, timestamp: CACurrentMediaTime())
            send()
        }

        func send() {
            event.update([touch], timestamp: CACurrentMediaTime())
            EventPass.deliver(event, to: application)
        }
    }
}
