// Builds a SwiftPM package with UIKit and lowering, and wraps its executable into a bundle.
// Called by run and test. The package's own .build is left alone; ours lies in the cache.

import Foundation

struct PackageBuild {
    let path: String
    let toolchain: Toolchain
    let sdk: FrameworkSDK
    let directory: BuildDirectory

    struct Description: Codable {
        struct Target: Codable {
            var name: String
            var c99name: String
            var type: String
            var path: String
            var sources: [String]
        }
        var name: String
        var targets: [Target]
    }

    init(path: String) throws {
        self.path = path
        toolchain = try Toolchain.find()
        sdk = try FrameworkSDK.locate()
        directory = BuildDirectory(app: path)
        try directory.create()
    }

    /// `swift build` or `swift test` with our compiler.
    func swift(_ command: String, _ arguments: [String]) throws -> ChildProcess {
        var child = ChildProcess(
            executable: toolchain.swift,
            arguments: [command, "--build-system", "native", "--package-path", path, "--scratch-path", directory.packageBuild,
                // SwiftPM sees no change of our modules or of lowering unless an argument changes with them.
                "-Xswiftc", "-DWILLAPPEAR_SDK_\(stableHash(sdk.stamp))"] + arguments)
        child.environment["SWIFT_EXEC"] = try LoweringCompiler.install(toolchain: toolchain, sdk: sdk)
        child.environment[LoweringCompiler.realCompilerVariable] = toolchain.swiftc
        child.environment["WILLAPPEAR_CACHE"] = BuildDirectory.cache
        return child
    }

    /// The folder of the products, `debug` or `release`.
    func productFolder(_ configuration: String = "debug") -> String { directory.packageBuild + "/" + configuration }

    func buildApp() throws -> BuiltApp {
        let lock = try directory.lock()
        defer { try? lock.close() }
        let description = try describe()
        if let library = appLibrary(of: description) {
            return try FolderBuild(folder: AppFolder(scanning: "\(path)/\(library.path)", shownAs: library.path)).build()
        }
        let target = try appTarget(of: description)

        var child = try swift("build", ["--product", target.name])
        // An unchanged package has nothing to say.
        child.output = .lines { line in
            if !line.hasPrefix("Build complete!"), !line.hasPrefix("Building for debugging"), !line.hasPrefix("[0/"), !line.isEmpty { Console.pass(line) }
        }
        child.mergesStandardError = true
        guard try child.run().succeeded else { throw Failure.badInput(nil) }
        return try bundle(target)
    }

    private func bundle(_ target: Description.Target) throws -> BuiltApp {
        let folder = try AppFolder(scanning: "\(path)/\(target.path)", shownAs: target.path)
        let binary = "\(productFolder())/\(target.name)"
        let bundlePath = "\(directory.path)/\(target.name).app"
        let app = BuiltApp(name: target.name, bundle: bundlePath, executable: "\(bundlePath)/\(target.name)")
        let resourceFolders = ((try? FileManager.default.contentsOfDirectory(atPath: productFolder())) ?? [])
            .filter { $0.hasSuffix(".resources") }.sorted().map { "\(productFolder())/\($0)" }

        let stamp = sdk.stamp + "\n" + FileStamp.join([binary] + folder.allInputs + resourceFolders.flatMap(AppFolder.filesBelow))
        if directory.isCurrent("bundle", stamp), access(app.executable, X_OK) == 0 { return app }
        let description = try AppDescription(
            product: target.name, module: target.c99name, infoPlist: folder.infoPlists.first, deviceFamilies: folder.deviceFamilies, interfaceFiles: folder.interfaceFiles,
            assetCatalogs: folder.assetCatalogs, sources: folder.swiftFiles.map(SwiftSource.init))
        let bundle = AppBundle(path: bundlePath, description: description, executable: binary)
        try bundle.write(
            interfaceFiles: folder.interfaceFiles, assetCatalogs: folder.assetCatalogs, resources: folder.resources, extraFolders: resourceFolders)
        for name in resourceFolders.map({ ($0 as NSString).lastPathComponent }) {
            try Self.compileInterfaces(below: "\(bundlePath)/\(name)", module: target.c99name)
        }
        try directory.record("bundle", stamp)
        return app
    }

