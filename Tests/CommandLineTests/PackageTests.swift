// SwiftPM packages that import UIKit: their executable runs, their own tests run, both with lowering.

import Foundation
import Testing

@Suite(.serialized) struct PackageTests {
    private func makePackage(_ tool: CommandLineTool) throws {
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Counter", targets: [
                .target(name: "CounterKit", swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
                .executableTarget(name: "Counter", dependencies: ["CounterKit"]),
                .testTarget(name: "CounterKitTests", dependencies: ["CounterKit"]),
            ])
            """, to: "Counter/Package.swift")
        try tool.write(
            """
            import UIKit

            public class CounterViewController: UIViewController {
                public let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
                public let button = UIButton(type: .system)
                private var count = 0

                public override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "0"
                    button.frame = CGRect(x: 20, y: 160, width: 300, height: 44)
                    button.setTitle("Count", for: .normal)
                    button.addTarget(self, action: #selector(countUp(_:)), for: .touchUpInside)
                    view.addSubview(label)
                    view.addSubview(button)
                }

                @objc private func countUp(_ sender: UIButton) {
                    count += 1
                    label.text = "\\(count)"
                    print("count", count)
                }
            }
            """, to: "Counter/Sources/CounterKit/CounterViewController.swift")
        // Foundation's on Apple's systems, UIFoundation's here.
        try tool.write(
            "import Foundation\npublic func plain(_ text: AttributedString) -> String { NSAttributedString(text).string }\n", to: "Counter/Sources/CounterKit/Plain.swift")
        try tool.write(
            """
            import UIKit
            import CounterKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = CounterViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, to: "Counter/Sources/Counter/AppDelegate.swift")
        try tool.write(
            """
            import XCTest
            import UIKit
            @testable import CounterKit

            @MainActor final class CounterTests: XCTestCase {
                func testATapCounts() {
                    let controller = CounterViewController()
                    controller.loadViewIfNeeded()
                    controller.button.sendActions(for: .touchUpInside)
                    XCTAssertEqual(controller.label.text, "1")
                }

                func testAnAnimationEnds() {
                    let view = UIView(), ended = expectation(description: "ended")
                    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.5 }) { if $0 { ended.fulfill() } }
                    waitForExpectations(timeout: 1)
                }

                func testAnHourPassesAtOnce() async throws {
                    let before = Date()
                    try await Task.sleep(nanoseconds: 3_600_000_000_000)
                    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(before), 3600)
                }
            }
            """, to: "Counter/Tests/CounterKitTests/CounterTests.swift")
    }

    /// On Apple's systems nobody reads LinuxMain.swift; the list of tests that it names is compiled away there.
    @Test func aLinuxMainIsNotAsked() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write(
            """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(name: "Old", targets: [.target(name: "Old"), .testTarget(name: "OldTests", dependencies: ["Old"])])
            """, to: "Old/Package.swift")
        try tool.write("import UIKit\npublic class OldView: UIView { @objc public func two() -> Int { 2 } }\n", to: "Old/Sources/Old/OldView.swift")
        try tool.write(
            "import XCTest\n@testable import Old\nfinal class OldTests: XCTestCase { @MainActor func testTwo() { XCTAssertEqual(OldView().two(), 2); print(\"asked\") } }\n"
                + "#if !canImport(ObjectiveC)\npublic func allTests() -> [XCTestCaseEntry] { [] }\n#endif\n",
            to: "Old/Tests/OldTests/OldTests.swift")
        try tool.write("import XCTest\nimport OldTests\nvar tests = [XCTestCaseEntry]()\ntests += OldTests.allTests()\nXCTMain(tests)\n", to: "Old/Tests/LinuxMain.swift")
        let result = try tool.run("test", "Old")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("asked"))
        #expect(!result.errors.contains("deprecated"))
    }

    /// `record(_:)` hears assertions, and a class says which of its tests run: base classes without tests of their own do that.
    @Test func testClassesDecideAboutTheirFailuresAndTheirTests() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write(
            """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(name: "Own", targets: [.target(name: "Own"), .testTarget(name: "OwnTests", dependencies: ["Own"])])
            """, to: "Own/Package.swift")
        try tool.write("import UIKit\npublic class OwnView: UIView {}\n", to: "Own/Sources/Own/OwnView.swift")
        try tool.write(
            """
            import XCTest
            @testable import Own
            class RecordingTests: XCTestCase {
                override func record(_ issue: XCTIssue) {
                    if issue.compactDescription.contains("known") { print("heard", issue.sourceCodeContext.location?.lineNumber ?? 0) } else { super.record(issue) }
                }
                func testKnown() { XCTFail("known") }
                func testOther() { XCTExpectFailure("it fails"); XCTFail("other") }
            }
            class SharedTests: XCTestCase {
                override class var defaultTestSuite: XCTestSuite {
                    self == SharedTests.self ? XCTestSuite(name: "none") : super.defaultTestSuite
                }
                func testShared() { print("shared in", type(of: self)) }
            }
            final class FirstTests: SharedTests { func testOwn() { print("own") } }
            @MainActor final class EmptyTests: SharedTests {
                override class var defaultTestSuite: XCTestSuite { XCTestSuite(name: "\\(super.defaultTestSuite.tests.count) tests") }
                func testNever() { print("never") }
            }
            """, to: "Own/Tests/OwnTests/OwnTests.swift")
        let result = try tool.run("test", "Own")
        #expect(result.status == 0, "\(result.output) \(result.errors)")
        #expect(result.output.filter { ["heard 7", "own", "never"].contains($0) || $0.hasPrefix("shared in") }.sorted() == ["heard 7", "own", "shared in FirstTests"], "\(result.output)")
    }

    @Test func anExecutableThatImportsUIKitRuns() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try makePackage(tool)
        let result = try tool.run("run", "Counter", "-e", "tap \"Count\"; tap \"Count\"; expect \"2\"")
        #expect(result.output == ["count 1", "count 2"])
        #expect(result.status == 0, "\(result.errors)")
        let second = try tool.run("run", "Counter", "-e", "tap \"Count\"")
        #expect(second.output == ["count 1"])
        #expect(!second.errors.contains("Compiling"))
    }

    @Test func itsOwnTestsRunOnTheVirtualClock() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try makePackage(tool)
        let result = try tool.run("test", "Counter")
        #expect(result.status == 0, "\(result.errors)")
        #expect((result.output.joined(separator: "\n") + result.errors).contains("Executed 3 tests, with 0 failures"))
    }

    /// A library with the app's entry point is an app too.
    @Test func aLibraryWithAnAppDelegateRuns() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let fixture = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("AppLife"), as: "AppLife")
        try tool.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")])", to: "Kit/Package.swift")
        try FileManager.default.createDirectory(at: tool.folder.appendingPathComponent("Kit/Sources"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: fixture, to: tool.folder.appendingPathComponent("Kit/Sources/Kit"))
        let result = try tool.run("run", "Kit", "--ios", "12")
        #expect(result.output == ["App.didFinishLaunching", "Root.viewDidLoad", "Root.viewWillAppear", "Root.viewDidAppear", "App.didBecomeActive"])
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func aPackageWithoutUIKitIsNoApp() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write("// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Plain\", targets: [.executableTarget(name: \"Plain\")])", to: "Plain/Package.swift")
        try tool.write("print(1)", to: "Plain/Sources/Plain/main.swift")
        let result = try tool.run("run", "Plain")
        #expect(result.status == 64)
        #expect(result.errors.contains("no target of the package Plain imports UIKit"))
    }
}
