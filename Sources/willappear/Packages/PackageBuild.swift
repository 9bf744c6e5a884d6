// Builds a SwiftPM package with UIKit and lowering, and wraps its executable into a bundle.
// Called by run and test. The package's own .build is left alone; WillAppear's build lies in the cache.

import Foundation
import HostProtocol

struct PackageBuild {
    let path: String
    let toolchain: Toolchain
    let sdk: FrameworkSDK
    let directory: BuildDirectory
    /// The folder in which SwiftPM builds.
    let scratch: String
    /// Nil for SwiftPM's own choice, in builds that the user started through `swift` itself.
    let buildSystem: String?
    private let isOfUser: Bool
    /// The Swift files outside of the package that import its products: those of an Xcode project.
    private let users: [String]
    private let keepsPreviews: Bool

    /// - Parameter scratch: the package's own build folder if the user builds with `swift` itself; otherwise WillAppear's.
    /// - Parameter users: the Swift files outside of the package that import its products.
    init(path: String, scratch: String? = nil, buildSystem: String? = nil, keepsPreviews: Bool = false, users: [String] = []) throws {
        self.path = path
        self.users = users
        self.keepsPreviews = keepsPreviews
        toolchain = try Toolchain.find()
        sdk = try FrameworkSDK.locate()
        directory = BuildDirectory(app: path, forPreviews: keepsPreviews)
        isOfUser = scratch != nil
        self.buildSystem = buildSystem ?? (scratch == nil ? "native" : nil)
        // The two build systems keep different records of the same folder.
        self.scratch = scratch ?? (buildSystem == "swiftbuild" ? directory.packageBuild + "-swiftbuild" : directory.packageBuild)
        try directory.create()
    }

    func graph() throws -> PackageGraph {
        try PackageGraph.read(path, scratch: scratch, directory: directory, toolchain: toolchain)
    }

    // MARK: Building

    func lower(always: Bool = false) throws -> PackageLowering.Result {
        try lowering().run(always: always)
    }

    private func lowering() throws -> PackageLowering {
        try PackageLowering(graph: graph(), sdk: sdk, toolchain: toolchain, directory: directory, scratch: scratch, leavesPlainPackages: isOfUser, keepsPreviews: keepsPreviews, users: users)
    }

    /// `swift build`, with the messages of all modules at the end.
    /// - Parameter passing: nil adds the options that name the package and the build folder.
    func build(_ options: [String], passing: [String]? = nil) throws {
        let graph = try graph()
        graph.absent?.say(package: graph.name)
        graph.dependencies.unavailable?.say(root: path)
        var lowering = try lower()
        lowering.leftOut.say()
        let marker = scratch + "/lowered/built"
        // A product or target by itself may not need the module that imports it.
        let isWhole = !options.contains("--product") && !options.contains("--target")
        if isWhole, !FileManager.default.fileExists(atPath: marker), try lacksFramework(besides: lowering.leftOut.paths) {
            throw CheckReport(missing: try missingNames(), root: path, shownRoot: path).failure()
        }
        var report = BuildReport()
        var ending = try run(options, lowering.flags, passing, &report)
        if !ending.succeeded, try leavesOutMissingNames(graph, of: report) {
            lowering = try lower(always: true)
            lowering.leftOut.say()
            report = BuildReport()
            ending = try run(options, lowering.flags, passing, &report)
        }
        if !ending.succeeded { try buildOthers(lowering.flags, passing, &report) }
        let hasErrors = !ending.succeeded || !lowering.diagnostics.isEmpty
        // Columns are only worked out when there is a message.
        let columns = hasErrors ? try lower(always: true).columns : lowering.columns
        let text = report.text(columns: columns, lowering: lowering.diagnostics) {
            (try? missingNames()).map { CheckReport(missing: $0, root: path, shownRoot: path) }
        }
        Console.closeProgress()
        if !text.isEmpty { Console.pass(Console.isTerminal ? UserDiagnostics.coloured(text) : text) }
        guard !hasErrors else { throw Failure.badInput(nil) }
        _ = FileManager.default.createFile(atPath: marker, contents: nil)
    }

