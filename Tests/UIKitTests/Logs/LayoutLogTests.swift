// What makes a view lay out or draw again, as devices logged it: lifecycle-records-2, groups layout/* and drawing/*.
import LifecycleEvidence
import QuartzCore
import XCTest
@testable import UIKit

private final class DrawingView: LayoutNotingView {
    override func updateConstraints() { super.updateConstraints(); log.add("\(name).updateConstraints") }
    override func layoutSubviews() { log.add("\(name).layoutSubviews"); super.layoutSubviews() }
    override func draw(_ rect: CGRect) { log.add("\(name).draw") }
}

private final class LayoutController: UIViewController {
    let log: EventLog
    init(_ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = LayoutNotingView("Root", log) }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); log.add("VC.viewDidLayoutSubviews") }
}

@MainActor final class LayoutLogTests: XCTestCase {
    private func changed(_ marker: String, _ change: (UIView) -> Void) -> [String] {
        let stage = Stage(iOSVersion: 7)
        let controller = LayoutController(stage.log)
        let red = LayoutNotingView("Red", stage.log, CGRect(x: 20, y: 50, width: 100, height: 100))
        controller.loadViewIfNeeded()
        controller.view.addSubview(red)
        stage.show(controller)
        stage.log.add("-- \(marker)")
        change(red)
        stage.settle()
        let log = stage.log.take()
        stage.tearDown()
        return log
    }

    func testAnotherSizeLaysTheSuperviewOut() {
        XCTAssertEqual(conforms(changed("frame") { $0.frame.size.width += 10 }, to: "log2-layout-frame", whole: true), [])
        XCTAssertEqual(conforms(changed("bounds") { $0.bounds.size.height += 10 }, to: "log2-layout-bounds", whole: true), [])
    }

    func testAnotherTransformLaysTheSuperviewOut() {
        XCTAssertEqual(conforms(changed("transform") { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }, to: "log2-layout-transform", whole: true), [])
        XCTAssertEqual(conforms(changed("layertransform") { $0.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1) }, to: "log2-layout-layer-transform", whole: true), [])
    }

    func testAnotherPlaceLaysNobodyOut() {
        let quiet: [(String, (UIView) -> Void)] = [
            ("center", { $0.center.x += 10 }), ("position", { $0.layer.position.y += 10 }), ("origin", { $0.frame.origin.x += 10 }), ("z", { $0.layer.zPosition = 3 }),
            ("alpha", { $0.alpha = 0.5 }), ("anchor", { $0.layer.anchorPoint = .zero }), ("colour", { $0.backgroundColor = .red }),
        ]
        for (name, change) in quiet { XCTAssertEqual(changed(name, change).last, "-- \(name)") }
    }

    func testResizingWithinALayoutDoesNotRepeatIt() {
        final class Arranging: LayoutNotingView {
            override func layoutSubviews() {
                super.layoutSubviews()
                for view in subviews { view.frame = bounds.insetBy(dx: 10, dy: 10) }
            }
        }
        let stage = Stage()
        let view = Arranging("A", stage.log, CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(LayoutNotingView("B", stage.log))
        let root = UIViewController()
        stage.show(root)
        root.view.addSubview(view)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["A.layout", "B.layout"])
        view.bounds.size.width = 200
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["A.layout", "B.layout"])
        stage.tearDown()
    }

    // MARK: Drawing

    func testACycleAndAnotherSize() {
        let stage = Stage(iOSVersion: 15)
        let root = UIViewController()
        stage.show(root)
        let view = DrawingView("My", stage.log, CGRect(x: 20, y: 20, width: 100, height: 100))
        root.view.addSubview(view)
        stage.settle()
        view.frame.size.width = 150
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "log2-cycle", whole: true), [])
        stage.tearDown()
    }

    func testAResizedViewDrawsAgainOnlyInItsContentModeRedraw() {
        for version in [7, 26] {
            let stage = Stage(iOSVersion: version)
            let root = UIViewController()
            stage.show(root)
            let view = DrawingView("Inner", stage.log, CGRect(x: 20, y: 20, width: 100, height: 100))
            root.view.addSubview(view)
            stage.settle()
            stage.log.add("-- act")
            view.bounds.size = CGSize(width: 50, height: 200)
            stage.settle()
            XCTAssertEqual(conforms(stage.log.take(), to: "log2-resize-no-draw", whole: true), [])
            view.contentMode = .redraw
            stage.settle()
            _ = stage.log.take()
            view.bounds.size = CGSize(width: 60, height: 20)
            stage.settle()
            XCTAssertEqual(stage.log.take().filter { $0.hasSuffix("draw") }, ["Inner.draw"])
            stage.tearDown()
        }
    }
}
