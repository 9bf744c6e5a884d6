// Text that nobody would write: layout ends, does not trap and stays bounded.

import CoreGraphics
@testable import CoreText
import XCTest

final class AdversarialTextTests: XCTestCase {
    private func lay(_ units: [UInt16], width: CGFloat = 200, lines: Int = 0, breaking: TextBreaking = .truncatingTail) -> TextLayout {
        var options = TextLayout.Options()
        options.width = width
        options.maximumLines = lines
        options.wrapsBeforeLastLine = true
        var paragraph = TextParagraph()
        paragraph.breaking = breaking
        let style = TextStyle(font: .system(size: 17))
        let text = StyledText(utf16: units, styles: [(0..<units.count, style)], paragraphs: [(0..<units.count, paragraph)], defaultStyle: style)
        let layout = TextLayout(text, options: options)
        if let context = CGContext(width: 64, height: 64, scale: 1) { layout.draw(in: context, at: .zero) }
        return layout
    }

    func testLoneSurrogates() {
        XCTAssertEqual(lay([0xD800]).lines.count, 1)
        XCTAssertEqual(lay([0xDC00, 0x41, 0xD83D]).lines.count, 1)
        XCTAssertGreaterThan(lay([UInt16](repeating: 0xDFFF, count: 100)).lines.count, 0)
    }

    func testControlsAndNoncharacters() {
        XCTAssertEqual(lay([0]).lines.count, 1)
        XCTAssertEqual(lay([0xFFFE, 0xFFFF, 0xFEFF, 0x202E, 0x2066, 0x41]).lines.count, 1)
        XCTAssertEqual(lay(Array("\r\r\n\n\u{85}\u{2028}\u{2029}".utf16)).lines.count, 6)
    }

    func testManyMarksOnOneLetter() {
        XCTAssertEqual(lay(Array(("a" + String(repeating: "\u{301}", count: 5_000)).utf16)).lines.count, 1)
    }

    func testEndlessJoinerSequence() {
        XCTAssertGreaterThan(lay(Array(String(repeating: "👩\u{200D}", count: 2_000).utf16), lines: 1).lines.count, 0)
    }

    func testMixedDirections() {
        let text = String(repeating: "abc אבג 123 عرب ", count: 300)
        XCTAssertGreaterThan(lay(Array(text.utf16)).lines.count, 10)
        XCTAssertGreaterThan(lay(Array(text.utf16), breaking: .charWrapping).lines.count, 10)
    }

    func testAMegabyteOnOneLine() {
        XCTAssertEqual(lay([UInt16](repeating: 0x61, count: 1 << 20), lines: 1).lines.count, 1)
        for breaking in [TextBreaking.truncatingHead, .truncatingMiddle, .clipping, .charWrapping] {
            XCTAssertEqual(lay([UInt16](repeating: 0xAC00, count: 1 << 16), lines: 1, breaking: breaking).lines.count, 1)
        }
    }

    func testAMegabyteOfLines() {
        XCTAssertEqual(lay([UInt16](repeating: 0x0A, count: 100_000)).lines.count, 100_000)
    }

    func testWidthsThatAreNoWidths() {
        for width in [CGFloat.nan, -1, -.infinity, 0, .leastNonzeroMagnitude, 1e300] {
            XCTAssertGreaterThan(lay(Array("some text".utf16), width: width).lines.count, 0)
        }
    }

    func testSpansThatOverlapOrMiss() {
        let style = TextStyle(font: .system(size: 10))
        let text = StyledText(utf16: Array("hello".utf16), styles: [(3..<40, style), (0..<2, style)], paragraphs: [], defaultStyle: style)
        XCTAssertEqual(text.styles.map(\.range.upperBound).last, 5)
        XCTAssertEqual(TextLayout(text).lines.count, 1)
    }

    func testRandomUnitsNeverTrap() {
        var state: UInt64 = 42
        for _ in 0..<60 {
            let units = (0..<200).map { _ -> UInt16 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt16(truncatingIfNeeded: state >> 40)
            }
            XCTAssertGreaterThan(lay(units, width: 80).lines.count, 0)
        }
    }
}
