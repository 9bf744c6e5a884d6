// Rich Text Format to an attributed string: fonts, sizes, colours, bold, italic, lines, alignment, indents, Unicode.
// NSAttributedString+Documents calls it. Pictures, tables, headers and fields' instructions are left out.

import CoreGraphics
import Foundation

package enum RTFReading {
    package static func attributedString(_ data: Data) throws -> NSAttributedString {
        guard data.starts(with: Data("{\\rtf".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
        var reader = RTFReader(bytes: [UInt8](data))
        return reader.read()
    }
}

private struct RTFReader {
    private struct State {
        var font = 0
        var size: CGFloat = 12
        var isBold = false
        var isItalic = false
        var underlines = false
        var strikes = false
        var color = 0
        var background = 0
        var alignment = NSTextAlignment.natural
        var firstIndent: CGFloat = 0
        var indent: CGFloat = 0
        var spacingAfter: CGFloat = 0
        var spacingBefore: CGFloat = 0
        var destination = Destination.text
        /// The number of characters that replace a `\u` for readers without Unicode.
        var fallback = 1
    }
    private enum Destination { case text, fonts, colors, skipped }

    let bytes: [UInt8]
    private var position = 0
    private var state = State()
    private var stack: [State] = []
    private var fonts: [Int: String] = [:]
    private var fontName = ""
    private var colors: [UIColor?] = []
    private var red = 0, green = 0, blue = 0
    private var hasColor = false
    private var pending = ""
    private var pendingUnits: [UInt16] = []
    private var toSkip = 0
    private let result = NSMutableAttributedString(string: "")

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() -> NSAttributedString {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case 0x7B:
                flush()
                // A hostile document opens groups without end.
                if stack.count < 1000 { stack.append(state) }
            case 0x7D:
                flush()
                if let outer = stack.popLast() { state = outer }
            case 0x5C: control()
            case 0x0A, 0x0D: break
            default: character(byte)
            }
        }
        flush()
        return NSAttributedString(attributedString: result)
    }

    // MARK: Characters

    private mutating func character(_ byte: UInt8) {
        switch state.destination {
        case .fonts:
            if byte == 0x3B {
                fonts[state.font] = fontName.trimmingCharacters(in: .whitespaces)
                fontName = ""
            } else {
                fontName.unicodeScalars.append(Unicode.Scalar(byte))
            }
        case .colors:
            guard byte == 0x3B else { return }
            colors.append(hasColor ? UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1) : nil)
            (red, green, blue, hasColor) = (0, 0, 0, false)
        case .skipped: break
        case .text: write(byte)
        }
    }

    /// A byte of Windows' Western code page.
    private mutating func write(_ byte: UInt8) {
        if toSkip > 0 {
            toSkip -= 1
            return
        }
        guard state.destination == .text else { return }
        settleUnits()
        if byte < 0x80 { pending.unicodeScalars.append(Unicode.Scalar(byte)) } else { pending += String(data: Data([byte]), encoding: .windowsCP1252) ?? "" }
    }

    private mutating func write(_ text: String) {
        guard state.destination == .text else { return }
        settleUnits()
        pending += text
    }

    /// A character beyond the first plane comes as two units.
    private mutating func settleUnits() {
        guard !pendingUnits.isEmpty else { return }
        pending += String(decoding: pendingUnits, as: UTF16.self)
        pendingUnits = []
    }

    private mutating func flush() {
        settleUnits()
        guard !pending.isEmpty else { return }
        result.append(NSAttributedString(string: pending, attributes: attributes))
        pending = ""
    }

    // MARK: Controls

    private mutating func control() {
        guard position < bytes.count else { return }
        let byte = bytes[position]
        guard byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A else {
            position += 1
            symbol(byte)
            return
        }
        var word = ""
        while position < bytes.count, case let next = bytes[position], next >= 0x61 && next <= 0x7A || next >= 0x41 && next <= 0x5A, word.count < 32 {
            word.unicodeScalars.append(Unicode.Scalar(next))
            position += 1
        }
        var digits = ""
        while position < bytes.count, case let next = bytes[position], next >= 0x30 && next <= 0x39 || next == 0x2D && digits.isEmpty, digits.count < 10 {
            digits.unicodeScalars.append(Unicode.Scalar(next))
            position += 1
        }
        if position < bytes.count, bytes[position] == 0x20 { position += 1 }
        command(word, Int(digits))
    }

    private mutating func symbol(_ byte: UInt8) {
        switch byte {
        case 0x27:
            guard position + 1 < bytes.count, let value = UInt8(String(decoding: bytes[position...(position + 1)], as: UTF8.self), radix: 16) else { return }
            position += 2
            write(value)
        case 0x2A: state.destination = .skipped
        case 0x7E: write("\u{A0}")
        case 0x5F: write("\u{2011}")
        case 0x2D: write("\u{AD}")
        case 0x0A, 0x0D: write("\n")
        case 0x5C, 0x7B, 0x7D: write(byte)
        default: break
        }
    }

    private static let skipped: Set<String> = ["stylesheet", "info", "pict", "header", "footer", "fldinst", "listtable", "listoverridetable", "generator", "object", "themedata", "xmlnstbl", "filetbl"]

    private mutating func command(_ word: String, _ value: Int?) {
        let isOn = value != 0
        let points = CGFloat(min(max(value ?? 0, -1_000_000), 1_000_000)) / 20
        if Self.skipped.contains(word) {
            state.destination = .skipped
            return
        }
        // Text before a change has the attributes from before.
        if !["u", "uc"].contains(word) { flush() }
        switch word {
        case "fonttbl": state.destination = .fonts
        case "colortbl": (state.destination, colors) = (.colors, [])
        case "red": (red, hasColor) = (min(max(value ?? 0, 0), 255), true)
        case "green": (green, hasColor) = (min(max(value ?? 0, 0), 255), true)
        case "blue": (blue, hasColor) = (min(max(value ?? 0, 0), 255), true)
        case "f": state.font = value ?? 0
        case "fs": state.size = CGFloat(min(max(value ?? 24, 1), 2000)) / 2
        case "b": state.isBold = isOn
        case "i": state.isItalic = isOn
        case "ul", "uld", "uldb": state.underlines = isOn
        case "ulnone": state.underlines = false
        case "strike", "striked": state.strikes = isOn
        case "cf": state.color = value ?? 0
        case "cb", "highlight", "chcbpat": state.background = value ?? 0
        case "plain":
            let old = state
            state = State()
            (state.alignment, state.firstIndent, state.indent, state.destination, state.fallback) = (old.alignment, old.firstIndent, old.indent, old.destination, old.fallback)
            (state.spacingAfter, state.spacingBefore) = (old.spacingAfter, old.spacingBefore)
        case "pard": (state.alignment, state.firstIndent, state.indent, state.spacingAfter, state.spacingBefore) = (.natural, 0, 0, 0, 0)
        case "ql": state.alignment = .left
        case "qr": state.alignment = .right
        case "qc": state.alignment = .center
        case "qj": state.alignment = .justified
        case "fi": state.firstIndent = points
        case "li": state.indent = points
        case "sa": state.spacingAfter = points
        case "sb": state.spacingBefore = points
        case "par": write("\n")
        case "line": write("\u{2028}")
        case "page": write("\u{0C}")
        case "tab", "cell": write("\t")
        case "row": write("\n")
        case "emdash": write("—")
        case "endash": write("–")
        case "bullet": write("•")
        case "lquote": write("‘")
        case "rquote": write("’")
        case "ldblquote": write("“")
        case "rdblquote": write("”")
        case "uc": state.fallback = min(max(value ?? 1, 0), 16)
        case "u":
            guard state.destination == .text, let value else { return }
            pendingUnits.append(UInt16(truncatingIfNeeded: value))
            toSkip = state.fallback
            if !(pendingUnits.last.map { $0 & 0xFC00 == 0xD800 } ?? false) { settleUnits() }
        default: break
        }
    }

    // MARK: Attributes

    private var attributes: [NSAttributedString.Key: Any] {
        let name = fonts[state.font] ?? "Helvetica"
        var font = UIFont(name: name, size: state.size) ?? UIFont(name: "Helvetica", size: state.size) ?? .systemFont(ofSize: state.size)
        var traits = font.fontDescriptor.symbolicTraits
        if state.isBold { traits.insert(.traitBold) }
        if state.isItalic { traits.insert(.traitItalic) }
        if traits != font.fontDescriptor.symbolicTraits, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) { font = UIFont(descriptor: descriptor, size: state.size) }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = state.alignment
        paragraph.headIndent = state.indent
        paragraph.firstLineHeadIndent = state.indent + state.firstIndent
        paragraph.paragraphSpacing = state.spacingAfter
        paragraph.paragraphSpacingBefore = state.spacingBefore
        var result: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
        if colors.indices.contains(state.color), let color = colors[state.color] { result[.foregroundColor] = color }
        if state.background > 0, colors.indices.contains(state.background), let color = colors[state.background] { result[.backgroundColor] = color }
        if state.underlines { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if state.strikes { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        return result
    }
}
