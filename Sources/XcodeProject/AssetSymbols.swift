// The symbols that Xcode 15 and later generate for pictures and colours of asset catalogs: `UIImage(resource: .logo)`, `UIColor(resource: .brand)`,
// and `UIImage.logo`, `UIColor.brand` where the target asks for extensions.
// Called by the builds of projects and of folders. Only what the sources name is written, so that other apps compile what they did.
// Evidence for names: public GeneratedAssetSymbols.swift files, for example "DSTextPrimary" dsTextPrimary, "A-1-1-0" A_1_1_0, "BMW" BMW, "100" _100.

import Foundation

package struct AssetSymbols {
    package enum Kind: String, CaseIterable { case color = "colorset", image = "imageset" }
    /// When members of UIColor and UIImage are made: never, always, or for those that no source declares.
    package enum Extensions { case none, all, undeclared }

    private struct Symbol {
        /// What a catalog calls it, namespaces in front.
        let name: String
        /// Types around it, from outside.
        let namespaces: [String]
        let identifier: String
    }

    private var symbols: [Kind: [Symbol]] = [.color: [], .image: []]

    /// - Parameter catalogs: `.xcassets` folders.
    package init(catalogs: [String]) {
        for catalog in catalogs { collect(catalog, path: "", namespaces: [], depth: 0) }
        for kind in Kind.allCases {
            // When two assets have one symbol, the first by name gets the symbol, as Xcode's warning says.
            var taken: Set<String> = []
            symbols[kind] = symbols[kind]?.sorted { $0.name < $1.name }.filter { taken.insert(($0.namespaces + [$0.identifier]).joined(separator: ".")).inserted }
        }
    }

    private mutating func collect(_ folder: String, path: String, namespaces: [String], depth: Int) {
        guard depth < 16, let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for entry in entries.sorted() {
            let name = (entry as NSString).deletingPathExtension, pathExtension = (entry as NSString).pathExtension
            if let kind = Kind(rawValue: pathExtension) {
                guard let identifier = Self.identifier(name, of: kind) else { continue }
                symbols[kind]?.append(Symbol(name: path + name, namespaces: namespaces, identifier: identifier))
            } else if pathExtension.isEmpty, entry != "Contents.json" {
                let provides = Self.providesNamespace("\(folder)/\(entry)"), type = provides ? Self.typeName(entry) : nil
                collect("\(folder)/\(entry)", path: provides ? "\(path)\(entry)/" : path, namespaces: namespaces + (type.map { [$0] } ?? []), depth: depth + 1)
            }
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
            let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return false }
        return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }

    // MARK: Names

    /// The symbol of an asset; nil for a name without a letter or digit of ASCII.
    package static func identifier(_ name: String, of kind: Kind) -> String? {
        guard var text = camelCase(name) else { return nil }
        let suffix = kind == .color ? "Color" : "Image"
        if text.hasSuffix(suffix), text.count > suffix.count { text.removeLast(suffix.count) }
        if text.first?.isNumber == true { text = "_" + text }
        return reserved.contains(text) ? "`\(text)`" : text
    }

    private static func typeName(_ folder: String) -> String? {
        guard let text = camelCase(folder), let first = text.first else { return nil }
        return first.isNumber ? "_" + text : first.uppercased() + text.dropFirst()
    }

    private static func camelCase(_ name: String) -> String? {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
        guard let first = words.first else { return nil }
        // A name without a small letter counts as a constant.
        if !name.contains(where: { $0.isASCII && $0.isLowercase }) { return words.joined(separator: "_") }
        return lowercasedStart(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// `URLField` is `urlField`, `Logo` is `logo`.
    private static func lowercasedStart(_ word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        let length = capitals.count > 1 && capitals.count < word.count && word.dropFirst(capitals.count).first?.isLowercase == true ? capitals.count - 1 : capitals.count
        return word.prefix(length).lowercased() + word.dropFirst(length)
    }

    private static let reserved: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Members that UIKit's types have themselves: Xcode warns and makes no extension.
    private static let members: [Kind: Set<String>] = [
        .image: ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
        .color: [
            "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
            "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
            "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray",
            "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
            "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
            "tertiarySystemGroupedBackground", "white", "yellow",
        ],
    ]

    // MARK: The file

    /// The Swift text of the symbols that the sources name; nil when they name none.
    /// - Parameter bundle: an expression for the bundle that holds the catalogs.
    package func text(for sources: [String], extensions: Extensions, bundle: String) -> String? {
        let named = Self.words(sources, after: ["."])
        let declared = extensions == .undeclared ? Self.words(sources, after: ["var ", "let "]) : []
        let namesTypes = sources.contains { $0.contains("resource:") || $0.contains("ImageResource") || $0.contains("ColorResource") }
        guard namesTypes || extensions != .none else { return nil }
        var parts: [String] = []
        for kind in Kind.allCases {
            let resource = kind == .color ? "ColorResource" : "ImageResource", type = kind == .color ? "UIColor" : "UIImage"
            let wanted = (symbols[kind] ?? []).filter { named.contains($0.identifier.trimmingCharacters(in: ["`"])) }
            guard !wanted.isEmpty else { continue }
            parts.append(Self.block("UIKit.\(resource)", wanted) { "static let \($0.identifier) = UIKit.\(resource)(name: \(Self.literal($0.name)), bundle: resourceBundle)" })
            guard extensions != .none else { continue }
            let members = wanted.filter { !(Self.members[kind]?.contains($0.identifier) ?? false && $0.namespaces.isEmpty) && !declared.contains($0.identifier) }
            guard !members.isEmpty else { continue }
            parts.append(Self.block("UIKit.\(type)", members) { "static var \($0.identifier): UIKit.\(type) { .init(resource: .\(($0.namespaces + [$0.identifier]).joined(separator: "."))) }" })
        }
        guard !parts.isEmpty else { return nil }
        return (["import Foundation", "import UIKit", "", "private final class ResourceBundleClass {}", "private let resourceBundle: Bundle = \(bundle)", ""] + parts).joined(separator: "\n") + "\n"
    }

    private static func block(_ type: String, _ symbols: [Symbol], _ line: (Symbol) -> String) -> String {
        var lines = ["extension \(type) {"]
        // One extension a namespace keeps the text flat; a namespace is declared where it is first needed.
        var tree = Namespace()
        for symbol in symbols { tree.add(line(symbol), in: symbol.namespaces[...]) }
        tree.write(into: &lines, indentation: "    ")
        return (lines + ["}"]).joined(separator: "\n")
    }

    private struct Namespace {
        var lines: [String] = []
        var inner: [(name: String, content: Namespace)] = []

        mutating func add(_ line: String, in path: ArraySlice<String>) {
            guard let name = path.first else { return lines.append(line) }
            if !inner.contains(where: { $0.name == name }) { inner.append((name, Namespace())) }
            guard let index = inner.firstIndex(where: { $0.name == name }) else { return }
            inner[index].content.add(line, in: path.dropFirst())
        }

        func write(into text: inout [String], indentation: String) {
            text += lines.map { indentation + $0 }
            for (name, content) in inner {
                text.append("\(indentation)enum \(name) {")
                content.write(into: &text, indentation: indentation + "    ")
                text.append("\(indentation)}")
            }
        }
    }

    private static func literal(_ name: String) -> String {
        "\"" + name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// The words that follow one of the marks anywhere in the sources.
    private static func words(_ sources: [String], after marks: [String]) -> Set<String> {
        var found: Set<String> = []
        for source in sources {
            for mark in marks {
                for piece in source.components(separatedBy: mark).dropFirst() {
                    let word = piece.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                    if !word.isEmpty { found.insert(String(word)) }
                }
            }
        }
        return found
    }

    /// Writes the symbols of the catalogs that the sources name into a folder; the file, or nothing when they name none.
    /// - Parameter sources: paths of Swift files.
    package static func write(catalogs: [String], sources: [String], extensions: Extensions, bundle: String, into folder: String) throws -> [String] {
        guard !catalogs.isEmpty else { return [] }
        let texts = sources.compactMap { FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) } }
        guard let text = AssetSymbols(catalogs: catalogs).text(for: texts, extensions: extensions, bundle: bundle) else { return [] }
        let file = "\(folder)/GeneratedAssetSymbols.swift"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if (try? String(contentsOfFile: file, encoding: .utf8)) != text { try text.write(toFile: file, atomically: true, encoding: .utf8) }
        return [file]
    }
}
