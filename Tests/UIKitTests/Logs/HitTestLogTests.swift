// Which views are asked for a finger's place, and who is next in the chain: lifecycle-records-4, events/hit-test and responder/chain.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

private final class AskedWindow: UIWindow {
    var log: EventLog?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { log?.add("Window.hitTest"); return super.hitTest(point, with: event) }
}

/// Passes an event along its next responders until a controller takes it, as an app's category does.
private final class RoutedCell: UITableViewCell {
    var log: EventLog?
    func route() {
        var responder: UIResponder? = self
        while let candidate = responder {
            if candidate is RoutingController { log?.add("Controller"); return }
            if candidate is UITableViewCell { log?.add("Cell") } else if candidate is UITableView { log?.add("TableView") } else { log?.add("View") }
            responder = candidate.next
        }
    }
}

private final class RoutingController: UIViewController {
    var log: EventLog?
    static let registered: Bool = {
        registerKeys(of: RoutingController.self) { $0.m0("didTouchSecond") { (controller: RoutingController) in controller.log?.add("Controller.action") } }
        return true
    }()
}

@MainActor final class HitTestLogTests: XCTestCase {
    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// A with B and C beside each other; C with two views beside each other.
    private func tree(_ stage: TouchStage, inner: [String]) -> [String: AskedView] {
        let a = AskedView("A", stage.log, frame(0, 100, 300, 300))
        let b = AskedView("B", stage.log, frame(0, 0, 300, 100))
        let c = AskedView("C", stage.log, frame(0, 100, 300, 200))
        let first = AskedView(inner[0], stage.log, frame(0, 0, 150, 200)), second = AskedView(inner[1], stage.log, frame(150, 0, 150, 200))
        a.addSubview(b)
        a.addSubview(c)
        c.addSubview(first)
        c.addSubview(second)
        stage.view.addSubview(a)
        return ["A": a, "B": b, "C": c, inner[0]: first, inner[1]: second]
    }

    func testTheLastViewIsAskedFirst() {
        let stage = TouchStage(iOSVersion: 11)
        let views = tree(stage, inner: ["E", "F"])
        _ = stage.land(CGPoint(x: 50, y: 300))
        XCTAssertEqual(conforms(stage.log.take(), to: "gh1140-hit-order", whole: true), [])
        views["A"]?.removeFromSuperview()
        GestureArbiter.startOver()
        _ = tree(stage, inner: ["D", "E"])
        _ = stage.land(CGPoint(x: 200, y: 300))
        XCTAssertEqual(conforms(stage.log.take(), to: "gh4001-hit-order", whole: true), [])
        stage.tearDown()
    }

    func testAViewOutsideItsSuperviewIsNotAsked() {
        let stage = TouchStage(iOSVersion: 11)
        let a = AskedView("A", stage.log, frame(0, 100, 300, 100)), b = AskedView("B", stage.log, frame(0, 200, 300, 100))
        b.addSubview(AskedView("C", stage.log, frame(100, -50, 100, 100)))
        stage.view.addSubview(a)
        stage.view.addSubview(b)
        _ = stage.land(CGPoint(x: 150, y: 170))
        XCTAssertEqual(conforms(stage.log.take(), to: "gh4001-outside-parent", whole: true), [])
        stage.tearDown()
    }

    func testThreeBranches() {
        let stage = TouchStage(iOSVersion: 16)
        let window = AskedWindow(frame: stage.window.bounds)
        let root = UIViewController()
        let main = AskedView("Main", stage.log, window.bounds)
        root.view = main
        for (index, name) in ["A", "B", "C"].enumerated() {
            let view = AskedView(name, stage.log, frame(0, 100 + 150 * CGFloat(index), 300, 100))
            for number in 1...2 { view.addSubview(AskedView("\(name)\(number)", stage.log, frame(CGFloat(number - 1) * 150, 0, 150, 100))) }
            main.addSubview(view)
        }
        window.rootViewController = root
        window.makeKeyAndVisible()
        stage.settle()
        window.log = stage.log
        _ = stage.log.take()
        _ = window.hitTest(CGPoint(x: 50, y: 280), with: nil)
        XCTAssertEqual(conforms(stage.log.take(), to: "junbok97-hit-order", whole: true), [])
        window.isHidden = true
        stage.tearDown()
    }

    // MARK: The chain

    func testTheChainOfAButton() {
        let stage = TouchStage(iOSVersion: 11)
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        stage.settle()
        let button = UIButton(type: .system)
        navigation.topViewController?.view.addSubview(button)
        var names: [String] = []
        var responder: UIResponder? = button
        while let candidate = responder {
            switch candidate {
            case is UIButton: names.append("Button")
            case is UINavigationController: names.append("UINavigationController")
            case is UIViewController: names.append("UIViewController")
            case is UIWindow: names.append("UIWindow")
            case is UIApplication: names.append("UIApplication")
            default: if type(of: candidate) == UIView.self { names.append("UIView") }
            }
            responder = candidate.next
        }
        // The detached host has no app delegate.
        XCTAssertEqual(conforms(names, to: "gh1140-responder-chain", leavingOut: ["AppDelegate"]), [])
        stage.tearDown()
    }

    private func table(_ stage: TouchStage, _ button: NotingButton) -> (RoutedCell, UITableView) {
        let table = UITableView(frame: frame(0, 100, 393, 500))
        let cell = RoutedCell(style: .default, reuseIdentifier: nil)
        cell.log = stage.log
        cell.contentView.addSubview(button)
        let source = OneCell(cell)
        stage.kept.append(source)
        table.dataSource = source
        stage.view.addSubview(table)
        stage.settle()
        _ = stage.log.take()
        return (cell, table)
    }

    func testAButtonInACell() {
        _ = RoutingController.registered
        let controller = RoutingController()
        let stage = TouchStage(root: controller, iOSVersion: 13)
        controller.log = stage.log
        let button = NotingButton("B", stage.log, frame(10, 5, 100, 34))
        let (cell, _) = table(stage, button)
        let action = UIAction { _ in
            stage.log.add("action")
            cell.route()
        }
        button.addAction(action, for: .touchUpInside)
        stage.tap(button)
        XCTAssertEqual(conforms(stage.log.take(), to: "gh3804-router", whole: true), [])
        button.removeAction(action, for: .touchUpInside)
        button.addTarget(nil, action: NSSelectorFromString("didTouchSecond"), for: .touchUpInside)
        stage.settle()
        stage.tap(button)
        XCTAssertEqual(conforms(stage.log.take(), to: "gh3804-nil-target", whole: true), [])
        stage.tearDown()
    }
}

private final class OneCell: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
