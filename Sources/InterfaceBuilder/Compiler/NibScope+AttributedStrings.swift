// <attributedString> -> NSAttributedString (FORMATS.md §1.4, §2.5). One run is written with a
// single dictionary; several follow the keyed-archiver convention (array plus run lengths).

import Foundation

extension NibScope {
    func attributedString(_ element: IBElement, key: String) -> ArchivedValue? {
        element.child("attributedString", key: key).map { .object(attributedString($0)) }
    }

    func attributedString(plain text: ArchivedValue) -> ArchivedValue {
        .object(ArchivedObject("NSAttributedString", ["NSString": text]))
    }

    func attributedString(_ element: IBElement) -> ArchivedObject {
        let fragments = element.children("fragment").map { fragment in
            (text: fragment.string("content") ?? "", attributes: attributes(fragment.child("attributes")))
        }
        let string = ArchivedObject("NSAttributedString", ["NSString": .string(fragments.map(\.text).joined())])
        if fragments.count == 1 {
            if let attributes = fragments[0].attributes { string.set("NSAttributes", .object(attributes)) }
        } else if fragments.count > 1 {
            let tables = fragments.map { $0.attributes ?? .dictionary([]) }
            string.set("NSAttributes", .object(.array(tables)))
            let runs = fragments.enumerated().flatMap { AttributeRuns.lengthAndIndex($1.text.utf16.count, $0) }
            string.set("NSAttributeInfo", .object(.data(runs)))
        }
        return string
    }

    private func attributes(_ element: IBElement?) -> ArchivedObject? {
        guard let element else { return nil }
        let pairs = element.everyChild().compactMap { child in
            child.key.flatMap { key in attribute(child).map { (ArchivedObject.string(key), $0) } }
        }
        return pairs.isEmpty ? nil : .dictionary(pairs)
    }

    private func attribute(_ element: IBElement) -> ArchivedObject? {
        switch element.name {
        case "color": return color(element)
        case "font", "fontDescription": return font(element)
        case "paragraphStyle": return paragraphStyle(element)
        case "real": return .number(element.number("value", default: 0))
        case "integer": return .number(element.integer("value") ?? 0)
        case "url": return ArchivedObject("NSURL", ["NS.base": .null, "NS.relative": .string(element["string"] ?? element["value"] ?? "")])
        default:
            unit.warn(element, "the text attribute <\(element.name)> is not supported and is left out")
            return nil
        }
    }

    static let paragraphAlignments = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]
    private static let lineBreaks = [
        "wordWrapping": 0, "charWrapping": 1, "clipping": 2, "truncatingHead": 3, "truncatingTail": 4, "truncatingMiddle": 5,
    ]
    private static let paragraphNumbers = [
        ("lineSpacing", "NSLineSpacing"), ("paragraphSpacing", "NSParagraphSpacing"), ("paragraphSpacingBefore", "NSParagraphSpacingBefore"),
        ("headIndent", "NSHeadIndent"), ("firstLineHeadIndent", "NSFirstLineHeadIndent"), ("tailIndent", "NSTailIndent"),
        ("minimumLineHeight", "NSMinLineHeight"), ("maximumLineHeight", "NSMaxLineHeight"), ("lineHeightMultiple", "NSLineHeightMultiple"),
    ]

    private func paragraphStyle(_ element: IBElement) -> ArchivedObject {
        let style = ArchivedObject("NSParagraphStyle", ["NSTabStops": .null])
        style.set("NSAlignment", element.choice("alignment", NibScope.paragraphAlignments).map(ArchivedValue.integer))
        for (attribute, key) in NibScope.paragraphNumbers { style.set(key, element.number(attribute).map(ArchivedValue.double)) }
        style.set("NSWritingDirection", element.choice("baseWritingDirection", ["natural": -1, "leftToRight": 0, "rightToLeft": 1]).map(ArchivedValue.integer))
        style.set("NSDefaultTabInterval", element.number("defaultTabInterval").map(ArchivedValue.double))
        set(style, "NSAllowsTighteningForTruncation", true, if: element.flag("allowsDefaultTighteningForTruncation", default: false))
        style.set("NSLineBreakMode", element.choice("lineBreakMode", NibScope.lineBreaks).map(ArchivedValue.integer))
        return style
    }
}

/// Run lengths of an attributed string: pairs of (UTF-16 length, index of the dictionary), each in
/// groups of seven bits, lowest first, the high bit set on all but the last.
enum AttributeRuns {
    static func lengthAndIndex(_ length: Int, _ index: Int) -> [UInt8] { encode(length) + encode(index) }

    private static func encode(_ number: Int) -> [UInt8] {
        var rest = number
        var bytes: [UInt8] = []
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }

    /// The pairs, as far as the data is well-formed.
    static func decode(_ data: [UInt8]) -> [(length: Int, index: Int)] {
        var numbers: [Int] = []
        var current = 0
        var shift = 0
        for byte in data {
            guard shift <= 28 else { return [] }
            current |= Int(byte & 0x7F) << shift
            shift += 7
            if byte & 0x80 == 0 {
                numbers.append(current)
                current = 0
                shift = 0
            }
        }
        return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    }
}
