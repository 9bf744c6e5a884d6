// Controllers and delegates that log what records about containers speak of, in the records' own words.
// Used by the tests of containers, tabs, pages, split views and searches; TouchStage has the window, clock and finger.
import ObjectiveC
import XCTest
@testable import UIKit

/// Logs after super, as the authors of the records did. `inside` runs in the callback of that name, after it was logged.
class ContainerProbe: UIViewController {
    let name: String
    let log: EventLog
    var logsLayout = false
    var logsLoadView = false
    var logsParents = false
    var inside: [String: (ContainerProbe) -> Void] = [:]
    /// What parents are called in the log.
    var parentName: (UIViewController) -> String = { ($0 as? ContainerProbe)?.name ?? "P" }

    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { nil }

    func note(_ event: String) {
        log.add("\(name).\(event)")
        inside[event]?(self)
    }

    override func loadView() {
        if logsLoadView { note("loadView") }
        super.loadView()
    }
    override func viewDidLoad() { super.viewDidLoad(); note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note("viewDidDisappear") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); if logsLayout { note("viewWillLayoutSubviews") } }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); if logsLayout { note("viewDidLayoutSubviews") } }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if logsParents { note("willMove(toParent:\(parent.map(parentName) ?? "nil"))") }
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if logsParents { note("didMove(toParent:\(parent.map(parentName) ?? "nil"))") }
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
}
