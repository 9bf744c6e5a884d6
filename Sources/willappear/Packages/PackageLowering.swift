// Lowers every target of a package and of its dependencies before SwiftPM builds them, into one overlay.
// Called by PackageBuild. The result is plain compiler flags, the same for every target and for both build systems.

import Foundation
import ObjCLowering

struct PackageLowering {
    let graph: PackageGraph
    let sdk: FrameworkSDK
    let toolchain: Toolchain
    let directory: BuildDirectory
    /// The folder in which SwiftPM builds; the lowered texts are there too.
    let scratch: String
    /// Whether a package that names nothing of Apple's is left to SwiftPM although its authors never mention Linux: what the user typed was `swift`.
    var leavesPlainPackages = false
    /// `#Preview` of the package's own targets becomes something that can be called.
    var keepsPreviews = false
    /// The Swift files outside of the graph that import its products: what they use decides the platform of a module, as a module of the graph does.
    var users: [String] = []

    struct Result {
        /// Whether nothing of the graph is for Apple's systems: SwiftPM then builds the graph without lowering.
        var isForLinuxAlone: Bool
        var flags: [String]
        var diagnostics: [LoweringDiagnostic]
        var columns: [String: ColumnMap]
        /// Files that need a framework that is not here, and are compiled as if they were empty.
        var leftOut: LeftOutFiles
        /// The way in which each module was lowered; empty if there was nothing to do.
        var orders: [String: EditorModule.LoweringOrder] = [:]
    }

    private var folder: String { scratch + "/lowered" }
    private var overlay: String { folder + "/overlay.yaml" }

    /// Every file and tool that the lowered texts depend on.
    private var stamp: String {
        sdk.stamp + "\n" + toolchain.stamp + "\n" + graph.packages.joined(separator: "\n") + "\n"
            + FileStamp.join(graph.targets.flatMap(\.sources)) + "\n" + FileStamp.join(graph.packages.map { $0 + "/Package.swift" })
    }

    /// Brings the lowered texts up to date.
    /// - Parameter always: also lower when nothing changed, for the columns of messages.
    func run(always: Bool = false) throws -> Result {
        var modules: [ModulePlatform.Module] = []
        var linux: Set<String> = []
        func readModules() {
            modules = ModuleScans(graph: graph, toolchain: toolchain, sdk: sdk, cache: folder + "/scans.json", users: users).read()
            linux = ModulePlatform.writtenForLinux(modules, toolchainModules: toolchain.modules)
        }
        var stamp = stamp
        // Not the users' times: an edit of the app changes nothing here as long as it asks for the same platforms.
        if !users.isEmpty {
            readModules()
            stamp += "\nLinux: " + linux.sorted().joined(separator: " ")
        }
        let done = folder + "/stamp"
        if !always, (try? String(contentsOfFile: done, encoding: .utf8)) == stamp + "\nlowered" {
            return Result(isForLinuxAlone: false, flags: flags, diagnostics: [], columns: [:], leftOut: LeftOutFiles(readFrom: folder + "/left-out.json"))
        }
        if users.isEmpty { readModules() }
        let reached = ModulePlatform.reached(by: "UIKit", modules, except: linux)
        let isOfApple = !leavesPlainPackages && !linux.isSuperset(of: graph.rootTargets.filter { $0.kind != .test && !$0.sources.isEmpty }.map(\.module))
        if reached.isEmpty, !isOfApple, !ModulePlatform.needsApple(modules, except: linux, toolchainModules: toolchain.modules) { return Result(isForLinuxAlone: true, flags: [], diagnostics: [], columns: [:], leftOut: LeftOutFiles()) }

        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let leftOut = leftOut(modules, linux)
        try leftOut.write(to: folder + "/left-out.json")
        var result = Result(isForLinuxAlone: false, flags: flags, diagnostics: [], columns: [:], leftOut: leftOut)
        var overlaid: [String: String] = [:]
        var stale: [String] = []
        for target in orderedTargets where !target.sources.isEmpty {
            guard let scan = modules.first(where: { $0.name == target.module && $0.package == target.package }) else { continue }
            let implied = ImpliedImports(module: scan, seesUIKit: reached.contains(target.module), frameworkNames: { FrameworkNames.topLevel(of: ["UIKit"] + FrameworkNames.reexportedModules, sdk: sdk) })
            let order = EditorModule.LoweringOrder(
                files: target.sources, module: target.module, directory: "\(folder)/\(target.module)", defaultsToMainActor: target.defaultsToMainActor,
                isForApplePlatforms: !linux.contains(target.module), impliedImports: linux.contains(target.module) ? [:] : implied.imports(of: target.sources),
                leftOut: leftOut.byPath, keepsPreviews: keepsPreviews && target.isOfRoot)
            result.orders[target.module] = order
            let module = try order.lower()
            result.diagnostics += module.diagnostics
            result.columns.merge(module.columns) { first, _ in first }
            overlaid.merge(module.overlaid) { first, _ in first }
            stale += module.affectedUneditedFiles
        }
        let known = knownOverlay()
        stale += Set(known.keys).symmetricDifference(overlaid.keys)
        try write(overlaid)
        forgetObjects(of: Set(stale))
        if result.diagnostics.isEmpty { try (stamp + "\nlowered").write(toFile: done, atomically: true, encoding: .utf8) } else { unlink(done) }
        return result
    }

