// The same fingers at 60 and at 120 frames a second, and a hundred times: the same callbacks in the same order. How often
// a movement is told follows the rate; everything else must not.
import XCTest
@testable import UIKit

@MainActor final class TouchRateTests: XCTestCase {
    private final class Notes: NSObject, UIScrollViewDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("didScroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("willBeginDragging") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.add("didEndDragging(\(decelerate))") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.add("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.add("didEndDecelerating") }
    }

    private static func states(_ recognizer: UIGestureRecognizer, _ name: String, _ log: EventLog) {
        recognizer.onStateChange = { log.add("\(name).\($0.state)") }
    }

    /// Waits seconds of the stage's time.
    private func wait(_ seconds: Double, _ stage: TouchStage) { for _ in 0..<Int((seconds / stage.interval).rounded()) { stage.frame() } }

    /// A finger that goes straight on for so long.
    private func drag(_ stage: TouchStage, from start: CGPoint, by way: CGVector, seconds: Double, rest: Double = 0) {
        let finger = stage.land(start)
        let frames = Int((seconds / stage.interval).rounded())
        for step in 1...frames {
            stage.frame()
            let part = CGFloat(step) / CGFloat(frames)
            finger.move(to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
        }
        wait(rest, stage)
        finger.lift()
    }

    private func walk(_ rate: Double) -> [String] {
        let stage = TouchStage()
        stage.interval = 1 / rate
        let view = NotingView("V", stage.log, CGRect(x: 50, y: 50, width: 200, height: 200))
        let one = UITapGestureRecognizer(target: nil, action: nil), two = UITapGestureRecognizer(target: nil, action: nil)
        two.numberOfTapsRequired = 2
        one.require(toFail: two)
        let pan = UIPanGestureRecognizer(target: nil, action: nil), press = UILongPressGestureRecognizer(target: nil, action: nil)
        for (recognizer, name) in [(one, "One"), (two, "Two"), (pan, "Pan"), (press, "Press")] as [(UIGestureRecognizer, String)] {
            Self.states(recognizer, name, stage.log)
            view.addGestureRecognizer(recognizer)
        }
        stage.view.addSubview(view)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 500))
        scroll.contentSize = CGSize(width: 393, height: 5000)
        let button = NotingControl("C", stage.log, CGRect(x: 20, y: 20, width: 300, height: 100))
        scroll.addSubview(button)
        stage.view.addSubview(scroll)
        stage.settle()
        let notes = Notes(stage.log)
        scroll.delegate = notes
        _ = stage.log.take()
        let inside = CGPoint(x: 150, y: 150)
        stage.tap(inside)
        wait(0.6, stage)
        stage.tap(inside)
        wait(0.1, stage)
        stage.tap(inside, count: 2)
        wait(0.6, stage)
        drag(stage, from: inside, by: CGVector(dx: 80, dy: 0), seconds: 0.3)
        wait(0.6, stage)
        drag(stage, from: inside, by: CGVector(dx: 1, dy: 0), seconds: 1)
        wait(0.6, stage)
        drag(stage, from: CGPoint(x: 150, y: 700), by: CGVector(dx: 0, dy: -300), seconds: 0.2)
        stage.settle(limit: 4000)
        drag(stage, from: CGPoint(x: 150, y: 600), by: CGVector(dx: 0, dy: 200), seconds: 0.5, rest: 0.3)
        stage.settle(limit: 4000)
        scroll.contentOffset = .zero
        stage.tap(CGPoint(x: 100, y: 380))
        wait(0.5, stage)
        let log = stage.log.take()
        stage.tearDown()
        return log.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    func testSixtyAndAHundredAndTwenty() {
        let slow = walk(60)
        XCTAssertEqual(walk(120), slow)
        for part in ["One.ended", "Two.ended", "Pan.began", "Press.began", "didEndDecelerating", "C.began"] { XCTAssertTrue(slow.contains { $0.hasPrefix(part.replacingOccurrences(of: ".ended", with: ".")) }, part) }
    }

    func testAHundredTimes() {
        let first = walk(60)
        for _ in 0..<100 { XCTAssertEqual(walk(60), first) }
    }
}
