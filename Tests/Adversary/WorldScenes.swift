// The scenes of the adversary's app: what the system and the app do to them, what they must tell, and what must be gone.
import UIKit

@MainActor final class SceneBook {
    /// Connected ones, in the order in which they were connected.
    var lives: [ScreenLife] = []
    /// How often each session was connected.
    var connections: [Int: Int] = [:]
    var discarded: Set<Int> = []
    /// Windows that were made key and have not been hidden since.
    var madeKey: [WeakWindow] = []
    /// Sessions whose configuration the app was asked for.
    var asked: Set<Int> = []
}

@MainActor struct WeakWindow { weak var window: UIWindow? }

extension World {
    private static func place(_ name: String) -> Int { Int(name.drop { !$0.isNumber }) ?? 0 }

    /// UIKit counts the app's sessions from 1.
    func number(of session: UISceneSession) -> Int { Int(session.persistentIdentifier.split(separator: "-").last ?? "") ?? 0 }

    var sessions: [UISceneSession] { UIApplication.shared.openSessions.sorted { number(of: $0) < number(of: $1) } }
    /// In scripts by their places among the open ones: "Scene1" is the oldest.
    var sceneNames: [String] { sessions.indices.map { "Scene\($0 + 1)" } }

    private func session(_ name: String) -> UISceneSession? {
        let (all, place) = (sessions, World.place(name))
        return all.indices.contains(place - 1) ? all[place - 1] : nil
    }

    private func placeName(_ life: ScreenLife) -> String? { sessions.firstIndex { "Scene\(number(of: $0))" == life.name }.map { "Scene\($0 + 1)" } }

    func fire(_ callback: Callback, of life: ScreenLife) {
        if let name = placeName(life) { fire(.init(controller: name, callback: callback)) }
    }
    private func life(_ number: Int) -> ScreenLife? { app.scenes.lives.first { $0.name == "Scene\(number)" } }

    // MARK: Windows: W0 and W1 belong to the first scene, W2 and W3 to the second

    func sceneWindow(_ index: Int, makes: Bool) -> UIWindow? {
        guard let scene = session("Scene\(index / 2 + 1)")?.scene as? UIWindowScene, let probe = scene.delegate as? SceneProbe else { return nil }
        if index % 2 == 1, probe.other == nil, makes { probe.other = UIWindow(windowScene: scene) }
        return index % 2 == 0 ? probe.window : probe.other
    }

    var sceneWindows: [UIWindow] { sessions.compactMap { $0.scene?.delegate as? SceneProbe }.flatMap { [$0.window, $0.other].compactMap { $0 } } }

    func firstRoot(of session: UISceneSession) -> UIViewController? {
        let number = number(of: session)
        let times = app.scenes.connections[number, default: 0]
        return make("\(["N", "T", "P", "C"][(number + times) % 4])\(100_000 + 100 * number + times)")
    }

    // MARK: What they tell

    func askedForConfiguration(_ session: UISceneSession) {
        remember("  App.configurationForConnecting")
        // Once a session, and not at a relaunch (konotes-scene-relaunch).
        if !app.scenes.asked.insert(number(of: session)).inserted { fail("configuration-twice", "the configuration of a session was asked for twice") }
    }

    func connects(_ scene: UIScene, _ probe: SceneProbe) -> ScreenLife {
        let number = number(of: scene.session)
        let life = ScreenLife("Scene\(number)", preserves: true)
        if self.life(number) != nil { fail("connected-twice", "Scene\(number) was connected while it was") }
        if app.scenes.discarded.contains(number) { fail("discarded-connects", "Scene\(number) was connected although its session is discarded") }
        app.scenes.lives.append(life)
        app.scenes.connections[number, default: 0] += 1
        let isOver = { life.phase == .gone }
        witness("Scene\(number)", scene, isOver: isOver)
        witness("the delegate of Scene\(number)", probe, isOver: isOver)
        let generation = app.generation
        witness("the session of Scene\(number)", scene.session) { [weak self] in self.map { $0.app.generation != generation || $0.app.isOver || $0.app.scenes.discarded.contains(number) } ?? true }
        return life
    }

    /// What the session kept, and what the scene is to open.
    func judgeConnection(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        let number = number(of: session)
        let stamp = (session.stateRestorationActivity?.userInfo?["stamp"] as? String).flatMap { Int($0) }
        if stamp != app.kept[number] { fail("scene-not-restored", "Scene\(number) kept \(app.kept[number].map(String.init) ?? "nothing") and got back \(stamp.map(String.init) ?? "nothing")") }
        for word in options.urlContexts.map(\.url.lastPathComponent) + options.userActivities.map(\.activityType) + (options.shortcutItem.map { [$0.type] } ?? []) { coldDelivery(word) }
    }

    /// Since iOS 15.
    func judgeInteractionState() { if setting.iOSVersion < 15 { fail("interaction-state", "a scene was told to restore its interaction state before iOS could") } }

    func activity(for session: UISceneSession) -> NSUserActivity? {
        let number = number(of: session)
        app.stamp += 1
        guard app.stamp % 3 > 0 else {
            app.kept[number] = nil
            return nil
        }
        app.kept[number] = app.stamp
        let activity = NSUserActivity(activityType: "kept")
        activity.userInfo = ["stamp": "\(app.stamp)"]
        return activity
    }

