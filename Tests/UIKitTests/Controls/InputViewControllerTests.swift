// UIInputViewController in an app: what it types reaches the first responder, and the keyboard goes at its word.
import XCTest
@testable import UIKit

@MainActor final class InputViewControllerTests: XCTestCase {
    func testTypingReachesTheFirstResponder() {
        let stage = TouchStage()
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        stage.root.view.addSubview(field)
        let keys = UIInputViewController()
        stage.root.addChild(keys)
        stage.root.view.addSubview(keys.view)
        XCTAssertTrue(keys.inputView === keys.view)
        XCTAssertEqual(keys.inputView?.inputViewStyle, .keyboard)
        keys.textDocumentProxy.insertText("lost")
        XCTAssertFalse(keys.textDocumentProxy.hasText)
        field.becomeFirstResponder()
        keys.textDocumentProxy.insertText("abc")
        keys.textDocumentProxy.deleteBackward()
        XCTAssertEqual(field.text, "ab")
        XCTAssertEqual(keys.textDocumentProxy.documentContextBeforeInput, "ab")
        XCTAssertEqual(keys.textDocumentProxy.documentContextAfterInput, "")
        XCTAssertNil(keys.textDocumentProxy.selectedText)
        keys.dismissKeyboard()
        XCTAssertFalse(field.isFirstResponder)
        stage.tearDown()
    }
}
