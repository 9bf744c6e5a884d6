// The inline part of Markdown: emphasis, code, links, pictures, tags, escapes and breaks of one block, after CommonMark 0.31 with
// GitHub's `~~`. MarkdownReading hands in the text of a block. Reference links are looked up in what it found.

import Foundation

/// Characters with what Markdown says of them.
struct MarkdownRun {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var image: String?
    var alternate: String?
}

struct MarkdownInline {
    /// Whether a line's end in the source stays; otherwise it becomes a space.
    var keepsLines = false
    var references: [String: String] = [:]

    /// Delimiters (`**`) and links wait here until their other end is found.
    private struct Delimiter {
        var character: Character
        var count: Int
        var original: Int
        var node: Int
        var opens: Bool
        var closes: Bool
    }

    func runs(_ text: String) -> [MarkdownRun] {
        var parser = Parser(characters: Array(text), keepsLines: keepsLines, references: references)
        return parser.parse()
    }

    private struct Parser {
        let characters: [Character]
        let keepsLines: Bool
        let references: [String: String]
        var position = 0
        var nodes: [MarkdownRun] = []
        var delimiters: [Delimiter] = []
        /// Nodes of open brackets, and how many delimiters there were.
        var brackets: [(node: Int, isImage: Bool, delimiters: Int, position: Int)] = []

        mutating func parse() -> [MarkdownRun] {
            while position < characters.count { step() }
            emphasize(from: 0)
            return merged()
        }

        private func merged() -> [MarkdownRun] {
            var result: [MarkdownRun] = []
            for node in nodes where !node.text.isEmpty {
                if let last = result.last, last.intent == node.intent, last.link == node.link, last.image == node.image, node.intent.isDisjoint(with: [.softBreak, .lineBreak]) {
                    result[result.count - 1].text += node.text
                } else {
                    result.append(node)
                }
            }
            return result
        }

        private mutating func add(_ text: String, _ intent: InlinePresentationIntent = []) { nodes.append(MarkdownRun(text: text, intent: intent)) }

        private mutating func step() {
            let character = characters[position]
            switch character {
            case "\\":
                position += 1
                guard position < characters.count else { return add("\\") }
                if characters[position].isNewline {
                    position += 1
                    return add("\n", .lineBreak)
                }
                let next = characters[position]
                if next.isASCII, next.isPunctuation || next.isSymbol {
                    position += 1
                    add(String(next))
                } else {
                    add("\\")
                }
            case "`": code()
            case "*", "_", "~": delimiter(character)
            case "!" where position + 1 < characters.count && characters[position + 1] == "[":
                brackets.append((nodes.count, true, delimiters.count, position + 2))
                add("![")
                position += 2
            case "[":
                brackets.append((nodes.count, false, delimiters.count, position + 1))
                add("[")
                position += 1
            case "]": bracket()
            case "<": angle()
            case "&": entity()
            case "\n", "\r\n", "\r": lineEnd()
            default:
                var end = position
                while end < characters.count, !"\\`*_~![]<&\n\r\r\n".contains(characters[end]) { end += 1 }
                if end == position { end += 1 }
                add(String(characters[position..<end]))
                position = end
            }
        }

        private mutating func lineEnd() {
            position += 1
            let spaces = nodes.last.map { $0.text.reversed().prefix { $0 == " " }.count } ?? 0
            if !keepsLines, spaces > 0, let last = nodes.indices.last { nodes[last].text.removeLast(spaces) }
            if !keepsLines { while position < characters.count, characters[position] == " " || characters[position] == "\t" { position += 1 } }
            if spaces >= 2, !keepsLines { add("\n", .lineBreak) } else { add(keepsLines ? "\n" : " ", keepsLines ? [] : .softBreak) }
        }

        private mutating func code() {
            var ticks = position
            while ticks < characters.count, characters[ticks] == "`" { ticks += 1 }
            let count = ticks - position
            var search = ticks
            while search < characters.count {
                guard characters[search] == "`" else {
                    search += 1
                    continue
                }
                var end = search
                while end < characters.count, characters[end] == "`" { end += 1 }
                if end - search == count {
                    var inner = characters[ticks..<search].map { $0.isNewline ? " " : $0 }
                    if inner.count > 2, inner.first == " ", inner.last == " ", inner.contains(where: { $0 != " " }) { inner = Array(inner.dropFirst().dropLast()) }
                    add(String(inner), .code)
                    position = end
                    return
                }
                search = end
            }
            add(String(repeating: "`", count: count))
            position = ticks
        }

        /// Left- and right-flanking runs (CommonMark 6.2).
        private mutating func delimiter(_ character: Character) {
            var end = position
            while end < characters.count, characters[end] == character { end += 1 }
            let count = end - position
            let before = position > 0 ? characters[position - 1] : " ", after = end < characters.count ? characters[end] : " "
            func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
            let left = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
            let right = !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
            let isWord = character == "_"
            let opens = left && (!isWord || !right || isMark(before)), closes = right && (!isWord || !left || isMark(after))
            add(String(characters[position..<end]))
            position = end
            guard opens || closes, character != "~" || count <= 2 else { return }
            delimiters.append(Delimiter(character: character, count: count, original: count, node: nodes.count - 1, opens: opens, closes: closes))
        }

