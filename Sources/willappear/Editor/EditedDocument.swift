// A file in an editor, beside the language server's version of it: the lowered text with the same lines.
// Places are mapped both ways. LSP counts UTF-16 units from 0, lowering counts bytes from 1.

import Foundation
import ObjCLowering

struct EditedDocument {
    let path: String
    let text: [UInt8]
    let lowered: LoweredFile
    private let lines: [Range<Int>]
    private let loweredLines: [Range<Int>]

    init(path: String, text: [UInt8], lowered: LoweredFile) {
        self.path = path
        self.text = text
        self.lowered = lowered
        lines = Self.lines(text)
        loweredLines = lowered.changed ? Self.lines(lowered.bytes) : lines
    }

    /// Whether the line is part of the user's text: lowering may add some at the end.
    func holds(line: Int) -> Bool { lines.indices.contains(line) }

    private static func lines(_ text: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        for (index, byte) in text.enumerated() where byte == 10 {
            result.append(start..<index)
            start = index + 1
        }
        return result + [start..<text.count]
    }

    // MARK: Places

    /// The server's character for one of the editor's.
    func toServer(line: Int, character: Int) -> Int {
        guard lowered.columns.isShifted(line: line + 1), lines.indices.contains(line), loweredLines.indices.contains(line) else { return character }
        let offset = Self.bytes(text, lines[line], character)
        let position = lines[line].lowerBound + offset
        let startsName = position < lines[line].upperBound && Self.isOfName(text[position])
        let column = lowered.columns.loweredColumn(line: line + 1, column: offset + 1, startsName: startsName)
        return Self.units(lowered.bytes, loweredLines[line], column - 1)
    }

    /// The editor's character for one of the server's.
    func toEditor(line: Int, character: Int) -> Int {
        guard lowered.columns.isShifted(line: line + 1), lines.indices.contains(line), loweredLines.indices.contains(line) else { return character }
        let offset = Self.bytes(lowered.bytes, loweredLines[line], character)
        return Self.units(text, lines[line], lowered.columns.column(line: line + 1, column: offset + 1) - 1)
    }

    /// The editor's character for a byte of the user's line, counted from 1.
    func character(line: Int, column: Int) -> Int { holds(line: line) ? Self.units(text, lines[line], column - 1) : 0 }

    /// Whether a place of the server lies in text that the user did not write.
    func isGenerated(line: Int, character: Int) -> Bool {
        guard holds(line: line) else { return true }
        guard lowered.columns.isShifted(line: line + 1), loweredLines.indices.contains(line) else { return false }
        return lowered.columns.isGenerated(line: line + 1, column: Self.bytes(lowered.bytes, loweredLines[line], character) + 1)
    }

    private static func isOfName(_ byte: UInt8) -> Bool { byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

    /// The bytes before a number of UTF-16 units of a line.
    static func bytes(_ text: [UInt8], _ line: Range<Int>, _ units: Int) -> Int {
        var seen = 0, index = line.lowerBound
        while index < line.upperBound, seen < units {
            let (length, width) = Self.scalar(text[index])
            seen += width
            index += length
        }
        return min(index, line.upperBound) - line.lowerBound
    }

    /// UTF-16 units of the first bytes of a line.
    static func units(_ text: [UInt8], _ line: Range<Int>, _ bytes: Int) -> Int {
        var result = 0, index = line.lowerBound
        let end = min(line.upperBound, line.lowerBound + max(0, bytes))
        while index < end {
            let (length, width) = Self.scalar(text[index])
            result += width
            index += length
        }
        return result
    }

    /// Bytes and UTF-16 units of the scalar that begins with a byte.
    private static func scalar(_ byte: UInt8) -> (bytes: Int, units: Int) {
        switch byte {
        case 0xF0...: (4, 2)
        case 0xE0...: (3, 1)
        case 0xC0...: (2, 1)
        default: (1, 1)
        }
    }

    // MARK: Editing

    /// The text after `textDocument/didChange`.
    static func applying(_ changes: [JSONObject], to text: [UInt8]) -> [UInt8] {
        changes.reduce(text) { text, change in
            let new = Array((change["text"] as? String ?? "").utf8)
            guard let range = change["range"] as? JSONObject, let start = LSPPlace(range["start"]), let end = LSPPlace(range["end"]) else { return new }
            let lines = lines(text)
            func offset(_ place: LSPPlace) -> Int {
                guard lines.indices.contains(place.line) else { return text.count }
                return lines[place.line].lowerBound + bytes(text, lines[place.line], place.character)
            }
            let from = offset(start), to = max(from, offset(end))
            return text[..<from] + new + text[to...]
        }
    }
}

/// `{"line": 3, "character": 7}`
struct LSPPlace: Equatable {
    var line: Int
    var character: Int

    init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    init?(_ value: Any?) {
        guard let fields = value as? JSONObject, let line = fields["line"] as? Int, let character = fields["character"] as? Int else { return nil }
        self.line = line
        self.character = character
    }

    var json: JSONObject { ["line": line, "character": character] }
}
