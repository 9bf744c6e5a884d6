// A launched app in a test: its window, its time and its life-cycle log. Verbs stand in files of their own beside this
// one; each comes twice, for tests that wait and for tests that don't (see AppScenario+Time).
// One process has one UIKit, so one app is launched at a time: the next launch takes the place of the last.
import CVirtualTime
import HostProtocol
import QuartzCore
import SimulatorHost
import UIKit

/// An app that a test has launched: touch it, let time pass, send it to the background, and read what its controllers
/// were told. Made by `launch`. When it is released, work it left pending fails the test.
@MainActor public final class AppScenario {
    let host: TestHost
    let loop: MainLoop
    let place: TestLine
    let pending: PendingWorkPolicy
    /// Starts the app in a new process.
    private let start: @MainActor (_ onNewDevice: Bool) -> UIApplication
    private(set) var isFinished = false
    /// Lines of the log that an assertion or `takeLifecycle` has consumed.
    var consumed = 0
    let ignoresApplication: Bool
    let hadTimers: Bool
    lazy var finger = Finger(application: application, loop: loop)

    /// The app's application object.
    public private(set) var application: UIApplication

    init(device: TestDevice, iOS: Int, pending: PendingWorkPolicy, ignoresApplication: Bool, place: TestLine, start: @escaping @MainActor (_ onNewDevice: Bool) -> UIApplication) {
        self.place = place
        self.pending = pending
        self.start = start
        self.ignoresApplication = ignoresApplication
        ScenarioClock.use()
        RunLoopDriver.isPaused = true
        ApplicationReplacement.end()
        let loop = MainLoop(clock: AppClock(.virtual))
        loop.settle()
        self.loop = loop
        hadTimers = PendingWork.nextTimer != nil
        if !RunConfiguration.versions.contains(iOS) { TestFailure.report("iOS: \(iOS): the versions are \(RunConfiguration.versions.lowerBound) to \(RunConfiguration.versions.upperBound)", at: place) }
        host = TestHost(device: device.profile, iOSVersion: min(max(iOS, RunConfiguration.versions.lowerBound), RunConfiguration.versions.upperBound), clock: loop.clock)
        Host.use(host)
        application = start(true)
        ScenarioQueue.shared.current = self
    }

    /// A new process of the same app, with what the system has kept of the old one.
    func restart() {
        let old = application.life
        ApplicationReplacement.end()
        application = start(false)
        finger = Finger(application: application, loop: loop)
        LaunchSequence(application, saved: old.saved, usesScenes: old.usesScenes).begin()
    }

    /// The window that the app shows its interface in: the key window, else the first visible one.
    public var window: UIWindow? { application.keyWindow ?? application.windows.first }

    /// The root view controller of the window.
    public var root: UIViewController? { window?.rootViewController }

    /// The controller on top of everything: presented ones come before their presenters, the top of a navigation
    /// stack before the navigation controller.
    public var top: UIViewController? {
        var controller = application.topmostController
        while let container = controller {
            if let navigation = container as? UINavigationController, let inner = navigation.topViewController {
                controller = inner
            } else if let tabs = container as? UITabBarController, let inner = tabs.selectedViewController {
                controller = inner
            } else {
                return container
            }
        }
        return controller
    }

    /// UIKit's console texts since the launch.
    public var console: [String] { host.console }

    /// Seconds since the launch on the app's clock.
    public var now: TimeInterval { loop.clock.now }

    /// The view hierarchy as text, a line a view.
    public var viewTree: String { ViewTree.text(of: application) }

    func fail(_ text: String, _ file: StaticString, _ line: UInt) { TestFailure.report(text, at: TestLine(file: file, line: line)) }

    /// Ends the scenario and reports what the app left pending. Releasing the scenario does the same.
    public func finish() {
        guard !isFinished else { return }
        isFinished = true
        pending.report(PendingWork.look(application, hadTimers: hadTimers), place)
    }

    deinit {
        // A scenario is released where it is used: on the main actor.
        let policy = pending, place = place, application = application, isDone = isFinished, hadTimers = hadTimers
        MainActor.assumeIsolated {
            if !isDone { policy.report(PendingWork.look(application, hadTimers: hadTimers), place) }
            RunLoopDriver.isPaused = false
            ProcessContainer.empty()
            ScenarioQueue.shared.released()
        }
    }
}

/// The process's time is ours from the first launch on.
@MainActor enum ScenarioClock {
    static func use() {
        vt_enable()
        // Time moves on for a test that blocks the main thread while it waits for something that needs time.
        vt_start_watcher(20_000, 1_000_000)
        MediaClock.now = { CFTimeInterval(vt_uptime_ns()) / 1_000_000_000 }
    }
}
