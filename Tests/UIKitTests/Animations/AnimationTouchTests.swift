// Touches of views that are being animated. Apple, UIView.isUserInteractionEnabled: "During an animation, user interactions are
// temporarily disabled for all views involved in the animation", unless the animation has the option allowUserInteraction.
import CoreGraphics
import UIKit
import XCTest

@MainActor final class AnimationTouchTests: XCTestCase {
    private var stage: TouchStage!
    private var view: UIView!
    private var inner: UIView!

    override func setUp() async throws {
        stage = TouchStage()
        view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(inner)
        stage.view.addSubview(view)
        stage.settle()
        Leftovers.atEnd { [stage] in stage?.tearDown() }
    }

    private var touched: UIView? { stage.view.hitTest(CGPoint(x: 125, y: 125), with: nil) }

    func testAViewTakesNoTouchesWhileItIsAnimated() {
        XCTAssertIdentical(touched, inner)
        UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
        XCTAssertIdentical(touched, stage.view)
        XCTAssertTrue(view.isUserInteractionEnabled)
        stage.settle()
        XCTAssertIdentical(touched, inner)
    }

    func testTheOptionLeavesTouches() {
        XCTAssertIdentical(touched, inner)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { self.view.alpha = 0.5 }
        XCTAssertIdentical(touched, inner)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .allowUserInteraction) { self.view.alpha = 0.3 }
        XCTAssertIdentical(touched, inner)
    }

    func testARepeatingAnimationTakesTouchesUntilItIsRemoved() {
        XCTAssertIdentical(touched, inner)
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { self.view.alpha = 0.5 }
        for _ in 0..<120 { stage.frame() }
        XCTAssertIdentical(touched, stage.view)
        view.layer.removeAllAnimations()
        stage.frame()
        XCTAssertIdentical(touched, inner)
    }

    func testAViewWaitsForTheLastOfItsAnimations() {
        XCTAssertIdentical(touched, inner)
        UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
        UIView.animate(withDuration: 0.1) { self.view.backgroundColor = .red }
        for _ in 0..<30 { stage.frame() }
        XCTAssertIdentical(touched, stage.view)
        stage.settle()
        XCTAssertIdentical(touched, inner)
    }

    func testAnAnimatorLeavesTouchesUnlessToldOtherwise() {
        XCTAssertIdentical(touched, inner)
        let open = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.alpha = 0.5 }
        open.startAnimation()
        XCTAssertIdentical(touched, inner)
        stage.settle()
        let closed = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.alpha = 1 }
        closed.isUserInteractionEnabled = false
        closed.startAnimation()
        XCTAssertIdentical(touched, stage.view)
        closed.stopAnimation(true)
        XCTAssertIdentical(touched, inner)
    }
}
