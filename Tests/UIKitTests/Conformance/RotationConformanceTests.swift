// Turning the device: lifecycle/INDEX.md 6.
import XCTest
@testable import UIKit

@MainActor final class RotationConformanceTests: XCTestCase {
    /// yagamo-rotate: the controller hears of the size before its layout.
    func testRotation() {
        let stage = Stage()
        let controller = SizeLoggingController("A", stage.log)
        stage.show(controller)
        _ = stage.log.take()
        XCTAssertTrue(Rotation.rotate(to: .landscapeLeft))
        stage.settle()
        XCTAssertEqual(unique(stage.log.take()), ["A.viewWillTransition(852x393)", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 852, height: 393))
        XCTAssertTrue(Rotation.rotate(to: .portrait))
        stage.settle()
        stage.tearDown()
    }

    /// wwdc14-228-size, apple-rotation-root-first: the parent before its children, children in order.
    func testSizeChangeGoesFromRootToChildren() {
        let stage = Stage()
        let root = SizeLoggingController("Root", stage.log)
        for name in ["C1", "C2"] { root.addChild(SizeLoggingController(name, stage.log)) }
        stage.show(root)
        _ = stage.log.take()
        XCTAssertTrue(Rotation.rotate(to: .landscapeLeft))
        XCTAssertEqual(unique(stage.log.take()), [
            "Root.viewWillTransition(852x393)", "C1.viewWillTransition(852x393)", "C2.viewWillTransition(852x393)",
            "Root.viewWillLayoutSubviews", "Root.viewDidLayoutSubviews",
        ])
        XCTAssertTrue(Rotation.rotate(to: .portrait))
        stage.settle()
        stage.tearDown()
    }

    /// level49-launch-landscape and UIViewController.supportedInterfaceOrientations: what is not supported does not turn.
    func testUnsupportedOrientation() {
        let stage = Stage()
        let controller = SizeLoggingController("A", stage.log)
        controller.allowed = .portrait
        stage.show(controller)
        _ = stage.log.take()
        XCTAssertFalse(Rotation.rotate(to: .landscapeLeft))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }

    /// The number of layout passes is not contractual (INDEX.md 1c).
    private func unique(_ lines: [String]) -> [String] {
        var seen: [String] = []
        for line in lines where !seen.contains(line) { seen.append(line) }
        return seen
    }
}

final class SizeLoggingController: UIViewController {
    let name: String
    let log: EventLog
    var allowed: UIInterfaceOrientationMask = .allButUpsideDown
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log.add("\(name).viewWillTransition(\(Int(size.width))x\(Int(size.height)))")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); log.add("\(name).viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); log.add("\(name).viewDidLayoutSubviews") }
}
