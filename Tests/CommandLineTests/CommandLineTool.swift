// Runs the built command line as its users do: a process of its own, on folders made for the test.
// Used by every test here. Needs `willappear` and `libWillAppear.so` in .build/debug, which script/test builds.

import Foundation
import Testing

struct CommandLineTool {
    struct Result {
        var status: Int32
        /// Standard output, in lines.
        var output: [String]
        /// Standard error, whole.
        var errors: String
    }

    static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let tool = checkout.appendingPathComponent(".build/debug/willappear")
    static let examples = checkout.appendingPathComponent("Examples")
    static let fixtures = checkout.appendingPathComponent("Tests/Fixtures")

    /// A fresh folder, removed when the test is done with it.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("willappear-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func clean() { try? FileManager.default.removeItem(at: folder) }

    /// Runs the tool in the test's folder. Builds go to a cache that all tests share.
    func run(_ arguments: String...) throws -> Result {
        try run(arguments)
    }

    /// A command line of bash, in the test's folder; `$willappear` is the tool.
    func shell(_ command: String) throws -> Result {
        // CI builds us strictly. SwiftPM suppresses the warnings of a package's dependencies, and the two options exclude each other.
        try run(["-c", "unset WILLAPPEAR_STRICT; willappear='\(Self.tool.path)'; \(command)"], with: URL(fileURLWithPath: "/bin/bash"))
    }

    func run(_ arguments: [String], with program: URL = Self.tool) throws -> Result {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["WILLAPPEAR_CACHE"] = Self.checkout.appendingPathComponent(".build/test-cache").path
        environment["WILLAPPEAR_VIRTUAL_TIME"] = nil
        // This test process has a container for a home; the tool is started as a user starts it.
        for name in environment.keys where name.hasPrefix("XDG_") || name.hasPrefix("WILLAPPEAR_CONTAINER") || ["CFFIXED_USER_HOME", "TMPDIR"].contains(name) { environment[name] = nil }
        environment["HOME"] = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }
        process.environment = environment
        // Files, not pipes: nobody has to read while the tool writes.
        let outputFile = folder.appendingPathComponent(".stdout"), errorFile = folder.appendingPathComponent(".stderr")
        for file in [outputFile, errorFile] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        process.standardInput = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        // A run that hangs is a failure with a message, not a CI job without end.
        if ended.wait(timeout: .now() + 240) == .timedOut {
            process.terminate()
            process.waitUntilExit()
            Issue.record("\(arguments.joined(separator: " ")): still running after 240 seconds")
        }
        let output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
        let errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return Result(status: status, output: lines.last == "" ? lines.dropLast() : lines, errors: errors)
    }

    // MARK: Making apps

    /// Copies a fixture or example into the test's folder, to be changed there.
    func copy(_ source: URL, as name: String? = nil) throws -> URL {
        let target = folder.appendingPathComponent(name ?? source.lastPathComponent)
        try FileManager.default.copyItem(at: source, to: target)
        return target
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// An app of one file: a view controller made by code in a window.
    func writeApp(_ name: String, controller: String) throws {
        try write(
            """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = ViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, to: "\(name)/AppDelegate.swift")
        try write(controller, to: "\(name)/ViewController.swift")
    }

    func trace(_ app: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("out/\(app)/trace.jsonl"), encoding: .utf8)
    }
}
