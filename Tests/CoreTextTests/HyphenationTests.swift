// Words parted at the end of lines: the patterns themselves, the factor, soft hyphens, and the mark in the line's width.
import XCTest
@testable import CoreText

final class HyphenationTests: XCTestCase {
    /// Liang's own example: the patterns that his thesis lists for "hyphenation".
    private static let dictionary = """
    UTF-8
    LEFTHYPHENMIN 2
    RIGHTHYPHENMIN 3
    % patterns
    1'
    NEXTLEVEL
    hy3ph
    he2n
    hena4
    hen5at
    1na
    n2at
    1tio
    2io
    o2n
    """
    private var folder = ""

    override func setUp() {
        folder = NSTemporaryDirectory() + "hyphenation-\(ProcessInfo.processInfo.processIdentifier)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? Self.dictionary.write(toFile: folder + "/hyph_en_US.dic", atomically: true, encoding: .utf8)
        Hyphenation.folders = [folder]
    }

    override func tearDown() {
        Hyphenation.folders = ["/usr/share/hyphen"]
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func lines(_ text: String, width: CGFloat, factor: CGFloat, language: String = "en-US") -> [(text: String, width: CGFloat)] {
        var paragraph = TextParagraph()
        paragraph.hyphenationFactor = factor
        paragraph.language = language
        var options = TextLayout.Options()
        options.width = width
        let layout = TextLayout(StyledText(text, style: TextStyle(font: .system(size: 17)), paragraph: paragraph), options: options)
        return layout.lines.map { (String(decoding: layout.text.utf16[$0.range], as: UTF16.self), $0.width) }
    }

    func testPatternsPartAWord() throws {
        let hyphenator = try XCTUnwrap(Hyphenation.hyphenator(for: "en-GB"), "another English dictionary serves")
        XCTAssertEqual(hyphenator.breaks(in: Array("hyphenation".utf16)), [2, 6])
        XCTAssertEqual(hyphenator.breaks(in: Array("Hyphenation".utf16)), [2, 6])
        XCTAssertEqual(hyphenator.breaks(in: Array("hen".utf16)), [])
        XCTAssertNil(Hyphenation.hyphenator(for: "ko"))
        XCTAssertNil(Hyphenator(Data("UTF-8\n% nothing\n".utf8)))
    }

    /// What a text takes on one line, and a bit more.
    private func room(_ text: String) -> CGFloat { TextLayout(StyledText(text, style: TextStyle(font: .system(size: 17)))).size.width + 0.5 }

    func testALineEndsInsideAWordWhenItWouldBeShort() {
        let text = "we need hyphenation here", width = room("we need hy\u{2010}")
        let plain = lines(text, width: width, factor: 0)
        XCTAssertEqual(plain.first?.text, "we need ")
        let parted = lines(text, width: width, factor: 1)
        XCTAssertEqual(parted.first?.text, "we need hy")
        XCTAssertEqual(parted.map(\.text).joined(), text)
        XCTAssertEqual(parted.first?.width ?? 0, width - 0.5, accuracy: 0.01, "the mark counts")
        // "we need" fills more than half of the line: half is enough.
        XCTAssertEqual(lines(text, width: width, factor: 0.5).first?.text, "we need ")
        XCTAssertEqual(lines(text, width: width, factor: 1, language: "de").map(\.text), plain.map(\.text))
    }

    /// A word alone that is wider than its line is parted by its syllables before it is cut.
    func testAWordThatIsTooLong() {
        XCTAssertEqual(lines("hyphenation", width: room("hyphen\u{2010}"), factor: 1).map(\.text), ["hyphen", "ation"])
    }

    func testSoftHyphensShowWhereALineEnds() {
        let width = room("some hyphen\u{2010}")
        let found = lines("some hyphen\u{AD}ation", width: width, factor: 0)
        XCTAssertEqual(found.map(\.text), ["some hyphen\u{AD}", "ation"])
        XCTAssertEqual(found.first?.width ?? 0, width, accuracy: 1)
        XCTAssertEqual(lines("hyphen\u{AD}ation", width: 500, factor: 0).count, 1)
        // Where the mark has no room the line ends before the word.
        XCTAssertEqual(lines("some hyphen\u{AD}ation", width: width - 4, factor: 0).first?.text, "some ")
    }
}
