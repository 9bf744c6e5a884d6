// Attributed strings from HTML and RTF and back; what a hostile document does.
import XCTest
@testable import UIKit

final class TextDocumentTests: XCTestCase {
    private func html(_ text: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil)
    }

    private func font(_ text: NSAttributedString, _ part: String) throws -> UIFont {
        try XCTUnwrap(text.attribute(.font, at: (text.string as NSString).range(of: part).location, effectiveRange: nil) as? UIFont)
    }

    func testInlineElements() throws {
        let text = try html("Hello <b>bold</b> &amp; <i>slanted</i>,  <a href=\"https://a.io/x?y=1\">a\n link</a> 한국어")
        XCTAssertEqual(text.string, "Hello bold & slanted, a link 한국어")
        XCTAssertTrue(try font(text, "bold").fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertFalse(try font(text, "Hello").fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertTrue(try font(text, "slanted").fontDescriptor.symbolicTraits.contains(.traitItalic))
        XCTAssertEqual(try font(text, "Hello").pointSize, 12)
        let place = (text.string as NSString).range(of: "a link")
        XCTAssertEqual(text.attribute(.link, at: place.location, effectiveRange: nil) as? URL, URL(string: "https://a.io/x?y=1"))
    }

    func testBlocksAreParagraphs() throws {
        let text = try html("<html><head><style>p { color: red }</style></head><body><h1>Title</h1>\n<p style=\"text-align: center; color: #ff0000\">one<br>two</p><ul><li>first</li><li>second</li></ul></body></html>")
        XCTAssertEqual(text.string, "Title\none\u{2028}two\n\t•\tfirst\n\t•\tsecond\n")
        XCTAssertEqual(try font(text, "Title").pointSize, 24)
        let middle = (text.string as NSString).range(of: "one").location
        XCTAssertEqual((text.attribute(.paragraphStyle, at: middle, effectiveRange: nil) as? NSParagraphStyle)?.alignment, .center)
        XCTAssertEqual((text.attribute(.foregroundColor, at: middle, effectiveRange: nil) as? UIColor)?.components.red, 1)
        XCTAssertEqual(try html("<ol start=3><li>c</li><li>d</li></ol>").string, "\t3.\tc\n\t4.\td\n")
    }

    func testWhatIsWrittenIsReadAgain() throws {
        let text = NSMutableAttributedString(string: "Plain ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(string: "fett {한} 👍\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]))
        let all = NSRange(location: 0, length: text.length)
        for type in [NSAttributedString.DocumentType.rtf, .html] {
            let data = try text.data(from: all, documentAttributes: [.documentType: type])
            var found: NSDictionary?
            let again = try NSAttributedString(data: data, options: [:], documentAttributes: &found)
            XCTAssertEqual(found?["DocumentType"] as? String, type.rawValue)
            XCTAssertEqual(again.string, text.string, type.rawValue)
            let bold = try font(again, "fett")
            XCTAssertEqual(bold.pointSize, 20)
            XCTAssertTrue(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
            XCTAssertEqual((again.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor)?.components.green, 0)
        }
    }

    func testRTF() throws {
        let source = #"{\rtf1\ansi{\fonttbl{\f0\fswiss Helvetica;}}{\colortbl;\red0\green0\blue255;}{\*\generator X;}\f0\fs28\qc\b Bold\b0  \cf1 blue\cf0\par caf\'e9 \u8364? \{x\}}"#
        let text = try NSAttributedString(data: Data(source.utf8), options: [:], documentAttributes: nil)
        XCTAssertEqual(text.string, "Bold blue\ncafé € {x}")
        XCTAssertEqual(try font(text, "Bold").pointSize, 14)
        XCTAssertEqual((text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment, .center)
        XCTAssertEqual((text.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor)?.components.blue, 1)
    }

    func testBadDocuments() throws {
        XCTAssertThrowsError(try NSAttributedString(data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil))
        XCTAssertThrowsError(try NSAttributedString(data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtfd], documentAttributes: nil))
        XCTAssertThrowsError(try NSAttributedString(data: Data([0xFF, 0xFE, 0x80]), options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil))
        XCTAssertEqual(try html("").string, "")
        XCTAssertNoThrow(try html(String(repeating: "<b>", count: 5000) + "deep"))
        let braces = String(repeating: "{", count: 100_000)
        XCTAssertNoThrow(try NSAttributedString(data: Data(("{\\rtf1 " + braces).utf8), options: [:], documentAttributes: nil))
        XCTAssertNoThrow(try NSAttributedString(data: Data("{\\rtf1 \\u-99999999999 \\'z \\fs-5 \\".utf8), options: [:], documentAttributes: nil))
    }
}
