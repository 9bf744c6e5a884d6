// Touch tracking, control events and the target-action table of UIControl.
import XCTest
@testable import UIKit

@MainActor final class ControlTrackingTests: XCTestCase {
    private final class LoggingControl: UIControl {
        var log: EventLog?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("touchesBegan"); super.touchesBegan(touches, with: event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("touchesMoved"); super.touchesMoved(touches, with: event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("touchesEnded"); super.touchesEnded(touches, with: event) }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { log?.add("beginTracking"); return true }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { log?.add("continueTracking"); return true }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log?.add("endTracking") }
    }

    /// haomeiwen-control.
    func testTrackingOrder() {
        let stage = TouchStage()
        let control = LoggingControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        control.log = stage.log
        control.addAction(UIAction { _ in stage.log.add("action") }, for: .touchUpInside)
        stage.view.addSubview(control)
        stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 152, y: 150), frames: 1)
        XCTAssertEqual(stage.log.take(), ["touchesBegan", "beginTracking", "touchesMoved", "continueTracking", "touchesEnded", "endTracking", "action"])
        stage.tearDown()
    }

    func testEventsInsideAndOutside() {
        let stage = TouchStage()
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"),
            (.touchDragExit, "exit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in names { control.addAction(UIAction { _ in stage.log.add(name) }, for: event) }
        stage.view.addSubview(control)
        let finger = stage.land(CGPoint(x: 120, y: 120))
        finger.move(to: CGPoint(x: 130, y: 120))
        XCTAssertTrue(control.isHighlighted)
        finger.move(to: CGPoint(x: 130, y: 400))
        XCTAssertFalse(control.isHighlighted)
        finger.move(to: CGPoint(x: 130, y: 120))
        finger.move(to: CGPoint(x: 130, y: 400))
        finger.lift()
        XCTAssertEqual(stage.log.take(), ["down", "dragInside", "exit", "dragOutside", "enter", "dragInside", "exit", "dragOutside", "upOutside"])
        stage.tearDown()
    }

    func testDisabledControlIgnoresTouches() {
        let stage = TouchStage()
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        control.isEnabled = false
        control.addAction(UIAction { _ in stage.log.add("action") }, for: .allTouchEvents)
        stage.view.addSubview(control)
        stage.tap(CGPoint(x: 120, y: 120))
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }

    func testActionsWithNoOneAndTwoArguments() {
        let stage = TouchStage()
        let receiver = ActionReceiver(stage.log)
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        control.addTarget(receiver, action: Selector("fired"), for: .touchUpInside)
        control.addTarget(receiver, action: Selector("fired:event:"), for: .touchUpInside)
        stage.view.addSubview(control)
        stage.tap(CGPoint(x: 120, y: 120))
        XCTAssertEqual(stage.log.take(), ["fired", "fired(sender, event)"])
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(stage.log.take(), ["fired", "fired(sender, no event)"])
        stage.tearDown()
    }

    func testTargetsAreKeptOncePerActionAndRemoved() {
        let log = EventLog()
        let receiver = ActionReceiver(log)
        let control = UIControl(frame: .zero)
        control.addTarget(receiver, action: Selector("fired"), for: .touchUpInside)
        control.addTarget(receiver, action: Selector("fired"), for: .touchDown)
        XCTAssertEqual(control.actions(forTarget: receiver, forControlEvent: .touchDown), ["fired"])
        XCTAssertEqual(control.allControlEvents, [.touchUpInside, .touchDown])
        XCTAssertTrue(control.allTargets.contains(receiver))
        control.removeTarget(receiver, action: nil, for: .touchUpInside)
        control.sendActions(for: [.touchUpInside])
        XCTAssertEqual(log.take(), [])
        control.sendActions(for: [.touchDown])
        XCTAssertEqual(log.take(), ["fired"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        XCTAssertNil(control.actions(forTarget: receiver, forControlEvent: .touchDown))
    }

    func testTargetIsNotRetained() {
        let control = UIControl(frame: .zero)
        weak var gone: ActionReceiver?
        do {
            let receiver = ActionReceiver(EventLog())
            gone = receiver
            control.addTarget(receiver, action: Selector("fired"), for: .touchDown)
        }
        XCTAssertNil(gone)
        control.sendActions(for: .touchDown)
    }

    func testAnActionWithTheSameIdentifierReplacesTheFirst() {
        let log = EventLog()
        let control = UIControl(frame: .zero)
        control.addAction(UIAction(identifier: .init("a")) { _ in log.add("first") }, for: .valueChanged)
        control.addAction(UIAction(identifier: .init("a")) { _ in log.add("second") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(log.take(), ["second"])
        control.removeAction(identifiedBy: .init("a"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(log.take(), [])
    }
}
