// Every case of Cases/ is lowered, compiled in both language modes and run; its output is the file beside it.
// A case is `NAME.swift` or a folder of files, with `NAME.expected`.
import Foundation
internal import ObjCLowering
import XCTest

final class CaseTests: XCTestCase {
    func testOutletsAndActions() throws { try check("outlets-and-actions") }
    func testSelectors() throws { try check("selectors") }
    func testExtensionOverrides() throws { try check("extension-overrides") }
    func testOptionalRequirements() throws { try check("optional-requirements") }
    func testConditions() throws { try check("conditions") }
    func testObjects() throws { try check("objects") }
    func testObserving() throws { try check("observing") }
    func testObservingByPaths() throws { try check("observing-by-paths") }
    func testOverridesOfForeignExtensions() throws { try check("foreign-extension-overrides") }
    func testTestFixtures() throws { try check("test-fixtures") }
    func testOverridesOfFrameworkClassesInExtensions() throws { try check("framework-overrides") }
    func testInitialisersOfMetatypes() throws { try check("metatypes") }
    func testClassesBelowFoundations() throws { try check("foundation-classes") }
    /// Mode 5 is what Xcode sets beside the main actor as the default.
    func testAModuleOfTheMainActor() throws { try check("default-isolation", modes: ["5"], flags: ["-default-isolation", "MainActor"], defaultsToMainActor: true) }
    func testExchangedMethods() throws { try check("exchanged-methods") }
    func testInactiveClausesPreviewsForcedCallsForwardingAndPaths() throws { try check("inactive-and-previews") }

    func testSelectorsOptimised() throws { try check("selectors", modes: ["6"], flags: ["-O", "-wmo"]) }
    func testOutletsOptimised() throws { try check("outlets-and-actions", modes: ["5"], flags: ["-O", "-wmo"]) }
    func testExchangedMethodsOptimised() throws { try check("exchanged-methods", modes: ["6"], flags: ["-O", "-wmo"]) }
    func testOverridesOfFrameworkClassesOptimised() throws { try check("framework-overrides", modes: ["5"], flags: ["-O"]) }
    func testExtensionOverridesOptimised() throws { try check("extension-overrides", modes: ["5"], flags: ["-O"]) }

    /// The compiler's diagnostics stand at the user's own lines and columns.
    func testWrongNames() throws {
        let path = CaseSDK.tests + "/Cases/wrong-names.swift"
        let directory = try temporaryDirectory("case")
        let module = try LoweredModule.lower(files: [path], moduleName: "App", directory: directory)
        XCTAssertEqual(module.diagnostics, [])
        let sdk = try CaseSDK.shared.get()
        let result = try execute("swiftc", [
            "-typecheck", "-swift-version", "5", "-module-name", "App", "-parse-as-library", "-diagnostic-style", "llvm", path,
        ] + module.compilerFlags + sdk.flags)
        var found: [String] = []
        for line in result.errors.split(separator: "\n") where line.hasPrefix(path + ":") && line.contains(": error: ") {
            let parts = line.dropFirst(path.utf8.count + 1).split(separator: ":", maxSplits: 2)
            guard let number = Int(parts[0]), let column = Int(parts[1]), let map = module.columns[path] else { continue }
            if map.isGenerated(line: number, column: column) { continue }
            found.append("\(number):\(map.column(line: number, column: column)):\(parts[2])")
        }
        let expected = try String(contentsOfFile: CaseSDK.tests + "/Cases/wrong-names.diagnostics", encoding: .utf8)
        XCTAssertEqual(found.sorted().joined(separator: "\n"), expected.trimmingCharacters(in: .newlines))
    }

    /// What cannot be lowered is reported by lowering itself.
    func testUnsupported() throws {
        let path = CaseSDK.tests + "/Cases/unsupported.swift"
        let module = try LoweredModule.lower(files: [path], moduleName: "App", directory: try temporaryDirectory("case"))
        let expected = try String(contentsOfFile: CaseSDK.tests + "/Cases/unsupported.diagnostics", encoding: .utf8)
        XCTAssertEqual(
            module.diagnostics.map { "\($0.line):\($0.column): error: \($0.message)" }.joined(separator: "\n"),
            expected.trimmingCharacters(in: .newlines))
        XCTAssertEqual(module.diagnostics.first?.path, path)
    }

    private func check(_ name: String, modes: [String] = ["5", "6"], flags: [String] = [], defaultsToMainActor: Bool = false) throws {
        let sdk = try CaseSDK.shared.get()
        let cases = CaseSDK.tests + "/Cases/"
        let folder = try? FileManager.default.contentsOfDirectory(atPath: cases + name).filter { $0.hasSuffix(".swift") }.sorted()
        let files = folder.map { $0.map { cases + name + "/" + $0 } } ?? [cases + name + ".swift"]
        let directory = try temporaryDirectory("case")
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let module = try LoweredModule.lower(files: files, moduleName: "App", directory: directory, defaultsToMainActor: defaultsToMainActor)
        XCTAssertEqual(module.diagnostics, [])
        for path in files {
            let lowered = try String(contentsOfFile: module.overlaid[path] ?? path, encoding: .utf8)
            let original = try String(contentsOfFile: path, encoding: .utf8)
            let generated = lowered.range(of: "\n#sourceLocation(file:")?.lowerBound ?? lowered.endIndex
            XCTAssertEqual(lowered[..<generated].filter { $0 == "\n" }.count, original.filter { $0 == "\n" }.count, "lines of \(path) moved")
        }
        let expected = try String(contentsOfFile: cases + name + ".expected", encoding: .utf8)
        for mode in modes {
            let app = directory + "/app" + mode
            let compiled = try execute("swiftc", ["-swift-version", mode, "-module-name", "App", "-parse-as-library", "-o", app] + flags + files + module.compilerFlags + sdk.flags)
            try compiled.succeed()
            XCTAssertEqual(compiled.errors, "", "warnings in mode \(mode)")
            XCTAssertEqual(try execute(app, []).succeed().output, expected, "mode \(mode)")
        }
    }
}
