// `willappear test PATH`: a SwiftPM package's own tests with UIKit, lowering and the virtual clock.
// The output is `swift test`'s own, unchanged, and so is its exit status.

import ArgumentParser
import Foundation
import HostProtocol

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run a SwiftPM package's own tests, UIKit included, on the virtual clock.",
        discussion: "Options after -- go to swift test:  willappear test . -- --filter LoginTests --parallel")

    @Argument(help: ArgumentHelp("The package.", valueName: "path")) var path = "."
    @Argument(parsing: .postTerminator, help: "Options for swift test.") var options: [String] = []

    func run() throws {
        guard case .package(let package) = try AppSource.at(path) else {
            throw Failure.usage("no package at \(path): tests are run for SwiftPM packages, a folder with Package.swift")
        }
        let build = try PackageBuild(path: package)
        let configuration = options.contains("release") ? "release" : "debug"
        let buildOptions = configuration == "release" ? ["-c", "release", "-Xswiftc", "-enable-testing"] : []
        guard try build.swift("build", ["--build-tests"] + buildOptions).run().succeeded else { throw Failure.badInput(nil) }
        try compileInterfaces(build, configuration)

        var tests = try build.swift("test", ["--skip-build"] + options)
        tests.environment.merge(RunConfiguration.virtualTimeEnvironment) { theirs, _ in theirs }
        switch try tests.run() {
        case .exited(0): return
        case .exited(let code): Foundation.exit(code)
        case .signalled: throw Failure(status: .failed, message: nil)
        }
    }

    /// Storyboards and xibs that the package declares as resources, compiled inside the resource bundles.
    private func compileInterfaces(_ build: PackageBuild, _ configuration: String) throws {
        let description = try build.describe()
        for target in description.targets {
            let bundle = "\(build.productFolder(configuration))/\(description.name)_\(target.name).resources"
            if FileManager.default.fileExists(atPath: bundle) { try PackageBuild.compileInterfaces(below: bundle, module: target.c99name) }
        }
    }
}
