// The input engine of text views and fields: selection, carets, marked text, words, taps, what delegates hear.
import XCTest
@testable import UIKit

@MainActor final class TextInputTests: XCTestCase {
    private final class Delegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var entries: [String] = []
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            entries.append("should \(range.location),\(range.length) '\(text)'")
            return true
        }
        func textViewDidChange(_ textView: UITextView) { entries.append("didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) { entries.append("selection \(textView.selectedRange.location),\(textView.selectedRange.length)") }
        func textFieldDidChangeSelection(_ textField: UITextField) { entries.append("field selection") }
    }

    private func textView(_ text: String, width: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.layoutIfNeeded()
        return view
    }

    private func position(_ input: any UITextInput, _ offset: Int) -> UITextPosition { input.position(from: input.beginningOfDocument, offset: offset) ?? input.endOfDocument }

    /// AztecEditor-iOS pull 327: a selection set by code is told, `textViewDidChange` is not called.
    /// Runestone issue 158: deleting tells the selection once.
    func testDelegatesHearOfSelectionAndEdits() {
        let view = textView("hello"), delegate = Delegate()
        view.delegate = delegate
        view.selectedRange = NSRange(location: 1, length: 2)
        XCTAssertEqual(delegate.entries, ["selection 1,2"])
        view.insertText("x")
        XCTAssertEqual(delegate.entries.dropFirst(), ["should 1,2 'x'", "selection 2,0", "didChange"])
        delegate.entries = []
        view.deleteBackward()
        XCTAssertEqual(delegate.entries, ["should 1,1 ''", "selection 1,0", "didChange"])
        XCTAssertEqual(view.text, "hlo")
    }

    func testARangeBeyondTheTextIsKeptWithin() {
        let view = textView("abc")
        view.selectedRange = NSRange(location: 2, length: 100)
        XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 1))
        view.selectedRange = NSRange(location: NSNotFound, length: 0)
        XCTAssertEqual(view.selectedRange, NSRange(location: 3, length: 0))
        view.insertText("d")
        XCTAssertEqual(view.text, "abcd")
        view.scrollRangeToVisible(NSRange(location: 50, length: 50))
        view.selectedRange = NSRange(location: -1, length: -5)
        view.deleteBackward()
        XCTAssertEqual(view.text, "abc")
    }

    func testTheCaretStandsOnEveryLine() {
        let view = textView("one\ntwo\n")
        let carets = [0, 3, 4, 7, 8].map { view.caretRect(for: position(view, $0)) }
        XCTAssertEqual(carets[0].minX, 5)
        XCTAssertEqual(carets[0].minY, 8)
        XCTAssertEqual(carets[0].minY, carets[1].minY)
        XCTAssertGreaterThan(carets[1].minX, carets[0].minX + 20)
        XCTAssertEqual(carets[2].minX, 5)
        XCTAssertEqual(carets[2].minY - carets[0].minY, carets[0].height, accuracy: 0.01)
        XCTAssertEqual(carets[4].minX, 5)
        XCTAssertEqual(carets[4].minY - carets[2].minY, carets[0].height, accuracy: 0.01)
        for (offset, caret) in zip([0, 3, 4, 7, 8], carets) {
            let found = view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)).map { view.offset(from: view.beginningOfDocument, to: $0) }
            XCTAssertEqual(found, offset)
        }
    }

    func testArabicParagraphsStandAtTheRight() {
        let view = textView("مرحبا\nhello")
        XCTAssertGreaterThan(view.caretRect(for: position(view, 0)).minX, 180)
        XCTAssertEqual(view.caretRect(for: position(view, 6)).minX, 5)
        XCTAssertEqual(view.baseWritingDirection(for: position(view, 1), in: .forward), .rightToLeft)
    }

    /// DiffableTextViews issue 88: marked text asks nobody and tells the selection.
    func testMarkedTextIsReplacedUntilItIsUnmarked() {
        let view = textView("안"), delegate = Delegate()
        view.delegate = delegate
        view.setMarkedText("ㄴ", selectedRange: NSRange(location: 1, length: 0))
        XCTAssertEqual(view.text, "안ㄴ")
        view.setMarkedText("니", selectedRange: NSRange(location: 1, length: 0))
        XCTAssertEqual(view.text, "안니")
        XCTAssertEqual(view.markedTextRange.flatMap { view.text(in: $0) }, "니")
        XCTAssertFalse(delegate.entries.contains { $0.hasPrefix("should") })
        view.unmarkText()
        XCTAssertNil(view.markedTextRange)
        XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
    }

    func testPositionsGoByCharactersAndLines() {
        let view = textView("a👨‍👩‍👧b\nsecond")
        let family = view.characterRange(byExtending: position(view, 1), in: .right)
        XCTAssertEqual(family.flatMap { view.text(in: $0) }, "👨‍👩‍👧")
        let below = view.position(from: position(view, 0), in: .down, offset: 1)
        XCTAssertEqual(below.map { view.offset(from: view.beginningOfDocument, to: $0) }, ("a👨‍👩‍👧b\n" as NSString).length)
        XCTAssertNil(view.position(from: position(view, 0), in: .up, offset: 1))
        XCTAssertNil(view.position(from: view.endOfDocument, offset: 1))
        XCTAssertEqual(view.compare(view.beginningOfDocument, to: view.endOfDocument), .orderedAscending)
    }

    func testTheTokenizerFindsWordsInManyScripts() {
        let view = textView("Hello, 세상 อยู่ดี")
        func word(_ offset: Int) -> String? {
            view.tokenizer.rangeEnclosingPosition(position(view, offset), with: .word, inDirection: .storage(.forward)).flatMap { view.text(in: $0) }
        }
        XCTAssertEqual(word(2), "Hello")
        XCTAssertNil(word(5))
        XCTAssertEqual(word(8), "세상")
        let next = view.tokenizer.position(from: position(view, 0), toBoundary: .word, inDirection: .storage(.forward))
        XCTAssertEqual(next.map { view.offset(from: view.beginningOfDocument, to: $0) }, 5)
        XCTAssertTrue(view.tokenizer.isPosition(position(view, 5), atBoundary: .word, inDirection: .storage(.forward)))
    }

    func testSelectionRectsCoverLines() {
        let view = textView("one\ntwo\nthree")
        let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        let rects = all.map { view.selectionRects(for: $0) } ?? []
        XCTAssertEqual(rects.count, 3)
        XCTAssertTrue(rects.first?.containsStart == true && rects.last?.containsEnd == true)
        XCTAssertGreaterThan(rects[0].rect.width, 150, "a line selected to its end reaches to the edge")
        XCTAssertLessThan(rects[2].rect.width, 60)
    }

    func testTheStorageCanBeEditedByCode() {
        let view = textView("hello world")
        view.selectedRange = NSRange(location: 6, length: 5)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye")
        XCTAssertEqual(view.text, "bye world")
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 5))
    }

    func testATextViewShowsTheTextOfAContainer() {
        let storage = NSTextStorage(string: "own"), manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 100, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: container)
        XCTAssertTrue(view.textStorage === storage && view.layoutManager === manager)
        XCTAssertEqual(view.text, "own")
    }

    func testSecretsAndLinks() throws {
        let view = textView("wwww")
        let plain = view.sizeThatFits(CGSize(width: 1000, height: 100)).width
        view.isSecureTextEntry = true
        XCTAssertEqual(view.text, "wwww")
        XCTAssertNotEqual(view.sizeThatFits(CGSize(width: 1000, height: 100)).width, plain)
        view.isSecureTextEntry = false
        view.tintColor = .green
        view.attributedText = NSAttributedString(string: "link", attributes: [.link: "https://a.io"])
        let layout = try XCTUnwrap(view.layoutManager.flow.line(at: 0)).layout
        XCTAssertEqual(layout.text.style(at: 0).color, UIColor.green.textColor)
    }

    func testDetectedLinksAreShownAsLinks() throws {
        let text = "See www.swift.org/blog, mail a.b@c.io or call +82 10-1234-5678."
        XCTAssertEqual(DataDetection.found(.all, in: text).map(\.url.absoluteString), ["http://www.swift.org/blog", "mailto:a.b@c.io", "tel:+821012345678"])
        let view = textView(text, width: 1000)
        view.tintColor = .green
        view.dataDetectorTypes = .link
        func color(_ offset: Int) throws -> UIColor? {
            let layout = try XCTUnwrap(view.layoutManager.flow.line(at: offset)).layout
            return layout.text.style(at: offset).color == UIColor.green.textColor ? .green : nil
        }
        XCTAssertNil(try color(5), "not while it can be edited")
        view.isEditable = false
        XCTAssertEqual(try color(5), .green)
        XCTAssertNil(try color(1))
        XCTAssertNil(try color(45))
    }

    /// One tap puts the caret under the finger, two select the word.
    func testTaps() {
        let stage = TouchStage()
        let view = textView("alpha beta gamma", width: 300)
        view.frame.origin.y = 100
        stage.view.addSubview(view)
        stage.settle()
        let caret = view.caretRect(for: position(view, 8))
        stage.tap(view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil))
        XCTAssertTrue(view.isFirstResponder)
        XCTAssertEqual(view.selectedRange, NSRange(location: 8, length: 0))
        view.resignFirstResponder()
        stage.tearDown()
    }

    func testFieldsHaveTheSameEngine() {
        let stage = TouchStage()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)), delegate = Delegate()
        field.delegate = delegate
        stage.view.addSubview(field)
        field.text = "hello"
        field.becomeFirstResponder()
        stage.settle()
        field.selectedTextRange = field.textRange(from: position(field, 0), to: position(field, 2))
        XCTAssertEqual(delegate.entries, ["field selection"])
        field.insertText("J")
        XCTAssertEqual(field.text, "Jllo")
        let carets = (0...4).map { field.caretRect(for: position(field, $0)).minX }
        XCTAssertEqual(carets, carets.sorted())
        XCTAssertEqual(field.closestPosition(to: CGPoint(x: carets[2], y: 17)).map { field.offset(from: field.beginningOfDocument, to: $0) }, 2)
        field.resignFirstResponder()
        stage.tearDown()
    }

    /// Whole pixels, as LayoutKit's TextViewLayoutTests have them; a view without a size takes its natural one (YMatterType's TypographyTextViewTests).
    func testSizesOfTextViews() {
        let view = UITextView(frame: .zero)
        view.isScrollEnabled = false
        view.textContainerInset = .zero
        view.font = .systemFont(ofSize: 17)
        view.text = "Hello World\nHello World"
        let natural = view.intrinsicContentSize, line = UIFont.systemFont(ofSize: 17).lineHeight
        XCTAssertEqual(natural.height, (2 * line * 3).rounded(.up) / 3, accuracy: 1e-6)
        XCTAssertNotEqual(natural.height, natural.height.rounded())
        XCTAssertGreaterThan(natural.width, 60)
        view.sizeToFit()
        XCTAssertEqual(view.bounds.size, natural)
    }

    /// What a field asks of its overridable members.
    func testFieldsAskNoOtherOverridables() {
        final class Field: UITextField {
            var asked: [String] = []
            override var placeholder: String? {
                get { super.placeholder }
                set {
                    asked.append("placeholder")
                    super.placeholder = newValue
                }
            }
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                asked.append("textRect")
                return super.textRect(forBounds: bounds)
            }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.attributedPlaceholder = NSAttributedString(string: "Name")
        XCTAssertEqual(field.attributedPlaceholder?.string, "Name")
        XCTAssertEqual(field.placeholder, "Name")
        XCTAssertEqual(field.asked, [])
        _ = field.editingRect(forBounds: field.bounds)
        XCTAssertEqual(field.asked, [])
    }
}