    /// Leaves out the parts of a library that need missing types, so that its users can build. For an app, the missing names are reported.
    /// - Parameter report: of the build that failed, perhaps in the packages that the library depends on.
    private func leavesOutMissingNames(_ graph: PackageGraph, of report: BuildReport) throws -> Bool {
        guard !graph.rootTargets.contains(where: { $0.kind == .executable }), appLibrary(of: graph) == nil else { return false }
        let files = report.filesWithErrors()
        let dependencies = graph.targets.filter { !$0.isOfRoot && !files.isDisjoint(with: $0.sources) }
        let missing = try missingNames(besides: dependencies).entries.filter { entry in
            // A nested type can be left out as a whole, a function or a variable of a type cannot.
            entry.kind == .name || entry.kind == .member && entry.name.split(separator: ".").last?.first?.isUppercase == true
        }
        return try self.lowering().leaveOut(report.absentTypes().union(missing.map(\.name)))
    }

    private func run(_ options: [String], _ flags: [String], _ passing: [String]?, _ report: inout BuildReport) throws -> ChildProcess.Ending {
        var other: [String] = []
        var messages = report
        var child = try swift("build", options + flags, passing)
        child.output = .lines { line in
            if messages.receive(line) { return }
            if let step = Self.step(line) {
                if step.done > 0 { Console.progress(step.done, step.total, step.text) }
            } else if !Self.isNoise(line) {
                other.append(line)
            }
        }
        child.mergesStandardError = true
        var ending = try keepingResolvedFile { try child.run() }
        // SwiftPM 6.3.1 itself sometimes crashes at its start.
        if case .signalled = ending {
            Console.say("SwiftPM ended by a signal; once more")
            ending = try keepingResolvedFile { try child.run() }
        }
        report = messages
        Console.closeProgress()
        // Messages that are not about sources (the linker, a plugin, the manifest) matter when there are no others.
        if !other.isEmpty, ending.succeeded || report.filesWithErrors().isEmpty { Console.pass(other.joined(separator: "\n")) }
        return ending
    }

    /// Builds the other modules, so that one module's errors do not hide another's: SwiftPM stops at the first module that fails.
    private func buildOthers(_ flags: [String], _ passing: [String]?, _ report: inout BuildReport) throws {
        let graph = try graph()
        let files = report.filesWithErrors()
        guard !files.isEmpty else { return }
        var failed = Set(graph.targets.filter { !files.isDisjoint(with: $0.sources) }.map(\.name))
        for target in graph.rootTargets where !failed.contains(target.name) && ![.test, .macro].contains(target.kind) {
            if dependsOn(failed, target, graph) { continue }
            var messages = BuildReport()
            if try run(["--target", target.name], flags, passing, &messages).succeeded { continue }
            failed.insert(target.name)
            report.add(messages)
        }
    }

    /// Whether the manifest lists a test target, including one that cannot be built.
    func hasTests() throws -> Bool {
        let graph = try graph()
        return graph.rootTargets.contains { $0.kind == .test } || graph.absent?.tests.isEmpty == false
    }

    /// Throws if no part of the test suite can be built, because such a suite does not pass.
    func requireTests() throws {
        let graph = try graph()
        if let absent = graph.absent, !absent.tests.isEmpty, !graph.rootTargets.contains(where: { $0.kind == .test }) { throw absent.testFailure(root: path) }
    }

    /// Builds for an editor, which shows the errors itself.
    func buildQuietly(_ options: [String]) throws {
        var child = try swift("build", options, nil)
        child.output = .discard
        child.mergesStandardError = true
        _ = try keepingResolvedFile { try child.run() }
    }

    private func dependsOn(_ failed: Set<String>, _ target: PackageGraph.Target, _ graph: PackageGraph) -> Bool {
        var seen: Set<String> = []
        var open = [target]
        while let next = open.popLast() {
            guard seen.insert(next.name).inserted else { continue }
            if failed.contains(next.name) { return true }
            open += graph.targets(seenBy: next)
        }
        return false
    }

    /// `swift test` on the virtual clock.
    func test(_ options: [String], passing: [String]? = nil) throws -> ChildProcess.Ending {
        // The tests are built; with other flags SwiftPM would plan another build.
        var child = try swift("test", options + lower().flags, passing)
        child.environment.merge(RunConfiguration.virtualTimeEnvironment) { theirs, _ in theirs }
        let name = (path as NSString).lastPathComponent
        return try keepingResolvedFile {
            // SwiftPM itself runs tests in parallel, lists tests, and handles the `swift test` that a user types.
            guard passing == nil, Set(options).isDisjoint(with: ["--parallel", "--list-tests", "-l", "list", "--disable-xctest"]) else {
                return try TestProcess().run(child, name: name, products: scratch)
            }
            return try TestProcess().runAll(child, name: name, products: scratch) { next, patterns in
                // Swift Testing's tests have run beside the first process.
                next.arguments += ["--disable-swift-testing"] + patterns.flatMap { ["--skip", $0] }
            }
        }
    }

