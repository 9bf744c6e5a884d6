// Markdown read into attributed strings: CommonMark's own examples of emphasis, links, code and blocks, as attributes.
import FoundationOverlay
import XCTest

final class MarkdownTests: XCTestCase {
    /// `text[marks]` of each run: e emphasis, s strong, c code, x struck, b a soft and B a hard break, h a tag, a link after @.
    private func inline(_ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full) throws -> String {
        let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax), baseURL: URL(string: "https://base/"))
        return text.runs.map { run -> String in
            let intent = run.inlinePresentationIntent ?? []
            let marks: [(InlinePresentationIntent, String)] = [(.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"), (.strikethrough, "x"), (.softBreak, "b"), (.lineBreak, "B"), (.inlineHTML, "h"), (.blockHTML, "H")]
            let found = marks.filter { intent.contains($0.0) }.map(\.1).joined() + (run.link.map { "@" + $0.absoluteString } ?? "") + (run.imageURL.map { "!" + $0.absoluteString } ?? "")
            return String(text.characters[run.range]) + (found.isEmpty ? "" : "[\(found)]")
        }.joined(separator: "|").replacingOccurrences(of: "\n", with: "¶")
    }

    /// CommonMark 0.31, sections 6.2 (emphasis), 6.1 (code), 6.3 (links), 6.5 (autolinks), 6.6 (HTML), 6.7 and 6.8 (breaks), 2.4 (escapes).
    func testInlineText() throws {
        let cases: [(String, String)] = [
            ("*foo bar*", "foo bar[e]"), ("a * foo bar*", "a * foo bar*"), ("foo*bar*", "foo|bar[e]"), ("foo_bar_baz", "foo_bar_baz"), ("_foo_", "foo[e]"),
            ("**foo bar**", "foo bar[s]"), ("** foo bar**", "** foo bar**"), ("***strong emph***", "strong emph[es]"), ("*foo **bar** baz*", "foo [e]|bar[es]| baz[e]"),
            ("**foo*", "*|foo[e]"), ("*foo**bar*", "foo**bar[e]"), ("*한국어*는", "한국어[e]|는"), ("~~old~~ new", "old[x]| new"),
            ("`` foo ` bar ``", "foo ` bar[c]"), ("`a*b*`", "a*b*[c]"), ("`open", "`open"),
            ("[link](/uri \"title\")", "link[@https://base/uri]"), ("[a *b*](<x y>)", "a [@https://base/x%20y]|b[e@https://base/x%20y]"), ("[no](two words here)", "[no](two words here)"),
            ("![moon](moon.jpg)", "moon[!https://base/moon.jpg]"), ("[foo]\n\n[foo]: /url", "foo[@https://base/url]"), ("[Foo][bar]\n\n[BAR]: https://x", "Foo[@https://x]"),
            ("<https://foo.bar>", "https://foo.bar[@https://foo.bar]"), ("<me@bar.com>", "me@bar.com[@mailto:me@bar.com]"), ("a <b>c</b>", "a |<b>[h]|c|</b>[h]"),
            ("foo\nbar", "foo| [b]|bar"), ("foo  \nbar", "foo|¶[B]|bar"), ("foo\\\nbar", "foo|¶[B]|bar"), ("\\*no\\*", "*no*"), ("&amp; &#35; &nope;", "& # &nope;"), ("5 < 6", "5 < 6"),
        ]
        for (markdown, expected) in cases { XCTAssertEqual(try inline(markdown), expected, markdown) }
    }

    func testWhiteSpaceOfTheInlineSyntaxes() throws {
        XCTAssertEqual(try inline("# no  header\n\n- *a*", .inlineOnly), "# no header| [b]|- |a[e]")
        XCTAssertEqual(try inline("two  spaces\n\n**b**", .inlineOnlyPreservingWhitespace), "two  spaces¶¶|b[s]")
    }

    private func blocks(_ markdown: String) throws -> [String] {
        let text = try AttributedString(markdown: markdown)
        var found: [(String, PresentationIntent?)] = []
        for run in text.runs {
            let part = String(text.characters[run.range])
            if let last = found.last, last.1 == run.presentationIntent { found[found.count - 1].0 += part } else { found.append((part, run.presentationIntent)) }
        }
        return found.map { text, intent in
            let kinds = (intent?.components ?? []).map { "\($0.kind)".replacingOccurrences(of: "languageHint: ", with: "") }
            return text.replacingOccurrences(of: "\n", with: "¶") + " : " + kinds.joined(separator: " < ")
        }
    }

    func testBlocks() throws {
        XCTAssertEqual(try blocks("# One\nTwo\n===\n\ntext\nmore\n\n---\n## Three ##"), [
            "One : header(level: 1)", "Two : header(level: 1)", "text more : paragraph", "\u{2E3B} : thematicBreak", "Three : header(level: 2)",
        ])
        XCTAssertEqual(try blocks("> quote\n> goes\non\n\nend"), ["quote goes on : paragraph < blockQuote", "end : paragraph"])
        XCTAssertEqual(try blocks("```swift\nlet a = 1\n\n  b\n```\n\n    indented"), ["let a = 1¶¶  b¶ : codeBlock(Optional(\"swift\"))", "indented¶ : codeBlock(nil)"])
        XCTAssertEqual(try blocks("3. three\n4. four\n   - inner\n\n     second\n\nafter"), [
            "three : paragraph < listItem(ordinal: 3) < orderedList", "four : paragraph < listItem(ordinal: 4) < orderedList",
            "inner : paragraph < listItem(ordinal: 1) < unorderedList < listItem(ordinal: 4) < orderedList",
            "second : paragraph < listItem(ordinal: 1) < unorderedList < listItem(ordinal: 4) < orderedList", "after : paragraph",
        ])
        XCTAssertEqual(try AttributedString(markdown: "a\n\nb").characters.map { String($0) }.joined(), "ab", "blocks follow each other without breaks")
    }

    func testTables() throws {
        let found = try blocks("| a | b |\n|---|:-:|\n| 1 | **2** |\n\nend")
        XCTAssertEqual(found.map { $0.prefix { $0 != ":" } }, ["a ", "b ", "1 ", "2 ", "end "])
        XCTAssertTrue(found[3].contains("tableCell(columnIndex: 1) < tableRow(rowIndex: 1) < table("))
        XCTAssertTrue(found[0].contains("tableHeaderRow"))
    }

    func testTextsThatAreNoMarkdown() throws {
        XCTAssertEqual(try AttributedString(markdown: "").characters.count, 0)
        XCTAssertThrowsError(try AttributedString(markdown: Data([0xFF, 0xFE, 0x00])))
        for hostile in [String(repeating: "> ", count: 500) + "x", String(repeating: "*", count: 5000), String(repeating: "[", count: 3000), String(repeating: "- ", count: 300) + "x", "|\n|-\n|", "```", "    ", "![", "\\", "&#xFFFFFFFF;", "<", "[a](", "***a** b*"] {
            XCTAssertNoThrow(try AttributedString(markdown: hostile))
        }
    }

    func testNSAttributedStrings() throws {
        let text = try NSAttributedString(markdown: "a **b** [c](https://x)")
        XCTAssertEqual(text.string, "a b c")
        XCTAssertEqual((text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber)?.uintValue ?? text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? UInt, 2)
        XCTAssertEqual(text.attribute(NSAttributedString.Key("NSLink"), at: 4, effectiveRange: nil) as? URL, URL(string: "https://x"))
    }
}
