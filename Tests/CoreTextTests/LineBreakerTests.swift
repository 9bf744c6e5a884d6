// Line break opportunities, written as text with "|" where a line may end and "‖" where it must.

@testable import CoreText
import XCTest

final class LineBreakerTests: XCTestCase {
    private func marked(_ text: String, hangulWords: Bool = false) -> String {
        let units = Array(text.utf16)
        let breaks = LineBreaker.opportunities(units) { _ in hangulWords }
        var result = ""
        var offset = 0
        for character in text {
            if offset > 0 { result += breaks[offset] == .allowed ? "|" : breaks[offset] == .mandatory ? "‖" : "" }
            result.append(character)
            offset += character.utf16.count
        }
        return result
    }

    func testWords() {
        XCTAssertEqual(marked("one two  three"), "one |two  |three")
        XCTAssertEqual(marked("well-known fact"), "well-|known |fact")
        XCTAssertEqual(marked("(a b) c"), "(a |b) |c")
        XCTAssertEqual(marked("say \"hi you\" now"), "say |\"hi |you\" |now")
        XCTAssertEqual(marked("$12.50 -7 3/4 50%"), "$12.50 |-7 |3/4 |50%")
        XCTAssertEqual(marked("a\u{A0}b c"), "a\u{A0}b |c")
        XCTAssertEqual(marked("don't"), "don't")
        XCTAssertEqual(marked("https://a.io/b/c"), "https://|a.io/|b/|c")
        XCTAssertEqual(marked("x\u{200B}y\u{2060}z"), "x\u{200B}|y\u{2060}z")
    }

    func testMandatoryBreaks() {
        XCTAssertEqual(marked("a\nb"), "a\n‖b")
        XCTAssertEqual(marked("a\u{2028}b"), "a\u{2028}‖b")
        XCTAssertEqual(LineBreaker.opportunities(Array("a\r\nb".utf16)) { _ in false }, [.prohibited, .prohibited, .prohibited, .mandatory, .allowed])
    }

    func testIdeographsAndKana() {
        XCTAssertEqual(marked("日本語"), "日|本|語")
        XCTAssertEqual(marked("です。次"), "で|す。|次")
        XCTAssertEqual(marked("「括弧」"), "「括|弧」")
        XCTAssertEqual(marked("ちょっと"), "ちょっ|と")
        XCTAssertEqual(marked("A漢"), "A|漢")
    }

    func testHangulBreaksAtSyllablesOrWords() {
        XCTAssertEqual(marked("안녕 세상"), "안|녕 |세|상")
        XCTAssertEqual(marked("안녕 세상.", hangulWords: true), "안녕 |세상.")
        XCTAssertEqual(marked("3개월 후", hangulWords: true), "3개월 |후")
    }

    func testEmojiSequencesStayWhole() {
        XCTAssertEqual(marked("👨‍👩‍👧👍🏽ok"), "👨‍👩‍👧|👍🏽|ok")
    }
}
