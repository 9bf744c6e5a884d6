// The app that hosts the tests of an Xcode project, in a process without a simulator host: it is launched, then its tests run.
// UIApplicationMain calls `run()`; the load-time record of the host module says which tests.
import Foundation

extension DetachedHost {
    /// Runs the tests that the launched app of this process hosts, and gives the status to end with.
    nonisolated(unsafe) package static var hostedTests: (() -> Int32)?
    /// What a host app does after its launch before its tests begin, in seconds.
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
