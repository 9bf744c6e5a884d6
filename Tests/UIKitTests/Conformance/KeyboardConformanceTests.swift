// Text input and the keyboard: delegate calls, control events, notifications, frames. Docs/EVIDENCE.md 12.
import LifecycleEvidence
import XCTest
@testable import UIKit

private final class LoggingField: UITextField {
    var name = "TF"
    var log: EventLog?
    override func becomeFirstResponder() -> Bool { log?.add("\(name).becomeFirstResponder[enter]"); return super.becomeFirstResponder() }
}

/// Logs as "Name.method" with the name that a field or text view has been given.
private final class FieldDelegate: NSObject, UITextFieldDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    private func add(_ field: UITextField, _ event: String) { log.add("\(field.accessibilityIdentifier ?? "TF").\(event)") }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { add(textField, "shouldBeginEditing"); return true }
    func textFieldDidBeginEditing(_ textField: UITextField) { add(textField, "didBeginEditing") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { add(textField, "shouldEndEditing"); return true }
    func textFieldDidEndEditing(_ textField: UITextField) { add(textField, "didEndEditing") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { add(textField, "shouldChangeCharacters"); return true }
}

private final class ReasonDelegate: NSObject, UITextFieldDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { log.add("TF.shouldEndEditing"); return true }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { log.add("TF.didEndEditing(reason)") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("TF.didEndEditing") }
}

private final class TextDelegate: NSObject, UITextViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    private func add(_ view: UITextView, _ event: String) { log.add("\(view.accessibilityIdentifier ?? "TextView").\(event)") }
    func textViewDidBeginEditing(_ textView: UITextView) { add(textView, "didBeginEditing") }
    func textViewDidEndEditing(_ textView: UITextView) { add(textView, "didEndEditing") }
}

@MainActor private final class KeyboardInfo {
    private(set) var begin: CGRect?
    private(set) var end: CGRect?
    private(set) var duration: Double?
    private(set) var curve: Int?
    func keep(_ begin: CGRect?, _ end: CGRect?, _ duration: Double?, _ curve: Int?) {
        self.begin = begin
        self.end = end
        self.duration = duration
        self.curve = curve
    }
}

@MainActor final class KeyboardConformanceTests: XCTestCase {
    private var tokens: [NSObjectProtocol] = []

