// What a suspended process does not do, and what background tasks buy it: the main loop, the virtual clock and UIKit's
// background tasks together. Texts: MESSAGES.md 27.
import LifecycleEvidence
import SimulatorHost
import UIKit
import XCTest

@MainActor final class SuspensionTests: XCTestCase {
    override class func setUp() { VirtualTime.use() }

    private var host = DetachedHost()

    private func start(iOSVersion: Int = 26) -> (application: UIApplication, events: SystemEvents, loop: MainLoop) {
        host = DetachedHost(iOSVersion: iOSVersion)
        Host.use(host)
        let application = ApplicationReplacement.begin(delegateClass: nil)
        let loop = MainLoop(clock: AppClock(.virtual))
        LaunchSequence(application, usesScenes: false).begin()
        loop.settle()
        host.clear()
        return (application, SystemEvents(application: application, loop: loop), loop)
    }

    override func tearDown() async throws {
        // Other tests of the process need a running application.
        await MainActor.run { _ = start() }
    }

    func testASuspendedAppDoesNothingAndCatchesUp() {
        let (application, events, loop) = start()
        var log: [String] = []
        let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in MainActor.assumeIsolated { log.append("timer") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 20) { log.append("queue") }
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(30))
            log.append("task")
        }
        let begun = Date()
        let token = NotificationCenter.default.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { log.append("foreground at \(Int(Date().timeIntervalSince(begun).rounded()))") }
        }
        XCTAssertNil(events.home())
        XCTAssertEqual(application.life.phase, .suspended)
        loop.run(for: 600)
        XCTAssertEqual(log, [])
        XCTAssertEqual(loop.clock.now.rounded(), 600, "the device's clock goes on")
        XCTAssertNil(events.open())
        loop.settle()
        NotificationCenter.default.removeObserver(token)
        timer.invalidate()
        // A timer that missed sixty of its moments fires once.
        XCTAssertEqual(log.first, "foreground at 600")
        XCTAssertEqual(log.dropFirst().sorted(), ["queue", "task", "timer"])
    }

    /// As a device with iOS 11 logged it. The timer's second second lies between the two calls there, which a press of home takes a
    /// second for; here they come at one moment.
    func testATimerOfAnAppThatGoesToTheBackground() {
        let (application, events, loop) = start(iOSVersion: 11)
        var log = ["App.didFinishLaunching", "App.didBecomeActive"]
        let names: [(Notification.Name, String)] = [(UIApplication.willResignActiveNotification, "App.willResignActive"), (UIApplication.didEnterBackgroundNotification, "App.didEnterBackground")]
        let tokens = names.map { name, line in NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { log.append(line) } } }
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { log.append("timer") } }
        loop.run(for: 1.5)
        XCTAssertNil(events.home())
        loop.run(for: 10)
        timer.invalidate()
        XCTAssertEqual(log, ["App.didFinishLaunching", "App.didBecomeActive", "timer", "App.willResignActive", "App.didEnterBackground"])
        XCTAssertEqual(conforms(log, to: "longtask-timer", leavingOut: ["timer"]), [])
        XCTAssertNil(events.open())
        log = []
        _ = application.beginBackgroundTask()
        XCTAssertNil(events.home())
        let remaining = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { log.append("remaining(\(Int(application.backgroundTimeRemaining.rounded())))") } }
        loop.run(for: 3.5)
        remaining.invalidate()
        XCTAssertEqual(conforms(log, to: "longtask-remaining", whole: true), [])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func testAnAppThatEndsHasNoTime() {
        let (_, events, loop) = start()
        var fired = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { fired = true }
        XCTAssertNil(events.kill())
        loop.run(for: 5)
        XCTAssertFalse(fired)
    }

    func testABackgroundTaskKeepsTheAppAwake() {
        let (application, events, loop) = start()
        XCTAssertEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
        var fired = false
        let task = application.beginBackgroundTask(withName: "upload") { XCTFail("there was time") }
        XCTAssertNil(events.home())
        XCTAssertEqual(application.life.phase, .background)
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { fired = true }
        loop.run(for: 10)
        XCTAssertTrue(fired)
        XCTAssertEqual(application.backgroundTimeRemaining, 20, accuracy: 0.5)
        application.endBackgroundTask(task)
        loop.settle()
        XCTAssertEqual(application.life.phase, .suspended)
        XCTAssertEqual(host.console, [])
    }

    func testATaskThatExpiresAndEnds() {
        for (version, allowance) in [(5, 600.0), (6, 600), (7, 180), (12, 180), (13, 30), (26, 30)] {
            let (application, events, loop) = start(iOSVersion: version)
            var expired: [Double] = []
            let task = TaskBox()
            task.identifier = application.beginBackgroundTask {
                expired.append(loop.clock.now.rounded())
                application.endBackgroundTask(task.identifier)
            }
            let begun = loop.clock.now
            XCTAssertNil(events.home())
            loop.run(for: allowance - 1)
            XCTAssertEqual(expired, [], "\(version)")
            loop.run(for: 2)
            XCTAssertEqual(expired, [(begun + allowance).rounded()], "\(version)")
            XCTAssertEqual(application.life.phase, .suspended)
        }
    }

    func testATaskThatOutlivesItsTimeEndsTheApp() {
        let (application, events, loop) = start()
        var expired = 0
        _ = application.beginBackgroundTask(withName: "upload") { expired += 1 }
        XCTAssertNil(events.home())
        loop.run(for: 31)
        XCTAssertEqual(expired, 1)
        XCTAssertEqual(application.life.phase, .terminated)
        let text = host.console.map { $0.replacing(/0x[0-9a-f]+/, with: "0x…").replacing(/creationTime = [0-9]+/, with: "creationTime = N") }
        XCTAssertEqual(text, [
            "[BackgroundTask] Background Task 1 (\"upload\"), was created over 30 seconds ago. In applications running in the background, this creates a risk of termination. Remember to call UIApplication.endBackgroundTask(_:) for your task in a timely manner to avoid this.",
            "[BackgroundTask] Background task still not ended after expiration handlers were called: <_UIBackgroundTaskInfo: 0x…>: taskID = 1, taskName = upload, creationTime = N (elapsed = 30). This app will likely be terminated by the system. Call UIApplication.endBackgroundTask(_:) to avoid this.",
            "WillAppear: the app's background time is over and its background tasks have not ended: a device ends the app here",
        ])
    }

    /// deltachat/deltachat-ios#1128: in the foreground, too. Up to iOS 13 nobody reported it.
    func testAnOldTaskIsToldOfInTheForeground() {
        for (version, count) in [(13, 0), (14, 1), (26, 1)] {
            let (application, _, loop) = start(iOSVersion: version)
            let task = application.beginBackgroundTask(withName: "long")
            loop.run(for: 29)
            XCTAssertEqual(host.console.count, 0)
            loop.run(for: 2)
            XCTAssertEqual(host.console.count, count, "\(version)")
            application.endBackgroundTask(task)
        }
    }

    /// Back in the foreground, the time is without bound again and the way to suspension is forgotten.
    func testComingBackInTime() {
        let (application, events, loop) = start()
        _ = application.beginBackgroundTask { XCTFail("not in the background") }
        XCTAssertNil(events.home())
        loop.run(for: 10)
        XCTAssertNil(events.open())
        loop.run(for: 100)
        XCTAssertEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
        XCTAssertEqual(application.life.phase, .active)
    }
}

/// The identifier that a task's own handler ends.
@MainActor private final class TaskBox { var identifier = UIBackgroundTaskIdentifier.invalid }
