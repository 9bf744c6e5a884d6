// The process of the adversary's app: launched, told, put to sleep, ended, launched again. What its delegates,
// notifications, timers and main queue tell is judged here by AppLife; AppSwitch is the system's hand.
import Foundation
import UIKit

/// What the World knows of the app beyond its controllers.
@MainActor final class AppState {
    var delegate: AppProbe?
    var life: ScreenLife?
    var process = ProcessLife()
    /// A suspended process hears nothing (yisang-suspended).
    var isAsleep = false
    var isOver = false
    /// Counts processes: timers of a dead one are nobody's.
    var generation = 0
    /// The system's own change of the app, during which controllers hear nothing (yagamo-home, kouhan-fg-no-appear).
    var isQuiet = false
    /// What must be delivered, and how often it was.
    var expected: String?
    var deliveries = 0
    var tasks: [Int: AppTask] = [:]
    /// What the app gave the system to keep, by session; 0 is the application without scenes.
    var kept: [Int: Int] = [:]
    var stamp = 0
    var restoredStamp: Int?
    var warningsHeard = 0
    var observers: [any NSObjectProtocol] = []
    /// What must die once it is over, with what says so.
    var witnesses: [Witness] = []
    var scenes = SceneBook()
}

@MainActor struct AppTask {
    let identifier: UIBackgroundTaskIdentifier
    let endsWhenTold: Bool
    var wasTold = false
}

@MainActor struct Witness {
    let name: String
    weak var object: AnyObject?
    let isOver: () -> Bool
}

extension World {
    var isScenes: Bool { setting.hasScenes }
    private var life: ApplicationLife { UIApplication.shared.life }

    // MARK: The process

    func launch(_ delivery: SystemDelivery? = nil) {
        let saved = app.generation > 0 ? life.saved : nil
        AppSwitch.replace()
        forgetControllers()
        app.generation += 1
        app.isOver = false
        app.isAsleep = false
        app.process = ProcessLife()
        app.expected = delivery?.word
        app.deliveries = 0
        app.restoredStamp = nil
        let delegate = AppProbe(self)
        app.delegate = delegate
        app.life = setting.hasScenes ? nil : ScreenLife("App", preserves: setting.iOSVersion >= 6)
        let application = AppSwitch.begin(delegate)
        witness("an application", application) { [weak self, generation = app.generation] in self?.app.generation != generation || self?.app.isOver == true }
        LaunchSequence(application, delivery: delivery, saved: saved, usesScenes: setting.hasScenes).begin()
        if delivery != nil, app.deliveries != 1 { fail("cold-delivery", "what the app was launched to open arrived \(app.deliveries) times") }
        if !setting.hasScenes, let stamp = app.kept[0], app.generation > 1, app.restoredStamp != stamp {
            fail("not-restored", "the app preserved \(stamp) and got back \(app.restoredStamp.map(String.init) ?? "nothing")")
        }
        app.kept[0] = nil
        app.expected = nil
    }

    /// The process is gone: nothing of it is left, nothing of it hears anything.
    func processEnds() {
        remember("  the process is over")
        app.isOver = true
        app.isAsleep = true
        app.tasks.removeAll()
        app.life?.processEnds()
        for scene in app.scenes.lives { scene.processEnds() }
        app.scenes.lives.removeAll()
        for (_, controller) in live { (controller as? any Probed)?.probe.life.processEnds() }
        forgetApp()
    }

    /// After each operation that is not inside a callback.
    func judgeApp() {
        guard failure == nil else { return }
        if let touch = finger?.touch, touch.phase == .cancelled || touch.window == nil { finger = nil }
        glass.forgetCancelled()
        if life.phase == .terminated, !app.isOver { processEnds() }
        guard !app.isOver else { return }
        judgeStates()
        if hasFingers, UIApplication.shared.applicationState != .active { fail("finger-left", "a finger is still on an app that is not active") }
        let isInBackground = app.process.phase == .background
        if life.phase == .suspended {
            if !isInBackground { fail("suspended-in-front", "the app is suspended while it is \(app.process.phase.rawValue)") }
            if !app.tasks.isEmpty { fail("suspended-with-task", "the app is suspended although a background task has not ended") }
        } else if isInBackground, app.tasks.isEmpty, clock.isAtRest {
            fail("not-suspended", "the app is in the background, has nothing to do, and is \(life.phase.rawValue)")
        }
        app.isAsleep = life.phase == .suspended
    }

