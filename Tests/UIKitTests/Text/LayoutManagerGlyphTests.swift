// Single glyphs of a layout manager, the end of what is laid out, tab stops, the direction of languages.

import UIKit
import XCTest

@MainActor final class LayoutManagerGlyphTests: XCTestCase {
    func testGlyphsAndTheEndOfLayout() {
        let storage = NSTextStorage(string: "one\ttwo\nthree four five six", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 70, height: 45))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -2, width: 12, height: 9)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: NSAttributedString(attachment: attachment))
        XCTAssertEqual(manager.attachmentSize(forGlyphAt: 0), CGSize(width: 12, height: 9))
        XCTAssertEqual(manager.attachmentSize(forGlyphAt: 1), CGSize(width: -1, height: -1))
        XCTAssertEqual(manager.attachmentSize(forGlyphAt: 999), CGSize(width: -1, height: -1))
        XCTAssertEqual([1, 4, 8].map { manager.notShownAttribute(forGlyphAt: $0) }, [false, true, true])
        let first = manager.firstUnlaidCharacterIndex()
        XCTAssertGreaterThan(first, 3)
        XCTAssertLessThan(first, storage.length)
        container.size.height = 0
        var character = 0, glyph = 0
        manager.getFirstUnlaidCharacterIndex(&character, glyphIndex: &glyph)
        XCTAssertEqual([character, glyph], [storage.length, storage.length])
    }

    func testTabStopsAndDirections() {
        let style = NSMutableParagraphStyle()
        XCTAssertEqual(style.tabStops.count, 12)
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 28))
        XCTAssertEqual(style.tabStops.first?.location, 56)
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 56))
        XCTAssertEqual(style.tabStops.count, 11)
        XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), .rightToLeft)
        XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ko"), .leftToRight)
    }
}
