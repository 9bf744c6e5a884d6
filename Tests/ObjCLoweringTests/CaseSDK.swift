// The modules that the cases compile against: our ObjectiveC and the small UIKit of Support/,
// built once a test run with the compiler on PATH.
import Foundation

struct CaseSDK {
    let directory: String

    static let shared: Result<CaseSDK, any Error> = Result { try build() }

    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    static let sources = URL(fileURLWithPath: tests).deletingLastPathComponent().deletingLastPathComponent().path + "/Sources"

    /// What every compilation of a case needs.
    var flags: [String] {
        [
            "-I", directory, "-L", directory, "-Xcc", "-fmodule-map-file=\(directory)/module.modulemap",
            "-Xfrontend", "-import-module", "-Xfrontend", "ObjectiveC", "-Xlinker", "-rpath", "-Xlinker", directory,
        ]
    }

    private static func build() throws -> CaseSDK {
        // Beside the tests: the process's folder for temporary files is emptied for every app that WillAppearTesting launches.
        let directory = Bundle.main.bundleURL.appendingPathComponent("objc-lowering-sdk").path
        try? FileManager.default.removeItem(atPath: directory)
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        let sdk = CaseSDK(directory: directory)
        try "module CObjectiveC { header \"\(sources)/CObjectiveC/include/CObjectiveC.h\" export * }\n"
            .write(toFile: directory + "/module.modulemap", atomically: true, encoding: .utf8)
        let objects = try FileManager.default.contentsOfDirectory(atPath: sources + "/CObjectiveC").filter { $0.hasSuffix(".c") }.sorted().map { file in
            let object = "\(directory)/\(file).o"
            try execute("clang", ["-c", "-fPIC", "-I", sources + "/CObjectiveC/include", "\(sources)/CObjectiveC/\(file)", "-o", object]).succeed()
            return object
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: sources + "/ObjectiveC").filter { $0.hasSuffix(".swift") }.sorted()
        try sdk.library("ObjectiveC", files.map { sources + "/ObjectiveC/" + $0 } + objects)
        try sdk.library("UIKit", [tests + "/Support/UIKit.swift"])
        return sdk
    }

    private func library(_ name: String, _ inputs: [String]) throws {
        try execute("swiftc", [
            "-swift-version", "6", "-package-name", "willappear", "-module-name", name, "-module-link-name", name,
            "-emit-module", "-emit-library", "-emit-module-path", "\(directory)/\(name).swiftmodule", "-o", "\(directory)/lib\(name).so",
            "-I", directory, "-L", directory, "-Xcc", "-fmodule-map-file=\(directory)/module.modulemap",
        ] + inputs).succeed()
    }
}

struct ProgramResult {
    let name: String
    let status: Int32
    let output: String
    let errors: String

    @discardableResult func succeed() throws -> ProgramResult {
        if status != 0 { throw Failed(text: "\(name) ended with \(status):\n\(output)\(errors)") }
        return self
    }
    struct Failed: Error, CustomStringConvertible {
        let text: String
        var description: String { text }
    }
}

@discardableResult
func execute(_ program: String, _ arguments: [String]) throws -> ProgramResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
    process.arguments = program.hasPrefix("/") ? arguments : [program] + arguments
    let directory = try temporaryDirectory("run")
    let output = directory + "/out", errors = directory + "/err"
    for path in [output, errors] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    return ProgramResult(
        name: program, status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
        errors: try String(contentsOfFile: errors, encoding: .utf8))
}

func temporaryDirectory(_ name: String) throws -> String {
    let path = NSTemporaryDirectory() + "/objc-lowering-\(name)-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
}
