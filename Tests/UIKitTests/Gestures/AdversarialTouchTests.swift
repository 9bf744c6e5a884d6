// Views, controls and recognizers that go away or change during their own touches.
import XCTest
@testable import UIKit

@MainActor final class AdversarialTouchTests: XCTestCase {
    func testAControlRemovedByItsOwnAction() {
        let stage = TouchStage()
        weak var gone: UIButton?
        autoreleasepool {
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
            gone = button
            button.addAction(UIAction { [weak button] _ in stage.log.add("tapped"); button?.removeFromSuperview() }, for: .touchUpInside)
            stage.view.addSubview(button)
            stage.tap(button)
        }
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["tapped"])
        XCTAssertNil(gone)
        stage.tearDown()
    }

    func testAViewThatLeavesUnderTheFinger() {
        let stage = TouchStage()
        var button: UIButton? = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        if let button { stage.view.addSubview(button) }
        let finger = stage.land(CGPoint(x: 120, y: 120))
        button?.removeFromSuperview()
        button = nil
        finger.move(to: CGPoint(x: 130, y: 130))
        finger.lift()
        stage.settle()
        stage.tearDown()
    }

    func testARecognizerRemovedOrDisabledByItsOwnAction() {
        let stage = TouchStage()
        for disables in [true, false] {
            let tap = UITapGestureRecognizer(target: nil, action: nil)
            tap.onStateChange = { recognizer in
                stage.log.add("tap")
                if disables { recognizer.isEnabled = false } else { recognizer.view?.removeGestureRecognizer(recognizer) }
            }
            stage.view.addGestureRecognizer(tap)
            stage.tap(CGPoint(x: 100, y: 300))
            stage.tap(CGPoint(x: 100, y: 300))
            stage.view.removeGestureRecognizer(tap)
        }
        XCTAssertEqual(stage.log.take(), ["tap", "tap"])
        stage.tearDown()
    }

    func testADragCancelledByDisablingItsRecognizer() {
        let stage = TouchStage()
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.onStateChange = { stage.log.add("\($0.state)") }
        stage.view.addGestureRecognizer(pan)
        let finger = stage.land(CGPoint(x: 100, y: 300))
        finger.move(to: CGPoint(x: 150, y: 300))
        pan.isEnabled = false
        finger.move(to: CGPoint(x: 200, y: 300))
        finger.lift()
        XCTAssertEqual(stage.log.take(), ["began", "cancelled"])
        pan.isEnabled = true
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300), frames: 2)
        XCTAssertEqual(stage.log.take(), ["began", "changed", "ended"])
        stage.tearDown()
    }

    func testTwoFingersOnAViewWithoutMultipleTouch() {
        final class Counting: UIView {
            var began = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += touches.count }
        }
        let stage = TouchStage()
        let view = Counting(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        stage.view.addSubview(view)
        let first = stage.land(CGPoint(x: 100, y: 200))
        let second = stage.land(CGPoint(x: 200, y: 200))
        XCTAssertEqual(view.began, 1)
        second.lift()
        first.lift()
        stage.tap(view)
        XCTAssertEqual(view.began, 2)
        stage.tearDown()
    }

    func testAnAlertPresentedFromTheHandlerOfAnAlert() throws {
        let stage = TouchStage()
        func action(_ title: String, in view: UIView) -> UIView? {
            if view is AlertActionView, view.accessibilityLabel == title { return view }
            return view.subviews.lazy.compactMap { action(title, in: $0) }.first
        }
        let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
        second.addAction(UIAlertAction(title: "Done", style: .default) { _ in stage.log.add("done") })
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        first.addAction(UIAlertAction(title: "More", style: .default) { _ in stage.root.present(second, animated: true) })
        stage.root.present(first, animated: true)
        stage.settle()
        stage.tap(try XCTUnwrap(action("More", in: first.view)))
        stage.settle()
        XCTAssertIdentical(stage.root.presentedViewController, second)
        stage.tap(try XCTUnwrap(action("Done", in: second.view)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["done"])
        stage.tearDown()
    }

    func testTextFieldsOutsideAWindowAndEmptyOnes() {
        let field = UITextField(frame: .zero)
        XCTAssertFalse(field.becomeFirstResponder())
        field.deleteBackward()
        field.insertText("abc")
        XCTAssertEqual(field.text, "abc")
        field.selectAll(nil)
        field.deleteBackward()
        XCTAssertEqual(field.text, "")
    }
}
