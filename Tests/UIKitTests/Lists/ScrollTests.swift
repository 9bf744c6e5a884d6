// UIScrollView: the order of its delegate's calls, limits, insets, paging.
import XCTest
@testable import UIKit

@MainActor final class ScrollTests: XCTestCase {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        let log: EventLog
        var target: CGPoint?
        init(_ log: EventLog) { self.log = log }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("didScroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
        func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
            log.add("willEndDragging")
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.add("didEndDragging(\(decelerate))") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("didEndDecelerating") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("didEndScrollingAnimation") }
    }

    private func make() -> (TouchStage, UIScrollView, Delegate) {
        let stage = TouchStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 300, height: 4000)
        scroll.contentInsetAdjustmentBehavior = .never
        stage.view.addSubview(scroll)
        stage.settle()
        let delegate = Delegate(stage.log)
        scroll.delegate = delegate
        stage.kept.append(delegate)
        return (stage, scroll, delegate)
    }

    /// Runs of the same line count once: didScroll comes once a frame.
    private func condensed(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// jianshu-b1d8-scroll-fast, apple-scroll-drag.
    func testAFlick() {
        let (stage, scroll, _) = make()
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), frames: 8)
        let atRelease = scroll.contentOffset.y
        stage.settle()
        XCTAssertEqual(condensed(stage.log.take()), ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "didScroll", "didEndDecelerating"])
        XCTAssertGreaterThan(scroll.contentOffset.y, atRelease + 100)
        XCTAssertFalse(scroll.isDecelerating)
        stage.tearDown()
    }

    /// jianshu-b1d8-scroll-slow.
    func testADragThatRests() {
        let (stage, scroll, _) = make()
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 290), rest: 30)
        stage.settle()
        XCTAssertEqual(condensed(stage.log.take()), ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
        XCTAssertEqual(scroll.contentOffset.y, 99, accuracy: 12)
        stage.tearDown()
    }

    /// jianshu-b1d8-setoffset, apple-scroll-setoffset-animated.
    func testSettingTheOffset() {
        let (stage, scroll, _) = make()
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        XCTAssertEqual(stage.log.take(), ["didScroll"])
        scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        XCTAssertEqual(scroll.contentOffset.y, 100)
        stage.settle()
        XCTAssertEqual(condensed(stage.log.take()), ["didScroll", "didEndScrollingAnimation"])
        XCTAssertEqual(scroll.contentOffset.y, 600)
        stage.tearDown()
    }

    func testTheDelegateChoosesTheTarget() {
        let (stage, scroll, delegate) = make()
        delegate.target = CGPoint(x: 0, y: 1000)
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), frames: 8)
        stage.settle()
        XCTAssertEqual(scroll.contentOffset.y, 1000)
        stage.tearDown()
    }

    func testContentBouncesBackToItsEdge() {
        let (stage, scroll, _) = make()
        stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 400), rest: 20)
        XCTAssertLessThan(scroll.contentOffset.y, 0)
        XCTAssertGreaterThan(scroll.contentOffset.y, -190, "beyond the edge it follows less")
        stage.settle()
        XCTAssertEqual(scroll.contentOffset.y, 0)
        stage.tearDown()
    }

    func testPagesAreWhole() {
        let (stage, scroll, _) = make()
        scroll.isPagingEnabled = true
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 250), frames: 6)
        stage.settle()
        XCTAssertEqual(scroll.contentOffset.y, 400)
        stage.tearDown()
    }

    /// UIScrollView.bounces, Apple's documentation: setting it sets both axes.
    func testBouncesByAxis() {
        let (stage, scroll, _) = make()
        scroll.bounces = false
        XCTAssertEqual([scroll.bouncesHorizontally, scroll.bouncesVertically], [false, false])
        scroll.bounces = true
        scroll.bouncesVertically = false
        let finger = stage.land(CGPoint(x: 50, y: 200))
        for y in stride(from: 210.0, through: 400, by: 10) { finger.move(to: CGPoint(x: 50, y: y)); stage.frame() }
        XCTAssertEqual(scroll.contentOffset.y, 0)
        finger.lift()
        stage.settle()
        stage.tearDown()
    }

    func testASidewaysDragIsLeftToOthers() {
        let (stage, scroll, _) = make()
        stage.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 250, y: 300))
        stage.settle()
        XCTAssertEqual(scroll.contentOffset, .zero)
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }

    func testSafeAreaAndContentInset() {
        let stage = TouchStage()
        let scroll = UIScrollView(frame: stage.view.bounds)
        scroll.alwaysBounceVertical = true
        stage.view.addSubview(scroll)
        stage.settle()
        XCTAssertEqual(scroll.adjustedContentInset.top, 59)
        XCTAssertEqual(scroll.adjustedContentInset.bottom, 34)
        XCTAssertEqual(scroll.contentOffset.y, -59)
        scroll.contentInset.top = 10
        XCTAssertEqual(scroll.contentOffset.y, -69)
        scroll.contentInsetAdjustmentBehavior = .never
        XCTAssertEqual(scroll.adjustedContentInset.top, 10)
        XCTAssertEqual(scroll.contentOffset.y, -10)
        stage.tearDown()
    }

    func testAButtonInAScrollViewIsTappedAndAQuickDragOnItScrolls() {
        let (stage, scroll, _) = make()
        let button = UIButton(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        button.addAction(UIAction { _ in stage.log.add("tapped") }, for: .touchUpInside)
        scroll.addSubview(button)
        stage.settle()
        _ = stage.log.take()
        stage.tap(button)
        XCTAssertEqual(stage.log.take(), ["tapped"])
        stage.drag(from: CGPoint(x: 150, y: 240), to: CGPoint(x: 150, y: 160), frames: 5, rest: 20)
        stage.settle()
        XCTAssertFalse(stage.log.take().contains("tapped"))
        XCTAssertGreaterThan(scroll.contentOffset.y, 40)
        stage.tearDown()
    }
}
