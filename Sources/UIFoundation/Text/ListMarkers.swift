// Numbers the items of lists from paragraph to paragraph and writes their markers. AttributedTextReading and TextFlow call it.
// Numbering continues while each paragraph is in the list; lists inside it do not count (NSTextList, "lists ... range(of:at:)").

import CoreGraphics
import CoreText
import Foundation

package struct ListMarkers {
    private var items: [(list: NSTextList, number: Int)] = []

    package init() {}

    /// The marker of the next paragraph; nil if it is in no list.
    package mutating func next(_ lists: [NSTextList]) -> String? {
        // The depth to which this paragraph is in the lists of the paragraph before.
        var common = 0
        while common < items.count, common < lists.count, items[common].list === lists[common] { common += 1 }
        items.removeSubrange(common...)
        for list in lists[common...] { items.append((list, list.startingItemNumber - 1)) }
        guard !items.isEmpty else { return nil }
        items[items.count - 1].number += 1
        var marker = "", position = items.count - 1
        while true {
            let (list, number) = items[position]
            // A list that begins inside another one's first item stands in that item.
            marker = list.marker(forItemNumber: max(number, list.startingItemNumber)) + marker
            guard list.listOptions.contains(.prependEnclosingMarker), position > 0 else { return marker }
            position -= 1
        }
    }

    // MARK: Markers

    /// The signs, by the names of CSS's list styles.
    private static let signs = ["box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25A0}"]
    private static let numbers: Set<String> = [
        "lower-hexadecimal", "upper-hexadecimal", "octal", "lower-alpha", "lower-latin", "upper-alpha", "upper-latin", "lower-roman", "upper-roman", "decimal",
    ]

    static func orders(_ format: String) -> Bool { parts(format).contains { $0.isKeyword && numbers.contains($0.text) } }

    static func text(_ format: String, _ number: Int) -> String {
        parts(format).map { part in
            guard part.isKeyword else { return part.text }
            return signs[part.text] ?? self.number(number, as: part.text) ?? "{\(part.text)}"
        }.joined()
    }

    /// Text and the words in braces, in order.
    private static func parts(_ format: String) -> [(text: String, isKeyword: Bool)] {
        var parts: [(String, Bool)] = []
        var rest = Substring(format)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append((String(rest[..<open]), false))
            parts.append((String(rest[rest.index(after: open)..<close]), true))
            rest = rest[rest.index(after: close)...]
        }
        parts.append((String(rest), false))
        return parts
    }

    private static func number(_ number: Int, as style: String) -> String? {
        switch style {
        case "decimal": String(number)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "octal": String(number, radix: 8)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number).lowercased()
        case "upper-roman": roman(number)
        default: nil
        }
    }

    /// a to z, then aa, ab …
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var rest = number, text = ""
        while rest > 0 {
            text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
            rest = (rest - 1) / 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard number > 0, number < 4000 else { return String(number) }
        var rest = number, text = ""
        for (value, sign) in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] {
            while rest >= value {
                text += sign
                rest -= value
            }
        }
        return text
    }
}

extension ListMarkers {
    /// The markers of all paragraphs in a text that are in lists, by where the paragraphs begin.
    package static func all(in units: [UInt16], lists: (Int) -> [NSTextList]) -> [Int: Marker] {
        var found: [Int: Marker] = [:]
        var counter = ListMarkers()
        var start = 0
        for (offset, unit) in units.enumerated() {
            guard offset + 1 == units.count || LineBreaker.isSeparator(unit), unit != 0x0D || offset + 1 == units.count || units[offset + 1] != 0x0A else { continue }
            let own = lists(start)
            if let text = counter.next(own) { found[start] = Marker(text: text, level: own.count) }
            start = offset + 1
        }
        return found
    }

    /// The marker before a paragraph, and the number of lists around it.
    package struct Marker: Equatable {
        package var text: String
        package var level: Int
    }

    /// Paragraph styles with their markers: a style that several paragraphs share is parted.
    static func place(_ markers: [Int: Marker], from start: Int, in spans: [(Range<Int>, TextParagraph)]) -> [(Range<Int>, TextParagraph)] {
        guard !markers.isEmpty else { return spans }
        return spans.flatMap { range, style -> [(Range<Int>, TextParagraph)] in
            let cuts = [range.lowerBound] + range.dropFirst().filter { markers[$0 + start] != nil } + [range.upperBound]
            return zip(cuts, cuts.dropFirst()).map { from, to in
                var own = style
                if let marker = markers[from + start] { own.place(marker: marker.text, level: marker.level) }
                return (from..<to, own)
            }
        }
    }
}

extension TextParagraph {
    /// Makes room for a marker before the first line. A list without its own indents is placed as in TextEdit: each level 36 points
    /// further in, the marker 25 points before its text.
    package mutating func place(marker: String, level: Int) {
        if headIndent == 0, firstLineHeadIndent == 0 { (headIndent, firstLineHeadIndent) = (36 * CGFloat(level), 36 * CGFloat(level)) }
        self.marker = TextMarker(text: marker, distance: 25)
    }
}
