// The inspector: what it says of views, and which constraint it says decides.
import HostProtocol
@testable import SimulatorHost
import UIKit
import XCTest

@MainActor final class InspectorTests: XCTestCase {
    override class func setUp() {
        VirtualTime.use()
    }

    private final class Target: NSObject {
        func tapped() {}
    }

    private func find(_ name: String, in views: [InspectedView]) -> InspectedView? {
        for view in views {
            if view.name == name { return view }
            if let found = find(name, in: view.children) { return found }
        }
        return nil
    }

    /// A window with a label that constraints place; the test holds it.
    private func stage(_ constraints: (UILabel, UIView) -> [NSLayoutConstraint]) -> (window: UIWindow, loop: MainLoop) {
        let window = UIWindow(frame: UIScreen.main.bounds), controller = UIViewController(), label = UILabel(), loop = MainLoop(clock: AppClock(.virtual))
        label.text = "Placed"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate(constraints(label, controller.view))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        loop.settle()
        return (window, loop)
    }

    private func end(_ window: UIWindow) {
        window.isHidden = true
        window.rootViewController = nil
    }

    func testTheConstraintThatDecidesIsNamedAndTheOneThatWasGivenUp() throws {
        let stage = stage { label, view in
            let wished = label.widthAnchor.constraint(equalToConstant: 90)
            wished.priority = .defaultLow
            return [
                label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20), label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30), label.widthAnchor.constraint(equalToConstant: 200),
                label.heightAnchor.constraint(equalToConstant: 40), label.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor), wished,
            ]
        }
        defer { end(stage.window) }
        let moment = Inspector(application: .shared, references: ElementReferences()).moment(event: 1)
        let label = try XCTUnwrap(find("Placed", in: moment.windows))
        XCTAssertEqual(label.frame, [20, 30, 200, 40])
        XCTAssertEqual(label.own, [20, 30, 200, 40])
        func rule(_ edge: String, _ decides: Bool) -> InspectedConstraint? { label.constraints.first { $0.edge == edge && $0.decides == decides } }
        XCTAssertEqual(rule("left", true)?.text, "self.left = superview.left + 20")
        XCTAssertEqual(rule("top", true)?.text, "self.top = superview.top + 30")
        XCTAssertEqual(rule("width", true)?.text, "self.width = 200")
        XCTAssertEqual(rule("width", true)?.reason, "required")
        XCTAssertEqual(rule("width", false)?.reason, "given up: 110 points off, something stronger decides")
        XCTAssertEqual(rule("right", false)?.reason, "holds with \(ScreenElement.number(UIScreen.main.bounds.width - 220)) points to spare")
    }

    func testContentDecidesWhereNothingElseDoes() throws {
        let stage = stage { label, view in [label.leftAnchor.constraint(equalTo: view.leftAnchor), label.topAnchor.constraint(equalTo: view.topAnchor)] }
        defer { end(stage.window) }
        let label = try XCTUnwrap(find("Placed", in: Inspector(application: .shared, references: ElementReferences()).moment(event: 1).windows))
        XCTAssertTrue(label.constraints.contains { $0.decides && $0.edge == "width" && $0.reason == "the view's own content asks for it" }, "\(label.constraints)")
    }

    func testViewsControllersRecognizersAndResponders() throws {
        let stage = stage { label, view in [label.centerXAnchor.constraint(equalTo: view.centerXAnchor), label.centerYAnchor.constraint(equalTo: view.centerYAnchor)] }
        defer { end(stage.window) }
        let controller = try XCTUnwrap(stage.window.rootViewController), target = Target(), field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
        let tap = UITapGestureRecognizer(target: target, action: Selector("tapped"))
        tap.isEnabled = false
        controller.view.addGestureRecognizer(tap)
        controller.view.addSubview(field)
        controller.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        controller.view.isHidden = false
        let modal = UIViewController()
        controller.present(modal, animated: false)
        stage.loop.settle()
        field.becomeFirstResponder()
        stage.loop.settle()
        let moment = Inspector(application: .shared, references: ElementReferences()).moment(event: 1)
        let root = try XCTUnwrap(moment.controllers.first { $0.children.contains { $0.relation == "presented" } })
        XCTAssertEqual(root.relation, "root")
        XCTAssertTrue(root.name.hasPrefix("UIViewController#"))
        XCTAssertEqual(root.children.first?.state, "appeared")
        func all(_ views: [InspectedView]) -> [InspectedView] { views.flatMap { [$0] + all($0.children) } }
        let view = try XCTUnwrap(all(moment.windows).first { $0.background == "#ff0000 50 %" })
        XCTAssertEqual(view.controller, root.name)
        let recognizer = try XCTUnwrap(view.recognizers.first { $0.kind == "UITapGestureRecognizer" })
        XCTAssertEqual([recognizer.state, "\(recognizer.isEnabled)"], ["possible", "false"])
        XCTAssertEqual(recognizer.targets, ["Target tapped"])
        XCTAssertTrue(moment.traits.contains { $0.hasPrefix("style: ") })
        controller.dismiss(animated: false)
        stage.loop.settle()
    }

    // MARK: Holders

    private final class Coordinator {
        struct Page {
            let title: String
            var controller: UIViewController?
        }
        enum Place {
            case nowhere, at(UIViewController)
        }
        var pages: [String: [Page]] = [:]
        var place = Place.nowhere
        weak var seen: UIViewController?
        unowned var borrowed: UIViewController
        var makers: [() -> UIViewController] = []
        var stack: [UIViewController] = []
        var byName: [String: UIViewController] = [:]
        var anything: Any?
        var mixture: [Any] = []
        init(_ borrowed: UIViewController) { self.borrowed = borrowed }
    }

    private final class Leaking: UIViewController {
        var onDone: (() -> Void)?
    }

    private static var kept: UIViewController?

    /// In the trace, out of every window.
    private func loaded<Controller: UIViewController>(_ controller: Controller) -> Controller {
        controller.loadViewIfNeeded()
        return controller
    }

    private func holders(of controller: UIViewController, _ event: Int, _ inspector: Inspector) -> [String]? {
        let name = Inspector.name(controller)
        return inspector.moment(event: event).outsiders.first { $0.name == name }?.holders
    }

    /// Without global variables: the memory of a block may have been named by one of the runner's before.
    private func blocks(of controller: UIViewController, _ event: Int, _ inspector: Inspector) -> [String]? {
        holders(of: controller, event, inspector)?.filter { !$0.hasPrefix("a global or static variable of ") }
    }

    func testWhoHoldsAControllerThatIsInNoWindow() throws {
        let stage = stage { label, view in [label.leftAnchor.constraint(equalTo: view.leftAnchor), label.topAnchor.constraint(equalTo: view.topAnchor)] }
        defer { end(stage.window) }
        let inspector = Inspector(application: .shared, references: ElementReferences())
        let controller = loaded(UIViewController()), coordinator = Coordinator(controller)
        coordinator.seen = controller
        XCTAssertEqual(holders(of: controller, 1, inspector), ["a task, a queue or a function that still runs"], "weak and unowned references and this function's variables hold nothing that is found")
        coordinator.pages["a"] = [Coordinator.Page(title: "one", controller: nil), Coordinator.Page(title: "two", controller: controller)]
        XCTAssertEqual(holders(of: controller, 2, inspector), ["Coordinator.pages"])
        coordinator.place = .at(controller)
        coordinator.makers.append { controller }
        XCTAssertEqual(holders(of: controller, 3, inspector), ["Coordinator.makers, in a closure", "Coordinator.pages", "Coordinator.place"])
        coordinator.pages = [:]
        coordinator.place = .nowhere
        coordinator.makers = []
        XCTAssertEqual(holders(of: controller, 3, inspector)?.count, 3, "read once an event")
        XCTAssertEqual(holders(of: controller, 4, inspector), ["a task, a queue or a function that still runs"])
        // What was removed leaves its bits in the storage.
        let other = loaded(UIViewController())
        coordinator.stack = [other, other]
        coordinator.stack.append(controller)
        for name in ["a", "b", "c", "d"] { coordinator.byName[name] = name == "c" ? controller : other }
        XCTAssertEqual(holders(of: controller, 5, inspector), ["Coordinator.byName", "Coordinator.stack"])
        coordinator.stack.removeLast()
        coordinator.byName["c"] = nil
        XCTAssertEqual(holders(of: controller, 5, inspector)?.count, 2)
        let later = inspector.moment(event: 5, time: 1).outsiders.first { $0.name == Inspector.name(controller) }
        XCTAssertEqual(later?.holders, ["a task, a queue or a function that still runs"], "half a second has passed")
        _fixLifetime(coordinator)
    }

    /// A value in an `Any` holds by its own type; numbers that look like addresses, and what an absent one left, hold nothing.
    func testAnythingHoldsByTheTypeOfItsValue() throws {
        let stage = stage { label, view in [label.leftAnchor.constraint(equalTo: view.leftAnchor), label.topAnchor.constraint(equalTo: view.topAnchor)] }
        defer { end(stage.window) }
        let inspector = Inspector(application: .shared, references: ElementReferences())
        let controller = loaded(UIViewController()), coordinator = Coordinator(controller)
        coordinator.anything = controller
        coordinator.mixture = [1, Coordinator.Page(title: "one", controller: controller)]
        XCTAssertEqual(holders(of: controller, 1, inspector), ["Coordinator.anything", "Coordinator.mixture"])
        coordinator.anything = ObjectIdentifier(controller)
        coordinator.mixture = [ObjectIdentifier(controller), UInt(bitPattern: ObjectIdentifier(controller))]
        XCTAssertEqual(holders(of: controller, 2, inspector), ["a task, a queue or a function that still runs"])
        coordinator.anything = controller
        coordinator.anything = nil
        XCTAssertEqual(holders(of: controller, 3, inspector), ["a task, a queue or a function that still runs"])
        _fixLifetime(coordinator)
    }

    func testCyclesBlocksAndStaticVariablesHold() throws {
        let stage = stage { label, view in [label.leftAnchor.constraint(equalTo: view.leftAnchor), label.topAnchor.constraint(equalTo: view.topAnchor)] }
        defer { end(stage.window) }
        let inspector = Inspector(application: .shared, references: ElementReferences())
        let leaking = loaded(Leaking()), label = UILabel()
        // A closure over one object has the object itself for its context, one over two has a box.
        leaking.onDone = { leaking.view.setNeedsLayout() }
        XCTAssertEqual(holders(of: leaking, 1, inspector), ["\(Inspector.name(leaking)).onDone, in a closure"])
        leaking.onDone = { leaking.view.addSubview(label) }
        XCTAssertEqual(holders(of: leaking, 5, inspector), ["\(Inspector.name(leaking)).onDone, in a closure"])
        leaking.onDone = nil
        Self.kept = leaking
        let held = try XCTUnwrap(holders(of: leaking, 2, inspector))
        XCTAssertEqual(held.count, 1)
        XCTAssertTrue(held[0].contains("kept") || held[0].hasPrefix("a global or static variable of "), held[0])
        Self.kept = nil
        let token = NotificationCenter.default.addObserver(forName: Notification.Name("holders"), object: nil, queue: nil) { _ in MainActor.assumeIsolated { leaking.view.setNeedsLayout() } }
        XCTAssertEqual(blocks(of: leaking, 3, inspector), ["an observer's block in NotificationCenter"])
        NotificationCenter.default.removeObserver(token)
        let timer = Timer(timeInterval: 5, repeats: true) { _ in MainActor.assumeIsolated { leaking.view.setNeedsLayout() } }
        XCTAssertEqual(blocks(of: leaking, 4, inspector), ["a timer's block"])
        timer.invalidate()
    }

    func testAControllerThatDiedIsNoOutsider() throws {
        let stage = stage { label, view in [label.leftAnchor.constraint(equalTo: view.leftAnchor), label.topAnchor.constraint(equalTo: view.topAnchor)] }
        defer { end(stage.window) }
        let inspector = Inspector(application: .shared, references: ElementReferences())
        var leaking: Leaking? = loaded(Leaking())
        let name = try XCTUnwrap(leaking.map(Inspector.name))
        XCTAssertTrue(inspector.moment(event: 1).outsiders.contains { $0.name == name })
        leaking = nil
        XCTAssertFalse(inspector.moment(event: 2).outsiders.contains { $0.name == name })
        let root = try XCTUnwrap(stage.window.rootViewController.map(Inspector.name))
        XCTAssertFalse(inspector.moment(event: 3).outsiders.contains { $0.name == root }, "it is in a window")
    }

    /// The moments of frames with events are kept, the oldest go, and asking changes nothing.
    func testMomentsAroundAnEvent() throws {
        let stage = stage { label, view in [label.centerXAnchor.constraint(equalTo: view.centerXAnchor), label.centerYAnchor.constraint(equalTo: view.centerYAnchor)] }
        defer { end(stage.window) }
        let moments = Moments(inspector: Inspector(application: .shared, references: ElementReferences()), device: .default) { (1.5, 7) }
        func event(_ number: Int, _ kind: LifecycleEvent.Kind = .viewController) -> LifecycleEvent { LifecycleEvent(.init(kind: kind, className: "A", object: 1, event: "viewDidLoad"), sequence: number, time: 0, frame: 0) }
        XCTAssertNil(moments.around(1))
        moments.note(event(1, .view))
        moments.take()
        XCTAssertNil(moments.around(1), "views alone make no moment")
        moments.note(event(2))
        moments.note(event(3))
        moments.take()
        moments.take()
        (stage.window.rootViewController?.view.subviews.first as? UILabel)?.text = "Changed"
        stage.loop.settle()
        moments.note(event(8))
        moments.take()
        let around = try XCTUnwrap(moments.around(5))
        let after = try JSONDecoder().decode(InspectedMoment.self, from: around.after.json), before = try JSONDecoder().decode(InspectedMoment.self, from: try XCTUnwrap(around.before).json)
        XCTAssertEqual([after.event, before.event, after.frame], [8, 3, 7])
        XCTAssertNotNil(find("Changed", in: after.windows))
        XCTAssertNotNil(find("Placed", in: before.windows))
        XCTAssertEqual(Array(around.after.picture.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
        XCTAssertNil(moments.around(9))
    }
}
