// NSTextList: markers by format and number, numbering over nested lists, where markers and text stand, edits in between.
import XCTest
@testable import UIKit

@MainActor final class TextListTests: XCTestCase {
    private let font = UIFont.systemFont(ofSize: 17)

    private func items(_ entries: [(String, [NSTextList])]) -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (index, entry) in entries.enumerated() {
            let style = NSMutableParagraphStyle()
            style.textLists = entry.1
            text.append(NSAttributedString(string: entry.0 + (index + 1 < entries.count ? "\n" : ""), attributes: [.font: font, .paragraphStyle: style]))
        }
        return text
    }

    private func markers(_ manager: NSLayoutManager, _ length: Int) -> [String] {
        manager.flow.lines(in: NSRange(location: 0, length: length)).compactMap { line in line.layout.marker(of: line.content).map { String(decoding: $0.layout.text.utf16, as: UTF16.self) } }
    }

    func testMarkers() {
        func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String { NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) }
        XCTAssertEqual([marker(.disc, 1), marker(.hyphen, 2), marker(.check, 3)], ["\u{2022}", "\u{2043}", "\u{2713}"])
        XCTAssertEqual([marker(.decimal, 12), marker(.lowercaseAlpha, 28), marker(.uppercaseLatin, 3), marker(.lowercaseRoman, 14), marker(.uppercaseRoman, 1999)], ["12", "ab", "C", "xiv", "MCMXCIX"])
        XCTAssertEqual([marker(.octal, 8), marker(.lowercaseHexadecimal, 255), marker(.uppercaseHexadecimal, 255)], ["10", "ff", "FF"])
        XCTAssertEqual(marker(NSTextList.MarkerFormat("({decimal})"), 3), "(3)")
        XCTAssertEqual(marker(NSTextList.MarkerFormat("{wrong} {decimal}"), 3), "{wrong} 3")
        XCTAssertEqual([marker(.lowercaseRoman, 0), marker(.lowercaseAlpha, -1)], ["0", "-1"])
        XCTAssertTrue(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
        XCTAssertFalse(NSTextList(markerFormat: .disc, options: 0).isOrdered)
        XCTAssertFalse(NSTextList.includesTextListMarkers)
    }

    /// Inner lists do not count for the outer one, and begin anew in its next item; another paragraph ends a list.
    func testNumbersOfNestedLists() {
        let outer = NSTextList(markerFormat: .decimal, options: 0), inner = NSTextList(markerFormat: .lowercaseAlpha, options: .prependEnclosingMarker, startingItemNumber: 2)
        let text = items([("one", [outer]), ("a", [outer, inner]), ("b", [outer, inner]), ("two", [outer]), ("c", [outer, inner]), ("plain", []), ("again", [outer])])
        let storage = NSTextStorage(attributedString: text), manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 300, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        XCTAssertEqual(markers(manager, storage.length), ["1", "1b", "1c", "2", "2b", "1"])
        // A new item numbers those behind it.
        let first = manager.flow.layoutCount
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: NSAttributedString(string: "zero\n", attributes: text.attributes(at: 0, effectiveRange: nil)))
        XCTAssertEqual(markers(manager, storage.length), ["1", "2", "2b", "2c", "3", "3b", "1"])
        XCTAssertLessThanOrEqual(manager.flow.layoutCount - first, 6, "paragraphs with the same marker keep their lines")
    }

    func testWhereTextAndMarkersStand() throws {
        let outer = NSTextList(markerFormat: .disc, options: 0), inner = NSTextList(markerFormat: .circle, options: 0)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.attributedText = items([("one", [outer]), ("two", [outer, inner]), ("three", [])])
        view.layoutIfNeeded()
        func x(_ offset: Int) -> CGFloat { view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0).minX } ?? 0 }
        XCTAssertEqual([x(0), x(4), x(8)], [5 + 36, 5 + 72, 5])
        let line = try XCTUnwrap(view.engine.flow.line(at: 4))
        XCTAssertEqual(line.layout.marker(of: line.content)?.x, 72 - 25)
        XCTAssertEqual(view.text, "one\ntwo\nthree", "markers are no characters")
    }

    func testLabelsShowThem() {
        let list = NSTextList(markerFormat: .decimal, options: 0)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.numberOfLines = 0
        label.attributedText = items([("one", [list]), ("two", [list])])
        let wide = label.sizeThatFits(CGSize(width: 300, height: 300)).width
        label.attributedText = items([("one", []), ("two", [])])
        XCTAssertEqual(wide, label.sizeThatFits(CGSize(width: 300, height: 300)).width + 36, accuracy: 1)
    }

    func testAStyleKeepsItsListsInAnArchive() throws {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .uppercaseRoman, options: .prependEnclosingMarker, startingItemNumber: 4)]
        style.hyphenationFactor = 0.5
        let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: false)
        let read = try XCTUnwrap(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? NSParagraphStyle)
        XCTAssertEqual(read.textLists.map(\.markerFormat), [.uppercaseRoman])
        XCTAssertEqual(read.textLists.first?.startingItemNumber, 4)
        XCTAssertEqual(read.hyphenationFactor, 0.5)
    }
}
