// WillAppearTesting in Swift Testing: tests that wait, side by side with others. Their main actor is not on the main
// thread, and the main queue runs only while they wait.
import Testing
import UIKit
import WillAppearTesting

@MainActor @Suite struct WaitingTests {
    /// Several of these run at once; each gets a turn of its own.
    @Test(arguments: 1...4) func tapsAndTasks(_ number: Int) async {
        let app = await launch(FirstScreen(), device: number % 2 == 0 ? .pad : .phone)
        #expect(UIDevice.current.userInterfaceIdiom == (number % 2 == 0 ? .pad : .phone))
        await app.tap("Count")
        await app.tap("Count")
        #expect((app.root as? FirstScreen)?.count == 2)
        await app.assertLifecycle { await app.tap("Next") } is: {
            "SecondScreen.viewDidLoad"
            "SecondScreen.viewWillAppear"
            "SecondScreen.viewIsAppearing"
            "SecondScreen.viewDidAppear"
        }
    }

    @Test func theMainQueueAndTasksFollowTheClock() async {
        let app = await launch(FirstScreen())
        var log: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { log.append("hour") }
        let timer = everyTwentyMinutes { log.append("timer") }
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(90))
            log.append("task")
        }
        await app.advance(by: .seconds(3601))
        timer.invalidate()
        #expect(log == ["task", "timer", "timer", "timer", "hour"] || log.sorted() == ["hour", "task", "timer", "timer", "timer"])
        #expect(abs(app.now - 3601) < 0.1)
    }

    /// Timers belong to run loops, which are not for asynchronous code.
    private func everyTwentyMinutes(_ body: @escaping @MainActor () -> Void) -> Timer {
        Timer.scheduledTimer(withTimeInterval: 1200, repeats: true) { _ in MainActor.assumeIsolated { body() } }
    }

    @Test func statesAndRotation() async {
        let app = await launch(FirstScreen())
        await app.move(to: .background)
        #expect(app.state == .background)
        await app.move(to: .active)
        let turned = await app.rotate(to: .landscapeRight)
        #expect(turned)
        #expect((app.window?.bounds.width ?? 0) > 800)
    }
}
