// UIView's hierarchy callbacks and the passes of a frame: lifecycle/INDEX.md 9 and 10.
import XCTest
@testable import UIKit

@MainActor final class ViewConformanceTests: XCTestCase {
    /// jianshu681-view-add: added while the superview has no window, the window comes later.
    func testAddBeforeWindow() {
        let stage = Stage()
        let root = UIViewController()
        let view = LoggingView("V", stage.log)
        root.loadViewIfNeeded()
        root.view.addSubview(view)
        XCTAssertEqual(stage.log.take(), ["V.willMove(toSuperview:)", "V.didMoveToSuperview"])
        stage.show(root)
        XCTAssertEqual(stage.log.take(), ["V.willMove(toWindow:)", "V.didMoveToWindow", "V.updateConstraints", "V.layoutSubviews", "V.draw"])
        stage.tearDown()
    }

    /// jianshu681-view-remove, ecomnet-view-remove.
    func testRemove() {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let view = LoggingView("V", stage.log)
        root.view.addSubview(view)
        stage.settle()
        _ = stage.log.take()
        view.removeFromSuperview()
        XCTAssertEqual(stage.log.take(), ["V.willMove(toSuperview: nil)", "V.willMove(toWindow: nil)", "V.didMoveToWindow", "V.didMoveToSuperview"])
        stage.tearDown()
    }

    /// rns-window-before-superview.
    func testAddInsideWindow() {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        root.view.addSubview(LoggingView("V", stage.log))
        XCTAssertEqual(stage.log.take(), ["V.willMove(toSuperview:)", "V.willMove(toWindow:)", "V.didMoveToWindow", "V.didMoveToSuperview"])
        stage.tearDown()
    }

    /// twu-layout-coalesce, twu-display-coalesce: a hundred marks, one call.
    func testCoalescing() {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let view = LoggingView("V", stage.log)
        root.view.addSubview(view)
        stage.settle()
        _ = stage.log.take()
        for _ in 0..<100 { view.setNeedsLayout(); view.setNeedsDisplay(); view.setNeedsUpdateConstraints() }
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["V.updateConstraints", "V.layoutSubviews", "V.draw"])
        stage.tearDown()
    }

    /// twu-layout-if-needed, twu-layoutifneeded-no-draw.
    func testLayoutIfNeededIsSynchronousAndDoesNotDraw() {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let view = LoggingView("V", stage.log)
        root.view.addSubview(view)
        stage.settle()
        _ = stage.log.take()
        view.setNeedsLayout()
        view.setNeedsDisplay()
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        XCTAssertEqual(stage.log.take(), ["V.layoutSubviews"])
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["V.draw"])
        stage.tearDown()
    }

    /// tw26-container-no-addchild: only addSubview(C.view), no addChild.
    func testAppearanceFollowsTheWindow() {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let child = LoggingController("C", stage.log)
        root.view.addSubview(child.view)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        stage.tearDown()
    }

    /// tw26-container-addchild-only: addChild alone makes nothing appear.
    func testAddChildAlone() {
        let stage = Stage()
        let root = UIViewController()
        stage.show(root)
        let child = ParentLoggingController("C", stage.log)
        root.addChild(child)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["C.willMove(nav)"])
        child.removeFromParent()
        XCTAssertEqual(stage.log.take(), ["C.didMove(nil)"])
        stage.tearDown()
    }
}

final class LoggingView: UIView {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    }
    required init?(coder: NSCoder) { nil }
    private func add(_ event: String) { log.add("\(name).\(event)") }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview); add("willMove(toSuperview:\(newSuperview == nil ? " nil" : ""))") }
    override func didMoveToSuperview() { super.didMoveToSuperview(); add("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow); add("willMove(toWindow:\(newWindow == nil ? " nil" : ""))") }
    override func didMoveToWindow() { super.didMoveToWindow(); add("didMoveToWindow") }
    override func updateConstraints() { super.updateConstraints(); add("updateConstraints") }
    override func layoutSubviews() { super.layoutSubviews(); add("layoutSubviews") }
    override func draw(_ rect: CGRect) { add("draw") }
}
