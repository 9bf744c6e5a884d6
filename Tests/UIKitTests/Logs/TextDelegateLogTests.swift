// What text fields and text views tell their delegates about typed, deleted and set text, as devices logged it:
// lifecycle-records-4, groups text-field/*, text-view/* and kvo/text.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

@MainActor final class TextDelegateLogTests: XCTestCase {
    func testTheNextFieldWithinShouldReturn() {
        final class Fields: NSObject, UITextFieldDelegate, UITextViewDelegate {
            let log: EventLog
            let next = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
            init(_ log: EventLog) {
                self.log = log
                super.init()
                next.delegate = self
            }
            func textFieldDidBeginEditing(_ textField: UITextField) { log.add("A.didBeginEditing") }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                log.add("A.shouldReturn[enter]")
                next.becomeFirstResponder()
                log.add("A.shouldReturn[return]")
                return true
            }
            func textViewDidBeginEditing(_ textView: UITextView) { log.add("B.didBeginEditing") }
        }
        let stage = TouchStage(iOSVersion: 5)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let fields = Fields(stage.log)
        field.delegate = fields
        stage.view.addSubview(field)
        stage.view.addSubview(fields.next)
        field.becomeFirstResponder()
        stage.settle()
        field.insertText("\n")
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "davidchu-next-field", whole: true), [])
        fields.next.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }

    func testADeletedCharacter() {
        final class Delegate: NSObject, UITextViewDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func textViewDidChangeSelection(_ textView: UITextView) { log.add("didChangeSelection(length:\(textView.selectedRange.length))") }
        }
        let stage = TouchStage(iOSVersion: 15)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.text = "abc"
        stage.view.addSubview(view)
        view.becomeFirstResponder()
        stage.settle()
        let delegate = Delegate(stage.log)
        view.delegate = delegate
        view.deleteBackward()
        stage.settle()
        XCTAssertEqual(stage.log.lines, ["didChangeSelection(length:0)"])
        XCTAssertEqual(conforms(stage.log.take(), to: "runestone158-delete", whole: true), [])
        view.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }

    func testATypedCharacter() {
        final class Delegate: NSObject, UITextViewDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func textViewDidChangeSelection(_ textView: UITextView) { log.add("didChangeSelection") }
            func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
        }
        let stage = TouchStage(iOSVersion: 17)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        stage.view.addSubview(view)
        view.becomeFirstResponder()
        stage.settle()
        let delegate = Delegate(stage.log)
        view.delegate = delegate
        view.insertText("x")
        XCTAssertEqual(conforms(stage.log.take(), to: "rn45018-first-key", whole: true), [])
        view.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }

    func testTheTextOfATextView() {
        final class Delegate: NSObject, UITextViewDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
        }
        let stage = TouchStage(iOSVersion: 12)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        let delegate = Delegate(stage.log)
        view.delegate = delegate
        stage.view.addSubview(view)
        let note = NotificationCenter.default.addObserver(forName: UITextView.textDidChangeNotification, object: view, queue: nil) { _ in MainActor.assumeIsolated { stage.log.add("note") } }
        let observation = view.observe(\.text, _name: "text", options: .new) { _, _ in stage.log.add("kvo") }
        view.text = "by code"
        XCTAssertEqual(conforms(stage.log.take(), to: "greatytc75-text-by-code", whole: true), [])
        view.becomeFirstResponder()
        stage.settle()
        _ = stage.log.take()
        view.insertText("x")
        XCTAssertEqual(conforms(stage.log.take(), to: "greatytc75-text-by-hand", whole: true), [])
        observation.invalidate()
        NotificationCenter.default.removeObserver(note)
        view.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }
}
