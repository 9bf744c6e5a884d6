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

    /// Several of these run at once; each gets a turn of its own.
    @Test(arguments: 1...4) func turns(_ number: Int) async {
        let app = await launch(UINavigationController(rootViewController: LoginViewController()), device: number % 2 == 0 ? .pad : .phone)
        #expect(UIDevice.current.userInterfaceIdiom == (number % 2 == 0 ? .pad : .phone))
        await app.assertLifecycle(of: WelcomeViewController.self) {
            await app.tap("Log in")
            await app.advance(by: .seconds(2))
        } is: {
            "WelcomeViewController.viewDidLoad"
            "WelcomeViewController.viewWillAppear"
            "WelcomeViewController.viewIsAppearing"
            "WelcomeViewController.viewDidAppear"
        }
    }

    @Test func theMainQueueAndTasksFollowTheClock() async {
        let app = await launch(LoginViewController())
        var log: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { log.append("hour") }
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 90_000_000_000)
            log.append("task")
        }
        await app.advance(by: .seconds(3601))
        #expect(log == ["task", "hour"])
    }

    @Test func statesMemoryAndDarkness() async {
        let app = await launch(LoginViewController(), device: .smallPhone)
        await app.move(to: .background)
        #expect(app.state == .background)
        await app.move(to: .active)
        _ = app.takeLifecycle()
        await app.memoryWarning()
        #expect(app.takeLifecycle(events: .others) == ["LoginViewController.didReceiveMemoryWarning"])
        await app.setAppearance(.dark)
        #expect(app.root?.traitCollection.userInterfaceStyle == .dark)
    }
}
