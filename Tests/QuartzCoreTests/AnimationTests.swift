// Animations and transactions on a clock that the test moves.

@testable import QuartzCore
import XCTest

final class AnimationTests: TimedTestCase {
    private func committedLayer() -> (root: CALayer, layer: CALayer) {
        let root = CALayer(), layer = CALayer()
        root.addSublayer(layer)
        CATransaction.flush()
        return (root, layer)
    }

    private func opacity(_ layer: CALayer) -> Double { Double(layer.presentation()?.opacity ?? -1) }

    func testBasicAnimationRunsEndsAndTells() {
        let (_, layer) = committedLayer()
        let recorder = StopRecorder()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        animation.delegate = recorder
        layer.add(animation, forKey: "fade")
        XCTAssertEqual(opacity(layer), 0)
        advance(by: 1)
        XCTAssertEqual(opacity(layer), 0.5, accuracy: 1e-6)
        XCTAssertEqual(layer.opacity, 1)
        XCTAssertEqual(recorder.started, 1)
        XCTAssertFalse(AnimationTimeline.shared.isIdle)
        XCTAssertEqual(AnimationTimeline.shared.nextEventTime ?? 0, 1002, accuracy: 1e-9)
        advance(by: 1)
        XCTAssertEqual(recorder.stops, [true])
        XCTAssertNil(layer.animation(forKey: "fade"))
        XCTAssertTrue(AnimationTimeline.shared.isIdle)
    }

    func testRemovedAnimationIsUnfinished() {
        let (root, layer) = committedLayer()
        let recorder = StopRecorder()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 1
        animation.delegate = recorder
        layer.add(animation, forKey: "a")
        advance(by: 0.2)
        layer.add(animation, forKey: "a")
        XCTAssertEqual(recorder.stops, [false])
        layer.removeFromSuperlayer()
        XCTAssertNil(root.sublayers)
        advance(by: 0)
        XCTAssertEqual(recorder.stops, [false, false], "leaving the tree ends animations at the commit")
    }

    func testFillForwardsStaysUntilRemoved() {
        let (_, layer) = committedLayer()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 50
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        advance(by: 5)
        XCTAssertEqual(layer.presentation()?.position.x, 50)
        XCTAssertTrue(AnimationTimeline.shared.isIdle)
        layer.removeAllAnimations()
        XCTAssertEqual(layer.presentation()?.position.x, 0)
    }

    func testImplicitAnimationOnlyAfterTheFirstCommitAndNotWhenDisabled() {
        let root = CALayer(), layer = CALayer()
        root.addSublayer(layer)
        layer.opacity = 0.5
        XCTAssertNil(layer.animationKeys())
        CATransaction.flush()
        layer.opacity = 0
        XCTAssertEqual(layer.animationKeys(), ["opacity"])
        XCTAssertEqual(layer.animation(forKey: "opacity")?.duration, 0.25)
        layer.removeAllAnimations()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        CATransaction.commit()
        XCTAssertNil(layer.animationKeys())
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        layer.position = CGPoint(x: 9, y: 9)
        CATransaction.commit()
        XCTAssertEqual(layer.animation(forKey: "position")?.duration, 3)
    }

    func testActionSearchOrder() {
        final class Answering: NSObject, CALayerDelegate {
            var answer: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
        }
        let (_, layer) = committedLayer()
        let delegate = MainActor.assumeIsolated { Answering() }
        layer.delegate = delegate
        let own = CABasicAnimation(keyPath: "opacity")
        layer.actions = ["opacity": own]
        XCTAssertTrue(layer.action(forKey: "opacity") as? CABasicAnimation === own)
        MainActor.assumeIsolated { delegate.answer = NSNull() }
        layer.opacity = 0.1
        XCTAssertNil(layer.animationKeys(), "NSNull ends the search")
    }

