// Lowering a module again: unchanged files come from the cache, edits are seen, and an edit that changes
// another file's lowered text says so.
import Foundation
internal import ObjCLowering
import XCTest

final class IncrementalTests: XCTestCase {
    private var folder = ""
    private var cache = ""

    override func setUpWithError() throws {
        folder = try temporaryDirectory("module")
        cache = folder + "/cache"
    }
    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func lower(_ files: [String: String]) throws -> LoweredModule {
        for (name, text) in files { try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8) }
        return try LoweredModule.lower(files: files.keys.sorted().map { "\(folder)/\($0)" }, moduleName: "App", directory: cache)
    }
    private func text(_ module: LoweredModule, _ name: String) throws -> String {
        try String(contentsOfFile: XCTUnwrap(module.overlaid["\(folder)/\(name)"]), encoding: .utf8)
    }

    private let controller = "import UIKit\nclass VC: UIViewController {\n    @objc func tap() {}\n}\n"
    private let plain = "struct Point { var x = 0 }\n"

    func testUnchangedModuleIsReadFromTheCache() throws {
        let first = try lower(["A.swift": controller, "B.swift": plain])
        XCTAssertEqual(first.overlaid.count, 1)
        let written = try FileManager.default.attributesOfItem(atPath: cache + "/lowering-cache.json")[.modificationDate] as? Date
        let second = try lower(["A.swift": controller, "B.swift": plain])
        XCTAssertEqual(second.overlaid, first.overlaid)
        XCTAssertEqual(second.compilerFlags, first.compilerFlags)
        XCTAssertFalse(second.affectsUneditedFiles)
        XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: cache + "/lowering-cache.json")[.modificationDate] as? Date, written)
    }

    func testAnEditIsSeen() throws {
        _ = try lower(["A.swift": controller])
        let edited = try lower(["A.swift": controller.replacingOccurrences(of: "tap", with: "press")])
        XCTAssertTrue(try text(edited, "A.swift").contains("m0(\"press\")"))
        XCTAssertFalse(edited.affectsUneditedFiles)
    }

    func testAnOverrideInAnotherFileChangesTheClassBody() throws {
        let before = try lower(["A.swift": controller, "B.swift": "import UIKit\nextension VC {}\n"])
        XCTAssertFalse(try text(before, "A.swift").contains("__extension_"))
        let after = try lower(["A.swift": controller, "B.swift": "import UIKit\nextension VC { override func viewDidLoad() {} }\n"])
        XCTAssertTrue(try text(after, "A.swift").contains("override func viewDidLoad() { __extension_VC__viewDidLoad() }"))
        XCTAssertTrue(after.affectsUneditedFiles)
    }

    func testAClassWithoutTriggersTakesStubs() throws {
        let module = try lower(["A.swift": "import UIKit\nclass VC: UIViewController {}\n", "B.swift": "import UIKit\nextension VC { override func viewDidLoad() {} }\n"])
        XCTAssertTrue(try text(module, "A.swift").contains("__extension_VC__viewDidLoad"))
    }

    func testDiagnosticsAreRemembered() throws {
        let wrong = ["A.swift": "import UIKit\nextension UIView { override class func layoutAll() {} }\n"]
        XCTAssertEqual(try lower(wrong).diagnostics.count, 1)
        XCTAssertEqual(try lower(wrong).diagnostics.count, 1)
        XCTAssertEqual(try lower(["A.swift": "import UIKit\n"]).diagnostics.count, 0)
    }

    func testACacheOfAnotherProgramIsNotRead() throws {
        let lowered = try XCTUnwrap(try lower(["A.swift": controller]).overlaid["\(folder)/A.swift"])
        let right = try String(contentsOfFile: lowered, encoding: .utf8)
        try "// what another program made of it".write(toFile: lowered, atomically: true, encoding: .utf8)
        XCTAssertNotEqual(try text(try lower(["A.swift": controller]), "A.swift"), right, "this program's own cache is read")
        let file = cache + "/lowering-cache.json"
        var stored = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file))) as? [String: Any])
        stored["program"] = "another"
        try JSONSerialization.data(withJSONObject: stored).write(to: URL(fileURLWithPath: file))
        XCTAssertEqual(try text(try lower(["A.swift": controller]), "A.swift"), right)
    }

    func testALostCacheIsRebuilt() throws {
        _ = try lower(["A.swift": controller])
        try "not json".write(toFile: cache + "/lowering-cache.json", atomically: true, encoding: .utf8)
        XCTAssertEqual(try lower(["A.swift": controller]).overlaid.count, 1)
        try FileManager.default.removeItem(atPath: cache)
        XCTAssertEqual(try lower(["A.swift": controller]).overlaid.count, 1)
    }

    func testModulesWrittenForLinuxKeepTheirConditions() throws {
        let text = "#if os(Linux)\nimport Glibc\n#elseif os(iOS)\nimport Darwin\n#endif\n"
        XCTAssertTrue(try lower(["A.swift": text]).overlaid.isEmpty)
    }
}
