// Which tests are found in sources, as the Objective-C runtime would find them on Apple's systems.
import Foundation
import Testing
@testable import willappear

@Suite struct OldManifestTests {
    @Test func manifestsOfSwift3AreNotRead() {
        #expect(AppSource.isOutdated("import PackageDescription\nlet package = Package(name: \"Kit\")\n"))
        #expect(AppSource.isOutdated("// swift-tools-version:3.1\nimport PackageDescription"))
        #expect(!AppSource.isOutdated("// swift-tools-version:4.0\nimport PackageDescription"))
        #expect(!AppSource.isOutdated("//swift-tools-version: 6.0\n"))
    }

    /// RangeSeekSlider's repository holds such a manifest and a project.
    @Test func theProjectBesideSuchAManifestIsTaken() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("old-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "import PackageDescription\n".write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        guard case .package = try AppSource.at(folder.path) else { Issue.record("nothing else is there"); return }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Kit.xcodeproj"), withIntermediateDirectories: true)
        #expect(throws: (any Error).self) { try AppSource.at(folder.path) }
    }
}

@Suite struct TestListTests {
    private func list(_ text: String) throws -> TestList {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("testlist-\(UUID().uuidString).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return TestList(files: [file.path])
    }

    @Test func methodsOfTestCasesAreTests() throws {
        let list = try list("""
            import XCTest
            class A: XCTestCase {
                func testOne() {}
                func testTwo() async throws {}
                func testWith(_ x: Int) {}
                private func testHidden() {}
                static func testStatic() {}
                func testValue() -> Int { 1 }
                func helper() {}
            }
            class B: A { func testThree() throws {} }
            extension B { func testFour() {} }
            class Other { func testNothing() {} }
            enum Space { class Inner: XCTestCase { func testInner() {} } }
            """)
        #expect(list.classes.map(\.name) == ["A", "B", "Space.Inner"])
        #expect(list.classes[0].tests.map(\.name) == ["testOne", "testTwo"])
        #expect(list.classes[0].tests.map(\.isAsync) == [false, true])
        #expect(list.classes[1].tests.map(\.name) == ["testThree", "testFour", "testOne", "testTwo"])
        #expect(!list.usesSwiftTesting)
    }

    @Test func conditionsStayAroundTheirTests() throws {
        let list = try list("class A: XCTestCase {\n#if os(iOS)\nfunc testA() {}\n#elseif X && Y\nfunc testB() {}\n#else\nfunc testC() {}\n#endif\n}")
        #expect(list.classes[0].tests.map(\.conditions) == [["(os(iOS))"], ["!(os(iOS))", "(X && Y)"], ["!(os(iOS))", "!(X && Y)"]])
        #expect(list.source(module: "M").contains("#if !(os(iOS)) && (X && Y)"))
    }
}
