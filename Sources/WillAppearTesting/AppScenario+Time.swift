// Time: it stands still until a test moves it, and then jumps. In a test that can wait (`async`), use the forms with
// `await`: they let the main queue and the main actor's tasks run; the others cannot in Swift Testing, whose tests run
// on the main queue themselves.
import Foundation
import SimulatorHost

extension AppScenario {
    /// Lets `duration` pass on the app's clock: timers fire, animations move, delayed blocks run.
    public func advance(by duration: Duration) { loop.run(for: duration.seconds) }

    /// Lets `duration` pass on the app's clock, and waits for it.
    public func advance(by duration: Duration) async { await loop.run(for: duration.seconds) }

    /// Lets time pass until no animation or transition is in flight and nothing is due. Fails the test when the app is
    /// still moving after twenty seconds of its time.
    public func settle(file: StaticString = #filePath, line: UInt = #line) {
        if !loop.settle() { failToSettle(file, line) }
    }

    /// Lets time pass until no animation or transition is in flight and nothing is due, and waits for it.
    public func settle(file: StaticString = #filePath, line: UInt = #line) async {
        if await !loop.settle() { failToSettle(file, line) }
    }

    private func failToSettle(_ file: StaticString, _ line: UInt) {
        let work = PendingWork.look(application, hadTimers: hadTimers).map(\.text).joined(separator: ", ")
        fail("the app is still moving after \(Int(MainLoop.settleLimit)) seconds of its time\(work.isEmpty ? "" : ": \(work)")", file, line)
    }
}

extension Duration {
    /// In seconds, as UIKit counts time.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
