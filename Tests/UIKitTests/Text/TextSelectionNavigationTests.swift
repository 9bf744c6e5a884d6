// TextKit 2's selections: moves by keys, taps, drags, deletions, and list elements, over the lines of a text layout manager.
import XCTest
@testable import UIKit

final class TextSelectionNavigationTests: XCTestCase {
    private let font = UIFont.systemFont(ofSize: 17)
    private var kept: [AnyObject] = []

    override func tearDown() {
        kept = []
        super.tearDown()
    }

    private func navigation(_ text: String, width: CGFloat = 200) -> NSTextSelectionNavigation {
        let content = NSTextContentStorage(), manager = NSTextLayoutManager(), container = NSTextContainer(size: CGSize(width: width, height: 0))
        content.addTextLayoutManager(manager)
        manager.textContainer = container
        content.attributedString = NSAttributedString(string: text, attributes: [.font: font])
        kept = [content, manager, container]
        return manager.textSelectionNavigation
    }

    private func caret(_ offset: Int) -> NSTextSelection { NSTextSelection(TextStorageLocation(offset), affinity: .downstream) }
    private func selection(_ location: Int, _ length: Int) -> NSTextSelection { NSTextSelection(range: NSTextRange(NSRange(location: location, length: length)), affinity: .downstream, granularity: .character) }
    private func units(_ selection: NSTextSelection?) -> [NSRange] { selection?.textRanges.compactMap(\.units) ?? [] }

    private func moved(_ navigation: NSTextSelectionNavigation, _ selection: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction, _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false) -> NSRange? {
        units(navigation.destinationSelection(for: selection, direction: direction, destination: destination, extending: extending, confined: false)).first
    }

    private func at(_ offset: Int) -> NSRange { NSRange(location: offset, length: 0) }

    func testRangesArePutInOrderAndMerged() {
        let ranges = [NSRange(location: 6, length: 3), NSRange(location: 0, length: 2), NSRange(location: 7, length: 4)].map(NSTextRange.init)
        let selection = NSTextSelection(ranges, affinity: .upstream, granularity: .word)
        XCTAssertEqual(units(selection), [NSRange(location: 0, length: 2), NSRange(location: 6, length: 5)])
        selection.anchorPositionOffset = 12
        let other = selection.textSelection([NSTextRange(NSRange(location: 1, length: 1))])
        XCTAssertEqual(units(other), [NSRange(location: 1, length: 1)])
        XCTAssertEqual(other.granularity, .word)
        XCTAssertEqual(other.affinity, .upstream)
        XCTAssertEqual(other.anchorPositionOffset, 12)
        XCTAssertTrue(selection.isLogical)
        selection.secondarySelectionLocation = TextStorageLocation(3)
        XCTAssertFalse(selection.isLogical)
    }

    func testMovesByCharactersWordsAndParagraphs() {
        let text = navigation("Hi 👩‍👩‍👧 there. All well\nsecond one")
        XCTAssertEqual(moved(text, caret(3), .forward, .character), at(11))
        XCTAssertEqual(moved(text, caret(11), .left, .character), at(3))
        XCTAssertEqual(moved(text, caret(0), .backward, .character), at(0))
        XCTAssertEqual(moved(text, selection(0, 2), .right, .character), at(2))
        XCTAssertEqual(moved(text, selection(0, 2), .left, .character), at(0))
        XCTAssertEqual(moved(text, caret(11), .forward, .word), at(17))
        XCTAssertEqual(moved(text, caret(17), .backward, .word), at(12))
        XCTAssertEqual(moved(text, caret(0), .forward, .sentence), at(18))
        XCTAssertEqual(moved(text, caret(20), .backward, .sentence), at(19))
        XCTAssertEqual(moved(text, caret(4), .forward, .paragraph), at(27))
        XCTAssertEqual(moved(text, caret(27), .forward, .paragraph), at(38))
        XCTAssertEqual(moved(text, caret(28), .backward, .paragraph), at(0))
        XCTAssertEqual(moved(text, caret(4), .forward, .document), at(38))
        XCTAssertEqual(moved(text, caret(4), .backward, .container), at(0))
    }

    func testConfinedMovesStayInTheParagraph() {
        let text = navigation("one\ntwo")
        let end = text.destinationSelection(for: caret(1), direction: .forward, destination: .document, extending: false, confined: true)
        XCTAssertEqual(units(end), [at(3)])
        let start = text.destinationSelection(for: caret(6), direction: .backward, destination: .document, extending: true, confined: true)
        XCTAssertEqual(units(start), [NSRange(location: 4, length: 2)])
    }