        /// CommonMark's "process emphasis" for the delimiters from an index on.
        private mutating func emphasize(from bottom: Int) {
            var closer = bottom
            while closer < delimiters.count {
                guard delimiters[closer].closes else {
                    closer += 1
                    continue
                }
                var opener: Int?
                for index in stride(from: closer - 1, through: bottom, by: -1) where delimiters[index].character == delimiters[closer].character && delimiters[index].opens {
                    let both = delimiters[index].closes || delimiters[closer].opens
                    let sum = delimiters[index].original + delimiters[closer].original
                    if both, sum % 3 == 0, delimiters[index].original % 3 != 0 || delimiters[closer].original % 3 != 0 { continue }
                    if delimiters[closer].character == "~", delimiters[index].count != delimiters[closer].count { continue }
                    opener = index
                    break
                }
                guard let opener else {
                    if !delimiters[closer].opens { delimiters[closer].closes = false }
                    closer += 1
                    continue
                }
                let isStrike = delimiters[closer].character == "~"
                let used = isStrike ? delimiters[closer].count : delimiters[opener].count >= 2 && delimiters[closer].count >= 2 ? 2 : 1
                let intent: InlinePresentationIntent = isStrike ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
                for node in (delimiters[opener].node + 1)..<max(delimiters[opener].node + 1, delimiters[closer].node) { nodes[node].intent.insert(intent) }
                nodes[delimiters[opener].node].text.removeLast(used)
                nodes[delimiters[closer].node].text.removeFirst(used)
                delimiters[opener].count -= used
                delimiters[closer].count -= used
                delimiters.removeSubrange((opener + 1)..<closer)
                closer = opener + 1
                if delimiters[opener].count == 0 {
                    delimiters.remove(at: opener)
                    closer = opener
                }
                if delimiters[closer].count == 0 { delimiters.remove(at: closer) }
            }
            delimiters.removeSubrange(min(bottom, delimiters.count)...)
        }

        // MARK: Links

        private mutating func bracket() {
            position += 1
            guard let open = brackets.popLast() else { return add("]") }
            let label = String(characters[open.position..<(position - 1)])
            guard let target = destination() ?? reference(label) else { return add("]") }
            emphasize(from: open.delimiters)
            nodes[open.node].text = ""
            if open.isImage {
                let words = nodes[(open.node + 1)...].map(\.text).joined()
                nodes.removeSubrange(open.node...)
                nodes.append(MarkdownRun(text: words.isEmpty ? "\u{FFFC}" : words, image: target, alternate: words))
            } else {
                for index in (open.node + 1)..<max(open.node + 1, nodes.count) { nodes[index].link = target }
                // No links inside links.
                for index in brackets.indices where !brackets[index].isImage { brackets[index].position = .max }
                brackets.removeAll { $0.position == .max }
            }
        }

        /// `(url "title")` behind a bracket.
        private mutating func destination() -> String? {
            guard position < characters.count, characters[position] == "(" else { return nil }
            var index = position + 1
            func skipSpace() { while index < characters.count, characters[index].isWhitespace { index += 1 } }
            skipSpace()
            var target = ""
            if index < characters.count, characters[index] == "<" {
                index += 1
                while index < characters.count, characters[index] != ">", !characters[index].isNewline {
                    target.append(characters[index])
                    index += 1
                }
                guard index < characters.count, characters[index] == ">" else { return nil }
                index += 1
            } else {
                var depth = 0
                while index < characters.count, !characters[index].isWhitespace {
                    if characters[index] == "\\", index + 1 < characters.count, characters[index + 1].isPunctuation { index += 1 } else if characters[index] == "(" { depth += 1 } else if characters[index] == ")" {
                        if depth == 0 { break }
                        depth -= 1
                    }
                    target.append(characters[index])
                    index += 1
                }
            }
            skipSpace()
            if index < characters.count, let close = ["\"": "\"", "'": "'", "(": ")"][String(characters[index])] {
                index += 1
                while index < characters.count, String(characters[index]) != close { index += 1 }
                index += 1
                skipSpace()
            }
            guard index < characters.count, characters[index] == ")" else { return nil }
            position = index + 1
            return target
        }

        /// `[label]`, `[]` or nothing behind a bracket whose label is defined.
        private mutating func reference(_ label: String) -> String? {
            var name = label
            var end = position
            if position < characters.count, characters[position] == "[", let close = characters[position...].firstIndex(of: "]") {
                let inner = String(characters[(position + 1)..<close])
                if !inner.isEmpty { name = inner }
                end = close + 1
            }
            guard let target = references[MarkdownReading.normalized(name)] else { return nil }
            position = end
            return target
        }

        /// `<https://…>`, `<a@b.c>` or a tag.
        private mutating func angle() {
            guard let close = characters[position...].firstIndex(of: ">"), close > position + 1 else {
                add("<")
                position += 1
                return
            }
            let inner = String(characters[(position + 1)..<close])
            if inner.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*/) != nil {
                nodes.append(MarkdownRun(text: inner, link: inner))
            } else if inner.wholeMatch(of: /[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*/) != nil {
                nodes.append(MarkdownRun(text: inner, link: "mailto:" + inner))
            } else if inner.wholeMatch(of: /\/?[A-Za-z][A-Za-z0-9-]*(\s[^<]*)?\/?|!--(?s:.*)--/) != nil {
                add("<" + inner + ">", .inlineHTML)
            } else {
                add("<")
                position += 1
                return
            }
            position = close + 1
        }

        private mutating func entity() {
            if let end = characters[position...].prefix(12).firstIndex(of: ";") {
                let name = String(characters[(position + 1)..<end])
                let value: UInt32? = name.hasPrefix("#x") || name.hasPrefix("#X") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
                let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…", "mdash": "—", "ndash": "–"][name]
                if let text = known ?? value.flatMap(Unicode.Scalar.init).map({ String(Character($0)) }) {
                    add(text)
                    position = end + 1
                    return
                }
            }
            add("&")
            position += 1
        }
    }
}
