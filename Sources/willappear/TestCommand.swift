// `willappear test PATH`: a SwiftPM package's own tests with UIKit, lowering and the virtual clock.
// The output is `swift test`'s own, unchanged, and so is its exit status.

import ArgumentParser
import Foundation

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run a SwiftPM package's own tests, UIKit included, on the virtual clock.",
        discussion: "Options after -- go to swift test:  willappear test . -- --filter LoginTests --parallel")

    @Argument(help: ArgumentHelp("The package.", valueName: "path")) var path = "."
    @Option(help: ArgumentHelp("SwiftPM's build system.", valueName: "native|swiftbuild")) var buildSystem: String?
    @Argument(parsing: .postTerminator, help: "Options for swift test.") var options: [String] = []

    func run() throws {
        guard case .package(let package) = try AppSource.at(path) else {
            throw Failure.usage("no package at \(path): tests are run for SwiftPM packages, a folder with Package.swift")
        }
        let build = try PackageBuild(path: package, buildSystem: buildSystem)
        let configuration = options.contains("release") ? "release" : "debug"
        try build.build(["--build-tests"] + PackageBuild.buildOptions(of: options))
        try build.compileTestInterfaces(configuration)
        switch try build.test(["--skip-build"] + options) {
        case .exited(0): return
        case .exited(let code): Foundation.exit(code)
        case .signalled: throw Failure(status: .failed, message: nil)
        }
    }
}
