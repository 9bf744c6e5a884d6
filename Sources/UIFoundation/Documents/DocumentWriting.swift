// An attributed string as RTF or HTML: fonts, sizes, colours, bold, italic, lines, links, alignment. RTFReading and
// HTMLReading read the result as the same text. NSAttributedString+Documents calls it.

import CoreGraphics
import Foundation

package enum DocumentWriting {
    private typealias Attributes = [NSAttributedString.Key: Any]

    private static func runs(_ text: NSAttributedString) -> [(text: String, attributes: Attributes)] {
        var runs: [(String, Attributes)] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            runs.append(((text.string as NSString).substring(with: range), attributes))
        }
        return runs
    }

    private static func isSet(_ value: Any?) -> Bool {
        (value as? NSUnderlineStyle).map { !$0.isEmpty } ?? (AttributedTextReading.number(value).map { $0 != 0 } ?? false)
    }

    private static func bytes(_ color: UIColor) -> (red: Int, green: Int, blue: Int) {
        let value = color.components
        func byte(_ part: CGFloat) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
        return (byte(value.red), byte(value.green), byte(value.blue))
    }

    // MARK: RTF

    package static func rtf(_ text: NSAttributedString) -> Data {
        var fonts: [String] = [], colors: [String] = []
        func index(_ item: String, in list: inout [String]) -> Int {
            if let known = list.firstIndex(of: item) { return known }
            list.append(item)
            return list.count - 1
        }
        var body = ""
        for run in runs(text) {
            let font = run.attributes[.font] as? UIFont ?? AttributedTextReading.fallbackFont
            let traits = font.fontDescriptor.symbolicTraits
            body += "\\pard" + paragraph(run.attributes[.paragraphStyle] as? NSParagraphStyle)
            body += "\\plain\\f\(index(font.familyName, in: &fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
            if traits.contains(.traitBold) { body += "\\b" }
            if traits.contains(.traitItalic) { body += "\\i" }
            if isSet(run.attributes[.underlineStyle]) { body += "\\ul" }
            if isSet(run.attributes[.strikethroughStyle]) { body += "\\strike" }
            for (key, word) in [(NSAttributedString.Key.foregroundColor, "cf"), (.backgroundColor, "cb")] {
                guard let color = run.attributes[key] as? UIColor else { continue }
                let parts = bytes(color)
                body += "\\\(word)\(index("\\red\(parts.red)\\green\(parts.green)\\blue\(parts.blue)", in: &colors) + 1)"
            }
            body += " " + escaped(run.text)
        }
        let fontTable = fonts.enumerated().map { "{\\f\($0)\\fnil \($1);}" }.joined()
        let colorTable = colors.isEmpty ? "" : "{\\colortbl;" + colors.map { $0 + ";" }.joined() + "}"
        return Data("{\\rtf1\\ansi\\ansicpg1252\\uc0{\\fonttbl\(fontTable)}\(colorTable)\n\(body)}".utf8)
    }

    private static func paragraph(_ style: NSParagraphStyle?) -> String {
        guard let style else { return "" }
        func twips(_ word: String, _ value: CGFloat) -> String { value == 0 || !value.isFinite ? "" : "\\\(word)\(Int((value * 20).rounded()))" }
        let alignment: String
        switch style.alignment {
        case .left: alignment = "\\ql"
        case .center: alignment = "\\qc"
        case .right: alignment = "\\qr"
        case .justified: alignment = "\\qj"
        case .natural: alignment = ""
        }
        return alignment + twips("li", style.headIndent) + twips("fi", style.firstLineHeadIndent - style.headIndent) + twips("sa", style.paragraphSpacing) + twips("sb", style.paragraphSpacingBefore)
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x0A, 0x0D, 0x2029: result += "\\par\n"
            case 0x2028: result += "\\line "
            case 0x09: result += "\\tab "
            case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
            default: result += "\\u\(Int16(bitPattern: unit)) "
            }
        }
        return result
    }

    // MARK: HTML

    package static func html(_ text: NSAttributedString) -> Data {
        var body = ""
        var isOpen = false
        func open(_ style: NSParagraphStyle?) {
            guard !isOpen else { return }
            let alignment: String
            switch style?.alignment {
            case .center: alignment = "; text-align: center"
            case .right: alignment = "; text-align: right"
            case .justified: alignment = "; text-align: justify"
            default: alignment = ""
            }
            body += "<p style=\"margin: 0px\(alignment)\">"
            isOpen = true
        }
        for run in runs(text) {
            let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() {
                if !line.isEmpty {
                    open(run.attributes[.paragraphStyle] as? NSParagraphStyle)
                    body += span(String(line), run.attributes)
                }
                guard number + 1 < lines.count else { continue }
                open(run.attributes[.paragraphStyle] as? NSParagraphStyle)
                body += "</p>\n"
                isOpen = false
            }
        }
        if isOpen { body += "</p>\n" }
        return Data("<!DOCTYPE html>\n<html>\n<head>\n<meta http-equiv=\"Content-Type\" content=\"text/html; charset=UTF-8\">\n</head>\n<body>\n\(body)</body>\n</html>\n".utf8)
    }

    private static func span(_ text: String, _ attributes: Attributes) -> String {
        let font = attributes[.font] as? UIFont ?? AttributedTextReading.fallbackFont
        let traits = font.fontDescriptor.symbolicTraits
        var style = "font-family: '\(markup(font.familyName))'; font-size: \(String(format: "%.2f", Double(font.pointSize)))px"
        if let color = attributes[.foregroundColor] as? UIColor { style += "; color: " + hexadecimal(color) }
        if let color = attributes[.backgroundColor] as? UIColor { style += "; background-color: " + hexadecimal(color) }
        let lines = (isSet(attributes[.underlineStyle]) ? " underline" : "") + (isSet(attributes[.strikethroughStyle]) ? " line-through" : "")
        if !lines.isEmpty { style += "; text-decoration:" + lines }
        var result = markup(text).replacingOccurrences(of: "\u{2028}", with: "<br>")
        if traits.contains(.traitItalic) { result = "<i>\(result)</i>" }
        if traits.contains(.traitBold) { result = "<b>\(result)</b>" }
        if let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String { result = "<a href=\"\(markup(link))\">\(result)</a>" }
        return "<span style=\"\(style)\">\(result)</span>"
    }

    private static func hexadecimal(_ color: UIColor) -> String {
        let parts = bytes(color)
        return String(format: "#%02x%02x%02x", parts.red, parts.green, parts.blue)
    }

    private static func markup(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
