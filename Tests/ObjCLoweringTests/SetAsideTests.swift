// What of a package is left out because a framework is not here: what names it, and what names that; whole files or declarations.
import Foundation
import Testing
@testable internal import ObjCLowering

@Suite struct SetAsideTests {
    private static let available: Set<String> = ["UIKit", "Foundation", "XCTest", "Kit"]

    private func leftOut(_ modules: [(name: String, isTest: Bool, files: [String: String])]) -> [String: Set<String>] {
        setAside(modules).files.mapValues(\.frameworks)
    }

    private func setAside(_ modules: [(name: String, isTest: Bool, files: [String: String])], absent: Set<String> = []) -> SetAside {
        let sources = Dictionary(modules.flatMap(\.files).map { ($0.key, [UInt8]($0.value.utf8)) }, uniquingKeysWith: { first, _ in first })
        let conditions = ConditionEvaluation(platform: .iOS, modules: Self.available)
        let described = modules.map { module in
            let paths = module.files.keys.sorted()
            return SetAside.Module(name: module.name, paths: paths, scans: paths.map { SourceScan(source: sources[$0] ?? [], conditions: conditions) }, isTest: module.isTest)
        }
        return SetAside(modules: described, available: Self.available, absent: absent) { sources[$0] ?? [] }
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

    @Test func aFrameworkTakesWhatNamesItAndWhatNamesThat() {
        let found = setAside([("Kit", false, Self.kit)])
        #expect(found.files.mapValues(\.frameworks) == ["Face.swift": ["SwiftUI"], "Holder.swift": ["SwiftUI"]])
        // `Options.Shade` and `Hidden` are as good as ever.
        #expect(found.files["Face.swift"]?.pieces?.count == 2)
        #expect(found.files["Holder.swift"]?.pieces == nil)
    }

    /// The text of the one file of a module, line by line without spaces at the ends.
    private func kept(_ text: String, _ more: [String: String] = [:]) throws -> [String] {
        let found = setAside([("Kit", false, more.merging(["Item.swift": text, "Other.swift": "import UIKit\n" + String(repeating: "//\n", count: 500)]) { first, _ in first })])
        let left = try #require(found.files["Item.swift"]), pieces = try #require(left.pieces)
        return String(decoding: SetAside.blank(pieces, in: [UInt8](text.utf8), stubs: left.stubs), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0.replacing(/\s+$/, with: "")) }
    }

    /// Suites import SwiftUI beside a framework that is not here, under that framework's condition, and use it everywhere.
    @Test func anImportUnderTheConditionOfAnAbsentFrameworkCounts() throws {
        let text = """
            #if canImport(SpriteKit)
            import SpriteKit
            import SwiftUI
            #endif
            class Suite {
                func shows() { show(SwiftUI.Text("")) }
                func counts() {}
            }
            """
        #expect(try kept(text) == ["#if canImport(SpriteKit)", "import SpriteKit", "", "#endif", "class Suite {", "", "    func counts() {}", "}"])
        #expect(setAside([("Kit", false, ["Item.swift": text.replacingOccurrences(of: "(SpriteKit)", with: "(SwiftUI)")])]).files.isEmpty)
        #expect(setAside([("Kit", false, ["Item.swift": text.replacingOccurrences(of: "canImport", with: "!canImport")])]).files["Item.swift"] != nil, "active, and so it counts")
    }

    @Test func aTypeInATypeOfAFrameworkThatIsHereCanBeAbsent() throws {
        let text = "import UIKit\nextension UIView.Part { func a() {} }\nextension Part { func b() {} }\nfunc take(_ part: UIView.Part) {}\nlet other = UIView.Other.one\n"
        let found = setAside([("Kit", false, ["Item.swift": text + String(repeating: "//\n", count: 100)])], absent: ["UIView.Part"])
        let pieces = try #require(found.files["Item.swift"]?.pieces)
        let lines = pieces.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
        #expect(lines == ["extension UIView.Part { func a() {} }", "func take(_ part: UIView.Part) {}"])
    }

