// Core Text's lines as runs of glyphs: places, attributes, direction, drawing; truncated and justified lines, carets, boxes.

import CoreGraphics
@testable import CoreText
import PixelExpectation
import XCTest

final class RunTests: XCTestCase {
    private typealias Key = NSAttributedString.Key
    private let fontKey = Key(kCTFontAttributeName as String)
    private let font = CTFontCreateWithName("DejaVuSans" as NSString, 20.48, nil)

    private func text(_ string: String, _ more: [Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: more.merging([fontKey: font]) { a, _ in a })
    }
    private func runs(_ line: CTLine) throws -> [CTRun] { try XCTUnwrap(CTLineGetGlyphRuns(line) as? [CTRun]) }

    func testRunsOfALine() throws {
        let string = NSMutableAttributedString(attributedString: text("ab"))
        string.append(text("cd", [Key(kCTForegroundColorAttributeName as String): CGColor(red: 1, green: 0, blue: 0, alpha: 1)]))
        let line = CTLineCreateWithAttributedString(string)
        let runs = try runs(line)
        XCTAssertEqual(runs.map { CTRunGetStringRange($0) }, [CFRange(location: 0, length: 2), CFRange(location: 2, length: 2)])
        XCTAssertEqual(CTLineGetGlyphCount(line), 4)
        let second = runs[1]
        XCTAssertNotNil((CTRunGetAttributes(second) as? [String: Any])?["CTForegroundColor"])
        XCTAssertNil((CTRunGetAttributes(runs[0]) as? [String: Any])?["CTForegroundColor"])
        var positions = [CGPoint](repeating: .zero, count: 2), advances = [CGSize](repeating: .zero, count: 2), indices = [CFIndex](repeating: 0, count: 2), glyphs = [CGGlyph](repeating: 0, count: 2)
        CTRunGetPositions(second, CFRange(location: 0, length: 0), &positions)
        CTRunGetAdvances(second, CFRange(location: 0, length: 0), &advances)
        CTRunGetStringIndices(second, CFRange(location: 0, length: 0), &indices)
        CTRunGetGlyphs(second, CFRange(location: 0, length: 2), &glyphs)
        XCTAssertEqual(indices, [2, 3])
        XCTAssertEqual(positions[0].x, CTLineGetOffsetForStringIndex(line, 2, nil), accuracy: 1e-6)
        XCTAssertEqual(positions[1].x, positions[0].x + advances[0].width, accuracy: 1e-6)
        var expected = [CGGlyph](repeating: 0, count: 2)
        XCTAssertTrue(CTFontGetGlyphsForCharacters(font, Array("cd".utf16), &expected, 2))
        XCTAssertEqual(glyphs, expected)
        XCTAssertEqual(try XCTUnwrap(CTRunGetGlyphsPtr(second))[1], expected[1])
        XCTAssertEqual(try XCTUnwrap(CTRunGetPositionsPtr(second))[1], positions[1])
        XCTAssertEqual(CTLineGetTypographicBounds(line, nil, nil, nil), runs.reduce(0) { $0 + CTRunGetTypographicBounds($1, CFRange(location: 0, length: 0), nil, nil, nil) }, accuracy: 1e-6)
    }

    /// The glyphs of a run belong to the run's font, whichever was asked for.
    func testFallbackRunsNameTheirFont() throws {
        let line = CTLineCreateWithAttributedString(text("A한"))
        let fonts = try runs(line).map { try XCTUnwrap((CTRunGetAttributes($0) as? [String: Any])?[kCTFontAttributeName as String] as? CTFont) }
        XCTAssertEqual(fonts.count, 2)
        XCTAssertEqual(fonts[0], font)
        XCTAssertEqual(CTFontCopyFamilyName(fonts[1]), "Noto Sans CJK KR" as NSString)
        XCTAssertNotNil(CTFontCreatePathForGlyph(fonts[1], try XCTUnwrap(CTRunGetGlyphsPtr(runs(line)[1]))[0], nil))
        let plain = try runs(CTLineCreateWithAttributedString(NSAttributedString(string: "x")))
        let own = try XCTUnwrap((CTRunGetAttributes(plain[0]) as? [String: Any])?[kCTFontAttributeName as String] as? CTFont)
        XCTAssertEqual(CTFontCopyPostScriptName(own), "Helvetica" as NSString)
        XCTAssertEqual(CTFontGetSize(own), 12)
    }

