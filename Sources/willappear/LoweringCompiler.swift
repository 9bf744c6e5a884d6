// The compiler that SwiftPM runs for us: lowers a module's sources, then becomes the real swiftc.
// Called by `swift build` and `swift test` through SWIFT_EXEC (PackageBuild sets it), as `willappear swiftc ...`.
// Adds the flags that reach UIKit to compilations and links; leaves every other invocation alone.

import ArgumentParser
import Foundation
import ObjCLowering

struct LoweringCompiler: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swiftc", abstract: "Compile as SwiftPM asks, with UIKit and lowering (internal).", shouldDisplay: false)

    /// Holds the path of the real swiftc while SWIFT_EXEC names ours.
    static let realCompilerVariable = "WILLAPPEAR_SWIFTC"

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws {
        let toolchain = try Toolchain.find()
        let sdk = try FrameworkSDK.locate()
        let all = Self.expanded(arguments)
        var result = arguments
        var columns: [String: ColumnMap] = [:]
        let sources = all.filter { $0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: $0) }
        if let module = Self.value(of: "-module-name", in: all), !sources.contains(where: { $0.hasSuffix("/Package.swift") }) {
            if sources.isEmpty {
                if all.contains("-emit-executable") || all.contains("-emit-library") { result += sdk.linkerFlags }
                if Self.value(of: "-o", in: all)?.hasSuffix(".xctest") ?? false { result += sdk.testingObjects }
            } else {
                let map = Self.value(of: "-output-file-map", in: all)
                let folder = map.map { ($0 as NSString).deletingLastPathComponent } ?? BuildDirectory.cache + "/lowered-\(module)"
                let isolation = Self.value(of: "-default-isolation", in: all)
                let lowering = try lowerModule(
                    files: sources, moduleName: module, overlayDirectory: folder + "/lowered", defaultsToMainActor: isolation == "MainActor")
                // Files that import only Foundation still see CGAffineTransform and Selector, as with Apple's Foundation.
                result += sdk.compilerFlags(implicitModules: ["CoreGraphics", "ObjectiveC"]) + lowering.compilerFlags
                // The driver goes by the times of the user's files, which say nothing about an edit's effect on other files' lowered texts.
                if lowering.affectsUneditedFiles { result.removeAll { $0 == "-incremental" } }
                columns = lowering.columns
                if sources.count == 1, !all.contains("-parse-as-library"), !SwiftSource(path: sources[0]).isMain, SwiftSource(path: sources[0]).hasEntryPoint {
                    result.append("-parse-as-library")
                }
            }
        }
        if !columns.isEmpty {
            Foundation.exit(try LoweredCompilation(compiler: toolchain.swiftc, arguments: result, columns: columns).run())
        }
        let argv = ([toolchain.swiftc] + result).map { strdup($0) } + [nil]
        execv(toolchain.swiftc, argv)
        throw Failure.ours("cannot start \(toolchain.swiftc): \(String(cString: strerror(errno)))")
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }

    /// The arguments with response files (`@file`) read in, quotes and escapes as the driver takes them.
    static func expanded(_ arguments: [String]) -> [String] {
        arguments.flatMap { argument -> [String] in
            guard argument.hasPrefix("@"), let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8) else { return [argument] }
            return words(text)
        }
    }

    static func words(_ text: String) -> [String] {
        var result: [String] = []
        var word = ""
        var isOpen = false
        var quote: Character?
        var escaped = false
        for character in text {
            if escaped {
                word.append(character)
                escaped = false
            } else if character == "\\" {
                escaped = true
                isOpen = true
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                isOpen = true
            } else if character.isWhitespace {
                if isOpen { result.append(word) }
                word = ""
                isOpen = false
            } else {
                word.append(character)
                isOpen = true
            }
        }
        if isOpen { result.append(word) }
        return result
    }

    /// Writes the program that SWIFT_EXEC names. It must be a real file in a `bin` whose neighbour `lib` is the
    /// toolchain's: SwiftPM finds libIndexStore from there (Docs/LOWERING.md).
    static func install(toolchain: Toolchain, sdk: FrameworkSDK) throws -> String {
        let folder = BuildDirectory.cache + "/compiler-" + stableHash(toolchain.root + sdk.tool)
        let program = folder + "/bin/swiftc"
        let script = """
            #!/bin/bash
            # Written by willappear: SwiftPM's way to our lowering. Invocations that compile nothing go straight through.
            for argument in "$@"; do
                case "$argument" in -module-name | @*) exec '\(sdk.tool)' swiftc "$@" ;; esac
            done
            exec '\(toolchain.swiftc)' "$@"

            """
        let files = FileManager.default
        if (try? String(contentsOfFile: program, encoding: .utf8)) != script {
            try files.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
            try script.write(toFile: program, atomically: true, encoding: .utf8)
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        }
        if !files.fileExists(atPath: folder + "/lib") {
            try files.createSymbolicLink(atPath: folder + "/lib", withDestinationPath: toolchain.root + "/lib")
        }
        return program
    }
}
