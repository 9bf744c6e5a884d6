// Time that an app asks for to finish work in the background: which tasks run, when the time is over, who is told.
// BackgroundTransition waits for it before the app is suspended. Texts: MESSAGES.md 27.
import QuartzCore

@MainActor package final class BackgroundTasks {
    // MARK: Time
    /// A task of this age is told of on the console.
    private static let oldAge: TimeInterval = 30

    /// What an app gets in the background. 600 seconds up to iOS 6, 180 up to iOS 12; Apple never documented them.
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
    private weak var life: ApplicationLife?
    private var running: [Running] = []
    private var lastIdentifier = 0
    /// When the background time is over; nil in the foreground.
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

    /// Calls `proceed` when the last task has ended. Tasks that outlive their time are told, and end the app when they
    /// stay (beginBackgroundTask(expirationHandler:), Apple documentation).
    func wait(until proceed: @escaping () -> Void) {
        whenOver = proceed
        timer.start(after: timeRemaining) { [weak self] in self?.expire() }
    }

    /// The process is over: nobody waits, nothing is told.
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

    /// All are told in one turn: no other event of the app's life comes between. One that another's handler has ended hears nothing.
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

    /// As OneSignal-iOS-SDK#1205 has it.
    private static func warnOfRemaining(_ task: Running) {
        let elapsed = Int(CACurrentMediaTime() - task.begun)
        Diagnostics.log("[BackgroundTask] Background task still not ended after expiration handlers were called: <_UIBackgroundTaskInfo: \(objcAddress(task))>: taskID = \(task.identifier.rawValue), taskName = \(task.name), creationTime = \(Int(task.begun)) (elapsed = \(elapsed)). This app will likely be terminated by the system. Call UIApplication.endBackgroundTask(_:) to avoid this.")
    }
}
