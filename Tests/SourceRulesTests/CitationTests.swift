// What sources, tests and pages cite is in the repository: every page that is named exists, and so do its links.
import Foundation
import XCTest

final class CitationTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

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
                    if !exists { XCTFail("\(path) cites \(name), which is not in the repository") }
                }
            }
        }
        XCTAssertTrue(cited.contains("EVIDENCE.md"), "nothing was read")
    }

    func testSectionsOfTheFormatsThatAreCitedExist() throws {
        let page = try String(contentsOf: Self.root.appendingPathComponent("Docs/FORMATS.md"), encoding: .utf8)
        let sections = Set(page.matches(of: /^(?:## |\*\*)§([0-9.]*[0-9])/.anchorsMatchLineEndings()).map { String($0.output.1) })
        XCTAssertGreaterThan(sections.count, 30)
        var found = 0
        for (path, text) in try texts() where path.hasSuffix(".swift") {
            for match in text.matches(of: /FORMATS\.md §?([0-9]+(?:\.[0-9]+)?)/) {
                found += 1
                XCTAssertTrue(sections.contains(String(match.output.1)), "\(path) cites FORMATS.md \(match.output.1)")
            }
        }
        XCTAssertGreaterThan(found, 50)
    }

    /// Names of other things that look like ids of records.
    private static let otherNames: Set<String> = ["main-actor", "notes-2", "zh-hans", "zh-hant", "zh-cn", "zh-tw", "aarch64-unknown-linux-gnu", "objc2-generated", "zlib1g-dev"]

    /// What looks like the id of a record is one: its first part is a name with digits (`seed4-push`), or the first part of another record's id.
    func testRecordsThatAreCitedExist() throws {
        let fixtures = Self.root.appendingPathComponent("Tests/Fixtures")
        var ids: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: fixtures.path) where file.hasPrefix("lifecycle-records") {
            for line in try String(contentsOf: fixtures.appendingPathComponent(file), encoding: .utf8).split(separator: "\n") {
                guard let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], let id = record["id"] as? String else { return XCTFail("\(file): \(line.prefix(80))") }
                ids.insert(id)
            }
        }
        XCTAssertGreaterThan(ids.count, 800)
        let authors = Set(ids.compactMap { $0.split(separator: "-").first }.map(String.init))
        var found = 0
        for (path, text) in try texts() where path.hasSuffix(".swift") || path.hasSuffix(".md") {
            for match in text.matches(of: /(?:^|[^A-Za-z0-9_\/.#-])([a-z]+[a-z0-9]*(?:-[a-z0-9]+)+)(?![A-Za-z0-9_-])/) {
                let name = String(match.output.1), author = name.prefix { $0 != "-" }
                guard !Self.otherNames.contains(name), !name.hasPrefix("lib"), authors.contains(String(author)) || author.contains(where: \.isNumber) else { continue }
                if ids.contains(name) { found += 1 } else { XCTFail("\(path) cites \(name), which is no record") }
            }
        }
        XCTAssertGreaterThan(found, 1000)
    }

    /// `[words](file.md#heading)` of every page: the file exists, and so does the heading.
    func testLinksLeadSomewhere() throws {
        var headings: [String: Set<String>] = [:]
        for (path, text) in try texts() where path.hasSuffix(".md") {
            let folder = (path as NSString).deletingLastPathComponent
            for match in text.matches(of: /\]\(([^)#\s]*)(?:#([^)\s]+))?\)/) {
                let target = String(match.output.1)
                guard !target.contains("://"), !target.hasPrefix("mailto:") else { continue }
                let file = Self.root.appendingPathComponent(target.isEmpty ? path : (folder as NSString).appendingPathComponent(target))
                XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), "\(path) links to \(target)")
                guard let heading = match.output.2, file.pathExtension == "md" else { continue }
                let known = try headings[file.path] ?? Self.anchors(of: String(contentsOf: file, encoding: .utf8))
                headings[file.path] = known
                XCTAssertTrue(known.contains(String(heading)), "\(path) links to \(target)#\(heading)")
            }
        }
        XCTAssertGreaterThan(headings.count, 2)
    }

    /// The anchors that a page's headings have on GitHub: small letters, hyphens for spaces, no punctuation.
    private static func anchors(of page: String) -> Set<String> {
        var found: Set<String> = []
        for line in page.split(separator: "\n") where line.hasPrefix("#") {
            let heading = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased().replacingOccurrences(of: " ", with: "-")
            found.insert(heading.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        }
        return found
    }
}
