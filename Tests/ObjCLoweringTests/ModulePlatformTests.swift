// The rule of Docs/LOWERING.md for a module's platform, the conditions it rests on, and the tokens it reads.
import Foundation
internal import ObjCLowering
import XCTest

final class ModulePlatformTests: XCTestCase {
    private let toolchain: Set<String> = ["Swift", "Foundation", "Glibc", "XCTest"]

    private func module(_ name: String, package: String = "P", _ sources: String..., graph: Set<String> = []) -> ModulePlatform.Module {
        func scans(_ platform: ConditionEvaluation.Platform, _ modules: Set<String>) -> [SourceScan] {
            sources.map { SourceScan(source: Array($0.utf8), conditions: ConditionEvaluation(platform: platform, modules: modules.union(graph))) }
        }
        return ModulePlatform.Module(name: name, package: package, onIOS: scans(.iOS, toolchain.union(["UIKit", "ObjectiveC"])), onLinux: scans(.linux, toolchain))
    }

    private func linux(_ modules: ModulePlatform.Module...) -> Set<String> {
        ModulePlatform.writtenForLinux(modules, toolchainModules: toolchain)
    }

    func testANumbersLibraryKeepsItsLinuxPaths() {
        let shims = "#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif\n"
        XCTAssertEqual(linux(module("Real", shims), module("Complex", "import Real\n#if os(iOS)\nlet x = 1\n#endif\n", graph: ["Real"])), ["Real", "Complex"])
    }

    func testAnAppsModuleThatNeverHeardOfLinuxIsForApple() {
        XCTAssertEqual(linux(module("Core", "import Foundation\n#if os(iOS)\nlet platform = 1\n#endif\n")), [])
    }

    func testNumbersOverAPortableCTargetKeepTheirLinuxPaths() {
        let real = { (portable: Bool) in
            ModulePlatform.Module(
                name: "Real", package: "P", onIOS: [SourceScan(source: Array("import Shims\n".utf8), conditions: ConditionEvaluation(platform: .iOS, modules: ["UIKit"]))],
                onLinux: [SourceScan(source: Array("import Shims\n".utf8), conditions: ConditionEvaluation(platform: .linux, modules: []))], hasPortableC: portable)
        }
        XCTAssertEqual(linux(real(true)), ["Real"])
        XCTAssertEqual(linux(real(false)), [])
    }

    func testAnInterfaceUnderAConditionOfIOSIsForApple() {
        XCTAssertEqual(linux(module("Snapshots", "#if os(Linux)\nimport Foundation\n#endif\n#if os(iOS)\nimport UIKit\n#endif\n")), [])
        XCTAssertEqual(linux(module("Images", "#if canImport(Glibc)\nimport Glibc\n#endif\n#if canImport(UIKit)\nimport UIKit\n#endif\n")), [])
    }

    func testWhatDoesNotBuildForLinuxIsForApple() {
        XCTAssertEqual(linux(module("Crypto", "import CommonCrypto\n#if os(Linux)\n#endif\n")), [], "a module that Linux has not")
        XCTAssertEqual(linux(module("Runtime", "import Foundation\n#if os(Linux)\n#endif\n@objc class A: NSObject {}\n")), [], "Objective-C")
        XCTAssertEqual(linux(module("Guarded", "import Foundation\n#if os(Linux)\nclass A {}\n#else\n@objc class A: NSObject {}\n#endif\n")), ["Guarded"])
    }

    /// SwifterSwift's modules of members of frameworks are empty on Linux.
    func testPartsOfAnInterfacesPackageThatLinuxLacksAreForApple() {
        let face = module("Face", "import UIKit\n")
        let places = "#if os(Linux)\n#endif\n#if os(iOS)\nimport Foundation\nextension Data { var place: Int { 1 } }\n#endif\n"
        let both = "import Foundation\n#if os(Linux)\nfunc mine() {}\n#else\nfunc theirs() {}\n#endif\n"
        XCTAssertEqual(linux(face, module("Places", places), module("Both", both)), ["Both"])
        XCTAssertEqual(linux(module("Places", places)), ["Places"], "without an interface beside it")
    }

    /// Alamofire in an app that watches the network.
    func testAPackageIsForAppleWhereAnAppUsesWhatItsLinuxPathsLack() {
        let network = module("Network", "import Foundation\n#if os(Linux)\n#endif\npublic class Session {}\n#if canImport(UIKit)\nimport Combine\npublic class Reachability {}\n#endif\n")
        func app(_ text: String) -> ModulePlatform.Module { module("App", package: "App", "import UIKit\nimport Network\n" + text, graph: ["Network"]) }
        XCTAssertEqual(linux(network, app("let session = Session()\n")), ["Network"])
        XCTAssertEqual(linux(network, app("let watched = Reachability()\n")), [])
        let inner = module("Network", "#if os(Linux)\n#endif\npublic func run() {}\n#if canImport(UIKit)\nclass Reachability {}\nfunc find() { let Reachability = 1 }\n#endif\n")
        XCTAssertEqual(linux(inner, app("let watched = Reachability()\n")), ["Network"], "a name that only the module itself sees")
        let extended = module("Network", "#if os(Linux)\n#endif\n#if canImport(UIKit)\npublic extension Data {\nfunc f() { if true {} }\nstruct Reachability {}\n}\nstruct Other {}\n#endif\n")
        XCTAssertEqual(linux(extended, app("let watched = Reachability()\n")), [])
        XCTAssertEqual(linux(extended, app("let watched = Other()\n")), ["Network"])
        XCTAssertEqual(linux(network, app("class Reachability {}\nlet watched = Reachability()\n")), ["Network"], "the app's own")
        XCTAssertEqual(linux(network, app("import Combine\nlet values = Session().publish()\n")), [])
        XCTAssertEqual(linux(network, module("App", package: "App", "import UIKit\nimport Combine\nlet watched = Reachability()\n")), ["Network"], "not imported")
        XCTAssertEqual(linux(network, module("Tool", package: "App", "import Foundation\nimport Network\nlet watched = Reachability()\n", graph: ["Network"])), [], "a module that builds for Apple's systems alone")
    }

