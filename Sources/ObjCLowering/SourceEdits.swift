// Byte-range edits of one source text, their single splice, and the way back from a lowered column to
// the column the user wrote. Text between two edits stays byte for byte.

/// One replaced byte range of the original text.
package struct SourceEdit: Sendable, Equatable, Codable {
    package var start: Int
    package var end: Int
    package var text: String
}

struct SourceEdits {
    private var edits: [(edit: SourceEdit, order: Int)] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func replace(_ start: Int, _ end: Int, with text: String) {
        edits.append((SourceEdit(start: start, end: end, text: text), edits.count))
    }

    mutating func insert(_ text: String, at offset: Int) { replace(offset, offset, with: text) }

    /// The edits sorted by position, and by arrival at one position; an edit inside an earlier one is dropped.
    func resolved() -> [SourceEdit] {
        var result: [SourceEdit] = []
        var position = 0
        for (edit, _) in edits.sorted(by: { ($0.edit.start, $0.order) < ($1.edit.start, $1.order) }) {
            if edit.start < position { continue }
            result.append(edit)
            position = edit.end
        }
        return result
    }
}

/// The text with its edits applied.
func splice(_ source: [UInt8], _ edits: [SourceEdit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    for edit in edits {
        result += source[position..<edit.start]
        result += edit.text.utf8
        position = edit.end
    }
    result += source[position...]
    return result
}

/// Maps columns of a lowered text back to the user's. Lines are the same in both.
package struct ColumnMap: Sendable, Codable {
    /// A replaced stretch of one lowered line: bytes `from..<to` (from 0) replace the user's `start..<end`.
    struct Stretch: Sendable, Codable {
        var from: Int
        var to: Int
        var start: Int
        var end: Int
        /// The number of its last bytes that were put before the user's next name and count as that name.
        var tail = 0
    }
    private var lines: [Int: [Stretch]] = [:]

    package init(source: [UInt8], edits: [SourceEdit]) {
        var line = 1, lineStart = 0, scan = 0, shift = 0
        func advance(to offset: Int) {
            while scan < offset {
                if source[scan] == 10 { line += 1; lineStart = scan + 1; shift = 0 }
                scan += 1
            }
        }
        for edit in edits {
            advance(to: edit.start)
            let text = Array(edit.text.utf8)
            let old = Array(source[edit.start..<edit.end])
            if text.contains(10) || old.contains(10) {
                // A stretch over several lines: only its first line can be shifted.
                if let newline = text.firstIndex(of: 10) {
                    let start = edit.start - lineStart
                    let oldEnd = old.firstIndex(of: 10) ?? old.count
                    lines[line, default: []].append(Stretch(from: start + shift, to: start + shift + newline, start: start, end: start + oldEnd))
                }
                advance(to: edit.end)
                let tail = text.lastIndex(of: 10).map { text.count - $0 - 1 } ?? text.count
                shift = tail - (edit.end - lineStart)
                if shift != 0 { lines[line, default: []].append(Stretch(from: 0, to: tail, start: 0, end: edit.end - lineStart)) }
                continue
            }
            if text.count == old.count { continue }
            let start = edit.start - lineStart
            lines[line, default: []].append(Stretch(
                from: start + shift, to: start + shift + text.count, start: start, end: start + old.count, tail: Self.tail(of: text)))
            shift += text.count - old.count
        }
    }

    /// `Type.` and `__prefix_` before a name.
    private static func tail(of text: [UInt8]) -> Int {
        guard let last = text.last, "._\\".utf8.contains(last) else { return 0 }
        return text.reversed().prefix { !" (,{".utf8.contains($0) }.count
    }

    package var isEmpty: Bool { lines.isEmpty }

    /// The user's column for a lowered one; both count bytes from 1.
    package func column(line: Int, column: Int) -> Int {
        guard let stretches = lines[line] else { return column }
        let position = column - 1
        var shift = 0
        for stretch in stretches {
            if position < stretch.from { break }
            if position < stretch.to { return (position >= stretch.to - stretch.tail ? stretch.end : stretch.start) + 1 }
            shift = stretch.end - stretch.to
        }
        return column + shift
    }

    /// The lowered column for one of the user's; both count bytes from 1. If text was inserted at this place, a place before a
    /// name (`startsName`) is behind that text and any other is before it, so that the next typed text is where it belongs.
    package func loweredColumn(line: Int, column: Int, startsName: Bool) -> Int {
        guard let stretches = lines[line] else { return column }
        let position = column - 1
        var shift = 0
        for stretch in stretches {
            if position < stretch.start { break }
            if stretch.start == stretch.end, position == stretch.start { return (startsName ? stretch.to : stretch.from) + 1 }
            if position < stretch.end { return min(stretch.from + position - stretch.start, stretch.to) + 1 }
            shift = stretch.to - stretch.end
        }
        return column + shift
    }

    /// Whether a lowered place lies in text that the user did not write.
    package func isGenerated(line: Int, column: Int) -> Bool {
        lines[line]?.contains { $0.start == $0.end && ($0.from..<($0.to - $0.tail)).contains(column - 1) } ?? false
    }

    /// Whether anything on the line moved.
    package func isShifted(line: Int) -> Bool { lines[line] != nil }
}
