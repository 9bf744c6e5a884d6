// Lines: wrapping, limits, truncation, alignment, spacing, tabs and direction.

import CoreGraphics
@testable import CoreText
import XCTest

final class TextLayoutTests: XCTestCase {
    private func layout(
        _ text: String, width: CGFloat = .infinity, lines: Int = 0, height: CGFloat = .infinity, label: Bool = true,
        size: CGFloat = 17, _ change: (inout TextParagraph) -> Void = { _ in }
    ) -> TextLayout {
        var paragraph = TextParagraph()
        paragraph.breaking = .truncatingTail
        change(&paragraph)
        var options = TextLayout.Options()
        options.width = width
        options.height = height
        options.maximumLines = lines
        options.wrapsBeforeLastLine = label
        return TextLayout(StyledText(text, style: TextStyle(font: .system(size: size)), paragraph: paragraph), options: options)
    }

    private func strings(_ layout: TextLayout) -> [String] {
        layout.lines.map { line in
            line.pieces.map { piece in
                switch piece {
                case .text(let range): String(decoding: layout.text.utf16[range], as: UTF16.self)
                case .ellipsis: "…"
                case .hyphen: "‐"
                case .token(let mark, _): String(decoding: mark.text.utf16, as: UTF16.self)
                }
            }.joined()
        }
    }

    func testOneLineIsAsHighAsTheFont() {
        XCTAssertEqual(layout("Label").size.height, 20.287109375, accuracy: 1e-9)
        XCTAssertEqual(layout("한글 😀 漢字").size.height, 20.287109375, accuracy: 1e-9)
        XCTAssertEqual(layout("a\nb").size.height, 40.57421875, accuracy: 1e-9)
    }

    func testEmptyTextHasOneLineAndNoWidth() {
        let empty = layout("")
        XCTAssertEqual(empty.lines.count, 1)
        XCTAssertEqual(empty.size.width, 0)
        XCTAssertEqual(empty.size.height, 20.287109375, accuracy: 1e-9)
    }

    func testWrapsAtWords() {
        XCTAssertEqual(strings(layout("one two three four", width: 70)), ["one two ", "three ", "four"])
        XCTAssertEqual(layout("one two", width: 70).size.width, layout("one two").size.width)
    }

    func testALonelyLastWordGetsCompany() {
        let text = "one two three four"
        let width = layout("one two three").size.width + 1
        XCTAssertEqual(strings(layout(text, width: width)), ["one two three ", "four"])
        XCTAssertEqual(strings(layout(text, width: width) { $0.pushesOutLastWord = true }), ["one two ", "three four"])
        XCTAssertEqual(strings(layout("one two", width: 40) { $0.pushesOutLastWord = true }), ["one ", "two"])
    }

    func testATooLongWordBreaksAtCharacters() {
        let result = layout("incomprehensibilities", width: 60)
        XCTAssertGreaterThan(result.lines.count, 2)
        XCTAssertEqual(strings(result).joined(), "incomprehensibilities")
        XCTAssertTrue(result.lines.allSatisfy { $0.width <= 60.01 })
    }

    func testCharacterWrapping() {
        let result = layout("one two three", width: 50) { $0.breaking = .charWrapping }
        XCTAssertEqual(strings(result).joined(), "one two three")
        XCTAssertNotEqual(strings(result).first, "one ")
    }

    func testFitsInItsOwnWidth() {
        for text in ["Hello World", "안녕하세요", "AVAVAV fi", "👨‍👩‍👧 family"] {
            let natural = layout(text).size.width
            XCTAssertEqual(layout(text, width: natural).lines.count, 1, text)
        }
    }

    func testTruncation() {
        let text = "The quick brown fox jumps"
        XCTAssertEqual(strings(layout(text, width: 100, lines: 1)), ["The quick…"])
        XCTAssertEqual(strings(layout(text, width: 100, lines: 1) { $0.breaking = .truncatingHead }).first?.first, "…")
        let middle = strings(layout(text, width: 100, lines: 1) { $0.breaking = .truncatingMiddle })[0]
        XCTAssertTrue(middle.hasPrefix("The") && middle.hasSuffix("mps") && middle.contains("…"), middle)
        XCTAssertEqual(strings(layout(text, width: 100, lines: 1) { $0.breaking = .wordWrapping }), ["The quick "])
        XCTAssertEqual(strings(layout(text, width: 100, lines: 1) { $0.breaking = .clipping }), [text])
        XCTAssertTrue(layout(text, width: 100, lines: 1).isTruncated)
        XCTAssertFalse(layout(text, width: 400, lines: 1).isTruncated)
    }

    func testTheSecondOfTwoLinesIsTruncated() {
        let result = strings(layout("one two three four five six", width: 70, lines: 2))
        XCTAssertEqual(result.count, 2)
        XCTAssertEqual(result[0], "one two ")
        XCTAssertTrue(result[1].hasSuffix("…"), result[1])
    }

