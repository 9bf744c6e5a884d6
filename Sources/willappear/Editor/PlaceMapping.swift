// Walks a message of the language server protocol and maps every place in it by its document:
// the nearest "uri" around it, else the document of the request.

import Foundation

struct PlaceMapping {
    enum Direction { case toServer, toEditor }
    let direction: Direction
    let store: DocumentStore

    /// - Parameter uri: the document of places that name none.
    func map(_ value: Any, in uri: String?) -> Any {
        if let list = value as? [Any] { return list.compactMap { isForeign($0, in: uri) ? nil : map($0, in: uri) } }
        guard var fields = value as? JSONObject else { return value }
        if fields["line"] is Int, fields["character"] is Int, let place = LSPPlace(fields) { return self.place(place, in: uri).json }
        let own = (fields["textDocument"] as? JSONObject)?["uri"] as? String ?? fields["uri"] as? String ?? fields["targetUri"] as? String ?? uri
        for (key, inner) in fields {
            switch key {
            // A change's text of a document, by address.
            case "changes":
                guard let edits = inner as? JSONObject else { fields[key] = map(inner, in: own); continue }
                fields[key] = edits.reduce(into: JSONObject()) { $0[$1.key] = map($1.value, in: $1.key) }
            // The range is in the document of the link, not in its target.
            case "originSelectionRange": fields[key] = map(inner, in: uri)
            case "data", "text", "newText", "command", "arguments": break
            default: if inner is JSONObject || inner is [Any] { fields[key] = map(inner, in: own) }
            }
        }
        if direction == .toEditor, let start = fields["startLine"] as? Int, let end = fields["endLine"] as? Int {
            if let character = fields["startCharacter"] as? Int { fields["startCharacter"] = place(.init(line: start, character: character), in: own).character }
            if let character = fields["endCharacter"] as? Int { fields["endCharacter"] = place(.init(line: end, character: character), in: own).character }
        }
        return fields
    }

    func place(_ place: LSPPlace, in uri: String?) -> LSPPlace {
        guard let document = uri.flatMap(FileAddress.path).flatMap(store.document) else { return place }
        let character = direction == .toServer ? document.toServer(line: place.line, character: place.character) : document.toEditor(line: place.line, character: place.character)
        return LSPPlace(line: place.line, character: character)
    }

    /// Whether a value is about text that lowering wrote: symbols, hints, edits, problems that the user cannot see.
    private func isForeign(_ value: Any, in uri: String?) -> Bool {
        guard direction == .toEditor, let fields = value as? JSONObject else { return false }
        for key in ["label", "name"] { if let name = fields[key] as? String, Self.isOurs(name) { return true } }
        let own = fields["uri"] as? String ?? uri
        guard let document = own.flatMap(FileAddress.path).flatMap(store.document) else { return false }
        let range = (fields["selectionRange"] ?? fields["range"]) as? JSONObject
        guard let place = LSPPlace(range?["start"]) ?? LSPPlace(fields["position"]) else { return false }
        guard document.isGenerated(line: place.line, character: place.character) else { return false }
        // A range that reaches out of inserted text also concerns the user's text.
        guard let end = LSPPlace(range?["end"]), end.line == place.line, fields["selectionRange"] == nil, fields["newText"] == nil else { return true }
        return document.isGenerated(line: end.line, character: max(place.character, end.character - 1))
    }

    private static func isOurs(_ name: String) -> Bool { name.hasPrefix("__") || name.hasPrefix("_ClassInfo") || name.hasPrefix("_lowered") }

    // MARK: Tokens

    /// Maps semantic tokens: five numbers each, relative to the one before.
    func tokens(_ data: [Int], in uri: String) -> [Int] {
        guard let document = FileAddress.path(uri).flatMap(store.document), document.lowered.changed else { return data }
        var result: [Int] = []
        var line = 0, character = 0, lastLine = 0, lastCharacter = 0
        for index in stride(from: 0, to: data.count - 4, by: 5) {
            character = data[index] == 0 ? character + data[index + 1] : data[index + 1]
            line += data[index]
            guard !document.isGenerated(line: line, character: character) else { continue }
            let start = document.toEditor(line: line, character: character)
            let length = document.toEditor(line: line, character: character + data[index + 2]) - start
            guard length > 0, line > lastLine || start >= lastCharacter else { continue }
            result += [line - lastLine, line == lastLine ? start - lastCharacter : start, length, data[index + 3], data[index + 4]]
            (lastLine, lastCharacter) = (line, start)
        }
        return result
    }
}