    /// On Apple's systems SwiftUI can be imported, so that an extension outside of the clause compiles.
    @Test func whatNamesATypeOfAnAbsentClauseGoes() throws {
        let text = """
            #if canImport(SwiftUI) && os(iOS)
            import SwiftUI
            struct Maker<Content: View> {}
            #else
            struct Other {}
            #endif
            extension Maker { func make() {} }
            extension Other { func make() {} }
            """
        #expect(try kept(text) == ["#if canImport(SwiftUI) && os(iOS)", "import SwiftUI", "struct Maker<Content: View> {}", "#else", "struct Other {}", "#endif", "", "extension Other { func make() {} }"])
    }

    @Test func anExtensionLosesWhatUsesARemovedMember() throws {
        let text = """
            import SwiftUI
            extension Field {
                func empty() { shown.empty() }
                func plain() {}
            }
            class Field {
                var shown: Binding<String>
                var count = 0
                init(_ shown: Binding<String>) { self.shown = shown }
                init?(coder: Int) {}
            }
            extension Field: Delegate {
                func ended() { self.shown = other }
                func counted() -> Int { count }
            }
            """
        let lines = try kept(text)
        #expect(lines == ["", "extension Field {", "", "    func plain() {}", "}", "class Field {", "", "    var count = 0", "", "    init?(coder: Int) {}", "}", "extension Field: Delegate {", "", "    func counted() -> Int { count }", "}"])
    }

    @Test func anOverloadThatHandsOverGoesWithTheOther() throws {
        let text = """
            import SwiftUI
            class Loader {
                func load(_ text: String) { load(Int(text)) }
                func load(_ number: Int?) { shown = Text("") }
                func load() { empty() }
                func empty() {}
            }
            """
        #expect(try kept(text) == ["", "class Loader {", "", "", "    func load() { empty() }", "    func empty() {}", "}"])
    }

    @Test func aTypeGoesWithWhatAProtocolRequires() throws {
        let text = """
            import SwiftUI
            class Video: Decoding {
                func decode() -> Int { Text("").count }
                var name: String { "" }
            }
            class Picture: Decoding {
                func decode() -> Int { 1 }
                func partly() -> Int { Text("").count }
            }
            """
        let coding = "import UIKit\nprotocol Decoding { func decode() -> Int; func partly() -> Int }\nextension Decoding { func partly() -> Int { 0 }; func decode(_ number: Int) -> Int { 2 } }"
        #expect(try kept(text, ["Coding.swift": coding]) == ["", "", "", "", "", "class Picture: Decoding {", "    func decode() -> Int { 1 }", "", "}"])
    }

