// Which file of a module names types of which other files, and what of that goes round in circles: script/cycles prints
// it, SourceRulesTests lets it only shrink. A type belongs to the file that declares it; extensions belong to nobody, so a
// file of extensions leans on others and nobody on it.
import Foundation

package struct TypeGraph {
    /// Paths below the module's folder, sorted.
    package let files: [String]
    /// By path: the files whose types it names, and one of those types each.
    package let references: [String: [String: String]]

    package init(module folder: URL) throws {
        files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        var words: [String: Set<Substring>] = [:]
        var owner: [Substring: String] = [:]
        for path in files {
            let code = Self.code(try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
            words[path] = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isUppercase ?? false })
            for name in Self.declarations(in: code) { owner[Substring(name)] = path }
        }
        var references: [String: [String: String]] = [:]
        for path in files {
            for word in (words[path] ?? []).sorted() {
                if let other = owner[word], other != path { references[path, default: [:]][other] = String(word) }
            }
        }
        self.references = references
    }

    /// The most files that all lead to each other.
    package var largestCycle: [String] { cycles.max { $0.count < $1.count } ?? [] }

    /// Folders that name types of each other.
    package var mutualFolders: [(String, String)] {
        var leans: Set<[String]> = []
        for (path, others) in references {
            for other in others.keys where Self.folder(path) != Self.folder(other) { leans.insert([Self.folder(path), Self.folder(other)]) }
        }
        return leans.filter { $0[0] < $0[1] && leans.contains([$0[1], $0[0]]) }.map { ($0[0], $0[1]) }.sorted { $0 < $1 }
    }

    private static func folder(_ path: String) -> String { String(path.split(separator: "/").first ?? "") }

    // MARK: Reading

    /// Without comments and the text of strings.
    private static func code(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            var result = ""
            var isString = false, previous: Character = " "
            for character in line {
                if character == "\"", previous != "\\" { isString.toggle() }
                if !isString {
                    if character == "/", previous == "/" { return result }
                    result.append(character)
                }
                previous = character
            }
            return result
        }.joined(separator: "\n")
    }

    /// Types of the file's outermost level that other files can see.
    private static func declarations(in code: String) -> [String] {
        var names: [String] = []
        var depth = 0
        for line in code.split(separator: "\n") {
            if depth == 0 {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                if let keyword = words.firstIndex(where: { ["class", "struct", "enum", "protocol", "typealias", "actor"].contains($0) }), keyword + 1 < words.count,
                   !words[..<keyword].contains(where: { ["private", "fileprivate", "extension", "func", "var", "let", "import"].contains($0) }) { names.append(String(words[keyword + 1])) }
            }
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
        }
        return names
    }

    // MARK: Circles

    /// Tarjan's strongly connected components.
    private var cycles: [[String]] {
        var number: [String: Int] = [:], lowest: [String: Int] = [:], stack: [String] = [], open: Set<String> = [], found: [[String]] = []
        func visit(_ path: String) {
            let own = number.count
            (number[path], lowest[path]) = (own, own)
            stack.append(path)
            open.insert(path)
            for other in (references[path] ?? [:]).keys.sorted() {
                if let seen = number[other] {
                    if open.contains(other) { lowest[path] = min(lowest[path] ?? own, seen) }
                } else {
                    visit(other)
                    lowest[path] = min(lowest[path] ?? own, lowest[other] ?? own)
                }
            }
            guard lowest[path] == own, let start = stack.lastIndex(of: path) else { return }
            found.append(stack[start...].sorted())
            open.subtract(stack[start...])
            stack.removeSubrange(start...)
        }
        for path in files where number[path] == nil { visit(path) }
        return found
    }
}
