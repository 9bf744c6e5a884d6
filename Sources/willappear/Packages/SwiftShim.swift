// `willappear env` and the `swift` it puts on PATH: plain `swift build` and `swift test` then know UIKit.
// The program is a script that starts `willappear swift`; commands that are no build go straight to the real swift.

import ArgumentParser
import Foundation
import HostProtocol

enum SwiftShim {
    /// Toolchain.program passes over this folder.
    static var folder: String { BuildDirectory.cache + "/env" }

    /// Writes the script; the folder to put on PATH.
    static func install() throws -> String {
        let toolchain = try Toolchain.find()
        let tool = try FrameworkSDK.locate().tool
        let bin = "\(folder)/\(stableHash(toolchain.swift + tool))/bin"
        let script = """
            #!/bin/bash
            # Written by `willappear env`: packages that use UIKit are lowered before SwiftPM builds them.
            case "$1" in
            build | test | run) [ -n "${WILLAPPEAR_PLAIN_SWIFT:-}" ] || exec '\(tool)' swift "$@" ;;
            esac
            exec '\(toolchain.swift)' "$@"

            """
        let program = bin + "/swift"
        if (try? String(contentsOfFile: program, encoding: .utf8)) != script {
            try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
            try script.write(toFile: program, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        }
        return bin
    }
}

struct EnvCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "env", abstract: "Print what a shell evaluates to make plain `swift build` and `swift test` know UIKit.",
        discussion: "eval \"$(willappear env)\"     WILLAPPEAR_PLAIN_SWIFT=1 before a command is the way around it.")

    func run() throws {
        print("export PATH='\(try SwiftShim.install())':\"$PATH\"")
    }
}

/// `swift build`, `swift test` and `swift run` as the user typed them, in the package's own build folder.
struct SwiftCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swift", abstract: "What `swift` on PATH starts after `willappear env` (internal).", shouldDisplay: false)

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws {
        let command = arguments.first ?? "build"
        let options = Array(arguments.dropFirst())
        let path = value(of: "--package-path") ?? FileManager.default.currentDirectoryPath
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: absolute + "/Package.swift"), !options.contains("--help"), !options.contains("-h") else { return try become(options) }
        let scratch = value(of: "--scratch-path") ?? value(of: "--build-path") ?? absolute + "/.build"
        let build = try PackageBuild(
            path: absolute, scratch: URL(fileURLWithPath: scratch).standardizedFileURL.path, buildSystem: value(of: "--build-system"))
        // The user's relative paths start at the user's folder, so SwiftPM gets the options as they are.
        let lowering = try build.lower()
        if lowering.isForLinuxAlone { return try become(options) }
        if command == "test", !options.contains("--skip-build") {
            try build.build(["--build-tests"] + PackageBuild.buildOptions(of: options), passing: [])
            try build.compileTestResources(configuration)
            try finish(build.test(["--skip-build"] + options, passing: []))
        } else if command == "test" {
            try finish(build.test(options, passing: []))
        } else if command == "run" {
            try finish(build.start("run", options))
        } else {
            try build.build(options, passing: [])
        }
    }

    private var configuration: String { ["-c", "--configuration"].contains { value(of: $0) == "release" } ? "release" : "debug" }

    private func value(of option: String) -> String? {
        if let joined = arguments.first(where: { $0.hasPrefix(option + "=") }) { return String(joined.dropFirst(option.count + 1)) }
        guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }

    /// Runs the real tool with the options: this shim has nothing to change.
    private func become(_ options: [String]) throws {
        let toolchain = try Toolchain.find()
        let argv = ([toolchain.swift] + arguments).map { strdup($0) } + [nil]
        execv(toolchain.swift, argv)
        throw Failure.ours("cannot start \(toolchain.swift): \(String(cString: strerror(errno)))")
    }

    private func finish(_ ending: ChildProcess.Ending) throws {
        switch ending {
        case .exited(0): return
        case .exited(let code): Foundation.exit(code)
        case .signalled: throw Failure(status: .failed, message: nil)
        }
    }
}
