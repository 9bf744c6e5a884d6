// The clock of these tests: libc's, virtual. Other tests of the process may have replaced the media clock.
import CVirtualTime
import MainActorTesting
import QuartzCore
import SimulatorHost
@testable import UIKit

enum VirtualTime {
    static func use() {
        vt_enable()
        vt_start_watcher(200, 10_000_000)
        MainActor.assumeIsolated { LeftApps.areTakenDown }
        MediaClock.now = { CFTimeInterval(vt_uptime_ns()) / 1_000_000_000 }
    }
}

/// Windows and animations that a test has left hold times of this clock: on another target's they would never end.
@MainActor private enum LeftApps {
    static let areTakenDown: Void = AfterEachTest.bodies.append { test in
        guard test.hasPrefix("SimulatorHostTests.") else { return }
        ApplicationReplacement.end()
        MainLoop(clock: AppClock(.virtual)).settle()
        UIApplication.sharedStorage = nil
    }
}
