// Text entry: the order of delegate calls, control events and keyboard notifications; typing and erasing.
import XCTest
@testable import UIKit

@MainActor final class TextFieldTests: XCTestCase {
    private final class LoggingDelegate: NSObject, UITextFieldDelegate {
        let log: EventLog
        var allowed = true
        init(_ log: EventLog) { self.log = log }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { log.add("shouldBegin"); return true }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.add("didBegin\(textField.tag)") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { log.add("shouldEnd"); return true }
        func textFieldDidEndEditing(_ textField: UITextField) { log.add("didEnd\(textField.tag)") }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            log.add("change \(range.location),\(range.length) '\(string)'")
            return allowed
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.add("return")
            textField.resignFirstResponder()
            return true
        }
    }

    /// Since iOS 26 the variant with ranges is asked instead; before, and where it is not implemented, the one with a single range.
    final class RangesDelegate: NSObject, UITextFieldDelegate {
        var asked: [String] = []
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            asked.append("one \(range.location),\(range.length) \(string)")
            return true
        }
        func textField(_ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String) -> Bool {
            asked.append("all \(ranges.map { "\($0.rangeValue.location),\($0.rangeValue.length)" }) \(string)")
            return string != "x"
        }
    }

    func testRangesOfAnEditAreAskedForSinceIOS26() {
        for (version, expected, text) in [(18, ["one 0,0 a", "one 1,0 x"], "ax"), (26, ["all [\"0,0\"] a", "all [\"1,0\"] x"], "a")] {
            let stage = TouchStage(iOSVersion: version)
            let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40)), delegate = RangesDelegate()
            stage.root.view.addSubview(field)
            field.delegate = delegate
            field.becomeFirstResponder()
            field.insertText("a")
            field.insertText("x")
            XCTAssertEqual(delegate.asked, expected)
            XCTAssertEqual(field.text, text)
            field.resignFirstResponder()
            stage.tearDown()
        }
    }

    private func observe(_ stage: TouchStage) -> [NSObjectProtocol] {
        [(UIResponder.keyboardWillShowNotification, "keyboardWillShow"), (UIResponder.keyboardWillHideNotification, "keyboardWillHide"),
         (UIResponder.keyboardWillChangeFrameNotification, "keyboardWillChangeFrame")].map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { stage.log.add(text) }
            }
        }
    }

    /// IQKeyboardManager sets them on whatever is edited.
    func testASearchBarsKeyboardIsItsFields() {
        let bar = UISearchBar(), accessory = UIView()
        XCTAssertNil(bar.inputAccessoryView)
        bar.inputAccessoryView = accessory
        bar.keyboardAppearance = .dark
        bar.enablesReturnKeyAutomatically = false
        XCTAssertIdentical(bar.searchTextField.inputAccessoryView, accessory)
        XCTAssertEqual(bar.searchTextField.keyboardAppearance, .dark)
        XCTAssertFalse(bar.searchTextField.enablesReturnKeyAutomatically)
    }

    /// kbhelper-textfield, kbhelper-hide, apple-textfield-flow.
    func testOrderOfEditing() {
        let stage = TouchStage()
        let tokens = observe(stage)
        let delegate = LoggingDelegate(stage.log)
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
        field.delegate = delegate
        field.addAction(UIAction { _ in stage.log.add("editingDidBegin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in stage.log.add("editingChanged") }, for: .editingChanged)
        field.addAction(UIAction { _ in stage.log.add("editingDidEnd") }, for: .editingDidEnd)
        stage.view.addSubview(field)
        stage.tap(field)
        XCTAssertEqual(stage.log.take(), ["shouldBegin", "didBegin0", "editingDidBegin", "keyboardWillChangeFrame", "keyboardWillShow"])
        XCTAssertTrue(field.isEditing)
        field.insertText("a")
        XCTAssertEqual(stage.log.take(), ["change 0,0 'a'", "editingChanged"])
        field.insertText("\n")
        XCTAssertEqual(stage.log.take(), ["return", "shouldEnd", "keyboardWillChangeFrame", "keyboardWillHide", "didEnd0", "editingDidEnd"])
        tokens.forEach(NotificationCenter.default.removeObserver)
        stage.tearDown()
    }

    /// The keyboard stays, the first field ends before the second begins, as between text views (kbhelper-switch-textview).
    func testSwitchingFieldsKeepsTheKeyboard() {
        let stage = TouchStage()
        let tokens = observe(stage)
        let delegate = LoggingDelegate(stage.log)
        let fields = [1, 2].map { tag in
            let field = UITextField(frame: CGRect(x: 50, y: CGFloat(tag) * 100, width: 200, height: 34))
            field.tag = tag
            field.delegate = delegate
            stage.view.addSubview(field)
            return field
        }
        stage.tap(fields[0])
        _ = stage.log.take()
        stage.tap(fields[1])
        XCTAssertEqual(stage.log.take(), ["shouldBegin", "shouldEnd", "didEnd1", "didBegin2"])
        XCTAssertTrue(stage.view.endEditing(true))
        XCTAssertEqual(stage.log.take(), ["keyboardWillChangeFrame", "keyboardWillHide", "didEnd2"], "forced: nobody is asked")
        tokens.forEach(NotificationCenter.default.removeObserver)
        stage.tearDown()
    }

    func testTypingErasingAndRefusing() {
        let stage = TouchStage()
        let delegate = LoggingDelegate(stage.log)
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
        stage.view.addSubview(field)
        field.becomeFirstResponder()
        for character in ["한", "글", "👨‍👩‍👧"] { field.insertText(character) }
        XCTAssertEqual(field.text, "한글👨‍👩‍👧")
        field.deleteBackward()
        XCTAssertEqual(field.text, "한글")
        field.delegate = delegate
        delegate.allowed = false
        field.deleteBackward()
        XCTAssertEqual(field.text, "한글")
        field.text = nil
        XCTAssertEqual(field.text, "")
        field.resignFirstResponder()
        stage.tearDown()
    }

    /// kbhelper-textview, grummitt-textview: a text view tells after the keyboard.
    func testTextViewOrder() {
        final class Delegate: NSObject, UITextViewDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
            func textViewDidChange(_ textView: UITextView) { log.add("didChange '\(textView.text ?? "")'") }
            func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
        }
        let stage = TouchStage()
        let tokens = observe(stage)
        let delegate = Delegate(stage.log)
        let view = UITextView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        view.delegate = delegate
        stage.view.addSubview(view)
        stage.settle()
        stage.tap(view)
        XCTAssertEqual(stage.log.take(), ["keyboardWillChangeFrame", "keyboardWillShow", "didBegin"])
        view.insertText("x")
        XCTAssertEqual(stage.log.take(), ["didChange 'x'"])
        view.resignFirstResponder()
        XCTAssertEqual(stage.log.take(), ["keyboardWillChangeFrame", "keyboardWillHide", "didEnd"])
        tokens.forEach(NotificationCenter.default.removeObserver)
        stage.tearDown()
    }

    func testIntrinsicHeights() {
        let field = UITextField(frame: .zero)
        field.placeholder = "Name"
        XCTAssertEqual(field.intrinsicContentSize.height, 22)
        field.borderStyle = .roundedRect
        XCTAssertEqual(field.intrinsicContentSize.height, 34)
    }

    /// YMatterType's TypographyTextFieldTests: insets in overrides of both rectangles hold once and belong to the natural size.
    func testInsetsOfOverrides() {
        class Field: UITextField {
            var insets = UIEdgeInsets.zero
            override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).inset(by: insets) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds).inset(by: insets) }
        }
        final class Fixed: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 4, y: 2, width: bounds.width - 8, height: min(30, intrinsicContentSize.height)) }
        }
        let field = Field(frame: .zero), plain = UITextField(frame: .zero)
        for text in [field, plain] { text.text = "John" }
        XCTAssertEqual(field.intrinsicContentSize, plain.intrinsicContentSize)
        let bounds = CGRect(x: 0, y: 0, width: 320, height: 40)
        for insets in [UIEdgeInsets(top: -4, left: 3, bottom: -4, right: 1), UIEdgeInsets(top: 16, left: -2, bottom: 10, right: 8)] {
            field.insets = insets
            XCTAssertEqual(field.intrinsicContentSize.height, plain.intrinsicContentSize.height + insets.top + insets.bottom)
            XCTAssertEqual(field.intrinsicContentSize.width, plain.intrinsicContentSize.width + insets.left + insets.right)
            XCTAssertEqual(field.textRect(forBounds: bounds), bounds.inset(by: insets))
            XCTAssertEqual(field.editingRect(forBounds: bounds), bounds.inset(by: insets))
        }
        XCTAssertEqual(field.leftViewRect(forBounds: bounds).minX, 0)
        XCTAssertEqual(field.rightViewRect(forBounds: bounds).maxX, 320)
        let fixed = Fixed(frame: .zero)
        fixed.text = "John"
        XCTAssertEqual(fixed.intrinsicContentSize, CGSize(width: plain.intrinsicContentSize.width + 8, height: plain.intrinsicContentSize.height))
    }
}

