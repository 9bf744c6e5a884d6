// The imports, names and declarations of a Swift file, from its tokens alone: a hundred times as fast as parsing it.
// Called for the platform of a module (ModulePlatform), for imports that Apple's systems imply, and by `willappear check`.
// Comments, strings and inactive clauses of `#if` are skipped. It knows no scopes: all names are equal.
internal import SwiftSyntax

/// The facts about one file that matter before it is compiled.
package struct SourceScan: Sendable, Codable {
    package struct Import: Sendable, Codable, Equatable {
        package var module: String
        package var line: Int
        /// `@_exported`: modules that import this file's module see it too.
        package var isExported: Bool
    }
    package struct Use: Sendable, Codable, Equatable {
        package var name: String
        package var line: Int
    }

    package var imports: [Import] = []
    /// The names that are not members of something before them: types, functions, constants.
    package var uses: [Use] = []
    /// `Type.member`, for a capitalised name before the dot.
    package var members: [Use] = []
    /// Every name behind a keyword that declares one.
    package var declared: Set<String> = []
    /// The declared names that other modules can see: those behind `public` or `open`, and all in a public extension.
    package var published: Set<String> = []
    /// Whether a condition checks for Linux or for a library that only Linux has.
    package var knowsLinux = false
    /// Whether an active clause has text that only compiles with an Objective-C runtime.
    package var needsObjectiveC = false
    package var lines = 0

    init() {}

    /// - Parameter swiftUI: of an app's module, whose SwiftUI views become placeholders where that is enough.
    package init(source: [UInt8], conditions: ConditionEvaluation, swiftUI: SwiftUIReduction? = nil) {
        if conditions.platform == .iOS, let reduced = swiftUI?.reduce(source) {
            self.init(source: reduced, conditions: conditions)
            imports.removeAll { $0.module == "SwiftUI" }
            return
        }
        var scanner = SourceScanner(conditions: conditions)
        source.withUnsafeBufferPointer { scanner.scan($0) }
        self = scanner.result
        // Lowering takes them out of the text.
        guard conditions.platform == .iOS, imports.contains(where: { NeedlessImports.modules.contains($0.module) }) else { return }
        let tree = Syntax(Lowering.parse(source))
        imports.removeAll { NeedlessImports.isNeedless($0.module, in: tree) }
    }
}

private struct SourceScanner {
    let conditions: ConditionEvaluation
    var result = SourceScan()
    /// One entry for each open `#if`: whether its present clause is active, whether a clause before was active, and whether the clause is there
    /// on Apple's systems, for a framework that is not here.
    private var clauses: [(isActive: Bool, wasActive: Bool, asksForAbsent: Bool)] = []
    private var isActive = true
    private var line = 1
    /// The name before a dot, while the dot is the last token.
    private var qualifier = ""
    private var afterDot = false
    private var lastWord = ""
    private var attributes: Set<String> = []
    /// The superclass of the class whose body this most likely is, or the type that the extension extends.
    private var superclass = ""
    private var awaitsColon = false
    private var awaitsSuperclass = false
    private var overrides = false
    /// Whether the present declaration has `public` or `open` among its modifiers.
    private var isPublic = false
    private var braces = 0
    /// The number of open braces outside of the public extension around, if there is one.
    private var publicExtension: Int?
    private var awaitsExtension = false

    init(conditions: ConditionEvaluation) { self.conditions = conditions }

