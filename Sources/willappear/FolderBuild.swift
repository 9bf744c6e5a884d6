// Builds an app from a plain folder: lowering, compiling, linking, and the bundle. Only what changed.
// Called by run. The steps are in `build`, in order.

import Foundation
import ObjCLowering
import XcodeProject

struct FolderBuild {
    let folder: AppFolder
    let toolchain: Toolchain
    let sdk: FrameworkSDK
    let directory: BuildDirectory

    /// Whether `#Preview` becomes code that can be called. Such a build is stored beside the ordinary one.
    private let keepsPreviews: Bool

    init(folder: AppFolder, keepsPreviews: Bool = false) throws {
        self.folder = folder
        self.keepsPreviews = keepsPreviews
        toolchain = try Toolchain.find()
        sdk = try FrameworkSDK.locate()
        directory = BuildDirectory(app: folder.path, forPreviews: keepsPreviews)
    }

    /// The part of every stamp that comes from the SDK and the compiler.
    private var tools: String { sdk.stamp + "\n" + toolchain.stamp + "\n" }

    func build() throws -> BuiltApp {
        let lock = try directory.lock()
        defer { try? lock.close() }

        let stamp = tools + VectorAssets.stamp + "\n" + folder.projectNames.joined(separator: ",") + "\n" + FileStamp.join(folder.allInputs)
        if directory.isCurrent("app", stamp), let app = builtApp() { return app }
        directory.forget("app")

        try SourceEncoding.check(folder.swiftFiles)
        let sources = folder.swiftFiles.map(SwiftSource.init)
        try check(sources)
        let description = try AppDescription(folder: folder, sources: sources)
        let binary = directory.path + "/" + description.module
        try compile(description, to: binary)
        let bundle = AppBundle(path: "\(directory.path)/\(description.name).app", description: description, executable: binary)
        try bundle.write(interfaceFiles: folder.interfaceFiles, assetCatalogs: folder.assetCatalogs, resources: folder.resources)

        try description.name.write(toFile: directory.path + "/name", atomically: true, encoding: .utf8)
        try directory.record("app", stamp)
        guard let app = builtApp() else { throw Failure.ours("the bundle \(bundle.path) is not complete") }
        return app
    }

    private func builtApp() -> BuiltApp? {
        guard let name = try? String(contentsOfFile: directory.path + "/name", encoding: .utf8) else { return nil }
        let bundle = "\(directory.path)/\(name).app"
        let executable = "\(bundle)/\(name)"
        return access(executable, X_OK) == 0 ? BuiltApp(name: name, bundle: bundle, executable: executable) : nil
    }

    /// Checks that the sources are exactly one app.
    private func check(_ sources: [SwiftSource]) throws {
        guard !sources.isEmpty else {
            let foreign = folder.foreignSources.isEmpty ? "" : " (\(folder.foreignSources.count) Objective-C or C files: WillAppear compiles Swift only)"
            throw Failure.usage("no app at \(folder.shownPath): there are no Swift files in it\(foreign)")
        }
        let entries = sources.filter(\.hasEntryPoint)
        guard !entries.isEmpty else {
            throw Failure.usage(
                "no app at \(folder.shownPath): none of its \(sources.count) Swift files has @main, @UIApplicationMain or is named main.swift")
        }
        guard entries.count == 1 else {
            let list = entries.map { "\n  \($0.path)" }.joined()
            throw Failure.usage("\(folder.shownPath) holds \(entries.count) apps; give the folder of one of them:\(list)")
        }
        if !folder.foreignSources.isEmpty {
            Console.say("leaving out \(folder.foreignSources.count) Objective-C, C or Metal files, first \(folder.foreignSources[0]): only Swift is compiled")
        }
    }

    private func missing() -> CheckReport? {
        let names = MissingNames(sources: folder.swiftFiles, modules: [], flags: [], hostsSwiftUI: true, sdk: sdk, toolchain: toolchain)
        return CheckReport(missing: names, root: folder.path, shownRoot: folder.shownPath)
    }

    private func compile(_ description: AppDescription, to binary: String) throws {
        let files = try folder.swiftFiles + generatedFiles()
        let stamp = tools + description.module + "\n" + FileStamp.join(files)
        if directory.isCurrent("compile", stamp), access(binary, X_OK) == 0 { return }
        directory.forget("compile")
        if access(binary, X_OK) != 0, MissingNames.lacksFramework(sources: folder.swiftFiles, modules: [], flags: [], hostsSwiftUI: true, sdk: sdk, toolchain: toolchain),
            let report = missing() { throw report.failure() }
        // New framework modules make every object stale, which the driver's own records do not see.
        if !directory.isCurrent("tools", tools) {
            try? FileManager.default.removeItem(atPath: directory.objects)
            try directory.record("tools", tools)
        }
        let lowering = try order(description, files, in: directory.lowered).lower()
        if lowering.affectsUneditedFiles { try? FileManager.default.removeItem(atPath: directory.objects) }
        let compilation = SwiftCompilation(
            module: description.module, sources: files, directory: directory.objects, product: binary, toolchain: toolchain,
            flags: compilerFlags(for: files) + lowering.compilerFlags + sdk.linkerFlags,
            languageMode: "5", lowering: lowering, missing: missing)
        // A construct that cannot be lowered does not hide the compiler's messages.
        try compilation.run()
        try directory.record("compile", stamp)
    }

    /// What Xcode's build writes beside the app's own files: classes of data models, symbols of asset catalogs.
    private func generatedFiles() throws -> [String] {
        try reportingProjectErrors {
            try DataModel.writeClasses(of: folder.resources.filter { $0.hasSuffix(".xcdatamodeld") }, into: directory.path + "/models")
                + AssetSymbols.write(catalogs: folder.assetCatalogs, sources: folder.swiftFiles, extensions: .undeclared, bundle: ".main", into: directory.path + "/symbols")
        }
    }

    // Real apps have files that name UIKit's types without importing it: a bridging header or another
    // framework re-exports UIKit on Apple's platforms.
    private func compilerFlags(for files: [String]) -> [String] {
        sdk.compilerFlags(implicitModules: ["UIKit"] + ImpliedImports.brought(for: files)) + ["-module-cache-path", BuildDirectory.moduleCache]
    }

    private func order(_ description: AppDescription, _ files: [String], in folder: String) -> EditorModule.LoweringOrder {
        .init(files: files, module: description.module, directory: folder, conditions: ["DEBUG"], keepsPreviews: keepsPreviews, hostsSwiftUI: true)
    }

    /// The app's one module, for editors.
    func editorModule() throws -> EditorModule {
        let description = try AppDescription(folder: folder, sources: folder.swiftFiles.map(SwiftSource.init))
        let files = folder.swiftFiles + ((try? generatedFiles()) ?? [])
        return EditorModule(
            id: description.name, name: description.module, root: folder.path, files: files, isTest: false, isOfRoot: true, dependencies: [],
            lowering: order(description, files, in: directory.path + "/editor"),
            arguments: SwiftCompilation.editorArguments(module: description.module, languageMode: "5", conditions: ["DEBUG"], flags: compilerFlags(for: files), sources: files))
    }
}
