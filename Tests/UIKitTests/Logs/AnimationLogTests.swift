// Animations, animators and transactions as others saw them end: lifecycle-records-5, groups animation/* and scroll/by-code.
import LifecycleEvidence
import ObjectiveC
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class AnimationLogTests: XCTestCase {
    private final class Stopped: NSObject, CAAnimationDelegate {
        let stopped: @Sendable (Bool) -> Void
        @MainActor init(_ name: String, _ log: EventLog) {
            stopped = { flag in MainActor.assumeIsolated { log.add(name == "group" || name == "member" ? "didStop(\(name))" : "didStop(\(name),\(flag))") } }
        }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped(flag) }
    }

    private func state(_ animator: UIViewPropertyAnimator) -> String {
        switch animator.state {
        case .inactive: "inactive"
        case .active: "active"
        case .stopped: "stopped"
        @unknown default: "?"
        }
    }

    private func position(_ position: UIViewAnimatingPosition) -> String { position == .end ? "end" : position == .start ? "start" : "current" }

    private func stage(_ body: (TouchStage, UIView) -> Void) -> [String] {
        let stage = TouchStage(iOSVersion: 13)
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        stage.view.addSubview(view)
        stage.settle()
        body(stage, view)
        defer { stage.tearDown() }
        return stage.log.take()
    }

    private func wait(_ seconds: Double, _ stage: TouchStage) { for _ in 0..<Int(seconds / stage.interval) { stage.frame() } }

    // MARK: Animators

    func testAnAnimatorRunsWhileItsCompletionRuns() {
        let log = stage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
            animator.addCompletion { [weak animator] _ in stage.log.add("completion(isRunning:\(animator?.isRunning == true))") }
            animator.startAnimation()
            stage.settle()
            XCTAssertFalse(animator.isRunning)
        }
        XCTAssertEqual(conforms(log, to: "fluent1385-running", whole: true), [])
    }

    /// Paused or not, an animator whose view no window shows is over with the commit.
    func testAnAnimatorOfAViewOutsideOfEveryWindow() {
        let log = stage { stage, _ in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { view.alpha = 0.5 }
            animator.addCompletion { stage.log.add("done(\(self.position($0)))") }
            stage.log.add("starting")
            animator.startAnimation()
            stage.log.add("pausing")
            animator.pauseAnimation()
            stage.frame()
            XCTAssertEqual(view.alpha, 0.5)
            XCTAssertEqual(animator.state, .inactive)
        }
        XCTAssertEqual(conforms(log, to: "whose4097-no-window", whole: true), [])
    }

    /// A view's animations follow the same rule; those of one that comes to a window before the commit run.
    func testABlockOfAViewOutsideOfEveryWindow() {
        let log = stage { stage, shown in
            let outside = UIView(), coming = UIView()
            for (name, view) in [("outside", outside), ("coming", coming)] {
                UIView.animate(withDuration: 1) { view.alpha = 0.5 } completion: { stage.log.add("\(name):\($0)") }
            }
            shown.addSubview(coming)
            stage.frame()
            stage.log.add("frame")
            stage.settle()
        }
        XCTAssertEqual(log, ["outside:true", "frame", "coming:true"])
    }

    func testStatesOfAnAnimator() {
        let withoutEnd = stage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
            animator.addCompletion { _ in stage.log.add("completion") }
            stage.log.add("made:\(state(animator))")
            animator.startAnimation()
            stage.log.add("started:\(state(animator))")
            animator.stopAnimation(true)
            stage.log.add("stopped(true):\(state(animator))")
            stage.settle()
        }
        XCTAssertEqual(conforms(withoutEnd, to: "slk-stop-true", whole: true), [])
        let finished = stage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
            animator.addCompletion { stage.log.add("completion(\(self.position($0)))") }
            animator.startAnimation()
            stage.log.add("started:\(state(animator))")
            animator.stopAnimation(false)
            stage.log.add("stopped(false):\(state(animator))")
            animator.finishAnimation(at: .start)
            stage.log.add("finished:\(state(animator))")
        }
        XCTAssertEqual(conforms(finished, to: "baechukim-stop-false", whole: true), [])
    }

    func testAnAnimatorThatPausesOnCompletion() {
        let log = stage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
            animator.pausesOnCompletion = true
            animator.addCompletion { _ in stage.log.add("completion") }
            let observation = animator.observe(\.isRunning, _name: "running", options: [.new]) { animator, _ in stage.log.add("isRunning(\(animator.isRunning))") }
            animator.startAnimation()
            wait(2, stage)
            stage.log.add("state:\(state(animator))")
            observation.invalidate()
            animator.stopAnimation(true)
        }
        XCTAssertEqual(conforms(log, to: "apple-pauses-on-completion", whole: true), [])
    }

    // MARK: Blocks

    func testTheSameLayoutAgain() {
        let log = stage { stage, view in
            view.translatesAutoresizingMaskIntoConstraints = false
            let left = view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor)
            NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: stage.view.topAnchor), view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50)])
            stage.settle()
            let press = {
                stage.log.add("press")
                left.constant = 100
                UIView.animate(withDuration: 2, animations: { stage.view.layoutIfNeeded() }, completion: { stage.log.add("completion(\($0))") })
            }
            press()
            wait(0.5, stage)
            XCTAssertEqual(stage.log.lines, ["press"])
            press()
            // What he saw: a completion at once.
            stage.frame()
            stage.frame()
            XCTAssertEqual(stage.log.lines, ["press", "press", "completion(true)"])
            stage.settle()
        }
        XCTAssertEqual(conforms(log, to: "qiita-b80-again", whole: true), [])
    }

    func testABlockWithNothingInIt() {
        let log = stage { stage, _ in
            UIView.animate(withDuration: 2, animations: {}, completion: { _ in stage.log.add("completion") })
            wait(0.5, stage)
            stage.log.add("half a second")
            stage.settle()
        }
        XCTAssertEqual(conforms(log, to: "spaceman-nothing", whole: true), [])
    }

    func testAllAnimationsAreRemoved() {
        let log = stage { stage, view in
            UIView.animate(withDuration: 2, animations: { view.alpha = 0.2 }, completion: { stage.log.add("completion(\($0))") })
            wait(0.5, stage)
            stage.log.add("removed")
            view.layer.removeAllAnimations()
            stage.frame()
            XCTAssertEqual(stage.log.lines.last, "completion(false)")
            stage.settle()
        }
        XCTAssertEqual(conforms(log, to: "wp3465-remove-all", whole: true), [])
    }

    func testAnotherTabIsChosen() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let stage = TouchStage(root: tabs, iOSVersion: 9)
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        tabs.viewControllers?.first?.view.addSubview(view)
        stage.frame()
        UIView.animate(withDuration: 3, delay: 0, options: [.autoreverse, .repeat], animations: { view.frame.origin.x += 100 }, completion: { stage.log.add("completion(\($0))") })
        stage.log.add("start")
        wait(1, stage)
        stage.log.add("other tab")
        tabs.selectedIndex = 1
        wait(1, stage)
        XCTAssertEqual(conforms(stage.log.take(), to: "classmethod-tab", whole: true), [])
        stage.tearDown()
    }

    // MARK: Layers

    private func move(to x: CGFloat, _ delegate: Stopped?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = x
        animation.duration = 1
        animation.delegate = delegate
        return animation
    }

    func testAnAnimationUnderTheSameKey() {
        let log = stage { stage, view in
            view.layer.add(move(to: 100, Stopped("first", stage.log)), forKey: "move")
            wait(0.5, stage)
            view.layer.add(move(to: 200, Stopped("second", stage.log)), forKey: "move")
            stage.settle()
        }
        XCTAssertEqual(conforms(log, to: "kd47-replaced", whole: true), [])
    }

    func testAGroupOfAnimations() {
        let log = stage { stage, view in
            let group = CAAnimationGroup()
            group.animations = [move(to: 100, Stopped("member", stage.log))]
            group.duration = 1
            group.delegate = Stopped("group", stage.log)
            view.layer.add(group, forKey: nil)
            stage.settle()
        }
        XCTAssertEqual(conforms(log, to: "newbetuts-group", whole: true), [])
    }

    func testACompletionBlockIsOutsideItsTransaction() {
        let log = stage { stage, view in
            let layer = CALayer()
            view.layer.addSublayer(layer)
            stage.settle()
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setCompletionBlock {
                stage.log.add("completion")
                stage.log.add("duration(\(CATransaction.animationDuration()))")
            }
            layer.opacity = 0.5
            CATransaction.commit()
            stage.log.add("committed")
            wait(0.9, stage)
            XCTAssertEqual(stage.log.lines, ["committed"])
            stage.settle()
        }
        XCTAssertEqual(conforms(log, to: "hmoore-completion", whole: true), [])
    }

    // MARK: Offsets

    private final class Notes: NSObject, UIScrollViewDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.lines.last != "didScroll" { log.add("didScroll") } }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("didEndScrollingAnimation") }
    }

    private func scrolled(_ body: (TouchStage, UIScrollView) -> Void) -> [String] {
        stage { stage, _ in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            scroll.contentSize = CGSize(width: 300, height: 4000)
            stage.view.addSubview(scroll)
            stage.settle()
            let notes = Notes(stage.log)
            stage.kept.append(notes)
            scroll.delegate = notes
            body(stage, scroll)
            stage.settle()
        }
    }

    func testAnOffsetByCode() {
        let block = scrolled { stage, scroll in
            UIView.animate(withDuration: 0.25) { scroll.contentOffset = CGPoint(x: 0, y: 100) }
            stage.log.add("offset(\(Int(scroll.contentOffset.y)))")
        }
        XCTAssertEqual(conforms(block, to: "4f4d-offset-in-block", whole: true), [])
        let animated = scrolled { stage, scroll in
            scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            stage.log.add("offset(\(Int(scroll.contentOffset.y)))")
        }
        XCTAssertEqual(conforms(animated, to: "4f4d-offset-animated", whole: true), [])
    }
}
