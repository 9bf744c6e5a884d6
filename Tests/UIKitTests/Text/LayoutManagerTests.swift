// NSLayoutManager and NSTextContainer: lines, rectangles and points; exclusions, several containers, limits; what an edit costs.
import XCTest
@testable import UIKit

final class LayoutManagerTests: XCTestCase {
    private let storage = NSTextStorage(), manager = NSLayoutManager()
    private let font = UIFont.systemFont(ofSize: 17)

    private func container(_ width: CGFloat, _ height: CGFloat = 0) -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: width, height: height))
        container.lineFragmentPadding = 0
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        manager.addTextContainer(container)
        return container
    }

    private func show(_ string: String) { storage.setAttributedString(NSAttributedString(string: string, attributes: [.font: font])) }

    func testTextMeasuresAsStringDrawingDoes() {
        show("A quick brown fox jumps over the lazy dog")
        let container = container(120)
        let bounds = storage.boundingRect(with: CGSize(width: 120, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(manager.usedRect(for: container).height, bounds.height, accuracy: 0.01)
        XCTAssertEqual(manager.usedRect(for: container).width, bounds.width, accuracy: 0.01)
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, range, _ in lines.append(range) }
        XCTAssertEqual(lines.map(\.length).reduce(0, +), storage.length)
        XCTAssertGreaterThan(lines.count, 2)
    }

    func testPointsAndCharactersAreInverse() {
        show("first line\nsecond אבג שלום line 👨‍👩‍👧 end\n")
        let container = container(160)
        for offset in 0..<storage.length where (storage.string as NSString).rangeOfComposedCharacterSequence(at: offset).location == offset {
            let character = (storage.string as NSString).rangeOfComposedCharacterSequence(at: offset)
            let area = manager.boundingRect(forGlyphRange: character, in: container)
            guard area.width > 1 else { continue }
            XCTAssertEqual(manager.characterIndex(for: CGPoint(x: area.midX, y: area.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil), offset)
        }
        XCTAssertEqual(manager.extraLineFragmentRect.minY, manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: nil).maxY, accuracy: 0.01)
        XCTAssertEqual(manager.usedRect(for: container).maxY, manager.extraLineFragmentRect.maxY, accuracy: 0.01)
    }

    func testLinesGoAroundAnExclusion() {
        show(String(repeating: "word ", count: 60))
        let container = container(200)
        let plain = manager.usedRect(for: container).height
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 40, height: 60))]
        var rects: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { rect, _, _, _, _ in rects.append(rect) }
        XCTAssertGreaterThan(manager.usedRect(for: container).height, plain)
        XCTAssertEqual(rects[0], CGRect(x: 0, y: 0, width: 80, height: rects[0].height))
        XCTAssertEqual(rects[1], CGRect(x: 120, y: 0, width: 80, height: rects[0].height))
        XCTAssertEqual(rects.last?.width, 200)
    }

    func testTextFlowsFromContainerToContainer() {
        show(String(repeating: "word ", count: 40))
        let first = container(100, 50), second = container(100, 5000)
        let one = manager.glyphRange(for: first), two = manager.glyphRange(for: second)
        XCTAssertEqual(one.location + one.length, two.location)
        XCTAssertEqual(two.location + two.length, storage.length)
        XCTAssertLessThanOrEqual(manager.usedRect(for: first).maxY, 50)
        XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: two.location, effectiveRange: nil).minY, 0)
        XCTAssertTrue(manager.textContainer(forGlyphAt: two.location, effectiveRange: nil) === second)
    }

    func testALimitedContainerTruncates() {
        show(String(repeating: "word ", count: 40))
        let container = container(100)
        container.maximumNumberOfLines = 2
        container.lineBreakMode = .byTruncatingTail
        XCTAssertEqual(manager.usedRect(for: container).height, 2 * font.lineHeight, accuracy: 1)
        XCTAssertNotEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 20).location, NSNotFound)
    }

    /// A subclass decides where lines stand, as on a device.
    func testASubclassedContainerPlacesLines() {
        final class Wedge: NSTextContainer, @unchecked Sendable {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                var rect = super.lineFragmentRect(forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection, remaining: remainingRect)
                rect.origin.x += rect.minY
                rect.size.width -= rect.minY
                return rect
            }
        }
        show(String(repeating: "word ", count: 20))
        let container = Wedge(size: CGSize(width: 200, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let second = manager.lineFragmentRect(forGlyphAt: 60, effectiveRange: nil)
        XCTAssertEqual(second.minX, second.minY, accuracy: 0.01)
        XCTAssertGreaterThan(second.minX, 10)
    }

    func testAnEditLaysOutItsParagraphOnly() {
        show((0..<500).map { "Paragraph \($0) 한국어 العربية ไทย 👍" }.joined(separator: "\n"))
        let container = container(1000)
        _ = manager.usedRect(for: container)
        let before = manager.flow.layoutCount
        let height = manager.usedRect(for: container).height
        let middle = (storage.string as NSString).range(of: "Paragraph 250")
        storage.replaceCharacters(in: NSRange(location: middle.location + 9, length: 0), with: "X")
        _ = manager.usedRect(for: container)
        XCTAssertEqual(manager.flow.layoutCount - before, 1)
        storage.replaceCharacters(in: NSRange(location: middle.location + 9, length: 1), with: "\n")
        XCTAssertGreaterThan(manager.usedRect(for: container).height, height)
        XCTAssertLessThanOrEqual(manager.flow.layoutCount - before, 3)
        storage.replaceCharacters(in: NSRange(location: middle.location + 9, length: 1), with: "")
        XCTAssertEqual(manager.usedRect(for: container).height, height, accuracy: 0.01)
        // The same text laid out afresh stands the same.
        let lines = manager.flow.lines(in: NSRange(location: 0, length: storage.length)).map(\.used)
        manager.flow.reset()
        XCTAssertEqual(manager.flow.lines(in: NSRange(location: 0, length: storage.length)).map(\.used), lines)
    }

    /// 100,000 characters of mixed scripts, in many paragraphs or in one: an edit in the middle lays out the lines that it reaches, whatever the length.
    func testAnEditOfALongTextLaysOutItsLinesOnly() {
        let paragraph = "한국어 문장이 여기 있습니다. النص العربي هنا. ภาษาไทยไม่มีช่องว่าง 👩‍👩‍👧 and Latin words. "
        func linesOfAnEdit(_ paragraphs: Int, separator: String = "\n") -> (first: Int, edit: Int) {
            let storage = NSTextStorage(string: ""), manager = NSLayoutManager()
            let text = Array(repeating: paragraph + paragraph, count: paragraphs).joined(separator: separator)
            storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
            let container = NSTextContainer(size: CGSize(width: 300, height: 0))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            _ = manager.usedRect(for: container)
            let first = manager.flow.lineCount
            storage.replaceCharacters(in: NSRange(location: storage.length / 2, length: 0), with: "x")
            _ = manager.usedRect(for: container)
            return (first, manager.flow.lineCount - first)
        }
        let length = (paragraph as NSString).length * 2 + 1
        let short = linesOfAnEdit(60), long = linesOfAnEdit(100_000 / length + 1)
        XCTAssertEqual(Double(long.first) / Double(100_000 / length + 1), Double(short.first) / 60, accuracy: 0.001, "lines grow with the text")
        XCTAssertLessThanOrEqual(long.edit, 4)
        XCTAssertGreaterThan(long.edit, 0)
        let one = linesOfAnEdit(60, separator: " "), all = linesOfAnEdit(100_000 / length + 1, separator: " ")
        XCTAssertGreaterThan(all.first, one.first * 6)
        XCTAssertLessThanOrEqual(max(one.edit, all.edit), 8)
        XCTAssertGreaterThan(min(one.edit, all.edit), 0)
    }
}
