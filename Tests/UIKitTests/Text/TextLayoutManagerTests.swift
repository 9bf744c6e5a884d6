// TextKit 2 over the same lines: ranges, elements, fragments, segments, rendering attributes, the viewport, text views.
import XCTest
@testable import UIKit

final class TextLayoutManagerTests: XCTestCase {
    private let font = UIFont.systemFont(ofSize: 17)

    private func document(_ text: String, width: CGFloat = 200) -> (NSTextContentStorage, NSTextLayoutManager, NSTextContainer) {
        let content = NSTextContentStorage(), manager = NSTextLayoutManager(), container = NSTextContainer(size: CGSize(width: width, height: 0))
        content.addTextLayoutManager(manager)
        manager.textContainer = container
        content.attributedString = NSAttributedString(string: text, attributes: [.font: font])
        return (content, manager, container)
    }

    func testRanges() throws {
        let (content, _, _) = document("0123456789")
        let all = content.documentRange
        let three = try XCTUnwrap(content.location(all.location, offsetBy: 3)), seven = try XCTUnwrap(content.location(all.location, offsetBy: 7))
        let middle = try XCTUnwrap(NSTextRange(location: three, end: seven))
        XCTAssertNil(NSTextRange(location: seven, end: three))
        XCTAssertNil(content.location(all.location, offsetBy: 11))
        XCTAssertTrue(all.contains(middle))
        XCTAssertTrue(middle.contains(three))
        XCTAssertFalse(middle.contains(seven))
        XCTAssertEqual(content.offset(from: three, to: seven), 4)
        XCTAssertEqual(middle.intersection(NSTextRange(NSRange(location: 5, length: 5))), NSTextRange(NSRange(location: 5, length: 2)))
        XCTAssertNil(middle.intersection(NSTextRange(NSRange(location: 7, length: 2))))
        XCTAssertEqual(middle.union(NSTextRange(NSRange(location: 0, length: 1))), NSTextRange(NSRange(location: 0, length: 7)))
    }

    func testElementsAreParagraphs() {
        let (content, _, _) = document("one\ntwo\r\nthree")
        var texts: [String] = [], separators: [Int] = []
        content.enumerateTextElements(from: nil) { element in
            texts.append((element as? NSTextParagraph)?.attributedString.string ?? "")
            separators.append((element as? NSTextParagraph)?.paragraphSeparatorRange?.units?.length ?? -1)
            return true
        }
        XCTAssertEqual(texts, ["one\n", "two\r\n", "three"])
        XCTAssertEqual(separators, [1, 2, 0])
        var reverse: [String] = []
        content.enumerateTextElements(from: nil, options: .reverse) { element in
            reverse.append((element as? NSTextParagraph)?.attributedString.string ?? "")
            return reverse.count < 2
        }
        XCTAssertEqual(reverse, ["three", "two\r\n"])
        XCTAssertEqual(content.textElements(for: NSTextRange(NSRange(location: 2, length: 4))).count, 2)
    }

