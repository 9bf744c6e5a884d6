// The app that the adversary torments: windows, live controllers by name, what is armed for which callback, and the
// first failure. WorldActions performs operations, WorldRest judges the app at rest.
import CoreGraphics
import HostProtocol
import UIKit

@MainActor public final class World {
    private struct Weak { weak var controller: UIViewController? }

    let clock: WorldClock
    let host: SilentHost
    public private(set) var failure: Failure?
    /// The latest callbacks and operations, for a failure's report.
    private(set) var history: [String] = []
    private static let historyLength = 60

    private var controllers: [String: Weak] = [:]
    private var used: Set<String> = []
    private var armed: [Operation.Moment: [Operation]] = [:]
    private var depth = 0
    /// Objects of the operations that are being performed.
    var inHand: Set<String> = []
    private static let maximumDepth = 4
    /// Controllers that the app itself holds on to, to show them again.
    var kept: [String: UIViewController] = [:]
    /// Controllers hold their transitioning delegates weakly.
    var customTransitions: [CustomTransition] = []
    /// Those of an app without scenes; scenes' delegates hold their own.
    var ownWindows: [Int: UIWindow] = [:]
    var finger: (touch: UITouch, event: UIEvent)?
    let glass = Glass()
    private var completions: [Int: Int] = [:]
    /// Navigation controllers whose stack lost several controllers since the last commit of a `commit`.
    var changedSinceCommit: Set<ObjectIdentifier> = []
    let viewIsAppearingExists: Bool

    let setting: Setting
    let app = AppState()
    /// UIKit makes scene delegates; they find it here.
    private(set) static weak var current: World?

    public init(_ setting: Setting = Setting(), onHistory: ((String) -> Void)? = nil) {
        self.onHistory = onHistory
        self.setting = setting
        host = SilentHost(setting)
        Host.use(host)
        clock = WorldClock()
        viewIsAppearingExists = setting.iOSVersion >= 13
        host.onLog = { [weak self] text in self?.remember("  console: \(text.prefix(200))") }
        World.current = self
        AppSwitch.describe(setting)
        observe()
        launch()
    }

    // MARK: Failing

    func fail(_ rule: String, _ text: String) {
        if failure == nil { failure = Failure(rule: rule, text: text) }
    }

    /// Hears of every line of the history; a replay prints them as they come, for a trap takes the history along.
    private let onHistory: ((String) -> Void)?

    func remember(_ line: String) {
        onHistory?(line)
        history.append(line)
        if history.count > 2 * World.historyLength { history.removeFirst(World.historyLength) }
    }

    public var recentHistory: [String] { Array(history.suffix(World.historyLength)) }

    // MARK: Controllers

    /// What the app still can do something with: not what went with its scene or its process.
    func find(_ name: String) -> UIViewController? {
        controllers[name]?.controller.flatMap { (($0 as? any Probed)?.probe.life.isOver ?? false) ? nil : $0 }
    }

    /// Every live controller by name, in the order of names: dictionaries must not decide what happens.
    var live: [(name: String, controller: UIViewController)] {
        controllers.compactMap { name, entry in entry.controller.map { (name, $0) } }.sorted { World.precedes($0.name, $1.name) }
    }

    private static func precedes(_ a: String, _ b: String) -> Bool {
        let (x, y) = (Double(a.dropFirst()) ?? 0, Double(b.dropFirst()) ?? 0)
        return x == y ? a < b : x < y
    }

    /// A new controller of that name, of the kind that its first letter says. Nil when the name was used before.
    func make(_ name: String) -> UIViewController? {
        guard used.insert(name).inserted else { return nil }
        let number = name.dropFirst()
        let probe = Probe(name, self)
        if app.isOver { probe.life.processEnds() }
        let made: UIViewController
        switch name.first {
        case "N":
            let navigation = NavigationProbe(probe)
            navigation.viewControllers = [make("P\(number).0")].compactMap { $0 }
            made = navigation
        case "T":
            let tabs = TabProbe(probe)
            tabs.viewControllers = [make("P\(number).1"), make("N\(number).2"), make("P\(number).3")].compactMap { $0 }
            made = tabs
        case "G":
            made = PageProbe.make(probe, look: number.last?.wholeNumberValue ?? 0, in: self)
        case "S":
            made = SplitProbe.make(probe, look: number.last?.wholeNumberValue ?? 0, in: self)
        case "C": made = ContainerController(probe)
        case "M": made = ManualContainer(probe)
        case "A": made = AlertProbe.make(probe)
        default: made = PlainController(probe)
        }
        controllers[name] = Weak(controller: made)
        return made
    }

    /// The controller of that name if nobody shows it, else a new one.
    func free(_ name: String) -> UIViewController? {
        guard let existing = controllers[name]?.controller else { return make(name) }
        return isFree(existing) ? existing : nil
    }

    /// Whether nobody shows it or is about to.
    func isFree(_ existing: UIViewController) -> Bool {
        let isShown = existing.parent != nil || existing.presentingViewController != nil || existing.viewIfLoaded?.superview != nil
            || windows.contains { $0.rootViewController === existing } || split(with: existing) != nil
        guard let life = (existing as? any Probed)?.probe.life else { return false }
        return !isShown && life.phase == .disappeared && !life.isOver
    }

