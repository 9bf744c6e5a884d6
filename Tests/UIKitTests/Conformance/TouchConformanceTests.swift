// From a finger to views, controls and recognizers: who is asked and told, in which order. Docs/EVIDENCE.md 12.
import LifecycleEvidence
import XCTest
@testable import UIKit

private final class LogView: UIView {
    var name = "View"
    var log: EventLog?
    var logsTouches = true
    convenience init(_ name: String, _ log: EventLog, _ frame: CGRect) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { log?.add("\(name).hitTest"); return super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { log?.add("\(name).pointInside"); return super.point(inside: point, with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name).touchesBegan") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name).touchesMoved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name).touchesEnded") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name).touchesCancelled") }
}

private final class LogWindow: UIWindow {
    var log: EventLog?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { log?.add("Window.hitTest"); return super.hitTest(point, with: event) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { log?.add("Window.pointInside"); return super.point(inside: point, with: event) }
}

private final class LogTap: UITapGestureRecognizer {
    var log: EventLog?
    private func note() {
        if state == .ended { log?.add("Gesture.recognized"); log?.add("Gesture.state(terminal)") }
        if state == .failed { log?.add("Gesture.failed"); log?.add("Gesture.state(terminal)") }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log?.add("Gesture.touchesBegan"); super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event); note() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event); note() }
    override func reset() { log?.add("Gesture.reset"); super.reset() }
}

private final class LogControl: UIControl {
    var log: EventLog?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("Control.touchesBegan"); super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("Control.touchesMoved"); super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("Control.touchesEnded"); super.touchesEnded(touches, with: event) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { log?.add("Control.beginTracking"); return super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { log?.add("Control.continueTracking"); return super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log?.add("Control.endTracking"); super.endTracking(touch, with: event) }
}

private final class LogButton: UIButton {
    var log: EventLog?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("Button.touchesBegan[enter]")
        super.touchesBegan(touches, with: event)
        log?.add("Button.touchesBegan[return]")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("Button.touchesEnded[enter]")
        super.touchesEnded(touches, with: event)
        log?.add("Button.touchesEnded[return]")
    }
}

@MainActor final class TouchConformanceTests: XCTestCase {
    private static let place = CGRect(x: 50, y: 100, width: 200, height: 200)

    /// A view and a tap recognizer on it, both logging.
    private func tapped(_ stage: TouchStage, _ change: (LogTap) -> Void = { _ in }) -> (LogView, LogTap) {
        let view = LogView("View", stage.log, Self.place)
        let tap = LogTap(target: nil, action: nil)
        tap.log = stage.log
        tap.onStateChange = { if $0.state == .ended { stage.log.add("Gesture.action") } }
        change(tap)
        view.addGestureRecognizer(tap)
        stage.view.addSubview(view)
        return (view, tap)
    }

    private func withoutHits(_ log: [String]) -> [String] { log.filter { !$0.hasSuffix("hitTest") && !$0.hasSuffix("pointInside") } }

    // MARK: Hit testing

    func testHitTestOrder() {
        let log = EventLog()
        let root = LogView("Root", log, CGRect(x: 0, y: 0, width: 200, height: 200))
        let a = LogView("A", log, CGRect(x: 0, y: 0, width: 100, height: 100))
        let b = LogView("B", log, CGRect(x: 100, y: 100, width: 100, height: 100))
        let a1 = LogView("A1", log, CGRect(x: 0, y: 0, width: 50, height: 50))
        let a2 = LogView("A2", log, CGRect(x: 50, y: 50, width: 50, height: 50))
        root.addSubview(a)
        root.addSubview(b)
        a.addSubview(a1)
        a.addSubview(a2)
        XCTAssertIdentical(root.hitTest(CGPoint(x: 10, y: 10), with: nil), a1)
        let order = log.take()
        XCTAssertEqual(order, ["Root.hitTest", "Root.pointInside", "B.hitTest", "B.pointInside", "A.hitTest", "A.pointInside", "A2.hitTest", "A2.pointInside", "A1.hitTest", "A1.pointInside"])
        XCTAssertEqual(conforms(order, to: "twe-hit-order"), [])
        b.frame = root.bounds
        for gate in 0..<3 {
            b.isHidden = gate == 0
            b.isUserInteractionEnabled = gate != 1
            b.alpha = gate == 2 ? 0.009 : 1
            XCTAssertIdentical(root.hitTest(CGPoint(x: 10, y: 10), with: nil), a1)
            let gated = log.take()
            XCTAssertEqual(gated.prefix(4), ["Root.hitTest", "Root.pointInside", "B.hitTest", "A.hitTest"])
            XCTAssertEqual(conforms(gated, to: "twe-hit-gates"), [])
        }
    }

