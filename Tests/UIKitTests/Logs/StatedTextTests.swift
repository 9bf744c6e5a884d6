// The keyboard's notifications and the delegates of text fields and views, as documents state them: lifecycle-records-6,
// groups keyboard/*, text-field/* and text-view/*.
import LifecycleEvidence
import XCTest
@testable import UIKit

private final class FieldNotes: NSObject, UITextFieldDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { log.add("shouldBeginEditing"); return true }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBeginEditing") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { log.add("shouldEndEditing"); return true }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEndEditing(first:\(textField.isFirstResponder))") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { log.add("shouldClear"); return true }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { log.add("shouldReturn"); return true }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { log.add("shouldChange"); return true }
}

private final class ViewNotes: NSObject, UITextViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { log.add("shouldBeginEditing"); return true }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBeginEditing") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { log.add("shouldChangeText"); return true }
    func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { log.add("shouldEndEditing"); return true }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("didEndEditing(first:\(textView.isFirstResponder))") }
}

@MainActor final class StatedTextTests: XCTestCase {
    private func fields(_ count: Int, iOSVersion: Int = 26, _ body: (TouchStage, [UITextField]) throws -> Void) rethrows -> [String] {
        try staged(iOSVersion: iOSVersion) { stage, _ in
            let notes = FieldNotes(stage.log)
            stage.kept.append(notes)
            let fields = (0..<count).map { index in
                let field = UITextField(frame: CGRect(x: 50, y: 100 + CGFloat(index) * 60, width: 200, height: 40))
                field.delegate = notes
                stage.view.addSubview(field)
                return field
            }
            stage.settle()
            stage.notes([
                (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
                (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
                (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"), (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
                (UITextField.textDidBeginEditingNotification, "textDidBeginEditing"), (UITextField.textDidChangeNotification, "textDidChange"),
                (UITextField.textDidEndEditingNotification, "textDidEndEditing"),
            ])
            try body(stage, fields)
            let log = stage.log.take()
            _ = stage.view.endEditing(true)
            stage.settle()
            _ = stage.log.take()
            for line in log { stage.log.add(line) }
        }
    }

    // MARK: The keyboard

    func testTheKeyboardComesAndGoes() {
        let comes = fields(1) { stage, fields in
            fields[0].becomeFirstResponder()
            stage.settle()
        }
        XCTAssertEqual(conforms(comes, to: "apple-keyboard-shows", "apple-keyboard-frame", "qiita-5df4-docked", whole: true), [])
        let goes = fields(1) { stage, fields in
            fields[0].becomeFirstResponder()
            stage.settle()
            _ = stage.log.take()
            fields[0].resignFirstResponder()
            stage.settle()
        }
        XCTAssertEqual(conforms(goes, to: "apple-keyboard-hides", whole: true), [])
    }

    /// The keyboard is told of as if it went and came again.
    func testTheDeviceTurns() {
        let log = fields(1, iOSVersion: 10) { stage, fields in
            fields[0].becomeFirstResponder()
            stage.settle()
            _ = stage.log.take()
            XCTAssertTrue(Rotation.rotate(to: .landscapeLeft))
            stage.settle()
            XCTAssertTrue(fields[0].isFirstResponder)
            let log = stage.log.take()
            XCTAssertTrue(Rotation.rotate(to: .portrait))
            stage.settle()
            _ = stage.log.take()
            for line in log { stage.log.add(line) }
        }
        XCTAssertEqual(conforms(log, to: "forums5706-ios7", "cordova30-turn", "rxkeyboard46-turn", "firefox31622-turn", "jsq706-turn", whole: true), [])
    }

    func testAccessories() {
        let other = fields(2, iOSVersion: 11) { stage, fields in
            fields[1].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            fields[0].becomeFirstResponder()
            stage.settle()
            _ = stage.log.take()
            fields[1].becomeFirstResponder()
            stage.settle()
        }
        XCTAssertEqual(conforms(other, to: "newbe-accessory-switch", whole: true), [])
        let same = fields(2, iOSVersion: 11) { stage, fields in
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            for field in fields { field.inputAccessoryView = bar }
            for field in fields {
                field.becomeFirstResponder()
                stage.settle()
            }
        }
        XCTAssertEqual(conforms(same, to: "newbe-same-accessory", whole: true), [])
    }

    // MARK: Text fields

    func testATextField() throws {
        XCTAssertEqual(conforms(fields(1) { _, fields in fields[0].becomeFirstResponder() }, to: "apple-text-begins", whole: true), [])
        let typed = try fields(1) { stage, fields in
            fields[0].becomeFirstResponder()
            stage.settle()
            _ = stage.log.take()
            HardwareKeyboard.press(try XCTUnwrap(KeyName("a")), in: .shared)
        }
        XCTAssertEqual(conforms(typed, to: "apple-text-changes", whole: true), [])
        let ended = fields(1) { stage, fields in
            fields[0].becomeFirstResponder()
            stage.settle()
            _ = stage.log.take()
            fields[0].resignFirstResponder()
        }
        XCTAssertEqual(conforms(ended, to: "apple-text-ends", whole: true), [])
        let returned = try fields(1) { stage, fields in
            fields[0].becomeFirstResponder()
            stage.settle()
            _ = stage.log.take()
            HardwareKeyboard.press(try XCTUnwrap(KeyName("return")), in: .shared)
        }
        XCTAssertEqual(conforms(returned, to: "apple-return-key", whole: true), [])
        let cleared = fields(1) { _, fields in
            fields[0].text = "old"
            fields[0].clearsOnBeginEditing = true
            fields[0].becomeFirstResponder()
        }
        XCTAssertEqual(conforms(cleared, to: "apple-clears-on-begin", whole: true), [])
    }

    private final class Refusing: NSObject, UITextFieldDelegate {
        let log: EventLog
        let refused: String
        init(_ refused: String, _ log: EventLog) { (self.refused, self.log) = (refused, log) }
        private func asked(_ name: String) -> Bool { log.add(name); return name != refused }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked("shouldBeginEditing") }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBeginEditing") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked("shouldEndEditing") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEndEditing") }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { asked("shouldChange") }
    }

