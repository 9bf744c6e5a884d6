// One launched app at a time: Swift Testing runs tests side by side, and their waits interleave on the main actor.
// `launch` in an async test waits here until the test before has released its app.

@MainActor final class ScenarioQueue {
    static let shared = ScenarioQueue()

    weak var current: AppScenario?
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits for a turn; whoever has it must launch.
    func turn() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// A test that does not wait takes the turn of whatever was launched before: XCTest runs one test at a time.
    func take() { isTaken = true }

    func released() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
