// A scroll view's delegate, from finger to rest. Docs/EVIDENCE.md 12.
import LifecycleEvidence
import XCTest
@testable import UIKit

private final class ScrollLog: NSObject, UIScrollViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("SV.didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("SV.willBeginDragging") }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { log.add("SV.willEndDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.add("SV.didEndDragging(decelerate:\(decelerate))") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("SV.willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("SV.didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("SV.didEndScrollingAnimation") }
}

@MainActor final class ScrollConformanceTests: XCTestCase {
    private func make() -> (TouchStage, UIScrollView) {
        let stage = TouchStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 300, height: 4000)
        scroll.contentInsetAdjustmentBehavior = .never
        stage.view.addSubview(scroll)
        stage.settle()
        let delegate = ScrollLog(stage.log)
        scroll.delegate = delegate
        stage.kept.append(delegate)
        return (stage, scroll)
    }

    /// didScroll comes once a frame; the records write it once.
    private func condensed(_ lines: [String]) -> [String] { lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }

    func testAFlick() {
        let (stage, _) = make()
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), frames: 8)
        stage.settle()
        let log = condensed(stage.log.take())
        XCTAssertEqual(log, [
            "SV.willBeginDragging", "SV.didScroll", "SV.willEndDragging", "SV.didEndDragging(decelerate:true)", "SV.willBeginDecelerating", "SV.didScroll",
            "SV.didEndDecelerating",
        ])
        XCTAssertEqual(conforms(log, to: "apple-scroll-drag", "jianshu-b1d8-scroll-fast"), [])
        XCTAssertEqual(conforms(log, to: "juejin-scroll-fast", names: ["SV.didEndDragging": "SV.didEndDragging(decelerate:true)"]), [])
        // One more didScroll before willBeginDecelerating, which Docs/EVIDENCE.md 12 allows: how often it comes is not compared.
        XCTAssertEqual(conforms(log, to: "lmlphp-scroll", names: ["SV.didEndDragging": "SV.didEndDragging(decelerate:true)"], leavingOut: ["SV.didScroll"]), [])
        stage.tearDown()
    }

    func testADragThatRests() {
        let (stage, _) = make()
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 290), rest: 30)
        stage.settle()
        let log = condensed(stage.log.take())
        XCTAssertEqual(log, ["SV.willBeginDragging", "SV.didScroll", "SV.willEndDragging", "SV.didEndDragging(decelerate:false)"])
        XCTAssertEqual(conforms(log, to: "jianshu-b1d8-scroll-slow"), [])
        stage.tearDown()
    }

    func testTheProgramScrolls() {
        let (stage, scroll) = make()
        scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        stage.settle()
        let plain = stage.log.take()
        XCTAssertEqual(plain, ["SV.didScroll"])
        XCTAssertEqual(conforms(plain, to: "jianshu-b1d8-setoffset"), [])
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.settle()
        let animated = condensed(stage.log.take())
        XCTAssertEqual(animated, ["SV.didScroll", "SV.didEndScrollingAnimation"])
        XCTAssertEqual(conforms(animated, to: "apple-scroll-setoffset-animated"), [])
        stage.tearDown()
    }
}
