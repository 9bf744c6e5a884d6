// The place of a class's callback in the app's source, for the page: found by text, file by file. A name that is not found has no place.

import Foundation

enum CallbackPlace {
    private static let maximumFiles = 4000
    private static let maximumBytes = 1 << 20
    private static let ignored: Set<String> = [".build", ".git", ".swiftpm", "out", "DerivedData", "Pods", "Carthage"]

    /// "Screens/ListViewController.swift:23"
    static func find(_ callback: String, of className: String, in folder: String) -> String? {
        let method = callback.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !method.isEmpty, !className.isEmpty else { return nil }
        let root = URL(fileURLWithPath: folder).standardizedFileURL
        guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.fileSizeKey]) else { return nil }
        var seen = 0
        for case let file as URL in files {
            if ignored.contains(file.lastPathComponent) { files.skipDescendants() }
            guard file.pathExtension == "swift", ((try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0) < maximumBytes else { continue }
            seen += 1
            if seen > maximumFiles { return nil }
            guard let text = try? String(contentsOf: file, encoding: .utf8), let line = line(of: String(method), className, in: text) else { continue }
            let path = file.standardizedFileURL.path
            return (path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : file.lastPathComponent) + ":\(line)"
        }
        return nil
    }

    /// The line of the method between the beginning of the class, or of an extension of it, and that of the next type.
    private static func line(of method: String, _ className: String, in text: String) -> Int? {
        guard text.contains(className), text.contains(method) else { return nil }
        let opening = method == "init" || method == "deinit" ? method : "func \(method)"
        var isInside = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let name = typeName(line) { isInside = name == className }
            if isInside, let range = line.range(of: opening) {
                let next = range.upperBound < line.endIndex ? line[range.upperBound] : " "
                if !next.isLetter && !next.isNumber && next != "_" { return index + 1 }
            }
        }
        return nil
    }

    private static func typeName(_ line: Substring) -> Substring? {
        var words = line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") })[...]
        while let first = words.first, !["class", "extension", "struct", "actor", "enum"].contains(first) {
            guard first.hasPrefix("@") || ["final", "open", "public", "internal", "private", "fileprivate", "package", "MainActor"].contains(first) else { return nil }
            words = words.dropFirst()
        }
        guard words.count > 1, !["func", "var", "let", "override"].contains(words[words.startIndex + 1]) else { return nil }
        return words[words.startIndex + 1]
    }
}
