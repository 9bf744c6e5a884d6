// Random fingers, several at once, on views, recognizers, a control, a scroll view and a table, while the app enables and
// disables recognizers, removes views and scrolls by itself. What must hold is judged by FingerModels. The same seed is the
// same walk.
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class FingerAdversaryTests: XCTestCase {
    private func walk(seed: Int, steps: Int) -> [String] {
        let verdict = Verdict()
        let stage = TouchStage()
        var walk = FingerWalk(stage, verdict, seed: seed)
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

        for _ in 0..<steps where verdict.findings.isEmpty {
            let point = CGPoint(x: CGFloat(walk.below(393)), y: CGFloat(60 + walk.below(640)))
            switch walk.below(20) {
            case 0...4 where walk.fingers.count < 3: walk.land(point, tapCount: 1 + walk.below(2))
            case 5...11 where !walk.fingers.isEmpty: walk.moveOne(CGPoint(x: 20, y: 30))
            case 12...15 where !walk.fingers.isEmpty: walk.liftOne()
            case 16:
                let (recognizer, _) = recognizers[walk.below(recognizers.count)]
                recognizer.isEnabled.toggle()
            case 17:
                if view.superview == nil { root.addSubview(view) } else if walk.below(3) == 0 { view.removeFromSuperview() }
            case 18 where walk.oneIn(4): walk.cancelAll()
            case 19 where walk.below(3) == 0 && !scroll.motion.isDragging:
                // A programmatic move ends a deceleration without a word.
                model.owesEnd = false
                scroll.setContentOffset(CGPoint(x: 0, y: CGFloat(walk.below(2500))), animated: walk.below(2) == 0)
            default: walk.frames(upTo: 20)
            }
        }
        walk.rest()
        for witness in [root, view, inner] where !witness.live.isEmpty { verdict.find("a view still has \(witness.live.count) touches at rest") }
        for model in models {
            if model.isRunning { verdict.find("\(type(of: model.recognizer)) runs at rest") }
            if model.recognizer.state != .possible { verdict.find("\(type(of: model.recognizer)) is \(model.recognizer.state) at rest") }
        }
        if model.isDragging || scroll.isDragging { verdict.find("a drag goes on at rest") }
        if model.owesEnd || scroll.isDecelerating { verdict.find("the content has not come to rest") }
        stage.tearDown()
        return verdict.findings.map { "seed \(seed): \($0)" }
    }

    /// 100,000 steps; FingerListTests and FingersDuringTransitionsTests have 100,000 more.
    func testRandomFingers() {
        XCTAssertEqual((1...200).flatMap { walk(seed: $0, steps: 500) }.prefix(5), [])
    }
}