    /// SwiftPM copies storyboards and xibs as they are; the compiled form goes beside each.
    static func compileInterfaces(below folder: String, module: String) throws {
        for file in AppFolder.filesBelow(folder) where file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
            try InterfaceCompilation(file: file, module: module).run(into: (file as NSString).deletingLastPathComponent)
        }
    }

    // MARK: Which target is the app

    func describe() throws -> Description {
        let stamp = toolchain.stamp + "\n" + FileStamp.join([path + "/Package.swift"] + sourceFolders())
        let cache = directory.path + "/description.json"
        if directory.isCurrent("describe", stamp), let data = FileManager.default.contents(atPath: cache),
            let description = try? JSONDecoder().decode(Description.self, from: data) {
            return description
        }
        var text: [String] = []
        var child = ChildProcess(executable: toolchain.swift, arguments: ["package", "--package-path", path, "describe", "--type", "json"])
        child.output = .lines { text.append($0) }
        guard try child.run().succeeded else { throw Failure.badInput("\(path)/Package.swift cannot be read, see above") }
        // SwiftPM may print notes before the object.
        let json = text.drop { !$0.hasPrefix("{") }.joined(separator: "\n")
        guard let description = try? JSONDecoder().decode(Description.self, from: Data(json.utf8)) else {
            throw Failure.ours("the description of \(path)/Package.swift is not what SwiftPM 6.3 writes")
        }
        try JSONEncoder().encode(description).write(to: URL(fileURLWithPath: cache))
        try directory.record("describe", stamp)
        return description
    }

    /// Adding or removing a file changes the time of its folder.
    private func sourceFolders() -> [String] {
        guard let below = FileManager.default.enumerator(atPath: path + "/Sources") else { return [] }
        var folders: [String] = [path + "/Sources"]
        while let name = below.nextObject() as? String {
            if (below.fileAttributes?[.type] as? FileAttributeType) == .typeDirectory { folders.append("\(path)/Sources/\(name)") }
        }
        return folders.sorted()
    }

    /// A package without executables whose one library has the app's entry point: the library's folder is the app.
    /// Its dependencies are not linked; a library that needs some wants an executable target beside it.
    private func appLibrary(of description: Description) -> Description.Target? {
        guard !description.targets.contains(where: { $0.type == "executable" }) else { return nil }
        let apps = description.targets.filter { target in
            target.type == "library" && target.sources.contains { SwiftSource(path: "\(path)/\(target.path)/\($0)").hasEntryPoint }
        }
        return apps.count == 1 ? apps.first : nil
    }

    private func appTarget(of description: Description) throws -> Description.Target {
        func importsUIKit(_ target: Description.Target) -> Bool {
            target.sources.contains { SwiftSource(path: "\(path)/\(target.path)/\($0)").importsUIKit }
        }
        let executables = description.targets.filter { $0.type == "executable" }
        let apps = executables.filter(importsUIKit)
        if let app = apps.first ?? (executables.count == 1 && description.targets.contains(where: importsUIKit) ? executables.first : nil) {
            if apps.count > 1 { Console.say("the package has \(apps.count) executables that import UIKit; running the first, \(app.name)") }
            return app
        }
        guard description.targets.contains(where: importsUIKit) else {
            throw Failure.usage("no app at \(path): no target of the package \(description.name) imports UIKit")
        }
        throw Failure.usage(
            "no app at \(path): the package \(description.name) has a library that uses UIKit but neither an executable nor one library with @main to start; `willappear test \(path)` runs its tests")
    }
}
