// What documents state of views that want touches alone and of drags that stay on an axis: lifecycle-records-7, touch/exclusive and
// scroll/lock.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class StatedTouchTests: XCTestCase {
    private func pair(_ body: (TouchStage, NotingView) -> Void) -> [String] {
        let stage = TouchStage()
        let alone = NotingView("E", stage.log, CGRect(x: 0, y: 100, width: 150, height: 200)), other = NotingView("V", stage.log, CGRect(x: 200, y: 100, width: 150, height: 200))
        alone.isExclusiveTouch = true
        for view in [alone, other] { stage.view.addSubview(view) }
        body(stage, alone)
        defer { stage.tearDown() }
        return stage.log.take()
    }

    func testAViewThatWantsTouchesAlone() {
        let first = pair { stage, _ in
            let one = stage.land(CGPoint(x: 50, y: 200)), two = stage.land(CGPoint(x: 250, y: 200))
            two.lift()
            one.lift()
        }
        XCTAssertEqual(conforms(first, to: "apple-exclusive-first", whole: true), [])
        let second = pair { stage, _ in
            let one = stage.land(CGPoint(x: 250, y: 200)), two = stage.land(CGPoint(x: 50, y: 200))
            two.lift()
            one.lift()
        }
        XCTAssertEqual(conforms(second, to: "apple-exclusive-second", whole: true), [])
        // Without the flag both hear.
        let both = pair { stage, view in
            view.isExclusiveTouch = false
            let one = stage.land(CGPoint(x: 50, y: 200)), two = stage.land(CGPoint(x: 250, y: 200))
            two.lift()
            one.lift()
        }
        XCTAssertEqual(both, ["E.began", "V.began", "V.ended", "E.ended"])
    }

    private func dragged(to end: CGPoint, locks: Bool) -> [String] {
        let stage = TouchStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 500))
        scroll.contentSize = CGSize(width: 3000, height: 5000)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.isDirectionalLockEnabled = locks
        stage.view.addSubview(scroll)
        stage.settle()
        stage.drag(from: CGPoint(x: 250, y: 500), to: end, frames: 10, rest: 30)
        stage.settle()
        let offset = scroll.contentOffset
        stage.tearDown()
        return ["drag"] + (offset.x > 0 ? ["horizontal"] : []) + (offset.y > 0 ? ["vertical"] : [])
    }

    func testADragThatStaysOnItsAxis() {
        XCTAssertEqual(conforms(dragged(to: CGPoint(x: 220, y: 300), locks: true), to: "apple-lock-vertical", whole: true), [])
        XCTAssertEqual(conforms(dragged(to: CGPoint(x: 50, y: 470), locks: true), to: "apple-lock-horizontal", whole: true), [])
        XCTAssertEqual(conforms(dragged(to: CGPoint(x: 100, y: 350), locks: true), to: "apple-lock-diagonal", whole: true), [])
        XCTAssertEqual(conforms(dragged(to: CGPoint(x: 220, y: 300), locks: false), to: "apple-lock-off", whole: true), [])
    }
}
