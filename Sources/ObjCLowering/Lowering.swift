// Lowers one Swift file with Objective-C interop to plain Swift: the library's entry point.
// Lines stay where they are; columns can be mapped back. It reads no files and keeps no state.
internal import SwiftParser
internal import SwiftSyntax

/// A part of the user's source that cannot be lowered, at the user's own position.
package struct LoweringDiagnostic: Sendable, Equatable, Codable, CustomStringConvertible {
    package var path: String
    package var line: Int
    /// The column in bytes from 1, as the compiler counts.
    package var column: Int
    package var message: String

    package init(path: String, line: Int, column: Int, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }

    package var description: String { "\(path):\(line):\(column): error: \(message)" }
}

/// A lowered source text.
package struct LoweredFile: Sendable {
    package var bytes: [UInt8]
    package var changed: Bool
    package var diagnostics: [LoweringDiagnostic]
    package var columns: ColumnMap

    init(bytes: [UInt8], changed: Bool, diagnostics: [LoweringDiagnostic], columns: ColumnMap) {
        self.bytes = bytes
        self.changed = changed
        self.diagnostics = diagnostics
        self.columns = columns
    }

    /// Creates an empty text with as many lines as the source.
    init(emptyWithLinesOf source: [UInt8]) {
        self.init(bytes: source.filter { $0 == 10 }, changed: true, diagnostics: [], columns: ColumnMap(source: [], edits: []))
    }

    /// Appends imports behind the last line: they move nothing, and an import applies to the whole file.
    mutating func append(imports: [String]) {
        guard !imports.isEmpty else { return }
        bytes += ("\n" + imports.map { "import \($0)" }.joined(separator: "; ") + "\n").utf8
        changed = true
    }
}

/// The settings for lowering a module.
package struct Lowering: Sendable {
    package var moduleName: String
    /// `os(iOS)` holds and `os(Linux)` does not. Off for modules written for Linux themselves.
    package var treatsPlatformAsIOS: Bool
    /// The module is compiled with `-default-isolation MainActor`.
    package var defaultsToMainActor: Bool
    /// The names given with `-D`; nil if they are not known.
    package var conditions: Set<String>?
    /// `#Preview` becomes something that can be called, instead of nothing.
    package var keepsPreviews: Bool
    /// Whether the module is an app's: an `import SwiftUI` finds the few names that SwiftUIReduction leaves.
    package var hostsSwiftUI: Bool

    package init(
        moduleName: String, treatsPlatformAsIOS: Bool = true, defaultsToMainActor: Bool = false, conditions: Set<String>? = nil, keepsPreviews: Bool = false, hostsSwiftUI: Bool = false
    ) {
        self.hostsSwiftUI = hostsSwiftUI
        self.keepsPreviews = keepsPreviews
        self.conditions = conditions
        self.moduleName = moduleName
        self.treatsPlatformAsIOS = treatsPlatformAsIOS
        self.defaultsToMainActor = defaultsToMainActor
    }

    /// Whether the parser finds an error in a text: a lowered text has no errors that the original had not.
    package static func hasSyntaxError(_ source: [UInt8]) -> Bool { parse(source).hasError }

    /// The lowered text of one file. `index` has the contributions of the module's other files.
    package func lower(source: [UInt8], path: String, index: ModuleIndex) -> LoweredFile {
        guard Triggers.mayNeedLowering(source) || defaultsToMainActor && Triggers.mayDescendFromPlainClass(source) || index.concernsFile(path) else {
            return LoweredFile(bytes: source, changed: false, diagnostics: [], columns: ColumnMap(source: [], edits: []))
        }
        return lower(tree: Self.parse(source), source: source, path: path, index: index)
    }

    static func parse(_ source: [UInt8]) -> SourceFileSyntax {
        withoutDeepBrackets(source).withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// Blanks brackets beyond a depth that real code never has. SwiftParser tries each "[" as a type and as an expression: 18 open ones take
    /// seconds, and each further one doubles that. Offsets stay; the compiler judges the text itself.
    private static func withoutDeepBrackets(_ source: [UInt8]) -> [UInt8] {
        let deepest = 10
        var depth = 0, result = source, index = 0
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: "["):
                depth += 1
                if depth > deepest { result[index] = UInt8(ascii: " ") }
            case UInt8(ascii: "]"): depth = max(0, depth - 1)
            // A top-level declaration ends here, so a regular expression that seems to be open is none.
            case UInt8(ascii: "}") where index == 0 || source[index - 1] == UInt8(ascii: "\n"): depth = 0
            case UInt8(ascii: "\""): index = endOfString(source, index)
            case UInt8(ascii: "/") where index + 1 < source.count && source[index + 1] == UInt8(ascii: "/"):
                index = source[index...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            default: break
            }
            index += 1
        }
        return result
    }

    /// The last byte of the literal that begins here: the closing quote, or the end of the line of one that is not closed.
    private static func endOfString(_ source: [UInt8], _ start: Int) -> Int {
        let quote = UInt8(ascii: "\""), triple = [quote, quote, quote]
        if source[start...].starts(with: triple) {
            var index = start + 3
            while index < source.count, !source[index...].starts(with: triple) { index += 1 }
            return min(index + 2, source.count - 1)
        }
        var index = start + 1
        while index < source.count, source[index] != quote, source[index] != UInt8(ascii: "\n") { index += source[index] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(index, source.count - 1)
    }

    func lower(tree: SourceFileSyntax, source: [UInt8], path: String, index: ModuleIndex) -> LoweredFile {
        let visitor = LoweringVisitor(lowering: self, path: path, tree: tree, index: index)
        visitor.walk(tree)
        let edits = visitor.edits.resolved()
        var bytes = splice(source, edits)
        if !visitor.fileDeclarations.isEmpty {
            let lines = source.reduce(1) { $1 == 10 ? $0 + 1 : $0 }
            bytes += "\n#sourceLocation(file: \"\(path)\", line: \(lines))\n".utf8
            bytes += visitor.fileDeclarations.joined(separator: "; ").utf8
            bytes += "\n#sourceLocation()\n".utf8
        }
        return LoweredFile(
            bytes: bytes, changed: !edits.isEmpty || !visitor.fileDeclarations.isEmpty,
            diagnostics: visitor.diagnostics, columns: ColumnMap(source: source, edits: edits))
    }
}

/// FNV-1a, for names and cache keys that must be the same in every process.
package func stableHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
}
