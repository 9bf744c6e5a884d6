// Evaluates an `#if` condition for one platform, from its text.
// Called by SourceScan, once as iOS and once as Linux. Undefined flags are false, as for the compiler.

/// The values against which conditions are evaluated.
package struct ConditionEvaluation: Sendable {
    package enum Platform: Sendable { case iOS, linux }
    package var platform: Platform
    /// Modules that an import would find there.
    package var modules: Set<String>
    /// `-D` flags.
    package var flags: Set<String>

    package init(platform: Platform, modules: Set<String>, flags: Set<String> = ["DEBUG", "SWIFT_PACKAGE"]) {
        self.platform = platform
        self.modules = modules
        self.flags = flags
    }

    /// Whether the author considered Linux: the condition checks something that only code for Linux checks.
    static func asksForLinux(_ condition: String) -> Bool {
        ["os(Linux)", "canImport(Glibc)", "canImport(FoundationNetworking)", "canImport(Musl)", "canImport(Android)"].contains { condition.contains($0) }
    }

    /// Evaluates a condition. One that cannot be read counts as true: the compiler will report its error.
    package func evaluate(_ condition: String) -> Bool {
        var reader = ConditionReader(tokens: Self.tokens(condition), evaluation: self)
        return reader.disjunction()
    }

    private static func tokens(_ condition: String) -> [String] {
        var result: [String] = []
        var word = ""
        var previous: Character = " "
        for character in condition {
            if character == "/", previous == "/" {
                if result.last == "/" { result.removeLast() }
                break
            }
            previous = character
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                word.append(character)
                continue
            }
            if !word.isEmpty { result.append(word) }
            word = ""
            if !character.isWhitespace { result.append(String(character)) }
        }
        return word.isEmpty ? result : result + [word]
    }

    fileprivate func call(_ function: String, _ argument: String) -> Bool {
        switch function {
        case "os": argument == (platform == .iOS ? "iOS" : "Linux")
        case "canImport": modules.contains(String(argument.prefix { $0 != "." && $0 != "," }))
        case "swift", "compiler": Self.isAtMost(argument)
        case "arch": argument == Self.architecture
        case "_runtime": (argument == "_ObjC") == (platform == .iOS)
        case "_endian": argument == "little"
        // For the compiler this is neither a simulator nor Catalyst.
        case "targetEnvironment": false
        default: true
        }
    }

    private static var architecture: String {
        #if arch(arm64)
        "arm64"
        #else
        "x86_64"
        #endif
    }

    /// ">=5.9" and "<6": the compiler is 6.3 at least.
    private static func isAtMost(_ requirement: String) -> Bool {
        let version = requirement.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
        guard let major = version.first else { return true }
        let reached = major < 6 || (major == 6 && (version.count < 2 || version[1] <= 3))
        return requirement.hasPrefix("<") ? !reached : reached
    }
}

private struct ConditionReader {
    var tokens: [String]
    let evaluation: ConditionEvaluation
    private var at = 0

    init(tokens: [String], evaluation: ConditionEvaluation) {
        self.tokens = tokens
        self.evaluation = evaluation
    }

    private var next: String? { at < tokens.count ? tokens[at] : nil }

    mutating func disjunction() -> Bool {
        var value = conjunction()
        while next == "|" {
            at += 2
            let other = conjunction()
            value = value || other
        }
        return value
    }

    private mutating func conjunction() -> Bool {
        var value = term()
        while next == "&" {
            at += 2
            let other = term()
            value = value && other
        }
        return value
    }

    private mutating func term() -> Bool {
        guard let token = next else { return true }
        at += 1
        if token == "!" { return !term() }
        if token == "(" {
            let value = disjunction()
            if next == ")" { at += 1 }
            return value
        }
        if token == "true" || token == "false" { return token == "true" }
        guard next == "(" else { return evaluation.flags.contains(token) }
        at += 1
        var argument = ""
        while let part = next, part != ")" {
            argument += part
            at += 1
        }
        at += 1
        return evaluation.call(token, argument)
    }
}