    private static let declaring: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "actor", "func", "associatedtype", "var", "let", "case", "macro"]
    private static let objectiveC: Set<String> = ["@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@UIApplicationMain", "#selector", "#keyPath"]
    private static let importKinds: Set<String> = ["class", "struct", "func", "enum", "protocol", "typealias", "var", "let"]

    mutating func scan(_ text: UnsafeBufferPointer<UInt8>) {
        var at = 0
        let end = text.count
        while at < end {
            let byte = text[at]
            switch byte {
            case 10:
                line += 1
                at += 1
            case 32, 9, 13: at += 1
            case 47 where at + 1 < end && text[at + 1] == 47: // "//"
                while at < end, text[at] != 10 { at += 1 }
            case 47 where at + 1 < end && text[at + 1] == 42: at = skipComment(text, at)
            case 34: at = skipString(text, at, pounds: 0)
            case 35: at = pound(text, at)
            case 64: // "@"
                let (word, next) = Self.word(text, at + 1)
                if isActive, Self.objectiveC.contains("@" + word) { result.needsObjectiveC = true }
                attributes.insert(word)
                at = max(next, at + 1)
            case 46: // "."
                afterDot = true
                at += 1
            case _ where Self.startsName(byte):
                let (word, next) = Self.word(text, at)
                at = next
                if word == "import", !afterDot { at = importDeclaration(text, at) } else { name(word) }
            case 48...57: // A number; `1.0` has no member.
                while at < end, Self.continuesName(text[at]) || (text[at] == 46 && at + 1 < end && (48...57).contains(text[at + 1])) { at += 1 }
                lastWord = ""
                afterDot = false
            default:
                if byte == 96 { at += 1; continue } // A quoted name is its name.
                if afterDot { afterDot = false }
                if awaitsColon { (awaitsColon, awaitsSuperclass) = (false, byte == 58) }
                qualifier = ""
                if byte != 63 && byte != 33 { lastWord = "" }
                if byte == 123 || byte == 125, isActive { brace(byte == 123) }
                at += 1
            }
        }
        result.lines = line
    }

    /// Notes `override func name` in a class below Apple's class: a member that must exist. Returns whether it overrides.
    private mutating func noteOverride(_ word: String) -> Bool {
        guard !afterDot else { return false }
        var isOverride = false
        if awaitsSuperclass { (superclass, awaitsSuperclass) = (word, false) }
        switch lastWord {
        case "class" where !Self.declaring.contains(word): (superclass, awaitsColon) = ("", true)
        case "extension": superclass = word
        case "func", "var":
            isOverride = overrides
            let isOfAType = superclass.utf8.first.map { (65...90).contains($0) } ?? false
            if isOverride, isOfAType { result.members.append(SourceScan.Use(name: superclass + "." + word, line: line)) }
            overrides = false
        default: break
        }
        if word == "override" { overrides = true } else if word == "init" || word == "subscript" { overrides = false }
        return isOverride
    }

    private mutating func brace(_ opens: Bool) {
        if opens, awaitsExtension { (publicExtension, awaitsExtension) = (braces, false) }
        braces += opens ? 1 : -1
        if !opens, publicExtension == braces { publicExtension = nil }
        isPublic = false
    }

    private mutating func name(_ word: String) {
        defer { lastWord = word; afterDot = false; attributes = [] }
        guard isActive else { return }
        let isOverride = noteOverride(word)
        if Self.declaring.contains(lastWord), !afterDot {
            if !isOverride { result.declared.insert(word) }
            if isPublic || publicExtension != nil { result.published.insert(word) }
            isPublic = false
            qualifier = ""
            return
        }
        if !afterDot {
            if word == "public" || word == "open" { isPublic = true }
            if word == "extension", isPublic { (awaitsExtension, isPublic) = (true, false) }
        }
        if afterDot {
            if let first = qualifier.utf8.first, (65...90).contains(first) { result.members.append(SourceScan.Use(name: qualifier + "." + word, line: line)) }
            qualifier = ""
            return
        }
        qualifier = word
        result.uses.append(SourceScan.Use(name: word, line: line))
    }

    private mutating func importDeclaration(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var at = start
        var module = ""
        repeat {
            while at < text.count, text[at] == 32 || text[at] == 9 { at += 1 }
            (module, at) = Self.word(text, at)
        } while Self.importKinds.contains(module)
        // Beside an import of SpriteKit stands the one of SwiftUI on which the rest of the file depends.
        let isHidden = module == "SwiftUI" && clauses.allSatisfy { $0.isActive || $0.asksForAbsent }
        if isActive || isHidden, !module.isEmpty {
            result.imports.append(SourceScan.Import(module: module, line: line, isExported: attributes.contains("_exported")))
        }
        attributes = []
        // The rest of the path names a submodule or a declaration.
        while at < text.count, text[at] == 46 || Self.continuesName(text[at]) { at += 1 }
        return at
    }

    // MARK: Conditions

    private mutating func pound(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var pounds = 0
        while start + pounds < text.count, text[start + pounds] == 35 { pounds += 1 }
        if start + pounds < text.count, text[start + pounds] == 34 { return skipString(text, start + pounds, pounds: pounds) }
        let (word, next) = Self.word(text, start + 1)
        switch word {
        case "if", "elseif":
            var end = next
            while end < text.count, text[end] != 10 { end += 1 }
            let condition = String(decoding: UnsafeBufferPointer(rebasing: text[next..<end]), as: UTF8.self)
            if ConditionEvaluation.asksForLinux(condition) { result.knowsLinux = true }
            open(word, conditions.evaluate(condition), asksForAbsent: asksForAbsent(condition))
            return end
        case "else":
            open(word, true, asksForAbsent: false)
        case "endif":
            if !clauses.isEmpty { clauses.removeLast() }
            isActive = clauses.allSatisfy(\.isActive)
        default:
            if isActive, Self.objectiveC.contains("#" + word) { result.needsObjectiveC = true }
            // The type of such a literal when nothing else determines it.
            if isActive, let type = ["colorLiteral": "UIColor", "imageLiteral": "UIImage"][word] { result.uses.append(SourceScan.Use(name: type, line: line)) }
        }
        return max(next, start + 1)
    }

    private mutating func open(_ word: String, _ value: Bool, asksForAbsent: Bool) {
        if word == "if" {
            clauses.append((value, value, asksForAbsent))
        } else if let last = clauses.popLast() {
            clauses.append((value && !last.wasActive, value || last.wasActive, asksForAbsent && !last.wasActive))
        }
        isActive = clauses.allSatisfy(\.isActive)
    }

    /// Whether the condition is `canImport` of one framework of Apple's, other than SwiftUI, that is not here.
    private func asksForAbsent(_ condition: String) -> Bool {
        let parts = condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "!" }.map(String.init)
        return conditions.platform == .iOS && parts.count == 2 && parts[0] == "canImport" && parts[1] != "SwiftUI" && AppleModules.names.contains(parts[1]) && !conditions.evaluate(condition)
    }

    // MARK: Text to pass over

    private mutating func skipComment(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var at = start + 2
        var depth = 1
        while at < text.count, depth > 0 {
            if text[at] == 10 { line += 1 }
            if text[at] == 47, at + 1 < text.count, text[at + 1] == 42 { depth += 1; at += 1 }
            else if text[at] == 42, at + 1 < text.count, text[at + 1] == 47 { depth -= 1; at += 1 }
            at += 1
        }
        return at
    }

    /// Skips the string that starts at the quote, with its interpolations.
    private mutating func skipString(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, pounds: Int) -> Int {
        func isAt(_ at: Int, _ count: Int, _ byte: UInt8) -> Bool {
            guard at + count <= text.count else { return false }
            for offset in 0..<count where text[at + offset] != byte { return false }
            return true
        }
        lastWord = ""
        qualifier = ""
        afterDot = false
        let quotes = isAt(start, 3, 34) ? 3 : 1
        var at = start + quotes
        while at < text.count {
            if text[at] == 10 {
                // A single-line string ends at the end of the line, even without its closing quote.
                if quotes == 1 { return at }
                line += 1
            } else if text[at] == 92, isAt(at + 1, pounds, 35) {
                at += 1 + pounds
                if at < text.count, text[at] == 40 { at = skipInterpolation(text, at); continue }
                if at < text.count, text[at] == 10 { line += 1 }
            } else if isAt(at, quotes, 34), isAt(at + quotes, pounds, 35) {
                return at + quotes + pounds
            }
            at += 1
        }
        return at
    }

    private mutating func skipInterpolation(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var at = start
        var depth = 0
        while at < text.count {
            switch text[at] {
            case 40: depth += 1
            case 41:
                depth -= 1
                if depth == 0 { return at + 1 }
            case 34:
                at = skipString(text, at, pounds: 0)
                continue
            case 10: line += 1
            default: break
            }
            at += 1
        }
        return at
    }

    private static func startsName(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte >= 0x80 }
    private static func continuesName(_ byte: UInt8) -> Bool { startsName(byte) || (48...57).contains(byte) }

    private static func word(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> (String, Int) {
        var end = start
        while end < text.count, continuesName(text[end]) { end += 1 }
        guard end > start else { return ("", start) }
        return (String(decoding: UnsafeBufferPointer(rebasing: text[start..<end]), as: UTF8.self), end)
    }
}
