// Fingers and the search for what they touch, on a window with real controls.
import HostProtocol
@testable import SimulatorHost
import UIKit
import XCTest

@MainActor final class FingerTests: XCTestCase {
    override class func setUp() {
        VirtualTime.use()
    }

    /// Writes down what touches it receives, with their times.
    private final class TouchLog: UIView {
        var log: [String] = []
        var times: [TimeInterval] = []

        private func note(_ name: String, _ touches: Set<UITouch>) {
            guard let touch = touches.first else { return }
            let point = touch.location(in: self)
            log.append("\(name) \(ScreenElement.number(point.x)),\(ScreenElement.number(point.y)) ×\(touch.tapCount)")
            times.append(touch.timestamp)
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    }

    /// A window on the screen with one controller; the test holds it.
    @MainActor private struct Stage {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        let loop = MainLoop(clock: AppClock(.virtual))
        var application: UIApplication { .shared }
        var view: UIView { controller.view }

        init() {
            window.rootViewController = controller
            window.makeKeyAndVisible()
            controller.view.backgroundColor = .white
            loop.settle()
        }

        func end() {
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    func testTapAndDoubleTap() {
        let stage = Stage()
        defer { stage.end() }
        let target = TouchLog(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
        stage.view.addSubview(target)
        let finger = Finger(application: stage.application, loop: stage.loop)
        finger.tap(CGPoint(x: 110, y: 220))
        finger.tap(CGPoint(x: 112, y: 222))
        stage.loop.run(for: 1)
        finger.tap(CGPoint(x: 110, y: 220))
        XCTAssertEqual(target.log, ["began 10,20 ×1", "ended 10,20 ×1", "began 12,22 ×2", "ended 12,22 ×2", "began 10,20 ×1", "ended 10,20 ×1"])
        XCTAssertEqual(target.times[1] - target.times[0], 4.0 / 60, accuracy: 1.0 / 60)
    }

    func testDragMovesOnceAFrame() {
        let stage = Stage()
        defer { stage.end() }
        let target = TouchLog(frame: UIScreen.main.bounds)
        stage.view.addSubview(target)
        Finger(application: stage.application, loop: stage.loop).drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 160, y: 400), seconds: 0.1)
        XCTAssertEqual(target.log, ["began 100,400 ×1", "moved 110,400 ×1", "moved 120,400 ×1", "moved 130,400 ×1", "moved 140,400 ×1", "moved 150,400 ×1", "moved 160,400 ×1", "ended 160,400 ×1"])
    }

    func testTapPressesAButtonByAnyOfItsNames() {
        attempt {
            let stage = Stage()
            defer { stage.end() }
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
            button.setTitle("Weiter", for: .normal)
            button.accessibilityIdentifier = "next-button"
            button.accessibilityLabel = "Next page"
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            stage.view.addSubview(button)
            stage.loop.settle()
            let search = TargetSearch(application: stage.application)
            let finger = Finger(application: stage.application, loop: stage.loop)
            for name in ["Weiter", "next-button", "Next page", "WEITER"] { finger.tap(try search.target(name)) }
            XCTAssertEqual(presses, 4)
            XCTAssertTrue(search.shows("Weiter"))
        }
    }

    func testMissingTargetListsWhatIsThere() {
        attempt {
            let stage = Stage()
            defer { stage.end() }
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
            label.text = "Hello"
            let hidden = UILabel(frame: CGRect(x: 20, y: 140, width: 200, height: 20))
            hidden.text = "Hidden"
            hidden.isHidden = true
            let away = UILabel(frame: CGRect(x: 2000, y: 140, width: 200, height: 20))
            away.text = "Away"
            for view in [label, hidden, away] { stage.view.addSubview(view) }
            stage.loop.settle()
            for name in ["Hidden", "Away", "Nowhere"] {
                XCTAssertThrowsError(try TargetSearch(application: stage.application).target(name), name) {
                    let message = ($0 as? StepFailure)?.message ?? ""
                    XCTAssertEqual(message, "nothing on screen has this label, text or identifier\n  on screen:\n    label \"Hello\" at 20,100 200×20")
                }
            }
        }
    }

    func testWhatIsCoveredCannotBeTouched() {
        attempt {
            let stage = Stage()
            defer { stage.end() }
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
            button.setTitle("Under", for: .normal)
            let cover = UIView(frame: UIScreen.main.bounds)
            cover.backgroundColor = UIColor.black.withAlphaComponent(0.5)
            stage.view.addSubview(button)
            stage.view.addSubview(cover)
            stage.loop.settle()
            XCTAssertThrowsError(try TargetSearch(application: stage.application).target("Under")) {
                XCTAssertTrue((($0 as? StepFailure)?.message ?? "").contains("something is in front of it"))
            }
            XCTAssertTrue(TargetSearch(application: stage.application).shows("Under"))
            cover.backgroundColor = .black
            XCTAssertFalse(TargetSearch(application: stage.application).shows("Under"))
        }
    }
}