    func testFragmentsStandBelowEachOther() throws {
        let (content, manager, container) = document("one two three four five six seven eight\nsecond")
        var frames: [CGRect] = [], lines: [Int] = []
        manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
            frames.append(fragment.layoutFragmentFrame)
            lines.append(fragment.textLineFragments.count)
            return true
        }
        XCTAssertEqual(frames.count, 2)
        XCTAssertGreaterThan(lines[0], 1)
        XCTAssertEqual(lines[1], 1)
        XCTAssertGreaterThanOrEqual(frames[1].minY, frames[0].maxY)
        XCTAssertEqual(manager.usageBoundsForTextContainer, manager.engine.usedRect(for: container))
        let second = try XCTUnwrap(manager.textLayoutFragment(for: CGPoint(x: 5, y: frames[1].midY)))
        XCTAssertEqual(second.rangeInElement.units, NSRange(location: 40, length: 6))
        XCTAssertTrue(manager.textLayoutFragment(for: second.rangeInElement.location) === second)
        let line = try XCTUnwrap(manager.textLayoutFragment(for: content.documentRange.location)?.textLineFragments.last)
        XCTAssertEqual(line.characterRange.location + line.characterRange.length, 40)
        let index = line.characterRange.location + 1
        let place = line.locationForCharacter(at: index)
        XCTAssertEqual(line.characterIndex(for: CGPoint(x: place.x + 1, y: 2)), index)
        // An edit moves what is below.
        content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 39), with: "x")
        XCTAssertLessThan(try XCTUnwrap(manager.textLayoutFragment(for: TextStorageLocation(2))).layoutFragmentFrame.minY, frames[1].minY)
    }

    func testSegments() {
        let (content, manager, container) = document("one two three four five six seven eight")
        var rects: [CGRect] = [], ranges: Set<NSRange> = []
        manager.enumerateTextSegments(in: manager.documentRange, type: .standard) { range, rect, baseline, _ in
            rects.append(rect)
            if let units = range?.units { ranges.insert(units) }
            XCTAssertGreaterThan(baseline, 0)
            return true
        }
        XCTAssertGreaterThan(rects.count, 1)
        XCTAssertEqual(ranges.map(\.length).reduce(0, +), 39)
        var widest: CGFloat = 0
        manager.enumerateTextSegments(in: manager.documentRange, type: .selection, options: .rangeNotRequired) { range, rect, _, _ in
            XCTAssertNil(range)
            widest = max(widest, rect.maxX)
            return false
        }
        XCTAssertEqual(widest, container.size.width)
        XCTAssertEqual(content.documentRange.units?.length, 39)
    }

    func testRenderingAttributesChangeNoText() throws {
        let (content, manager, _) = document("plain red")
        func color(_ offset: Int) throws -> UIColor? {
            let layout = try XCTUnwrap(manager.engine.flow.line(at: offset)).layout
            return layout.text.style(at: offset).color == UIColor.red.textColor ? .red : nil
        }
        manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: NSTextRange(NSRange(location: 6, length: 3)))
        XCTAssertEqual(try color(7), .red)
        XCTAssertNil(try color(1))
        XCTAssertNil(content.textStorage?.attribute(.foregroundColor, at: 7, effectiveRange: nil))
        content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        XCTAssertNil(try color(7), "attributes move with their characters")
        XCTAssertEqual(try color(8), .red)
        manager.removeRenderingAttribute(.foregroundColor, for: NSTextRange(NSRange(location: 8, length: 1)))
        XCTAssertNil(try color(8))
        XCTAssertEqual(try color(9), .red)
    }

    func testADelegateShowsAnotherParagraph() throws {
        final class Delegate: NSObject, NSTextContentStorageDelegate {
            func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? {
                guard range.location > 0, let text = textContentStorage.textStorage?.attributedSubstring(from: range) else { return nil }
                let shown = NSMutableAttributedString(attributedString: text)
                shown.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: shown.length))
                return NSTextParagraph(attributedString: shown)
            }
        }
        let (content, manager, _) = document("small\nlarge")
        let delegate = Delegate()
        content.delegate = delegate
        let first = try XCTUnwrap(manager.textLayoutFragment(for: TextStorageLocation(0))), second = try XCTUnwrap(manager.textLayoutFragment(for: TextStorageLocation(6)))
        XCTAssertGreaterThan(second.layoutFragmentFrame.height, first.layoutFragmentFrame.height * 1.8)
        XCTAssertEqual((content.textStorage?.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)?.pointSize, 17)
    }

    func testTheViewportShowsWhatIsVisible() {
        final class Delegate: NSObject, NSTextViewportLayoutControllerDelegate {
            var log: [String] = []
            func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { CGRect(x: 0, y: 45, width: 200, height: 20) }
            func textViewportLayoutController(_ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment) {
                log.append((textLayoutFragment.textElement as? NSTextParagraph)?.attributedString.string ?? "?")
            }
            func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { log.append("will") }
            func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { log.append("did") }
        }
        let (content, manager, _) = document("one\ntwo\nthree\nfour\nfive")
        let delegate = Delegate()
        manager.textViewportLayoutController.delegate = delegate
        manager.textViewportLayoutController.layoutViewport()
        XCTAssertEqual(delegate.log.first, "will")
        XCTAssertEqual(delegate.log.last, "did")
        XCTAssertFalse(delegate.log.contains("one\n"))
        XCTAssertTrue(delegate.log.contains("three\n"))
        XCTAssertFalse(delegate.log.contains("five"))
        XCTAssertEqual(manager.textViewportLayoutController.viewportRange?.contains(TextStorageLocation(9)), true)
        XCTAssertEqual(content.textLayoutManagers.count, 1)
    }

    @MainActor func testATextViewHasOneUntilItsLayoutManagerIsAskedFor() throws {
        final class Fragment: NSTextLayoutFragment, @unchecked Sendable {
            nonisolated(unsafe) static var drawn: [NSRange] = []
            override func draw(at point: CGPoint, in context: CGContext) {
                if let units = rangeInElement.units { Self.drawn.append(units) }
                super.draw(at: point, in: context)
            }
        }
        final class Delegate: NSObject, NSTextLayoutManagerDelegate {
            func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement) -> NSTextLayoutFragment {
                Fragment(textElement: textElement, range: textElement.elementRange)
            }
        }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one\ntwo"
        let manager = try XCTUnwrap(view.textLayoutManager), delegate = Delegate()
        XCTAssertEqual((manager.textContentManager as? NSTextContentStorage)?.attributedString?.string, "one\ntwo")
        XCTAssertTrue(view.textContainer.textLayoutManager === manager)
        manager.delegate = delegate
        view.layoutIfNeeded()
        _ = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        XCTAssertEqual(Array(Fragment.drawn.prefix(2)), [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
        XCTAssertEqual(view.layoutManager.textStorage, view.textStorage)
        XCTAssertNil(view.textLayoutManager)
        XCTAssertNil(UITextView(usingTextLayoutManager: false).textLayoutManager)
        XCTAssertNotNil(UITextView(usingTextLayoutManager: true).textLayoutManager)
    }
}
