// A window, a clock and a log for one conformance test: advances UIKit frame by frame, never sleeps.
// Tests compare the whole log with the sequence of a record of the evidence.
import XCTest
@testable import UIKit
import QuartzCore

/// Collects what the controllers and views of a test print, in order.
@MainActor final class EventLog {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines.removeAll() }
        return lines
    }
}

@MainActor final class Stage {
    let host: DetachedHost
    let window: UIWindow
    let log = EventLog()
    private var time: CFTimeInterval = 1000

    init(iOSVersion: Int = 26) {
        host = DetachedHost(iOSVersion: iOSVersion)
        Leftovers.watch
        Host.use(host)
        StageClock.install()
        time = StageClock.now
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
    }

    /// Frames of a sixtieth of a second until nothing moves and nothing waits.
    func settle(limit: Int = 600) {
        let rests = FrameDriver.settle(limit: limit) { _ in moveOn() }
        if !rests { XCTFail("not settled after \(limit) frames") }
    }

    /// One frame of the host: display links and ends of animations, then the passes.
    func tick() {
        FrameDriver.tick(at: moveOn())
    }

    /// The stage's time is its own: another stage may have moved the clock meanwhile.
    private func moveOn() -> CFTimeInterval {
        time += FrameDriver.refresh
        StageClock.now = time
        return time
    }

    func tearDown() {
        window.rootViewController = nil
        window.isHidden = true
        UIScreen.main.orientation = .portrait
        UIDevice.current.turn(to: .portrait)
        settle()
    }
}

/// The media clock of the test process: moves only when a stage advances it.
enum StageClock {
    nonisolated(unsafe) static var now: CFTimeInterval = 1000
    static func install() { MediaClock.now = { StageClock.now } }

    /// One refresh later.
    static func moveOn(by seconds: CFTimeInterval = FrameDriver.refresh) -> CFTimeInterval {
        now += seconds
        return now
    }
}

/// Logs every appearance callback as `Name.callback`, after super as most apps do.
class LoggingController: UIViewController {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func add(_ event: String) { log.add("\(name).\(event)") }

    override func viewDidLoad() { super.viewDidLoad(); add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); add("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); add("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); add("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); add("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); add("viewDidDisappear") }
}

final class LoggingNavigation: UINavigationController {
    var log: EventLog?
    override func viewDidLoad() { super.viewDidLoad(); log?.add("Nav.viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log?.add("Nav.viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log?.add("Nav.viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); log?.add("Nav.viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); log?.add("Nav.viewDidDisappear") }
}

extension Array where Element == String {
    /// The log without viewIsAppearing, for records of iOS versions or authors that did not log it.
    var withoutIsAppearing: [String] { filter { !$0.hasSuffix("viewIsAppearing") } }
}
