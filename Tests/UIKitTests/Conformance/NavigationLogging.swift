// Controllers, views and delegates that log all that records about navigation speak of, in the records' own words.
// Used by the Navigation…Tests; Stage.swift has the window and the clock.
import ObjectiveC
import QuartzCore
import XCTest
@testable import UIKit

/// Logs every life-cycle callback under its name, after super. Flags are noted where a record knows them.
class NavigationLoggingController: LoggingController {
    var notesFlags = false
    /// Runs after the callback of that name was logged.
    var doing: [String: () -> Void] = [:]

    override init(_ name: String, _ log: EventLog) {
        super.init(name, log)
        title = name
    }
    required init?(coder: NSCoder) { nil }
    deinit {
        let (name, log) = (name, log)
        MainActor.assumeIsolated { log.add("\(name).dealloc") }
    }

    override func add(_ event: String) {
        let flags = notesFlags ? [isMovingToParent ? "isMovingToParent" : nil, isMovingFromParent ? "isMovingFromParent" : nil, isBeingPresented ? "isBeingPresented" : nil, isBeingDismissed ? "isBeingDismissed" : nil].compactMap { $0 } : []
        log.add("\(name).\(event)" + (flags.isEmpty ? "" : "[\(flags.joined(separator: ","))]"))
        doing[event]?()
    }

    override func loadView() { add("loadView"); super.loadView() }
    override func updateViewConstraints() { super.updateViewConstraints(); add("updateViewConstraints") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); add("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); add("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent); add("willMove(toParent:\(parent == nil ? "nil" : "Nav"))") }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent); add("didMove(toParent:\(parent == nil ? "nil" : "Nav"))") }
}

extension [String] {
    /// The appearance callbacks only.
    var appearances: [String] { filter { line in ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].contains { line.hasSuffix($0) } } }
    func leaving(_ endings: String...) -> [String] { filter { line in !endings.contains { line.hasSuffix($0) } } }
}

/// Logs its own callbacks, the start of the deferred transition and its calls.
final class NavigationLogger: UINavigationController {
    var log: EventLog?
    var logsLayout = false
    private func note(_ event: String) { log?.add("Nav.\(event)") }

    override func viewDidLoad() { super.viewDidLoad(); note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note("viewDidDisappear") }
    override func deferredTransition() {
        if logsLayout { log?.add("NavView.layoutSubviews") }
        super.deferredTransition()
        if logsLayout { note("viewControllers=[\(viewControllers.map { ($0 as? NavigationLoggingController)?.name ?? "?" }.joined(separator: ", "))]") }
    }

    func calling(_ name: String, _ body: () -> Void) {
        note("\(name)[call]")
        body()
        note("\(name)[return]")
    }
}

final class NavigationDelegateLogger: NSObject, UINavigationControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    private func name(_ controller: UIViewController) -> String { (controller as? NavigationLoggingController)?.name ?? "?" }
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { log.add("Nav.delegate.willShow(\(name(viewController)))") }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { log.add("Nav.delegate.didShow(\(name(viewController)))") }
}

/// A stage whose window shows a navigation controller with logging controllers, and a finger at its edge.
@MainActor final class NavigationStage {
    let stage: Stage
    let navigation: NavigationLogger
    var log: EventLog { stage.log }
    private let touchEvent = UIEvent()
    private var touch: UITouch?
    private var point = CGPoint.zero

    /// The names of the stack, root first.
    init(_ names: String..., iOSVersion: Int = 26, delegate: NavigationDelegateLogger? = nil, clear: Bool = true) {
        stage = Stage(iOSVersion: iOSVersion)
        let log = stage.log
        navigation = NavigationLogger(nibName: nil, bundle: nil)
        navigation.log = log
        navigation.viewControllers = names.map { NavigationLoggingController($0, log) }
        navigation.delegate = delegate
        stage.show(navigation)
        if clear { _ = log.take() }
    }

    func make(_ name: String) -> NavigationLoggingController { NavigationLoggingController(name, log) }
    func push(_ name: String, animated: Bool = true) { navigation.pushViewController(make(name), animated: animated) }
    subscript(_ name: String) -> NavigationLoggingController { navigation.viewControllers.compactMap { $0 as? NavigationLoggingController }.first { $0.name == name } ?? make("missing") }
    func settle() { stage.settle() }
    func take() -> [String] { log.take() }
    func tearDown() { stage.tearDown() }

    // MARK: The swipe back

    private func send(_ phase: UITouch.Phase) {
        touch?.move(to: point, phase: phase, timestamp: StageClock.now)
        guard let touch else { return }
        touchEvent.update([touch], timestamp: StageClock.now)
        stage.window.sendEvent(touchEvent)
    }

    func fingerDown(at point: CGPoint = CGPoint(x: 4, y: 400)) {
        self.point = point
        touch = UITouch(window: stage.window, location: point, timestamp: StageClock.now, tapCount: 1)
        if let touch { touchEvent.update([touch], timestamp: StageClock.now) }
        stage.window.sendEvent(touchEvent)
    }

    func fingerMove(to x: CGFloat, frames: Int = 10) {
        let start = point.x
        for step in 1...frames {
            stage.tick()
            point.x = start + (x - start) * CGFloat(step) / CGFloat(frames)
            send(.moved)
        }
    }

    func fingerMove(toY y: CGFloat, frames: Int = 10) {
        let start = point.y
        for step in 1...frames {
            stage.tick()
            point.y = start + (y - start) * CGFloat(step) / CGFloat(frames)
            send(.moved)
        }
    }

    /// At rest first, so that the place decides.
    func fingerUp(rest: Int = 12) {
        for _ in 0..<rest { stage.tick() }
        send(.ended)
        touch = nil
    }

    func fingerCancelled() {
        send(.cancelled)
        touch = nil
    }

    /// Over the middle and up, or to a third and back.
    func swipeBack(cancelled: Bool = false) {
        fingerDown()
        fingerMove(to: cancelled ? 130 : 300)
        fingerUp()
    }
}

/// A plain logging controller that also notes its parents.
final class ParentLoggingController: LoggingController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        add("willMove(\(parent == nil ? "nil" : "nav"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        add("didMove(\(parent == nil ? "nil" : "nav"))")
    }
}
