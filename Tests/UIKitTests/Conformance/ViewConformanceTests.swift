// UIView's hierarchy callbacks and windows: Docs/EVIDENCE.md 9.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class ViewConformanceTests: XCTestCase {
    /// Added while the superview has no window; the window comes later.
    func testAddBeforeWindow() {
        for version in [5, 12, 13, 26] {
            let stage = Stage(iOSVersion: version)
            let controller = ProbeController("VC", stage.log, only: ["viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"])
            controller.onLoad = { $0.view.addSubview(ProbeView("V", stage.log, only: ProbeView.hierarchy.union(["init", "layoutSubviews", "draw"]))) }
            stage.show(controller)
            let log = stage.log.take()
            XCTAssertEqual(log, [
                "VC.viewDidLoad", "V.init", "V.willMove(toSuperview:)", "V.didMoveToSuperview", "VC.viewWillAppear", "V.willMove(toWindow:)", "V.didMoveToWindow",
                "VC.viewWillLayoutSubviews", "VC.viewDidLayoutSubviews", "V.layoutSubviews", "V.draw", "VC.viewDidAppear",
            ])
            XCTAssertEqual(conforms(log, to: "lihs-view-add", "zhaoyiming-view-add", "tbf-view-lifecycle"), [])
            XCTAssertEqual(conforms(log, to: "jianshu681-view-add", names: ["T.init(frame:)": "V.init", "T": "V"]), [])
            stage.tearDown()
        }
    }

    /// A subview added to a view that is in a view without window.
    func testAddASubviewBeforeWindow() {
        let stage = Stage()
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        let view = ProbeView("V", stage.log, only: ProbeView.hierarchy.union(["didAddSubview(v)"]))
        controller.view.addSubview(view)
        view.addSubview(ProbeView("v", stage.log, only: []))
        stage.show(controller)
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.willMove(toSuperview:)", "V.didMoveToSuperview", "V.didAddSubview(v)", "V.willMove(toWindow:)", "V.didMoveToWindow"])
        XCTAssertEqual(conforms(log, to: "ecomnet-view-add"), [])
        stage.tearDown()
    }

    func testRemove() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        do {
            let view = ProbeView("T", stage.log, only: ProbeView.hierarchy.union(["willRemoveSubview(v)", "dealloc"]))
            view.addSubview(ProbeView("v", stage.log, only: []))
            root.view.addSubview(view)
            stage.settle()
            _ = stage.log.take()
            view.removeFromSuperview()
        }
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["T.willMove(toSuperview:nil)", "T.willMove(toWindow:nil)", "T.didMoveToWindow", "T.didMoveToSuperview", "T.dealloc", "T.willRemoveSubview(v)"])
        XCTAssertEqual(conforms(log, to: "jianshu681-view-remove"), [])
        XCTAssertEqual(conforms(log, to: "ecomnet-view-remove", names: ["V": "T"]), [])
        stage.tearDown()
    }

    /// In a window already (gh4116-add-in-window).
    func testAddInsideWindow() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        root.view.addSubview(ProbeView("V", stage.log, only: ProbeView.hierarchy))
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.willMove(toWindow:)", "V.willMove(toSuperview:)", "V.didMoveToWindow", "V.didMoveToSuperview"])
        XCTAssertEqual(conforms(log, to: "rns-window-before-superview"), [])
        stage.tearDown()
    }

    /// Every view of a subtree hears of the window; on the way out children before parents. On the way in the order
    /// within the subtree is unknown.
    func testSubtree() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        let view = ProbeView("V", stage.log, only: ["didMoveToWindow"]), subview = ProbeView("Subview", stage.log, only: ["didMoveToWindow"])
        view.addSubview(subview)
        root.view.addSubview(view)
        let log = stage.log.take()
        XCTAssertEqual(differences(log, from: ["V.didMoveToWindow", "Subview.didMoveToWindow"], unknown: 2), [])
        XCTAssertEqual(conforms(log, to: "qmui-didmovetowindow-subviews"), [])
        stage.tearDown()
    }

    func testSubtreeOnTheWayOut() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        let view = ProbeView("Superview", stage.log, only: ["didMoveToWindow(nil)"]), subview = ProbeView("Subview", stage.log, only: ["didMoveToWindow(nil)"])
        view.addSubview(subview)
        root.view.addSubview(view)
        _ = stage.log.take()
        view.removeFromSuperview()
        let log = stage.log.take()
        XCTAssertEqual(log, ["Subview.didMoveToWindow(nil)", "Superview.didMoveToWindow(nil)"])
        XCTAssertEqual(conforms(log, to: "texture-teardown-bottom-up"), [])
        stage.tearDown()
    }

    func testLayerClassIsAskedOnceInInit() {
        LayerClassView.log = ["V.init[enter]"]
        let view = LayerClassView(frame: .zero)
        LayerClassView.log.append("V.init[return]")
        _ = view.layer
        _ = view.layer
        XCTAssertEqual(LayerClassView.log, ["V.init[enter]", "V.layerClass", "V.init[return]"])
        XCTAssertEqual(conforms(LayerClassView.log, to: "twu-layerclass-once"), [])
        XCTAssertTrue(view.layer is CAGradientLayer)
    }

    /// From one superview to another: removed from the first without being told of nil, told of its going.
    func testMoveBetweenSuperviews() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        let one = ProbeView("1", stage.log, only: ["didAddSubview(V)", "willRemoveSubview(V)"]), two = ProbeView("2", stage.log, only: ["didAddSubview(V)", "willRemoveSubview(V)"])
        let view = ProbeView("V", stage.log, only: ProbeView.hierarchy)
        root.view.addSubview(one)
        root.view.addSubview(two)
        one.addSubview(view)
        _ = stage.log.take()
        two.addSubview(view)
        XCTAssertEqual(stage.log.take(), ["V.willMove(toSuperview:)", "1.willRemoveSubview(V)", "V.didMoveToSuperview", "2.didAddSubview(V)"])
        XCTAssertTrue(one.subviews.isEmpty)
        // Added again: it only comes to the front.
        two.addSubview(UIView(frame: .zero))
        _ = stage.log.take()
        two.addSubview(view)
        XCTAssertEqual(stage.log.take(), [])
        XCTAssertTrue(two.subviews.last === view)
        stage.tearDown()
    }

    func testOrderOfSubviews() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        let views = (0..<4).map { index in
            let view = UIView(frame: .zero)
            view.tag = index + 1
            return view
        }
        for view in views { root.view.addSubview(view) }
        func tags() -> [Int] { root.view.subviews.map(\.tag) }
        root.view.exchangeSubview(at: 0, withSubviewAt: 3)
        XCTAssertEqual(tags(), [4, 2, 3, 1])
        root.view.insertSubview(views[0], at: 0)
        XCTAssertEqual(tags(), [1, 4, 2, 3])
        root.view.insertSubview(views[3], aboveSubview: views[2])
        XCTAssertEqual(tags(), [1, 2, 3, 4])
        root.view.insertSubview(views[3], belowSubview: views[1])
        XCTAssertEqual(tags(), [1, 4, 2, 3])
        root.view.bringSubviewToFront(views[0])
        root.view.sendSubviewToBack(views[2])
        XCTAssertEqual(tags(), [3, 4, 2, 1])
        XCTAssertEqual(root.view.layer.sublayers?.map { ($0.delegate as? UIView)?.tag }, [3, 4, 2, 1])
        stage.tearDown()
    }

    /// What a callback does to the tree wins; nobody is told twice and nothing is left between.
    func testTreeChangesInsideCallbacks() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        let events = ProbeView.hierarchy
        let view = ProbeView("V", stage.log, only: events)
        view.inside["didMoveToWindow"] = { $0.inside = [:]; $0.removeFromSuperview() }
        root.view.addSubview(view)
        stage.settle()
        XCTAssertNil(view.superview)
        XCTAssertNil(view.window)
        let second = ProbeView("W", stage.log, only: events), child = ProbeView("w", stage.log, only: events)
        second.inside["willMove(toWindow:)"] = { $0.addSubview(child) }
        _ = stage.log.take()
        root.view.addSubview(second)
        stage.settle()
        XCTAssertTrue(child.window === stage.window)
        XCTAssertEqual(stage.log.take().filter { $0.hasSuffix("didMoveToWindow") }, ["W.didMoveToWindow", "w.didMoveToWindow"])
        let loop = ProbeView("L", stage.log, only: events)
        loop.inside["willMove(toSuperview:)"] = { [weak second] in if let second { $0.inside = [:]; $0.addSubview(second) } }
        second.addSubview(loop)
        XCTAssertTrue(second.superview === loop)
        XCTAssertNil(loop.superview)
        stage.tearDown()
    }

    // MARK: Windows

    func testWindowNotifications() {
        let stage = Stage()
        let names = [
            UIWindow.didBecomeVisibleNotification: "visible", UIWindow.didBecomeHiddenNotification: "hidden",
            UIWindow.didBecomeKeyNotification: "key", UIWindow.didResignKeyNotification: "resignKey",
        ]
        let first = KeyLoggingWindow("1", stage.log), second = KeyLoggingWindow("2", stage.log)
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let window = note.object as? KeyLoggingWindow
                MainActor.assumeIsolated { if let window { window.log.add("\(window.name).\(text)") } }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        XCTAssertTrue(second.isKeyWindow)
        XCTAssertFalse(first.isKeyWindow)
        second.isHidden = true
        XCTAssertTrue(first.isKeyWindow, "the next window becomes key (not recorded)")
        first.isHidden = true
        XCTAssertFalse(first.isKeyWindow)
        // becomeKey and resignKey against the notifications of the same event: not recorded.
        XCTAssertEqual(differences(stage.log.take(), from: [
            "1.visible", "1.becomeKey", "1.key", "2.visible", "1.resignKey()", "1.resignKey", "2.becomeKey", "2.key",
            "2.resignKey()", "2.resignKey", "1.becomeKey", "1.key", "2.hidden", "1.resignKey()", "1.resignKey", "1.hidden",
        ], unknown: 12), [])
        stage.tearDown()
    }

    func testWindowOrder() {
        let stage = Stage()
        let low = UIWindow(frame: stage.window.bounds), high = UIWindow(frame: stage.window.bounds)
        high.windowLevel = .alert
        for window in [high, low, stage.window] { window.isHidden = false }
        let known = [high, low, stage.window]
        func order() -> [UIWindow] { UIApplication.shared.windowsOnScreen.filter { window in known.contains { $0 === window } } }
        XCTAssertEqual(order(), [low, stage.window, high])
        low.isHidden = true
        low.isHidden = false
        XCTAssertEqual(order(), [stage.window, low, high], "shown last, in front of its level")
        for window in [low, high] { window.isHidden = true }
        stage.tearDown()
    }
}

private final class LayerClassView: UIView {
    nonisolated(unsafe) static var log: [String] = []
    override class var layerClass: AnyClass {
        log.append("V.layerClass")
        return CAGradientLayer.self
    }
}

private final class KeyLoggingWindow: UIWindow {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }
    override func becomeKey() { super.becomeKey(); log.add("\(name).becomeKey") }
    override func resignKey() { super.resignKey(); log.add("\(name).resignKey()") }
}
