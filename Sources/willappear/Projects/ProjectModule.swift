// One target of a project as a Swift module: lowered, compiled, and linked as the target's product.
// Called by ProjectBuild in the order of dependencies. Objects and modules lie in the project's build folder.

import Foundation
import ObjCLowering
import XcodeProject

struct ProjectModule {
    let node: TargetGraph.Node
    let graph: TargetGraph
    let build: ProjectBuild
    let packages: ProjectPackages.Products?
    /// WillAppear's Swift files that belong to the module, such as the list of its tests.
    var generatedFiles: [String] = []
    /// Files of any module that need a framework that is not here.
    var leftOut: [String: SetAside.LeftOut] = [:]

    enum Product: Equatable { case executable, library, objects, nothing }

    var product: Product {
        if node.files.swift.isEmpty { return .nothing }
        switch node.type {
        case .application: return .executable
        case .framework, .dynamicLibrary: return node.settings["MACH_O_TYPE"] == "staticlib" ? .objects : .library
        case .unitTests: return .library
        case .staticLibrary: return .objects
        case .bundle, .aggregate, .appExtension, .tool, .uiTests, .other: return .nothing
        }
    }

    private var directory: BuildDirectory { build.directory }
    /// Two projects can have targets of one name.
    private var key: String { node.module + "-" + stableHash(node.id).prefix(6) }
    private var objects: String { directory.objects + "/" + key }
    static func modules(in directory: BuildDirectory) -> String { directory.path + "/modules" }
    /// The linked file: an app's executable or a framework's library.
    var binary: String { "\(directory.path)/products/\(key)/\(node.settings["EXECUTABLE_NAME"])" }

    private var swiftObjects: [String] { SwiftCompilation.objectFiles(of: node.files.swift + generatedFiles, in: objects) }

    /// The other name of the app's `main`, so that a test runner can hold the app's objects.
    var entryPoint: String { Self.entryPoint(of: node.module) }
    /// A symbol of ASCII for any module: linkers read no other letters in an expression.
    static func entryPoint(of module: String) -> String {
        module.unicodeScalars.map { $0.isASCII ? String($0) : "u" + String($0.value, radix: 16) }.joined() + "_main"
    }
    /// The link inputs of a test runner for which this app is the host.
    var hostInputs: [String] { swiftObjects + cObjects }
    var hostLinkerFlags: [String] { closureFlags(closure(of: [self]).filter { $0.node.id != node.id }) + (packages?.linkerFlags ?? []) }

    /// The link inputs of a product that needs this module.
    private var linkInputs: [String] {
        switch product {
        case .objects: swiftObjects + cObjects
        case .library: [binary]
        case .executable, .nothing: []
        }
    }

    // MARK: Compiling

    func compile(dependencies: [ProjectModule]) throws {
        sayWhatIsLeftOut()
        if node.type == .application { try checkEntryPoint() }
        guard product != .nothing else { return }
        let closure = closure(of: dependencies)
        let flags = try compilerFlags(closure)
        let linking = linkerFlags(closure)
        let tools = build.sdk.stamp + "\n" + build.toolchain.stamp + "\n"
        // New framework modules make every object stale, which the driver's own records do not see.
        if !directory.isCurrent("tools-" + key, tools) {
            try? FileManager.default.removeItem(atPath: objects)
            try directory.record("tools-" + key, tools)
        }
        let inputs = node.files.swift + generatedFiles + node.files.c + closure.flatMap { [$0.moduleFile] + $0.linkInputs } + (packages?.stampFiles ?? [])
        let stamp = tools + (flags + linking).joined(separator: " ") + "\n" + FileStamp.join(inputs)
        let result = product == .objects ? moduleFile : binary
        if directory.isCurrent("compile-" + key, stamp), FileManager.default.fileExists(atPath: result) { return }
        directory.forget("compile-" + key)
        for folder in [Self.modules(in: directory), (binary as NSString).deletingLastPathComponent, objects] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        if !directory.isCurrent("flags-" + key, flags.joined(separator: "\n")) {
            try? FileManager.default.removeItem(atPath: objects)
            try directory.record("flags-" + key, flags.joined(separator: "\n"))
        }
        let compilerFlags = CompilerFlags(settings: node.settings)
        let lowering = try order(in: directory.lowered + "/" + key).lower()
        if lowering.affectsUneditedFiles { try? FileManager.default.removeItem(atPath: objects) }
        try compileC()
        var compilation = SwiftCompilation(
            module: node.module, sources: node.files.swift + generatedFiles, directory: objects, product: binary, toolchain: build.toolchain,
            flags: flags + lowering.compilerFlags + (product == .objects ? [] : linking), languageMode: compilerFlags.languageMode, lowering: lowering, missing: missing)
        compilation.linkage = product == .executable ? .executable : product == .library ? .library : .objects
        compilation.conditions = []
        compilation.moduleFile = moduleFile
        try compilation.run()
        try directory.record("compile-" + key, stamp)
    }

