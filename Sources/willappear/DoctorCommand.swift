// `willappear doctor`: checks whether everything that WillAppear needs is installed, and prints the commands that install the rest.
// Checks the toolchain, Debian packages, fonts and WillAppear's build; changes nothing.

import ArgumentParser
import Foundation
import HostProtocol

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check toolchain, packages and fonts; name the command that installs what is missing.")

    @Flag(help: "Print JSON.") var json = false

    struct Finding: Encodable {
        var check: String
        var good: Bool
        var detail: String
        /// The command that corrects the finding.
        var fix: String?
        /// False if only some commands need it.
        var isNeeded = true
    }

    func run() throws {
        let findings = Self.toolchain() + Self.libraries() + Self.fonts() + [Self.frameworks(), Self.debugger()] + Self.pictures()
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(findings), as: UTF8.self))
        } else {
            for finding in findings {
                print("\(finding.good ? "ok     " : finding.isNeeded ? "missing" : "without")  \(finding.check): \(finding.detail)")
                if let fix = finding.fix { print("         \(fix)") }
            }
        }
        if findings.contains(where: { !$0.good && $0.isNeeded }) { throw Failure(status: .failed, message: nil) }
    }

    /// Checks the toolchain. Any version of Swift is accepted that can do what the builds need.
    private static func toolchain() -> [Finding] {
        guard let toolchain = try? Toolchain.find(), let version = ChildProcess.read(toolchain.swiftc, ["-print-target-info"]),
            let range = version.range(of: #"Swift version [0-9.]+"#, options: .regularExpression)
        else {
            return [Finding(check: "Swift", good: false, detail: "not on PATH", fix: "install Swift from https://www.swift.org/install/linux")]
        }
        let number = String(version[range].dropFirst("Swift version ".count))
        let probe = ToolchainProbe(toolchain: toolchain).run()
        return [
            Finding(
                check: "Swift", good: probe.failure == nil, detail: "\(number) at \(toolchain.root); " + (probe.failure ?? "it compiled \(probe.probed)"),
                fix: probe.failure == nil ? nil : "build WillAppear again with this Swift, or install another from https://www.swift.org/install/linux"),
            library("SwiftSyntax", path: toolchain.root + "/lib/swift/host/libSwiftSyntax.so"),
        ]
    }

    private static func library(_ name: String, path: String) -> Finding {
        let good = FileManager.default.fileExists(atPath: path)
        return Finding(check: name, good: good, detail: good ? path : "not in the toolchain (\(path))", fix: good ? nil : "install the complete Swift toolchain")
    }

    private static func libraries() -> [Finding] {
        let packages = [
            ("cairo", "libcairo2-dev"), ("freetype2", "libfreetype-dev"), ("harfbuzz", "libharfbuzz-dev"), ("fontconfig", "libfontconfig-dev"),
            ("libxml-2.0", "libxml2-dev"), ("libpng", "libpng-dev"), ("libjpeg", "libjpeg-dev"),
        ]
        guard let pkgConfig = Toolchain.program("pkg-config") else {
            return [Finding(check: "pkg-config", good: false, detail: "not on PATH", fix: "apt-get install -y pkg-config")]
        }
        return packages.map { name, package in
            let version = ChildProcess.read(pkgConfig, ["--modversion", "--silence-errors", name])
            return Finding(check: name, good: version != nil, detail: version ?? "not installed", fix: version == nil ? "apt-get install -y \(package)" : nil)
        }
    }

    private static func fonts() -> [Finding] {
        let families = [
            ("Inter", "the system font", "fonts-inter"), ("Noto Sans Thai UI", "Thai, Hindi, Arabic and other scripts", "fonts-noto-ui-core"), ("Noto Sans CJK KR", "Korean, Japanese and Chinese text", "fonts-noto-cjk"),
            ("Noto Color Emoji", "emoji", "fonts-noto-color-emoji"),
        ]
        let list = Toolchain.program("fc-list")
        return families.map { family, purpose, package in
            let found = list.flatMap { ChildProcess.read($0, [":family=\(family)", "file"]) }?.isEmpty == false
            return Finding(
                check: "font \(family)", good: found, detail: found ? purpose : "not installed (\(purpose))",
                fix: found ? nil : "apt-get install -y fontconfig \(package)")
        }
    }

    private static func frameworks() -> Finding {
        do {
            let sdk = try FrameworkSDK.locate()
            return Finding(check: "UIKit", good: true, detail: sdk.library, fix: nil)
        } catch {
            return Finding(check: "UIKit", good: false, detail: "not built", fix: "swift build --build-system native --product WillAppear")
        }
    }

    /// Checks the programs that draw vector pictures, which only apps with such pictures need.
    private static func pictures() -> [Finding] {
        VectorPicture.Kind.all.map { kind in
            let path = Toolchain.program(kind.program)
            return Finding(
                check: kind.program, good: path != nil, detail: path ?? "not installed (\(kind.use) of asset catalogs)", fix: path == nil ? "apt-get install -y \(kind.package)" : nil, isNeeded: false)
        }
    }

    /// Checks the debugger, which only `willappear debug` and editors start.
    private static func debugger() -> Finding {
        switch try? Debugger.search() {
        case .found(let debugger)?:
            Finding(check: "lldb", good: true, detail: debugger.lldb + (debugger.libraryFolder.map { ", with the library in \($0)" } ?? ""), fix: nil, isNeeded: false)
        case .absent(let absence)?: Finding(check: "lldb", good: false, detail: absence.message, fix: absence.advice, isNeeded: false)
        case nil: Finding(check: "lldb", good: false, detail: "there is no toolchain", fix: nil, isNeeded: false)
        }
    }
}
