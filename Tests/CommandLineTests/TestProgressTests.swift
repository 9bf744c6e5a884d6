// What a run of tests says of them, line by line, and how it goes on after a test that ends its process.
import Foundation
import Testing
@testable import willappear

@Suite(.serialized) struct TestProgressTests {
    @Test func endsAreCountedByTheirWords() {
        var progress = TestProgress()
        for line in [
            "Test Suite 'All tests' started at 2026-01-09 09:41:00.000", "Test Case 'A.testOne' started at 2026-01-09 09:41:00.000",
            "half a line of the testTest Case 'A.testOne' passed (0.0 seconds)", "Test Case 'A.testTwo' started at 2026-01-09 09:41:00.000",
            "Test Case 'A.testOther' passed (0.0 seconds)", "Test Case 'A.testTwo' failed (0.0 seconds)",
            "Test Case 'B.testThree' started at 2026-01-09 09:41:00.000", "Test Case 'B.testThree' skipped (0.0 seconds)",
        ] { progress.receive(line) }
        #expect(progress.passed == ["A.testOne"])
        #expect(progress.failed == ["A.testTwo"])
        #expect(progress.skipped == ["B.testThree"])
        #expect(progress.noteEnd() == nil)
        progress.receive("Test Case 'Outer.B.testFour' started at 2026-01-09 09:41:00.000")
        progress.receive("Test Case '")
        #expect(progress.noteEnd() == "Outer.B.testFour")
        #expect(progress.count == 4)
        #expect(progress.patterns == ["(^|\\.)A/(testOne|testTwo)$", "(^|\\.)B/(testThree)$", "(^|\\.)Outer\\.B/(testFour)$"])
    }

    private static let suite = """
        import UIKit
        import XCTest
        final class FirstTests: XCTestCase {
            func testA() {}
            func testB() { _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[", metrics: nil, views: [:]) }
            func testC() {}
        }
        final class SecondTests: XCTestCase {
            func testD() { let none: Int? = nil; _ = none! }
            func testE() { XCTFail("as it should") }
        }

        """

    /// Xcode goes on after a crash too: one test in it is no reason to know nothing of the others.
    @Test func testsAfterOneThatEndsTheProcessRun() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write(
            """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
            """, to: "Kit/Package.swift")
        try tool.write("import UIKit\npublic class KitView: UIView {}\n", to: "Kit/Sources/Kit/KitView.swift")
        try tool.write(Self.suite, to: "Kit/Tests/KitTests/KitTests.swift")
        let result = try tool.run("test", "Kit")
        let said = result.output.joined(separator: "\n") + result.errors
        #expect(result.status == 1, "\(said)")
        for line in ["'FirstTests.testA' passed", "'FirstTests.testB' failed (its process ended)", "'FirstTests.testC' passed", "'SecondTests.testD' failed (its process ended)", "'SecondTests.testE' failed ("] {
            #expect(result.output.filter { $0.contains(line) }.count == 1, "\(line) in \(said)")
        }
        #expect(result.errors.contains("5 tests in 3 processes: 2 passed, 3 failed; a process was ended by FirstTests.testB, SecondTests.testD"), "\(said)")
    }

    /// A manifest for the library's users, and the tests in a project: as many repositories have it.
    @Test func aPackageWithoutTestsLetsItsProjectRun() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write(
            "// swift-tools-version: 5.5\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Kit\")])\n", to: "Repository/Package.swift")
        try tool.write("import UIKit\npublic class KitView: UIView {}\n", to: "Repository/Kit/KitView.swift")
        try tool.write("// !$*UTF8*$!\n{ objects = { A = { isa = PBXNativeTarget; productType = \"com.apple.product-type.bundle.unit-test\"; }; }; rootObject = B; }\n", to: "Repository/Kit.xcodeproj/project.pbxproj")
        let result = try tool.run("test", "Repository")
        #expect(result.status != 0)
        #expect(result.errors.contains("the package Repository has no tests; running those of Kit.xcodeproj"), "\(result.errors)")
    }
}
