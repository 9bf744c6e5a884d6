// The end of the process: the user's kill by version and device, memory pressure, the debugger.
// Against Docs/EVIDENCE.md 2, "Kill from the switcher".
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class KillConformanceTests: XCTestCase {
    private var stage: AppStage?
    override func tearDown() async throws {
        await MainActor.run {
            stage?.tearDown()
            stage = nil
        }
    }

    private func launched(_ kind: AppStage.Kind, _ version: Int, device: String = "iPhone 16") -> AppStage {
        let made = AppStage(kind, iOSVersion: version, device: device)
        stage = made
        made.launch()
        return made
    }

    private static let told = [
        "Scene.willResignActive", "Note.App.willResignActiveNotification", "Scene.didDisconnect", "Note.Scene.didDisconnectNotification", "App.didDiscardSceneSessions",
        "App.didDiscardSceneSessions(1)", "App.willTerminate", "Note.App.willTerminateNotification", "process.terminated",
    ]

    /// Since iOS 14 a kill from the front disconnects without entering the background. The scene's delegate goes with it.
    func testKilledInFrontSince14() {
        for version in [14, 15, 17, 26] {
            let stage = launched(.scenes, version)
            let launch = stage.take()
            stage.send { try $0.kill() }
            let log = stage.take().filter { $0 != "SceneDelegate.dealloc" }
            XCTAssertEqual(log, Self.told)
            XCTAssertEqual(conforms(log, to: "jinhong-kill", "npaka-kill", "lemonbrush-kill", "apple-willterminate-notification", "apple-scene-disconnect"), [])
            XCTAssertEqual(conforms(launch + log, to: "mmatiush-kill-front"), [])
            // The sessions are told of: the next launch tells of none.
            stage.relaunch()
            XCTAssertFalse(stage.take().contains("App.didDiscardSceneSessions"))
            stage.tearDown()
        }
    }

    func testKilledInFrontOnAniPhoneWith13() {
        let stage = launched(.scenes, 13)
        _ = stage.take()
        stage.send { try $0.kill() }
        let log = stage.take()
        XCTAssertEqual(log, [
            "Scene.willResignActive", "Note.App.willResignActiveNotification", "Scene.didEnterBackground", "Note.App.didEnterBackgroundNotification", "App.willTerminate",
            "Note.App.willTerminateNotification", "process.terminated",
        ])
        XCTAssertEqual(conforms(log, to: "so71570813-iphone-kill-front"), [])
        stage.relaunch()
        XCTAssertEqual(conforms(stage.take(), to: "konotes-scene-relaunch"), [])
    }

    func testKilledInFrontOnAniPadWith13() {
        let single = launched(.scenes, 13, device: "iPad (10th generation)")
        _ = single.take()
        single.send { try $0.kill() }
        let log = single.take().filter { $0 != "SceneDelegate.dealloc" }
        XCTAssertEqual(log, Self.told)
        XCTAssertEqual(conforms(log, to: "so71570813-ipad-single-kill"), [])
        single.tearDown()

        let several = launched(.several, 13, device: "iPad (10th generation)")
        _ = several.take()
        several.send { try $0.kill() }
        let other = several.take()
        XCTAssertEqual(conforms(other, to: "so71570813-ipad-multi-kill"), [])
        XCTAssertFalse(other.contains("Scene.didDisconnect"))
    }

    /// From the switcher: the scene has resigned before.
    func testKilledInTheSwitcher() {
        let stage = launched(.scenes, 26)
        stage.send { try $0.show(.switcher) }
        _ = stage.take()
        stage.send { try $0.kill() }
        XCTAssertEqual(stage.take().filter { $0 != "SceneDelegate.dealloc" }, Array(Self.told.dropFirst(2)))
    }

    func testASuspendedAppHearsNothing() {
        for version in [13, 26] {
            let stage = launched(.scenes, version)
            stage.send { try $0.home() }
            _ = stage.take()
            stage.send { try $0.kill() }
            let log = stage.take()
            XCTAssertEqual(log, ["process.terminated"])
            XCTAssertEqual(conforms(log, to: "so71570813-iphone-kill-suspended", "yisang-suspended"), [])
            stage.tearDown()
        }
    }

    /// In the background but not suspended: a background task runs.
    func testKilledInTheBackgroundWithATaskRunning() {
        for version in [13, 14, 26] {
            let stage = launched(.scenes, version)
            _ = stage.application.beginBackgroundTask()
            stage.send { try $0.home() }
            _ = stage.take()
            XCTAssertEqual(stage.life.phase, .background)
            stage.send { try $0.kill() }
            let log = stage.take().filter { $0 != "SceneDelegate.dealloc" }
            XCTAssertEqual(log, Array(Self.told.dropFirst(2)))
            XCTAssertEqual(conforms(log, to: "miyablo-kill", "lemonbrush-kill"), [])
            stage.tearDown()
        }
    }

    func testAnAppWithoutScenesIsKilled() {
        for version in [5, 12, 26] {
            let stage = launched(.withoutScenes, version)
            _ = stage.take()
            stage.send { try $0.kill() }
            let log = stage.take()
            XCTAssertEqual(log, [
                "App.willResignActive", "Note.App.willResignActiveNotification", "App.didEnterBackground", "Note.App.didEnterBackgroundNotification", "App.willTerminate",
                "Note.App.willTerminateNotification", "process.terminated",
            ])
            XCTAssertEqual(conforms(log, to: "apple-willterminate-when", "apple-willterminate-notification"), [])
            stage.tearDown()
        }
    }

    func testMemoryPressure() {
        let stage = launched(.withoutScenes, 12)
        XCTAssertThrowsError(try stage.life.reclaimMemory(), "in front it is warned, not ended")
        stage.send { try $0.home() }
        _ = stage.take()
        stage.send { try $0.reclaimMemory() }
        XCTAssertEqual(stage.take(), ["process.terminated"])
        stage.tearDown()

        let busy = launched(.withoutScenes, 12)
        _ = busy.application.beginBackgroundTask()
        busy.send { try $0.home() }
        busy.send { try $0.reclaimMemory() }
        let log = busy.take()
        XCTAssertEqual(Array(log.suffix(3)), ["App.willTerminate", "Note.App.willTerminateNotification", "process.terminated"])
        XCTAssertEqual(conforms(log, to: "apple-willterminate-when"), [])
    }
}