    func testADelegateThatRefuses() throws {
        func refused(_ name: String, _ act: (UITextField) throws -> Void) rethrows -> [String] {
            try fields(1) { stage, fields in
                let delegate = Refusing(name, stage.log)
                stage.kept.append(delegate)
                if name != "shouldBeginEditing" { fields[0].becomeFirstResponder() }
                stage.settle()
                _ = stage.log.take()
                fields[0].delegate = delegate
                try act(fields[0])
                stage.settle()
                stage.log.add("first(\(fields[0].isFirstResponder))")
                stage.log.add("text(\(fields[0].text ?? ""))")
            }
        }
        XCTAssertEqual(conforms(refused("shouldBeginEditing") { _ = $0.becomeFirstResponder() }, to: "apple-field-may-not-begin", whole: true), [])
        XCTAssertEqual(conforms(refused("shouldEndEditing") { _ = $0.resignFirstResponder() }, to: "apple-field-may-not-end", whole: true), [])
        XCTAssertEqual(conforms(try refused("shouldChange") { _ in HardwareKeyboard.press(try XCTUnwrap(KeyName("a")), in: .shared) }, to: "apple-field-may-not-change", whole: true), [])
    }

    // MARK: Text views

    func testATextView() throws {
        func view(_ body: (TouchStage, UITextView) -> Void) -> [String] {
            staged { stage, _ in
                let view = UITextView(frame: CGRect(x: 50, y: 100, width: 200, height: 100)), notes = ViewNotes(stage.log)
                stage.kept.append(notes)
                view.delegate = notes
                stage.view.addSubview(view)
                stage.settle()
                body(stage, view)
                let log = stage.log.take()
                view.resignFirstResponder()
                stage.settle()
                _ = stage.log.take()
                for line in log { stage.log.add(line) }
            }
        }
        XCTAssertEqual(conforms(view { _, view in view.becomeFirstResponder() }, to: "apple-view-begins", whole: true), [])
        let ended = view { stage, view in
            view.becomeFirstResponder()
            stage.settle()
            _ = stage.log.take()
            view.resignFirstResponder()
        }
        XCTAssertEqual(conforms(ended, to: "apple-view-ends", whole: true), [])
        let marked = view { stage, view in
            view.becomeFirstResponder()
            view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            stage.log.add("marked(\(view.markedTextRange != nil))")
            view.unmarkText()
            stage.log.add("marked(\(view.markedTextRange != nil))")
        }
        XCTAssertEqual(conforms(marked, to: "apple-unmark", whole: true), [])
        let key = try XCTUnwrap(KeyName("a"))
        let typed = view { stage, view in
            view.becomeFirstResponder()
            stage.settle()
            _ = stage.log.take()
            HardwareKeyboard.press(key, in: .shared)
        }
        XCTAssertEqual(conforms(typed, to: "apple-view-changes", whole: true), [])
    }
}
