// Fingers on views, recognizers, controls and cells, as devices logged them: lifecycle-records-2, groups events/*.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class TouchLogTests: XCTestCase {
    private static let place = CGRect(x: 50, y: 100, width: 200, height: 200)

    private func tap(on view: UIView, _ stage: TouchStage, logs: Bool = false) {
        let tap = NotingTap("G", logs ? stage.log : nil)
        tap.onStateChange = { if $0.state == .ended { stage.log.add("tapped") } }
        view.addGestureRecognizer(tap)
    }

    private func touched(_ stage: TouchStage) -> NotingView {
        let view = NotingView("YV", stage.log, Self.place)
        stage.view.addSubview(view)
        return view
    }

    func testTheActionComesBeforeTheCancelledTouch() {
        let stage = TouchStage(iOSVersion: 11)
        let view = touched(stage)
        tap(on: stage.view, stage)
        stage.tap(view)
        XCTAssertEqual(conforms(stage.log.take(), to: "log2-tap-root", whole: true), [])
        stage.tearDown()
    }

    func testTheRecognizerHearsFirst() {
        for (own, version) in [(false, 11), (true, 12)] {
            let stage = TouchStage(iOSVersion: version)
            let view = touched(stage)
            tap(on: own ? view : stage.view, stage, logs: true)
            stage.tap(view)
            let log = stage.log.take()
            XCTAssertEqual(conforms(log, to: "log2-tap-recogniser", "log2-tap-own-view", whole: true), [])
            XCTAssertEqual(log, ["G.began", "YV.began", "G.ended", "tapped", "YV.cancelled"])
            stage.tearDown()
        }
    }

    func testADragTakesTheTouchAway() {
        let stage = TouchStage(iOSVersion: 11)
        let view = touched(stage)
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.onStateChange = { _ in stage.log.add("panned") }
        stage.view.addGestureRecognizer(pan)
        let finger = stage.land(CGPoint(x: 100, y: 150))
        for x in [105, 115, 120] { stage.frame(); finger.move(to: CGPoint(x: CGFloat(x), y: 150)) }
        let log = stage.log.take()
        XCTAssertEqual(log, ["YV.began", "YV.moved", "panned", "YV.cancelled", "panned"])
        XCTAssertEqual(conforms(log, to: "log2-pan", "log2-pan-recogniser", whole: true), [])
        _ = view
        finger.lift()
        stage.tearDown()
    }

    func testAControlLosesItsTouch() {
        let stage = TouchStage(iOSVersion: 11)
        let button = NotingButton("B", stage.log, Self.place)
        tap(on: button, stage, logs: true)
        stage.view.addSubview(button)
        stage.tap(button)
        XCTAssertEqual(conforms(stage.log.take(), to: "log2-button-own-tap", whole: true), [])
        button.removeFromSuperview()
        let control = NotingControl("C", stage.log, Self.place)
        stage.view.addSubview(control)
        tap(on: stage.view, stage, logs: true)
        stage.tap(control)
        XCTAssertEqual(conforms(stage.log.take(), to: "log2-control-parent-tap", whole: true), [])
        stage.tearDown()
    }

    // MARK: delaysContentTouches

    private func table(_ stage: TouchStage) -> NotingTable {
        let table = NotingTable(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
        table.log = stage.log
        table.dataSource = table
        table.delegate = table
        stage.view.addSubview(table)
        tap(on: stage.view, stage)
        stage.settle()
        _ = stage.log.take()
        return table
    }

    func testAQuickTapOnACellUnderAParentsTap() {
        let stage = TouchStage(iOSVersion: 11)
        let table = table(stage)
        stage.tap(CGPoint(x: 100, y: 120))
        let log = stage.log.take()
        XCTAssertEqual(log, ["tapped"])
        XCTAssertEqual(conforms(log, to: "log2-cell-quick-tap", whole: true), [])
        XCTAssertNil(table.indexPathForSelectedRow)
        stage.tearDown()
    }

    func testAShortPressOnACellUnderAParentsTap() {
        let stage = TouchStage(iOSVersion: 11)
        _ = table(stage)
        let finger = stage.land(CGPoint(x: 100, y: 120))
        for _ in 0..<15 { stage.frame() }
        finger.lift()
        let log = stage.log.take()
        XCTAssertEqual(log, ["T.began", "tapped", "T.cancelled"])
        XCTAssertEqual(conforms(log, to: "log2-cell-short-press", whole: true), [])
        stage.tearDown()
    }

    /// Nobody takes it: the content hears of both ends when the finger is lifted.
    func testAQuickTapOnACell() {
        let stage = TouchStage()
        let table = NotingTable(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
        table.log = stage.log
        table.dataSource = table
        table.delegate = table
        stage.view.addSubview(table)
        stage.settle()
        let finger = stage.land(CGPoint(x: 100, y: 120))
        stage.frame()
        XCTAssertEqual(stage.log.take(), [])
        finger.lift()
        XCTAssertEqual(stage.log.take(), ["T.began", "T.ended", "selected"])
        stage.tearDown()
    }

    func testADragBeforeTheDelayIsOverLeavesNothingToHear() {
        let stage = TouchStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        let control = NotingControl("C", stage.log, Self.place)
        scroll.addSubview(control)
        stage.view.addSubview(scroll)
        stage.settle()
        stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), frames: 5)
        XCTAssertEqual(stage.log.take(), [])
        XCTAssertGreaterThan(scroll.contentOffset.y, 0)
        stage.settle()
        scroll.contentOffset = .zero
        // A control that has heard of the touch keeps it.
        let finger = stage.land(CGPoint(x: 100, y: 250))
        for _ in 0..<15 { stage.frame() }
        for y in [240, 220, 200] { finger.move(to: CGPoint(x: 100, y: CGFloat(y))); stage.frame() }
        finger.lift()
        XCTAssertEqual(stage.log.take().filter { !$0.hasSuffix("Tracking") && !$0.hasSuffix("moved") }, ["C.began", "C.ended"])
        XCTAssertEqual(scroll.contentOffset.y, 0)
        stage.tearDown()
    }
}
