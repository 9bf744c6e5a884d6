// HTML to an attributed string: libxml2 reads the elements; their meaning and their `style` attributes become attributes.
// NSAttributedString+Documents calls it. Style sheets, scripts and pictures are left out.

import CLibXML2
import CoreGraphics
import Foundation

package enum HTMLReading {
    package static func attributedString(_ data: Data, encoding: String.Encoding?) throws -> NSAttributedString {
        // The text's encoding is decided here: libxml2 gets UTF-8.
        let text = encoding.flatMap { String(data: data, encoding: $0) } ?? String(decoding: data, as: UTF8.self)
        guard !text.isEmpty else { return NSAttributedString(string: "") }
        let wrapped = inSpan(text)
        let bytes = Array(wrapped.utf8.map { CChar(bitPattern: $0) })
        let flags = Int32(HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue)
        guard let document = htmlReadMemory(bytes, Int32(clamping: bytes.count), nil, "UTF-8", flags) else { throw CocoaError(.fileReadCorruptFile) }
        defer { xmlFreeDoc(document) }
        var writer = HTMLText()
        if let root = xmlDocGetRootElement(document) { read(root, HTMLStyle(), &writer, depth: 0) }
        return writer.finished()
    }

    /// libxml2 puts a paragraph around bare text of a body, which text in a span does not get.
    private static func inSpan(_ text: String) -> String {
        for pattern in ["<body[^>]*>", "</head>", "<html[^>]*>"] {
            guard let found = text.range(of: pattern, options: [.regularExpression, .caseInsensitive]) else { continue }
            return text[..<found.upperBound] + "<span>" + text[found.upperBound...]
        }
        return "<span>" + text
    }

    private static let leftOut: Set<String> = ["head", "script", "style", "title", "noscript", "template"]

    private static func read(_ node: xmlNodePtr, _ inherited: HTMLStyle, _ text: inout HTMLText, depth: Int) {
        // A hostile document nests without end; libxml2 itself stops at 256.
        guard depth < 300 else { return }
        switch node.pointee.type {
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
            if let content = node.pointee.content { text.append(String(cString: content), inherited) }
        case XML_ELEMENT_NODE:
            let name = node.pointee.name.map { String(cString: $0).lowercased() } ?? ""
            guard !leftOut.contains(name) else { return }
            if name == "br" {
                text.breakLine(inherited)
                return
            }
            var style = inherited
            style.enter(name) { attribute(node, $0) }
            guard !style.isHidden else { return }
            if style.isBlock { text.beginBlock() }
            if name == "li" { text.beginItem(style) }
            if name == "ol" || name == "ul" { style.list = HTMLList(isOrdered: name == "ol", start: attribute(node, "start").flatMap { Int($0) } ?? 1, level: inherited.list.map { $0.level + 1 } ?? 1) }
            var child = node.pointee.children
            while let next = child {
                read(next, style, &text, depth: depth + 1)
                child = next.pointee.next
            }
            if style.isBlock { text.endBlock(style) }
            if name == "td" || name == "th" { text.tab(style) }
        default: break
        }
    }

    private static func attribute(_ node: xmlNodePtr, _ name: String) -> String? {
        guard let found = xmlHasProp(node, name) else { return nil }
        // A value is one text node: entities are resolved while reading.
        return found.pointee.children?.pointee.content.map { String(cString: $0) } ?? ""
    }
}

package final class HTMLList {
    package let isOrdered: Bool
    package let level: Int
    private var next: Int

    package init(isOrdered: Bool, start: Int, level: Int) {
        self.isOrdered = isOrdered
        self.level = level
        next = start
    }

    package func marker() -> String {
        defer { next += 1 }
        return isOrdered ? "\(next)." : level % 3 == 1 ? "•" : level % 3 == 2 ? "◦" : "▪"
    }
}

/// The text so far: white space is one space, blocks are paragraphs.
package struct HTMLText {
    private let result = NSMutableAttributedString(string: "")
    private var paragraphStart = 0
    private var endsInSpace = true
    private var last: HTMLStyle?

    package mutating func append(_ string: String, _ style: HTMLStyle) {
        if style.keepsSpace {
            add(string.replacingOccurrences(of: "\r\n", with: "\n"), style)
            endsInSpace = string.last?.isWhitespace == true
            return
        }
        var text = ""
        for scalar in string.unicodeScalars {
            if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{0C}" {
                if !endsInSpace { text.append(" ") }
                endsInSpace = true
            } else {
                text.unicodeScalars.append(scalar)
                endsInSpace = false
            }
        }
        if !text.isEmpty { add(text, style) }
    }

    private mutating func add(_ string: String, _ style: HTMLStyle) {
        result.append(NSAttributedString(string: string, attributes: style.attributes))
        last = style
    }

    /// `<br>` is a line separator within the paragraph.
    package mutating func breakLine(_ style: HTMLStyle) {
        trim()
        add("\u{2028}", style)
        endsInSpace = true
    }

    package mutating func tab(_ style: HTMLStyle) {
        trim()
        add("\t", style)
        endsInSpace = true
    }

    package mutating func beginBlock() {
        if result.length > paragraphStart, let last { endParagraph(last) }
    }

    package mutating func beginItem(_ style: HTMLStyle) {
        guard let list = style.list else { return }
        add("\t\(list.marker())\t", style)
        endsInSpace = true
    }

    package mutating func endBlock(_ style: HTMLStyle) {
        if result.length > paragraphStart { endParagraph(style) }
    }

    private mutating func endParagraph(_ style: HTMLStyle) {
        trim()
        add("\n", style)
        // Text of an inline element and of its block make one paragraph, whose style is the block's.
        result.addAttribute(.paragraphStyle, value: style.paragraph, range: NSRange(location: paragraphStart, length: result.length - paragraphStart))
        paragraphStart = result.length
        endsInSpace = true
    }

    /// White space before a line's end is not shown.
    private func trim() {
        while result.length > paragraphStart, (result.string as NSString).character(at: result.length - 1) == 0x20 {
            result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        }
    }

    package func finished() -> NSAttributedString {
        if result.length > paragraphStart { trim() }
        return NSAttributedString(attributedString: result)
    }
}
