// Launch of apps in process, with and without scenes, against Docs/EVIDENCE.md 1a and 1b. What needs main() or a
// storyboard is in CommandLineTests/ApplicationConformanceTests.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class LaunchConformanceTests: XCTestCase {
    private var stage: AppStage?
    override func tearDown() async throws {
        await MainActor.run {
            stage?.tearDown()
            stage = nil
            LoggingSceneDelegate.rootIsInContainer = false
        }
    }

    private func make(_ kind: AppStage.Kind, _ version: Int) -> AppStage {
        let made = AppStage(kind, iOSVersion: version)
        stage = made
        return made
    }

    static let sceneLaunch = [
        "App.willFinishLaunching", "App.didFinishLaunching", "Note.App.didFinishLaunchingNotification", "SceneSession.created", "App.configurationForConnecting",
        "UIWindowScene.init", "Scene.created", "SceneDelegate.init", "Scene.willConnect", "Root.viewDidLoad", "Root.viewWillAppear", "Scene.willEnterForeground",
        "Scene.didBecomeActive", "Note.App.didBecomeActiveNotification", "Root.viewDidAppear",
    ]

    func testASceneLaunches() {
        for version in [13, 14, 18, 26] {
            let stage = make(.scenes, version)
            stage.launch()
            let log = stage.take()
            XCTAssertEqual(differences(log, from: Self.sceneLaunch, unknown: 4), [])
            XCTAssertEqual(conforms(log, to: "flutter-scene-launch", "konotes-scene-launch", "vikaskore-launch", "wwdc19-258-launch", "wwdc19-258-full", "taourl-scene", "bnr7-scene-launch"), [])
            XCTAssertEqual(conforms(log, to: "miyablo-launch", "npaka-launch"), [])
            // The one source for viewWillAppear before willEnterForeground (Docs/EVIDENCE.md, unknown 4): all but that pair.
            XCTAssertEqual(conforms(log, to: "lemonbrush-launch", leavingOut: ["Scene.willEnterForeground"]), [])
            XCTAssertEqual(conforms(log, to: "lemonbrush-launch", leavingOut: ["Root.viewWillAppear"]), [])
            // The states of the scene change with its two callbacks.
            XCTAssertEqual(conforms(log, to: "apple-didfinish-scenes", names: ["Scene.activationStateChanges": "Scene.willEnterForeground"]), [])
            // The interface is on screen with the first commit, where viewDidAppear comes.
            XCTAssertEqual(conforms(log, to: "apple-scene-didbecomeactive-before-visible", names: ["Scene.interfaceLoaded": "Root.viewDidLoad", "Scene.interfaceOnscreen": "Root.viewDidAppear"]), [])
            XCTAssertEqual(conforms(log, to: "apple-didfinish-notification"), [])
            // Nobody can log main and UIApplicationMain in a test process; AppDelegate and UIApplication exist before.
            XCTAssertEqual(conforms(log, to: "konotes2-launch", leavingOut: ["main", "UIApplicationMain", "UIApplication.init", "AppDelegate.init"]), [])
            XCTAssertEqual(conforms(log, to: "apple-scene-suppress", "appsflyer-scene-notification", "onmyway-scene-no-app-callbacks"), [])
            stage.tearDown()
        }
    }

    /// A root made visible in willConnect is loaded inside it.
    func testMakeKeyAndVisibleLoadsTheRootInsideWillConnect() {
        let stage = make(.scenes, 26)
        stage.launch()
        let log = stage.take()
        XCTAssertTrue(stage.application.windows.first?.rootViewController?.isViewLoaded ?? false)
        // willConnect logs when it begins, the foreground follows its return; the window is logged by nobody.
        XCTAssertEqual(conforms(log, to: "solidglass-makekey-stack", names: ["Scene.willConnect[enter]": "Scene.willConnect", "Scene.willConnect[return]": "Scene.willEnterForeground"], leavingOut: ["Window.makeKeyAndVisible", "Window.addRootViewControllerView"]), [])
    }

    /// The session is remembered, its configuration too: nobody is asked again.
    func testARelaunchAfterAKillOfASuspendedApp() {
        for version in [13, 14] {
            let stage = make(.scenes, version)
            stage.launch()
            stage.send { try $0.home() }
            stage.send { try $0.kill() }
            _ = stage.take()
            stage.relaunch()
            let log = stage.take()
            XCTAssertEqual(differences(log, from: [
                "App.willFinishLaunching", "App.didFinishLaunching", "Note.App.didFinishLaunchingNotification", "SceneSession.created", "UIWindowScene.init", "Scene.created",
                "SceneDelegate.init", "Scene.willConnect", "Root.viewDidLoad", "Root.viewWillAppear", "App.didDiscardSceneSessions", "App.didDiscardSceneSessions(1)",
                "Scene.willEnterForeground", "Scene.didBecomeActive", "Note.App.didBecomeActiveNotification", "Root.viewDidAppear",
            ], unknown: 4), [])
            XCTAssertEqual(conforms(log, to: "konotes-scene-relaunch", "apple-discard-not-running"), [])
            stage.tearDown()
        }
    }

    func testAnAppWithoutScenesLaunches() {
        for (version, activeFirst) in [(7, true), (8, false), (9, true), (10, true), (11, false), (12, false), (13, true), (26, true)] {
            let stage = make(.withoutScenes, version)
            stage.launch()
            let log = stage.take()
            let active = ["App.didBecomeActive", "Note.App.didBecomeActiveNotification"]
            XCTAssertEqual(log, [
                "App.willFinishLaunching", "App.didFinishLaunching", "Root.viewDidLoad", "Root.viewWillAppear", "Note.App.didFinishLaunchingNotification",
            ] + (activeFirst ? active + ["Root.viewDidAppear"] : ["Root.viewDidAppear"] + active), "\(version)")
            XCTAssertEqual(conforms(log, to: "flutter-app-launch", "mo4tech-app-launch", "lifecycle2017-launch", "apple-didbecomeactive-notification"), [])
            if activeFirst {
                if version <= 10 { XCTAssertEqual(conforms(log, to: "matt66605799-order-classic"), []) }
            } else {
                XCTAssertEqual(conforms(log, to: "matt66605799-order-flipped"), [])
                // The window is presented with the first commit, which is logged by viewDidAppear.
                // Nothing is restored here; RestorationConformanceTests asserts that step of the same record.
                XCTAssertEqual(conforms(log, to: "apple-didfinish-noscenes", names: ["Window.presented": "Root.viewDidAppear"], leavingOut: ["StateRestoration"]), [])
            }
            XCTAssertEqual(conforms(log, to: "csdn8529841-no-wef-first", "glean-wef-notposted"), [])
            XCTAssertEqual(conforms(log, to: "apple-makekeyandvisible-deferred", names: ["Window.visibleOnScreen": "Root.viewDidAppear"]), [])
            stage.tearDown()
        }
    }

    func testALaunchIntoTheBackground() {
        let stage = make(.withoutScenes, 12)
        stage.launch(inBackground: true)
        let log = stage.take()
        XCTAssertEqual(log, [
            "App.willFinishLaunching", "App.didFinishLaunching", "Root.viewDidLoad", "Root.viewWillAppear", "Note.App.didFinishLaunchingNotification",
            "App.didEnterBackground", "Note.App.didEnterBackgroundNotification", "Root.viewDidAppear", "App.snapshot", "App.suspended",
        ])
        XCTAssertEqual(conforms(log, to: "matt66605799-background-launch"), [])
        // The event is a fetch, a push or a location: UIKit's part here has none to deliver.
        XCTAssertEqual(conforms(log, to: "apple-bg-launch-sequence", leavingOut: ["App.deliverEvent"]), [])
        XCTAssertEqual(stage.application.applicationState, .background)
        stage.send { try $0.open() }
        XCTAssertEqual(stage.take(), ["App.willEnterForeground", "Note.App.willEnterForegroundNotification", "App.didBecomeActive", "Note.App.didBecomeActiveNotification"])
    }

    func testASceneAppLaunchedIntoTheBackgroundConnectsWhenItComesToTheFront() {
        let stage = make(.scenes, 26)
        stage.launch(inBackground: true)
        XCTAssertEqual(stage.take(), [
            "App.willFinishLaunching", "App.didFinishLaunching", "Note.App.didFinishLaunchingNotification", "Note.App.didEnterBackgroundNotification", "Scene.snapshot", "App.suspended",
        ])
        stage.send { try $0.open() }
        let log = stage.take()
        XCTAssertEqual(log.filter { $0.hasPrefix("Scene.") }, ["Scene.created", "Scene.willConnect", "Scene.willEnterForeground", "Scene.didBecomeActive"])
        XCTAssertEqual(stage.application.applicationState, .active)
    }

    /// The child of a container is loaded by its first layout, after willEnterForeground.
    func testTheHomePageInsideAContainerIsLoadedByTheFirstLayout() {
        let stage = make(.scenes, 13)
        LoggingSceneDelegate.rootIsInContainer = true
        stage.launch()
        let log = stage.take()
        XCTAssertEqual(log.filter { $0.hasPrefix("Root.") || $0.hasPrefix("Scene.") }, [
            "Scene.created", "Scene.willConnect", "Scene.willEnterForeground", "Root.viewDidLoad", "Root.viewWillAppear", "Scene.didBecomeActive", "Root.viewDidAppear",
        ])
        XCTAssertEqual(conforms(log, to: "flutter-scene-launch"), [])
        XCTAssertEqual(conforms(log, to: "ht-launch", names: ["Home": "Root"]), [])
    }
}
