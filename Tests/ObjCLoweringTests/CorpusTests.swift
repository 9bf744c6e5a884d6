// What must hold of any source, over every Swift file of this repository and of the folders in WILLAPPEAR_CORPUS
// (script/lowering-corpus): a file that parsed still parses and keeps its lines; one that needs nothing is unchanged.
import Foundation
internal import ObjCLowering
import XCTest

final class CorpusTests: XCTestCase {
    func testEveryFileParsesAndKeepsItsLines() throws {
        let repository = URL(fileURLWithPath: CaseSDK.tests).deletingLastPathComponent().deletingLastPathComponent().path
        let given = ProcessInfo.processInfo.environment["WILLAPPEAR_CORPUS"].map { $0.split(separator: ":").map(String.init) } ?? []
        var result = Result()
        // A repository's own sources are plain Swift for the most part: its fixtures and cases are apps.
        for folder in given.isEmpty ? ["Tests/Fixtures", "Tests/ObjCLoweringTests/Cases"].map({ "\(repository)/\($0)" }) : given {
            for module in Self.modules(of: folder) { check(module, &result) }
        }
        XCTAssertGreaterThan(result.files, given.isEmpty ? 20 : 0)
        guard !given.isEmpty else { return }
        print("\(result.files) files, \(result.changed) lowered, \(result.rejected.values.joined().count) rejections")
        for (message, places) in result.rejected.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            print("\(places.count)  \(message)")
            for place in places.prefix(3) { print("      \(place)") }
        }
    }

    /// The signs of which a file must have one to be lowered for its own sake; what other files need of it is told by the index.
    private static let signs = [
        "@objc", "@IB", "#selector", "#keyPath", "@NSManaged", "@UIApplicationMain", "@NSApplicationMain", "@GKInspectable", "os(iOS)", "os(Linux)",
        "@convention(block)", "#available", "#unavailable", "#Preview", "PreviewProvider", "NSClassFromString", "NSStringFromClass",
        "operatingSystemVersion", "isOperatingSystemAtLeast", "override ", "import ", "?(", "!(", ".observe(", "func ", "TestCase", ".init(", "selector:", ">(", " init()", "extension ",
    ]

    private struct Result {
        var files = 0
        var changed = 0
        var rejected: [String: [String]] = [:]
    }

    private func check(_ paths: [String], _ result: inout Result) {
        let sources = paths.map { [UInt8](FileManager.default.contents(atPath: $0) ?? Data()) }
        let index = ModuleIndex(files: Dictionary(uniqueKeysWithValues: zip(paths, sources.map { FileFacts(source: $0) })))
        let lowering = Lowering(moduleName: "App", treatsPlatformAsIOS: index.isForApplePlatforms)
        for (path, source) in zip(paths, sources) {
            let lowered = lowering.lower(source: source, path: path, index: index)
            result.files += 1
            for diagnostic in lowered.diagnostics { result.rejected[Self.withoutNames(diagnostic.message), default: []].append("\(diagnostic)") }
            guard lowered.changed else {
                XCTAssertEqual(lowered.bytes, source, "\(path) changed without saying so")
                continue
            }
            result.changed += 1
            let original = String(decoding: source, as: UTF8.self)
            XCTAssertTrue(Self.signs.contains { original.contains($0) }, "\(path) has nothing to lower")
            guard !Self.hasError(source) else { continue }
            XCTAssertFalse(Self.hasError(lowered.bytes), "the lowered text of \(path) does not parse")
            let text = String(decoding: lowered.bytes, as: UTF8.self)
            let own = text.range(of: "\n#sourceLocation(file:").map { text[..<$0.lowerBound] } ?? text[...]
            XCTAssertEqual(own.utf8.count { $0 == 10 }, source.count { $0 == 10 }, "lines of \(path) moved")
        }
    }

    private static func withoutNames(_ message: String) -> String {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().map { $0.offset.isMultiple(of: 2) ? String($0.element) : "…" }.joined(separator: "'")
    }

    private static func hasError(_ source: [UInt8]) -> Bool { Lowering.hasSyntaxError(source) }

    /// The Swift files of a folder, by the folder under `Sources` and its like, else by the topmost one.
    private static func modules(of root: String) -> [[String]] {
        var result: [String: [String]] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init() where path.hasSuffix(".swift") && !path.hasSuffix("Package.swift") && !path.contains(".build/") {
            let parts = path.split(separator: "/").map(String.init)
            let depth = ["Sources", "Source", "Tests", "Modules", "Examples", "Example"].contains(parts[0]) ? 2 : 1
            result[parts.dropLast().prefix(depth).joined(separator: "/"), default: []].append(root + "/" + path)
        }
        return result.sorted { $0.key < $1.key }.map { $0.value.sorted() }
    }
}
