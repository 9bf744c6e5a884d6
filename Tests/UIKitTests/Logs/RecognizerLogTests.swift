// Recognizers that delay, cancel or share the touches of views: lifecycle-records-4, events/cancel, delay, control and scroll-delay.
import LifecycleEvidence
import XCTest
@testable import UIKit

/// Logs the state that a touch's end leaves it in.
private final class StateTap: UITapGestureRecognizer {
    var log: EventLog?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log?.add("G.began"); super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        log?.add("G.ended(\(state == .failed ? "failed" : "ended"))")
    }
}

private final class EventWindow: UIWindow {
    var log: EventLog?
    override func sendEvent(_ event: UIEvent) { log?.add("Window.sendEvent"); super.sendEvent(event) }
}

@MainActor final class RecognizerLogTests: XCTestCase {
    private static let place = CGRect(x: 50, y: 100, width: 200, height: 200)
    private static let inside = CGPoint(x: 100, y: 150)

    // MARK: Two taps

    /// A double tap recognizer on a view; its state is observed by key, as in the source.
    private func doubleTap(_ delaysEnd: Bool, cancels: Bool = false, _ body: (TouchStage, UITapGestureRecognizer) -> Void) -> [String] {
        let stage = TouchStage(iOSVersion: 13)
        let view = NotingView("V", stage.log, Self.place)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.numberOfTapsRequired = 2
        tap.cancelsTouchesInView = cancels
        tap.delaysTouchesEnded = delaysEnd
        view.addGestureRecognizer(tap)
        stage.view.addSubview(view)
        let observation = tap.observe(\.state, _name: "state", options: []) { tap, _ in
            switch tap.state {
            case .failed: stage.log.add("G.failed")
            case .ended: stage.log.add("G.recognised")
            default: break
            }
        }
        body(stage, tap)
        observation.invalidate()
        let log = stage.log.take()
        stage.tearDown()
        return log
    }

    private func twice(_ stage: TouchStage) {
        stage.tap(Self.inside)
        for _ in 0..<5 { stage.frame() }
        stage.tap(Self.inside, count: 2)
        stage.settle()
    }

    func testTheEndOfATapWaitsForTheDoubleTap() {
        let one = doubleTap(true) { stage, _ in
            stage.tap(Self.inside)
            XCTAssertEqual(stage.log.lines, ["V.began"])
            for _ in 0..<60 { stage.frame() }
        }
        XCTAssertEqual(conforms(one, to: "gh8294-one-tap", whole: true), [])
        XCTAssertEqual(one, ["V.began", "G.failed", "V.ended"])
    }

    func testASecondFingerThatStays() {
        let log = doubleTap(true) { stage, _ in
            stage.tap(Self.inside)
            for _ in 0..<5 { stage.frame() }
            let finger = stage.land(Self.inside, count: 2)
            XCTAssertEqual(stage.log.lines, ["V.began"])
            for _ in 0..<120 { stage.frame() }
            XCTAssertEqual(stage.log.lines, ["V.began", "G.failed", "V.ended", "V.began"])
            finger.lift()
        }
        XCTAssertEqual(conforms(log, to: "gh8294-second-tap-held", whole: true), [])
    }

    func testTwoTaps() {
        XCTAssertEqual(conforms(doubleTap(false) { stage, _ in twice(stage) }, to: "gh8294-no-delay", whole: true), [])
        let delayed = doubleTap(true) { stage, _ in twice(stage) }
        XCTAssertEqual(delayed, ["V.began", "G.recognised", "V.ended"])
        XCTAssertEqual(conforms(delayed, to: "gh8294-double-tap", whole: true), [])
        // The view's one touch is cancelled (UIGestureRecognizer.delaysTouchesEnded documentation).
        XCTAssertEqual(doubleTap(true, cancels: true) { stage, _ in twice(stage) }, ["V.began", "G.recognised", "V.cancelled"])
    }

    func testTheFirstTapMoves() {
        let log = doubleTap(true) { stage, _ in
            let finger = stage.land(Self.inside)
            for x in [101, 103, 105] { stage.frame(); finger.move(to: CGPoint(x: CGFloat(x), y: 150)) }
            finger.lift()
            stage.frame()
            stage.tap(Self.inside, count: 2)
            stage.settle()
        }
        XCTAssertEqual(conforms(log, to: "gh8294-moved-double-tap", whole: true), [])
    }

    // MARK: A pan

    private func panned(_ change: (UIPanGestureRecognizer) -> Void) -> [String] {
        let stage = TouchStage(iOSVersion: 11)
        stage.view.addSubview(NotingView("YV", stage.log, Self.place))
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.onStateChange = { _ in stage.log.add("panned") }
        change(pan)
        stage.view.addGestureRecognizer(pan)
        let finger = stage.land(Self.inside)
        for x in [105, 115, 120, 130] { stage.frame(); finger.move(to: CGPoint(x: CGFloat(x), y: 150)) }
        let log = stage.log.take()
        finger.lift()
        stage.tearDown()
        return log
    }