    func testWhoImportsAModuleForAppleIsForAppleToo() {
        let base = module("Base", "import UIKit\n")
        XCTAssertEqual(linux(base, module("Tests", "import XCTest\n@testable import Base\n#if os(Linux)\n#endif\n", graph: ["Base"])), [])
        XCTAssertEqual(
            ModulePlatform.reached(by: "UIKit", [base, module("A", "import Base\n", graph: ["Base"]), module("B", "import A\n", graph: ["A"]), module("C", "import Foundation\n")], except: []),
            ["Base", "A", "B"])
    }

    func testAppleSModulesWithoutAnInterfaceNeedLowering() {
        func needed(_ modules: ModulePlatform.Module...) -> Bool { ModulePlatform.needsApple(modules, except: linux(modules[0]), toolchainModules: toolchain) }
        XCTAssertTrue(needed(module("Logging", "@_exported import OSLog\n")))
        XCTAssertTrue(needed(module("Storage", "import Foundation\nimport CoreData\n")))
        XCTAssertFalse(needed(module("Numbers", "import Foundation\n")))
        XCTAssertFalse(needed(module("Guarded", "import Foundation\n#if canImport(OSLog)\nimport OSLog\n#endif\n")), "builds for Linux as it is")
    }

    func testConditions() {
        let iOS = ConditionEvaluation(platform: .iOS, modules: ["UIKit"])
        for (condition, value) in [
            ("os(iOS)", true), ("os(Linux)", false), ("!os(Linux) && canImport(UIKit)", true), ("os(macOS) || os(iOS)", true),
            ("os(iOS) && !(DEBUG || FLAG)", false), ("swift(>=5.9) // swift", true), ("compiler(<6)", false), ("targetEnvironment(macCatalyst)", false),
            ("canImport(AppKit)", false), ("SWIFT_PACKAGE", true), ("COCOAPODS", false),
        ] { XCTAssertEqual(iOS.evaluate(condition), value, condition) }
    }

    func testTokens() {
        let scan = SourceScan(
            source: Array("""
                import class UIKit.UIView // import Nothing
                @_exported import Kit
                /* import Comment /* nested */ */
                let text = "UILabel \\(UIButton.self) \\("nested")"
                let raw = #"UISlider "quoted" "#
                let long = \"""
                    UISwitch
                    \"""
                #if os(Linux)
                let absent: UIStepper?
                #else
                class View<T>: UIControl, Drawing { var box = UIColor.systemMint.cgColor; func draw() { draw(UIScreen.main) } }
                #endif
                """.utf8), conditions: ConditionEvaluation(platform: .iOS, modules: []))
        XCTAssertEqual(scan.imports.map(\.module), ["UIKit", "Kit"])
        XCTAssertEqual(scan.imports.map(\.isExported), [false, true])
        XCTAssertEqual(scan.uses.filter { $0.name.hasPrefix("UI") }.map { "\($0.name) \($0.line)" }, ["UIControl 12", "UIColor 12", "UIScreen 12"])
        XCTAssertEqual(scan.members.map(\.name), ["UIColor.systemMint", "UIScreen.main"])
        XCTAssertEqual(scan.declared, ["text", "raw", "long", "View", "box", "draw"])
        XCTAssertTrue(scan.knowsLinux)
    }

    /// A literal of a colour names UIKit's class without a word of it.
    func testLiteralsNameTheirTypes() {
        let scan = SourceScan(
            source: Array("let a = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)]\nlet b = #imageLiteral(resourceName: \"x\")\nlet c = #file\n".utf8),
            conditions: ConditionEvaluation(platform: .iOS, modules: []))
        XCTAssertEqual(scan.uses.filter { $0.name.hasPrefix("UI") }.map { "\($0.name) \($0.line)" }, ["UIColor 1", "UIImage 2"])
    }

    func testAModuleForLinuxFindsNoneOfOurModules() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("platform-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("A.swift").path
        try "#if canImport(ObjectiveC) && canImport(Foundation)\nlet a = 1\n#endif\nlet text = \"canImport(ObjectiveC)\"\n#if os(iOS)\n#endif\n".write(toFile: file, atomically: true, encoding: .utf8)
        let module = try LoweredModule.lower(files: [file], moduleName: "A", directory: folder.path + "/lowered", isForApplePlatforms: false, impliedImports: [:])
        let text = try String(contentsOfFile: try XCTUnwrap(module.overlaid[file]), encoding: .utf8)
        XCTAssertEqual(text, "#if false && canImport(Foundation)\nlet a = 1\n#endif\nlet text = \"canImport(ObjectiveC)\"\n#if os(iOS)\n#endif\n")
    }

    func testImpliedImportsStandBehindTheLastLine() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("implied-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("A.swift").path
        try "let view: UIView? = nil // no line break".write(toFile: file, atomically: true, encoding: .utf8)
        let module = try LoweredModule.lower(files: [file], moduleName: "A", directory: folder.path + "/lowered", isForApplePlatforms: true, impliedImports: [file: ["Foundation", "UIKit"]])
        let text = try String(contentsOfFile: try XCTUnwrap(module.overlaid[file]), encoding: .utf8)
        XCTAssertEqual(text, "let view: UIView? = nil // no line break\nimport Foundation; import UIKit\n")
    }
}
