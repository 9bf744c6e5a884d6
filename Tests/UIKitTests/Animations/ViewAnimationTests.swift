// Block animations, keyframes, transitions and the property animator, on a clock moved by hand.

@testable import UIKit
import XCTest

final class ViewAnimationTests: XCTestCase {
    private final class Time: @unchecked Sendable {
        var now: CFTimeInterval = 5000
    }

    private static let time = Time()
    /// What stands in no window is not animated.
    @MainActor private static let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    @MainActor private func startClock() {
        let time = Self.time
        MediaClock.now = { time.now }
        time.now += 1e6
        AnimationTimeline.shared.advance(to: time.now)
    }

    @MainActor private func advance(by seconds: CFTimeInterval) {
        CATransaction.flush()
        Self.time.now += seconds
        AnimationTimeline.shared.advance(to: Self.time.now)
    }

    /// Apple, UIView.SystemAnimation.delete: "remove views from the view hierarchy when animation is complete".
    @MainActor func testTheSystemsDeletionRemovesItsViewsAtTheEnd() {
        let view = makeView(), beside = UIView(frame: .zero)
        view.superview?.addSubview(beside)
        view.alpha = 0.5
        var ends: [Bool] = []
        UIView.perform(.delete, on: [view], animations: { beside.frame.origin.x = 9 }, completion: { ends.append($0) })
        XCTAssertNotNil(view.superview)
        XCTAssertNotNil(beside.layer.animation(forKey: "position"))
        advance(by: 0.2)
        XCTAssertNotNil(view.superview)
        advance(by: 0.1)
        XCTAssertNil(view.superview)
        XCTAssertEqual([beside.frame.origin.x, view.alpha], [9, 0.5])
        XCTAssertEqual(ends, [true])
        UIView.perform(.delete, on: [], animations: nil, completion: { ends.append($0) })
        advance(by: 0.3)
        XCTAssertEqual(ends.count, 2)
    }

    @MainActor private func makeView() -> UIView {
        startClock()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        Self.window.addSubview(view)
        CATransaction.flush()
        return view
    }

