// What apps override or answer of text: attachments' bounds, line heights, breaks, tab stops, the drawing of fields.
import XCTest
@testable import UIKit

final class TextHooksTests: XCTestCase {
    private let font = UIFont.systemFont(ofSize: 17)

    private func laidOut(_ text: NSAttributedString, width: CGFloat, _ delegate: NSLayoutManagerDelegate? = nil) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
        let storage = NSTextStorage(attributedString: text), manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        manager.delegate = delegate
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (manager, container, storage)
    }

    /// A picture as wide as the text, as chat and editor apps write it.
    func testAnAttachmentDecidesItsBounds() {
        final class Wide: NSTextAttachment, @unchecked Sendable {
            var asked: [(container: NSTextContainer?, index: Int)] = []
            override func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int) -> CGRect {
                asked.append((textContainer, charIndex))
                return CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 2)
            }
        }
        let wide = Wide()
        let text = NSMutableAttributedString(string: "ab\n", attributes: [.font: font])
        text.append(NSAttributedString(attachment: wide))
        let (manager, container, storage) = laidOut(text, width: 120)
        XCTAssertEqual(manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 1), in: container).width, 120)
        XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil).height, 60, accuracy: 6, "with the descent of its font")
        XCTAssertTrue(wide.asked.last?.container === container)
        XCTAssertEqual(wide.asked.last?.index, 3)
        container.size.width = 60
        XCTAssertEqual(manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 1), in: container).width, 60, "asked again in another width")
        _ = storage
    }

    func testTheDelegateDecidesLineHeights() {
        final class Delegate: NSObject, NSLayoutManagerDelegate {
            var glyphs: [NSRange] = []
            func layoutManager(
                _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
                baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
            ) -> Bool {
                glyphs.append(glyphRange)
                lineFragmentRect.pointee.size.height = 40
                lineFragmentUsedRect.pointee.size.height = 40
                baselineOffset.pointee = 30
                return true
            }
        }
        let delegate = Delegate()
        let (manager, container, storage) = laidOut(NSAttributedString(string: "one two three four five six\nseven", attributes: [.font: font]), width: 100, delegate)
        var rects: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { rect, _, _, _, _ in rects.append(rect) }
        XCTAssertGreaterThan(rects.count, 2)
        for (index, rect) in rects.enumerated() {
            XCTAssertEqual(rect.height, 40)
            if index > 0 { XCTAssertGreaterThanOrEqual(rect.minY, rects[index - 1].maxY) }
        }
        XCTAssertEqual(manager.location(forGlyphAt: 0).y, 30)
        XCTAssertEqual(delegate.glyphs.last, NSRange(location: 28, length: 5))
        XCTAssertEqual(delegate.glyphs.map(\.length).reduce(0, +), storage.length, "each line once, with its separator")
        XCTAssertEqual(manager.usedRect(for: container).maxY, rects.last?.maxY)
    }

    func testTheDelegateForbidsABreak() {
        final class Delegate: NSObject, NSLayoutManagerDelegate {
            func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool { charIndex != 12 }
        }
        let text = NSAttributedString(string: "aaaa bbbbbb cccccc", attributes: [.font: font])
        let width = text.attributedSubstring(from: NSRange(location: 0, length: 12)).size().width + 4
        let delegate = Delegate()
        let (manager, _, first) = laidOut(text, width: width, delegate)
        var range = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        XCTAssertEqual(range, NSRange(location: 0, length: 5))
        let (plain, _, second) = laidOut(text, width: width)
        _ = plain.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        XCTAssertEqual(range, NSRange(location: 0, length: 12))
        _ = (first, second)
    }

    func testTabStopsAlign() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [
            NSTextTab(textAlignment: .center, location: 100), NSTextTab(textAlignment: .right, location: 200),
            NSTextTab(textAlignment: .right, location: 300, options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))]),
        ]
        let (manager, container, storage) = laidOut(NSAttributedString(string: "\tmid\tend\t12.34", attributes: [.font: font, .paragraphStyle: style]), width: 0)
        func area(_ part: String) -> CGRect { manager.boundingRect(forGlyphRange: (storage.string as NSString).range(of: part), in: container) }
        XCTAssertEqual(area("mid").midX, 100, accuracy: 0.01)
        XCTAssertEqual(area("end").maxX, 200, accuracy: 0.01)
        XCTAssertEqual(area(".").minX, 300, accuracy: 0.01)
    }

    @MainActor func testAFieldDrawsThroughItsMembers() {
        final class Field: UITextField {
            var drawn: [String] = []
            override func drawText(in rect: CGRect) { drawn.append("text \(rect.minX) \(rect.height)") }
            override func drawPlaceholder(in rect: CGRect) {
                drawn.append("placeholder \(rect.minX) \(rect.height)")
                super.drawPlaceholder(in: rect)
            }
        }
        let field = Field(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        field.placeholder = "hint"
        field.layoutIfNeeded()
        let renderer = UIGraphicsImageRenderer(size: field.bounds.size)
        _ = renderer.image { field.layer.render(in: $0.cgContext) }
        XCTAssertTrue(field.drawn.contains("placeholder 0.0 30.0"), "\(field.drawn)")
        field.drawn = []
        field.text = "words"
        field.layoutIfNeeded()
        _ = renderer.image { field.layer.render(in: $0.cgContext) }
        XCTAssertTrue(field.drawn.contains("text 0.0 30.0"), "\(field.drawn)")
    }
}
