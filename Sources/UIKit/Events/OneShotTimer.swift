// A one-shot timer on the main run loop, for what decides by waiting: gesture recognizers, background time.
// Follows the host's clock, as every Timer of the process does.

@MainActor
final class OneShotTimer {
    private var timer: Timer?

    var isRunning: Bool { timer != nil }

    func start(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        cancel()
        // Foundation on Linux fires a `Timer(timeInterval:)` at once; one with a date keeps it.
        let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.timer = nil
                body()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    /// What waited is gone, and nobody hears of the time any more.
    isolated deinit { timer?.invalidate() }

    func cancel() {
        timer?.invalidate()
        timer = nil
    }
}
