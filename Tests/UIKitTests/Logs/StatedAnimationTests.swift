// What Apple's documents and headers state of animators, blocks, transactions and actions: lifecycle-records-6, animation/*.
import LifecycleEvidence
import ObjectiveC
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class StatedAnimationTests: XCTestCase {
    private func word(_ animator: UIViewPropertyAnimator) -> String {
        switch animator.state {
        case .inactive: "inactive"
        case .active: "active"
        case .stopped: "stopped"
        @unknown default: "?"
        }
    }

    private func word(_ position: UIViewAnimatingPosition) -> String { position == .end ? "end" : position == .start ? "start" : "current" }

    private func animator(_ stage: TouchStage, _ view: UIView, says: String? = nil) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.addCompletion { stage.log.add(says ?? "completion(\(self.word($0)))") }
        return animator
    }

    // MARK: Animators

    func testStates() {
        let states = staged { stage, view in
            let animator = animator(stage, view)
            stage.log.add("made:\(word(animator))")
            animator.pauseAnimation()
            stage.log.add("paused:\(word(animator))")
            stage.log.add("isRunning(\(animator.isRunning))")
            animator.startAnimation()
            stage.log.add("started:\(word(animator))")
            stage.log.add("isRunning(\(animator.isRunning))")
            stage.settle()
            stage.log.add("finished:\(word(animator))")
        }
        XCTAssertEqual(conforms(states, to: "apple-animator-states", "apple-animator-running", whole: true), [])
        let scrubbed = staged { stage, view in
            let animator = animator(stage, view)
            stage.log.add("made:\(word(animator))")
            animator.fractionComplete = 0.5
            stage.log.add("scrubbed:\(word(animator))")
            animator.stopAnimation(true)
        }
        XCTAssertEqual(conforms(scrubbed, to: "apple-animator-scrubbed", whole: true), [])
    }

    func testWaysToStop() {
        let later = staged { stage, view in
            let animator = animator(stage, view)
            animator.startAnimation()
            stage.wait(0.5)
            stage.log.add("stopping")
            animator.stopAnimation(false)
            stage.log.add("finishing")
            animator.finishAnimation(at: .current)
            stage.log.add("finished:\(word(animator))")
            stage.settle()
        }
        XCTAssertEqual(conforms(later, to: "apple-animator-finish-later", whole: true), [])
        let never = staged { stage, view in
            let animator = animator(stage, view, says: "completion")
            animator.startAnimation()
            stage.wait(0.5)
            stage.log.add("stopping")
            animator.stopAnimation(true)
            stage.settle()
            stage.log.add("rest")
        }
        XCTAssertEqual(conforms(never, to: "apple-animator-never-finishes", whole: true), [])
    }

    func testBlocksOfARunningAnimator() {
        let added = staged { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
            animator.startAnimation()
            stage.log.add("started")
            animator.addAnimations {
                stage.log.add("block")
                view.center.x += 50
            }
            stage.log.add("added")
            stage.settle()
        }
        XCTAssertEqual(conforms(added, to: "apple-animator-block-added", whole: true), [])
        let atOnce = staged { stage, view in
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0, options: [], animations: {
                stage.log.add("block")
                view.alpha = 0.5
            }, completion: { stage.log.add("completion(\(self.word($0)))") })
            stage.log.add("made:\(word(animator))")
            stage.log.add("isRunning(\(animator.isRunning))")
            stage.settle()
        }
        XCTAssertEqual(conforms(atOnce, to: "apple-animator-at-once", whole: true), [])
    }

    // MARK: Blocks

    func testBlocksThatDoNotAnimate() {
        let nothing = staged { stage, view in
            UIView.animate(withDuration: 0, animations: {
                stage.log.add("block")
                view.center.x += 50
            }, completion: { stage.log.add("completion(\($0))") })
            stage.log.add("after")
            stage.settle()
        }
        XCTAssertEqual(conforms(nothing, to: "apple-zero-duration", whole: true), [])
        let disabled = staged { stage, view in
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) {
                stage.log.add("block")
                view.center.x += 50
            }
            UIView.setAnimationsEnabled(true)
            stage.log.add("animations:\(view.layer.animationKeys()?.count ?? 0)")
        }
        XCTAssertEqual(conforms(disabled, to: "apple-animations-disabled", whole: true), [])
        let running = staged { stage, view in
            UIView.animate(withDuration: 1, animations: { view.center.x += 50 }, completion: { stage.log.add("completion(\($0))") })
            stage.frame()
            stage.log.add("disabled")
            UIView.setAnimationsEnabled(false)
            stage.wait(0.5)
            stage.log.add("half a second")
            stage.settle()
            UIView.setAnimationsEnabled(true)
        }
        XCTAssertEqual(conforms(running, to: "apple-animations-run-on", whole: true), [])
    }

    func testASecondBlockMovesTheSameView() {
        func run(_ first: UIView.AnimationOptions, _ second: UIView.AnimationOptions) -> [String] {
            staged(iOSVersion: 13) { stage, view in
                let home = view.center
                stage.log.add("first")
                UIView.animate(withDuration: 4, delay: 0, options: first, animations: { view.center.x += 100 }, completion: { stage.log.add("completion(first,\($0))") })
                stage.wait(1)
                stage.log.add("second")
                UIView.animate(withDuration: 0.1, delay: 0, options: second, animations: { view.center = home }, completion: { stage.log.add("completion(second,\($0))") })
                stage.settle()
            }
        }
        XCTAssertEqual(conforms(run([.curveLinear], []), to: "matt-additive", whole: true), [])
        XCTAssertEqual(conforms(run([.curveLinear, .autoreverse, .repeat], .beginFromCurrentState), to: "matt-repeating", whole: true), [])
    }

    // MARK: Transactions

    func testCompletionBlocksWithNothingToWaitFor() {
        let nothing = staged { stage, _ in
            CATransaction.begin()
            stage.log.add("begin")
            CATransaction.setCompletionBlock { stage.log.add("completion") }
            CATransaction.commit()
            stage.log.add("committed")
        }
        XCTAssertEqual(conforms(nothing, to: "apple-transaction-nothing", whole: true), [])
        let replaced = staged { stage, _ in
            CATransaction.begin()
            CATransaction.setCompletionBlock { stage.log.add("first") }
            CATransaction.setCompletionBlock { stage.log.add("second") }
            stage.log.add("replaced")
            CATransaction.commit()
            stage.log.add("committed")
        }
        XCTAssertEqual(conforms(replaced, to: "apple-transaction-replaced", whole: true), [])
    }

    func testScopes() {
        let log = staged { stage, _ in
            @MainActor func read(_ name: String) { stage.log.add("\(name)(\(Int(CATransaction.animationDuration())))") }
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            read("outer")
            CATransaction.begin()
            read("inner")
            CATransaction.setAnimationDuration(5)
            read("inner")
            CATransaction.commit()
            read("outer")
            CATransaction.commit()
        }
        XCTAssertEqual(conforms(log, to: "apple-transaction-scopes", whole: true), [])
    }
}
