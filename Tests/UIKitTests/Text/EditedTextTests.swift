// A text that was edited stands as the same text laid out at once: lines, carets, selections and pixels of layout managers and text views,
// over random edits of paragraphs in several scripts.
import CoreGraphics
import XCTest
@testable import UIKit

final class EditedTextTests: XCTestCase {
    private struct Dice {
        var state: UInt64
        mutating func roll(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, limit)
        }
    }

    private static let words = [
        "안녕하세요 ", "오늘은 ", "مرحبا ", "بالعالم، ", "שלום ", "12 ", "สวัสดีชาวโลก ", "อากาศดีมาก", "👍🏽", "👨‍👩‍👧 ", "and ", "some ", "Latin ", "words. ", "office ", "(", ") ", "東京都", "漢字", "e\u{301}", "\t",
    ]

    private func text(_ dice: inout Dice, _ count: Int, paragraphs: Bool = true) -> String {
        (0..<count).map { _ in paragraphs && dice.roll(40) == 0 ? "\n" : Self.words[dice.roll(Self.words.count)] }.joined()
    }

    /// Whole characters, as a person edits them.
    private func range(_ dice: inout Dice, in string: NSString, _ longest: Int) -> NSRange {
        let location = dice.roll(string.length + 1)
        return string.rangeOfComposedCharacterSequences(for: NSRange(location: location, length: min(string.length - location, dice.roll(longest))))
    }

    private func attributes(_ dice: inout Dice) -> [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: dice.roll(3) == 0 ? 23 : 17), .foregroundColor: dice.roll(2) == 0 ? UIColor.red : UIColor.black]
    }

    private func edit(_ storage: NSTextStorage, _ dice: inout Dice) {
        switch dice.roll(8) {
        case 0...3: storage.replaceCharacters(in: NSRange(location: range(&dice, in: storage.string as NSString, 1).location, length: 0), with: text(&dice, 1))
        case 4: storage.deleteCharacters(in: range(&dice, in: storage.string as NSString, 8))
        case 5: storage.replaceCharacters(in: range(&dice, in: storage.string as NSString, 30), with: NSAttributedString(string: text(&dice, 6), attributes: attributes(&dice)))
        case 6: storage.addAttributes(attributes(&dice), range: range(&dice, in: storage.string as NSString, 50))
        default:
            storage.beginEditing()
            for _ in 0..<3 { edit(storage, &dice) }
            storage.endEditing()
        }
    }

    private func shown(_ manager: NSLayoutManager, _ container: NSTextContainer) -> [String] {
        let length = manager.textStorage?.length ?? 0
        var told = ["\(manager.usedRect(for: container)) \(manager.extraLineFragmentRect)"]
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: length)) { fragment, used, _, range, _ in told.append("\(range) \(fragment) \(used)") }
        for offset in stride(from: 0, through: length, by: 7) { told.append("\(offset) \(manager.caret(at: offset, container: container).map { "\($0)" } ?? "none")") }
        let middle = NSRange(location: length / 3, length: length / 3)
        manager.enumerateEnclosingRects(forGlyphRange: middle, withinSelectedGlyphRange: middle, in: container) { rect, _ in told.append("\(rect)") }
        return told
    }

    @MainActor private func pixels(_ manager: NSLayoutManager) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 220, height: 400), format: format).image { _ in
            let all = NSRange(location: 0, length: manager.textStorage?.length ?? 0)
            manager.drawBackground(forGlyphRange: all, at: .zero)
            manager.drawGlyphs(forGlyphRange: all, at: .zero)
        }.pngData()
    }

    private func made(_ storage: NSTextStorage, width: CGFloat) -> (NSLayoutManager, NSTextContainer) {
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: width, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (manager, container)
    }

    @MainActor func testLinesCaretsAndPixelsAreThoseOfTheTextLaidOutAtOnce() {
        for seed in 1...12 as ClosedRange<UInt64> {
            var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
            let storage = NSTextStorage(string: "")
            storage.setAttributedString(NSAttributedString(string: text(&dice, [3, 60, 200][dice.roll(3)], paragraphs: dice.roll(2) == 0), attributes: attributes(&dice)))
            let (manager, container) = made(storage, width: 220)
            _ = manager.usedRect(for: container)
            for step in 0..<15 {
                for _ in 0...dice.roll(3) { edit(storage, &dice) }
                let other = NSTextStorage(attributedString: storage)
                let (fresh, place) = made(other, width: 220)
                let now = shown(manager, container), wanted = shown(fresh, place)
                XCTAssertEqual(now, wanted, "seed \(seed), step \(step)")
                if step % 5 == 4 { XCTAssertEqual(pixels(manager), pixels(fresh), "pixels of seed \(seed), step \(step)") }
                if now != wanted { break }
            }
        }
    }

    @MainActor func testATextViewThatIsTypedInStandsAsOneThatGetsTheText() {
        var dice = Dice(state: 77)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 300))
        view.text = text(&dice, 200, paragraphs: false)
        view.layoutIfNeeded()
        for step in 0..<30 {
            view.selectedRange = range(&dice, in: view.text as NSString, dice.roll(2) == 0 ? 1 : 9)
            if dice.roll(3) == 0 { view.deleteBackward() } else { view.insertText(text(&dice, 1 + dice.roll(3), paragraphs: false)) }
            view.layoutIfNeeded()
            let fresh = UITextView(frame: view.frame)
            fresh.text = view.text
            fresh.layoutIfNeeded()
            XCTAssertEqual(view.contentSize, fresh.contentSize, "step \(step)")
            for offset in stride(from: 0, through: view.textStorage.length, by: 11) {
                guard let place = view.position(from: view.beginningOfDocument, offset: offset), let other = fresh.position(from: fresh.beginningOfDocument, offset: offset) else { return XCTFail("no position \(offset)") }
                XCTAssertEqual(view.caretRect(for: place), fresh.caretRect(for: other), "step \(step), caret \(offset)")
            }
        }
    }
}
