// Which files of a package are left out because a framework is not here: those that import it, and those that name what only they declare.
import Foundation
import Testing
@testable internal import ObjCLowering

@Suite struct SetAsideTests {
    private static let available: Set<String> = ["UIKit", "Foundation", "XCTest", "Kit"]

    private func leftOut(_ modules: [(name: String, isTest: Bool, files: [String: String])]) -> [String: Set<String>] {
        let sources = Dictionary(modules.flatMap(\.files).map { ($0.key, [UInt8]($0.value.utf8)) }, uniquingKeysWith: { first, _ in first })
        let conditions = ConditionEvaluation(platform: .iOS, modules: Self.available)
        let described = modules.map { module in
            let paths = module.files.keys.sorted()
            return SetAside.Module(name: module.name, paths: paths, scans: paths.map { SourceScan(source: sources[$0] ?? [], conditions: conditions) }, isTest: module.isTest)
        }
        return SetAside(modules: described, available: Self.available) { sources[$0] ?? [] }.files
    }

    private static let kit = [
        "Pager.swift": "import UIKit\npublic class Pager: UIView {}",
        "Options.swift": "import UIKit\npublic struct Options {}\nenum Style { case plain }",
        "Menu.swift": "import UIKit\nclass Menu: UIView { var options = Options() }",
        "Face.swift": "import SwiftUI\npublic struct Face: View { var body: some View { Text(\"\") } }\nextension Options { struct Shade {} }\nprivate struct Hidden {}",
        "Holder.swift": "import UIKit\nclass Holder { var face: Face? }",
        "Shades.swift": "import UIKit\nlet shade = Options.Shade()",
        "Other.swift": "import UIKit\nstruct Hidden {}\nlet hidden = Hidden()",
    ]

    @Test func aFrameworkTakesItsFilesAndWhatNamesTheirTypes() {
        #expect(leftOut([("Kit", false, Self.kit)]) == ["Face.swift": ["SwiftUI"], "Holder.swift": ["SwiftUI"], "Shades.swift": ["SwiftUI"]])
    }

    @Test func testsOfWhatIsLeftOutGoWithIt() {
        let tests = [
            "PagerTests.swift": "import XCTest\n@testable import Kit\nclass PagerTests: XCTestCase { let pager = Pager() }",
            "FaceTests.swift": "import XCTest\n@testable import Kit\nclass FaceTests: XCTestCase { let face = Face() }",
        ]
        let other = ["Own.swift": "struct Face {}\nlet face = Face()"]
        #expect(leftOut([("Kit", false, Self.kit), ("KitTests", true, tests), ("Apart", false, other)]).keys.sorted() == ["Face.swift", "FaceTests.swift", "Holder.swift", "Shades.swift"])
    }

    @Test func previewsAndNeedlessImportsLeaveAFileIn() {
        let files = [
            "A.swift": "import UIKit\nimport SwiftUI\nclass A: UIView {}\n#Preview { A() }",
            "B.swift": "import UIKit\nimport SwiftUI\nclass B: UIView {}",
            "D.swift": "import UIKit\nimport CoreImage\nimport Metal\nclass CIty: UIView {}",
            "C.swift": "import UIKit\n#if canImport(SwiftUI)\nimport SwiftUI\nstruct C: View { var body: some View { Text(\"\") } }\n#endif",
        ]
        #expect(leftOut([("Kit", false, files)]).isEmpty)
    }

    @Test func neitherAnEntryPointNorMostOfTheCodeIsLeftOut() {
        var app = Self.kit
        app["App.swift"] = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var holder = Holder() }"
        #expect(leftOut([("App", false, app)]).isEmpty)
        #expect(leftOut([("Kit", false, ["Face.swift": "import SwiftUI\nstruct Face: View {}", "Pager.swift": "import CoreImage\nlet filter = CIFilter()"])]).isEmpty)
    }

    @Test func anEmptyTextKeepsItsLinesAndSaysNothing() throws {
        let folder = NSTemporaryDirectory() + "set-aside-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let face = folder + "/Face.swift"
        try "import SwiftUI\n@objc class Face: NSObject {\n  @objc func unsupported<T>(_ t: T) {}\n}\n".write(toFile: face, atomically: true, encoding: .utf8)
        let out = try LoweredModule.lower(files: [face], moduleName: "Kit", directory: folder + "/lowered", isForApplePlatforms: true, leftOut: [face])
        let lowered = try #require(out.overlaid[face])
        #expect(try String(contentsOfFile: lowered, encoding: .utf8) == "\n\n\n\n")
        #expect(out.diagnostics.isEmpty)
        // It comes back when the framework does.
        let back = try LoweredModule.lower(files: [face], moduleName: "Kit", directory: folder + "/lowered", isForApplePlatforms: true)
        let text = try String(contentsOfFile: try #require(back.overlaid[face]), encoding: .utf8)
        #expect(text.contains("class Face"))
        #expect(back.affectedUneditedFiles == [face])
    }
}
