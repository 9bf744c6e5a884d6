// A hand-written settings file: JSON with comments and trailing commas. Adds members and keeps every existing byte.
// Used by IDECommand. Finds places with a small scanner; a file that is not of this kind is left alone.

import Foundation

struct CommentedJSON {
    private(set) var text: String
    private var bytes: [UInt8]

    /// Nil when the text is not JSON in the sense of editors, or no object.
    init?(_ text: String) {
        let whole = text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? "{\n}\n" : text
        guard Self.members(whole) != nil else { return nil }
        self.text = whole
        bytes = Array(whole.utf8)
    }

    var value: [String: JSONValue] { Self.members(text) ?? [:] }

    private static func members(_ text: String) -> [String: JSONValue]? {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return try? decoder.decode([String: JSONValue].self, from: Data(text.utf8))
    }

    /// Adds a member to the object; returns false if it already has one of that name.
    mutating func add(_ key: String, _ value: Any) -> Bool {
        guard self.value[key] == nil, let open = skip(0) else { return false }
        insert("\n    \(Self.json(key, indent: 1)): \(Self.json(value, indent: 1))", after: open)
        return true
    }

    /// Adds an element to the list that is the value of a member; makes the member when there is none.
    mutating func append(_ element: JSONObject, to key: String) -> Bool {
        guard let list = value[key] else { return add(key, [element]) }
        guard case .array = list, let open = start(of: key), bytes[open] == UInt8(ascii: "[") else { return false }
        insert("\n        " + Self.json(element, indent: 2), after: open)
        return true
    }

    /// Inserts a member after an opening bracket: a comma follows unless the bracket is closed at once.
    private mutating func insert(_ member: String, after open: Int) {
        let next = skip(open + 1)
        let isEmpty = next.map { bytes[$0] == UInt8(ascii: "}") || bytes[$0] == UInt8(ascii: "]") } ?? true
        let end = isEmpty && !bytes[(open + 1)..<(next ?? bytes.count)].contains(10) ? "\n" : ""
        bytes.insert(contentsOf: Array((member + (isEmpty ? "" : ",") + end).utf8), at: open + 1)
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The first place from `index` on that is neither space nor comment.
    private func skip(_ index: Int) -> Int? {
        var index = index
        while index < bytes.count {
            let rest = bytes[index...]
            if rest.starts(with: "//".utf8) {
                index = rest.firstIndex(of: 10) ?? bytes.count
            } else if rest.starts(with: "/*".utf8) {
                var end = index + 2
                while end + 1 < bytes.count, !(bytes[end] == UInt8(ascii: "*") && bytes[end + 1] == UInt8(ascii: "/")) { end += 1 }
                index = end + 2
            } else if [32, 9, 10, 13, 0xEF, 0xBB, 0xBF].contains(bytes[index]) {
                index += 1
            } else {
                return index
            }
        }
        return nil
    }

    /// The start of the value of a member of the outermost object.
    private func start(of key: String) -> Int? {
        var depth = 0, index = 0
        while let place = skip(index) {
            index = place + 1
            switch bytes[place] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                var end = place + 1
                while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
                index = min(end + 1, bytes.count)
                guard depth == 1, end < bytes.count, String(decoding: bytes[(place + 1)..<end], as: UTF8.self) == key, let colon = skip(index), bytes[colon] == UInt8(ascii: ":") else { continue }
                return skip(colon + 1)
            default: break
            }
        }
        return nil
    }

    private static func json(_ value: Any, indent: Int) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])) ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { number, line in
                let spaces = line.prefix { $0 == " " }.count
                return number == 0 ? String(line) : String(repeating: " ", count: indent * 4 + spaces * 2) + line.dropFirst(spaces)
            }
            .joined(separator: "\n")
    }
}

extension JSONValue {
    /// The text that JSONSerialization writes for the value; nil if it cannot.
    init?(writing value: Any) {
        guard let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed), let read = try? JSONDecoder().decode(JSONValue.self, from: data) else { return nil }
        self = read
    }
}
