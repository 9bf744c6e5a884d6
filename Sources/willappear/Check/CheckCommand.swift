// `willappear check PATH`: says whether an app will run. Lists each missing name once, without compiling anything.

import ArgumentParser
import Foundation
import HostProtocol

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Say which of Apple's names an app or package uses that WillAppear does not have yet.",
        discussion: """
            PATH is a folder, a SwiftPM package or an Xcode project. Nothing is compiled: modules, types, functions and members
            written as Type.member are looked up; the rest shows when it is built. Exit status 1 when something is missing.
            """)

    @Argument(help: ArgumentHelp("The app or package.", valueName: "path")) var path = "."
    @Option(help: ArgumentHelp("Scheme or target of an Xcode project. Default: the app's.", valueName: "name")) var scheme: String?
    @Option(help: ArgumentHelp("Build configuration of an Xcode project. Default: the scheme's.", valueName: "name")) var configuration: String?
    @Flag(help: "Print JSON.") var json = false

    func run() throws {
        let source = try AppSource.at(path, scheme: scheme, configuration: configuration)
        let missing = try source.missingNames()
        guard missing.files > 0 else { throw Failure.usage("nothing to check at \(path): there are no Swift files in it") }
        let report = CheckReport(missing: missing, root: source.path, shownRoot: path)
        if json {
            print(try report.json())
        } else {
            for line in report.lines() { print(line) }
            print(report.summary)
        }
        if !missing.entries.isEmpty || !missing.unknownModules.isEmpty { throw Failure(status: .failed, message: nil) }
    }
}

extension AppSource {
    /// The names that the sources need and WillAppear lacks.
    func missingNames() throws -> MissingNames {
        let sdk = try FrameworkSDK.locate(), toolchain = try Toolchain.find()
        switch self {
        case .folder(let folder):
            return MissingNames(sources: folder.swiftFiles, modules: [], flags: [], hostsSwiftUI: true, sdk: sdk, toolchain: toolchain)
        case .package(let path):
            return try PackageBuild(path: path).missingNames()
        case .project(let selection):
            return try ProjectBuild(selection).missingNames()
        }
    }
}

/// `willappear build PATH`: compile and link, start nothing.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build an app, frameworks of a project without one, or a package with its tests, and start nothing.",
        discussion: "Options after -- go to swift build for packages:  willappear build . -- -c release")

    @Argument(help: ArgumentHelp("The app or package.", valueName: "path")) var path = "."
    @Option(help: ArgumentHelp("Scheme or target of an Xcode project. Default: the app's.", valueName: "name")) var scheme: String?
    @Option(help: ArgumentHelp("Build configuration of an Xcode project. Default: the scheme's.", valueName: "name")) var configuration: String?
    @Option(help: ArgumentHelp("SwiftPM's build system for packages.", valueName: "native|swiftbuild")) var buildSystem: String?
    @Argument(parsing: .postTerminator, help: "Options for swift build.") var options: [String] = []

    func run() throws {
        switch try AppSource.at(path, scheme: scheme, configuration: configuration) {
        case .folder(let folder):
            let app = try FolderBuild(folder: folder).build()
            print(app.bundle)
        case .package(let path):
            let build = try PackageBuild(path: path, buildSystem: buildSystem)
            try build.build(options.isEmpty ? ["--build-tests"] : options)
        case .project(let selection):
            for product in try ProjectBuild(selection).buildProducts() { print(product) }
        }
    }
}