@MainActor final class SearchBarTests: XCTestCase {
    private final class Delegate: NSObject, UISearchBarDelegate {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("begin") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.add("'\(searchText)'") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel"); searchBar.resignFirstResponder() }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("end") }
    }

    func testTypingSearchingAndCancelling() {
        let stage = TouchStage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
        let delegate = Delegate(stage.log)
        bar.delegate = delegate
        bar.showsCancelButton = true
        stage.view.addSubview(bar)
        stage.settle()
        stage.tap(CGPoint(x: 150, y: 128))
        bar.searchTextField.insertText("a")
        bar.searchTextField.insertText("\n")
        XCTAssertTrue(bar.searchTextField.isFirstResponder)
        stage.tap(CGPoint(x: 360, y: 128))
        XCTAssertEqual(stage.log.take(), ["begin", "'a'", "search", "cancel", "end"])
        XCTAssertEqual(bar.searchTextField.frame.height, 36)
        stage.tearDown()
    }

    /// UISearchBar.h: a search bar is a text input, and its field's traits are its own.
    @MainActor func testASearchBarHandsItsTraitsToItsField() {
        let bar = UISearchBar(), input: any UITextInputTraits = bar
        XCTAssertEqual(input.returnKeyType, .search)
        bar.textContentType = .organizationName
        bar.spellCheckingType = .no
        bar.smartQuotesType = .yes
        bar.smartDashesType = .no
        bar.smartInsertDeleteType = .no
        bar.isSecureTextEntry = true
        let field = bar.searchTextField
        XCTAssertEqual(field.textContentType, UITextContentType(rawValue: "organization"))
        XCTAssertEqual([field.spellCheckingType.rawValue, field.smartQuotesType.rawValue, field.smartDashesType.rawValue, field.smartInsertDeleteType.rawValue], [1, 2, 1, 1])
        XCTAssertTrue(input.isSecureTextEntry)
        XCTAssertTrue(field.isSecureTextEntry)
    }
}
