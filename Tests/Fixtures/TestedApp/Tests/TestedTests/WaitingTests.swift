import Testing
import UIKit
import WillAppearTesting
@testable import Tested

@MainActor @Suite struct WaitingTests {
    @Test func loggingIn() async {
        let app = await launch(UINavigationController(rootViewController: LoginViewController()), iOS: 15)
        await app.tap("Name")
        await app.type("Lee")
        await app.tap("Log in")
        await app.advance(by: .seconds(3))
        #expect(app.isOnScreen("Welcome, Lee"))
    }

    @Test func memoryWarnings() async {
        let app = await launch(LoginViewController())
        _ = app.takeLifecycle()
        await app.memoryWarning()
        #expect(app.takeLifecycle(events: .others) == ["LoginViewController.didReceiveMemoryWarning"])
    }

    @Test func darkness() async {
        let app = await launch(LoginViewController(), device: .smallPhone)
        await app.setAppearance(.dark)
        #expect(app.root?.traitCollection.userInterfaceStyle == .dark)
    }
}
