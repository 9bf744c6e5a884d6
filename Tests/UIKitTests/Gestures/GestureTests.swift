// Recognizers and views: who hears of a touch, in which order, and who prevents whom.
import XCTest
@testable import UIKit

@MainActor final class GestureTests: XCTestCase {
    private final class LoggingView: UIView {
        var log: EventLog?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("view.began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("view.moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("view.ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("view.cancelled") }
    }

    private final class LoggingTap: UITapGestureRecognizer {
        var log: EventLog?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            log?.add("gesture.began")
            super.touchesBegan(touches, with: event)
        }
    }

    private func logging(_ recognizer: UIGestureRecognizer, _ name: String, _ log: EventLog) {
        recognizer.onStateChange = { log.add("\(name).\($0.state)") }
    }

    private func stageWithView() -> (TouchStage, LoggingView) {
        let stage = TouchStage()
        let view = LoggingView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        view.log = stage.log
        stage.view.addSubview(view)
        return (stage, view)
    }

    /// apple-gesture-before-view, log2-tap-own-view.
    func testTheViewIsCancelledAfterTheAction() {
        let (stage, view) = stageWithView()
        let tap = LoggingTap(target: nil, action: nil)
        tap.log = stage.log
        logging(tap, "tap", stage.log)
        view.addGestureRecognizer(tap)
        stage.tap(view)
        XCTAssertEqual(stage.log.take(), ["gesture.began", "view.began", "tap.ended", "view.cancelled"])
        XCTAssertEqual(tap.state, .possible)
        stage.tearDown()
    }

    /// px49-tap-fail.
    func testAFailedTapLeavesTheTouchToTheView() {
        let (stage, view) = stageWithView()
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        logging(tap, "tap", stage.log)
        view.addGestureRecognizer(tap)
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 180, y: 150), frames: 1)
        XCTAssertEqual(stage.log.take(), ["view.began", "view.moved", "view.ended"])
        stage.tearDown()
    }

    /// apple-gesture-delaysbegan.
    func testDelayedTouchesNeverReachTheView() {
        let (stage, view) = stageWithView()
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.delaysTouchesBegan = true
        logging(tap, "tap", stage.log)
        view.addGestureRecognizer(tap)
        stage.tap(view)
        XCTAssertEqual(stage.log.take(), ["tap.ended"])
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 180, y: 150), frames: 1)
        XCTAssertEqual(stage.log.take(), ["view.began", "view.moved", "view.ended"])
        stage.tearDown()
    }

    /// deltapls-button-under-tap, deltapls-control-under-tap, deltapls-cancels-false.
    func testControlsUnderAParentsTap() {
        let stage = TouchStage()
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        logging(tap, "parent", stage.log)
        stage.view.addGestureRecognizer(tap)
        let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 50))
        let control = UIControl(frame: CGRect(x: 50, y: 200, width: 100, height: 50))
        button.addAction(UIAction { _ in stage.log.add("button") }, for: .touchUpInside)
        control.addAction(UIAction { _ in stage.log.add("control") }, for: .touchUpInside)
        stage.view.addSubview(button)
        stage.view.addSubview(control)
        stage.tap(button)
        XCTAssertEqual(stage.log.take(), ["button"])
        stage.tap(control)
        XCTAssertEqual(stage.log.take(), ["parent.ended"])
        tap.cancelsTouchesInView = false
        stage.tap(button)
        XCTAssertEqual(stage.log.take(), ["parent.ended", "button"])
        stage.tap(control)
        XCTAssertEqual(stage.log.take(), ["parent.ended", "control"])
        stage.tearDown()
    }

    func testTheDeepestViewsTapWins() {
        let (stage, view) = stageWithView()
        let outer = UITapGestureRecognizer(target: nil, action: nil)
        let inner = UITapGestureRecognizer(target: nil, action: nil)
        logging(outer, "outer", stage.log)
        logging(inner, "inner", stage.log)
        stage.view.addGestureRecognizer(outer)
        view.addGestureRecognizer(inner)
        view.log = nil
        stage.tap(view)
        XCTAssertEqual(stage.log.take(), ["inner.ended"])
        stage.tearDown()
    }

    func testSimultaneousRecognitionByDelegate() {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        let (stage, view) = stageWithView()
        let delegate = Both()
        let outer = UITapGestureRecognizer(target: nil, action: nil)
        let inner = UITapGestureRecognizer(target: nil, action: nil)
        outer.delegate = delegate
        logging(outer, "outer", stage.log)
        logging(inner, "inner", stage.log)
        stage.view.addGestureRecognizer(outer)
        view.addGestureRecognizer(inner)
        view.log = nil
        stage.tap(view)
        XCTAssertEqual(stage.log.take(), ["inner.ended", "outer.ended"])
        stage.tearDown()
    }

    func testASingleTapWaitsForTheDoubleTapToFail() {
        let (stage, view) = stageWithView()
        let single = UITapGestureRecognizer(target: nil, action: nil)
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        logging(single, "single", stage.log)
        logging(double, "double", stage.log)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        view.log = nil
        stage.tap(view)
        XCTAssertEqual(stage.log.take(), [])
        stage.tap(view.center, count: 2)
        XCTAssertEqual(stage.log.take(), ["double.ended"])
        stage.tap(view)
        XCTAssertEqual(stage.log.take(), [])
        // What its timer does after 0.35 seconds.
        double.state = .failed
        XCTAssertEqual(stage.log.take(), ["single.ended"])
        stage.tearDown()
    }

    func testPanReportsTranslationAndVelocity() {
        let (stage, view) = stageWithView()
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        var translations: [CGFloat] = []
        pan.onStateChange = { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            stage.log.add("\(pan.state)")
            translations.append(pan.translation(in: view).x)
        }
        view.addGestureRecognizer(pan)
        view.log = nil
        let finger = stage.land(CGPoint(x: 100, y: 150))
        for step in 1...3 {
            stage.frame()
            finger.move(to: CGPoint(x: 100 + CGFloat(step) * 20, y: 150))
        }
        XCTAssertEqual(pan.velocity(in: view).x, 1200, accuracy: 5)
        finger.lift()
        XCTAssertEqual(stage.log.take(), ["began", "changed", "changed", "ended"])
        XCTAssertEqual(translations, [20, 40, 60, 60])
        stage.tearDown()
    }

    func testSwipeNeedsItsDirection() {
        let (stage, view) = stageWithView()
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        swipe.direction = .left
        logging(swipe, "swipe", stage.log)
        view.addGestureRecognizer(swipe)
        view.log = nil
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 200, y: 150), frames: 5)
        XCTAssertEqual(stage.log.take(), [])
        stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 100, y: 150), frames: 5)
        XCTAssertEqual(stage.log.take(), ["swipe.ended"])
        stage.tearDown()
    }

    func testShouldReceiveAndShouldBeginCanRefuse() {
        final class Refusing: NSObject, UIGestureRecognizerDelegate {
            var receives = false
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let (stage, view) = stageWithView()
        let delegate = Refusing()
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.delegate = delegate
        logging(tap, "tap", stage.log)
        view.addGestureRecognizer(tap)
        stage.tap(view)
        delegate.receives = true
        stage.tap(view)
        XCTAssertEqual(stage.log.take(), ["view.began", "view.ended", "view.began", "view.ended"])
        stage.tearDown()
    }
}
