// A screen that types and what is presented over it: the keyboard goes, the field stays first responder, the keyboard
// comes back (Docs/DIVERGENCES.md: the order is not logged anywhere; without it no sheet could be touched).
import XCTest
@testable import UIKit

@MainActor final class KeyboardPresentationTests: XCTestCase {
    private var observers: [any NSObjectProtocol] = []

    func testAnActionSheetSendsTheKeyboardAwayUntilItIsGone() throws {
        let controller = UIViewController(), field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
        controller.view.addSubview(field)
        let stage = TouchStage(root: controller)
        field.addAction(UIAction { _ in stage.log.add("end editing") }, for: .editingDidEnd)
        for (name, text) in [(UIResponder.keyboardWillShowNotification, "will show"), (UIResponder.keyboardWillHideNotification, "will hide")] {
            observers.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { stage.log.add(text) } })
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        field.becomeFirstResponder()
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["will show"])
        let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "OK", style: .default) { _ in stage.log.add("OK") })
        controller.present(sheet, animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["will hide"])
        XCTAssertTrue(field.isFirstResponder)
        controller.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["will show"])
        field.resignFirstResponder()
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["will hide", "end editing"])
        stage.tearDown()
    }
}
