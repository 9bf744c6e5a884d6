// The time that an app requests to finish work in the background: the running tasks, their deadline, and their expiration calls.
// BackgroundTransition waits for these tasks before it suspends the app. Texts: MESSAGES.md 27.
import ObjectiveC
import QuartzCore

@MainActor package final class BackgroundTasks {
    // MARK: Time
    /// The age in seconds from which the console warns of a task.
    private static let oldAge: TimeInterval = 30

    /// The background time in seconds. 600 up to iOS 6, 180 up to iOS 12; Apple never documented them.
    static var allowance: TimeInterval {
        if Behaviour.tenMinutesInBackground.isOn { return 600 }
        return Behaviour.threeMinutesInBackground.isOn ? 180 : 30
    }

    @MainActor private final class Running {
        let identifier: UIBackgroundTaskIdentifier
        let name: String
        let begun = CACurrentMediaTime()
        let expiration: (() -> Void)?
        let age = OneShotTimer()

        init(_ identifier: UIBackgroundTaskIdentifier, _ name: String, _ expiration: (() -> Void)?) {
            self.identifier = identifier
            self.name = name
            self.expiration = expiration
        }
    }

    /// Weak: in tests an application may be replaced while a deadline of the old one is still to come.
    @_ZeroingReference private var life: ApplicationLife?
    private var running: [Running] = []
    private var lastIdentifier = 0
    /// The time at which the background time ends; nil in the foreground.
    private var deadline: CFTimeInterval?
    private let timer = OneShotTimer()
    private var whenOver: (() -> Void)?

    init(_ life: ApplicationLife) { self.life = life }

    var isRunning: Bool { !running.isEmpty }

    var timeRemaining: TimeInterval {
        deadline.map { max(0, $0 - CACurrentMediaTime()) } ?? .greatestFiniteMagnitude
    }

    func enterBackground() { deadline = CACurrentMediaTime() + Self.allowance }

    func leaveBackground() {
        deadline = nil
        whenOver = nil
        timer.cancel()
    }

    func begin(name: String?, _ expiration: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        lastIdentifier += 1
        let task = Running(UIBackgroundTaskIdentifier(rawValue: lastIdentifier), name ?? "Called by \(ProcessInfo.processInfo.processName)", expiration)
        running.append(task)
        if Behaviour.backgroundTaskAgeWarning.isOn {
            task.age.start(after: Self.oldAge) { [weak task] in if let task { Self.warnOfAge(task) } }
        }
        return task.identifier
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        guard let index = running.firstIndex(where: { $0.identifier == identifier }) else {
            let number = identifier.rawValue
            return Diagnostics.log("Can't end BackgroundTask: no background task exists with identifier \(number) (0x\(String(number, radix: 16))), or it may have already been ended. Break in UIApplicationEndBackgroundTaskError() to debug.")
        }
        running.remove(at: index).age.cancel()
        if running.isEmpty { finish() }
    }

    /// Calls `proceed` when the last task has ended. Tasks that outlive their time get their expiration handlers called, and end the app
    /// if they do not end then (beginBackgroundTask(expirationHandler:), Apple documentation).
    func wait(until proceed: @escaping () -> Void) {
        whenOver = proceed
        timer.start(after: timeRemaining) { [weak self] in self?.expire() }
    }

    /// Ends all waits without a call: the process is over.
    func processEnds() {
        for task in running { task.age.cancel() }
        running.removeAll()
        leaveBackground()
    }

    private func finish() {
        timer.cancel()
        let proceed = whenOver
        whenOver = nil
        proceed?()
    }

    /// Calls all expiration handlers in one turn, so no other event of the app's life comes between. A task that another handler ended is skipped.
    private func expire() {
        life?.change {
            for task in running where running.contains(where: { $0 === task }) { task.expiration?() }
        }
        guard isRunning else { return }
        for task in running { Self.warnOfRemaining(task) }
        Host.current.log("WillAppear: the app's background time is over and its background tasks have not ended: a device ends the app here")
        life?.terminate()
    }

    private static func warnOfAge(_ task: Running) {
        Diagnostics.log("[BackgroundTask] Background Task \(task.identifier.rawValue) (\"\(task.name)\"), was created over 30 seconds ago. In applications running in the background, this creates a risk of termination. Remember to call UIApplication.endBackgroundTask(_:) for your task in a timely manner to avoid this.")
    }

    /// The text is from OneSignal-iOS-SDK#1205.
    private static func warnOfRemaining(_ task: Running) {
        let elapsed = Int(CACurrentMediaTime() - task.begun)
        Diagnostics.log("[BackgroundTask] Background task still not ended after expiration handlers were called: <_UIBackgroundTaskInfo: \(objcAddress(task))>: taskID = \(task.identifier.rawValue), taskName = \(task.name), creationTime = \(Int(task.begun)) (elapsed = \(elapsed)). This app will likely be terminated by the system. Call UIApplication.endBackgroundTask(_:) to avoid this.")
    }
}
