// Checks that a Swift can do what builds need: read a lowered text under the user's path, against WillAppear's modules, with load-time
// records. Called by doctor. Compiles one small file to an object; nothing is kept.

import Foundation
import ObjCLowering

struct ToolchainProbe {
    let toolchain: Toolchain
    /// A description of the compiled file, for the report.
    let probed = "a lowered view controller with an action against UIKit"

    struct Outcome {
        let probed: String
        /// The compiler's first error.
        let failure: String?
    }

    func run() -> Outcome {
        let folder = NSTemporaryDirectory() + "willappear-probe-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let sdk = try FrameworkSDK.locate()
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let source = folder + "/Probe.swift"
            try """
                import UIKit
                final class ProbeViewController: UIViewController {
                    @objc func go(_ sender: UIButton) { sender.addTarget(self, action: #selector(go(_:)), for: .touchUpInside) }
                }
                """.write(toFile: source, atomically: true, encoding: .utf8)
            let lowered = try LoweredModule.lower(files: [source], moduleName: "Probe", directory: folder + "/lowered")
            var lines: [String] = []
            var child = ChildProcess(
                executable: toolchain.swiftc,
                arguments: ["-c", "-parse-as-library", "-module-name", "Probe", "-o", folder + "/Probe.o"] + sdk.compilerFlags(implicitModules: []) + lowered.compilerFlags + [source])
            child.output = .lines { lines.append($0) }
            child.mergesStandardError = true
            if try child.run().succeeded { return Outcome(probed: probed, failure: nil) }
            return Outcome(probed: probed, failure: "it cannot compile \(probed): " + (lines.first { $0.contains("error:") } ?? "the compiler failed"))
        } catch let failure as Failure {
            return Outcome(probed: probed, failure: failure.message ?? "the probe failed")
        } catch {
            return Outcome(probed: probed, failure: "the probe failed: \(error)")
        }
    }
}
