// One app in the test process: application, delegate, scenes, and a log of everything they hear, in the words of the
// records. A second launch is a new application with what the system kept. Frames come when a test asks.
import HostProtocol
import XCTest
@testable import UIKit
import QuartzCore

@MainActor final class AppStage {
    /// Scene delegates are made by their class: they find the log here.
    private(set) static var current: AppStage?

    enum Kind { case scenes, several, withoutScenes }

    let kind: Kind
    let host: LoggingHost
    private(set) var application: UIApplication
    private(set) var delegate: LoggingAppDelegate
    private(set) var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []
    private var phase = ApplicationLife.Phase.notRunning
    /// Dead applications and what belonged to them.
    private var past: [AnyObject] = []
    var life: ApplicationLife { application.life }
    /// Logs how the phase changes, as "State.active".
    var logsPhases = false

    init(_ kind: Kind = .scenes, iOSVersion: Int = 26, device: String = "iPhone 16") {
        self.kind = kind
        host = LoggingHost(device: DeviceProfile.named(device) ?? .default, iOSVersion: iOSVersion)
        Leftovers.watch
        Host.use(host)
        StageClock.install()
        SceneManifest.given = kind == .withoutScenes ? nil : [
            "UIApplicationSupportsMultipleScenes": kind == .several,
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default Configuration"]]],
        ]
        delegate = LoggingAppDelegate(showsWindow: kind == .withoutScenes)
        application = Self.makeApplication(delegate)
        Self.current = self
        host.onEvent = { [weak self] in self?.hear($0) }
        observe()
    }

    private static func makeApplication(_ delegate: LoggingAppDelegate) -> UIApplication {
        let made = ApplicationReplacement.begin(delegateClass: nil, onNewDevice: false)
        ApplicationReplacement.adopt(delegate, made)
        return made
    }

    // MARK: Running

    func launch(_ delivery: SystemDelivery? = nil, inBackground: Bool = false) {
        start(LaunchSequence(application, delivery: delivery, inBackground: inBackground, usesScenes: kind != .withoutScenes))
    }

    /// A new process of the app.
    func relaunch(_ delivery: SystemDelivery? = nil) {
        past += [application, delegate]
        let saved = life.saved
        for window in application.knownWindows { window.layer.isHidden = true }
        delegate = LoggingAppDelegate(showsWindow: kind == .withoutScenes)
        delegate.preserves = (past.last as? LoggingAppDelegate)?.preserves ?? false
        delegate.root = (past.last as? LoggingAppDelegate)?.root
        delegate.restored = (past.last as? LoggingAppDelegate)?.restored
        application = Self.makeApplication(delegate)
        start(LaunchSequence(application, delivery: delivery, saved: saved, usesScenes: kind != .withoutScenes))
    }

    private func start(_ sequence: LaunchSequence) {
        sequence.begin()
        settle()
    }

    func settle() {
        // Some of these apps never rest.
        _ = FrameDriver.settle(limit: 600) { _ in StageClock.moveOn() }
        notePhase()
    }

    /// An event of the system; a test that asks for what cannot be fails.
    func send(_ event: (ApplicationLife) throws -> Void, file: StaticString = #filePath, line: UInt = #line) {
        do {
            try event(life)
        } catch {
            XCTFail("\(error)", file: file, line: line)
        }
        settle()
    }

    func scene(_ number: Int) -> UIScene? { application.sessions.first { $0.number == number }?.scene }

    func tearDown() {
        tokens.forEach(NotificationCenter.default.removeObserver)
        host.onEvent = nil
        for window in application.knownWindows {
            window.rootViewController = nil
            window.layer.isHidden = true
        }
        for app in past.compactMap({ $0 as? UIApplication }) + [application] { app.life.tasks.processEnds() }
        UIScreen.main.orientation = .portrait
        UIDevice.current.turn(to: .portrait)
        SceneManifest.given = nil
        UIApplication.sharedStorage = nil
        Self.current = nil
        UpdateCycle.shared.runFrame()
    }

    // MARK: The log

    func add(_ line: String) {
        notePhase()
        lines.append(line)
    }

    func take() -> [String] {
        defer { lines.removeAll() }
        return lines
    }

    private func notePhase() {
        guard logsPhases, life.phase != phase else { return }
        phase = life.phase
        lines.append("State.\(phase == .terminated ? "notRunning" : phase.rawValue)")
    }

    private func hear(_ event: String) {
        switch event {
        case "snapshot": add(kind == .withoutScenes ? "App.snapshot" : "Scene.snapshot")
        case "suspended": add("App.suspended")
        case "terminated": add("process.terminated")
        case "UISceneSession.init": add("SceneSession.created")
        default: break
        }
    }

    private func observe() {
        let names: [(Notification.Name, String)] = [
            (UIApplication.didFinishLaunchingNotification, "Note.App.didFinishLaunchingNotification"),
            (UIApplication.didBecomeActiveNotification, "Note.App.didBecomeActiveNotification"),
            (UIApplication.willResignActiveNotification, "Note.App.willResignActiveNotification"),
            (UIApplication.didEnterBackgroundNotification, "Note.App.didEnterBackgroundNotification"),
            (UIApplication.willEnterForegroundNotification, "Note.App.willEnterForegroundNotification"),
            (UIApplication.willTerminateNotification, "Note.App.willTerminateNotification"),
            (UIApplication.didReceiveMemoryWarningNotification, "Note.didReceiveMemoryWarningNotification"),
            (UIScene.didDisconnectNotification, "Note.Scene.didDisconnectNotification"),
        ]
        for (name, line) in names {
            tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.add(line) }
            })
        }
    }
}

/// Tells the stage what no callback tells.
@MainActor final class LoggingHost: ApplicationHost {
    let device: DeviceProfile
    let iOSVersion: Int
    private(set) var console: [String] = []
    var onEvent: ((String) -> Void)?

    init(device: DeviceProfile, iOSVersion: Int) {
        self.device = device
        self.iOSVersion = iOSVersion
    }

    func run() -> Never { fatalError("a test has no main loop of its own") }
    func record(_ event: LifecycleEvent.Draft) { onEvent?(event.event) }
    func log(_ text: String) { console.append(text) }
}
