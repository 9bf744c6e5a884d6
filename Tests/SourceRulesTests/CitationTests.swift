// What sources, tests and pages cite is in the repository: every page that is named exists, and so do its links.
import Foundation
import XCTest

final class CitationTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// Cited, and not here yet. It may only get shorter.
    private static let missing: Set<String> = ["FORMATS.md"]

    private func texts() throws -> [(path: String, text: String)] {
        var found: [(String, String)] = []
        for folder in ["Sources", "Tests", "Docs", "script"] {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.root.appendingPathComponent(folder).path)
            for path in paths.sorted() where ["swift", "md", "c", "h", ""].contains((path as NSString).pathExtension) && !path.contains("Fixtures/") {
                let file = Self.root.appendingPathComponent(folder).appendingPathComponent(path)
                if let text = try? String(contentsOf: file, encoding: .utf8) { found.append(("\(folder)/\(path)", text)) }
            }
        }
        for page in ["README.md", "CONTRIBUTING.md"] { found.append((page, try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8))) }
        return found
    }

    func testPagesThatAreCitedExist() throws {
        var cited: Set<String> = []
        for (path, text) in try texts() where !path.hasSuffix("CitationTests.swift") {
            for line in text.split(separator: "\n") {
                for match in line.matches(of: /[A-Za-z0-9_\/.-]*[A-Z]{3}[A-Z0-9_-]*\.md/) {
                    let name = String(match.output)
                    // A folder of a test's own.
                    if name.hasSuffix("/README.md") { continue }
                    cited.insert((name as NSString).lastPathComponent)
                    let places = [name, "Docs/\(name)", ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(name)]
                    let exists = places.contains { FileManager.default.fileExists(atPath: Self.root.appendingPathComponent($0).path) }
                    if !exists, !Self.missing.contains((name as NSString).lastPathComponent) { XCTFail("\(path) cites \(name), which is not in the repository") }
                }
            }
        }
        XCTAssertTrue(cited.contains("EVIDENCE.md"), "nothing was read")
        for name in Self.missing where !cited.contains(name) { XCTFail("\(name) is cited no more: take it off the list") }
    }

    /// `[words](file.md#heading)` of every page.
    func testLinksLeadSomewhere() throws {
        for (path, text) in try texts() where path.hasSuffix(".md") {
            let folder = (path as NSString).deletingLastPathComponent
            for match in text.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/) {
                let target = String(match.output.1)
                guard !target.contains("://"), !target.hasPrefix("mailto:") else { continue }
                let file = Self.root.appendingPathComponent((folder as NSString).appendingPathComponent(target))
                XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), "\(path) links to \(target)")
            }
        }
    }
}
