// The messages of a build's compilers, printed once at its end: missing names first, then each error once with its other places.
// Called by SwiftCompilation for folders and by PackageBuild for SwiftPM's output. Columns are mapped back to the user's text.

import Foundation
import ObjCLowering

struct BuildReport {
    private var output: [String] = []
    /// Whether the last line was part of a diagnostic.
    private var isInDiagnostic = false

    /// Text of one compiler run.
    mutating func add(_ text: String) { output.append(text) }

    /// Adds the output of another run of the same build.
    mutating func add(_ other: BuildReport) { output += other.output }

    /// A line of a build system's output.
    /// - Returns: false when the line is not about the sources.
    mutating func receive(_ line: String) -> Bool {
        if UserDiagnostics.header(Substring(line)) != nil {
            isInDiagnostic = true
        } else if isInDiagnostic, Self.isOfBuildSystem(line) {
            isInDiagnostic = false
        }
        if isInDiagnostic { output.append(line) }
        return isInDiagnostic
    }

    private static func isOfBuildSystem(_ line: String) -> Bool {
        line.hasPrefix("[") || ["error: ", "warning: ", "Build ", "Building ", "note: ", "Planning ", "Command "].contains { line.hasPrefix($0) }
    }

    /// The report as text, empty when there is nothing to say.
    /// - Parameter lowering: constructs that cannot be lowered, at the user's lines.
    func text(columns: [String: ColumnMap], lowering: [LoweringDiagnostic], missing: () -> CheckReport?) -> String {
        var diagnostics = UserDiagnostics(columns: columns)
        let mapped = diagnostics.userText(output.joined(separator: "\n"))
        let known = Set(lowering.map { "\($0.path):\($0.line)" })
        var groups: [Group] = lowering.map { Group(isError: true, message: ": error: \($0.message)", text: $0.description, places: [(path: $0.path, line: $0.line)]) }
        for block in UserDiagnostics.separate(mapped) {
            guard let header = UserDiagnostics.header(block.split(separator: "\n", omittingEmptySubsequences: false)[0]) else {
                groups.append(Group(isError: false, message: block, text: block, places: []))
                continue
            }
            let isError = header.rest.hasPrefix(": error: ")
            if Self.warnsOfDiscardedResult(header.rest) || Self.warnsOfFoundationHere(header.rest) { continue }
            // The compiler repeats lowering's message about the line.
            if isError, known.contains("\(header.path):\(header.line)") { continue }
            groups.append(Group(isError: isError, message: String(header.rest), text: block, places: [(header.path, header.line)]))
        }
        groups = Self.merged(groups)
        var lines: [String] = []
        if groups.contains(where: \.isError), let report = missing(), !(report.missing.entries.isEmpty && report.missing.unknownModules.isEmpty) {
            let before = groups.count
            groups.removeAll { $0.isError && $0.follows(from: report.missing) }
            lines.append("not in WillAppear yet, which this build needs:")
            lines += report.lines()
            if groups.count < before { lines.append("  (\(before - groups.count) errors that come of it are left out)") }
        }
        // Warnings come before errors: readers look at the end of the text first.
        lines = groups.filter { !$0.isError }.map(\.shown) + groups.filter(\.isError).map(\.shown) + lines
        return Self.withoutGeneratedNames(lines.joined(separator: "\n"))
    }

    /// Deprecations that say what Foundation on Linux lacks; FoundationOverlay has it, and Apple's systems warn of none.
    private static func warnsOfFoundationHere(_ rest: Substring) -> Bool {
        rest.hasPrefix(": warning: ") && (rest.contains("swift-corelibs-foundation") || rest.contains("On platforms without Objective-C"))
    }

    /// A result that is not used, of a method that Apple's Foundation has from Objective-C: none of those warns there.
    private static func warnsOfDiscardedResult(_ rest: Substring) -> Bool {
        let parts = rest.split(separator: "'", omittingEmptySubsequences: false)
        return parts.count == 3 && parts[0] == ": warning: result of call to " && parts[2].hasPrefix(" is unused") && discardable.contains(String(parts[1]))
    }
    private static let discardable: Set<String> = [
        "addObserver(forName:object:queue:using:)", "scheduledTimer(withTimeInterval:repeats:block:)", "scheduledTimer(timeInterval:invocation:repeats:)",
        "dataTask(with:completionHandler:)", "downloadTask(with:completionHandler:)", "uploadTask(with:from:completionHandler:)", "uploadTask(with:fromFile:completionHandler:)",
        "replaceMatches(in:options:range:withTemplate:)", "replaceOccurrences(of:with:options:range:)", "write(toFile:atomically:)", "write(to:atomically:)", "synchronize()", "createFile(atPath:contents:attributes:)",
        "changeCurrentDirectoryPath(_:)", "run(mode:before:)", "beginActivity(options:reason:)", "archiveRootObject(_:toFile:)", "parse()", "mutableCopy()", "copy()",
    ]

