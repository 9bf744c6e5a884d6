// Packages whose manifests name packages that cannot be fetched: formatters, linters, what a suite is written with, one target's need.

import Foundation
import Testing

@Suite(.serialized) struct AbsentPackagesTests {
    /// - Parameter dependencies: targets' dependencies by name; the packages are all out of reach.
    private func makePackage(_ tool: CommandLineTool, kit: String = "", page: String = "") throws {
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "KitPage", targets: ["KitPage"])],
                dependencies: [
                    .package(url: "https://127.0.0.1:9/nobody/Quick.git", from: "7.0.0"),
                    .package(url: "https://127.0.0.1:9/nobody/lint", exact: "0.5.0"),
                    .package(url: "https://127.0.0.1:9/nobody/observing.git", branch: "main"),
                ],
                targets: [
                    .target(name: "Kit", dependencies: [\(kit)], plugins: [.plugin(name: "Lint", package: "lint")]),
                    .target(name: "KitPage", dependencies: ["Kit", \(page)]),
                    .testTarget(name: "KitTests", dependencies: ["Kit"]),
                    .testTarget(name: "KitSpecs", dependencies: ["Kit", "Quick"]),
                ])
            """, to: "Kit/Package.swift")
        for file in ["A", "B", "C"] { try tool.write("import UIKit\npublic class \(file)View: UIView {}\n", to: "Kit/Sources/Kit/\(file).swift") }
        try tool.write("import Kit\nimport Observing\npublic let page = AView.self\n", to: "Kit/Sources/KitPage/Page.swift")
        try tool.write(
            "import XCTest\n@testable import Kit\nfinal class KitTests: XCTestCase { @MainActor func testView() { XCTAssertNotNil(AView()); print(\"asked\") } }\n",
            to: "Kit/Tests/KitTests/KitTests.swift")
        try tool.write("import Quick\n@testable import Kit\n", to: "Kit/Tests/KitSpecs/KitSpecs.swift")
    }

    @Test func whatDoesNotNeedThemIsBuilt() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try makePackage(tool, page: ".product(name: \"Observing\", package: \"observing\")")
        try tool.write("{\n  \"pins\" : [ ],\n  \"version\" : 2\n}\n", to: "Kit/Package.resolved")
        let resolved = try Data(contentsOf: tool.folder.appendingPathComponent("Kit/Package.resolved"))
        let result = try tool.run("test", "Kit")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("asked"))
        for place in ["quick (https://127.0.0.1:9/nobody/Quick.git)", "lint (", "observing ("] { #expect(result.errors.contains(place)) }
        #expect(result.errors.contains("Kit is built without KitPage, KitSpecs, Lint"))
        #expect(try Data(contentsOf: tool.folder.appendingPathComponent("Kit/Package.resolved")) == resolved)
    }

    @Test func aPackageThatIsMostlyGoneIsNotBuilt() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try makePackage(tool, kit: "\"Quick\"")
        let result = try tool.run("build", "Kit")
        #expect(result.status == 65)
        #expect(result.errors.contains("Failed to clone repository https://127.0.0.1:9/nobody/"))
        #expect(result.errors.contains("cannot be had"))
    }

    @Test func aSuiteThatNeedsThemIsAFailure() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try makePackage(tool, page: "\"Quick\"")
        let manifest = tool.folder.appendingPathComponent("Kit/Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8).replacingOccurrences(of: ".testTarget(name: \"KitTests\", dependencies: [\"Kit\"]),", with: "")
        try text.write(to: manifest, atomically: true, encoding: .utf8)
        let result = try tool.run("test", "Kit")
        #expect(result.status == 65)
        #expect(result.errors.contains("KitSpecs cannot be run: quick (https://127.0.0.1:9/nobody/Quick.git)"))
    }
}
