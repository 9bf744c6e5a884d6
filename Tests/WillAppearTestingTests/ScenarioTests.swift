// WillAppearTesting in XCTest, the way an app's own tests use it: without waiting.
import UIKit
@testable import WillAppearTesting
import XCTest

@MainActor final class ScenarioTests: XCTestCase {
    override class func setUp() { MainActor.assumeIsolated { LaunchedApps.areTakenDown } }

    func testAPresentationAsLines() {
        let app = launch(FirstScreen())
        app.assertLifecycle {
            app.tap("Next")
        } is: {
            "SecondScreen.viewDidLoad"
            "SecondScreen.viewWillAppear"
            "SecondScreen.viewIsAppearing"
            "SecondScreen.viewDidAppear"
        }
        app.assertLifecycle(of: SecondScreen.self) { app.tap("Close") } is: {
            "SecondScreen.viewWillDisappear"
            "SecondScreen.viewDidDisappear"
            "SecondScreen.deinit"
        }
        XCTAssertNil(app.root?.presentedViewController)
    }

    /// The profile decides: before iOS 13 the same app presents over the full screen.
    func testTheSameAppOnAnOlderSystem() {
        let app = launch(FirstScreen(), iOS: 12)
        app.assertLifecycle { app.tap("Next") } is: {
            "SecondScreen.viewDidLoad"
            "FirstScreen.viewWillDisappear"
            "SecondScreen.viewWillAppear"
            "SecondScreen.viewDidAppear"
            "FirstScreen.viewDidDisappear"
        }
    }

    func testTheLaunchIsPartOfTheLog() {
        let app = launch(FirstScreen())
        app.assertLifecycle(is: ["FirstScreen.viewDidLoad", "FirstScreen.viewWillAppear", "FirstScreen.viewIsAppearing", "FirstScreen.viewDidAppear"])
        app.move(to: .background)
        XCTAssertEqual(app.state, .background)
        app.move(to: .active)
        app.assertLifecycle(is: [])
    }

    func testAnHourIsAtOnce() {
        let app = launch(FirstScreen())
        nonisolated(unsafe) var fired = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 600, repeats: true) { _ in fired += 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1800) { fired += 100 }
        app.advance(by: .seconds(3599))
        XCTAssertEqual(fired, 105)
        app.advance(by: .milliseconds(1001))
        XCTAssertEqual(fired, 106)
        XCTAssertEqual(app.now, 3600, accuracy: 1)
        timer.invalidate()
    }

    func testDevicesAndSettings() {
        let app = launch(FirstScreen(), device: .pad)
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
        XCTAssertTrue(app.rotate(to: .landscapeLeft))
        XCTAssertGreaterThan(app.window?.bounds.width ?? 0, app.window?.bounds.height ?? 0)
        app.setAppearance(.dark)
        XCTAssertEqual(app.root?.traitCollection.userInterfaceStyle, .dark)
        app.setTextSize(.accessibilityLarge)
        XCTAssertEqual(app.root?.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        let next = launch(FirstScreen(), device: .smallPhone)
        XCTAssertEqual(next.window?.bounds.size, CGSize(width: 375, height: 667))
        XCTAssertEqual(next.root?.traitCollection.userInterfaceStyle, .light)
    }

    func testMemoryWarningsReachControllers() {
        let app = launch(FirstScreen())
        _ = app.takeLifecycle()
        app.memoryWarning()
        XCTAssertEqual(app.takeLifecycle(events: .others), ["FirstScreen.didReceiveMemoryWarning"])
    }

    func testSwipingBackAndNotQuite() {
        let app = launch(UINavigationController(rootViewController: FirstScreen()))
        let navigation = app.root as? UINavigationController
        navigation?.pushViewController(SecondScreen(), animated: true)
        app.settle()
        app.assertLifecycle(of: FirstScreen.self, SecondScreen.self) { app.swipeBack(cancel: true) } is: {
            "SecondScreen.viewWillDisappear"
            "FirstScreen.viewWillAppear"
            "FirstScreen.viewIsAppearing"
            "FirstScreen.viewWillDisappear"
            "FirstScreen.viewDidDisappear"
            "SecondScreen.viewWillAppear"
            "SecondScreen.viewIsAppearing"
            "SecondScreen.viewDidAppear"
        }
        app.swipeBack()
        app.settle()
        XCTAssertTrue(app.top is FirstScreen)
    }

    func testSheetsAreSwiped() {
        let app = launch(FirstScreen())
        app.tap("Next")
        app.settle()
        app.sheetSwipe(cancel: true)
        app.settle()
        XCTAssertTrue(app.top is SecondScreen)
        app.sheetSwipe()
        app.settle()
        XCTAssertTrue(app.top is FirstScreen)
    }

    func testTypingAndFinding() {
        let app = launch(FormScreen())
        XCTAssertFalse(app.isOnScreen("Hello Kim"))
        app.tap("Name")
        app.settle()
        app.type("Kim")
        XCTAssertTrue(app.isOnScreen("Hello Kim"), app.viewTree)
        XCTAssertNotNil(app.find("Hello Kim") as? UILabel)
    }

    func testAWholeAppWithItsDelegate() {
        let app = launch(app: WholeApp.self, iOS: 12)
        app.assertLifecycle(is: [
            "App.willFinishLaunchingWithOptions", "App.didFinishLaunchingWithOptions", "FirstScreen.viewDidLoad", "FirstScreen.viewWillAppear",
            "FirstScreen.viewDidAppear", "App.didBecomeActive",
        ])
        app.assertLifecycle { app.move(to: .background) } is: {
            "App.willResignActive"
            "App.didEnterBackground"
        }
        app.assertLifecycle { app.move(to: .active) } is: {
            "App.willEnterForeground"
            "App.didBecomeActive"
        }
    }

    func testRecreating() {
        let app = launch(FirstScreen())
        let old = app.root
        app.tap("Next")
        app.settle()
        _ = app.takeLifecycle()
        app.recreate()
        // The process that ended ran nothing at its end; the new one is launched.
        XCTAssertEqual(app.takeLifecycle(events: [.loading, .appearance]).map { $0.drop { $0 != "." } }, [".viewDidLoad", ".viewWillAppear", ".viewIsAppearing", ".viewDidAppear"])
        XCTAssertTrue(app.top is FirstScreen)
        XCTAssertFalse(app.root === old)
        XCTAssertEqual(app.state, .active)
    }
}