    /// Replaces names that lowering made by the user's names.
    private static func withoutGeneratedNames(_ text: String) -> String {
        guard text.contains("__") else { return text }
        return text.replacingOccurrences(of: "\\b__extension_\\w*?__", with: "", options: .regularExpression)
            .replacingOccurrences(of: "\\b__reference_([A-Za-z0-9]+)(_\\w*)?", with: "$1", options: .regularExpression)
            .replacingOccurrences(of: "\\b__(override|isolated|optional)_", with: "", options: .regularExpression)
    }

    private struct Group {
        var isError: Bool
        var message: String
        var text: String
        var places: [(path: String, line: Int)]

        /// The first occurrence whole, the others as places.
        var shown: String {
            guard places.count > 1 else { return text }
            let others = places.dropFirst()
            let list = others.prefix(8).map { "\(($0.path as NSString).lastPathComponent):\($0.line)" }.joined(separator: ", ")
            return text + "\n  the same \(others.count == 1 ? "once" : "\(others.count) times") more: \(list)\(others.count > 8 ? ", …" : "")"
        }

        /// Whether a missing name explains the error.
        func follows(from missing: MissingNames) -> Bool {
            let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
            return (missing.entries + missing.unknownModules).contains { entry in
                let last = entry.kind == .member ? String(entry.name.split(separator: ".").last ?? "") : entry.name
                if quoted.contains(where: { $0 == last || $0.hasPrefix(last + ".") }) { return true }
                // Messages that the compiler prints for a type that it does not know.
                let isVague = [
                    "cannot infer contextual base", "type of expression is ambiguous", "failed to produce diagnostic", "could not be inferred", "requires a contextual type",
                    "cannot be used on type", "cannot call value of non-function type",
                ].contains { message.contains($0) }
                return isVague && places.contains { place in entry.places.contains { $0.path == place.path && abs($0.line - place.line) <= 1 } }
            }
        }
    }

    /// Puts equal messages into one group: the compiler prints the same in the module's job and in the file's, and in every file.
    private static func merged(_ groups: [Group]) -> [Group] {
        var result: [Group] = []
        var index: [String: Int] = [:]
        for group in groups {
            if let known = index[group.message] {
                for place in group.places where !result[known].places.contains(where: { $0 == place }) { result[known].places.append(place) }
            } else {
                index[group.message] = result.count
                result.append(group)
            }
        }
        return result
    }

    /// Types of Apple's that the compiler did not find: those whose name begins as a framework's names do, and those in a type of Apple's (`Outer.Inner`).
    func absentTypes(_ table: AppleNames = .table) -> Set<String> {
        let beginnings = Set(table.frameworks.keys.compactMap(Self.beginning))
        var result: Set<String> = []
        for line in output.lazy.flatMap({ $0.split(separator: "\n") }) where line.contains(": error: ") {
            if let match = line.firstMatch(of: /cannot find type '(\w+)' in scope/), let beginning = Self.beginning(match.1), beginnings.contains(beginning) { result.insert(String(match.1)) }
            if let match = line.firstMatch(of: /'(\w+)' is not a member type of \w+ '(?:\w+\.)*(\w+)'/), table.frameworks[match.2] != nil { result.insert("\(match.2).\(match.1)") }
        }
        return result
    }

    /// "CM" of `CMPedometerEventType`: the capitals before its first word, at least two.
    private static func beginning(_ name: Substring) -> Substring? {
        let capitals = name.prefix { $0.isUppercase }
        return capitals.count > 2 && capitals.count < name.count ? capitals.dropLast() : nil
    }

    /// The files with errors.
    func filesWithErrors() -> Set<String> {
        Set(output.flatMap { $0.split(separator: "\n") }.compactMap { UserDiagnostics.header($0) }.filter { $0.rest.hasPrefix(": error: ") }.map(\.path))
    }
}
