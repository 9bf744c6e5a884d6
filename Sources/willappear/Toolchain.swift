// The Swift toolchain on this machine and the programs found on PATH.
// Used by the builds and by doctor.

import Foundation

struct Toolchain {
    /// `swiftc` as found on PATH; its own folder decides which `swift-frontend` runs.
    let swiftc: String
    let swift: String
    /// `usr` of the toolchain.
    let root: String

    static func find() throws -> Toolchain {
        let environment = ProcessInfo.processInfo.environment
        // Under SwiftPM with our wrapper, the real compiler comes through the environment.
        guard let swiftc = environment[LoweringCompiler.realCompilerVariable] ?? program("swiftc"), let swift = program("swift") else {
            throw Failure.ours("Swift 6.3 is not on PATH: install it from https://www.swift.org/install/linux")
        }
        let real = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
        return Toolchain(swiftc: swiftc, swift: swift, root: real.deletingLastPathComponent().deletingLastPathComponent().path)
    }

    /// Changes when another compiler is installed.
    var stamp: String { FileStamp(path: root + "/bin/swift-frontend").text }

    static func program(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
