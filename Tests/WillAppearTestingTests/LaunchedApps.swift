// An app that a test has launched stays on screen until the next launch. After each test of this target it is taken
// down, so that tests of other targets in the process find no windows.
import MainActorTesting
import SimulatorHost
@testable import UIKit
import XCTest

@MainActor enum LaunchedApps {
    static let areTakenDown: Void = AfterEachTest.bodies.append { test in
        guard test.hasPrefix("WillAppearTestingTests.") else { return }
        ApplicationReplacement.end()
        // A keyboard sinks.
        MainLoop(clock: AppClock(.virtual)).settle()
        SceneManifest.given = nil
        UIApplication.sharedStorage = nil
    }
}
