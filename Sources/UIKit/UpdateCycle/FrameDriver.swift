// Runs an application's frames until it is at rest, by a clock that only its owner moves.
// SimulatorHost's main loop and every stage of tests, benchmarks and the adversary share it. It reads no clock.
import QuartzCore

@MainActor package enum FrameDriver {
    /// The seconds between two refreshes of the screen.
    package nonisolated static let refresh: CFTimeInterval = 1.0 / 60

    /// Whether no frame is due, no transition is under way, and nothing is going to end or to be called.
    package static var isAtRest: Bool { !UpdateCycle.shared.needsFrame && AnimationTimeline.shared.isIdle && TransitionsInFlight.shared.count == 0 }

    /// A refresh at `time`: display links and ends of animations, then the passes.
    package static func tick(at time: CFTimeInterval) {
        TimerPass.run(at: time)
        UpdateCycle.shared.runFrame()
    }

    /// Runs frames until the app is at rest; returns false if it is not after `limit` of them.
    ///
    /// - Parameter move: moves the clock and returns its new time. The argument is the time of the next due event.
    package static func settle(limit: Int, _ move: (_ next: CFTimeInterval?) -> CFTimeInterval) -> Bool {
        for _ in 0..<limit {
            UpdateCycle.shared.runFrame()
            if isAtRest { return true }
            TimerPass.run(at: move(AnimationTimeline.shared.nextEventTime))
        }
        return false
    }

    /// The same from one due event to the next: a frame runs only if one is needed.
    package static func jump(limit: Int, _ move: (_ next: CFTimeInterval?) -> CFTimeInterval) -> Bool {
        for _ in 0..<limit {
            if UpdateCycle.shared.needsFrame { UpdateCycle.shared.runFrame() }
            if isAtRest { return true }
            TimerPass.run(at: move(AnimationTimeline.shared.nextEventTime))
        }
        return false
    }
}