    func testRightToLeftRuns() throws {
        let line = CTLineCreateWithAttributedString(text("ab אבג"))
        let right = try XCTUnwrap(runs(line).first { CTRunGetStatus($0).contains(.rightToLeft) })
        var indices = [CFIndex](repeating: 0, count: 3)
        CTRunGetStringIndices(right, CFRange(location: 0, length: 3), &indices)
        XCTAssertEqual(indices, [5, 4, 3], "glyphs stand in visual order")
        XCTAssertFalse(CTRunGetStatus(right).contains(.nonMonotonic))
        XCTAssertEqual(CTRunGetStringRange(right), CFRange(location: 3, length: 3))
    }

    /// Text as a shape: the outlines of a line's glyphs, filled, paint what drawing the line paints.
    func testTheOutlinesPaintWhatTheLinePaints() throws {
        let line = CTLineCreateWithAttributedString(text("Waffle g한", [Key(kCTKernAttributeName as String): 1.5]))
        let path = CGMutablePath()
        for run in try runs(line) {
            let font = try XCTUnwrap((CTRunGetAttributes(run) as? [String: Any])?[kCTFontAttributeName as String] as? CTFont)
            for index in 0..<CTRunGetGlyphCount(run) {
                var glyph = CGGlyph(), position = CGPoint.zero
                CTRunGetGlyphs(run, CFRange(location: index, length: 1), &glyph)
                CTRunGetPositions(run, CFRange(location: index, length: 1), &position)
                guard let letter = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
                path.addPath(letter, transform: CGAffineTransform(translationX: position.x, y: position.y))
            }
        }
        func picture(_ draw: (CGContext) -> Void) -> CGImage? {
            Pictures.draw(width: 160, height: 40, scale: 2) { context in
                context.translateBy(x: 0, y: 40)
                context.scaleBy(x: 1, y: -1)
                context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
                draw(context)
            }
        }
        let drawn = picture { context in
            context.textPosition = CGPoint(x: 10, y: 12)
            CTLineDraw(line, context)
        }
        let filled = picture { context in
            context.translateBy(x: 10, y: 12)
            context.addPath(path)
            context.fillPath()
        }
        var dark = 0
        for y in 0..<80 {
            for x in 0..<320 {
                let a = Int(pixel(drawn, x, y)[0]), b = Int(pixel(filled, x, y)[0])
                if a < 128 { dark += 1 }
                // Glyphs stand in quarters of a pixel, outlines where they are: an eighth of a pixel apart.
                XCTAssertLessThan(abs(a - b), 40, "\(x), \(y)")
            }
        }
        XCTAssertGreaterThan(dark, 800)
        let box = CTLineGetImageBounds(line, nil), own = path.boundingBoxOfPath
        XCTAssertEqual(box.minY, own.minY, accuracy: 0.1)
        XCTAssertEqual(box.maxX, own.maxX, accuracy: 0.1)
    }

    /// Text space points up; user space of UIKit points down: without a flip, lines stand on their heads.
    func testTheTextMatrixDecidesWhatIsUp() {
        let line = CTLineCreateWithAttributedString(text("L"))
        func footRow(_ prepare: (CGContext) -> Void) -> Int? {
            let image = Pictures.draw(width: 40, height: 40, scale: 1) { context in
                prepare(context)
                CTLineDraw(line, context)
            }
            // The foot of an L is its widest row.
            let widths = (0..<40).map { y in (0..<40).reduce(0) { $0 + (pixel(image, $1, y)[0] < 128 ? 1 : 0) } }
            return widths.max().flatMap { widest in widest > 4 ? widths.firstIndex(of: widest) : nil }
        }
        let flipped = footRow { context in
            context.textMatrix = .identity
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            context.textPosition = CGPoint(x: 10, y: 20)
        }
        XCTAssertEqual(flipped, 18)
        XCTAssertEqual(footRow { $0.textPosition = CGPoint(x: 10, y: 20) }, 20, "below the baseline: upside down")
        let byMatrix = footRow { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.textPosition = CGPoint(x: 10, y: 20)
        }
        XCTAssertEqual(byMatrix, 18)
    }

    func testDrawingPartOfARun() throws {
        let line = CTLineCreateWithAttributedString(text("IOI"))
        let run = try runs(line)[0]
        func columns(_ draw: (CGContext) -> Void) -> [Int] {
            let image = Pictures.draw(width: 60, height: 40, scale: 1) { context in
                context.translateBy(x: 0, y: 40)
                context.scaleBy(x: 1, y: -1)
                context.textPosition = CGPoint(x: 5, y: 10)
                draw(context)
            }
            return (0..<60).filter { pixel(image, $0, 22)[0] < 128 }
        }
        let whole = columns { CTRunDraw(run, $0, CFRange(location: 0, length: 0)) }
        let parts = (0..<3).map { index in columns { CTRunDraw(run, $0, CFRange(location: index, length: 1)) } }
        XCTAssertEqual(whole, columns { CTLineDraw(line, $0) })
        XCTAssertEqual(parts.flatMap { $0 }, whole)
        XCTAssertEqual(parts.map(\.isEmpty), [false, false, false])
    }

