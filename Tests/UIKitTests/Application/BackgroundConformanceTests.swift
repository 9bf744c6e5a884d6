// Home, return, lock, calls, the switcher and the centres, with and without scenes, against Docs/EVIDENCE.md 2.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class BackgroundConformanceTests: XCTestCase {
    private var stage: AppStage?
    override func tearDown() async throws {
        await MainActor.run {
            stage?.tearDown()
            stage = nil
        }
    }

    private func launched(_ kind: AppStage.Kind, _ version: Int) -> AppStage {
        let made = AppStage(kind, iOSVersion: version)
        stage = made
        made.launch()
        _ = made.take()
        return made
    }

    private static let sceneHome = [
        "Scene.willResignActive", "Note.App.willResignActiveNotification", "Scene.didEnterBackground", "Note.App.didEnterBackgroundNotification", "Scene.snapshot", "App.suspended",
    ]
    private static let sceneReturn = ["Scene.willEnterForeground", "Note.App.willEnterForegroundNotification", "Scene.didBecomeActive", "Note.App.didBecomeActiveNotification"]
    private static let appHome = [
        "App.willResignActive", "Note.App.willResignActiveNotification", "App.didEnterBackground", "Note.App.didEnterBackgroundNotification", "App.snapshot", "App.suspended",
    ]
    private static let appReturn = ["App.willEnterForeground", "Note.App.willEnterForegroundNotification", "App.didBecomeActive", "Note.App.didBecomeActiveNotification"]

    func testASceneGoesHomeAndReturns() {
        for version in [13, 14, 17, 26] {
            let stage = launched(.scenes, version)
            stage.send { try $0.home() }
            let home = stage.take()
            XCTAssertEqual(home, Self.sceneHome)
            XCTAssertEqual(conforms(home, to: "miyablo-background", "lemonbrush-background", "konotes-switcher-other", "bnr7-scene-home", "apple-scene-background-snapshot"), [])
            stage.send { try $0.open() }
            let back = stage.take()
            XCTAssertEqual(back, Self.sceneReturn)
            XCTAssertEqual(conforms(back, to: "miyablo-foreground", "konotes-switcher-return", "apple-scene-willenterforeground"), [])
            let both = home + back
            XCTAssertEqual(conforms(both, to: "flutter-scene-bg-fg", "jinhong-home", "apple-scene-suppress", "appsflyer-scene-notification", "onmyway-scene-no-app-callbacks"), [])
            XCTAssertEqual(conforms(both, to: "ht-background", names: ["Home": "Root"]), [])
            stage.tearDown()
        }
    }

    func testAnAppWithoutScenesGoesHomeAndReturns() {
        for version in [5, 10, 12, 17, 26] {
            let stage = launched(.withoutScenes, version)
            stage.send { try $0.home() }
            let home = stage.take()
            XCTAssertEqual(home, Self.appHome)
            XCTAssertEqual(conforms(home, to: "mo4tech-app-home", "apple-bg-sequence", "apple-willresign-notification"), [])
            XCTAssertEqual(conforms(home, to: "yagamo-home", names: ["A": "Root"]), [])
            stage.send { try $0.open() }
            let back = stage.take()
            XCTAssertEqual(back, Self.appReturn)
            XCTAssertEqual(conforms(back, to: "mo4tech-app-return", "openradar-49817144", "apple-didbecomeactive-notification"), [])
            XCTAssertEqual(conforms(home + back, to: "flutter-app-bg-fg"), [])
            XCTAssertEqual(conforms(home + back, to: "kouhan-fg-no-appear", names: ["V": "Root"]), [])
            stage.tearDown()
        }
    }

    /// Launch, home and return in one.
    func testTheWholeWalkOfAnAppWithoutScenes() {
        let stage = AppStage(.withoutScenes, iOSVersion: 12)
        self.stage = stage
        stage.launch()
        stage.send { try $0.home() }
        stage.send { try $0.open() }
        // The window is made in willFinishLaunching here; the controller's load shows it.
        XCTAssertEqual(conforms(stage.take(), to: "jianshu796-app-pre13", names: ["UIWindow.created": "Root.viewDidLoad"]), [])
    }

    func testLockAndUnlock() {
        let scenes = launched(.scenes, 14)
        scenes.send { try $0.lock() }
        let locked = scenes.take()
        XCTAssertEqual(locked, Self.sceneHome)
        XCTAssertEqual(conforms(locked, to: "konotes-lock"), [])
        XCTAssertThrowsError(try scenes.life.open())
        scenes.send { try $0.unlock() }
        XCTAssertEqual(scenes.take(), Self.sceneReturn)
        scenes.tearDown()

        for version in [8, 10] {
            let app = launched(.withoutScenes, version)
            app.send { try $0.lock() }
            let log = app.take()
            XCTAssertEqual(log, Self.appHome)
            XCTAssertEqual(conforms(log, to: "lifecycle2017-lock"), [])
            app.send { try $0.unlock() }
            let back = app.take()
            XCTAssertEqual(back, Self.appReturn)
            XCTAssertEqual(conforms(log + back, to: "goozen-sleep", names: ["V": "Root"]), [])
            app.tearDown()
        }
    }

    /// An app that was in the background when the device was locked stays there.
    func testUnlockingLeavesABackgroundAppWhereItWas() {
        let stage = launched(.scenes, 26)
        stage.send { try $0.home() }
        stage.send { try $0.lock() }
        _ = stage.take()
        stage.send { try $0.unlock() }
        XCTAssertEqual(stage.take(), [])
    }

    func testSwitcherAndControlCentre() {
        for version in [13, 14, 26] {
            let stage = launched(.scenes, version)
            for cover in [ApplicationLife.Cover.switcher, .controlCentre] {
                stage.send { try $0.show(cover) }
                let begun = stage.take()
                XCTAssertEqual(begun, ["Scene.willResignActive", "Note.App.willResignActiveNotification"])
                XCTAssertEqual(stage.application.applicationState, .inactive)
                XCTAssertEqual(conforms(begun, to: "konotes-switcher"), [])
                stage.send { try $0.open() }
                let ended = stage.take()
                XCTAssertEqual(ended, ["Scene.didBecomeActive", "Note.App.didBecomeActiveNotification"])
                XCTAssertEqual(conforms(begun + ended, to: "konotes-control-centre", "jinhong-control-center", "jinhong-switcher"), [])
            }
            // Another app chosen in the switcher: the rest of the way.
            stage.send { try $0.show(.switcher) }
            stage.send { try $0.home() }
            XCTAssertEqual(stage.take(), Self.sceneHome)
            stage.tearDown()
        }
    }

    func testNotificationCentre() {
        let scenes = launched(.scenes, 14)
        scenes.send { try $0.show(.notificationCentre) }
        let log = scenes.take()
        XCTAssertEqual(log.filter { $0.hasPrefix("Scene.") }, ["Scene.willResignActive", "Scene.didBecomeActive", "Scene.willResignActive"])
        XCTAssertEqual(conforms(log, to: "konotes-notification-centre"), [])
        scenes.tearDown()

        let app = launched(.withoutScenes, 8)
        for cover in [ApplicationLife.Cover.notificationCentre, .controlCentre] {
            app.send { try $0.show(cover) }
            app.send { try $0.open() }
            let log = app.take()
            XCTAssertEqual(log, ["App.willResignActive", "Note.App.willResignActiveNotification", "App.didBecomeActive", "Note.App.didBecomeActiveNotification"])
            // An alert of another app and the centres are one to the app.
            XCTAssertEqual(conforms(log, to: "onmyway-nc", "onmyway-alert-other", "objceu-resign-causes"), [])
        }
        XCTAssertEqual(conforms(app.take(), to: "onmyway-banner"), [])
    }

    func testCalls() {
        let refused = launched(.withoutScenes, 12)
        refused.send { try $0.show(.call) }
        XCTAssertThrowsError(try refused.life.home())
        refused.send { try $0.declineCall() }
        let log = refused.take()
        XCTAssertEqual(log, ["App.willResignActive", "Note.App.willResignActiveNotification", "App.didBecomeActive", "Note.App.didBecomeActiveNotification"])
        XCTAssertEqual(conforms(log, to: "csdn8529841-call-ignored", "code456-call"), [])
        refused.send { try $0.show(.call) }
        refused.send { try $0.acceptCall() }
        let taken = refused.take()
        XCTAssertEqual(taken, Self.appHome)
        XCTAssertEqual(conforms(taken, to: "csdn8529841-call-taken"), [])
        XCTAssertThrowsError(try refused.life.declineCall())
    }

    /// notRunning > inactive > active > background > suspended > notRunning.
    func testTheStatesOfAnApp() {
        let stage = AppStage(.scenes)
        self.stage = stage
        stage.logsPhases = true
        stage.lines(adding: "State.notRunning")
        stage.launch()
        stage.send { try $0.home() }
        stage.send { try $0.reclaimMemory() }
        let log = stage.take()
        XCTAssertEqual(conforms(log, to: "seed1-app-states"), [])
        XCTAssertEqual(conforms(log, to: "yisang-suspended"), [])
        XCTAssertThrowsError(try stage.life.home())
    }

    /// Inside "will" calls the state is the old one, inside "did" calls the new one.
    func testTheStateInsideTheNotifications() {
        let stage = launched(.scenes, 26)
        var states: [String] = []
        let names = [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { states.append("\(stage.application.applicationState) \(stage.scene(1)?.activationState.rawValue ?? -2)") }
            }
        }
        stage.send { try $0.home() }
        stage.send { try $0.open() }
        tokens.forEach(NotificationCenter.default.removeObserver)
        let expected = [UIScene.ActivationState.foregroundInactive, .background, .foregroundActive].map(\.rawValue)
        XCTAssertEqual(states, ["active \(expected[0])", "background \(expected[1])", "active \(expected[2])"])
    }

    /// What a device delivers in a later turn cannot be had inside a callback.
    func testAnEventInsideACallbackIsRefused() {
        let stage = launched(.scenes, 26)
        var refused = false
        let token = NotificationCenter.default.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { refused = (try? stage.life.open()) == nil }
        }
        stage.send { try $0.home() }
        NotificationCenter.default.removeObserver(token)
        XCTAssertTrue(refused)
        XCTAssertEqual(stage.take(), Self.sceneHome)
    }
}

extension AppStage {
    func lines(adding line: String) { add(line) }
}