    /// Starts another of SwiftPM's commands, as the user typed it.
    func start(_ command: String, _ options: [String]) throws -> ChildProcess.Ending {
        let child = try swift(command, lower().flags + options, [])
        return try keepingResolvedFile { try child.run() }
    }

    private func keepingResolvedFile<Result>(_ work: () throws -> Result) throws -> Result {
        try graph().dependencies.keepingResolvedFile(of: path, work)
    }

    private func swift(_ command: String, _ options: [String], _ passing: [String]?) throws -> ChildProcess {
        var arguments = [command]
        arguments += passing ?? ["--package-path", path, "--scratch-path", scratch] + (buildSystem.map { ["--build-system", $0] } ?? [])
        return ChildProcess(executable: toolchain.swift, arguments: arguments + (try graph().manifestFlags) + options)
    }

    /// `[3/12] Compiling Kit View.swift`
    private static func step(_ line: String) -> (done: Int, total: Int, text: String)? {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        return (numbers[0], numbers[1], line[line.index(after: end)...].trimmingCharacters(in: .whitespaces))
    }

    private static func isNoise(_ line: String) -> Bool {
        line.isEmpty || ["Build complete!", "Building for", "Build of ", "Planning ", "Pre-planning ", "Constructing "].contains { line.hasPrefix($0) }
            // Swift Build links with a flag that its own compiler driver does not use.
            || line.contains("argument unused during compilation: '-rdynamic'")
            || line.contains("'--enable-test-discovery' option is deprecated")
            || (line.hasPrefix("error: ") && line.contains("failed with exit code"))
    }

    /// The options of `swift test` that `swift build` takes too.
    static func buildOptions(of options: [String]) -> [String] {
        var result: [String] = []
        var rest = options[...]
        let withValue: Set<String> = ["--filter", "--skip", "--num-workers", "--xunit-output", "-s", "--specifier", "--event-stream-output-path", "--attachments-path"]
        let alone: Set<String> = ["--parallel", "--no-parallel", "--list-tests", "-l", "--show-codecov-path", "--skip-build", "list", "--quiet"]
        while let option = rest.popFirst() {
            if withValue.contains(option) { rest = rest.dropFirst(); continue }
            if alone.contains(option) || withValue.contains(where: { option.hasPrefix($0 + "=") }) { continue }
            result.append(option)
        }
        // `swift test -c release` builds for testing; `swift build` must be told.
        return result.contains("release") ? result + ["-Xswiftc", "-enable-testing"] : result
    }

    /// The folder of the products, `debug` or `release`.
    func productFolder(_ configuration: String = "debug") -> String {
        guard buildSystem == "swiftbuild" else { return scratch + "/" + configuration }
        return scratch + "/out/Products/" + (configuration == "release" ? "Release" : "Debug") + "-linux"
    }

    /// The names that the package's own sources need and WillAppear lacks.
    func missingNames(besides dependencies: [PackageGraph.Target] = []) throws -> MissingNames {
        var (sources, modules, flags) = try sourcesToCheck()
        sources += dependencies.flatMap(\.sources)
        return MissingNames(sources: sources, modules: modules, flags: flags, sdk: sdk, toolchain: toolchain)
    }

    private func lacksFramework(besides leftOut: Set<String>) throws -> Bool {
        let (sources, modules, flags) = try sourcesToCheck()
        return MissingNames.lacksFramework(sources: sources.filter { !leftOut.contains($0) }, modules: modules, flags: flags, sdk: sdk, toolchain: toolchain)
    }

    private func sourcesToCheck() throws -> (sources: [String], modules: Set<String>, flags: Set<String>) {
        let graph = try graph()
        return (
            graph.rootTargets.flatMap(\.sources), Set(graph.targets.map(\.module)).union(graph.otherModules),
            graph.rootTargets.reduce(into: ["SWIFT_PACKAGE"]) { $0.formUnion($1.flags) }
        )
    }

    /// Storyboards, xibs and catalogs that the package declares as resources, compiled inside the resource bundles.
    func compileTestResources(_ configuration: String) throws {
        let graph = try graph()
        for target in graph.rootTargets {
            for bundleExtension in ["resources", "bundle"] {
                let bundle = "\(productFolder(configuration))/\(graph.name)_\(target.name).\(bundleExtension)"
                if FileManager.default.fileExists(atPath: bundle) { try Self.compileResources(below: bundle, module: target.module) }
            }
        }
    }

