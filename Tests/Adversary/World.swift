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
    private static let maximumDepth = 4
    /// Controllers that the app itself holds on to, to show them again.
    var kept: [String: UIViewController] = [:]
    var windows: [UIWindow] = []
    var finger: (touch: UITouch, event: UIEvent)?
    private var completions: [Int: Int] = [:]
    /// Navigation controllers whose stack lost several controllers since the last commit of a `commit`.
    var changedSinceCommit: Set<ObjectIdentifier> = []
    let viewIsAppearingExists: Bool

    public init(iOSVersion: Int = 26) {
        host = SilentHost(iOSVersion: iOSVersion)
        Host.use(host)
        clock = WorldClock()
        viewIsAppearingExists = iOSVersion >= 13
        host.onLog = { [weak self] text in self?.remember("  console: \(text.prefix(200))") }
    }

    // MARK: Failing

    func fail(_ rule: String, _ text: String) {
        if failure == nil { failure = Failure(rule: rule, text: text) }
    }

    /// Hears of every line of the history; a replay prints them as they come, for a trap takes the history along.
    public var onHistory: ((String) -> Void)?

    func remember(_ line: String) {
        onHistory?(line)
        history.append(line)
        if history.count > 2 * World.historyLength { history.removeFirst(World.historyLength) }
    }

    public var recentHistory: [String] { Array(history.suffix(World.historyLength)) }

    // MARK: Controllers

    func find(_ name: String) -> UIViewController? { controllers[name]?.controller }

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
        guard let existing = find(name) else { return make(name) }
        return isFree(existing) ? existing : nil
    }

    /// Whether nobody shows it or is about to.
    func isFree(_ existing: UIViewController) -> Bool {
        let isShown = existing.parent != nil || existing.presentingViewController != nil || existing.viewIfLoaded?.superview != nil
            || windows.contains { $0.rootViewController === existing }
        let phase = (existing as? any Probed)?.probe.life.phase
        return !isShown && phase == .disappeared
    }

    func died(_ life: Life) {
        remember("  \(life.name).deinit")
        if life.phase != .disappeared, !life.isOver { fail("freed-\(life.phase.rawValue)", "\(life.name) was freed while it was \(life.phase.rawValue)") }
        controllers[life.name] = nil
    }

    // MARK: Callbacks

    func note(_ callback: Callback, of probe: Probe, _ controller: UIViewController) {
        remember("  \(probe.name).\(callback.rawValue)")
        let inWindow = controller.viewIfLoaded?.window != nil
        if let wrong = probe.life.receive(callback, inWindow: inWindow, viewIsAppearingExists: viewIsAppearingExists) { fail(wrong.rule, wrong.text) }
    }

    func arm(_ operation: Operation, at moment: Operation.Moment) { armed[moment, default: []].append(operation) }

    /// Performs what was armed for this callback, once.
    func fire(_ moment: Operation.Moment) {
        guard failure == nil, depth < World.maximumDepth, let operations = armed.removeValue(forKey: moment) else { return }
        depth += 1
        for operation in operations {
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
        AppSwitch.kill()
        for (_, controller) in live { (controller as? any Probed)?.probe.life.processEnds() }
        AppSwitch.relaunch()
        armed.removeAll()
        kept.removeAll()
        finger = nil
        windows.removeAll()
        changedSinceCommit = []
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
        }
    }
}

/// Answers UIKit and keeps nothing: an app of a hundred thousand steps has a long trace.
@MainActor final class SilentHost: ApplicationHost {
    let device = DeviceProfile.default
    let iOSVersion: Int
    var onLog: ((String) -> Void)?

    init(iOSVersion: Int) { self.iOSVersion = iOSVersion }
    func run(_ application: UIApplication) -> Never { fatalError("the adversary's app is launched without UIApplicationMain") }
    func record(_ event: LifecycleEvent.Draft) {}
    func log(_ text: String) { onLog?(text) }
}