    @Test func declarationsThatDoNotNameTheFrameworkStay() throws {
        let text = """
            import SwiftUI
            public struct Item<Content> {
                public var view: UIView
                public var body: AnyView { AnyView(erasing: view) }
                public var title: String { "" }
                init(view: UIView) { self.view = view }
                init(_ content: some View) { view = UIHostingController(rootView: content).view }
            }
            extension View { func item() -> Int { 1 } }
            extension Item { enum State { case on }; var state: State { .on } }
            class Cell: UICollectionViewCell {
                var host: UIHostingController<AnyView>?
                override func prepareForReuse() { host = nil }
            }
            func wide<View: UIView>(_ view: View) -> View { view }
            """
        #expect(
            try kept(text) == [
                "", "public struct Item<Content> {", "    public var view: UIView", "", "    public var title: String { \"\" }", "    init(view: UIView) { self.view = view }", "", "}",
                "", "extension Item { enum State { case on }; var state: State { .on } }", "", "", "", "", "func wide<View: UIView>(_ view: View) -> View { view }",
            ])
    }

    @Test func membersGoWithTheMembersTheyName() throws {
        let text = """
            import SwiftUI
            struct Item {
                let size: CGSize
                private var shade: Color { .red }
                func both() -> Any { (shade, size) }
                func shade(at point: CGPoint) -> Int { 0 }
                func twice() -> CGFloat { size.width * 2 }
            }
            protocol Shaded { var color: Color { get } }
            extension Item: Shaded { var color: Color { .red } }
            """
        // `shade` may be the method, so that `both` stays for the compiler to judge.
        #expect(
            try kept(text) == [
                "", "struct Item {", "    let size: CGSize", "", "    func both() -> Any { (shade, size) }", "    func shade(at point: CGPoint) -> Int { 0 }",
                "    func twice() -> CGFloat { size.width * 2 }", "}", "", "",
            ])
        let other = text.replacingOccurrences(of: "func shade(at", with: "func tint(at")
        #expect(try kept(other)[4] == "")
    }

    /// No value is of a type that is left out, so what is done for one is never done.
    @Test func branchesForWhatCannotBeGo() throws {
        let text = """
            import UIKit
            class Pager: UIView {
                func size(_ item: Any) -> Int {
                    switch tag {
                    case 1:
                        if tag > 0, item is Face {
                            return 1
                        }
                    default:
                        if let face = item as? Face { return face.count }
                        else { return 2 }
                    }
                    if tag == 3 { return 3 } else if item is Face { return 4 }
                    if item is Face { return 5 } else if tag == 6 { return 6 }
                    if item is Face { return 7 } else if let face = item as? Face { return face.count }
                    switch item {
                    case let face as Face: return face.count
                    case is UIView: return 8
                    default: return 9
                    }
                }
                func face() -> Face? { nil }
            }
            """
        let found = try kept(text, ["Face.swift": "import SwiftUI\nstruct Face { var count: Int; let view: AnyView }"])
        #expect(found == [
            "import UIKit", "class Pager: UIView {", "    func size(_ item: Any) -> Int {", "        switch tag {", "        case 1:", "            do {}", "", "", "        default:",
            "            do", "                 { return 2 }", "        }", "        if tag == 3 { return 3 } else {}", "                                          if tag == 6 { return 6 }", String(repeating: " ", count: 42) + "do {}", "        switch item {", "",
            "        case is UIView: return 8", "        default: return 9", "        }", "    }", "", "}",
        ])
    }

    /// The initialiser that Swift makes of a structure's properties would be another one.
    @Test func aStructureDoesNotLoseWhatItIsMadeFrom() throws {
        let text = "import SwiftUI\nstruct Page { let number: Int; let view: AnyView }\nstruct Sheet { let number: Int; var view: AnyView? }\nlet number = 1"
        #expect(try kept(text) == ["", "", "struct Sheet { let number: Int; " + String(repeating: " ", count: 18) + " }", "let number = 1"])
    }

    @Test func testsThatDriveAnAppFromOutsideAreLeftOut() {
        let tests = [
            "AppTests.swift": "import XCTest\nclass AppTests: XCTestCase { func testIt() { XCUIApplication().launch() } }",
            "PagerTests.swift": "import XCTest\nclass PagerTests: XCTestCase { func testIt() {} }",
        ]
        #expect(leftOut([("Kit", false, ["Pager.swift": "import UIKit"]), ("KitUITests", true, tests)]) == ["AppTests.swift": ["XCUIAutomation"]])
    }

    @Test func testsOfWhatIsLeftOutGoWithIt() {
        let tests = [
            "PagerTests.swift": "import XCTest\n@testable import Kit\nclass PagerTests: XCTestCase { let pager = Pager() }",
            "FaceTests.swift": "import XCTest\n@testable import Kit\nclass FaceTests: XCTestCase { let face = Face() }",
        ]
        let other = ["Own.swift": "struct Face {}\nlet face = Face()"]
        #expect(leftOut([("Kit", false, Self.kit), ("KitTests", true, tests), ("Apart", false, other)]).keys.sorted() == ["Face.swift", "FaceTests.swift", "Holder.swift"])
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
        let out = try LoweredModule.lower(files: [face], moduleName: "Kit", directory: folder + "/lowered", isForApplePlatforms: true, leftOut: [face: .init(frameworks: ["SwiftUI"])])
        let lowered = try #require(out.overlaid[face])
        #expect(try String(contentsOfFile: lowered, encoding: .utf8) == "\n\n\n\n")
        #expect(out.diagnostics.isEmpty)
        // It comes back when the framework does.
        let back = try LoweredModule.lower(files: [face], moduleName: "Kit", directory: folder + "/lowered", isForApplePlatforms: true)
        let text = try String(contentsOfFile: try #require(back.overlaid[face]), encoding: .utf8)
        #expect(text.contains("class Face"))
        #expect(back.affectedUneditedFiles == [face])
    }

    @Test func anImportThatAnEditorCompletedLeavesNothingOut() {
        let cell = "import UIKit\nimport CoreMIDI\npublic class Cell: UITableViewCell { var middle = 0 }"
        #expect(leftOut([("App", false, ["Cell.swift": cell])]).isEmpty)
    }
}