    func testTheJourneyOfATouch() {
        let stage = TouchStage()
        let window = LogWindow(frame: stage.window.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let subview = LogView("Subview(last)", stage.log, Self.place)
        let leaf = LogView("Leaf", stage.log, CGRect(x: 10, y: 10, width: 100, height: 100))
        subview.addSubview(leaf)
        root.view.addSubview(subview)
        let tap = LogTap(target: nil, action: nil)
        tap.log = stage.log
        leaf.addGestureRecognizer(tap)
        stage.settle()
        window.log = stage.log
        let touch = UITouch(window: window, location: CGPoint(x: 100, y: 150), timestamp: StageClock.now)
        let event = UIEvent()
        event.update([touch], timestamp: StageClock.now)
        window.sendEvent(event)
        let log = stage.log.take()
        XCTAssertEqual(log, ["Window.hitTest", "Window.pointInside", "Subview(last).hitTest", "Subview(last).pointInside", "Leaf.hitTest", "Leaf.pointInside", "Gesture.touchesBegan", "Leaf.touchesBegan"])
        XCTAssertEqual(conforms(log, to: "nsomar-touch-journey"), [])
        touch.move(to: CGPoint(x: 100, y: 150), phase: .cancelled, timestamp: StageClock.now)
        window.sendEvent(event)
        window.isHidden = true
        stage.tearDown()
    }

    // MARK: Recognizers

    func testARecognizedTap() {
        let stage = TouchStage()
        let (view, _) = tapped(stage)
        stage.tap(view)
        stage.settle()
        let log = withoutHits(stage.log.take())
        XCTAssertEqual(log, [
            "Gesture.touchesBegan", "View.touchesBegan", "Gesture.recognized", "Gesture.state(terminal)", "Gesture.action", "View.touchesCancelled", "Gesture.reset",
        ])
        XCTAssertEqual(conforms(log, to: "apple-gesture-before-view", "apple-gesture-cancels", "apple-gesture-reset", "px49-tap-cancel"), [])
        stage.tearDown()
    }

    /// The first tap of a double tap that never comes: the view's end waits for the recognizer's failure.
    func testATapThatFails() {
        let stage = TouchStage()
        let (view, _) = tapped(stage) { $0.numberOfTapsRequired = 2 }
        let point = CGPoint(x: view.frame.midX, y: view.frame.midY)
        let finger = stage.land(point)
        stage.frame()
        finger.move(to: CGPoint(x: point.x + 2, y: point.y))
        stage.frame()
        finger.lift()
        XCTAssertFalse(withoutHits(stage.log.take()).contains("View.touchesEnded"), "not before the failure")
        stage.tearDown()
    }

    func testAFailedRecognizerLeavesTheTouchToTheView() {
        let stage = TouchStage()
        let (view, tap) = tapped(stage) { $0.numberOfTapsRequired = 2 }
        let point = CGPoint(x: view.frame.midX, y: view.frame.midY)
        let finger = stage.land(point)
        stage.frame()
        finger.move(to: CGPoint(x: point.x + 2, y: point.y))
        stage.frame()
        finger.lift()
        // What its timer does after 0.35 seconds.
        stage.log.add("Gesture.failed")
        tap.state = .failed
        stage.settle()
        let log = withoutHits(stage.log.take()).filter { $0 != "Gesture.touchesBegan" && $0 != "Gesture.reset" }
        XCTAssertEqual(log, ["View.touchesBegan", "View.touchesMoved", "Gesture.failed", "View.touchesEnded"])
        XCTAssertEqual(conforms(log, to: "px49-tap-fail", "twe-gesture-static"), [])
        stage.tearDown()
    }

    func testDelayedTouches() {
        let stage = TouchStage()
        let (view, _) = tapped(stage) { $0.delaysTouchesBegan = true }
        stage.tap(view)
        stage.settle()
        let log = withoutHits(stage.log.take())
        XCTAssertEqual(log, ["Gesture.touchesBegan", "Gesture.recognized", "Gesture.state(terminal)", "Gesture.action", "Gesture.reset"])
        XCTAssertEqual(conforms(log, to: "apple-gesture-delaysbegan"), [])
        stage.tearDown()
    }

    func testTheRecognizersDelegate() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { log.add("GestureDelegate.shouldReceive(event)"); return true }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { log.add("GestureDelegate.shouldReceive(touch)"); return true }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { log.add("GestureDelegate.shouldBegin"); return true }
        }
        let stage = TouchStage()
        let delegate = Delegate(stage.log)
        let (view, _) = tapped(stage) { $0.delegate = delegate }
        stage.tap(view)
        stage.settle()
        let log = stage.log.take().filter { $0.hasPrefix("Gesture") }
        XCTAssertEqual(conforms(log, to: "apple-gesture-delegate-order"), [])
        XCTAssertEqual(log.prefix(3), ["GestureDelegate.shouldReceive(event)", "GestureDelegate.shouldReceive(touch)", "Gesture.touchesBegan"])
        stage.tearDown()
    }

    // MARK: Controls

    func testTracking() {
        let stage = TouchStage()
        let control = LogControl(frame: Self.place)
        control.log = stage.log
        control.addAction(UIAction { _ in stage.log.add("Control.action(touchUpInside)") }, for: .touchUpInside)
        stage.view.addSubview(control)
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 110, y: 150), frames: 1)
        let log = stage.log.take()
        XCTAssertEqual(log, [
            "Control.touchesBegan", "Control.beginTracking", "Control.touchesMoved", "Control.continueTracking", "Control.touchesEnded", "Control.endTracking",
            "Control.action(touchUpInside)",
        ])
        XCTAssertEqual(conforms(log, to: "apple-control-tracking", "haomeiwen-control"), [])
        stage.tearDown()
    }

    func testActionsAreSentInsideTheTouchMethods() {
        let stage = TouchStage()
        let button = LogButton(frame: Self.place)
        button.log = stage.log
        button.addAction(UIAction { _ in stage.log.add("Button.action(touchDown)") }, for: .touchDown)
        button.addAction(UIAction { _ in stage.log.add("Button.action(touchUpInside)") }, for: .touchUpInside)
        stage.view.addSubview(button)
        stage.tap(button)
        let log = stage.log.take()
        XCTAssertEqual(log, [
            "Button.touchesBegan[enter]", "Button.action(touchDown)", "Button.touchesBegan[return]", "Button.touchesEnded[enter]", "Button.action(touchUpInside)",
            "Button.touchesEnded[return]",
        ])
        XCTAssertEqual(conforms(log, to: "jianshue9cd-button"), [])
        stage.tearDown()
    }

    func testControlsUnderAParentsTap() {
        let stage = TouchStage()
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onStateChange = { if $0.state == .ended { stage.log.add("ParentTap.action") } }
        stage.view.addGestureRecognizer(tap)
        let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 50))
        let control = UIControl(frame: CGRect(x: 50, y: 200, width: 100, height: 50))
        button.addAction(UIAction { _ in stage.log.add("Button.action(touchUpInside)") }, for: .touchUpInside)
        control.addAction(UIAction { _ in stage.log.add("Control.action(touchUpInside)") }, for: .touchUpInside)
        stage.view.addSubview(button)
        stage.view.addSubview(control)
        stage.tap(button)
        let buttonLog = stage.log.take()
        XCTAssertEqual(buttonLog, ["Button.action(touchUpInside)"])
        XCTAssertEqual(conforms(buttonLog, to: "deltapls-button-under-tap"), [])
        stage.tap(control)
        let controlLog = stage.log.take()
        XCTAssertEqual(controlLog, ["ParentTap.action"])
        XCTAssertEqual(conforms(controlLog, to: "deltapls-control-under-tap"), [])
        tap.cancelsTouchesInView = false
        stage.tap(button)
        let both = stage.log.take()
        XCTAssertEqual(both, ["ParentTap.action", "Button.action(touchUpInside)"])
        XCTAssertEqual(conforms(both, to: "deltapls-cancels-false"), [])
        stage.tearDown()
    }
}
