import UIKit
import WillAppearTesting
import XCTest
@testable import Tested

@MainActor final class LoginTests: XCTestCase {
    func testLoggingIn() {
        let app = launch(UINavigationController(rootViewController: LoginViewController()))
        app.tap("Name")
        app.type("Kim")
        app.assertLifecycle(of: LoginViewController.self, WelcomeViewController.self) {
            app.tap("Log in")
            app.advance(by: .seconds(2))
        } is: {
            "WelcomeViewController.viewDidLoad"
            "LoginViewController.viewWillDisappear"
            "WelcomeViewController.viewWillAppear"
            "WelcomeViewController.viewIsAppearing"
            "LoginViewController.viewDidDisappear"
            "WelcomeViewController.viewDidAppear"
        }
        XCTAssertTrue(app.isOnScreen("Welcome, Kim"))
        app.swipeBack()
        app.settle()
        XCTAssertTrue(app.top is LoginViewController)
    }

    func testTheWholeApp() {
        UserDefaults.standard.removeObject(forKey: "wasInBackground")
        let app = launch(app: AppDelegate.self, device: .pad)
        app.move(to: .background)
        XCTAssertTrue(UserDefaults.standard.bool(forKey: "wasInBackground"))
        app.move(to: .active)
        app.rotate(to: .landscapeLeft)
        XCTAssertEqual(app.window?.bounds.width, 1180)
    }

    func testTheServerIsWaitedFor() {
        let app = launch(UINavigationController(rootViewController: LoginViewController()))
        app.tap("Log in")
        app.advance(by: .milliseconds(1500))
        XCTAssertTrue(app.top is LoginViewController)
        app.advance(by: .seconds(1))
        XCTAssertTrue(app.top is WelcomeViewController)
    }
}
