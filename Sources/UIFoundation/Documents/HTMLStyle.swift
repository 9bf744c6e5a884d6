// The meaning of an HTML element and its `style` attribute for text: font, colours, lines, paragraph. HTMLReading carries one down the
// tree. Sizes are those of a browser's default style sheet at 12 points, the default that an import has on iOS.

import CoreGraphics
import CoreText
import Foundation

package struct HTMLStyle {
    package var size: CGFloat = 12
    package var weight = 400
    package var isItalic = false
    package var family: String?
    package var color: UIColor?
    package var background: UIColor?
    package var underlines = false
    package var strikes = false
    package var link: URL?
    package var offset: CGFloat = 0
    package var alignment = NSTextAlignment.natural
    package var spacingAfter: CGFloat = 0
    package var spacingBefore: CGFloat = 0
    package var indent: CGFloat = 0
    package var lineHeight: CGFloat = 0
    package var keepsSpace = false
    package var isBlock = false
    package var isHidden = false
    package var list: HTMLList?

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section", "article", "header", "footer", "main", "nav", "aside", "figure",
        "figcaption", "table", "tr", "thead", "tbody", "dl", "dt", "dd", "hr", "address", "form", "center",
    ]
    /// The points at 12 points of text, and the margin around.
    private static let headings: [String: (size: CGFloat, margin: CGFloat)] = [
        "h1": (24, 16.08), "h2": (18, 14.94), "h3": (14.04, 14.04), "h4": (12, 15.96), "h5": (9.96, 16.63), "h6": (8.04, 18.73),
    ]

    package mutating func enter(_ name: String, _ attribute: (String) -> String?) {
        isBlock = Self.blocks.contains(name)
        if isBlock {
            spacingAfter = 0
            spacingBefore = 0
        }
        background = isBlock ? nil : background
        if let heading = Self.headings[name] {
            (size, weight, spacingAfter, spacingBefore) = (heading.size, 700, heading.margin, heading.margin)
        }
        switch name {
        case "b", "strong", "th": weight = 700
        case "i", "em", "cite", "var", "dfn", "address": isItalic = true
        case "u", "ins": underlines = true
        case "s", "strike", "del": strikes = true
        case "code", "tt", "kbd", "samp": (family, size) = ("Courier", size * 10 / 12)
        case "pre": (family, size, keepsSpace) = ("Courier", size * 10 / 12, true)
        case "small": size *= 0.83
        case "big": size *= 1.2
        case "sub": (size, offset) = (size * 0.83, -size * 0.3)
        case "sup": (size, offset) = (size * 0.83, size * 0.4)
        case "mark": background = .yellow
        case "p": spacingAfter = 12
        case "center": alignment = .center
        case "blockquote", "dd": indent += 40
        case "li": indent = CGFloat(36 * (list?.level ?? 1))
        case "a":
            link = attribute("href").flatMap { URL(string: $0) ?? URL(string: $0.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? "") } ?? link
            if attribute("href") != nil { (underlines, color) = (true, UIColor(red: 0, green: 0, blue: 0xEE / 255.0, alpha: 1)) }
        case "font":
            color = attribute("color").flatMap(Self.color) ?? color
            family = attribute("face") ?? family
            if let number = attribute("size").flatMap({ Int($0) }), (1...7).contains(number) { size = [7.5, 10, 12, 13.5, 18, 24, 36][number - 1] }
        default: break
        }
        if let value = attribute("align") { align(value) }
        if let value = attribute("style") { declare(value) }
    }

    private mutating func align(_ value: String) {
        switch value.lowercased() {
        case "left", "start": alignment = .left
        case "right", "end": alignment = .right
        case "center": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }

    /// A list of CSS declarations.
    private mutating func declare(_ text: String) {
        for declaration in text.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            guard parts.count == 2 else { continue }
            let value = parts[1].replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces)
            switch parts[0].lowercased() {
            case "color": color = Self.color(value) ?? color
            case "background-color", "background": background = Self.color(value) ?? background
            case "font-size": size = Self.length(value, relativeTo: size) ?? size
            case "font-weight": weight = value == "bold" || value == "bolder" ? 700 : value == "normal" ? 400 : Int(value) ?? weight
            case "font-style": isItalic = value == "italic" || value == "oblique"
            case "font-family": family = value.split(separator: ",").first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\"")) } ?? family
            case "text-align": align(value)
            case "text-decoration", "text-decoration-line":
                underlines = value.contains("underline")
                strikes = value.contains("line-through")
            case "line-height": lineHeight = Double(value).map { CGFloat($0) * size } ?? Self.length(value, relativeTo: size) ?? 0
            case "margin-bottom": spacingAfter = Self.length(value, relativeTo: size) ?? spacingAfter
            case "margin-top": spacingBefore = Self.length(value, relativeTo: size) ?? spacingBefore
            case "margin": if let all = Self.length(value, relativeTo: size) { (spacingAfter, spacingBefore) = (all, all) }
            case "margin-left", "padding-left": indent += Self.length(value, relativeTo: size) ?? 0
            case "display":
                isHidden = value == "none"
                if value == "block" { isBlock = true }
            case "white-space": keepsSpace = value.hasPrefix("pre")
            default: break
            }
        }
    }

    /// A CSS length in points: an import takes CSS pixels for points.
    private static func length(_ text: String, relativeTo size: CGFloat) -> CGFloat? {
        let names: [String: CGFloat] = ["xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24]
        if let named = names[text] { return named }
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let number = Double(digits).map({ CGFloat($0) }), number.isFinite, abs(number) < 10_000 else { return nil }
        switch text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces) {
        case "em", "rem": return number * size
        case "%": return number * size / 100
        case "px", "pt", "": return number
        default: return nil
        }
    }

    private static let names: [String: UInt32] = [
        "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00, "gray": 0x808080, "grey": 0x808080, "orange": 0xFFA500,
        "purple": 0x800080, "silver": 0xC0C0C0, "maroon": 0x800000, "navy": 0x000080, "teal": 0x008080, "olive": 0x808000, "lime": 0x00FF00, "aqua": 0x00FFFF, "cyan": 0x00FFFF,
        "magenta": 0xFF00FF, "fuchsia": 0xFF00FF, "pink": 0xFFC0CB, "brown": 0xA52A2A, "lightgray": 0xD3D3D3, "darkgray": 0xA9A9A9,
    ]

    package static func color(_ text: String) -> UIColor? {
        let text = text.lowercased().trimmingCharacters(in: .whitespaces)
        func rgb(_ value: UInt32, alpha: CGFloat = 1) -> UIColor {
            UIColor(red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: alpha)
        }
        if let named = names[text] { return rgb(named) }
        if text.hasPrefix("#") {
            var digits = String(text.dropFirst())
            if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
            guard let value = UInt32(digits, radix: 16) else { return nil }
            return digits.count == 8 ? rgb(value >> 8, alpha: CGFloat(value & 255) / 255) : digits.count == 6 ? rgb(value) : nil
        }
        guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") else { return nil }
        let parts = text[text.index(after: open)...].split { ", )/".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        guard parts.count >= 3 else { return nil }
        return UIColor(red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
    }

    // MARK: Attributes

    /// The font of an import: Times New Roman, or its substitute.
    private var font: UIFont {
        let isSystem = family.map { $0.hasPrefix("-apple-system") || $0 == "system-ui" || $0 == "sans-serif" } ?? false
        let bold = weight >= 600
        if isSystem { return UIFont(.system(size: size, weight: weight, italic: isItalic)) }
        let base = family.flatMap { UIFont(name: $0, size: size) } ?? UIFont(name: "Times New Roman", size: size) ?? UIFont(name: "Times", size: size) ?? .systemFont(ofSize: size)
        guard bold || isItalic else { return base }
        var traits = base.fontDescriptor.symbolicTraits
        if bold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        return base.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? base
    }

    package var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.paragraphSpacing = spacingAfter
        style.paragraphSpacingBefore = spacingBefore
        style.minimumLineHeight = max(0, lineHeight)
        if let list, indent > 0 {
            // The marker stands before the text, as "\t•\t".
            style.headIndent = CGFloat(36 * list.level)
            style.tabStops = [NSTextTab(textAlignment: .left, location: style.headIndent - 25), NSTextTab(textAlignment: .left, location: style.headIndent)]
        } else {
            style.headIndent = indent
            style.firstLineHeadIndent = indent
        }
        return style
    }

    package var attributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1), .paragraphStyle: paragraph, .kern: 0]
        if let background { result[.backgroundColor] = background }
        if underlines { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if strikes { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { result[.link] = link }
        if offset != 0 { result[.baselineOffset] = offset }
        return result
    }
}
