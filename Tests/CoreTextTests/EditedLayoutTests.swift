// A layout that follows edits is that of the text from scratch: lines, runs, glyphs, levels, pixels, over random edits of mixed scripts;
// and what it makes anew is what the edit reached.

import CoreGraphics
@testable import CoreText
import XCTest

final class EditedLayoutTests: XCTestCase {
    private struct Dice {
        var state: UInt64
        mutating func roll(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, limit)
        }
        mutating func pick<T>(_ values: [T]) -> T { values[roll(values.count)] }
    }

    private static let words = [
        "안녕하세요 ", "여러분, ", "날씨가 ", "مرحبا ", "بالعالم، ", "كيف ", "12 ", "3.5 ", "שלום ", "สวัสดีชาวโลก ", "วันนี้อากาศดีมาก", "👍🏽", "👨‍👩‍👧 ", "🇰🇷", "and ", "some ", "Latin ", "words. ", "office ", "(", ") ", "[", "]", "「", "」",
        "東京都", "中国語。", "漢字", "\u{2014}", "\"", "don't ", "e\u{301}", "\t", "  ", "\u{AD}", "hyphenation ", "a", " ", "!", "? ", "क्षत्रिय ", "%", "AV", "To",
    ]
    private static let rare = ["\u{202B}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{200F}", "\u{301}", "\u{200D}", "\u{FE0F}"]

    /// A text with two fonts, whose spans the edits move and cut.
    private struct Model {
        var units: [UInt16] = []
        /// Units that have the second font.
        var isBold: [Bool] = []
        var paragraph = TextParagraph()

        func text() -> StyledText {
            var styles: [(Range<Int>, TextStyle)] = []
            var start = 0
            for end in 1..<(units.count + 1) where end == units.count || isBold[end] != isBold[start] {
                styles.append((start..<end, TextStyle(font: .system(size: isBold[start] ? 21 : 17, weight: isBold[start] ? 700 : 400))))
                start = end
            }
            return StyledText(utf16: units, styles: styles, paragraphs: [(0..<units.count, paragraph)], defaultStyle: TextStyle(font: .system(size: 17)))
        }

        mutating func replace(_ range: Range<Int>, with string: [UInt16], bold: Bool) -> TextEdit {
            units.replaceSubrange(range, with: string)
            isBold.replaceSubrange(range, with: [Bool](repeating: bold, count: string.count))
            return TextEdit(range.lowerBound..<(range.lowerBound + string.count), delta: string.count - range.count)
        }

        mutating func style(_ range: Range<Int>, bold: Bool) -> TextEdit {
            for index in range { isBold[index] = bold }
            return TextEdit(range, delta: 0)
        }
    }

    private func string(_ dice: inout Dice, _ words: Int, rare: Bool) -> [UInt16] {
        (0..<words).flatMap { _ in Array((rare && dice.roll(12) == 0 ? dice.pick(Self.rare) : dice.pick(Self.words)).utf16) }
    }

    private func difference(_ layout: TextLayout, _ fresh: TextLayout) -> String? {
        let a = layout.analysis, b = fresh.analysis
        if a.text.utf16 != b.text.utf16 { return "text" }
        if a.isClusterStart != b.isClusterStart { return "characters" }
        if a.breaks != b.breaks { return "places for line ends at \(zip(a.breaks, b.breaks).enumerated().first { $1.0 != $1.1 }?.offset ?? -1)" }
        if a.advances != b.advances { return "advances" }
        let levels = [a, b].map { $0.levels[0] ?? [UInt8](repeating: 0, count: $0.paragraphs[0].content.count) }
        if levels[0] != levels[1] { return "levels" }
        func shown(_ run: TextAnalysis.Run) -> String { "\(run.range) \(run.style) \(run.level) \(run.isEmoji) \(run.script) \(run.glyphs)" }
        if a.runs.map(shown) != b.runs.map(shown) { return "runs" }
        func told(_ line: TextLayout.Line) -> String {
            "\(line.range) \(line.pieces) \(line.width) \(line.x) \(line.top) \(line.height) \(line.baseline) \(line.ascent) \(line.descent) \(line.leading) \(line.fragmentX) \(line.fragmentWidth) \(line.isLastOfParagraph)"
        }
        let lines = [layout, fresh].map { $0.lines.map(told) }
        if lines[0] != lines[1] { return "lines: \(zip(lines[0], lines[1]).first { $0 != $1 }.map { "\($0)\n\($1)" } ?? "count")" }
        if layout.size != fresh.size || layout.end != fresh.end { return "size" }
        return nil
    }

    private func edit(_ model: inout Model, _ dice: inout Dice, rare: Bool) -> TextEdit {
        let count = model.units.count, place = dice.roll(count + 1)
        switch dice.roll(10) {
        case 0...4: return model.replace(place..<place, with: string(&dice, 1, rare: rare), bold: place > 0 && model.isBold[place - 1])
        case 5, 6: return model.replace(place..<min(count, place + 1 + dice.roll(8)), with: [], bold: false)
        case 7: return model.replace(place..<min(count, place + dice.roll(40)), with: string(&dice, dice.roll(8), rare: rare), bold: dice.roll(4) == 0)
        case 8: return model.style(place..<min(count, place + dice.roll(60)), bold: dice.roll(2) == 0)
        default: return model.replace((dice.roll(2) == 0 ? 0 : count)..<(count), with: string(&dice, 40, rare: rare), bold: false)
        }
    }

    private func run(seed: UInt64, edits: Int) {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
        var model = Model()
        model.paragraph.hyphenationFactor = dice.roll(3) == 0 ? 0.95 : 0
        model.paragraph.keepsHangulWords = dice.roll(3) == 0
        model.paragraph.pushesOutLastWord = dice.roll(8) == 0
        model.paragraph.breaking = dice.roll(6) == 0 ? .charWrapping : .wordWrapping
        model.paragraph.alignment = dice.pick([.natural, .justified, .center, .natural])
        model.paragraph.firstLineHeadIndent = CGFloat(dice.roll(2) * 20)
        model.paragraph.isRightToLeft = dice.pick([nil, nil, nil, true, false])
        model.paragraph.lineSpacing = CGFloat(dice.roll(2)) * 1.3
        if dice.roll(5) == 0 { model.paragraph.tabStops = [TextTab(location: 90, alignment: .center)] }
        let rare = dice.roll(4) == 0
        _ = model.replace(0..<0, with: string(&dice, dice.pick([1, 30, 300]), rare: rare), bold: false)
        var options = TextLayout.Options()
        options.width = dice.pick([40, 120, 250, .infinity])
        options.usesFontLeading = dice.roll(2) == 0
        options.naturalFollowsText = true
        var layout = TextLayout(model.text(), options: options)
        for step in 0..<edits {
            var change = edit(&model, &dice, rare: rare)
            if dice.roll(4) == 0 { change = change.followed(by: edit(&model, &dice, rare: rare)) }
            let fresh = TextLayout(model.text(), options: options)
            let takesOver = dice.roll(4) != 0, before = layout.lines.map(\.range)
            guard let next = TextLayout(following: change, of: layout, to: model.text(), takesOver: takesOver) else {
                layout = fresh
                continue
            }
            if let difference = difference(next, fresh) { return XCTFail("seed \(seed), step \(step), \(change): \(difference)") }
            if !takesOver, layout.lines.map(\.range) != before { return XCTFail("seed \(seed), step \(step): the old layout has other lines") }
            layout = next
            followed += 1
        }
    }

    private var followed = 0

    func testAnEditedLayoutIsThatOfTheTextFromScratch() {
        let isLong = ProcessInfo.processInfo.environment["WILLAPPEAR_LONG"] != nil
        for seed in 1...(isLong ? 2000 : 60) as ClosedRange<UInt64> { run(seed: seed, edits: isLong ? 100 : 25) }
        XCTAssertGreaterThan(followed, isLong ? 100_000 : 800)
    }

    /// A letter in the middle of a long paragraph costs its line and the one that its word may go to, however long the paragraph is.
    func testATypedLetterMakesFewLinesAnew() {
        for repeats in [20, 200] {
            var model = Model()
            let sentence = "안녕하세요 여러분, 오늘은 날씨가 참 좋습니다. مرحبا بالعالم، كيف حالكم اليوم؟ สวัสดีชาวโลก วันนี้อากาศดีมาก 👍🏽👨‍👩‍👧 and some Latin words. "
            _ = model.replace(0..<0, with: Array((0..<repeats).flatMap { Array("\($0) \(sentence)".utf16) }), bold: false)
            var options = TextLayout.Options()
            options.width = 380
            let layout = TextLayout(model.text(), options: options)
            XCTAssertEqual(layout.madeLines, layout.lines.count)
            XCTAssertGreaterThan(layout.lines.count, repeats)
            let middle = model.units.count / 2
            let place = (middle..<model.units.count).first { model.units[$0] == 0xC548 } ?? middle
            let change = model.replace(place..<place, with: Array("가".utf16), bold: false)
            guard let next = TextLayout(following: change, of: layout, to: model.text(), takesOver: true) else { return XCTFail("not followed") }
            XCTAssertNil(difference(next, TextLayout(model.text(), options: options)))
            XCTAssertLessThan(next.madeLines, 12)
        }
    }

    func testWhatSharesALayoutKeepsItsLines() {
        var model = Model()
        _ = model.replace(0..<0, with: Array("A quick brown fox jumps over the lazy dog".utf16), bold: false)
        var options = TextLayout.Options()
        options.width = 100
        let old = TextLayout(model.text(), options: options), narrow = TextLayout(old, options: TextLayout.Options())
        let before = old.lines.map(\.range)
        let change = model.replace(2..<7, with: Array("slow".utf16), bold: false)
        // The analysis is the narrow one's too.
        guard let next = TextLayout(following: change, of: old, to: model.text(), takesOver: true), let kept = TextLayout(following: change, of: narrow, to: model.text(), takesOver: false) else { return XCTFail("not followed") }
        XCTAssertNil(difference(next, TextLayout(model.text(), options: options)))
        XCTAssertNil(difference(kept, TextLayout(model.text(), options: TextLayout.Options())))
        XCTAssertEqual(narrow.lines.map(\.range), [0..<41])
        XCTAssertEqual(TextLayout(narrow, options: options).lines.map(\.range), before)
    }

    func testASeparatorOrAnotherDirectionIsNotFollowed() {
        var model = Model()
        _ = model.replace(0..<0, with: Array("one two".utf16), bold: false)
        var split = model, turned = model
        let newline = split.replace(3..<3, with: [0x0A], bold: false), hebrew = turned.replace(0..<0, with: Array("שלום ".utf16), bold: false)
        XCTAssertNil(TextLayout(following: newline, of: TextLayout(model.text()), to: split.text(), takesOver: true))
        XCTAssertNil(TextLayout(following: hebrew, of: TextLayout(model.text()), to: turned.text(), takesOver: true))
    }
}
