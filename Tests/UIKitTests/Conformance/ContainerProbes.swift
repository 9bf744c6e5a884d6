// Controllers and delegates that log what records about containers speak of, in the records' own words.
// Used by the tests of containers, tabs, pages, split views and searches; TouchStage has the window, clock and finger.
import ObjectiveC
import XCTest
@testable import UIKit

/// Logs after super, as the authors of the records did. `inside` runs in the callback of that name, after it was logged.
class ContainerProbe: LoggingController {
    var logsLayout = false
    var logsLoadView = false
    var logsParents = false
    var inside: [String: (ContainerProbe) -> Void] = [:]
    /// What parents are called in the log.
    var parentName: (UIViewController) -> String = { ($0 as? ContainerProbe)?.name ?? "P" }

    override init(_ name: String, _ log: EventLog) {
        super.init(name, log)
        title = name
    }
    required init?(coder: NSCoder) { nil }

    override func add(_ event: String) {
        super.add(event)
        inside[event]?(self)
    }

    override func loadView() {
        if logsLoadView { add("loadView") }
        super.loadView()
    }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); if logsLayout { add("viewWillLayoutSubviews") } }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); if logsLayout { add("viewDidLayoutSubviews") } }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if logsParents { add("willMove(toParent:\(parent.map(parentName) ?? "nil"))") }
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if logsParents { add("didMove(toParent:\(parent.map(parentName) ?? "nil"))") }
    }

    /// Makes `child` a child with its view in this view, as Apple's recipe does.
    func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

/// A container that forwards by hand.
final class ManualProbe: ContainerProbe {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

extension TouchStage {
    /// A root controller with its own log, shown.
    convenience init(showing root: UIViewController, iOS version: Int = 26) { self.init(root: root, iOSVersion: version) }
}

extension ContainerProbe {
    /// Whether a controller stands where its place on or off screen says.
    static func assertAtRest(_ visible: [UIViewController], _ hidden: [UIViewController], file: StaticString = #filePath, line: UInt = #line) {
        for controller in visible { XCTAssertEqual(controller.appearance.state, .appeared, "\(controller.title ?? "?") is on screen", file: file, line: line) }
        for controller in hidden { XCTAssertEqual(controller.appearance.state, .disappeared, "\(controller.title ?? "?") is not on screen", file: file, line: line) }
    }

    /// Each will has its did, and no did comes without a will.
    static func assertBalanced(_ log: [String], _ words: String, file: StaticString = #filePath, line: UInt = #line) {
        var state: [String: String] = [:]
        for event in log {
            let parts = event.split(separator: ".")
            guard parts.count == 2 else { continue }
            let name = String(parts[0]), callback = String(parts[1]), before = state[name] ?? "viewDidDisappear"
            switch callback {
            case "viewWillAppear": XCTAssertTrue(["viewDidDisappear", "viewWillDisappear"].contains(before), "\(words): \(log)", file: file, line: line)
            case "viewDidAppear": XCTAssertEqual(before, "viewWillAppear", "\(words): \(log)", file: file, line: line)
            case "viewWillDisappear": XCTAssertTrue(["viewDidAppear", "viewWillAppear"].contains(before), "\(words): \(log)", file: file, line: line)
            case "viewDidDisappear": XCTAssertEqual(before, "viewWillDisappear", "\(words): \(log)", file: file, line: line)
            default: continue
            }
            state[name] = callback
        }
    }

    /// Logs its moves from parent to parent too.
    static func moving(_ name: String, _ log: EventLog) -> ContainerProbe {
        let made = ContainerProbe(name, log)
        made.logsParents = true
        return made
    }

    /// A container of the app, on screen.
    static func visibleParent() -> (TouchStage, EventLog, ContainerProbe) {
        let log = EventLog()
        let parent = ContainerProbe("P", log)
        let stage = TouchStage(showing: parent)
        _ = log.take()
        return (stage, log, parent)
    }
}

/// Notes which subviews come and go.
final class NotedView: UIView {
    var onAdd: (() -> Void)?
    var onRemove: (() -> Void)?
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview); onAdd?() }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview); onRemove?() }
}

final class WindowNotingView: UIView {
    var onWindow: (() -> Void)?
    override func didMoveToWindow() { super.didMoveToWindow(); if window != nil { onWindow?() } }
}
