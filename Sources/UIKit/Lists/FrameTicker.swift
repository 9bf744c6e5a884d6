// Calls a closure once per frame of the animation timeline until it returns false. Scroll views move by it.
// Its scheduled calls count as in flight, so a host that waits for rest waits for them.

@MainActor
final class FrameTicker {
    /// The seconds between calls.
    private static let interval: CFTimeInterval = 1.0 / 60
    private var start: CFTimeInterval = 0
    private var step: ((CFTimeInterval) -> Bool)?
    /// Numbers the runs, so that a scheduled call of an old run does nothing.
    private var run = 0

    var isRunning: Bool { step != nil }

    /// Calls `step` with the seconds since now, until it returns false.
    func start(_ step: @escaping @MainActor (CFTimeInterval) -> Bool) {
        run += 1
        self.step = step
        start = CACurrentMediaTime()
        schedule(run, after: start)
    }

    func stop() {
        run += 1
        step = nil
    }

    private func schedule(_ number: Int, after time: CFTimeInterval) {
        let due = time + FrameTicker.interval
        AnimationTimeline.shared.schedule(at: due) { [weak self] in
            MainActor.assumeIsolated { self?.tick(number, at: due) }
        }
    }

    private func tick(_ number: Int, at time: CFTimeInterval) {
        guard number == run, let step else { return }
        if step(time - start) {
            if number == run { schedule(number, after: time) }
        } else if number == run {
            stop()
        }
    }
}
