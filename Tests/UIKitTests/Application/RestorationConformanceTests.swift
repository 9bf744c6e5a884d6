// State restoration both ways: view controllers with an archive, scenes with an activity: Docs/EVIDENCE.md 14.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class RestorationConformanceTests: XCTestCase {
    private var stage: AppStage?
    override func tearDown() async throws {
        await MainActor.run {
            LoggingSceneDelegate.activity = nil
            stage?.tearDown()
            stage = nil
        }
    }

    /// Ended by the system, not by the user, whose kill throws preserved state away.
    private func endAndRelaunch(_ stage: AppStage) -> (home: [String], launch: [String]) {
        _ = stage.take()
        stage.send { try $0.home() }
        stage.send { try $0.reclaimMemory() }
        let home = stage.take()
        stage.relaunch()
        return (home, stage.take())
    }

    // MARK: Versions

    /// Restoration came with iOS 6, its secure spelling with 13.2.
    func testWhichSpellingIsAsked() {
        for (version, expected) in [(5, nil), (6, false), (13, false), (14, true), (26, true)] as [(Int, Bool?)] {
            let stage = AppStage(.withoutScenes, iOSVersion: version)
            self.stage = stage
            stage.delegate.preserves = true
            stage.launch()
            let (home, launch) = endAndRelaunch(stage)
            XCTAssertEqual(home.contains("App.shouldSaveApplicationState"), version > 5)
            XCTAssertEqual(launch.contains("App.shouldRestoreApplicationState"), version > 5)
            XCTAssertEqual(stage.delegate.askedSecurely, expected, "iOS \(version)")
            stage.tearDown()
        }
    }

    /// Told since iOS 15.
    func testWhenAnInteractionStateIsRestored() {
        LoggingSceneDelegate.activity = { NSUserActivity(activityType: "kept") }
        for version in [13, 15, 26] {
            let stage = AppStage(.scenes, iOSVersion: version)
            self.stage = stage
            stage.launch()
            let (_, launch) = endAndRelaunch(stage)
            XCTAssertTrue(launch.contains("willConnect[stateRestorationActivity]") || launch.contains("Scene.willConnect[stateRestorationActivity]"))
            XCTAssertEqual(launch.contains("Scene.restoreInteractionState"), version >= 15, "iOS \(version)")
            stage.tearDown()
        }
    }

    // MARK: View controllers

    func testViewControllersAreRestored() throws {
        let stage = AppStage(.withoutScenes, iOSVersion: 12)
        self.stage = stage
        stage.delegate.preserves = true
        stage.delegate.root = { RestorableNavigation(rootViewController: RestorableController()) }
        stage.delegate.restored = { identifier in
            guard identifier == "second" else { return nil }
            let made = RestorableController()
            made.restorationIdentifier = identifier
            return made
        }
        stage.launch()
        let navigation = try XCTUnwrap(stage.delegate.window?.rootViewController as? UINavigationController)
        (navigation.topViewController as? RestorableController)?.text = "first"
        navigation.topViewController?.restorationClass = RestorableController.self
        let second = RestorableController()
        second.restorationIdentifier = "second"
        second.text = "second"
        navigation.pushViewController(second, animated: false)
        stage.settle()

        let (home, launch) = endAndRelaunch(stage)
        XCTAssertEqual(home.filter { !$0.hasPrefix("Note.") }, [
            "App.willResignActive", "App.didEnterBackground", "App.shouldSaveApplicationState", "App.willEncodeRestorableState", "VC.encodeRestorableState", "VC.encodeRestorableState",
            "App.snapshot", "App.suspended", "process.terminated",
        ])
        // Two controllers encode: the record has one line for them.
        XCTAssertEqual(conforms(home.withoutRepeats, to: "apple-preserve-appdelegate"), [])
        XCTAssertEqual(conforms(launch, to: "apple-restore-appdelegate"), [])
        XCTAssertEqual(conforms(launch, to: "apple-didfinish-noscenes", names: ["StateRestoration": "App.shouldRestoreApplicationState", "Window.presented": "RestorableNavigation.viewDidAppear"]), [])
        let restored = try XCTUnwrap(stage.delegate.window?.rootViewController as? UINavigationController)
        XCTAssertEqual(restored.viewControllers.map { ($0 as? RestorableController)?.text }, ["first", "second"])
    }

    func testAKillThrowsThePreservedStateAway() {
        let stage = AppStage(.withoutScenes, iOSVersion: 12)
        self.stage = stage
        stage.delegate.preserves = true
        stage.launch()
        stage.send { try $0.home() }
        stage.send { try $0.kill() }
        _ = stage.take()
        stage.relaunch()
        XCTAssertFalse(stage.take().contains("App.shouldRestoreApplicationState"))
    }

    // MARK: Scenes

    func testASceneIsRestored() throws {
        let stage = AppStage(.scenes)
        self.stage = stage
        LoggingSceneDelegate.activity = {
            let activity = NSUserActivity(activityType: "reading")
            activity.title = "Page"
            activity.userInfo = ["page": 12, "names": ["a", "b"], "date": Date(timeIntervalSince1970: 1)]
            return activity
        }
        stage.launch()
        let (home, launch) = endAndRelaunch(stage)
        XCTAssertEqual(home.filter { !$0.hasPrefix("Note.") }, [
            "Scene.willResignActive", "Scene.didEnterBackground", "Scene.stateRestorationActivity", "UserActivityDelegate.userActivityWillSave", "Responder.updateUserActivityState",
            "Scene.didUpdateUserActivity", "Scene.snapshot", "App.suspended", "process.terminated",
        ])
        XCTAssertEqual(conforms(home, to: "apple-restore-preservation"), [])
        XCTAssertEqual(conforms(launch, to: "apple-restore-reconnect"), [])
        XCTAssertFalse(launch.contains("App.configurationForConnecting"))
        let activity = try XCTUnwrap(stage.application.sessions.first?.stateRestorationActivity)
        XCTAssertEqual(activity.activityType, "reading")
        XCTAssertEqual(activity.title, "Page")
        XCTAssertEqual(activity.userInfo?["page"] as? Int, 12)
        XCTAssertEqual(activity.userInfo?["names"] as? [String], ["a", "b"])
        XCTAssertEqual(activity.userInfo?["date"] as? Date, Date(timeIntervalSince1970: 1))
        XCTAssertEqual(stage.application.sessions.map(\.persistentIdentifier), ["WillAppear-scene-1"], "the session is the same")
    }

    /// What is kept goes through a file when the process is a new one.
    func testTheSavedStateIsAValue() throws {
        let stage = AppStage(.scenes)
        self.stage = stage
        LoggingSceneDelegate.activity = { NSUserActivity(activityType: "reading") }
        stage.launch()
        stage.application.sessions.first?.userInfo = ["tint": "red"]
        stage.send { try $0.home() }
        let data = try JSONEncoder().encode(stage.life.saved)
        XCTAssertEqual(try JSONDecoder().decode(SavedApplicationState.self, from: data), stage.life.saved)
        stage.send { try $0.reclaimMemory() }
        stage.relaunch()
        XCTAssertEqual(stage.application.sessions.first?.userInfo?["tint"] as? String, "red")
    }
}

@MainActor private func log(_ line: String) { AppStage.current?.add(line) }

final class RestorableNavigation: UINavigationController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log("RestorableNavigation.viewDidAppear")
    }

    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        restorationIdentifier = "navigation"
    }

    required init?(coder: NSCoder) { nil }
}

final class RestorableController: UIViewController, UIViewControllerRestoration {
    var text = ""

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "first"
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        log("RestorationClass.viewController(withRestorationIdentifierPath)")
        let made = RestorableController()
        made.restorationIdentifier = identifierComponents.last
        return made
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        log("VC.encodeRestorableState")
        coder.encode(text as NSString, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        log("VC.decodeRestorableState")
        text = coder.decodeObject(forKey: "text") as? String ?? ""
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        log("VC.applicationFinishedRestoringState")
    }
}

extension [String] {
    /// Lines that repeat the one before count once.
    fileprivate var withoutRepeats: [String] { enumerated().filter { $0.offset == 0 || self[$0.offset - 1] != $0.element }.map(\.element) }
}
