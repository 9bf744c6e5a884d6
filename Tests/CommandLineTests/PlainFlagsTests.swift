// Packages are lowered before SwiftPM builds them, dependencies included, and reach it as plain flags: under both build
// systems, and under `swift` itself after `willappear env`. Test files see what they see on Apple's systems.

import Foundation
import Testing

@Suite(.serialized) struct PlainFlagsTests {
    /// An app's library, a dependency written for Apple's systems, and one written for Linux as well.
    private func makePackages(_ tool: CommandLineTool) throws {
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Shop", platforms: [.iOS(.v13)], dependencies: [.package(path: "../Kit"), .package(path: "../Portable")], targets: [
                .target(name: "Shop", dependencies: ["Kit", "Portable"]),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            ])
            """, to: "Shop/Package.swift")
        try tool.write(
            """
            import UIKit
            import Kit
            import Portable
            class ShopViewController: ActionViewController {
                #if os(iOS)
                let system = "iOS"
                #else
                let system = "another"
                #endif
                let portable = portableSystem
            }
            """, to: "Shop/Sources/Shop/ShopViewController.swift")
        // Names UIKit's types through Kit alone.
        try tool.write("import Kit\nfunc makeLabel() -> UILabel { UILabel() }\n", to: "Shop/Sources/Shop/Labels.swift")
        try tool.write(
            """
            import XCTest
            @testable import Shop

            final class ShopTests: XCTestCase {
                func testActionsOfADependency() {
                    let controller = ShopViewController()
                    controller.loadViewIfNeeded()
                    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
                    controller.wire(button)
                    button.sendActions(for: .touchUpInside)
                    XCTAssertEqual(controller.taps, 1)
                    XCTAssertEqual(controller.system, "iOS")
                    XCTAssertEqual(controller.portable, "Linux without Objective-C")
                    XCTAssertEqual(makeLabel().numberOfLines, 1)
                    XCTAssertNotNil(Data("text".utf8))
                }
            }
            """, to: "Shop/Tests/ShopTests/ShopTests.swift")
        try tool.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")])", to: "Kit/Package.swift")
        try tool.write(
            """
            import UIKit
            open class ActionViewController: UIViewController {
                public private(set) var taps = 0
                public func wire(_ button: UIButton) { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
                @objc private func tapped() { taps += 1 }
            }
            """, to: "Kit/Sources/Kit/ActionViewController.swift")
        try tool.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Portable\", products: [.library(name: \"Portable\", targets: [\"Portable\"])], targets: [.target(name: \"Portable\")])", to: "Portable/Package.swift")
        try tool.write(
            """
            #if canImport(Glibc)
            import Glibc
            #endif
            #if os(iOS)
            public let portableSystem = "iOS"
            #elseif canImport(ObjectiveC)
            public let portableSystem = "Linux with Objective-C"
            #else
            public let portableSystem = "Linux without Objective-C"
            #endif
            """, to: "Portable/Sources/Portable/Portable.swift")
    }

    @Test(arguments: ["native", "swiftbuild"]) func bothBuildSystems(_ system: String) throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try makePackages(tool)
        let result = try tool.run("test", "Shop", "--build-system", system)
        #expect(result.status == 0, "\(result.errors)")
        #expect((result.output.joined(separator: "\n") + result.errors).contains("Executed 1 test, with 0 failures"))
    }

    @Test func swiftItselfAfterEnv() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try makePackages(tool)
        let result = try tool.shell("eval \"$($willappear env)\" && cd Shop && swift build && swift test")
        #expect(result.status == 0, "\(result.errors)")
        #expect((result.output.joined(separator: "\n") + result.errors).contains("Executed 1 test, with 0 failures"))
        #expect(FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("Shop/.build/debug").path), "the package's own build folder")
    }

    /// What another file changes in a lowered text is compiled, although the file itself has not changed.
    @Test(arguments: ["native", "swiftbuild"]) func anEditReachesOtherFilesLoweredTexts(_ system: String) throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Edit\", targets: [.target(name: \"Edit\"), .testTarget(name: \"EditTests\", dependencies: [\"Edit\"])])", to: "Edit/Package.swift")
        try tool.write("import UIKit\nclass Base: UIViewController {}\nextension Base { @objc func name() -> String { \"base\" } }\n", to: "Edit/Sources/Edit/Base.swift")
        try tool.write("import UIKit\nclass Derived: Base {}\n", to: "Edit/Sources/Edit/Derived.swift")
        try tool.write(
            "import XCTest\n@testable import Edit\nfinal class EditTests: XCTestCase { @MainActor func testName() { let base: Base = Derived(); print(\"name is\", base.name()) } }\n",
            to: "Edit/Tests/EditTests/EditTests.swift")
        let first = try tool.run("test", "Edit", "--build-system", system)
        #expect(first.output.contains("name is base"), "\(first.errors)")
        try tool.write("import UIKit\nclass Derived: Base { override func name() -> String { \"derived\" } }\n", to: "Edit/Sources/Edit/Derived.swift")
        let second = try tool.run("test", "Edit", "--build-system", system)
        #expect(second.output.contains("name is derived"), "\(second.errors)")
    }
}
