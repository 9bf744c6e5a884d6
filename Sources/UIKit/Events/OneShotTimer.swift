// A one-shot timer for decisions that wait: gesture recognizers, background time. It runs on the main run loop in the
// common modes and follows the host's clock, as every Timer of the process does; in a process without a host it follows the
// media clock, which that process moves itself.
import QuartzCore

@MainActor
final class OneShotTimer {
    private var timer: Timer?
    private var token: Int?

    var isRunning: Bool { timer != nil || token != nil }

    func start(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        cancel()
        if Host.current is DetachedHost {
            token = AnimationTimeline.shared.schedule(at: CACurrentMediaTime() + seconds, isWaitedFor: false) { [weak self] in
                MainActor.assumeIsolated { self?.fire(body) }
            }
            return
        }
        // Foundation on Linux fires a `Timer(timeInterval:)` at once, but keeps the date of a `Timer(fire:)`.
        let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire(body) }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func fire(_ body: @MainActor () -> Void) {
        timer = nil
        token = nil
        body()
    }

    /// Cancels the timer when its owner is gone.
    isolated deinit { cancel() }

    func cancel() {
        timer?.invalidate()
        timer = nil
        if let token { AnimationTimeline.shared.cancel(token) }
        token = nil
    }
}
