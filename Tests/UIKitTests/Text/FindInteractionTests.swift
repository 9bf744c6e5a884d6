// Finding in a text view: the bar, results in order, steps, replacing, options; a session of an app's own.

@testable import UIKit
import XCTest

@MainActor final class FindInteractionTests: XCTestCase {
    private func textView(_ text: String) -> (TouchStage, UITextView) {
        let stage = TouchStage(), view = UITextView(frame: UIScreen.main.bounds)
        stage.view.addSubview(view)
        view.text = text
        stage.settle()
        return (stage, view)
    }

    private func end(_ stage: TouchStage, _ view: UITextView) {
        view.findInteraction?.dismissFindNavigator()
        stage.tearDown()
    }

    private func bar(_ window: UIWindow) -> FindBar? { window.subviews.compactMap { $0 as? FindBar }.first }

    private func styles(_ view: UITextView) -> [String] {
        view.foundMarks.sorted { $0.range.location < $1.range.location }.map { "\($0.range.location)\($0.style == .highlighted ? "!" : "")" }
    }

    func testFindingFromTheSelectionOn() throws {
        let (stage, view) = textView("one two One three none")
        defer { end(stage, view) }
        XCTAssertNil(view.findInteraction)
        view.isFindInteractionEnabled = true
        let find = try XCTUnwrap(view.findInteraction)
        view.selectedRange = NSRange(location: 4, length: 0)
        XCTAssertFalse(find.isFindNavigatorVisible)
        find.presentFindNavigator(showingReplace: false)
        XCTAssertTrue(find.isFindNavigatorVisible)
        let bar = try XCTUnwrap(bar(stage.window))
        XCTAssertTrue(bar.searchField.isFirstResponder)
        bar.searchField.insertText("one")
        XCTAssertEqual(find.searchText, "one")
        XCTAssertEqual(find.activeFindSession?.resultCount, 3)
        XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, 1, "the first one behind the caret")
        XCTAssertEqual(styles(view), ["0", "8!", "19"])
        find.findNext()
        XCTAssertEqual(styles(view), ["0", "8", "19!"])
        find.findNext()
        XCTAssertEqual(styles(view), ["0!", "8", "19"])
        find.findPrevious()
        XCTAssertEqual(styles(view), ["0", "8", "19!"])
        bar.searchField.insertText("x")
        XCTAssertEqual(find.activeFindSession?.resultCount, 0)
        XCTAssertEqual(find.activeFindSession?.highlightedResultIndex, NSNotFound)
        XCTAssertEqual(styles(view), [])
        find.dismissFindNavigator()
        XCTAssertNil(find.activeFindSession)
        XCTAssertNil(self.bar(stage.window))
        XCTAssertEqual(find.searchText, "onex")
    }

    func testTheBarStandsOnTheKeyboard() throws {
        let (stage, view) = textView("text")
        defer { end(stage, view) }
        view.isFindInteractionEnabled = true
        view.findInteraction?.presentFindNavigator(showingReplace: true)
        let bar = try XCTUnwrap(bar(stage.window)), keyboard = Keyboard.of(view)
        XCTAssertTrue(keyboard.isShown)
        XCTAssertEqual(bar.frame.maxY, keyboard.frame.minY)
        XCTAssertNotNil(bar.replaceField)
        let done = try XCTUnwrap(bar.subviews.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == "Done" })
        done.sendActions(for: .primaryActionTriggered)
        XCTAssertFalse(view.findInteraction?.isFindNavigatorVisible ?? true)
        XCTAssertFalse(keyboard.isShown)
    }

    private final class Delegate: NSObject, UITextViewDelegate {
        var changes = 0
        var forbids: String?
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            (textView.text as NSString).substring(with: range) != forbids
        }
        func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }

    func testReplacing() throws {
        let (stage, view) = textView("cat cat cat")
        defer { end(stage, view) }
        let delegate = Delegate()
        view.delegate = delegate
        view.selectedRange = NSRange(location: 0, length: 0)
        view.isFindInteractionEnabled = true
        let find = try XCTUnwrap(view.findInteraction)
        find.searchText = "cat"
        find.replacementText = "horse"
        find.presentFindNavigator(showingReplace: true)
        let session = try XCTUnwrap(find.activeFindSession)
        XCTAssertTrue(session.allowsReplacementForCurrentlyHighlightedResult)
        find.replaceOne()
        XCTAssertEqual(view.text, "horse cat cat")
        XCTAssertEqual(delegate.changes, 1)
        XCTAssertEqual(styles(view), ["6!", "10"])
        find.replaceAll()
        XCTAssertEqual(view.text, "horse horse horse")
        XCTAssertEqual(session.resultCount, 0)
        find.searchText = "horse"
        delegate.forbids = "horse"
        find.replaceAll()
        XCTAssertEqual(view.text, "horse horse horse", "the delegate forbade it")
        view.isEditable = false
        XCTAssertFalse(session.supportsReplacement)
    }

    func testAnEditMovesWhatWasFound() throws {
        let (stage, view) = textView("ab ab ab")
        defer { end(stage, view) }
        view.selectedRange = NSRange(location: 0, length: 0)
        view.isFindInteractionEnabled = true
        let find = try XCTUnwrap(view.findInteraction)
        find.searchText = "ab"
        find.presentFindNavigator(showingReplace: false)
        XCTAssertEqual(styles(view), ["0!", "3", "6"])
        view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 2), with: "long")
        XCTAssertEqual(styles(view), ["0!", "8"])
        find.findNext()
        XCTAssertEqual(find.activeFindSession?.resultCount, 2, "searched again")
    }

    func testOptions() {
        let text = "Sun sunny sun unsung" as NSString
        func places(_ method: UITextSearchOptions.WordMatchMethod, _ compare: NSString.CompareOptions = .caseInsensitive) -> [Int] {
            UITextSearchOptions(wordMatchMethod: method, stringCompareOptions: compare).ranges(of: "sun", in: text).map(\.location)
        }
        XCTAssertEqual(places(.contains), [0, 4, 10, 16])
        XCTAssertEqual(places(.contains, []), [4, 10, 16])
        XCTAssertEqual(places(.startsWith), [0, 4, 10])
        XCTAssertEqual(places(.fullWord), [0, 10])
        XCTAssertEqual(UITextSearchOptions().ranges(of: "", in: text), [])
    }

    /// An app's session for content that is no text.
    private final class Pages: UIFindSession {
        var log: [String] = []
        override var resultCount: Int { 4 }
        override var highlightedResultIndex: Int { 2 }
        override func performSearch(query: String, options: UITextSearchOptions?) { log.append("search \(query)") }
        override func highlightNextResult(in direction: UITextStorageDirection) { log.append(direction == .forward ? "next" : "previous") }
        override func invalidateFoundResults() { log.append("invalidate") }
    }
    private final class Maker: NSObject, UIFindInteractionDelegate {
        let session = Pages()
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { self.session.log.append("begin") }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { self.session.log.append("end") }
    }

    func testASessionOfAnApp() throws {
        let (stage, view) = textView("")
        defer { end(stage, view) }
        let maker = Maker(), find = UIFindInteraction(sessionDelegate: maker)
        view.superview?.addInteraction(find)
        find.presentFindNavigator(showingReplace: true)
        let bar = try XCTUnwrap(bar(stage.window))
        XCTAssertNil(bar.replaceField, "the session does not replace")
        bar.searchField.insertText("p")
        find.findNext()
        find.findPrevious()
        XCTAssertTrue(bar.subviews.contains { ($0 as? UILabel)?.text == "3 of 4" })
        find.dismissFindNavigator()
        XCTAssertEqual(maker.session.log, ["begin", "search p", "next", "previous", "invalidate", "end"])
    }
}
