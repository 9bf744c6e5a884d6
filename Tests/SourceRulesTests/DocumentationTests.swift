// Public declarations say what they do: a `///` comment above each.
// Reads the files under Sources, as SourceRulesTests does; what the comments say is docc's and the reader's matter.
import Foundation
import XCTest

final class DocumentationTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    /// `public` and `open` declarations and the requirements of public protocols. Exempt is what has its comment
    /// elsewhere: overrides, `init(coder:)`, members that a standard protocol asks for, and a declaration that repeats
    /// a requirement of a public protocol of its module word for word (docc shows the requirement's comment). Cases of
    /// enumerations are left to the reader.
    func testPublicDeclarationsAreDocumented() throws {
        let files = try swiftFiles()
        XCTAssertGreaterThan(files.count, 500)
        var scans: [String: [(path: String, scan: DeclarationScan)]] = [:]
        for (path, text) in files {
            let module = String(path.prefix { $0 != "/" })
            scans[module, default: []].append((path, DeclarationScan(text)))
        }
        var missing: [String] = []
        for scans in scans.values {
            let requirements = Set(scans.flatMap { $0.scan.declarations }.filter(\.isRequirement).map(\.signature))
            for (path, scan) in scans {
                for declaration in scan.declarations where !declaration.isDocumented && !declaration.hasCommentElsewhere {
                    if !declaration.isRequirement, requirements.contains(declaration.signature) { continue }
                    missing.append("Sources/\(path):\(declaration.line) \(declaration.signature)")
                }
            }
        }
        XCTAssertTrue(missing.isEmpty, "public declarations without a documentation comment:\n" + missing.sorted().joined(separator: "\n"))
    }

    func testTheScan() {
        let text = """
        /// Documented.
        @MainActor public protocol Delegate {
            func plain(_ a: Int)
            /// Documented.
            @discardableResult
            func attributed() -> Bool
        }
        extension Delegate {
            public func plain(_ a: Int = 0) {}
        }
        public struct Mask: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let one = Mask(rawValue: 1)
            var own: Int { 0 }
            @available(*, deprecated, message: "public (old)") public private(set) var two = 2
            // Not a documentation comment.
            open override func plain() {}
            public required init?(coder: NSCoder) { nil }
        }
        """
        let found = DeclarationScan(text).declarations.filter { !$0.isDocumented && !$0.hasCommentElsewhere }
        XCTAssertEqual(found.map { "\($0.line) \($0.signature)" }, [
            "3 func plain(_ a: Int)", "9 func plain(_ a: Int)", "11 struct Mask: OptionSet", "14 let one", "16 var two",
        ])
        XCTAssertEqual(found.map(\.isRequirement), [true, false, false, false, false])
    }

    private func swiftFiles() throws -> [(path: String, text: String)] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path).filter { $0.hasSuffix(".swift") }.sorted()
        return try paths.map { ($0, try String(contentsOf: Self.sources.appendingPathComponent($0), encoding: .utf8)) }
    }
}

/// The declarations of one file that other modules see, found by their first lines: attributes, modifiers, a keyword.
struct DeclarationScan {
    struct Declaration {
        let line: Int
        /// The declaration without attributes, modifiers, default arguments and values.
        let signature: String
        let isRequirement: Bool
        let isDocumented: Bool
        let isOverride: Bool

        var hasCommentElsewhere: Bool { isOverride || Self.ofStandardProtocols.contains { signature.hasPrefix($0) } }

        /// NSCoding and NSCopying, RawRepresentable, Hashable, Codable; the casts of `_ObjectiveCBridgeable`.
        private static let ofStandardProtocols = [
            "init?(coder", "init(coder", "func encode(with", "var supportsSecureCoding", "func copy(with zone", "func mutableCopy(with zone",
            "var rawValue", "let rawValue", "init(rawValue:", "init?(rawValue:", "func ==", "func hash(into", "func encode(to", "init(from decoder",
            "func _bridgeToObjectiveC", "func _forceBridge", "func _conditionallyBridge", "func _unconditionallyBridge",
        ]
    }

    private(set) var declarations: [Declaration] = []

    private static let modifiers: Set<Substring> = [
        "public", "open", "package", "internal", "fileprivate", "private", "static", "final", "override", "required", "convenience", "mutating",
        "nonmutating", "nonisolated", "isolated", "lazy", "weak", "unowned", "indirect", "dynamic", "prefix", "postfix", "infix", "consuming", "borrowing",
    ]
    private static let keywords: Set<Substring> = ["var", "let", "func", "init", "subscript", "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype"]
    private static let members: Set<Substring> = ["var", "func", "init", "subscript", "associatedtype"]

    init(_ text: String) {
        var isDocumented = false
        /// The indentation of the public protocol around, while there is one.
        var protocolIndent: Int?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.drop { $0 == " " }
            if trimmed.hasPrefix("///") || trimmed.hasSuffix("*/") { isDocumented = true; continue }
            if trimmed.isEmpty || trimmed.hasPrefix("//") { isDocumented = false; continue }
            let indent = line.count - trimmed.count
            if let outer = protocolIndent, indent <= outer { protocolIndent = nil }
            var rest = Self.withoutAttributes(trimmed)
            if rest.isEmpty { continue }
            defer { isDocumented = false }
            let modifiers = Self.takeModifiers(&rest)
            let keyword = rest.prefix { $0.isLetter }
            guard Self.keywords.contains(keyword) else { continue }
            let isPublic = modifiers.contains("public") || modifiers.contains("open")
            let isRequirement = protocolIndent.map { indent == $0 + 4 } == true && Self.members.contains(keyword)
            if isPublic || isRequirement {
                declarations.append(Declaration(line: index + 1, signature: Self.signature(rest), isRequirement: isRequirement, isDocumented: isDocumented, isOverride: modifiers.contains("override")))
            }
            if isPublic, keyword == "protocol", rest.hasSuffix("{") { protocolIndent = indent }
        }
    }

    /// Drops `@name` and `@name(…)` at the start.
    private static func withoutAttributes(_ line: Substring) -> Substring {
        var rest = line
        while rest.first == "@" {
            rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
            if rest.first == "(" {
                var depth = 0
                while let character = rest.popFirst() {
                    if character == "(" { depth += 1 }
                    if character == ")" { depth -= 1; if depth == 0 { break } }
                }
            }
            rest = rest.drop { $0 == " " }
        }
        return rest
    }

    /// `class` is a modifier before a function or a property.
    private static func takeModifiers(_ rest: inout Substring) -> Set<Substring> {
        var found: Set<Substring> = []
        while true {
            let word = rest.prefix { $0 != " " }
            let name = word.prefix { $0.isLetter }
            let after = rest.dropFirst(word.count).drop { $0 == " " }
            let isClassMember = name == "class" && ["func ", "var ", "subscript"].contains { after.hasPrefix($0) }
            guard modifiers.contains(name) || isClassMember, !after.isEmpty else { return found }
            // `private(set)` says nothing about reading.
            if word.count == name.count { found.insert(name) }
            rest = after
        }
    }

    private static func signature(_ rest: Substring) -> String {
        var text = String(rest)
        for value in [" = nil", " = [:]", " = []", " = 0"] { text = text.replacingOccurrences(of: value, with: "") }
        for end in [" {", " = "] { if let range = text.range(of: end) { text = String(text[..<range.lowerBound]) } }
        return text
    }
}