    func testMovesUpAndDownKeepTheirColumn() throws {
        let text = navigation("wide enough\na\nwide enough\n", width: 300)
        let down = try XCTUnwrap(text.destinationSelection(for: caret(8), direction: .down, destination: .character, extending: false, confined: false))
        XCTAssertEqual(units(down), [at(13)])
        XCTAssertGreaterThan(down.anchorPositionOffset, 40)
        XCTAssertEqual(moved(text, down, .down, .character), at(22))
        XCTAssertEqual(moved(text, caret(22), .down, .character), at(26))
        XCTAssertEqual(moved(text, caret(26), .up, .character), at(14))
        XCTAssertEqual(moved(text, caret(3), .up, .character), at(0))
        XCTAssertEqual(moved(text, caret(2), .down, .paragraph), at(11))
    }

    func testLinesEndWhereTheyWrap() throws {
        let text = navigation("aaaa bbbb cccc dddd eeee", width: 100)
        let end = try XCTUnwrap(text.destinationSelection(for: caret(0), direction: .right, destination: .line, extending: false, confined: false))
        let wrap = try XCTUnwrap(units(end).first).location
        XCTAssertEqual(end.affinity, .upstream)
        XCTAssertEqual(wrap, 10)
        XCTAssertEqual(moved(text, end, .left, .line), at(0))
        XCTAssertEqual(moved(text, caret(wrap), .left, .line), at(wrap))
    }

    func testTextThatRunsToTheLeft() throws {
        let text = navigation("\u{5D0}\u{5D1}\u{5D2} \u{5D3}")
        XCTAssertEqual(moved(text, caret(0), .left, .character), at(1))
        XCTAssertEqual(moved(text, caret(1), .right, .character), at(0))
        XCTAssertEqual(moved(text, caret(0), .left, .word), at(3))
        XCTAssertEqual(text.textSelectionDataSource?.baseWritingDirection(at: TextStorageLocation(0)), .rightToLeft)
    }

    func testSelectionsGrowAtOneEnd() throws {
        let text = navigation("one two three four")
        var grown = try XCTUnwrap(text.destinationSelection(for: caret(4), direction: .forward, destination: .word, extending: true, confined: false))
        XCTAssertEqual(units(grown), [NSRange(location: 4, length: 3)])
        grown = try XCTUnwrap(text.destinationSelection(for: grown, direction: .backward, destination: .document, extending: true, confined: false))
        XCTAssertEqual(units(grown), [NSRange(location: 0, length: 4)])
        XCTAssertEqual(grown.affinity, .upstream)
        XCTAssertEqual(moved(text, grown, .right, .character, extending: true), NSRange(location: 1, length: 3))
        let word = try XCTUnwrap(text.textSelection(for: .word, enclosing: CGPoint(x: 8, y: 5), inContainerAt: TextStorageLocation(0)))
        XCTAssertEqual(units(word), [NSRange(location: 0, length: 3)])
        XCTAssertEqual(moved(text, word, .right, .character, extending: true), NSRange(location: 0, length: 7))
        XCTAssertEqual(units(text.textSelection(for: .word, enclosing: selection(5, 5))), [NSRange(location: 4, length: 9)])
        XCTAssertEqual(units(text.textSelection(for: .paragraph, enclosing: caret(5))), [NSRange(location: 0, length: 18)])
    }

    func testTapsAndDrags() throws {
        let text = navigation("one two\nthree four", width: 300), start = TextStorageLocation(0)
        let taps = text.textSelections(interactingAt: CGPoint(x: 5, y: 5), inContainerAt: start, anchors: [], modifiers: [], selecting: false, bounds: .zero)
        XCTAssertEqual(taps.map { units($0) }, [[at(0)]])
        let dragged = text.textSelections(interactingAt: CGPoint(x: 5, y: 30), inContainerAt: start, anchors: taps, modifiers: [], selecting: true, bounds: .zero)
        XCTAssertEqual(dragged.map { units($0) }, [[NSRange(location: 0, length: 8)]])
        XCTAssertEqual(dragged.first?.isTransient, true)
        let extended = text.textSelections(interactingAt: CGPoint(x: 290, y: 5), inContainerAt: start, anchors: [caret(4)], modifiers: .extend, selecting: false, bounds: .zero)
        XCTAssertEqual(extended.map { units($0) }, [[NSRange(location: 4, length: 3)]])
        let word = NSTextSelection(range: NSTextRange(NSRange(location: 4, length: 3)), affinity: .downstream, granularity: .word)
        let words = text.textSelections(interactingAt: CGPoint(x: 30, y: 30), inContainerAt: start, anchors: [word], modifiers: [], selecting: true, bounds: .zero)
        XCTAssertEqual(words.map { units($0) }, [[NSRange(location: 4, length: 9)]])
        let below = text.textSelections(interactingAt: CGPoint(x: 5, y: 500), inContainerAt: start, anchors: [], modifiers: [], selecting: false, bounds: .zero)
        XCTAssertEqual(below.map { units($0) }, [[at(18)]])
        XCTAssertEqual(navigation("").textSelections(interactingAt: CGPoint(x: 5, y: 5), inContainerAt: start, anchors: [], modifiers: [], selecting: false, bounds: .zero).map { units($0) }, [[at(0)]])
    }

