// The console texts 24 to 27 of MESSAGES.md, by their bytes. Number 23 ends the process: BadInputTests has it.
import XCTest
@testable import UIKit

@MainActor final class ApplicationMessageTests: XCTestCase {
    private var stage: AppStage?
    override func tearDown() async throws {
        await MainActor.run {
            stage?.tearDown()
            stage = nil
        }
    }

    private func console(_ kind: AppStage.Kind, _ version: Int, _ body: (AppStage) -> Void) -> [String] {
        let stage = AppStage(kind, iOSVersion: version)
        self.stage = stage
        body(stage)
        defer { stage.tearDown() }
        return stage.host.console
    }

    func testNoInitialController() {
        for (version, category) in [(9, ""), (10, "[Application] "), (26, "[Application] ")] {
            _ = console(.withoutScenes, version) { _ in
                XCTAssertEqual(
                    MainStoryboard.noInitialController(category: "Application", "Main"),
                    category + "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?")
            }
        }
    }

    private final class Windowless: UIResponder, UIApplicationDelegate {}

    func testADelegateWithoutAWindowProperty() {
        let delegate = Windowless()
        let text = console(.withoutScenes, 12) { stage in
            stage.application.delegateOwner = delegate
            stage.application.delegate = delegate
            XCTAssertNil(MainStoryboard.install(UIViewController(), into: stage.application))
        }
        XCTAssertEqual(text, ["The app delegate must implement the window property if it wants to use a main storyboard file."])
    }

    func testAnAppWithoutScenesIsToldToAdoptThem() {
        let text = "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version."
        XCTAssertEqual(console(.withoutScenes, 26) { $0.launch() }, [text])
        XCTAssertEqual(console(.withoutScenes, 18) { $0.launch() }, [])
        XCTAssertEqual(console(.scenes, 26) { $0.launch() }, [])
    }

    func testTheOldWayToOpenAURLIsRefusedSinceIOS18() throws {
        let page = try XCTUnwrap(URL(string: "https://example.com")), unknown = try XCTUnwrap(URL(string: "nothing:here"))
        XCTAssertEqual(console(.withoutScenes, 18) { XCTAssertFalse($0.application.openURL(page)) }, [
            "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the non-deprecated UIApplication.open(_:options:completionHandler:). Force returning false (NO).",
        ])
        let old = console(.withoutScenes, 17) {
            XCTAssertTrue($0.application.openURL(page))
            XCTAssertFalse($0.application.openURL(unknown))
        }
        XCTAssertEqual(old, [
            "WillAppear: UIApplication.open https://example.com: a device would leave the app here", "WillAppear: UIApplication.open nothing:here: no app can open it",
        ])
    }

    func testASceneDelegateClassThatDoesNotExist() {
        let text = console(.scenes, 26) { _ in
            SceneManifest.given = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "App.SceneDelegate"]]]]
            _ = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        }
        XCTAssertEqual(text, [
            "[SceneConfiguration] Info.plist configuration \"Default Configuration\" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name \"App.SceneDelegate\".",
        ])
    }

    func testEndingABackgroundTaskThatIsNone() {
        let text = console(.scenes, 26) { stage in
            let task = stage.application.beginBackgroundTask()
            XCTAssertEqual(task.rawValue, 1)
            stage.application.endBackgroundTask(task)
            stage.application.endBackgroundTask(task)
            stage.application.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: 26))
        }
        XCTAssertEqual(text, [
            "Can't end BackgroundTask: no background task exists with identifier 1 (0x1), or it may have already been ended. Break in UIApplicationEndBackgroundTaskError() to debug.",
            "Can't end BackgroundTask: no background task exists with identifier 26 (0x1a), or it may have already been ended. Break in UIApplicationEndBackgroundTaskError() to debug.",
        ])
    }
}