    private func stage() -> TouchStage {
        let stage = TouchStage()
        let names: [(NSNotification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "keyboardWillShow"), (UIResponder.keyboardDidShowNotification, "keyboardDidShow"),
            (UIResponder.keyboardWillHideNotification, "keyboardWillHide"), (UIResponder.keyboardDidHideNotification, "keyboardDidHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "keyboardWillChangeFrame"), (UIResponder.keyboardDidChangeFrameNotification, "keyboardDidChangeFrame"),
            (UITextField.textDidBeginEditingNotification, "textDidBeginEditing"), (UITextField.textDidChangeNotification, "textDidChange"),
            (UITextField.textDidEndEditingNotification, "textDidEndEditing"),
        ]
        tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { stage.log.add("Note.\(text)") } }
        }
        return stage
    }

    private func end(_ stage: TouchStage) {
        tokens.forEach(NotificationCenter.default.removeObserver)
        _ = stage.view.endEditing(true)
        stage.settle()
        stage.tearDown()
    }

    private func field(_ stage: TouchStage, _ name: String = "TF", y: CGFloat = 100, delegate: UITextFieldDelegate & NSObject) -> UITextField {
        let field = UITextField(frame: CGRect(x: 50, y: y, width: 200, height: 34))
        field.accessibilityIdentifier = name
        field.delegate = delegate
        stage.kept.append(delegate)
        stage.view.addSubview(field)
        return field
    }

    func testTextField() {
        let stage = stage()
        let field = field(stage, delegate: FieldDelegate(stage.log))
        stage.tap(field)
        stage.settle()
        let begin = stage.log.take()
        XCTAssertEqual(begin, [
            "TF.shouldBeginEditing", "TF.didBeginEditing", "Note.textDidBeginEditing", "Note.keyboardWillChangeFrame", "Note.keyboardWillShow",
            "Note.keyboardDidChangeFrame", "Note.keyboardDidShow",
        ])
        XCTAssertEqual(conforms(begin, to: "kbhelper-textfield", "grummitt-textfield"), [])
        XCTAssertEqual(conforms(begin, to: "vast-textfield-begin", names: ["B.textFieldShouldBeginEditing": "TF.shouldBeginEditing", "B.textFieldDidBeginEditing": "TF.didBeginEditing"]), [])
        field.insertText("a")
        XCTAssertEqual(stage.log.take(), ["TF.shouldChangeCharacters", "Note.textDidChange"])
        field.resignFirstResponder()
        stage.settle()
        let finish = stage.log.take()
        XCTAssertEqual(finish, [
            "TF.shouldEndEditing", "Note.keyboardWillChangeFrame", "Note.keyboardWillHide", "TF.didEndEditing", "Note.textDidEndEditing",
            "Note.keyboardDidChangeFrame", "Note.keyboardDidHide",
        ])
        XCTAssertEqual(conforms(finish, to: "kbhelper-hide"), [])
        XCTAssertEqual(conforms(begin + finish, to: "login-tf-comment"), [])
        end(stage)
    }

    func testTheVariantWithAReasonReplacesThePlainOne() {
        let stage = stage()
        let field = field(stage, delegate: ReasonDelegate(stage.log))
        field.becomeFirstResponder()
        stage.settle()
        _ = stage.log.take()
        field.resignFirstResponder()
        let log = stage.log.take()
        XCTAssertEqual(log.filter { $0.hasPrefix("TF") }, ["TF.shouldEndEditing", "TF.didEndEditing(reason)"])
        XCTAssertEqual(conforms(log, to: "apple-tf-didend-reason", "redmad65-reason"), [])
        end(stage)
    }

    func testTextView() {
        let stage = stage()
        let delegate = TextDelegate(stage.log)
        let view = UITextView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        view.delegate = delegate
        stage.view.addSubview(view)
        stage.settle()
        stage.tap(view)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["Note.keyboardWillChangeFrame", "Note.keyboardWillShow", "TextView.didBeginEditing", "Note.keyboardDidChangeFrame", "Note.keyboardDidShow"])
        XCTAssertEqual(conforms(log, to: "kbhelper-textview", "grummitt-textview"), [])
        view.resignFirstResponder()
        let finish = stage.log.take()
        XCTAssertEqual(finish, ["Note.keyboardWillChangeFrame", "Note.keyboardWillHide", "TextView.didEndEditing"])
        XCTAssertEqual(conforms(finish, to: "kbhelper-hide", names: ["TF": "TextView"]), [])
        end(stage)
    }

    func testSwitchingTextViewsKeepsTheKeyboard() {
        let stage = stage()
        let delegate = TextDelegate(stage.log)
        let views = ["P", "N"].map { name in
            let view = UITextView(frame: CGRect(x: 50, y: name == "P" ? 100 : 250, width: 200, height: 100))
            view.accessibilityIdentifier = name
            view.delegate = delegate
            stage.view.addSubview(view)
            return view
        }
        stage.settle()
        views[0].becomeFirstResponder()
        stage.settle()
        _ = stage.log.take()
        stage.tap(views[1])
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["P.didEndEditing", "N.didBeginEditing"])
        XCTAssertEqual(conforms(log, to: "kbhelper-switch-textview", names: ["P.textViewDidEndEditing": "P.didEndEditing", "N.textViewDidBeginEditing": "N.didBeginEditing"]), [])
        end(stage)
    }

    /// Another height is told by all four notifications; an equal one by none.
    func testSwitchingToAKeyboardOfAnotherHeight() {
        let stage = stage()
        let delegate = FieldDelegate(stage.log)
        let first = field(stage, "A", delegate: delegate)
        let second = field(stage, "B", y: 200, delegate: delegate)
        second.keyboardType = .numberPad
        first.becomeFirstResponder()
        stage.settle()
        _ = stage.log.take()
        second.becomeFirstResponder()
        stage.settle()
        // How the notifications stand among the editing callbacks of a switch is not known (Docs/EVIDENCE.md, unknown 11).
        let log = stage.log.take()
        XCTAssertEqual(log.filter { $0.contains("keyboard") }, ["Note.keyboardWillChangeFrame", "Note.keyboardWillShow", "Note.keyboardDidChangeFrame", "Note.keyboardDidShow"])
        XCTAssertEqual(log.filter { $0.contains("did") }, ["A.didEndEditing", "B.didBeginEditing"])
        end(stage)
    }

    func testFramesDurationAndCurve() {
        let stage = stage()
        let info = KeyboardInfo()
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { note in
            let begin = (note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
            let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            let duration = (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
            let curve = (note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue
            MainActor.assumeIsolated { info.keep(begin, end, duration, curve) }
        }
        let field = field(stage, delegate: FieldDelegate(stage.log))
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
        field.inputAccessoryView = accessory
        field.becomeFirstResponder()
        stage.settle()
        XCTAssertEqual(info.begin, CGRect(x: 0, y: 852, width: 393, height: 376))
        XCTAssertEqual(info.end, CGRect(x: 0, y: 476, width: 393, height: 376))
        XCTAssertEqual(info.duration, 0.25)
        XCTAssertEqual(info.curve, 7)
        XCTAssertEqual(accessory.convert(accessory.bounds, to: nil), CGRect(x: 0, y: 476, width: 393, height: 40))
        NotificationCenter.default.removeObserver(token)
        end(stage)
    }

    /// A responder of the app's own with an accessory: a chat's input bar.
    func testAnAccessoryWithoutAKeyboard() {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let stage = stage()
        let chat = Chat()
        stage.window.rootViewController = chat
        stage.settle()
        XCTAssertTrue(chat.becomeFirstResponder())
        stage.settle()
        XCTAssertEqual(Keyboard.of(nil).frame, CGRect(x: 0, y: 852 - 50 - 34, width: 393, height: 84))
        XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: nil).minY, 768)
        XCTAssertTrue(chat.resignFirstResponder())
        stage.settle()
        XCTAssertEqual(stage.log.take().filter { $0.contains("Will") }.count, 4)
        end(stage)
    }

    func testATurnedDevice() {
        let stage = stage()
        let field = field(stage, delegate: FieldDelegate(stage.log))
        field.becomeFirstResponder()
        stage.settle()
        _ = stage.log.take()
        XCTAssertTrue(Rotation.rotate(to: .landscapeLeft))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [
            "Note.keyboardWillChangeFrame", "Note.keyboardWillHide", "Note.keyboardDidChangeFrame", "Note.keyboardDidHide",
            "Note.keyboardWillChangeFrame", "Note.keyboardWillShow", "Note.keyboardDidChangeFrame", "Note.keyboardDidShow",
        ])
        XCTAssertEqual(Keyboard.of(nil).frame, CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertTrue(Rotation.rotate(to: .portrait))
        stage.settle()
        end(stage)
    }

    func testTheLayoutGuideFollows() {
        let stage = stage()
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(line)
        NSLayoutConstraint.activate([
            line.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor), line.heightAnchor.constraint(equalToConstant: 10),
            line.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor), line.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        stage.settle()
        XCTAssertEqual(line.frame.maxY, 852 - 34)
        let field = field(stage, delegate: FieldDelegate(stage.log))
        field.becomeFirstResponder()
        stage.settle()
        XCTAssertEqual(line.frame.maxY, 852 - 336)
        field.resignFirstResponder()
        stage.settle()
        XCTAssertEqual(line.frame.maxY, 852 - 34)
        end(stage)
    }

    func testADragDismisses() {
        let stage = stage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 250))
        scroll.contentSize.height = 2000
        scroll.keyboardDismissMode = .onDrag
        stage.view.addSubview(scroll)
        let field = field(stage, delegate: FieldDelegate(stage.log))
        field.becomeFirstResponder()
        stage.settle()
        stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
        XCTAssertFalse(field.isFirstResponder)
        stage.settle()
        end(stage)
    }

    func testAFieldThatLeavesItsWindow() {
        let stage = stage()
        let field = field(stage, delegate: FieldDelegate(stage.log))
        field.becomeFirstResponder()
        stage.settle()
        _ = stage.log.take()
        field.removeFromSuperview()
        stage.settle()
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertEqual(stage.log.take().filter { $0.contains("Hide") || $0.contains("didEnd") }, ["Note.keyboardWillHide", "TF.didEndEditing", "Note.keyboardDidHide"])
        XCTAssertFalse(field.becomeFirstResponder(), "not outside a window")
        end(stage)
    }

    /// `endEditing(true)` asks nobody.
    func testForcedEnd() {
        final class Stubborn: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let stage = stage()
        let field = field(stage, delegate: Stubborn())
        field.becomeFirstResponder()
        XCTAssertFalse(field.resignFirstResponder())
        XCTAssertFalse(stage.view.endEditing(false))
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertTrue(stage.view.endEditing(true))
        XCTAssertFalse(field.isFirstResponder)
        stage.settle()
        end(stage)
    }
}
