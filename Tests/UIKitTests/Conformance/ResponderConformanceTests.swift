// The responder chain, actions without a target and how first responders change. Docs/EVIDENCE.md 12.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

private final class Link: UIView {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { log.add("\(name).canBecomeFirstResponder"); return true }
    override var canResignFirstResponder: Bool { log.add("\(name).canResignFirstResponder"); return true }
    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        log.add("\(name).becomeFirstResponder")
        return became
    }
    override func resignFirstResponder() -> Bool { log.add("\(name).resignFirstResponder"); return super.resignFirstResponder() }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { log.add("\(name).canPerformAction"); return super.canPerformAction(action, withSender: sender) }
}

private final class NearController: UIViewController {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        _ = NearController.registered
    }
    required init?(coder: NSCoder) { nil }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { log.add("\(name).canPerformAction"); return super.canPerformAction(action, withSender: sender) }
    /// Lowering registers such methods in apps.
    private static let registered: Bool = {
        registerKeys(of: NearController.self) { $0.m0("nearAction") { (controller: NearController) in controller.log.add("\(controller.name).nearAction") } }
        return true
    }()
}

@MainActor final class ResponderConformanceTests: XCTestCase {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {}

    private func names(from start: UIResponder, _ known: [(UIResponder?, String)]) -> [String] {
        var found: [String] = []
        var responder: UIResponder? = start
        while let current = responder {
            found.append(known.first { $0.0 === current }?.1 ?? "\(type(of: current))")
            responder = current.next
        }
        return found
    }

    func testTheChain() {
        let stage = TouchStage()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds)
        outer.addSubview(inner)
        stage.root.view = outer
        stage.window.rootViewController = nil
        stage.window.rootViewController = stage.root
        let scene = UIWindowScene(session: UISceneSession.forTests(), connectionOptions: UIScene.ConnectionOptions())
        stage.window.windowScene = scene
        let delegate = AppDelegate()
        let old = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        let log = names(from: inner, [(inner, "View"), (outer, "Superview"), (stage.root, "RootVC"), (stage.window, "Window"), (scene, "WindowScene"), (UIApplication.shared, "Application"), (delegate, "AppDelegate")])
        XCTAssertEqual(log, ["View", "Superview", "RootVC", "Window", "WindowScene", "Application", "AppDelegate"])
        // Private views of UIKit between root view and window: an implementation detail, says the record itself.
        XCTAssertEqual(conforms(log, to: "twe-responder-chain", leavingOut: ["DropShadowView", "TransitionView"]), [])
        UIApplication.shared.delegate = old
        stage.window.windowScene = nil
        stage.tearDown()
    }

    func testAChildController() {
        let stage = TouchStage()
        let child = UIViewController()
        stage.root.addChild(child)
        stage.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        let known: [(UIResponder?, String)] = [(child.view, "ChildView"), (child, "ChildVC"), (stage.view, "ParentView"), (stage.root, "ParentVC")]
        let log = Array(names(from: child.view, known).prefix(4))
        XCTAssertEqual(log, ["ChildView", "ChildVC", "ParentView", "ParentVC"])
        XCTAssertEqual(conforms(log, to: "twe-responder-child"), [])
        stage.tearDown()
    }

    func testAnActionWithoutATarget() {
        let root = NearController("RootVC", EventLog())
        let stage = TouchStage(root: root)
        let superview = Link("Superview", root.log)
        let view = Link("View", root.log)
        superview.addSubview(view)
        root.view = superview
        stage.window.rootViewController = nil
        stage.window.rootViewController = root
        stage.settle()
        _ = root.log.take()
        XCTAssertTrue(UIApplication.shared.sendAction(Selector("nearAction"), to: nil, from: view, for: nil))
        let log = root.log.take()
        XCTAssertEqual(log, ["View.canPerformAction", "Superview.canPerformAction", "RootVC.canPerformAction", "RootVC.nearAction"])
        XCTAssertEqual(conforms(log, to: "twe-nil-target"), [])
        XCTAssertFalse(UIApplication.shared.sendAction(Selector("nobodyHasThis"), to: nil, from: view, for: nil))
        stage.tearDown()
    }

    func testTheFirstResponderChanges() {
        let stage = TouchStage()
        let views = ["A", "B"].map { Link($0, stage.log) }
        for view in views { stage.view.addSubview(view) }
        XCTAssertTrue(views[0].becomeFirstResponder())
        _ = stage.log.take()
        XCTAssertTrue(views[1].becomeFirstResponder())
        let log = stage.log.take()
        XCTAssertEqual(differences(log, from: ["B.canBecomeFirstResponder", "A.resignFirstResponder", "A.canResignFirstResponder", "B.becomeFirstResponder"], unknown: 11), [])
        XCTAssertEqual(conforms(log, to: "apple-firstresponder-change"), [])
        XCTAssertTrue(views[1].resignFirstResponder())
        stage.tearDown()
    }
}

extension UISceneSession {
    static func forTests() -> UISceneSession {
        UISceneSession(role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication), number: 99)
    }
}