    func testLeftOutParagraphsShowAnEllipsis() {
        XCTAssertEqual(strings(layout("first\nsecond", width: 200, lines: 1)), ["first…"])
    }

    func testHeightLimitsLines() {
        XCTAssertEqual(layout("a b c d e f", width: 10, height: 50).lines.count, 2)
        XCTAssertEqual(layout("a b c", width: 10, height: 1).lines.count, 1)
    }

    func testNothingNarrowerThanACharacterLoops() {
        XCTAssertEqual(layout("abc", width: 0).lines.count, 3)
        XCTAssertEqual(layout("abc", width: 1, lines: 1).lines.count, 1)
    }

    func testAlignment() {
        for (alignment, part) in [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1.0)] {
            let result = layout("Label", width: 200) { $0.alignment = alignment }
            XCTAssertEqual(result.lines[0].x, (200 - result.lines[0].width) * part, accuracy: 1e-6)
        }
    }

    func testSpacingAndIndents() {
        let spaced = layout("a\nb\nc") {
            $0.lineSpacing = 4
            $0.paragraphSpacing = 10
            $0.firstLineHeadIndent = 12
        }
        XCTAssertEqual(spaced.size.height, 3 * 20.287109375 + 2 * 14, accuracy: 1e-6)
        XCTAssertEqual(spaced.lines[1].x, 12)
        XCTAssertEqual(layout("a") { $0.lineHeightMultiple = 2 }.size.height, 40.57421875, accuracy: 1e-6)
        XCTAssertEqual(layout("a") { $0.minimumLineHeight = 30 }.size.height, 30)
        XCTAssertEqual(layout("a") { $0.maximumLineHeight = 10 }.size.height, 10)
    }

    func testTabsReachTheirStops() {
        XCTAssertEqual(layout("a\tb").offset(of: 2, in: layout("a\tb").lines[0]), 28, accuracy: 1e-6)
        XCTAssertEqual(layout("a\tb") { $0.tabStops = [TextTab(location: 100)] }.size.width, 100 + layout("b").size.width, accuracy: 1e-6)
    }

    func testJustifiedLinesFillTheWidth() {
        let result = layout("one two three four five", width: 90) { $0.alignment = .justified; $0.breaking = .wordWrapping }
        let segments = result.segments(of: result.lines[0])
        let width = segments.reduce(0) { $0 + $1.width }
        XCTAssertGreaterThanOrEqual(width, 90)
    }

    func testRightToLeftRunsAreReordered() {
        let result = layout("אב ab")
        let segments = result.segments(of: result.lines[0])
        XCTAssertEqual(segments.first?.range.lowerBound, 3)
        XCTAssertEqual(BidirectionalLevels.visualOrder([0, 1, 1, 0]), [0, 2, 1, 3])
        XCTAssertEqual(BidirectionalLevels.visualOrder([1, 2, 1]), [2, 1, 0])
        XCTAssertEqual(BidirectionalLevels.levels(Array("abc 12".utf16), 0..<6, base: nil).levels, [0, 0, 0, 0, 0, 0])
        XCTAssertEqual(BidirectionalLevels.levels(Array("אב 12".utf16), 0..<5, base: nil).levels, [1, 1, 1, 2, 2])
    }

    func testCaretOffsets() {
        let result = layout("abc")
        XCTAssertEqual(result.offset(of: 0, in: result.lines[0]), 0)
        XCTAssertEqual(result.offset(of: 3, in: result.lines[0]), result.size.width, accuracy: 1e-6)
        XCTAssertEqual(result.index(at: result.size.width + 50, in: result.lines[0]), 3)
    }

    func testCoreTextLines() {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Hi", attributes: [NSAttributedString.Key("NSFont"): CTFont(.system(size: 20))]))
        var ascent: CGFloat = 0, descent: CGFloat = 0
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        XCTAssertGreaterThan(width, 10)
        XCTAssertEqual(ascent + descent, 23.8671875, accuracy: 1e-6)
        XCTAssertEqual(CTLineGetStringRange(line), CFRangeMake(0, 2))
    }

    func testFramesFillTheirBox() {
        let text = NSAttributedString(string: "one two three four", attributes: [NSAttributedString.Key("NSFont"): CTFont(.system(size: 17))])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 70, height: 45))
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        XCTAssertEqual(CTFrameGetLines(frame).count, 2)
        XCTAssertEqual(CTFrameGetVisibleStringRange(frame).length, 14)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        XCTAssertEqual(origins[0].y, 45 - 16.1865234375, accuracy: 1e-6)
        XCTAssertEqual(CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, CGSize(width: 70, height: 1000), nil).height, 3 * 20.287109375, accuracy: 1e-6)
    }
}