    private func order(in folder: String) -> EditorModule.LoweringOrder {
        let flags = CompilerFlags(settings: node.settings)
        return .init(
            files: node.files.swift + generatedFiles, module: node.module, directory: folder, defaultsToMainActor: flags.defaultsToMainActor, isForApplePlatforms: true, conditions: Set(flags.conditions),
            leftOut: leftOut, keepsPreviews: build.keepsPreviews, hostsSwiftUI: node.hostsSwiftUI)
    }

    /// The lowering for editors, in a separate folder, so that a build finds its own texts.
    var editorOrder: EditorModule.LoweringOrder { order(in: "\(directory.path)/editor/\(key)") }

    /// The module for editors; nothing is compiled.
    func editorModule(id: String, root: String, dependencies: [String]) throws -> EditorModule {
        let sources = node.files.swift + generatedFiles
        let needed = node.needs.compactMap { graph[$0] }.map { ProjectModule(node: $0, graph: graph, build: build, packages: packages) }
        let language = CompilerFlags(settings: node.settings).languageMode
        return EditorModule(
            id: id, name: node.module, root: root, files: sources, isTest: node.type == .unitTests, isOfRoot: node.isOwn, dependencies: dependencies,
            lowering: editorOrder,
            arguments: SwiftCompilation.editorArguments(module: node.module, languageMode: language, conditions: [], flags: try compilerFlags(closure(of: needed)), sources: sources))
    }

    private func missing() -> CheckReport? {
        let names = MissingNames(
            sources: node.files.swift, modules: Set(graph.nodes.map(\.module)).union(packages?.modules ?? []), flags: Set(CompilerFlags(settings: node.settings).conditions), hostsSwiftUI: node.hostsSwiftUI,
            sdk: build.sdk, toolchain: build.toolchain)
        return CheckReport(missing: names, root: node.member.project.sourceRoot, shownRoot: node.member.project.sourceRoot)
    }

    var moduleFile: String { "\(Self.modules(in: directory))/\(node.module).swiftmodule" }

    /// These modules and all modules that they need, each once and after its dependencies.
    private func closure(of dependencies: [ProjectModule]) -> [ProjectModule] {
        var seen: Set<String> = []
        func collect(_ id: String) {
            guard let node = graph[id], !seen.contains(id) else { return }
            node.needs.forEach(collect)
            seen.insert(id)
        }
        dependencies.forEach { collect($0.node.id) }
        return graph.nodes.filter { seen.contains($0.id) }.map { ProjectModule(node: $0, graph: graph, build: build, packages: packages) }
    }

    /// A framework of assertions, as pods of a suite are, sees what the suite sees; the suite links it.
    private var seesXCTest: Bool {
        node.type == .unitTests || product != .executable && node.files.swift.contains { (try? String(contentsOfFile: $0, encoding: .utf8))?.contains("import XCTest") ?? false }
    }

