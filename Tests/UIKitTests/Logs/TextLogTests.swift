// Text views, accessories and actions without a target: lifecycle-records-5, groups text-view/*, keyboard/*, responder/*.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

@MainActor final class TextLogTests: XCTestCase {
    private final class Notes: NSObject, UITextViewDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { log.add("shouldBeginEditing"); return true }
        func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBeginEditing") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { log.add("shouldChangeText"); return true }
        func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
    }

    private func textView(_ stage: TouchStage) -> UITextView {
        let view = UITextView(frame: CGRect(x: 50, y: 100, width: 250, height: 100))
        let notes = Notes(stage.log)
        stage.kept.append(notes)
        view.delegate = notes
        stage.view.addSubview(view)
        stage.settle()
        return view
    }

    func testATextView() {
        let stage = TouchStage(iOSVersion: 11)
        let view = textView(stage)
        stage.tap(view)
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "ecom1210-tap", whole: true), [])
        view.insertText("a")
        XCTAssertEqual(conforms(stage.log.take(), to: "ecom1210-type", whole: true), [])
        view.resignFirstResponder()
        stage.settle()
        _ = stage.log.take()
        view.text = "by code"
        stage.log.add("set")
        XCTAssertEqual(conforms(stage.log.take(), to: "apple-textview-by-code", whole: true), [])
        stage.tearDown()
    }

    func testTheCaretAfterAChangeByCode() {
        let stage = TouchStage(iOSVersion: 14)
        let view = textView(stage)
        let log = { stage.log.add("selectedRange(\(view.selectedRange.location))"); return stage.log.take() }
        view.text = "12345678901"
        view.selectedRange = NSRange(location: 3, length: 0)
        view.attributedText = NSAttributedString(string: "abcdefghijk")
        XCTAssertEqual(conforms(log(), to: "niw2-attributed", whole: true), [])
        view.selectedRange = NSRange(location: 3, length: 0)
        view.textStorage.beginEditing()
        view.textStorage.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 5))
        view.textStorage.endEditing()
        XCTAssertEqual(conforms(log(), to: "niw2-storage", whole: true), [])
        stage.tearDown()
    }

    func testMarkedText() {
        final class FieldNotes: NSObject, UITextFieldDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { log.add("shouldChange"); return true }
            func textFieldDidChangeSelection(_ textField: UITextField) { if log.lines.last != "didChangeSelection" { log.add("didChangeSelection") } }
        }
        let stage = TouchStage(iOSVersion: 15)
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
        let notes = FieldNotes(stage.log)
        stage.kept.append(notes)
        stage.view.addSubview(field)
        stage.tap(field)
        stage.settle()
        field.delegate = notes
        _ = stage.log.take()
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        XCTAssertEqual(conforms(stage.log.take(), to: "diffable88-marked", whole: true), [])
        field.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }

    // MARK: Accessories

    private final class Talk: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
    }

    func testAnAccessoryAlone() {
        let talk = Talk()
        let stage = TouchStage(root: talk, iOSVersion: 12)
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in MainActor.assumeIsolated { stage.log.add("keyboardWillShow") } }
        talk.becomeFirstResponder()
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "messagekit977-accessory", whole: true), [])
        NotificationCenter.default.removeObserver(token)
        talk.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }

    func testTheKeyboardsNotifications() {
        let stage = TouchStage(iOSVersion: 10)
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
        stage.view.addSubview(field)
        let names: [(NSNotification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "keyboardWillShow"), (UIResponder.keyboardDidShowNotification, "keyboardDidShow"),
            (UIResponder.keyboardWillChangeFrameNotification, "keyboardWillChangeFrame"), (UIResponder.keyboardDidChangeFrameNotification, "keyboardDidChangeFrame"),
        ]
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { stage.log.add(text) } }
        }
        stage.tap(field)
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "boohere-keyboard", whole: true), [])
        tokens.forEach(NotificationCenter.default.removeObserver)
        field.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }

    /// The focused field keeps its keyboard when the device turns, both ways.
    func testTheKeyboardStaysWhenTheDeviceTurns() {
        let stage = TouchStage()
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
        stage.view.addSubview(field)
        stage.tap(field)
        stage.settle()
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            UIDevice.current.turn(to: orientation)
            stage.settle()
            let window = UIApplication.shared.knownWindows.compactMap { $0 as? KeyboardWindow }.first { !$0.isHidden }
            XCTAssertEqual(window?.bounds.size, UIScreen.main.bounds.size)
            XCTAssertEqual(window?.subviews.first?.frame.maxY, UIScreen.main.bounds.height)
            XCTAssertTrue(field.isFirstResponder)
        }
        field.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }

    // MARK: Actions

    func testTheChainFromAView() {
        let stage = TouchStage(iOSVersion: 15)
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        stage.view.addSubview(outer)
        let names: [(UIResponder?, String)] = [
            (inner, "view"), (outer, "superview"), (stage.view, "rootView"), (stage.root, "controller"), (stage.window, "window"), (UIApplication.shared, "application"),
            (UIApplication.shared.delegate as? UIResponder, "delegate"),
        ]
        var each: UIResponder? = inner
        while let responder = each {
            if let name = names.first(where: { $0.0 === responder })?.1 { stage.log.add(name) }
            each = responder.next
        }
        // The tests' application has no delegate that responds.
        XCTAssertEqual(conforms(stage.log.take(), to: "yongmin-chain", leavingOut: ["delegate"], whole: true), [])
        stage.tearDown()
    }

    private final class Acting: UIViewController {
        var name = ""
        var log: EventLog?
        override var canBecomeFirstResponder: Bool { true }
        static let registered: Void = registerKeys(of: Acting.self) { $0.m0("act") { (controller: Acting) in controller.log?.add("\(controller.name).action") } }
    }

    func testAnActionWithoutATarget() {
        _ = Acting.registered
        let stage = TouchStage(iOSVersion: 9)
        let controllers = ["Button", "First"].enumerated().map { index, name in
            let controller = Acting()
            (controller.name, controller.log) = (name, stage.log)
            stage.root.addChild(controller)
            controller.view.frame = CGRect(x: 0, y: 100 + CGFloat(index) * 300, width: 393, height: 300)
            stage.view.addSubview(controller.view)
            controller.didMove(toParent: stage.root)
            return controller
        }
        let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
        button.addTarget(nil, action: Selector("act"), for: .touchUpInside)
        controllers[0].view.addSubview(button)
        stage.settle()
        XCTAssertTrue(controllers[1].becomeFirstResponder())
        stage.tap(button)
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "radar23611650-nil-target", whole: true), [])
        controllers[1].resignFirstResponder()
        stage.tap(button)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["Button.action"])
        stage.tearDown()
    }
}
