// What WillAppearTesting says when a test is wrong, word for word.
import UIKit
@testable import WillAppearTesting
import XCTest

@MainActor final class FailureTests: XCTestCase {
    override class func setUp() { MainActor.assumeIsolated { LaunchedApps.areTakenDown } }

    private func failures(_ body: () -> Void) -> [String] {
        var said: [String] = []
        TestFailure.interceptor = { said.append($0) }
        body()
        TestFailure.interceptor = nil
        return said
    }

    func testTheDifferenceIsAlignedAndMarked() {
        let said = failures {
            let app = launch(FirstScreen())
            app.assertLifecycle { app.tap("Next") } is: {
                "SecondScreen.viewDidLoad"
                "FirstScreen.viewWillDisappear"
                "SecondScreen.viewWillAppear"
                "SecondScreen.viewDidAppear"
            }
        }
        XCTAssertEqual(said, ["""
            the life cycle differs; missing: FirstScreen.viewWillDisappear; not expected: SecondScreen.viewIsAppearing
                expected                        actual                         because of
                SecondScreen.viewDidLoad        SecondScreen.viewDidLoad       present
            ==> FirstScreen.viewWillDisappear   -
                SecondScreen.viewWillAppear     SecondScreen.viewWillAppear    present
              ! -                               SecondScreen.viewIsAppearing   present
                SecondScreen.viewDidAppear      SecondScreen.viewDidAppear     present
            """])
    }

    func testWhatIsNotThereIsListed() {
        let said = failures {
            let app = launch(FirstScreen())
            app.tap("Forward")
        }
        XCTAssertEqual(said.count, 1)
        XCTAssertTrue(said.first?.contains("nothing on screen has this label, text or identifier") ?? false, "\(said)")
        XCTAssertTrue(said.first?.contains("button \"Next\"") ?? false, "\(said)")
    }

    func testAFingerNeedsTheAppInFront() {
        XCTAssertEqual(failures {
            let app = launch(FirstScreen())
            app.move(to: .background)
            app.tap("Next")
            app.type("x")
            app.move(to: .inactive)
            app.tap("Next")
            app.move(to: .terminated)
            app.tap("Next")
        }, [
            "the app is not on screen: it is in the background; move(to: .active) brings it to the front",
            "the app is not on screen: it is in the background; move(to: .active) brings it to the front",
            "the app switcher is in front of the app; move(to: .active) goes back to the app",
            "the app is not running; recreate() starts it again",
        ])
    }

    func testAVersionThatDoesNotExist() {
        XCTAssertEqual(failures {
            let app = launch(FirstScreen(), iOS: 40)
            XCTAssertEqual(app.application.connectedScenes.count, 1)
        }, ["iOS: 40: the versions are 5 to 26"])
    }

    func testWorkLeftPendingIsReported() {
        XCTAssertEqual(failures {
            let app = launch(FirstScreen())
            app.tap("Next")
        }, ["work is left pending at the end of the test: a transition; animations; SecondScreen is presented; let it end with advance(by:) or settle(), or launch(…, pendingWork: .note)"])
        var timer: Timer?
        let said = failures {
            let app = launch(FirstScreen())
            timer = Timer.scheduledTimer(withTimeInterval: 7, repeats: false) { _ in }
            app.finish()
        }
        timer?.invalidate()
        XCTAssertEqual(said, ["work is left pending at the end of the test: a Timer that is due in 7.0 s; let it end with advance(by:) or settle(), or launch(…, pendingWork: .note)"])
    }

    /// The test that left it has failed; those after it are not blamed.
    func testATimerOfAnEarlierTest() {
        let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in }
        defer { timer.invalidate() }
        XCTAssertEqual(failures {
            let app = launch(FirstScreen())
            app.advance(by: .seconds(12))
            app.finish()
        }, [])
    }

    func testAStateThatCannotBeReached() {
        let said = failures {
            let app = launch(FirstScreen())
            app.move(to: .terminated)
            app.move(to: .background)
        }
        XCTAssertEqual(said, ["the app is not running; recreate() starts it again"])
    }
}