    func testTruncatedLines() throws {
        let line = CTLineCreateWithAttributedString(text("one two three four")), token = CTLineCreateWithAttributedString(text("....."))
        let full = CTLineGetTypographicBounds(line, nil, nil, nil), mark = CTLineGetTypographicBounds(token, nil, nil, nil)
        XCTAssertTrue(CTLineCreateTruncatedLine(line, full, .end, token) === line)
        XCTAssertNil(CTLineCreateTruncatedLine(line, mark - 1, .end, token))
        for type in [CTLineTruncationType.end, .start, .middle] {
            let cut = try XCTUnwrap(CTLineCreateTruncatedLine(line, full * 0.6, type, token))
            let width = CTLineGetTypographicBounds(cut, nil, nil, nil)
            XCTAssertLessThanOrEqual(width, full * 0.6 + 0.01)
            XCTAssertGreaterThan(width, full * 0.4)
            let ranges = try runs(cut).map { CTRunGetStringRange($0) }
            XCTAssertEqual(ranges.filter { $0 == CFRange(location: 0, length: 5) }.count, 1, "the token's run counts in the token's text")
            XCTAssertEqual(type == .start ? ranges.last : ranges.first, type == .start ? CFRange(location: 18 - (ranges.last?.length ?? 0), length: ranges.last?.length ?? 0) : CFRange(location: 0, length: ranges.first?.length ?? 0))
        }
        let bare = try XCTUnwrap(CTLineCreateTruncatedLine(line, full / 2, .end, nil))
        XCTAssertEqual(try runs(bare).count, 1)
    }

    func testJustifiedLines() throws {
        let line = CTLineCreateWithAttributedString(text("a b c "))
        let width = CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
        XCTAssertGreaterThan(CTLineGetTrailingWhitespaceWidth(line), 1)
        XCTAssertEqual(try runs(line).count, 1, "the space at the end belongs to the run")
        let wide = try XCTUnwrap(CTLineCreateJustifiedLine(line, 1, width + 30))
        XCTAssertEqual(CTLineGetTypographicBounds(wide, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(wide), width + 30, accuracy: 1e-6)
        XCTAssertEqual(CTLineGetOffsetForStringIndex(wide, 2, nil), CTLineGetOffsetForStringIndex(line, 2, nil) + 15, accuracy: 1e-6)
        let half = try XCTUnwrap(CTLineCreateJustifiedLine(line, 0.5, width + 30))
        XCTAssertEqual(CTLineGetTypographicBounds(half, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(half), width + 15, accuracy: 1e-6)
        XCTAssertNil(CTLineCreateJustifiedLine(CTLineCreateWithAttributedString(text("abc")), 1, 500))
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line, 0.5, width + 30), 15, accuracy: 1e-6)
        XCTAssertEqual(CTLineGetPenOffsetForFlush(line, 1, 3), 0)
    }

    func testCaretsAndBoxes() {
        let line = CTLineCreateWithAttributedString(text("ab"))
        var seen: [String] = []
        CTLineEnumerateCaretOffsets(line) { offset, index, isLeading, stop in
            seen.append("\(index)\(isLeading ? "<" : ">")\(offset == 0 ? "0" : "")")
            if seen.count == 3 { stop.pointee = true }
        }
        XCTAssertEqual(seen, ["0<0", "0>", "1<"])
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        XCTAssertEqual(CTLineGetBoundsWithOptions(line, .excludeTypographicLeading), CGRect(x: 0, y: -descent, width: CGFloat(width), height: ascent + descent))
        XCTAssertEqual(CTLineGetBoundsWithOptions(line, []).height, ascent + descent + leading)
        XCTAssertEqual(CTLineGetBoundsWithOptions(line, .useGlyphPathBounds), CTLineGetImageBounds(line, nil))
        XCTAssertTrue(CTLineGetImageBounds(CTLineCreateWithAttributedString(text("  ")), nil).isNull)
    }

    func testALineTakesLineBreaksAlong() {
        let line = CTLineCreateWithAttributedString(text("ab\ncd"))
        XCTAssertEqual(CTLineGetStringRange(line), CFRange(location: 0, length: 5))
        let joined = CTLineCreateWithAttributedString(text("abcd"))
        XCTAssertEqual(CTLineGetTypographicBounds(line, nil, nil, nil), CTLineGetTypographicBounds(joined, nil, nil, nil), accuracy: 1e-6)
    }
}
