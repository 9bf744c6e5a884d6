// Typesetters, frames in rectangles and other paths, paragraph styles, run delegates.

import CoreGraphics
@testable import CoreText
import XCTest

final class FrameTests: XCTestCase {
    private typealias Key = NSAttributedString.Key
    private let font = CTFontCreateWithName("DejaVuSans" as NSString, 20, nil)
    private let all = CFRange(location: 0, length: 0)

    private func text(_ string: String, _ more: [Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: more.merging([Key(kCTFontAttributeName as String): font]) { a, _ in a })
    }
    private func frame(_ string: NSAttributedString, _ path: CGPath, _ range: CFRange? = nil) -> CTFrame {
        CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(string), range ?? all, path, nil)
    }
    private func lines(_ frame: CTFrame) throws -> [CTLine] { try XCTUnwrap(CTFrameGetLines(frame) as? [CTLine]) }
    private func box(_ width: CGFloat, _ height: CGFloat) -> CGPath { CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height), transform: nil) }

    func testATypesetterSuggestsWhereLinesEnd() {
        let string = text("one two three\nfour"), typesetter = CTTypesetterCreateWithAttributedString(string)
        let one = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("one two")), nil, nil, nil)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, one + 1), 8)
        XCTAssertEqual(CTTypesetterSuggestClusterBreak(typesetter, 0, one + 1), 8)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 0, one - 1), 4)
        XCTAssertEqual(CTTypesetterSuggestClusterBreak(typesetter, 0, one - 1), 6)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 8, 1000), 6, "with the line break")
        XCTAssertEqual(CTTypesetterSuggestLineBreak(typesetter, 18, 1000), 0)
        let line = CTTypesetterCreateLine(typesetter, CFRange(location: 4, length: 3))
        XCTAssertEqual(CTLineGetStringRange(line), CFRange(location: 4, length: 3))
        XCTAssertEqual(CTLineGetTypographicBounds(line, nil, nil, nil), CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("two")), nil, nil, nil), accuracy: 1e-6)
        XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 5, nil), CTLineGetOffsetForStringIndex(CTLineCreateWithAttributedString(text("two")), 1, nil), accuracy: 1e-6)
        XCTAssertEqual(CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRange(location: 8, length: 0))), CFRange(location: 8, length: 6))
    }

    /// The loop that every label of an app's own has: all of the text goes somewhere, and ends.
    func testTypesettingReachesTheEnd() {
        let string = text("Lorem ipsum, 안녕하세요 ab\n\nשלום עולם supercalifragilistic"), typesetter = CTTypesetterCreateWithAttributedString(string)
        for width in [0.0, 5, 60, 120] {
            var start = 0, rounds = 0
            while start < string.length, rounds < 200 {
                let count = CTTypesetterSuggestLineBreak(typesetter, start, width)
                XCTAssertGreaterThan(count, 0)
                XCTAssertEqual(CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRange(location: start, length: count))).location, start)
                start += count
                rounds += 1
            }
            XCTAssertEqual(start, string.length)
        }
    }

    /// Columns: each frame begins where the one before ended, and its lines count in the whole text.
    func testFramesFollowEachOther() throws {
        let string = text("one two three four five six seven eight"), setter = CTFramesetterCreateWithAttributedString(string)
        var start = 0, ranges: [CFRange] = []
        while start < string.length, ranges.count < 20 {
            let frame = CTFramesetterCreateFrame(setter, CFRange(location: start, length: 0), box(90, 60), nil)
            let visible = CTFrameGetVisibleStringRange(frame)
            XCTAssertEqual(visible.location, start)
            XCTAssertEqual(CTLineGetStringRange(try lines(frame)[0]).location, start)
            let run = try XCTUnwrap((CTLineGetGlyphRuns(try lines(frame)[0]) as? [CTRun])?.first)
            XCTAssertEqual(CTRunGetStringRange(run).location, start)
            ranges.append(visible)
            start += visible.length
        }
        XCTAssertEqual(start, string.length)
        XCTAssertGreaterThan(ranges.count, 2)
        XCTAssertEqual(try lines(frame(string, box(90, 10))).count, 0, "no line fits whole")
        XCTAssertEqual(CTFrameGetVisibleStringRange(frame(string, box(90, 10))).length, 0)
        XCTAssertEqual(CTFrameGetStringRange(frame(string, box(90, 60), CFRange(location: 4, length: 9))), CFRange(location: 4, length: 9))
        XCTAssertEqual(CTLineGetStringRange(CTTypesetterCreateLine(CTFramesetterGetTypesetter(setter), all)).length, string.length)
    }

    /// In a triangle that stands on its point, each line is shorter than the one above it and stays inside.
    func testAFrameFillsAPath() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 320))
        path.addLine(to: CGPoint(x: 320, y: 320))
        path.addLine(to: CGPoint(x: 170, y: 20))
        path.closeSubpath()
        let frame = frame(text(String(repeating: "word and ", count: 60)), path), lines = try lines(frame)
        XCTAssertGreaterThan(lines.count, 5)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, all, &origins)
        var last = CGFloat.infinity
        for (line, origin) in zip(lines, origins) {
            XCTAssertLessThan(origin.y, last)
            last = origin.y
            let right = origin.x + CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
            XCTAssertTrue(path.contains(CGPoint(x: origin.x + 20.5, y: origin.y + 20)))
            XCTAssertTrue(path.contains(CGPoint(x: right + 19.5, y: origin.y + 20)))
        }
        XCTAssertLessThan(CTFrameGetVisibleStringRange(frame).length, 540)
        XCTAssertTrue(CTFrameGetPath(frame) === path)
    }

    func testParagraphStyles() throws {
        var alignment = CTTextAlignment.right, spacing: CGFloat = 7, indent: CGFloat = 12
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &spacing) { spacing in
                withUnsafePointer(to: &indent) { indent in
                    CTParagraphStyleCreate([
                        CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
                        CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
                        CTParagraphStyleSetting(spec: .tailIndent, valueSize: MemoryLayout<CGFloat>.size, value: indent),
                        CTParagraphStyleSetting(spec: .headIndent, valueSize: 2, value: indent),
                    ], 4)
                }
            }
        }
        var read: CGFloat = 0
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .lineSpacingAdjustment, MemoryLayout<CGFloat>.size, &read))
        XCTAssertEqual(read, 7)
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .headIndent, MemoryLayout<CGFloat>.size, &read))
        XCTAssertEqual(read, 0, "a value that is too short is not read")
        XCTAssertFalse(CTParagraphStyleGetValueForSpecifier(style, .headIndent, 2, &read))
        var way = CTTextAlignment.left
        XCTAssertTrue(CTParagraphStyleGetValueForSpecifier(style, .alignment, MemoryLayout<CTTextAlignment>.size, &way))
        XCTAssertEqual(way, .right)

        var right = CTTextAlignment.right
        let flush = withUnsafePointer(to: &right) { CTParagraphStyleCreate([CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: $0)], 1) }
        let frame = frame(text("ab\ncd", [Key(kCTParagraphStyleAttributeName as String): flush]), box(200, 100))
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, all, &origins)
        XCTAssertEqual(origins[0].x, 200 - CTLineGetTypographicBounds(try lines(frame)[0], nil, nil, nil), accuracy: 1e-6)
        XCTAssertEqual(try lines(frame).map { CTLineGetStringRange($0) }, [CFRange(location: 0, length: 3), CFRange(location: 3, length: 2)])

        let tab = CTTextTabCreate(.right, 100, nil)
        let tabs = [tab] as NSArray
        let tabbed = withUnsafePointer(to: tabs) { CTParagraphStyleCreate([CTParagraphStyleSetting(spec: .tabStops, valueSize: MemoryLayout<NSArray>.size, value: $0)], 1) }
        let line = CTTypesetterCreateLine(CTTypesetterCreateWithAttributedString(text("a\t12", [Key(kCTParagraphStyleAttributeName as String): tabbed])), all)
        XCTAssertEqual(CTLineGetTypographicBounds(line, nil, nil, nil), 100, accuracy: 1e-6)
        XCTAssertEqual(CTTextTabGetLocation(tab), 100)
    }

    private final class Picture {
        var size = CGSize(width: 30, height: 40)
        static nonisolated(unsafe) var freed = 0
    }

    /// Room for a picture in text, as apps make it: the delegate's width is in the line, its height makes the line higher.
    func testRunDelegatesLeaveRoom() throws {
        func make() -> CTRunDelegate? {
            var callbacks = CTRunDelegateCallbacks(version: kCTRunDelegateCurrentVersion, dealloc: { pointer in
                Unmanaged<Picture>.fromOpaque(pointer).release()
                Picture.freed += 1
            }, getAscent: { Unmanaged<Picture>.fromOpaque($0).takeUnretainedValue().size.height - 6 }, getDescent: { _ in 6 }, getWidth: { Unmanaged<Picture>.fromOpaque($0).takeUnretainedValue().size.width })
            return CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(Picture()).toOpaque())
        }
        for placeholder in ["\u{FFFC}", " "] {
            let string = NSMutableAttributedString(attributedString: text("ab"))
            let delegate = try XCTUnwrap(make())
            string.append(text(placeholder, [Key(kCTRunDelegateAttributeName as String): delegate]))
            string.append(text("cd"))
            let line = CTLineCreateWithAttributedString(string)
            var ascent: CGFloat = 0, descent: CGFloat = 0
            let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
            let ends = ["ab", "cd"].map { CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text($0)), nil, nil, nil) }
            XCTAssertEqual(width, 30 + ends[0] + ends[1], accuracy: 1e-6)
            XCTAssertEqual(ascent, 34)
            XCTAssertEqual(descent, 6)
            let run = try XCTUnwrap((CTLineGetGlyphRuns(line) as? [CTRun])?.first { (CTRunGetAttributes($0) as? [String: Any])?[kCTRunDelegateAttributeName as String] != nil })
            XCTAssertEqual(CTRunGetTypographicBounds(run, all, &ascent, &descent, nil), 30)
            XCTAssertEqual([ascent, descent], [34, 6])
            XCTAssertEqual(CTLineGetOffsetForStringIndex(line, CTRunGetStringRange(run).location, nil), CGFloat(ends[0]), accuracy: 1e-6)
            XCTAssertEqual(Unmanaged<Picture>.fromOpaque(CTRunDelegateGetRefCon(delegate)).takeUnretainedValue().size.width, 30)
        }
        Picture.freed = 0
        _ = make()
        XCTAssertEqual(Picture.freed, 1, "told when it goes")
    }

    func testContextColourAndSuperscript() throws {
        let raised = try XCTUnwrap((CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text("2", [Key(kCTSuperscriptAttributeName as String): 1]))) as? [CTRun])?.first)
        XCTAssertGreaterThan(try XCTUnwrap(CTRunGetPositionsPtr(raised))[0].y, 3)
        XCTAssertTrue(AttributedTextReader.style([Key(kCTForegroundColorFromContextAttributeName as String): true]).usesContextColor)
        XCTAssertFalse(AttributedTextReader.style([Key("CTForegroundColor"): CGColor.white, Key(kCTForegroundColorFromContextAttributeName as String): true]).usesContextColor)
    }
}
