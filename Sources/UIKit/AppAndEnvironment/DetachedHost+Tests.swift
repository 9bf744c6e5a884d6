// The host app for the tests of an Xcode project, in a process without a simulator host: the app is launched, then the tests run.
// UIApplicationMain calls `run()`; the host module's load-time record supplies the tests.
import Foundation

extension DetachedHost {
    /// Runs the tests that the launched app of this process hosts, and gives the status to end with.
    nonisolated(unsafe) package static var hostedTests: (() -> Int32)?
    /// The time in seconds between a host app's launch and its tests.
    private static let settling: TimeInterval = 1

    package func run() -> Never {
        guard let tests = Self.hostedTests else { fatalError("UIApplicationMain was called in a process without a simulator host; link the WillAppear library") }
        LaunchSequence(UIApplication.shared).begin()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: Self.settling))
        let status = tests()
        fflush(nil)
        _exit(status)
    }
}
