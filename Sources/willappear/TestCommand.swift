// `willappear test PATH`: the tests of a SwiftPM package or an Xcode project with UIKit, lowering and the virtual clock.
// The output is `swift test`'s own, unchanged, and so is its exit status.

import ArgumentParser
import Foundation
import HostProtocol

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run the tests of a SwiftPM package or an Xcode project, UIKit included, on the virtual clock.",
        discussion: "Options after -- go to swift test:  willappear test . -- --filter LoginTests --parallel")

    @Argument(help: ArgumentHelp("The package or project.", valueName: "path")) var path = "."
    @Option(help: ArgumentHelp("Scheme or test target of an Xcode project. Default: the app's.", valueName: "name")) var scheme: String?
    @Option(help: ArgumentHelp("Build configuration of an Xcode project.", valueName: "name")) var configuration: String?
    @Option(help: ArgumentHelp("SwiftPM's build system.", valueName: "native|swiftbuild")) var buildSystem: String?
    @Option(help: ArgumentHelp("Device model, see `willappear devices`. Default: iPhone 16.", valueName: "name")) var device: String?
    @Option(name: .customLong("ios"), help: ArgumentHelp("Behaviour of this iOS version. Default: 26.", valueName: "version")) var iOSVersion: Int?
    @Argument(parsing: .postTerminator, help: "Options for swift test.") var options: [String] = []

    func validate() throws {
        if let device, DeviceProfile.named(device) == nil { throw ValidationError("--device \"\(device)\": unknown; `willappear devices` lists the models") }
        if let iOSVersion { try VersionOption.validate(iOSVersion) }
    }

    func run() throws {
        // The processes that this one starts inherit the variables.
        if let device { setenv(RunConfiguration.testDeviceVariable, device, 1) }
        if let iOSVersion { setenv(RunConfiguration.testVersionVariable, String(iOSVersion), 1) }
        let package: String
        switch try AppSource.at(path, scheme: scheme, configuration: configuration) {
        case .package(let path): package = path
        case .project(let selection): return try runTests(of: selection)
        case .folder: throw Failure.usage("no tests at \(path): tests are run for SwiftPM packages, a folder with Package.swift, and for Xcode projects")
        }
        let build = try PackageBuild(path: package, buildSystem: buildSystem)
        // Many libraries have a manifest for their users and their tests in a project.
        if try !build.hasTests(), let project = AppSource.testedProject(in: package) {
            Console.say("the package \((package as NSString).lastPathComponent) has no tests; running those of \(project.dropFirst(package.count + 1))")
            return try runTests(of: ProjectSelection(path: project, scheme: scheme, configuration: configuration))
        }
        try build.requireTests()
        let products = options.contains("release") ? "release" : "debug"
        try build.build(["--build-tests"] + PackageBuild.buildOptions(of: options))
        try build.compileTestResources(products)
        switch try build.test(["--skip-build"] + options) {
        case .exited(0): return
        case .exited(let code): Foundation.exit(Interruption.status ?? code)
        case .signalled: throw Failure(status: .failed, message: nil)
        }
    }

    /// Runs the tests of a project. `--filter` and `--skip` are patterns over `Module.Class/test`, as in swift test.
    private func runTests(of selection: ProjectSelection) throws {
        var tests = ProjectTests(build: try ProjectBuild(selection))
        var rest = options[...]
        while let option = rest.popFirst() {
            switch (option, rest.first) {
            case ("--filter", let pattern?): tests.filters.append(pattern)
            case ("--skip", let pattern?): tests.skips.append(pattern)
            default: throw Failure.usage("\(option): the options for a project's tests are --filter PATTERN and --skip PATTERN")
            }
            rest = rest.dropFirst()
        }
        let status = try tests.run()
        if status != 0 { Foundation.exit(status) }
    }
}
