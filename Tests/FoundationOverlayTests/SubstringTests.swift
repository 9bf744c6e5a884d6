// Words and sentences of strings: what each call of the block gets.
import FoundationOverlay
import ObjectiveC
import XCTest

final class SubstringTests: XCTestCase {
    private func parts(_ text: String, _ options: _ObjC.SubstringOptions) -> [String] {
        var found: [String] = []
        (text as NSString).enumerateSubstrings(in: NSRange(location: 0, length: (text as NSString).length), options: options) { part, range, enclosing, _ in
            found.append("\(part ?? "nil") \(range.location)+\(range.length) in \(enclosing.location)+\(enclosing.length)")
        }
        return found
    }

    func testWordsHaveNoSignsBetweenThem() {
        XCTAssertEqual(parts(" Hello, brave 2 world.", .byWords), ["Hello 1+5 in 0+8", "brave 8+5 in 8+6", "2 14+1 in 14+2", "world 16+5 in 16+6"])
        XCTAssertEqual(parts("a b", [.byWords, .reverse]), ["b 2+1 in 2+1", "a 0+1 in 0+2"])
        XCTAssertEqual(parts("a b", [.byWords, .substringNotRequired]), ["nil 0+1 in 0+2", "nil 2+1 in 2+1"])
        XCTAssertEqual(parts("", .byWords), [])
        XCTAssertEqual(parts(" .", .byWords), [])
    }

    func testSentencesKeepTheirSpaces() {
        XCTAssertEqual(parts("One here. Two?", [.bySentences, .localized]), ["One here.  0+10 in 0+10", "Two? 10+4 in 10+4"])
    }

    func testFoundationsOwnPartsStay() {
        var lines: [String] = []
        "ab\ncd".enumerateSubstrings(in: "ab\ncd".startIndex..., options: .byLines) { line, _, _, _ in lines.append(line ?? "") }
        ("ab\ncd" as NSString).enumerateSubstrings(in: NSRange(location: 0, length: 5), options: [.byParagraphs, .reverse]) { line, _, _, _ in lines.append(line ?? "") }
        XCTAssertEqual(lines, ["ab", "cd", "cd", "ab"])
    }

    func testAStringsPartsEndWhenAsked() {
        let text = "eins zwei drei"
        var words: [String] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { word, range, _, stop in
            words.append((word ?? "") + "/" + text[range])
            stop = words.count == 2
        }
        XCTAssertEqual(words, ["eins/eins", "zwei/zwei"])
        words = []
        text.enumerateSubstrings(in: text.index(text.startIndex, offsetBy: 5)..., options: .byWords) { word, _, _, _ in words.append(word ?? "") }
        XCTAssertEqual(words, ["zwei", "drei"])
    }
}
