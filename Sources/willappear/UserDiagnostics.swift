// Compiler diagnostics as if the compiler had read the user's own text: columns and quoted lines.
// Called by BuildReport with swiftc's output in LLVM style. Lines are right already: lowering keeps them.

import Foundation
import ObjCLowering

struct UserDiagnostics {
    /// The column maps of the lowered files, by the user's path.
    let columns: [String: ColumnMap]
    private var texts: [String: [Substring]] = [:]

    init(columns: [String: ColumnMap]) {
        self.columns = columns
    }

    struct Header {
        let path: String
        let line: Int
        let column: Int
        let rest: Substring
    }

    mutating func userText(_ output: String) -> String {
        guard !columns.isEmpty else { return output }
        let headers = output.split(separator: "\n").compactMap(Self.header)
        // A generated line's copy of an error elsewhere is left out, unless there is no other error.
        let mayHide = headers.contains { $0.rest.hasPrefix(": error: ") && !isGenerated($0) } || !headers.contains { $0.rest.hasPrefix(": error: ") }
        var result: [Substring] = []
        var current: Header?
        var isHidden = false
        // Lines since the last header: 1 is the quoted source, 2 the caret, more are fix-its.
        var offset = 0
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let header = Self.header(line) {
                if !header.rest.hasPrefix(": note: ") || !isHidden { isHidden = mayHide && isGenerated(header) }
                if isHidden { continue }
                current = columns[header.path] == nil ? nil : header
                offset = 0
                guard let map = columns[header.path] else {
                    result.append(line)
                    continue
                }
                let column = map.column(line: header.line, column: header.column)
                result.append("\(header.path):\(header.line):\(column)\(header.rest)")
                continue
            }
            if isHidden { continue }
            offset += 1
            guard let header = current, let map = columns[header.path] else {
                result.append(line)
                continue
            }
            if line.isEmpty {
                result.append(line)
            } else if offset == 1 {
                result.append(sourceLine(header.path, header.line) ?? line)
            } else if !map.isShifted(line: header.line) {
                result.append(line)
            } else if offset == 2 {
                let column = map.column(line: header.line, column: header.column)
                let before = (sourceLine(header.path, header.line) ?? "").utf8.prefix(max(0, column - 1))
                result.append(Substring(String(decoding: before.map { $0 == 9 ? 9 : 32 }, as: UTF8.self) + "^"))
            }
        }
        return result.joined(separator: "\n")
    }

    /// Whether a diagnostic is about text that lowering wrote, or about a selector that another diagnostic explains.
    private func isGenerated(_ header: Header) -> Bool {
        guard let map = columns[header.path] else { return false }
        return map.isGenerated(line: header.line, column: header.column) || header.rest.contains("generic parameter 'SelectorResult' could not be inferred")
    }

    /// The output cut into diagnostics, notes with the error or warning they belong to.
    static func separate(_ output: String) -> [String] {
        var blocks: [[Substring]] = [[]]
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let header = header(line), !header.rest.hasPrefix(": note: ") { blocks.append([]) }
            blocks[blocks.count - 1].append(line)
        }
        return blocks.map { $0.joined(separator: "\n").trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
    }

    private mutating func sourceLine(_ path: String, _ line: Int) -> Substring? {
        if texts[path] == nil {
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            texts[path] = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        }
        guard let lines = texts[path], lines.indices.contains(line - 1) else { return nil }
        return lines[line - 1]
    }

    /// `/app/VC.swift:12:8: error: text`
    static func header(_ line: Substring) -> Header? {
        for severity in [": error: ", ": warning: ", ": note: ", ": remark: "] {
            guard let range = line.range(of: severity) else { continue }
            let place = line[..<range.lowerBound].split(separator: ":")
            guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2]) else { continue }
            return Header(path: place.dropLast(2).joined(separator: ":"), line: number, column: column, rest: line[range.lowerBound...])
        }
        return nil
    }

    /// The words a person looks for, coloured as the compiler would on a terminal.
    static func coloured(_ text: String) -> String {
        text.replacingOccurrences(of: ": error: ", with: ": \u{1B}[1;31merror:\u{1B}[0m ")
            .replacingOccurrences(of: ": warning: ", with: ": \u{1B}[1;35mwarning:\u{1B}[0m ")
            .replacingOccurrences(of: ": note: ", with: ": \u{1B}[1;36mnote:\u{1B}[0m ")
    }
}