    /// A split view controller has it although it does not show it.
    func split(with controller: UIViewController) -> UISplitViewController? {
        for entry in live {
            guard let split = entry.controller as? UISplitViewController else { continue }
            if UISplitViewController.Column.allCases.contains(where: { split.viewController(for: $0) === controller }) { return split }
        }
        return nil
    }

    func died(_ life: Life) {
        remember("  \(life.name).deinit")
        if life.phase != .disappeared, !life.isOver { fail("freed-\(life.phase.rawValue)", "\(life.name) was freed while it was \(life.phase.rawValue)") }
        controllers[life.name] = nil
    }

    // MARK: Callbacks

    func note(_ callback: Callback, of probe: Probe, _ controller: UIViewController) {
        remember("  \(probe.name).\(callback.rawValue)")
        if app.isAsleep, !probe.life.isOver { fail("asleep-\(callback.rawValue)", "\(probe.name).\(callback.rawValue) came while the app was suspended") }
        if app.isQuiet, depth == 0, callback.isOfAppearance, !probe.life.isOver { fail("quiet-\(callback.rawValue)", "\(probe.name).\(callback.rawValue) came because the app changed its state") }
        let inWindow = controller.viewIfLoaded?.window != nil
        if callback == .viewWillAppear, comesToEnded(controller) { probe.life.processEnds() }
        if let wrong = probe.life.receive(callback, inWindow: inWindow, viewIsAppearingExists: viewIsAppearingExists) { fail(wrong.rule, wrong.text) }
    }

    /// Whether the controller comes into a container of a scene that was closed: a change that had waited is performed there.
    private func comesToEnded(_ controller: UIViewController) -> Bool {
        var parent = controller.parent
        while let container = parent {
            if (container as? any Probed)?.probe.life.isOver == true { return true }
            parent = container.parent
        }
        return false
    }

    func arm(_ operation: Operation, at moment: Operation.Moment) { armed[moment, default: []].append(operation) }

    /// Performs what was armed for this callback, once.
    func fire(_ moment: Operation.Moment) {
        guard failure == nil, !app.isAsleep, depth < World.maximumDepth, let operations = armed.removeValue(forKey: moment) else { return }
        depth += 1
        // The app does not take for something else what it is just putting in place.
        for operation in operations where !inHand.contains(operation.object) {
            remember("\(operation.sentence)")
            act(operation)
        }
        depth -= 1
    }

    /// A completion block for operation `id`; UIKit may call it once at most.
    func completion(_ id: Int, _ name: String, _ callback: Callback) -> () -> Void {
        { [weak self] in
            guard let self else { return }
            remember("  \(name).\(callback.rawValue)")
            completions[id, default: 0] += 1
            if completions[id] == 2 { fail("completion-twice", "the completion of operation \(id) was called twice") }
            fire(.init(controller: name, callback: callback))
        }
    }

    /// The process ends by the user's hand and the app is launched anew: nothing of the first life is left.
    func relaunch() {
        if !app.isOver {
            wake { AppSwitch.unlock() }
            AppSwitch.kill()
            // What it preserved goes with it (About the UI restoration process).
            app.kept[0] = nil
            processEnds()
        }
        launch()
    }

    /// Nothing of a process that is over comes back.
    func forgetApp() {
        armed.removeAll()
        finger = nil
        glass.forgetAll()
    }

    func forgetControllers() {
        // Not in place: what dies looks at them.
        let gone = (kept, ownWindows)
        kept = [:]
        ownWindows = [:]
        withExtendedLifetime(gone) {}
        changedSinceCommit = []
    }

    /// Bottom first.
    var windows: [UIWindow] { isScenes ? sceneWindows : ownWindows.sorted { $0.key < $1.key }.map(\.value) }

    /// By its name: W0 and W1, and with several scenes two more for each.
    func window(_ name: String, makes: Bool = false) -> UIWindow? {
        let index = Int(name.dropFirst()) ?? 0
        if isScenes { return sceneWindow(index, makes: makes) }
        if makes, ownWindows[index] == nil { ownWindows[index] = UIWindow(frame: UIScreen.main.bounds) }
        return ownWindows[index]
    }

    /// Performs one line of a script.
    public func perform(_ operation: Operation) {
        remember("\(operation.id): \(operation.sentence)")
        if let moment = operation.moment {
            var bare = operation
            bare.moment = nil
            arm(bare, at: moment)
        } else {
            act(operation)
            judgeApp()
        }
    }
}

/// Answers UIKit and keeps nothing: an app of a hundred thousand steps has a long trace.
@MainActor final class SilentHost: ApplicationHost {
    let device: DeviceProfile
    let iOSVersion: Int
    var onLog: ((String) -> Void)?

    init(_ setting: Setting) {
        device = setting.isPad ? DeviceProfile.named("iPad (A16)") ?? .default : .default
        iOSVersion = setting.iOSVersion
    }

    func run() -> Never { fatalError("the adversary's app is launched without UIApplicationMain") }
    func record(_ event: LifecycleEvent.Draft) {}
    func log(_ text: String) { onLog?(text) }
}