    // MARK: The app

    func buildApp() throws -> BuiltApp {
        let lock = try directory.lock()
        defer { try? lock.close() }
        let graph = try graph()
        if let library = appLibrary(of: graph) {
            return try FolderBuild(folder: AppFolder(scanning: library.folder, shownAs: library.folder), keepsPreviews: keepsPreviews).build()
        }
        let target = try appTarget(of: graph)
        try build(["--product", target.name])
        return try bundle(target)
    }

    private func bundle(_ target: PackageGraph.Target) throws -> BuiltApp {
        let folder = try AppFolder(scanning: target.folder, shownAs: target.folder)
        let binary = "\(productFolder())/\(target.name)"
        let bundlePath = "\(directory.path)/\(target.name).app"
        let app = BuiltApp(name: target.name, bundle: bundlePath, executable: "\(bundlePath)/\(target.name)")
        let resourceFolders = ((try? FileManager.default.contentsOfDirectory(atPath: productFolder())) ?? [])
            .filter { $0.hasSuffix(".resources") }.sorted().map { "\(productFolder())/\($0)" }

        let stamp = sdk.stamp + "\n" + VectorAssets.stamp + "\n" + FileStamp.join([binary] + folder.allInputs + resourceFolders.flatMap(AppFolder.filesBelow))
        if directory.isCurrent("bundle", stamp), access(app.executable, X_OK) == 0 { return app }
        let description = try AppDescription(
            product: target.name, module: target.module, infoPlist: folder.infoPlists.first, deviceFamilies: folder.deviceFamilies, interfaceFiles: folder.interfaceFiles,
            assetCatalogs: folder.assetCatalogs, sources: folder.swiftFiles.map(SwiftSource.init))
        let bundle = AppBundle(path: bundlePath, description: description, executable: binary)
        try bundle.write(
            interfaceFiles: folder.interfaceFiles, assetCatalogs: folder.assetCatalogs, resources: folder.resources, extraFolders: resourceFolders)
        for name in resourceFolders.map({ ($0 as NSString).lastPathComponent }) {
            try Self.compileResources(below: "\(bundlePath)/\(name)", module: target.module)
        }
        try directory.record("bundle", stamp)
        return app
    }

    /// SwiftPM copies storyboards, xibs and catalogs as they are; the compiled form goes beside each.
    static func compileResources(below folder: String, module: String) throws {
        for file in AppFolder.filesBelow(folder) where file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
            try InterfaceCompilation(file: file, module: module).run(into: (file as NSString).deletingLastPathComponent)
        }
        for catalog in AppFolder.filesBelow(folder) where catalog.hasSuffix(".xcassets") { VectorAssets().draw(catalog, into: catalog) }
    }

    // MARK: Which target is the app

    /// The library with the app's entry point in a package with one library and no executables: the library's folder is the app.
    /// Its dependencies are not linked; a library with dependencies needs an executable target beside it.
    private func appLibrary(of graph: PackageGraph) -> PackageGraph.Target? {
        guard !graph.rootTargets.contains(where: { $0.kind == .executable }) else { return nil }
        let apps = graph.rootTargets.filter { target in
            target.kind == .regular && target.sources.contains { SwiftSource(path: $0).hasEntryPoint }
        }
        return apps.count == 1 ? apps.first : nil
    }

    private func appTarget(of graph: PackageGraph) throws -> PackageGraph.Target {
        func importsUIKit(_ target: PackageGraph.Target) -> Bool {
            target.sources.contains { SwiftSource(path: $0).importsUIKit }
        }
        let executables = graph.rootTargets.filter { $0.kind == .executable }
        let apps = executables.filter(importsUIKit)
        if let app = apps.first ?? (executables.count == 1 && graph.rootTargets.contains(where: importsUIKit) ? executables.first : nil) {
            if apps.count > 1 { Console.say("the package has \(apps.count) executables that import UIKit; running the first, \(app.name)") }
            return app
        }
        guard graph.rootTargets.contains(where: importsUIKit) else {
            throw Failure.usage("no app at \(path): no target of the package \(graph.name) imports UIKit")
        }
        throw Failure.usage(
            "no app at \(path): the package \(graph.name) has a library that uses UIKit but neither an executable nor one library with @main to start; `willappear test \(path)` runs its tests")
    }
}
