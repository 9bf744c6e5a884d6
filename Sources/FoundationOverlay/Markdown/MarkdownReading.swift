// The blocks of Markdown: paragraphs, headers, lists, quotes, code, tables, rules, after CommonMark 0.31 with GitHub's tables.
// AttributedString+Markdown calls it; the text inside blocks is MarkdownInline's.

import Foundation

/// A block's text with the blocks it stands in.
struct MarkdownBlock {
    var intent: PresentationIntent
    var runs: [MarkdownRun]
}

struct MarkdownReading {
    private var identity = 0
    private var references: [String: String] = [:]
    private(set) var blocks: [MarkdownBlock] = []
    /// A hostile document nests quotes without end.
    private static let deepest = 50

    static func blocks(of text: String) -> [MarkdownBlock] {
        var reader = MarkdownReading()
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map { String($0).replacingOccurrences(of: "\t", with: "    ") }
        reader.read(reader.withoutDefinitions(lines), in: nil, depth: 0)
        return reader.blocks
    }

    static func normalized(_ label: String) -> String { label.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    private mutating func next() -> Int {
        identity += 1
        return identity
    }

    /// `[label]: target` lines are taken out and remembered.
    private mutating func withoutDefinitions(_ lines: [String]) -> [String] {
        var isFenced = false
        return lines.filter { line in
            if fence(line) != nil { isFenced.toggle() }
            guard !isFenced, let match = line.wholeMatch(of: /\s{0,3}\[([^\]]+)\]:\s*<?([^\s>]+)>?(\s+["'(].*["')])?\s*/) else { return true }
            let label = Self.normalized(String(match.output.1))
            if references[label] == nil { references[label] = String(match.output.2) }
            return false
        }
    }

    // MARK: Blocks

    private mutating func read(_ lines: [String], in parent: PresentationIntent?, depth: Int) {
        var index = 0
        var paragraph: [String] = []
        func end(_ reader: inout MarkdownReading) {
            guard !paragraph.isEmpty else { return }
            reader.add(.paragraph, paragraph.map(Self.trimmedStart).joined(separator: "\n"), in: parent)
            paragraph = []
        }
        while index < lines.count {
            let line = lines[index], text = line.trimmingCharacters(in: .whitespaces)
            if text.isEmpty {
                end(&self)
                index += 1
            } else if !paragraph.isEmpty, let level = underline(line) {
                add(.header(level: level), paragraph.map(Self.trimmedStart).joined(separator: "\n"), in: parent)
                paragraph = []
                index += 1
            } else if line.hasPrefix("    "), paragraph.isEmpty {
                index = readIndentedCode(lines, index, parent)
            } else if let mark = fence(line) {
                end(&self)
                index = readFencedCode(lines, index, mark, parent)
            } else if let header = line.wholeMatch(of: /\s{0,3}(#{1,6})(\s+(.*?))?(\s+#+)?\s*/) {
                end(&self)
                add(.header(level: header.output.1.count), String(header.output.3 ?? ""), in: parent)
                index += 1
            } else if isRule(line) {
                end(&self)
                blocks.append(MarkdownBlock(intent: PresentationIntent(.thematicBreak, identity: next(), parent: parent), runs: [MarkdownRun(text: "\u{2E3B}")]))
                index += 1
            } else if text.hasPrefix(">"), depth < Self.deepest {
                end(&self)
                index = readQuote(lines, index, parent, depth)
            } else if let item = item(line), depth < Self.deepest, paragraph.isEmpty || !item.isEmpty && (!item.isOrdered || item.number == 1) {
                end(&self)
                index = readList(lines, index, item, parent, depth)
            } else if paragraph.isEmpty, index + 1 < lines.count, line.contains("|"), let columns = columns(lines[index + 1]), cells(line).count == columns.count {
                index = readTable(lines, index, columns, parent)
            } else if paragraph.isEmpty, text.firstMatch(of: /^<(\/?[A-Za-z][A-Za-z0-9-]*[\s\/>]|!--|\?)/) != nil, text.firstMatch(of: /^<[a-z]+:\S/) == nil {
                index = readHTML(lines, index, parent)
            } else {
                paragraph.append(line)
                index += 1
            }
        }
        end(&self)
    }

    private static func trimmedStart(_ line: String) -> String { String(line.drop { $0 == " " }) }

    private mutating func add(_ kind: PresentationIntent.Kind, _ text: String, in parent: PresentationIntent?) {
        var text = text
        while text.last == " " { text.removeLast() }
        blocks.append(MarkdownBlock(intent: PresentationIntent(kind, identity: next(), parent: parent), runs: MarkdownInline(references: references).runs(text)))
    }

    private func underline(_ line: String) -> Int? {
        line.wholeMatch(of: /\s{0,3}=+\s*/) != nil ? 1 : line.wholeMatch(of: /\s{0,3}-+\s*/) != nil ? 2 : nil
    }

    private func isRule(_ line: String) -> Bool {
        let marks = line.filter { $0 != " " }
        return !line.hasPrefix("    ") && marks.count >= 3 && ["*", "-", "_"].contains { mark in marks.allSatisfy { String($0) == mark } }
    }

    // MARK: Code and tags

    private func fence(_ line: String) -> (indent: Int, mark: String, hint: String)? {
        guard let match = line.wholeMatch(of: /(\s{0,3})(`{3,}|~{3,})\s*([^`]*)/) else { return nil }
        return (match.output.1.count, String(match.output.2), String(match.output.3).trimmingCharacters(in: .whitespaces))
    }

    private mutating func readFencedCode(_ lines: [String], _ start: Int, _ mark: (indent: Int, mark: String, hint: String), _ parent: PresentationIntent?) -> Int {
        var index = start + 1
        var code: [Substring] = []
        while index < lines.count {
            if let close = fence(lines[index]), close.mark.hasPrefix(mark.mark), close.hint.isEmpty { break }
            code.append(lines[index].dropFirst(min(mark.indent, lines[index].prefix { $0 == " " }.count)))
            index += 1
        }
        let hint = mark.hint.split(separator: " ").first.map(String.init)
        appendCode(code.map { $0 + "\n" }.joined(), hint, parent)
        return index + 1
    }

    private mutating func readIndentedCode(_ lines: [String], _ start: Int, _ parent: PresentationIntent?) -> Int {
        var index = start
        while index < lines.count, lines[index].hasPrefix("    ") || lines[index].allSatisfy({ $0 == " " }) { index += 1 }
        while index > start, lines[index - 1].allSatisfy({ $0 == " " }) { index -= 1 }
        appendCode(lines[start..<index].map { $0.dropFirst(4) + "\n" }.joined(), nil, parent)
        return index
    }

    private mutating func appendCode(_ code: String, _ hint: String?, _ parent: PresentationIntent?) {
        blocks.append(MarkdownBlock(intent: PresentationIntent(.codeBlock(languageHint: hint), identity: next(), parent: parent), runs: [MarkdownRun(text: code)]))
    }

    private mutating func readHTML(_ lines: [String], _ start: Int, _ parent: PresentationIntent?) -> Int {
        var index = start
        while index < lines.count, !lines[index].allSatisfy({ $0 == " " }) { index += 1 }
        let text = lines[start..<index].map { $0 + "\n" }.joined()
        blocks.append(MarkdownBlock(intent: PresentationIntent(.paragraph, identity: next(), parent: parent), runs: [MarkdownRun(text: text, intent: .blockHTML)]))
        return index
    }

    // MARK: Quotes and lists

    private mutating func readQuote(_ lines: [String], _ start: Int, _ parent: PresentationIntent?, _ depth: Int) -> Int {
        var index = start
        var inner: [String] = []
        while index < lines.count {
            let text = Self.trimmedStart(lines[index])
            if text.hasPrefix(">") {
                inner.append(String(text.dropFirst(text.hasPrefix("> ") ? 2 : 1)))
            } else if !text.isEmpty, inner.last.map({ !$0.isEmpty }) == true, item(lines[index]) == nil, fence(lines[index]) == nil, !text.hasPrefix("#"), !isRule(lines[index]) {
                // The paragraph goes on without the sign.
                inner.append(text)
            } else {
                break
            }
            index += 1
        }
        read(inner, in: PresentationIntent(.blockQuote, identity: next(), parent: parent), depth: depth + 1)
        return index
    }

    private struct Item {
        var isOrdered: Bool
        var number: Int
        var sign: Character
        /// Columns before the item's text.
        var width: Int
        var isEmpty: Bool
    }

    private func item(_ line: String) -> Item? {
        guard let match = line.wholeMatch(of: /(\s{0,3})(([-+*])|(\d{1,9})([.)]))(\s+|$)(.*)/), !isRule(line) else { return nil }
        let space = match.output.6.count, text = String(match.output.7)
        let head = match.output.1.count + match.output.2.count
        return Item(
            isOrdered: match.output.4 != nil, number: match.output.4.flatMap { Int($0) } ?? 1, sign: match.output.2.last ?? "-",
            width: head + (text.isEmpty || space > 4 ? 1 : space), isEmpty: text.isEmpty)
    }

    private mutating func readList(_ lines: [String], _ start: Int, _ first: Item, _ parent: PresentationIntent?, _ depth: Int) -> Int {
        let list = PresentationIntent(first.isOrdered ? .orderedList : .unorderedList, identity: next(), parent: parent)
        var index = start, ordinal = first.number
        while index < lines.count, let item = item(lines[index]), item.isOrdered == first.isOrdered, item.sign == first.sign {
            var inner = [String(lines[index].dropFirst(item.width))]
            index += 1
            while index < lines.count {
                let line = lines[index], indent = line.prefix { $0 == " " }.count
                if line.allSatisfy({ $0 == " " }) {
                    // Blank lines belong to the item when indented text follows.
                    guard let next = lines[(index + 1)...].first(where: { !$0.allSatisfy { $0 == " " } }), next.prefix(while: { $0 == " " }).count >= item.width else { break }
                    inner.append("")
                } else if indent >= item.width {
                    inner.append(String(line.dropFirst(item.width)))
                } else if self.item(line) == nil, inner.last?.isEmpty == false, fence(line) == nil, !isRule(line), !line.trimmingCharacters(in: .whitespaces).hasPrefix("#"), !line.hasPrefix(">") {
                    inner.append(Self.trimmedStart(line))
                } else {
                    break
                }
                index += 1
            }
            read(inner, in: PresentationIntent(.listItem(ordinal: ordinal), identity: next(), parent: list), depth: depth + 1)
            ordinal += 1
            // A blank line between items.
            var next = index
            while next < lines.count, lines[next].allSatisfy({ $0 == " " }) { next += 1 }
            if next < lines.count, next > index, let following = self.item(lines[next]), following.isOrdered == first.isOrdered, following.sign == first.sign { index = next }
        }
        return index
    }

    // MARK: Tables

    private func columns(_ line: String) -> [PresentationIntent.TableColumn]? {
        let cells = cells(line)
        guard line.contains("-"), !cells.isEmpty, line.contains("|") || cells.count == 1, cells.allSatisfy({ $0.wholeMatch(of: /:?-+:?/) != nil }) else { return nil }
        return cells.map { PresentationIntent.TableColumn(alignment: $0.hasSuffix(":") ? $0.hasPrefix(":") ? .center : .right : .left) }
    }

    private func cells(_ line: String) -> [String] {
        var text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("|") { text.removeFirst() }
        if text.hasSuffix("|"), !text.hasSuffix("\\|") { text.removeLast() }
        return text.replacingOccurrences(of: "\\|", with: "\u{0}").split(separator: "|", omittingEmptySubsequences: false).map {
            $0.replacingOccurrences(of: "\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
        }
    }

    private mutating func readTable(_ lines: [String], _ start: Int, _ columns: [PresentationIntent.TableColumn], _ parent: PresentationIntent?) -> Int {
        let table = PresentationIntent(.table(columns: columns), identity: next(), parent: parent)
        var index = start, row = 0
        while index < lines.count, lines[index].contains("|"), !lines[index].allSatisfy({ $0 == " " }) {
            let whole = PresentationIntent(row == 0 ? .tableHeaderRow : .tableRow(rowIndex: row), identity: next(), parent: table)
            for (column, text) in cells(lines[index]).prefix(columns.count).enumerated() { add(.tableCell(columnIndex: column), text, in: whole) }
            // The line below the header holds no cells.
            index += row == 0 ? 2 : 1
            row += 1
        }
        return index
    }
}