    func testARectangleHasARangeForEachLine() {
        let text = navigation("abcdef\nabcdef\nabcdef", width: 300), start = TextStorageLocation(0)
        let below = CGPoint(x: 40, y: 50)
        let several = text.textSelections(interactingAt: below, inContainerAt: start, anchors: [caret(1)], modifiers: .multiple, selecting: true, bounds: .zero)
        XCTAssertEqual(several.count, 3)
        XCTAssertEqual(Set(several.map { units($0).first?.length }).count, 1)
        XCTAssertEqual(several.map { (units($0).first?.location ?? 0) % 7 }, [1, 1, 1])
        let one = text.textSelections(interactingAt: below, inContainerAt: start, anchors: [caret(1)], modifiers: .visual, selecting: true, bounds: .zero)
        XCTAssertEqual(one.map { $0.textRanges.count }, [1])
        text.allowsNonContiguousRanges = true
        let visual = text.textSelections(interactingAt: below, inContainerAt: start, anchors: [caret(1)], modifiers: .visual, selecting: true, bounds: .zero)
        XCTAssertEqual(visual.map { $0.textRanges.count }, [3])
        XCTAssertEqual(visual.first?.isLogical, false)
    }

    func testDeletions() {
        let text = navigation("a e\u{301} 👍🏽 word")
        func deleted(_ selection: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction, _ destination: NSTextSelectionNavigation.Destination, decomposing: Bool = false) -> [NSRange] {
            text.deletionRanges(for: selection, direction: direction, destination: destination, allowsDecomposition: decomposing).compactMap(\.units)
        }
        XCTAssertEqual(deleted(caret(4), .backward, .character), [NSRange(location: 2, length: 2)])
        XCTAssertEqual(deleted(caret(4), .backward, .character, decomposing: true), [NSRange(location: 3, length: 1)])
        XCTAssertEqual(deleted(caret(9), .backward, .character, decomposing: true), [NSRange(location: 5, length: 4)])
        XCTAssertEqual(deleted(caret(14), .backward, .word), [NSRange(location: 10, length: 4)])
        XCTAssertEqual(deleted(caret(0), .backward, .character), [])
        XCTAssertEqual(deleted(selection(0, 3), .forward, .document), [NSRange(location: 0, length: 3)])
    }

    func testAnItemsTextHasTheListsAroundIt() throws {
        let outer = NSTextList(markerFormat: .decimal, options: 0), inner = NSTextList(markerFormat: .disc, options: 0)
        let child = NSTextListElement(contents: NSAttributedString(string: "inner\n", attributes: [.font: font]), markerAttributes: nil, textList: inner, childElements: nil)
        let item = NSTextListElement(contents: NSAttributedString(string: "outer\n", attributes: [.font: font]), markerAttributes: [.foregroundColor: UIColor.red], textList: outer, childElements: [child])
        XCTAssertIdentical(child.parentElement, item)
        let style = try XCTUnwrap(child.attributedString.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        XCTAssertEqual(style.textLists, [outer, inner])
        XCTAssertEqual(item.markerAttributes?[.foregroundColor] as? UIColor, .red)
        XCTAssertEqual(child.markerAttributes?[.font] as? UIFont, font)
        XCTAssertNil(NSTextListElement(childElements: [], textList: outer, nestingLevel: 0))
        let around = try XCTUnwrap(NSTextListElement(childElements: [item], textList: outer, nestingLevel: 1))
        XCTAssertNil(around.contents)
        XCTAssertIdentical(around.childElements.first?.childElements.first, item)
    }
}