    func testAPanThatDoesNotCancel() {
        let log = panned { $0.cancelsTouchesInView = false }
        XCTAssertEqual(log, ["YV.began", "YV.moved", "panned", "YV.moved", "panned", "YV.moved", "panned", "YV.moved"])
        XCTAssertEqual(conforms(log, to: "gh1140-pan-without-cancel"), [])
    }

    func testAPanThatDelaysTheBeginning() {
        XCTAssertEqual(conforms(panned { $0.delaysTouchesBegan = true }, to: "gh1140-pan-delays-began"), [])
    }

    // MARK: Buttons and cells

    private func tap(on view: UIView, _ stage: TouchStage, logs: Bool) {
        let tap = NotingTap("G", logs ? stage.log : nil)
        tap.onStateChange = { if $0.state == .ended { stage.log.add("tapped") } }
        view.addGestureRecognizer(tap)
    }

    private func button(_ stage: TouchStage) -> NotingButton {
        let button = NotingButton("B", stage.log, CGRect(x: 50, y: 650, width: 100, height: 40))
        button.addAction(UIAction { _ in stage.log.add("clicked") }, for: .touchUpInside)
        stage.view.addSubview(button)
        return button
    }

    func testAButtonOnAViewWithATap() {
        let stage = TouchStage(iOSVersion: 11)
        tap(on: stage.view, stage, logs: false)
        stage.tap(button(stage))
        XCTAssertEqual(conforms(stage.log.take(), to: "gh1140-button-beside", whole: true), [])
        stage.tearDown()
        let second = TouchStage(iOSVersion: 11)
        let state = StateTap(target: nil, action: nil)
        state.log = second.log
        second.view.addGestureRecognizer(state)
        second.tap(button(second))
        XCTAssertEqual(conforms(second.log.take(), to: "gh1140-button-parent-tap", whole: true), [])
        second.tearDown()
    }

    /// A table over a view with a tap recognizer; a finger rests on its first cell for so many frames.
    private func pressed(_ frames: Int, logs: Bool) -> [String] {
        let stage = TouchStage(iOSVersion: logs ? 13 : 11)
        let table = NotingTable(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
        table.log = stage.log
        table.dataSource = table
        table.delegate = table
        stage.view.addSubview(table)
        tap(on: stage.view, stage, logs: logs)
        stage.settle()
        _ = stage.log.take()
        let finger = stage.land(CGPoint(x: 100, y: 120))
        for _ in 0..<frames { stage.frame() }
        finger.lift()
        stage.settle()
        defer { stage.tearDown() }
        return stage.log.take()
    }

    func testCells() {
        XCTAssertEqual(conforms(pressed(60, logs: false), to: "gh1140-long-press-cell", whole: true), [])
        XCTAssertEqual(conforms(pressed(60, logs: true), to: "gh3804-cell-long", whole: true), [])
        XCTAssertEqual(conforms(pressed(15, logs: true), to: "gh3804-cell-short", whole: true), [])
        XCTAssertEqual(conforms(pressed(3, logs: true), to: "gh3804-cell-click", whole: true), [])
    }

    func testWhenTheContentHears() {
        let stage = TouchStage(iOSVersion: 13)
        let window = EventWindow(frame: stage.window.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let table = NotingTable(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
        table.dataSource = table
        window.rootViewController?.view.addSubview(table)
        if let view = window.rootViewController?.view { tap(on: view, stage, logs: true) }
        stage.settle()
        window.log = stage.log
        let touch = UITouch(window: window, location: CGPoint(x: 100, y: 120), timestamp: StageClock.now, tapCount: 1)
        let event = UIEvent()
        event.update([touch], timestamp: StageClock.now)
        let start = StageClock.now
        table.log = stage.log
        window.sendEvent(event)
        for _ in 0..<15 {
            stage.frame()
            if stage.log.lines.last == "T.began" { XCTAssertEqual(StageClock.now - start, 0.15, accuracy: 0.02); stage.log.add("(+0.15)") }
        }
        touch.move(to: CGPoint(x: 100, y: 120), phase: .ended, timestamp: StageClock.now)
        event.update([touch], timestamp: StageClock.now)
        window.sendEvent(event)
        let log = stage.log.take().filter { $0 != "(+0.15)" }
        XCTAssertEqual(conforms(log, to: "gh3804-delay-timed", names: ["T.began(+0.15)": "T.began"], whole: true), [])
        window.isHidden = true
        stage.tearDown()
    }
}