    /// Controllers hear nothing of it (Docs/EVIDENCE.md, unknown 12); windows and what they show must go.
    func disconnects(_ scene: UIScene) {
        guard let probe = scene.delegate as? SceneProbe, let life = probe.life else { return }
        for window in [probe.window, probe.other].compactMap({ $0 }) {
            witness("a window of \(life.name)", window) { true }
            guard let root = window.rootViewController else { continue }
            for controller in tree(root) { (controller as? any Probed)?.probe.life.processEnds() }
        }
        // A child that was removed while it disappeared with its container ends with that container's transition.
        for case let (_, controller as any Probed) in live where controller.probe.life.phase == .disappearing && controller.parent == nil && controller.presentingViewController == nil && controller.viewIfLoaded?.window == nil {
            controller.probe.life.processEnds()
        }
    }

    func discarded(_ sessions: Set<UISceneSession>) {
        let numbers = sessions.map { number(of: $0) }.sorted()
        remember("  App.didDiscard \(numbers)")
        for number in numbers {
            if life(number).map({ $0.phase != .gone }) ?? false { fail("discarded-connected", "the session of Scene\(number) was discarded while it was connected") }
            if !app.scenes.discarded.insert(number).inserted { fail("discarded-twice", "the session of Scene\(number) was discarded twice") }
            app.kept[number] = nil
        }
        fire(.init(controller: "App", callback: .didDiscard))
    }

    func observeScenes() {
        let names: [(Notification.Name, LifeEvent)] = [
            (UIScene.willConnectNotification, .willConnect), (UIScene.didDisconnectNotification, .didDisconnect), (UIScene.didActivateNotification, .didBecomeActive),
            (UIScene.willDeactivateNotification, .willResignActive), (UIScene.willEnterForegroundNotification, .willEnterForeground), (UIScene.didEnterBackgroundNotification, .didEnterBackground),
        ]
        for (name, event) in names { observe(name) { world, scene in world.noted(event, scene) } }
    }

    private func noted(_ event: LifeEvent, _ scene: UIScene?) {
        guard isScenes, !app.isOver, let scene, let life = (scene.delegate as? SceneProbe)?.life else { return }
        remember("  Note.\(life.name).\(event.rawValue)")
        if app.isAsleep { fail("asleep", "the notification of \(life.name).\(event.rawValue) came while the app was suspended") }
        if let wrong = life.note(event) { fail(wrong.rule, wrong.text) }
        if event == .didDisconnect { app.scenes.lives.removeAll { $0 === life } }
    }

    // MARK: What must hold

    func judgeScenes() {
        guard isScenes else { return }
        let connected = UIApplication.shared.connectedScenes.compactMap { ($0.delegate as? SceneProbe)?.life }
        for life in app.scenes.lives where !connected.contains(where: { $0 === life }) { fail("scene-lost", "\(life.name) is \(life.phase.rawValue) and not connected") }
        for scene in UIApplication.shared.connectedScenes {
            guard let life = (scene.delegate as? SceneProbe)?.life else { continue }
            let agrees = switch scene.activationState {
            case .foregroundActive: life.phase == .active
            case .foregroundInactive: life.phase == .inactive
            case .background: life.phase == .background
            case .unattached: life.phase == .connected
            }
            if !agrees { fail("activation-state", "\(life.name) is \(life.phase.rawValue) and its activationState is \(scene.activationState)") }
            if scene.session.scene !== scene { fail("session-scene", "the session of \(life.name) has another scene") }
        }
    }

    /// At rest: what is over is gone, and the key window is one that a person can see.
    func judgeSceneRest() {
        for witness in app.witnesses where witness.object != nil && witness.isOver() { fail("leak-\(witness.name.filter { !$0.isNumber })", "\(witness.name) is still alive although it is over") }
        guard isScenes else { return }
        let key = UIApplication.shared.keyWindow
        if let key, key.isHidden || key.windowScene.map({ !UIApplication.shared.connectedScenes.contains($0) }) ?? true { fail("key-window-gone", "the key window is hidden or belongs to no connected scene") }
        let shown = sceneWindows.filter { window in !window.isHidden && window.windowScene?.activationState == .foregroundActive && app.scenes.madeKey.contains { $0.window === window } }
        if key == nil, !shown.isEmpty { fail("key-window-missing", "no window is key although \(shown.count) are in front") }
    }

    private func tree(_ controller: UIViewController) -> [UIViewController] {
        [controller] + controller.children.flatMap(tree) + (controller.presentedViewController.map { $0.presentingViewController === controller ? tree($0) : [] } ?? [])
    }

    // MARK: What is done to them

    func actOnScene(_ operation: Operation) {
        guard isScenes else { return }
        let byUser = operation.number % 2 == 0
        let session = session(operation.subject)
        let number = session.map(number(of:)) ?? 0
        let application = UIApplication.shared
        switch operation.kind {
        case .sceneNew:
            guard sessions.count < 4 else { return }
            if byUser { AppSwitch.newScene() } else { application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { [weak self] in self?.remember("  refused: \($0)") } }
        case .sceneClose:
            if byUser { leave { wake { AppSwitch.closeScene(number) } } } else if let session { application.requestSceneSessionDestruction(session, options: nil) { [weak self] in self?.remember("  refused: \($0)") } }
        case .sceneActivate:
            if byUser { wake(connects: session?.scene == nil) { AppSwitch.activateScene(number) } } else if let session { application.requestSceneSessionActivation(session, userActivity: nil, options: nil) { [weak self] in self?.remember("  refused: \($0)") } }
        case .sceneMinimise: leave { AppSwitch.minimiseScene(number) }
        default: wake { AppSwitch.disconnectScene(number) }
        }
    }
}
