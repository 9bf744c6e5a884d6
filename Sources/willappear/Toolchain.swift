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
        guard let swiftc = program("swiftc"), let swift = program("swift") else {
            throw Failure.ours("Swift is not on PATH: install it from https://www.swift.org/install/linux")
        }
        let real = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
        return Toolchain(swiftc: swiftc, swift: swift, root: real.deletingLastPathComponent().deletingLastPathComponent().path)
    }

    /// The platform that code is compiled for.
    var target: String {
        #if arch(arm64)
        "aarch64-unknown-linux-gnu"
        #else
        "x86_64-unknown-linux-gnu"
        #endif
    }

    /// The modules that stock Swift can import: the Swift modules and the C modules beside them.
    var modules: Set<String> {
        let files = FileManager.default
        let swift = (try? files.contentsOfDirectory(atPath: root + "/lib/swift/linux")) ?? []
        let headers = (try? files.contentsOfDirectory(atPath: root + "/lib/swift")) ?? []
        return Set(swift.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
            .union(headers.filter { files.fileExists(atPath: "\(root)/lib/swift/\($0)/module.modulemap") }.map { $0 == "dispatch" ? "Dispatch" : $0 })
            .union(["Swift", "SwiftGlibc"])
    }

    /// Changes when another compiler is installed.
    var stamp: String { FileStamp(path: root + "/bin/swift-frontend").text }

    static func program(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        // WillAppear's own `swift`, which `willappear env` puts first in PATH, is this very tool.
        return path.split(separator: ":").filter { !$0.hasPrefix(SwiftShim.folder) }.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
