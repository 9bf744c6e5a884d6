// What key-value observers and overridden setters hear: lifecycle-records-5, groups kvo/*, layout/*, safe-area/controller.
import LifecycleEvidence
import ObjectiveC
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class ObservedLogTests: XCTestCase {
    private func note<Object: NSObject, Value>(_ object: Object, _ path: KeyPath<Object, Value>, _ name: String, _ log: EventLog) -> NSKeyValueObservation {
        object.observe(path, _name: name, options: [.new]) { _, _ in MainActor.assumeIsolated { log.add(name) } }
    }

    func testTheVisibleController() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = TouchStage(root: navigation, iOSVersion: 9)
        let observation = note(navigation, \.visibleViewController, "visibleViewController", stage.log)
        navigation.topViewController?.present(UIViewController(), animated: true)
        stage.settle()
        XCTAssertNotNil(navigation.topViewController?.presentedViewController)
        stage.log.add("presented")
        XCTAssertEqual(conforms(stage.log.take(), to: "radar24119779-visible", whole: true), [])
        observation.invalidate()
        stage.tearDown()
    }

    func testAViewIsResized() {
        let stage = TouchStage(iOSVersion: 13)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        stage.view.addSubview(outer)
        stage.settle()
        let observation = note(inner, \.bounds, "bounds", stage.log)
        outer.bounds.size = CGSize(width: 350, height: 320)
        XCTAssertEqual(inner.bounds.width, 250)
        stage.log.add("resized")
        XCTAssertEqual(conforms(stage.log.take(), to: "so61516005-autoresized", whole: true), [])
        // Set by the app it tells.
        inner.bounds.size.width = 10
        XCTAssertEqual(stage.log.take(), ["bounds"])
        observation.invalidate()
        stage.tearDown()
    }

    func testAViewIsMoved() {
        let log = EventLog()
        let view = UIView()
        let observations = [note(view, \.frame, "frame", log), note(view, \.bounds, "bounds", log), note(view, \.center, "center", log)]
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        XCTAssertEqual(conforms(log.take().filter { $0 != "center" }, to: "so-frame-not-bounds", whole: true), [])
        view.center = CGPoint(x: 100, y: 100)
        XCTAssertEqual(conforms(log.take(), to: "so-center-not-frame", whole: true), [])
        observations.forEach { $0.invalidate() }
    }

    func testTheLayerOfAView() {
        let log = EventLog()
        let view = UIView()
        let observations = [note(view.layer, \.position, "position", log), note(view.layer, \.bounds, "bounds", log)]
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        XCTAssertEqual(conforms(log.take(), to: "so19701501-layer", whole: true), [])
        observations.forEach { $0.invalidate() }
    }

    // MARK: Layout

    private final class LaidOut: UIView {
        var name = ""
        var log: EventLog?
        override func layoutSubviews() { super.layoutSubviews(); log?.add("\(name).layoutSubviews") }
    }

    private final class LaidOutController: UIViewController {
        var log: EventLog?
        override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); log?.add("viewDidLayoutSubviews") }
    }

    func testASubviewIsScaled() {
        let controller = LaidOutController()
        let outer = LaidOut()
        controller.view = outer
        let stage = TouchStage(root: controller, iOSVersion: 7)
        let inner = LaidOut(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(inner)
        stage.settle()
        (outer.name, inner.name) = ("MyView", "MySubview")
        (outer.log, inner.log, controller.log) = (stage.log, stage.log, stage.log)
        for scale in [1.1, 1.2] as [CGFloat] {
            inner.transform = CGAffineTransform(scaleX: scale, y: scale)
            stage.settle()
        }
        XCTAssertEqual(conforms(stage.log.take(), to: "pop123-transform", whole: true), [])
        stage.tearDown()
    }

    private final class Passes: UIView {
        var name = ""
        var log: EventLog?
        override func updateConstraints() { log?.add("\(name).updateConstraints"); super.updateConstraints() }
        override func layoutSubviews() { super.layoutSubviews(); log?.add("\(name).layoutSubviews") }
        override func draw(_ rect: CGRect) { log?.add("\(name).draw") }
    }

    func testThePassesOfTwoViews() {
        let stage = TouchStage(iOSVersion: 13)
        let (outer, inner) = (Passes(frame: CGRect(x: 50, y: 100, width: 100, height: 100)), Passes(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        outer.addSubview(inner)
        stage.view.addSubview(outer)
        stage.settle()
        let ask = { (first: String, second: String) in
            (outer.name, inner.name, outer.log, inner.log) = (first, second, stage.log, stage.log)
            for view in [outer, inner] { view.setNeedsUpdateConstraints() }
        }
        ask("FirstView", "SecondView")
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "sandclock-constraints", whole: true), [])
        ask("outer", "inner")
        for view in [outer, inner] {
            view.setNeedsLayout()
            view.setNeedsDisplay()
        }
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "jinuman-passes", whole: true), [])
        stage.tearDown()
    }

    private final class Insets: UIViewController {
        var log: EventLog?
        override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange(); log?.add("viewSafeAreaInsetsDidChange") }
        override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); log?.add("viewDidLayoutSubviews") }
    }

    func testInsetsComeBeforeTheLayout() {
        let controller = Insets()
        let log = EventLog()
        controller.log = log
        let stage = TouchStage(root: controller, iOSVersion: 11)
        XCTAssertEqual(conforms(Array(log.take().prefix(2)), to: "mdc1982-safe-area", whole: true), [])
        stage.tearDown()
    }
}