    /// The application's state is its scenes' (UIApplication.State, UIScene.ActivationState documentation).
    private func judgeStates() {
        let phases = app.life.map { [$0.phase] } ?? app.scenes.lives.map(\.phase)
        let expected: UIApplication.State = phases.contains(.active) ? .active : phases.contains(.inactive) ? .inactive : .background
        let state = UIApplication.shared.applicationState
        if state != expected { fail("application-state", "applicationState is \(state), and \(isScenes ? "the scenes are" : "the app is") \(phases.map(\.rawValue))") }
        judgeScenes()
    }

    // MARK: What it hears

    private func mayHear(_ what: String) -> Bool {
        remember("  \(what)")
        if app.isAsleep { fail("asleep", "\(what) came while the app was \(app.isOver ? "not running" : "suspended")") }
        return !app.isOver
    }

    func appHeard(_ event: LifeEvent, _ callback: Callback? = nil, delivered: String? = nil) {
        guard mayHear("App.\(event.rawValue)") else { return }
        if let life = app.life {
            if let wrong = life.hear(event) { fail(wrong.rule, wrong.text) }
        } else if event != .willFinishLaunching, event != .didFinishLaunching, event != .willTerminate {
            // With scenes the application's delegate hears nothing of activity (apple-scene-suppress, flutter-scene-bg-fg).
            fail("app-with-scenes", "App.\(event.rawValue) came to an app with scenes")
        }
        if let delivered { self.delivered(delivered) }
        if let callback { fire(.init(controller: "App", callback: callback)) }
    }

    func noted(_ event: LifeEvent) {
        guard mayHear("Note.\(event.rawValue)") else { return }
        if let wrong = app.life?.note(event) ?? app.process.note(event, scenes: isScenes ? app.scenes.lives.map(\.phase) : nil) { fail(wrong.rule, wrong.text) }
    }

    func sceneHeard(_ event: LifeEvent, _ life: ScreenLife?, _ callback: Callback?, delivered: String? = nil) {
        guard let life, mayHear("\(life.name).\(event.rawValue)") else { return }
        if let wrong = life.hear(event) { fail(wrong.rule, wrong.text) }
        if let delivered { self.delivered(delivered) }
        if let callback { fire(callback, of: life) }
    }

    func observe() {
        let names: [(Notification.Name, LifeEvent)] = [
            (UIApplication.didFinishLaunchingNotification, .didFinishLaunching), (UIApplication.didBecomeActiveNotification, .didBecomeActive),
            (UIApplication.willResignActiveNotification, .willResignActive), (UIApplication.didEnterBackgroundNotification, .didEnterBackground),
            (UIApplication.willEnterForegroundNotification, .willEnterForeground), (UIApplication.willTerminateNotification, .willTerminate),
        ]
        for (name, event) in names { observe(name) { world, _ in world.noted(event) } }
        observe(UIApplication.didReceiveMemoryWarningNotification) { world, _ in world.warningNoted() }
        observeScenes()
    }

