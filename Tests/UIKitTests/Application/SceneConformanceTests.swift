// Several scenes: connected, minimised, disconnected, closed, asked for by the app. Against Docs/EVIDENCE.md 2.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class SceneConformanceTests: XCTestCase {
    private var stage: AppStage?
    override func setUp() async throws { await MainActor.run { LoggingSceneDelegate.numbersScenes = true } }
    override func tearDown() async throws {
        await MainActor.run {
            LoggingSceneDelegate.numbersScenes = false
            stage?.tearDown()
            stage = nil
        }
    }

    fileprivate func launched(_ version: Int, device: String = "iPad (10th generation)") -> AppStage {
        let made = AppStage(.several, iOSVersion: version, device: device)
        stage = made
        made.launch()
        return made
    }

    private func only(_ scene: String, _ log: [String]) -> [String] { log.filter { $0.hasPrefix(scene + ".") } }

    func testASecondWindowOfAWindowediPad() {
        let stage = launched(26)
        stage.send { try $0.newScene() }
        stage.send { try $0.minimiseScene(2) }
        let log = stage.take()
        XCTAssertEqual(only("S1", log), [
            "S1.willConnect", "S1.willEnterForeground", "S1.didBecomeActive", "S1.willResignActive", "S1.didBecomeActive", "S1.willResignActive", "S1.didBecomeActive",
        ])
        XCTAssertEqual(conforms(log, to: "flutter-multiscene-ipados26"), [])
        stage.send { try $0.activateScene(2) }
        let all = log + stage.take()
        XCTAssertEqual(only("S2", all), [
            "S2.willConnect", "S2.willEnterForeground", "S2.didBecomeActive", "S2.willResignActive", "S2.didEnterBackground", "S2.willEnterForeground", "S2.didBecomeActive",
        ])
        XCTAssertEqual(conforms(all, to: "flutter-multiscene-new-ipados26"), [])
        XCTAssertEqual(stage.application.applicationState, .active)
        XCTAssertEqual(stage.application.connectedScenes.count, 2)
        XCTAssertEqual(stage.application.openSessions.count, 2)
    }

    func testBothWindowsGoHomeAndReturn() {
        let stage = launched(26)
        stage.send { try $0.newScene() }
        _ = stage.take()
        stage.send { try $0.home() }
        stage.send { try $0.open() }
        XCTAssertEqual(stage.take().filter { $0.hasPrefix("S") && !$0.hasPrefix("Scene") }, [
            "S1.willResignActive", "S2.willResignActive", "S1.didEnterBackground", "S2.didEnterBackground", "S1.willEnterForeground", "S2.willEnterForeground", "S1.didBecomeActive", "S2.didBecomeActive",
        ])
    }

    /// A minimised window stays in the background when the app comes back.
    func testAMinimisedWindowStaysWhereItIs() {
        let stage = launched(26)
        stage.send { try $0.newScene() }
        stage.send { try $0.minimiseScene(2) }
        stage.send { try $0.home() }
        _ = stage.take()
        stage.send { try $0.open() }
        XCTAssertEqual(only("S2", stage.take()), [])
        XCTAssertEqual(stage.scene(2)?.activationState, .background)
    }

    func testTheSystemDisconnectsASceneInTheBackground() {
        let stage = AppStage(.several, iOSVersion: 13, device: "iPad (10th generation)")
        self.stage = stage
        LoggingSceneDelegate.numbersScenes = false
        stage.launch()
        _ = stage.take()
        _ = stage.application.beginBackgroundTask()
        stage.send { try $0.home() }
        stage.send { try $0.disconnectScene(1) }
        let log = stage.take()
        XCTAssertEqual(Array(log.suffix(3)), ["Scene.didDisconnect", "Note.Scene.didDisconnectNotification", "SceneDelegate.dealloc"])
        XCTAssertEqual(conforms(log, to: "wwdc19-258-disconnect", "wwdc19-258-background", "apple-scene-disconnect"), [])
        XCTAssertEqual(stage.application.openSessions.count, 1, "the session stays")
        // Brought back, the session gets a new scene; the configuration is not asked for again.
        stage.send { try $0.open() }
        let back = stage.take()
        XCTAssertFalse(back.contains("App.configurationForConnecting"))
        XCTAssertEqual(conforms(back, to: "apple-scene-willenterforeground"), [])
    }

    func testScenesAreClosed() {
        let stage = launched(13)
        stage.send { try $0.newScene() }
        stage.send { try $0.newScene() }
        _ = stage.take()
        stage.send { try $0.closeScene(1) }
        let first = stage.take()
        XCTAssertEqual(conforms(first, to: "wwdc19-258-forceclose"), [])
        stage.send { try $0.closeScene(2) }
        stage.send { try $0.closeScene(3) }
        let log = first + stage.take()
        XCTAssertEqual(stage.life.phase, .terminated)
        XCTAssertEqual(conforms(log, to: "douglashill-discard"), [])
    }

    func testWhatTheAppAsksFor() {
        let stage = launched(26)
        _ = stage.take()
        stage.application.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "detail"), options: nil)
        XCTAssertEqual(stage.take(), [], "the answer comes in a later turn")
        stage.settle()
        XCTAssertTrue(stage.take().contains("S2.willConnect[userActivities]"))
        guard let second = stage.application.sessions.last else { return XCTFail("no session") }
        stage.application.requestSceneSessionActivation(second, userActivity: NSUserActivity(activityType: "other"), options: nil)
        stage.settle()
        XCTAssertEqual(only("S2", stage.take()), ["S2.continueUserActivity"])
        stage.application.requestSceneSessionDestruction(second, options: nil)
        stage.settle()
        XCTAssertEqual(stage.take().filter { $0 != "SceneDelegate.dealloc" && !$0.hasPrefix("Root.") }, [
            "S2.willResignActive", "S2.didDisconnect", "Note.Scene.didDisconnectNotification", "App.didDiscardSceneSessions", "App.didDiscardSceneSessions(2)",
        ])
        XCTAssertEqual(stage.application.openSessions.count, 1)
    }

    func testAniPhoneHasOneScene() {
        let stage = launched(26, device: "iPhone 16")
        XCTAssertFalse(stage.application.supportsMultipleScenes)
        var failure: (any Error)?
        stage.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { failure = $0 }
        stage.settle()
        XCTAssertEqual((failure as? UISceneError)?.code, .multipleScenesNotSupported)
        XCTAssertThrowsError(try stage.life.newScene())
        XCTAssertThrowsError(try stage.life.closeScene(7))
    }

    func testADeviceIsTurned() {
        let stage = AppStage(.scenes, iOSVersion: 26)
        self.stage = stage
        stage.launch()
        _ = stage.take()
        _ = Rotation.rotate(to: .landscapeRight)
        stage.settle()
        let log = stage.take()
        XCTAssertEqual(log, ["WindowScene.didUpdate(interfaceOrientation)"])
        XCTAssertEqual(conforms(log, to: "apple-windowscene-didupdate"), [])
        _ = Rotation.rotate(to: .portrait)
        stage.settle()
    }
}

extension SceneConformanceTests {
    /// One picture: the scene that came to the front last.
    func testTheWindowsOnScreen() {
        let stage = launched(26)
        let first = (stage.scene(1) as? UIWindowScene)?.windows ?? []
        XCTAssertEqual(stage.application.windowsOnScreen, first)
        stage.send { try $0.newScene() }
        let second = (stage.scene(2) as? UIWindowScene)?.windows ?? []
        XCTAssertEqual(stage.application.windowsOnScreen, second)
        stage.send { try $0.minimiseScene(2) }
        XCTAssertEqual(stage.application.windowsOnScreen, first)
        stage.send { try $0.activateScene(2) }
        XCTAssertEqual(stage.application.windowsOnScreen, second)
    }
}
