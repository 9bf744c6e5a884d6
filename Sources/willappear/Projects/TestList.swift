// The tests of a module's sources: subclasses of XCTestCase and their test methods, found by their syntax, because
// no Objective-C runtime finds them here. Writes the file that hands them to XCTest. Called by ProjectTests.

import Foundation
import SwiftParser
import SwiftSyntax

struct TestList {
    struct Test {
        let name: String
        let isAsync: Bool
        let isThrowing: Bool
        /// Conditions of `#if` around the method, outermost first.
        let conditions: [String]
    }
    struct Class {
        let name: String
        let superclass: String?
        var tests: [Test] = []
    }

    private(set) var classes: [Class] = []
    private(set) var usesSwiftTesting = false

    init(files: [String]) {
        let collector = Collector(viewMode: .sourceAccurate)
        for file in files {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            if text.contains("import Testing") { usesSwiftTesting = true }
            if text.contains("XCTest") || text.contains("func test") { collector.walk(Parser.parse(source: text)) }
        }
        let all = collector.classes
        classes = all.values.filter { Self.isTestCase($0.name, all) }.map { Self.withInherited($0, all) }.filter { !$0.tests.isEmpty }.sorted { $0.name < $1.name }
    }

    /// Whether the class is XCTestCase itself, or a base class of another module whose name says that it is one.
    private static func isTestCase(_ name: String, _ all: [String: Class]) -> Bool {
        var next: String? = name
        var seen: Set<String> = []
        while let current = next, seen.insert(current).inserted {
            guard let known = all[current] else { return current.hasSuffix("TestCase") }
            next = known.superclass
        }
        return false
    }

    private static func withInherited(_ own: Class, _ all: [String: Class]) -> Class {
        var result = own
        var names = Set(own.tests.map(\.name))
        var next = own.superclass
        var depth = 0
        while let current = next, let known = all[current], depth < 32 {
            for test in known.tests where names.insert(test.name).inserted { result.tests.append(test) }
            next = known.superclass
            depth += 1
        }
        return result
    }

    private final class Collector: SyntaxVisitor {
        var classes: [String: Class] = [:]
        private var path: [String] = []
        private var conditions: [String] = []

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            path.append(node.name.text)
            let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
            let name = path.joined(separator: ".")
            let tests = classes[name]?.tests ?? []
            classes[name] = Class(name: name, superclass: parent.map { $0.replacingOccurrences(of: "XCTest.XCTestCase", with: "XCTestCase") }, tests: tests)
            collect(node.memberBlock, of: name)
            return .visitChildren
        }
        override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { path.append(node.name.text); return .visitChildren }
        override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { path.append(node.name.text); return .visitChildren }
        override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            path.append(node.extendedType.trimmedDescription)
            collect(node.memberBlock, of: path.joined(separator: "."))
            return .visitChildren
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        private func collect(_ block: MemberBlockSyntax, of name: String) {
            if classes[name] == nil { classes[name] = Class(name: name, superclass: nil) }
            collect(block.members, of: name, conditions: [])
        }

        private func collect(_ members: MemberBlockItemListSyntax, of name: String, conditions: [String]) {
            for member in members {
                if let function = member.decl.as(FunctionDeclSyntax.self), let test = Self.test(function, conditions) { classes[name]?.tests.append(test) }
                guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { continue }
                var before: [String] = []
                for clause in conditional.clauses {
                    let own = clause.condition?.trimmedDescription
                    let all = conditions + before.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])
                    if let own { before.append(own) }
                    if case .decls(let inner) = clause.elements { collect(inner, of: name, conditions: all) }
                }
            }
        }

        private static func test(_ function: FunctionDeclSyntax, _ conditions: [String]) -> Test? {
            let name = function.name.text
            let modifiers = function.modifiers.map(\.name.text)
            guard name.hasPrefix("test"), function.signature.parameterClause.parameters.isEmpty, function.signature.returnClause == nil,
                !modifiers.contains(where: { ["static", "class", "private", "fileprivate"].contains($0) }), function.genericParameterClause == nil else { return nil }
            return Test(name: name, isAsync: function.signature.effectSpecifiers?.asyncSpecifier != nil, isThrowing: function.signature.effectSpecifiers?.throwsClause != nil, conditions: conditions)
        }
    }

    // MARK: The file

    /// The source of a file in the module that runs its tests when the runner calls it.
    func source(module: String) -> String {
        var lines = ["// Written by willappear: the tests of \(module).", "import Foundation", "import XCTest"]
        if usesSwiftTesting { lines.append("import Testing") }
        lines += ["", "private func willAppearTests(_ runs: (String) -> Bool) -> [XCTestCaseEntry] {", "    \(classes.isEmpty ? "let" : "var") all: [XCTestCaseEntry] = []"]
        for (number, cls) in classes.enumerated() {
            lines.append("    var tests\(number): [(String, (\(cls.name)) -> () throws -> Void)] = []")
            for test in cls.tests {
                if !test.conditions.isEmpty { lines.append("    #if " + test.conditions.joined(separator: " && ")) }
                let effect = test.isThrowing ? "try " : ""
                let call = test.isAsync
                    ? "asyncTest { (test: \(cls.name)) in { \(effect)await test.\(test.name)() } }"
                    : "{ test in { nonisolated(unsafe) let test = test; \(effect)MainActor.assumeIsolated { \(effect)test.\(test.name)() } } }"
                lines.append("    if runs(\"\(module).\(cls.name)/\(test.name)\") { tests\(number).append((\"\(test.name)\", \(call))) }")
                if !test.conditions.isEmpty { lines.append("    #endif") }
            }
            lines.append("    if !tests\(number).isEmpty { all.append(testCase(tests\(number))) }")
        }
        lines += ["    return all", "}", "", Self.entry(usesSwiftTesting: usesSwiftTesting)]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func entry(usesSwiftTesting: Bool) -> String {
        let swiftTesting = """
                if CommandLine.arguments.count > 2, CommandLine.arguments[2] == "swift-testing" {
                    // Not exit(): that is what a test must not call (CProcessWatch/tests.c).
                    Task.detached { let status = await Testing.__swiftPMEntryPoint(passing: nil) as CInt; fflush(nil); _exit(status) }
                    RunLoop.main.run()
                }

            """
        return """
            @_cdecl("willappear_run_tests") \("public") func willappear_run_tests() -> CInt {
                let patterns = { (name: String) in (ProcessInfo.processInfo.environment[name] ?? "").split(separator: "\\n").map(String.init) }
                let only = patterns("WILLAPPEAR_TESTS_ONLY"), skipped = patterns("WILLAPPEAR_TESTS_SKIPPED")
                let matches = { (name: String, list: [String]) in list.contains { name.range(of: $0, options: .regularExpression) != nil } }
            \(usesSwiftTesting ? swiftTesting : "")    let tests = willAppearTests { (only.isEmpty || matches($0, only)) && !matches($0, skipped) }
                XCTMain(tests, arguments: [CommandLine.arguments.count > 1 ? CommandLine.arguments[1] + ".xctest" : "xctest"])
            }
            """
    }
}
