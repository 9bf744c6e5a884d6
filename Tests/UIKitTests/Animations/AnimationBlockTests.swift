// UIView.beginAnimations and commitAnimations: what changes between them is animated with the timing that the setters gave.
import MainActorTesting
import QuartzCore
import UIKit
import XCTest

final class AnimationBlockTests: XCTestCase {
    @MainActor func testChangesAreAnimatedWithTheTimingOfTheBlock() throws {
        let stage = TouchStage()
        defer { stage.tearDown() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        CATransaction.flush()
        UIView.beginAnimations("fade", context: nil)
        UIView.setAnimationDuration(0.7)
        UIView.setAnimationDelay(0)
        UIView.setAnimationCurve(.linear)
        view.alpha = 0.5
        UIView.commitAnimations()
        let key = try XCTUnwrap(view.layer.animationKeys()?.first)
        let animation = try XCTUnwrap(view.layer.animation(forKey: key))
        XCTAssertEqual(animation.duration, 0.7, accuracy: 0.0001)
        XCTAssertEqual(view.alpha, 0.5)

        let still = UIView()
        CATransaction.flush()
        still.alpha = 0.2
        XCTAssertNil(still.layer.animationKeys(), "nothing is animated once the block is closed")
    }

    @MainActor func testADurationOfZeroChangesAtOnce() {
        let stage = TouchStage()
        defer { stage.tearDown() }
        let view = UIView()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0)
        view.alpha = 0.5
        UIView.commitAnimations()
        XCTAssertNil(view.layer.animationKeys())
    }

    /// As the option of the same name: what repeats for ever is replaced (matt-repeating).
    @MainActor func testABlockTakesOverFromWhatRepeats() {
        let stage = TouchStage()
        defer { stage.tearDown() }
        func animations(takesOver: Bool) -> Int {
            let view = UIView()
            stage.root.view.addSubview(view)
            CATransaction.flush()
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0.5 }
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationBeginsFromCurrentState(takesOver)
            view.alpha = 0.2
            UIView.commitAnimations()
            return view.layer.animationKeys()?.count ?? 0
        }
        XCTAssertEqual([false, true].map(animations), [2, 1])
    }

    @MainActor func testGeometryAsStrings() {
        XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3.5, height: 4)), "{{1, 2}, {3.5, 4}}")
        XCTAssertEqual(NSCoder.cgPoint(for: "{7, -8}"), CGPoint(x: 7, y: -8))
        XCTAssertEqual(NSCoder.cgRect(for: "nonsense"), .zero)
    }
}
