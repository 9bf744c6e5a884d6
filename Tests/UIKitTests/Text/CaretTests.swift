// The caret by keys and fingers on every line: text that runs in both directions, lines that wrap, ideographs without spaces, words,
// columns that are kept, selections that grow, marked text.
import XCTest
@testable import UIKit

@MainActor final class CaretTests: XCTestCase {
    private func stage(_ text: String, width: CGFloat = 300) -> (TouchStage, UITextView) {
        let stage = TouchStage()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: width, height: 300))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        stage.view.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        stage.settle()
        return (stage, view)
    }

    private func end(_ stage: TouchStage, _ view: UIView) {
        view.resignFirstResponder()
        stage.tearDown()
    }

    private func press(_ name: String) throws { HardwareKeyboard.press(try XCTUnwrap(KeyName(name)), in: .shared) }

    /// Where a key leads from one caret to the next until it moves no further.
    private func walk(_ key: String, _ view: UITextView, limit: Int = 60) throws -> [Int] {
        var offsets = [view.selectedRange.location]
        for _ in 0..<limit {
            try press(key)
            if view.selectedRange.location == offsets.last { break }
            offsets.append(view.selectedRange.location)
        }
        return offsets
    }

    private func caret(_ view: UITextView, _ offset: Int) -> CGRect { view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0) } ?? .zero }

    func testKeysGoThroughPlainText() throws {
        let (stage, view) = stage("a👨‍👩‍👧b\n한글\n\nz")
        let right = try walk("right", view)
        XCTAssertEqual(right, [0, 1, 9, 10, 11, 12, 13, 14, 15, 16])
        XCTAssertEqual(try walk("left", view), right.reversed())
        end(stage, view)
    }

    /// UAX #9: "ab" and "cd" around an Arabic word that runs to the left. The eye sees the caret move on by each key.
    func testKeysGoWhereTheEyeSeesTheNextPlace() throws {
        let (stage, view) = stage("ab \u{0645}\u{0631}\u{062D} cd")
        var last = caret(view, 0).minX
        let offsets = try walk("right", view)
        for offset in offsets.dropFirst() {
            XCTAssertGreaterThan(caret(view, offset).minX, last, "\(offset) of \(offsets)")
            last = caret(view, offset).minX
        }
        XCTAssertEqual(offsets.last, 9)
        // The word's letters are met from the last to the first.
        let inside = offsets.filter { (4...5).contains($0) }
        XCTAssertEqual(inside, [5, 4])
        end(stage, view)
    }

    func testAParagraphFromRightToLeft() throws {
        let (stage, view) = stage("\u{0645}\u{0631}\u{062D}\nab")
        XCTAssertGreaterThan(caret(view, 0).minX, 280 - 10)
        XCTAssertEqual(try walk("left", view, limit: 4), [0, 1, 2, 3, 4], "to its end and on to the next line, where left is the way back")
        view.selectedRange = NSRange(location: 3, length: 0)
        XCTAssertEqual(try walk("right", view), [3, 2, 1, 0])
        end(stage, view)
    }

    /// The end of a line that wraps is the beginning of the next: a key meets it once, a finger chooses, cmd+right stays above.
    func testLinesThatWrap() throws {
        let text = "가나다라마바사아자차카타파하 가나다라마바사아자차카타파하"
        let (stage, view) = stage(text, width: 120)
        let lines = view.engine.flow.lines(in: NSRange(location: 0, length: 29))
        XCTAssertGreaterThan(lines.count, 3)
        XCTAssertEqual(try walk("right", view), Array(0...29))
        let wrap = lines[1].range.location
        view.selectedRange = NSRange(location: 0, length: 0)
        try press("cmd+right")
        XCTAssertEqual(view.selectedRange.location, wrap)
        XCTAssertEqual(view.selectionAffinity, .backward)
        XCTAssertEqual(caret(view, wrap).minY, caret(view, 0).minY)
        try press("cmd+right")
        XCTAssertEqual(view.selectedRange.location, wrap, "still the same line")
        try press("cmd+left")
        XCTAssertEqual(view.selectedRange.location, 0)
        // Beside the end of the first line a finger stands at its end, at the beginning of the second line there.
        let first = caret(view, 0)
        stage.tap(view.convert(CGPoint(x: 118, y: first.midY), to: nil))
        XCTAssertEqual(view.selectedRange.location, wrap)
        XCTAssertEqual(caret(view, wrap).minY, first.minY)
        for _ in 0..<60 { stage.frame() }
        stage.tap(view.convert(CGPoint(x: 1, y: first.maxY + first.height / 2), to: nil))
        XCTAssertEqual(view.selectedRange.location, wrap)
        XCTAssertGreaterThan(caret(view, wrap).minY, first.minY)
        end(stage, view)
    }

    /// Down and up keep the column over a shorter line.
    func testUpAndDownKeepTheColumn() throws {
        let (stage, view) = stage("wide enough\na\nwide enough")
        view.selectedRange = NSRange(location: 6, length: 0)
        XCTAssertEqual(try walk("down", view), [6, 13, 20, 25], "below the last line at its end")
        view.selectedRange = NSRange(location: 20, length: 0)
        XCTAssertEqual(try walk("up", view), [20, 13, 6, 0])
        end(stage, view)
    }

    func testWordsParagraphsAndAll() throws {
        let (stage, view) = stage("Hello, 세상 world\nnext one")
        XCTAssertEqual(try walk("alt+right", view), [0, 5, 9, 15, 20, 24])
        XCTAssertEqual(try walk("alt+left", view), [24, 21, 16, 10, 7, 0])
        XCTAssertEqual(try walk("alt+down", view), [0, 15, 24])
        XCTAssertEqual(try walk("alt+up", view), [24, 16, 0])
        try press("cmd+down")
        XCTAssertEqual(view.selectedRange.location, 24)
        try press("cmd+up")
        XCTAssertEqual(view.selectedRange.location, 0)
        end(stage, view)
    }

    func testShiftGrowsAndShrinksASelection() throws {
        let (stage, view) = stage("one two\nthree")
        view.selectedRange = NSRange(location: 4, length: 0)
        func pressed(_ name: String) throws -> String {
            try press(name)
            return "\(view.selectedRange.location),\(view.selectedRange.length)"
        }
        XCTAssertEqual(try ["shift+right", "shift+right", "shift+left", "shift+left", "shift+left", "shift+alt+left", "shift+down", "left"].map(pressed),
                       ["4,1", "4,2", "4,1", "4,0", "3,1", "0,4", "4,4", "4,0"])
        try press("shift+cmd+right")
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 3))
        try press("right")
        XCTAssertEqual(view.selectedRange, NSRange(location: 7, length: 0), "a selection collapses to its end")
        end(stage, view)
    }

    /// A finger that rests takes the caret along; on an end of the selection it moves that end; the selection never vanishes.
    func testARestingFinger() throws {
        let (stage, view) = stage("alpha 한국어 \u{0645}\u{0631}\u{062D} gamma")
        func window(_ offset: Int) -> CGPoint {
            let area = caret(view, offset)
            return view.convert(CGPoint(x: area.minX, y: area.midY), to: nil)
        }
        let finger = stage.land(window(2))
        for _ in 0..<40 { stage.frame() }
        XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
        finger.move(to: window(7))
        stage.frame()
        XCTAssertEqual(view.selectedRange, NSRange(location: 7, length: 0))
        finger.lift()
        stage.settle()
        view.selectedRange = NSRange(location: 6, length: 3)
        let end = stage.land(window(9))
        for _ in 0..<40 { stage.frame() }
        end.move(to: window(16))
        stage.frame()
        XCTAssertEqual(view.selectedRange, NSRange(location: 6, length: 10))
        end.move(to: window(6))
        stage.frame()
        XCTAssertEqual(view.selectedRange.location, 6)
        XCTAssertGreaterThan(view.selectedRange.length, 0)
        end.lift()
        self.end(stage, view)
    }

    /// Korean and Japanese are composed in place; an arrow ends the composition where it stands.
    func testMarkedTextBetweenLines() throws {
        let (stage, view) = stage("가나\n다")
        view.selectedRange = NSRange(location: 2, length: 0)
        for syllable in ["ㅎ", "하", "한"] { view.setMarkedText(syllable, selectedRange: NSRange(location: 1, length: 0)) }
        XCTAssertEqual(view.text, "가나한\n다")
        XCTAssertEqual(view.markedTextRange.map { view.selectionRects(for: $0).count }, 1)
        try press("left")
        XCTAssertNil(view.markedTextRange)
        XCTAssertEqual(view.text, "가나한\n다")
        XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
        view.setMarkedText("\u{306B}\u{307B}\u{3093}", selectedRange: NSRange(location: 3, length: 0))
        view.setMarkedText("\u{65E5}\u{672C}", selectedRange: NSRange(location: 2, length: 0))
        view.unmarkText()
        XCTAssertEqual(view.text, "가나日本한\n다")
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
        end(stage, view)
    }

    func testAFieldMovesTheSameWay() throws {
        let stage = TouchStage()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        stage.view.addSubview(field)
        field.text = "ab \u{0645}\u{0631}\u{062D} cd"
        field.becomeFirstResponder()
        stage.settle()
        var offsets: [Int] = []
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        for _ in 0..<12 {
            try press("right")
            offsets.append(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } ?? -1)
        }
        XCTAssertEqual(offsets.filter { (4...5).contains($0) }, [5, 4])
        XCTAssertEqual(offsets.last, 9)
        try press("shift+cmd+left")
        XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, field.text)
        end(stage, field)
    }
}