    func observe(_ name: Notification.Name, _ hear: @escaping @MainActor (World, UIScene?) -> Void) {
        app.observers.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            let scene = note.object as? UIScene
            MainActor.assumeIsolated { if let self { hear(self, scene) } }
        })
    }

    // MARK: Memory

    func memoryWarned() {
        guard mayHear("App.didReceiveMemoryWarning") else { return }
        app.warningsHeard += 1
    }

    func warningNoted() {
        guard mayHear("Note.didReceiveMemoryWarning") else { return }
        app.warningsHeard -= 1
        if app.warningsHeard != 0 { fail("memory-warning", "the notification of a memory warning came \(app.warningsHeard < 0 ? "before" : "apart from") the delegate's call") }
    }

    func witness(_ name: String, _ object: AnyObject, isOver: @escaping () -> Bool) {
        app.witnesses.removeAll { $0.object == nil }
        app.witnesses.append(Witness(name: name, object: object, isOver: isOver))
    }

    // MARK: Delivery and preservation

    private func delivered(_ word: String) {
        app.deliveries += 1
        if word != app.expected { fail("delivered-\(app.expected == nil ? "unasked" : "other")", "\(word) was delivered and \(app.expected ?? "nothing") was sent") }
    }

    func coldDelivery(_ word: String) { delivered(word) }

    /// Sends something to a running app; a cold one is launched by it.
    func send(_ delivery: SystemDelivery) {
        if app.isOver { return launch(delivery) }
        app.expected = delivery.word
        app.deliveries = 0
        let isPossible = wake { AppSwitch.open(delivery) }
        if isPossible, app.deliveries != 1 { fail("warm-delivery", "what the app was to open arrived \(app.deliveries) times") }
        app.expected = nil
    }

    func preserved() -> Int {
        app.stamp += 1
        app.kept[0] = app.stamp
        return app.stamp
    }

    func restored(_ stamp: Int) { app.restoredStamp = stamp }

    // MARK: The system's hand

    /// The app leaves the screen or something covers it: controllers hear nothing, except of a finger that is taken away.
    @discardableResult func leave(_ event: () -> Bool) -> Bool { hasFingers ? event() : quietly(event) }

    /// Back to the app.
    @discardableResult func wake(connects: Bool = false, _ event: () -> Bool) -> Bool {
        guard !app.isOver else { return false }
        let turned = AppSwitch.isTurned
        let connects = connects || isScenes && UIApplication.shared.connectedScenes.isEmpty
        clock.wake()
        app.isAsleep = false
        return turned || connects || hasFingers ? event() : quietly(event)
    }

    private func quietly(_ event: () -> Bool) -> Bool {
        let before = app.isQuiet
        app.isQuiet = true
        defer { app.isQuiet = before }
        return event()
    }

    // MARK: Tasks and timers

    func beginTask(_ number: Int) {
        let generation = app.generation
        var task: UIBackgroundTaskIdentifier = .invalid
        let key = number
        guard app.tasks[key] == nil else { return }
        task = UIApplication.shared.beginBackgroundTask { [weak self] in
            guard let self, app.generation == generation else { return }
            taskExpires(key)
        }
        app.tasks[key] = AppTask(identifier: task, endsWhenTold: number % 3 > 0)
    }

    func endTask(_ number: Int) {
        guard let key = app.tasks.keys.sorted().dropFirst(number % max(app.tasks.count, 1)).first, let task = app.tasks.removeValue(forKey: key) else { return }
        UIApplication.shared.endBackgroundTask(task.identifier)
    }

    private func taskExpires(_ key: Int) {
        guard mayHear("the time of task \(key) is over"), let task = app.tasks[key] else { return fail("task-expired-ended", "task \(key) was told of its end and is none") }
        if task.wasTold { fail("task-expired-twice", "task \(key) was told twice that its time is over") }
        if app.process.phase != .background { fail("task-expired-in-front", "task \(key) was told of the end of its time while the app was \(app.process.phase.rawValue)") }
        app.tasks[key]?.wasTold = true
        fire(.init(controller: "App", callback: .taskExpired))
        if task.endsWhenTold, app.tasks[key] != nil {
            app.tasks[key] = nil
            UIApplication.shared.endBackgroundTask(task.identifier)
        }
    }

    func startTimer(_ number: Int) {
        let generation = app.generation
        let hear: @MainActor @Sendable (String) -> Void = { [weak self] what in
            guard let self, app.generation == generation else { return }
            guard mayHear(what) else { return }
            fire(.init(controller: "App", callback: .timerFired))
        }
        let timer = Timer(fire: Date(timeIntervalSinceNow: Double(number) / 2), interval: 0, repeats: false) { _ in MainActor.assumeIsolated { hear("a timer") } }
        RunLoop.main.add(timer, forMode: .common)
        DispatchQueue.main.async { MainActor.assumeIsolated { hear("the main queue") } }
    }
}

extension SystemDelivery {
    /// What it is told by.
    var word: String {
        switch self {
        case .url(let url, _): url.lastPathComponent
        case .activity(let activity): activity.activityType
        case .shortcut(let item): item.type
        }
    }
}
