// A scroll view under fingers, as devices logged it: lifecycle-records-2 and -4, groups scroll/*.
import LifecycleEvidence
import XCTest
@testable import UIKit

/// Logs every message but didScroll, in the logs' words.
final class ScrollNotes: NSObject, UIScrollViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { log.add("willEndDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.add("didEndDragging(\(decelerate))") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("didEndScrollingAnimation") }
}

@MainActor final class ScrollLogTests: XCTestCase {
    private func thrown(_ version: Int) -> (TouchStage, UIScrollView) {
        let stage = TouchStage(iOSVersion: version)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
        scroll.contentSize = CGSize(width: 300, height: 9000)
        scroll.contentInsetAdjustmentBehavior = .never
        stage.view.addSubview(scroll)
        stage.settle()
        let delegate = ScrollNotes(stage.log)
        scroll.delegate = delegate
        stage.kept.append(delegate)
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), frames: 8)
        for _ in 0..<3 { stage.frame() }
        XCTAssertTrue(scroll.isDecelerating)
        return (stage, scroll)
    }

    func testAFingerStopsTheContentAndLifts() {
        let (stage, scroll) = thrown(13)
        let finger = stage.land(CGPoint(x: 150, y: 400))
        let offset = scroll.contentOffset
        for _ in 0..<10 { stage.frame() }
        XCTAssertEqual(scroll.contentOffset, offset)
        XCTAssertTrue(scroll.isDecelerating, "until the delegate hears of its end")
        finger.lift()
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(conforms(log, to: "log2-scroll-stop", whole: true), [])
        XCTAssertEqual(log, ["willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "willBeginDragging", "willEndDragging", "didEndDragging(false)", "didEndDecelerating"])
        XCTAssertFalse(scroll.isDecelerating)
        stage.tearDown()
    }

    func testASlowSecondDrag() {
        let (stage, scroll) = thrown(10)
        let finger = stage.land(CGPoint(x: 150, y: 400))
        for y in stride(from: 390, through: 300, by: -10) { stage.frame(); finger.move(to: CGPoint(x: 150, y: CGFloat(y))) }
        for _ in 0..<20 { stage.frame() }
        finger.lift()
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "log2-scroll-drag-again", whole: true), [])
        XCTAssertFalse(scroll.isDecelerating)
        stage.tearDown()
    }

    /// One end for two throws.
    func testASecondThrow() {
        let (stage, _) = thrown(26)
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), frames: 8)
        stage.settle()
        XCTAssertEqual(stage.log.take(), [
            "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
            "didEndDecelerating",
        ])
        stage.tearDown()
    }

    private final class Words: NSObject, UIScrollViewDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        private func add(_ event: String) { if log.lines.last != event { log.add(event) } }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
        func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { add("willEndDragging") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { add("didEndDragging") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
    }

    func testDrags() {
        let stage = TouchStage(iOSVersion: 12)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
        scroll.contentSize = CGSize(width: 300, height: 9000)
        stage.view.addSubview(scroll)
        stage.settle()
        let words = Words(stage.log)
        scroll.delegate = words
        let throwing = { stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), frames: 8) }
        throwing()
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "gh1268-drag"), [])
        throwing()
        for _ in 0..<3 { stage.frame() }
        let finger = stage.land(CGPoint(x: 150, y: 400))
        for _ in 0..<10 { stage.frame() }
        finger.lift()
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "gh1268-touch-again"), [])
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 400), frames: 60, rest: 10)
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "gh6290-slow"), [])
        stage.tearDown()
    }

    /// Logs the three flags at the calls that records know.
    private final class Flags: NSObject, UIScrollViewDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        private func add(_ event: String, _ view: UIScrollView) {
            let line = "\(event)(tracking:\(view.isTracking),dragging:\(view.isDragging),decelerating:\(view.isDecelerating))"
            if log.lines.last != line { log.add(line) }
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll", scrollView) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging", scrollView) }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.add("didEndDragging(\(decelerate),dragging:\(scrollView.isDragging))")
            add("didEndDragging", scrollView)
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating", scrollView) }
    }

    func testTheFlagsOfAScrollView() {
        let stage = TouchStage(iOSVersion: 12)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
        scroll.contentSize = CGSize(width: 300, height: 9000)
        stage.view.addSubview(scroll)
        stage.settle()
        let flags = Flags(stage.log)
        scroll.delegate = flags
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), frames: 8)
        stage.settle()
        let thrown = stage.log.take()
        XCTAssertEqual(conforms(thrown, to: "mo4tech-dragging", "so993280-rest"), [])
        let short = thrown.map { $0.replacingOccurrences(of: "(tracking:false,dragging:", with: "(dragging:").replacingOccurrences(of: ",decelerating:true)", with: ")").replacingOccurrences(of: ",decelerating:false)", with: ")") }
        XCTAssertEqual(conforms(short, to: "jianshu3a75-dragging"), [])
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 400), frames: 20, rest: 20)
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "so993280-slow"), [])
        stage.tearDown()
    }

    func testAThrowThatIsHeld() {
        let stage = TouchStage(iOSVersion: 12)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
        scroll.contentSize = CGSize(width: 300, height: 9000)
        stage.view.addSubview(scroll)
        stage.settle()
        let notes = ScrollNotes(stage.log)
        scroll.delegate = notes
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), frames: 8)
        for _ in 0..<3 { stage.frame() }
        let finger = stage.land(CGPoint(x: 150, y: 400))
        for _ in 0..<10 { stage.frame() }
        finger.lift()
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(conforms(log, to: "lxweimin-stop", whole: true), [])
        XCTAssertEqual(conforms(log, to: "debugly-press"), [])
        stage.tearDown()
    }
}