    @MainActor func testBlockAnimationShowsOldValuesFirstAndCompletesAfterItsDuration() {
        let view = makeView()
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {
            view.center.x = 105
            view.alpha = 0
        }, completion: { finished.append($0) })
        XCTAssertEqual(view.center.x, 105)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 5, accuracy: 1e-6)
        advance(by: 0.5)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 55, accuracy: 1e-6)
        XCTAssertEqual(Double(view.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 1e-6)
        XCTAssertEqual(finished, [])
        advance(by: 0.5)
        XCTAssertEqual(finished, [true])
        XCTAssertNil(view.layer.animationKeys())
    }

    @MainActor func testChangesOutsideABlockAreAtOnce() {
        let view = makeView()
        view.center.x = 50
        XCTAssertNil(view.layer.animationKeys())
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 80 }
        }
        XCTAssertNil(view.layer.animationKeys())
    }

    @MainActor func testZeroDurationCompletesInTheNextCycle() {
        let view = makeView()
        var finished = false
        UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { finished = $0 })
        XCTAssertNil(view.layer.animationKeys())
        XCTAssertFalse(finished)
        XCTAssertFalse(AnimationTimeline.shared.isIdle)
        advance(by: 0)
        XCTAssertTrue(finished)
    }

    @MainActor func testDisabledAnimationsCompleteAtOnce() {
        let view = makeView()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        var finished = false
        UIView.animate(withDuration: 3, animations: { view.alpha = 0 }, completion: { finished = $0 })
        XCTAssertTrue(finished)
    }

    @MainActor func testDelayHoldsTheOldValue() {
        let view = makeView()
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear, animations: { view.center.x = 105 })
        advance(by: 1.9)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 5, accuracy: 1e-6)
        advance(by: 0.6)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 55, accuracy: 1e-6)
        advance(by: 0.5)
    }

    @MainActor func testInterruptedAnimationBendsInsteadOfJumping() {
        let view = makeView()
        var log: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }, completion: { log.append($0) })
        advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 5 }, completion: { log.append($0) })
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 55, accuracy: 1e-6)
        XCTAssertEqual(view.layer.animationKeys()?.count, 2)
        advance(by: 1)
        XCTAssertEqual(log, [true, true])
    }

    @MainActor func testRemovedAnimationReportsUnfinished() {
        let view = makeView()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
        view.layer.removeAllAnimations()
        XCTAssertEqual(finished, false)
    }

    @MainActor func testNestedBlocksInheritUnlessToldOtherwise() {
        let view = makeView(), other = UIView(frame: .zero)
        UIView.animate(withDuration: 2) {
            UIView.animate(withDuration: 5) { view.alpha = 0 }
            UIView.animate(withDuration: 7, delay: 0, options: .overrideInheritedDuration, animations: { other.alpha = 0 })
            XCTAssertEqual(UIView.inheritedAnimationDuration, 2)
        }
        XCTAssertEqual(view.layer.animation(forKey: "opacity")?.duration, 2)
        XCTAssertEqual(other.layer.animation(forKey: "opacity")?.duration, 7)
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
        advance(by: 10)
    }

    @MainActor func testSpringArrives() {
        let view = makeView()
        var done = false
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [], animations: {
            view.center.y = 205
        }, completion: { done = $0 })
        var highest: CGFloat = 0
        for _ in 0..<60 {
            advance(by: 1.0 / 60)
            highest = max(highest, view.layer.presentation()?.position.y ?? 0)
        }
        XCTAssertGreaterThan(highest, 215)
        advance(by: 0.001)
        XCTAssertTrue(done)
    }

    @MainActor func testTransformAndColour() {
        let view = makeView()
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {
            view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
            view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        })
        advance(by: 0.5)
        let shown = view.layer.presentation()
        XCTAssertEqual(shown?.transform.m11 ?? 0, 2 * cos(.pi / 4), accuracy: 1e-6)
        XCTAssertEqual(shown?.backgroundColor?.components?.first ?? 0, 0.5, accuracy: 1e-6)
        advance(by: 0.5)
    }

    @MainActor func testLayoutInsideABlockAnimatesSubviews() {
        final class Container: UIView {
            let child = UIView(frame: .zero)
            override func layoutSubviews() { child.frame = bounds }
        }
        startClock()
        let container = Container(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        container.addSubview(container.child)
        container.layoutIfNeeded()
        CATransaction.flush()
        UIView.animate(withDuration: 1) {
            container.frame.size.width = 100
            container.layoutIfNeeded()
        }
        XCTAssertNotNil(container.child.layer.animation(forKey: "bounds"))
        advance(by: 1)
    }

    @MainActor func testKeyframesFollowEachOther() {
        let view = makeView()
        var done = false
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: [], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 55 }
        }, completion: { done = $0 })
        advance(by: 1)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 55, accuracy: 1e-6)
        advance(by: 1)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 105, accuracy: 1e-6)
        advance(by: 1)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 80, accuracy: 1e-6)
        advance(by: 1)
        XCTAssertTrue(done)
    }

    @MainActor func testTransitionReplacesViewsAndCompletes() {
        startClock()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let a = UIView(frame: container.bounds), b = UIView(frame: container.bounds)
        container.addSubview(a)
        var done = false
        UIView.transition(from: a, to: b, duration: 0.5, options: .transitionFlipFromLeft) { done = $0 }
        XCTAssertEqual(container.subviews, [b])
        XCTAssertNotNil(container.layer.animation(forKey: "transition"))
        advance(by: 0.5)
        XCTAssertTrue(done)
    }

    @MainActor func testPropertyAnimatorScrubsAndFinishes() {
        let view = makeView()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 105 }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.fractionComplete = 0.25
        XCTAssertEqual(animator.state, .active)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 30, accuracy: 1e-6)
        animator.startAnimation()
        advance(by: 1)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 80, accuracy: 1e-6)
        XCTAssertEqual(animator.fractionComplete, 0.75, accuracy: 1e-6)
        advance(by: 0.5)
        XCTAssertEqual(ends, [.end])
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertNil(view.layer.animationKeys())
    }

    @MainActor func testReversedPropertyAnimatorRestoresTheStart() {
        let view = makeView()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 105 }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        advance(by: 1)
        animator.isReversed = true
        advance(by: 0.5)
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 30, accuracy: 1e-6)
        advance(by: 0.6)
        XCTAssertEqual(ends, [.start])
        XCTAssertEqual(view.center.x, 5)
    }

    @MainActor func testStoppedPropertyAnimatorKeepsWhatIsShown() {
        let view = makeView()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 105 }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        advance(by: 1)
        animator.stopAnimation(false)
        XCTAssertEqual(animator.state, .stopped)
        XCTAssertEqual(view.center.x, 55, accuracy: 1e-6)
        animator.finishAnimation(at: .current)
        XCTAssertEqual(ends, [.current])
        XCTAssertTrue(AnimationTimeline.shared.isIdle)
    }
}
