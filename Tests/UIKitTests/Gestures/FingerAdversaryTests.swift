// Random fingers, several at once, on views, recognizers, a control, a scroll view and a table, while the app enables and
// disables recognizers, removes views and scrolls by itself. What must hold is judged by FingerModels. The same seed is the
// same walk.
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class FingerAdversaryTests: XCTestCase {
    private struct Chance {
        var state: UInt64
        mutating func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    private func walk(seed: Int, steps: Int) -> [String] {
        let verdict = Verdict()
        let stage = TouchStage()
        var chance = Chance(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        let root = Witness(verdict, stage.view.bounds)
        stage.view.addSubview(root)
        let view = Witness(verdict, CGRect(x: 0, y: 60, width: 393, height: 200))
        root.addSubview(view)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 3000)
        root.addSubview(scroll)
        let inner = Witness(verdict, CGRect(x: 20, y: 20, width: 300, height: 2000))
        scroll.addSubview(inner)
        scroll.addSubview(UIControl(frame: CGRect(x: 330, y: 0, width: 60, height: 3000)))
        let model = ScrollModel(verdict)
        scroll.delegate = model
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer(target: nil, action: nil)
        single.require(toFail: double)
        let late = UITapGestureRecognizer(target: nil, action: nil)
        late.delaysTouchesBegan = true
        let recognizers: [(UIGestureRecognizer, UIView)] = [
            (double, view), (single, view), (UIPanGestureRecognizer(target: nil, action: nil), view), (UILongPressGestureRecognizer(target: nil, action: nil), view),
            (UIPinchGestureRecognizer(target: nil, action: nil), root), (UISwipeGestureRecognizer(target: nil, action: nil), root), (late, inner),
        ]
        for (recognizer, owner) in recognizers { owner.addGestureRecognizer(recognizer) }
        let models = recognizers.map { StateModel($0.0, verdict) }
        stage.settle()

        var fingers: [UITouch] = []
        let event = UIEvent()
        func send(_ changed: UITouch, _ phase: UITouch.Phase, at point: CGPoint) {
            for touch in fingers where touch !== changed { touch.move(to: touch.location(in: nil), phase: .stationary, timestamp: StageClock.now) }
            if phase != .began { changed.move(to: point, phase: phase, timestamp: StageClock.now) }
            event.update(Set(fingers), timestamp: StageClock.now)
            stage.window.sendEvent(event)
            if phase == .ended { fingers.removeAll { $0 === changed } }
        }
        for _ in 0..<steps where verdict.findings.isEmpty {
            let point = CGPoint(x: CGFloat(chance.below(393)), y: CGFloat(60 + chance.below(640)))
            switch chance.below(20) {
            case 0...4 where fingers.count < 3:
                let touch = UITouch(window: stage.window, location: point, timestamp: StageClock.now, tapCount: 1 + chance.below(2))
                fingers.append(touch)
                send(touch, .began, at: point)
            case 5...11 where !fingers.isEmpty:
                let touch = fingers[chance.below(fingers.count)], place = touch.location(in: nil)
                send(touch, .moved, at: CGPoint(x: place.x + CGFloat(chance.below(41) - 20), y: place.y + CGFloat(chance.below(61) - 30)))
            case 12...15 where !fingers.isEmpty:
                let touch = fingers[chance.below(fingers.count)]
                send(touch, .ended, at: touch.location(in: nil))
            case 16:
                let (recognizer, _) = recognizers[chance.below(recognizers.count)]
                recognizer.isEnabled.toggle()
            case 17:
                if view.superview == nil { root.addSubview(view) } else if chance.below(3) == 0 { view.removeFromSuperview() }
            case 18 where chance.below(4) == 0:
                GestureArbiter.shared.cancelTouches(in: [stage.window])
                fingers.removeAll()
            case 19 where chance.below(3) == 0 && !scroll.motion.isDragging:
                // A programmatic move ends a deceleration without a word.
                model.owesEnd = false
                scroll.setContentOffset(CGPoint(x: 0, y: CGFloat(chance.below(2500))), animated: chance.below(2) == 0)
            default: for _ in 0...chance.below(20) { stage.frame() }
            }
        }
        while let touch = fingers.first { send(touch, .ended, at: touch.location(in: nil)) }
        stage.settle()
        for _ in 0..<60 { stage.frame() }
        stage.settle()
        for witness in [root, view, inner] where !witness.live.isEmpty { verdict.find("a view still has \(witness.live.count) touches at rest") }
        for model in models {
            if model.isRunning { verdict.find("\(type(of: model.recognizer)) runs at rest") }
            if model.recognizer.state != .possible { verdict.find("\(type(of: model.recognizer)) is \(model.recognizer.state) at rest") }
        }
        if model.isDragging || scroll.isDragging { verdict.find("a drag goes on at rest") }
        if model.owesEnd || scroll.isDecelerating { verdict.find("the content has not come to rest") }
        if MainRunLoopMode.current != .default { verdict.find("the run loop tracks at rest") }
        stage.tearDown()
        return verdict.findings.map { "seed \(seed): \($0)" }
    }

    /// 100,000 steps; the adversary's own 100,000 are in AdversaryTests.
    func testRandomFingers() {
        for seed in 1...200 { XCTAssertEqual(walk(seed: seed, steps: 500), []) }
    }
}