    func testCompletionBlockWaitsForTheAnimationsOfItsTransaction() {
        let (_, layer) = committedLayer()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("empty") }
        CATransaction.commit()
        XCTAssertEqual(log, ["empty"], "without animations it runs at the commit")
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 1
        layer.add(animation, forKey: "a")
        CATransaction.commit()
        animation.duration = 2
        layer.add(animation, forKey: "b")
        CATransaction.commit()
        advance(by: 1)
        XCTAssertEqual(log, ["empty", "inner"])
        advance(by: 1)
        XCTAssertEqual(log, ["empty", "inner", "outer"])
    }

    func testEndsFireInTheOrderOfTheirTimes() {
        let (_, layer) = committedLayer()
        var log: [Double] = []
        for duration in [0.3, 0.1, 0.2] {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append(duration) }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.toValue = 0
            animation.duration = duration
            layer.add(animation, forKey: nil)
            CATransaction.commit()
        }
        advance(by: 1)
        XCTAssertEqual(log, [0.1, 0.2, 0.3])
    }

    func testEndlessAnimationDoesNotKeepTheTimelineBusy() {
        let (_, layer) = committedLayer()
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.toValue = CGFloat.pi
        spin.duration = 1
        spin.repeatCount = .infinity
        layer.add(spin, forKey: "spin")
        advance(by: 10.5)
        XCTAssertTrue(AnimationTimeline.shared.isIdle)
        XCTAssertTrue(AnimationTimeline.shared.isAnimating)
        XCTAssertNil(AnimationTimeline.shared.nextEventTime)
        XCTAssertEqual(layer.presentation()?.transform.m12 ?? 0, 1, accuracy: 1e-9)
    }

    func testPausedLayerStandsStillAndGoesOn() {
        let (_, layer) = committedLayer()
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 100
        move.duration = 10
        layer.add(move, forKey: "move")
        advance(by: 3)
        // Apple, QA1673, "How to pause the animation of a layer tree".
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        advance(by: 50)
        XCTAssertEqual(layer.presentation()?.position.x ?? 0, 30, accuracy: 1e-6)
        let pausedTime = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
        advance(by: 2)
        XCTAssertEqual(layer.presentation()?.position.x ?? 0, 50, accuracy: 1e-6)
        advance(by: 5)
        XCTAssertNil(layer.animationKeys())
    }

    func testAdditiveAndByValues() {
        let (_, layer) = committedLayer()
        let by = CABasicAnimation(keyPath: "position.y")
        by.byValue = 10
        by.duration = 1
        layer.add(by, forKey: "by")
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, 8, -8, 0]
        shake.isAdditive = true
        shake.duration = 3
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: 100, y: 100)
        layer.add(shake, forKey: "shake")
        advance(by: 0.5)
        XCTAssertEqual(layer.presentation()?.position.y ?? 0, 105, accuracy: 1e-6)
        advance(by: 0.5)
        XCTAssertEqual(layer.presentation()?.position.x ?? 0, 108, accuracy: 1e-6)
    }

    func testKeyframesAtTheirTimesAndDiscrete() {
        let (_, layer) = committedLayer()
        let frames = CAKeyframeAnimation(keyPath: "opacity")
        frames.values = [0, 1, 0]
        frames.keyTimes = [0, 0.25, 1]
        frames.duration = 4
        layer.add(frames, forKey: "frames")
        advance(by: 1)
        XCTAssertEqual(opacity(layer), 1, accuracy: 1e-6)
        advance(by: 1.5)
        XCTAssertEqual(opacity(layer), 0.5, accuracy: 1e-6)
        frames.keyTimes = nil
        frames.calculationMode = .discrete
        layer.add(frames, forKey: "frames")
        advance(by: 1.5)
        XCTAssertEqual(opacity(layer), 1)
    }

    func testMotionAlongAPath() {
        let (_, layer) = committedLayer()
        let move = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        move.path = path
        move.rotationMode = .rotateAuto
        move.duration = 2
        layer.add(move, forKey: "move")
        advance(by: 1.5)
        XCTAssertEqual(layer.presentation()?.position, CGPoint(x: 10, y: 5))
        XCTAssertEqual(layer.presentation()?.transform.m12 ?? 0, 1, accuracy: 1e-9)
    }

    func testGroupMembersLiveInTheGroupsTime() {
        let (_, layer) = committedLayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        let later = CABasicAnimation(keyPath: "position.x")
        later.toValue = 100
        later.beginTime = 1
        later.duration = 1
        let group = CAAnimationGroup()
        group.animations = [fade, later]
        group.duration = 2
        layer.add(group, forKey: "group")
        advance(by: 0.5)
        XCTAssertEqual(opacity(layer), 0.75, accuracy: 1e-6)
        XCTAssertEqual(layer.presentation()?.position.x, 0)
        advance(by: 1)
        XCTAssertEqual(layer.presentation()?.position.x ?? 0, 50, accuracy: 1e-6)
    }

    func testColoursAndPathsMix() {
        let root = CALayer(), shape = CAShapeLayer()
        root.addSublayer(shape)
        CATransaction.flush()
        let colour = CABasicAnimation(keyPath: "fillColor")
        colour.fromValue = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        colour.toValue = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        colour.duration = 2
        shape.add(colour, forKey: "colour")
        let morph = CABasicAnimation(keyPath: "path")
        morph.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        morph.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        morph.duration = 2
        shape.add(morph, forKey: "morph")
        advance(by: 1)
        let shown = shape.presentation()
        XCTAssertEqual(shown?.fillColor?.components?.first ?? 0, 0.5, accuracy: 1e-9)
        XCTAssertEqual(shown?.path?.boundingBox.width, 15)
    }

    func testAddedAnimationIsACopy() {
        let (_, layer) = committedLayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        layer.add(animation, forKey: "a")
        animation.duration = 9
        XCTAssertEqual(layer.animation(forKey: "a")?.duration, 1)
        animation.setValue("tag", forKey: "id")
        XCTAssertEqual(animation.value(forKey: "id") as? String, "tag")
    }

    func testPresentationOfASubclassIsOfItsClass() {
        final class Own: CALayer, @unchecked Sendable {
            var extra = 0
            override init() { super.init() }
            override init(layer: Any) {
                extra = (layer as? Own)?.extra ?? -1
                super.init(layer: layer)
            }
            required init?(coder: NSCoder) { nil }
        }
        let root = CALayer(), layer = Own()
        layer.extra = 7
        root.addSublayer(layer)
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.extra, 7)
        XCTAssertTrue(layer.presentation()?.model() === layer)
    }

    func testDisplayLinkTicksOncePerFrameUntilInvalidated() {
        final class Counter: @unchecked Sendable { var ticks = 0 }
        let counter = Counter()
        let link = CADisplayLink(onFrame: { counter.ticks += 1 })
        link.add(to: .main, forMode: .common)
        for _ in 0..<3 { advance(by: 1.0 / 60) }
        XCTAssertEqual(counter.ticks, 3)
        link.isPaused = true
        advance(by: 1.0 / 60)
        XCTAssertEqual(counter.ticks, 3)
        link.isPaused = false
        XCTAssertEqual(link.frameInterval, 1)
        link.frameInterval = 3
        XCTAssertEqual(link.preferredFramesPerSecond, 20)
        link.preferredFramesPerSecond = 30
        XCTAssertEqual(link.frameInterval, 2)
        for _ in 0..<4 { advance(by: 1.0 / 60) }
        XCTAssertEqual(counter.ticks, 5)
        link.invalidate()
        advance(by: 1)
        XCTAssertEqual(counter.ticks, 5)
    }
}