    private func compilerFlags(_ closure: [ProjectModule]) throws -> [String] {
        // Real apps have files that name UIKit's types without importing it: a bridging header or another
        // framework re-exports UIKit on Apple's platforms.
        let implied = (seesXCTest ? ["UIKit", "XCTestOverlay"] : ["UIKit"]) + ImpliedImports.brought(for: node.files.swift)
        var flags = build.sdk.compilerFlags(implicitModules: implied) + ["-module-cache-path", BuildDirectory.moduleCache, "-I", Self.modules(in: directory)]
        flags += packages?.compilerFlags ?? []
        flags += CompilerFlags(settings: node.settings).arguments
        if node.settings["ENABLE_TESTABILITY"] != "NO" { flags.append("-enable-testing") }
        if product == .executable { flags += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", entryPoint] }
        flags += try bridgingFlags() + umbrellaFlags()
        return flags
    }

    private func linkerFlags(_ closure: [ProjectModule]) -> [String] {
        var flags = closureFlags(closure) + cObjects
        switch product {
        // Test bundles find the app's symbols in the app.
        case .executable: flags += ["-Xlinker", "--export-dynamic", "-Xlinker", "--defsym=main=\(entryPoint)"]
        case .library: flags += ["-Xlinker", "-soname", "-Xlinker", node.settings["EXECUTABLE_NAME"]]
        case .objects, .nothing: break
        }
        if node.type == .unitTests, let archive = build.sdk.testingArchive() {
            // An argument of the linker's comes behind the objects, which a file among the compiler's inputs does not: gold then takes nothing of it.
            // A framework that sees XCTest finds in the suite what it needs of the archive, of which the suite may need nothing.
            let isWhole = closure.contains { $0.product == .library && $0.seesXCTest }
            flags += (isWhole ? ["--whole-archive", archive, "--no-whole-archive"] : [archive]).flatMap { ["-Xlinker", $0] }
        }
        return flags + (packages?.linkerFlags ?? []) + build.sdk.linkerFlags
    }

    /// The libraries and objects of other modules, and where libraries are found at run time.
    private func closureFlags(_ closure: [ProjectModule]) -> [String] {
        // A test bundle finds the libraries that its host links in the host.
        let host = node.type == .unitTests ? closure.first { $0.product == .executable } : nil
        let inHost = Set(host.map { host in host.closure(of: [host]).map(\.node.id) } ?? [])
        let linked = closure.filter { !(inHost.contains($0.node.id) && $0.product == .objects) }
        var flags = linked.reversed().flatMap(\.linkInputs)
        for module in linked where module.product == .library {
            for origin in ["$ORIGIN/Frameworks", "$ORIGIN/..", "$ORIGIN/../../Frameworks", "$ORIGIN/../Frameworks"] {
                flags += ["-Xlinker", "-rpath", "-Xlinker", "\(origin)/\(module.node.productName).framework"]
            }
        }
        return flags
    }

    // MARK: C

    private var cObjects: [String] { node.files.c.map { "\(objects)/\(($0 as NSString).lastPathComponent)-\(stableHash($0).prefix(6)).o" } }

    private func compileC() throws {
        guard !node.files.c.isEmpty else { return }
        let clang = build.toolchain.root + "/bin/clang"
        try FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
        for (source, object) in zip(node.files.c, cObjects) {
            let folders = Set(node.files.headers.map { ($0 as NSString).deletingLastPathComponent }).sorted()
            let definitions = node.settings.list("GCC_PREPROCESSOR_DEFINITIONS").map { "-D" + $0 }
            var child = ChildProcess(executable: clang, arguments: ["-c", "-g", "-fPIC", source, "-o", object] + folders.flatMap { ["-I", $0] } + definitions)
            child.output = .standardError
            guard try child.run().succeeded else { throw Failure.badInput(nil) }
        }
    }

    /// Every Swift file of a framework sees what the framework's own header imports, because it imports that module underneath.
    private func umbrellaFlags() throws -> [String] {
        guard product == .library, let path = node.files.headers.first(where: { ($0 as NSString).lastPathComponent == node.module + ".h" }) else { return [] }
        return imports(try BridgingHeader(path: path, searchFolders: [], headers: [], modules: build.sdk.appleModules))
    }

    private func imports(_ header: BridgingHeader) -> [String] {
        header.frameworks.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", RenamedModules.ours[$0] ?? $0] }
    }

    private func bridgingFlags() throws -> [String] {
        let setting = node.settings["SWIFT_OBJC_BRIDGING_HEADER"]
        guard !setting.isEmpty else { return [] }
        let path = URL(fileURLWithPath: setting.hasPrefix("/") ? setting : node.member.project.sourceRoot + "/" + setting).standardizedFileURL.path
        let folders = node.settings.list("HEADER_SEARCH_PATHS") + node.settings.list("USER_HEADER_SEARCH_PATHS")
        let header = try BridgingHeader(path: path, searchFolders: folders + [node.member.project.sourceRoot], headers: AppFolder.headers(below: node.member.project.sourceRoot), modules: build.sdk.appleModules)
        if !header.left.isEmpty { Console.say("\(path): leaving out \(header.left.joined(separator: ", ")), which \(header.left.count == 1 ? "needs" : "need") Objective-C or cannot be found") }
        let imports = imports(header)
        guard !header.text.isEmpty else { return imports }
        let file = directory.path + "/bridging-\(key).h"
        if (try? String(contentsOfFile: file, encoding: .utf8)) != header.text { try header.text.write(toFile: file, atomically: true, encoding: .utf8) }
        return imports + ["-import-objc-header", file, "-Xcc", "-I" + (path as NSString).deletingLastPathComponent]
    }

    // MARK: What is said

    private func sayWhatIsLeftOut() {
        let files = node.files
        if product == .nothing {
            if !files.foreign.isEmpty { Console.say("\(node.name) needs Objective-C (\(files.foreign.count) files, first \(files.foreign[0])): its module is missing") }
            return
        }
        if !files.foreign.isEmpty { Console.say("\(node.name): leaving out \(files.foreign.count) Objective-C, C++ or Metal files, first \(files.foreign[0])") }
        for file in files.missing.prefix(5) {
            guard case .file(let path) = file.location else { continue }
            Console.say("\(node.member.project.path): \(file.object): Build input file cannot be found: '\(path)'")
        }
    }

    private func checkEntryPoint() throws {
        guard !node.files.swift.isEmpty || !node.files.foreign.isEmpty else {
            let others = build.selection.workspace.members.map(\.target).filter { $0.productType == .application && $0.name != node.name }.map(\.name)
            throw Failure.badInput("the target \(node.name) compiles no file" + (others.isEmpty ? "" : "; other apps of the project, by --scheme: \(others.joined(separator: ", "))"))
        }
        let entries = node.files.swift.filter { SwiftSource(path: $0).hasEntryPoint }
        if entries.isEmpty {
            let foreign = node.files.foreign.contains { $0.hasSuffix("/main.m") } ? ": it starts in main.m, which needs Objective-C" : ""
            throw Failure.badInput("the target \(node.name) has no @main, no @UIApplicationMain and no main.swift\(foreign)")
        }
        guard entries.count == 1 else {
            throw Failure.badInput("the target \(node.name) has \(entries.count) entry points:" + entries.map { "\n  \($0)" }.joined())
        }
    }
}

extension AppFolder {
    /// C headers at any depth: Xcode's header map finds a header of the project by its file name.
    static func headers(below folder: String) -> [String] {
        filesBelow(folder).filter { $0.hasSuffix(".h") }
    }
}
