// An `.xcconfig` file: settings of one level, with the files it includes.
// Called by BuildSettings. Syntax: `KEY = value`, `KEY[sdk=iphoneos*] = value`, `#include "…"`, `#include? "…"`, `// comment`; `\` ends a line that goes on.

import Foundation

struct XCConfigFile {
    private(set) var assignments: [(key: String, value: String)] = []

    init(path: String) throws { try read(path, includedBy: []) }

    private mutating func read(_ path: String, includedBy chain: [String]) throws {
        guard !chain.contains(path) else { throw XcodeProjectError(path, "the file includes itself, through \(chain.last ?? path)") }
        guard let data = FileManager.default.contents(atPath: path) else { throw XcodeProjectError(path, "there is no such file") }
        var begun = ""
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, raw) in lines.enumerated() {
            let text = Self.withoutComment(raw).trimmingCharacters(in: .whitespacesAndNewlines)
            // A value goes on in the next line after a backslash (ftchirou/Bemol, macOS/Configurations/Shared.xcconfig).
            if text.hasSuffix("\\"), index + 1 < lines.count {
                begun += text.dropLast().trimmingCharacters(in: .whitespaces) + " "
                continue
            }
            let line = begun + text
            begun = ""
            if line.isEmpty { continue }
            if line.hasPrefix("#include") {
                try include(line, from: path, number: index + 1, chain: chain + [path])
                continue
            }
            guard let equals = Self.assignment(in: line) else { throw XcodeProjectError("\(path):\(index + 1)", "a setting is written `NAME = value`") }
            var value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            // Xcode ignores a final semicolon.
            if value.hasSuffix(";") { value.removeLast() }
            assignments.append((line[..<equals].trimmingCharacters(in: .whitespaces), value))
        }
    }

    private mutating func include(_ line: String, from path: String, number: Int, chain: [String]) throws {
        let isOptional = line.hasPrefix("#include?")
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { throw XcodeProjectError("\(path):\(number)", "an include is written `#include \"file.xcconfig\"`") }
        let name = String(parts[1])
        let file = URL(fileURLWithPath: name.hasPrefix("/") ? name : (path as NSString).deletingLastPathComponent + "/" + name).standardizedFileURL.path
        if FileManager.default.fileExists(atPath: file) { return try read(file, includedBy: chain) }
        // Files that CocoaPods writes are often not checked in. The message about missing pods covers them.
        if isOptional || name.contains("Pods/") || name.hasPrefix("<DEVELOPER_DIR>") { return }
        throw XcodeProjectError("\(path):\(number)", "the included file \(file) does not exist")
    }

    /// The first `=` outside of a condition's brackets.
    private static func assignment(in line: String) -> String.Index? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth <= 0: return index
            default: break
            }
        }
        return nil
    }

    /// A comment starts at `//`, in values too: Xcode's well-known trouble with addresses.
    private static func withoutComment(_ line: Substring) -> Substring {
        line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
}
