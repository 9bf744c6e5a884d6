// A Package.resolved that pins a revision that the package's repository does not have here.

import Foundation
import Testing

@Suite(.serialized) struct UnavailablePinsTests {
    private static let missing = "82645ec760917961cfa08c9c0c7104a57a0fa4b1"

    private func git(_ folder: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder.path, "-c", "user.name=t", "-c", "user.email=t@example.com"] + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    /// A package that needs Tool, a repository of Tool with the versions 1.2.0 and 2.0.0 on one branch, and pins.
    private func makePackages(_ tool: CommandLineTool, _ requirement: String, pinned state: String) throws -> URL {
        try tool.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Tool\", products: [.library(name: \"Tool\", targets: [\"Tool\"])], targets: [.target(name: \"Tool\")])\n", to: "Tool/Package.swift")
        try tool.write("public let answer = 42\n", to: "Tool/Sources/Tool/Tool.swift")
        let place = tool.folder.appendingPathComponent("Tool")
        try git(place, ["init", "-q", "-b", "trunk"])
        for version in ["1.2.0", "2.0.0"] {
            try git(place, ["add", "-A"])
            try git(place, ["commit", "-q", "--allow-empty", "-m", version])
            try git(place, ["tag", version])
        }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", dependencies: [.package(url: "\(place.absoluteString)", \(requirement))],
                targets: [.target(name: "Kit", dependencies: [.product(name: "Tool", package: "Tool")])])
            """, to: "Kit/Package.swift")
        try tool.write("import UIKit\nimport Tool\npublic let view = UIView.self, number = answer\n", to: "Kit/Sources/Kit/Kit.swift")
        try tool.write(
            "{\"pins\": [{\"identity\": \"tool\", \"kind\": \"localSourceControl\", \"location\": \"\(place.path)\", \"state\": {\"revision\": \"\(Self.missing)\", \(state)}}], \"version\": 2}",
            to: "Kit/Package.resolved")
        return tool.folder.appendingPathComponent("Kit/Package.resolved")
    }

    @Test func whatTheManifestAllowsTakesItsPlace() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let resolved = try makePackages(tool, "branch: \"trunk\"", pinned: "\"branch\": \"trunk\""), text = try Data(contentsOf: resolved)
        for _ in 0..<2 {
            let result = try tool.run("build", "Kit")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.errors.contains("tool trunk (82645ec) by trunk ("))
            #expect(result.errors.contains("swift package --package-path"))
            #expect(try Data(contentsOf: resolved) == text)
        }
    }

    @Test func withoutSuchAVersionThePackageIsNotThere() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let resolved = try makePackages(tool, "\"1.4.0\"..<\"2.0.0\"", pinned: "\"version\": \"1.5.0\""), text = try Data(contentsOf: resolved)
        let result = try tool.run("build", "Kit")
        #expect(result.status == 65)
        #expect(result.errors.contains("cannot be had"))
        #expect(try Data(contentsOf: resolved) == text)
    }
}
