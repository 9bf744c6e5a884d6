// A module and one that imports it: what lowering writes down of the first changes how the second is lowered.
import Foundation
internal import ObjCLowering
import XCTest

final class ModuleTests: XCTestCase {
    func testRequirementsAndOverridesAcrossModules() throws {
        for mode in ["5", "6"] {
            let sdk = try CaseSDK.shared.get()
            let folder = CaseSDK.tests + "/Cases/modules/"
            let directory = try temporaryDirectory("modules")
            defer { try? FileManager.default.removeItem(atPath: directory) }
            let library = try LoweredModule.lower(files: [folder + "library.swift"], moduleName: "Library", directory: directory + "/Library.build/lowered")
            XCTAssertEqual(library.diagnostics, [])
            try execute("swiftc", [
                "-swift-version", mode, "-module-name", "Library", "-module-link-name", "Library", "-parse-as-library", "-emit-module", "-emit-library",
                "-emit-module-path", directory + "/Library.swiftmodule", "-o", directory + "/libLibrary.so", folder + "library.swift",
            ] + library.compilerFlags + sdk.flags).succeed()
            let app = try LoweredModule.lower(files: [folder + "app.swift"], moduleName: "App", directory: directory + "/App.build/lowered")
            XCTAssertEqual(app.diagnostics, [])
            let binary = directory + "/app"
            try execute("swiftc", [
                "-swift-version", mode, "-module-name", "App", "-parse-as-library", "-I", directory, "-L", directory, "-Xlinker", "-rpath", "-Xlinker", directory,
                "-o", binary, folder + "app.swift",
            ] + app.compilerFlags + sdk.flags).succeed()
            let expected = try String(contentsOfFile: CaseSDK.tests + "/Cases/modules.expected", encoding: .utf8)
            XCTAssertEqual(try execute(binary, []).succeed().output, expected, "mode \(mode)")
        }
    }
}