    /// Each module after those that it sees, for lowering reads their interfaces.
    private var orderedTargets: [PackageGraph.Target] {
        var result: [PackageGraph.Target] = [], seen: Set<String> = []
        func add(_ target: PackageGraph.Target) {
            guard seen.insert(target.package + "/" + target.name).inserted else { return }
            graph.targets(seenBy: target).forEach(add)
            result.append(target)
        }
        graph.targets.forEach(add)
        return result
    }

    private func leftOut(_ modules: [ModulePlatform.Module], _ linux: Set<String>) -> LeftOutFiles {
        let targets = graph.targets.filter { !linux.contains($0.module) }
        let found = targets.compactMap { target in
            modules.first { $0.name == target.module && $0.package == target.package && $0.onIOS.count == target.sources.count }.map {
                SetAside.Module(name: target.module, paths: target.sources, scans: $0.onIOS, isTest: target.kind == .test)
            }
        }
        let available = Set(graph.targets.map(\.module)).union(graph.otherModules).union(toolchain.modules).union(sdk.appleModules)
        return LeftOutFiles(modules: found, available: available, absent: absentNames)
    }

    // MARK: Names that are not here

    private struct AbsentNames: Codable {
        var sdk: String
        var names: Set<String>
    }
    private var absentNamesFile: String { folder + "/absent-names.json" }

    /// The names that the last build missed; forgotten when WillAppear changes.
    private var absentNames: Set<String> {
        guard let data = FileManager.default.contents(atPath: absentNamesFile), let known = try? JSONDecoder().decode(AbsentNames.self, from: data), known.sdk == sdk.stamp
        else { return [] }
        return known.names
    }

    /// Leaves out the code that uses these names from now on. Returns whether that is more than before.
    func leaveOut(_ names: Set<String>) throws -> Bool {
        let known = absentNames
        guard !names.isSubset(of: known) else { return false }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(AbsentNames(sdk: sdk.stamp, names: known.union(names))).write(to: URL(fileURLWithPath: absentNamesFile), options: .atomic)
        return true
    }

    private var flags: [String] {
        // Generated code asks the class tables. ImpliedImports decides what else a file sees without importing it.
        let compiler = sdk.compilerFlags(implicitModules: ["ObjectiveC"])
            + ["-vfsoverlay", overlay, "-diagnostic-style", "llvm",
                // What Apple has in one module, WillAppear has in several: a manifest's MemberImportVisibility would hide members. The last flag counts.
                "-disable-upcoming-feature", "MemberImportVisibility",
                // SwiftPM notices changes of WillAppear's modules or of lowering only if an argument changes with them.
                "-DWILLAPPEAR_SDK_\(stableHash(sdk.stamp))"]
        // The compiler takes the last of several.
        let mode = graph.plainLanguageMode.map { ["-Xswiftc", "-swift-version", "-Xswiftc", $0] } ?? []
        // Before the library, which is linked only for objects before it.
        let testing = sdk.testingArchive().map { ["-Xlinker", $0] } ?? []
        // On Apple's systems no tool reads a LinuxMain.swift, and the names in it do not exist there: tests are found.
        let hasLinuxMain = ["/LinuxMain.swift", "/Tests/LinuxMain.swift"].contains { FileManager.default.fileExists(atPath: (graph.packages.first ?? "") + $0) }
        return (hasLinuxMain ? ["--enable-test-discovery"] : []) + compiler.flatMap { ["-Xswiftc", $0] } + mode + testing + sdk.linkerFlags.filter { $0 != "-Xlinker" }.flatMap { ["-Xlinker", $0] }
    }

    // MARK: Overlay

    private struct Overlay: Codable {
        struct Root: Codable {
            var type = "file"
            var name: String
            var contents: String
            enum CodingKeys: String, CodingKey { case type, name, contents = "external-contents" }
        }
        var version = 0
        /// Messages name the user's files.
        var useExternalNames = false
        var caseSensitive = "true"
        var roots: [Root]
        enum CodingKeys: String, CodingKey { case version, roots, useExternalNames = "use-external-names", caseSensitive = "case-sensitive" }
    }

    private func knownOverlay() -> [String: String] {
        guard let data = FileManager.default.contents(atPath: overlay), let known = try? JSONDecoder().decode(Overlay.self, from: data) else { return [:] }
        return Dictionary(known.roots.map { ($0.name, $0.contents) }, uniquingKeysWith: { first, _ in first })
    }

    private func write(_ overlaid: [String: String]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(Overlay(roots: overlaid.sorted { $0.key < $1.key }.map { .init(name: $0.key, contents: $0.value) }))
        if FileManager.default.contents(atPath: overlay) != data { try data.write(to: URL(fileURLWithPath: overlay), options: .atomic) }
    }

    /// Build systems go by the times of the user's files, which say nothing about an edit's effect on other files'
    /// lowered texts. A file without object is compiled again by both.
    private func forgetObjects(of files: Set<String>) {
        guard !files.isEmpty, let below = FileManager.default.enumerator(atPath: scratch) else { return }
        let names = Set(files.flatMap { file -> [String] in
            let name = (file as NSString).lastPathComponent
            return [name + ".o", (name as NSString).deletingPathExtension + ".o"]
        })
        while let path = below.nextObject() as? String {
            if path.hasSuffix("/lowered") || path.hasSuffix("checkouts") || path.hasSuffix("repositories") { below.skipDescendants() }
            if names.contains((path as NSString).lastPathComponent) { unlink("\(scratch)/\(path)") }
        }
    }
}
