// Builds an app from an Xcode project or workspace: each Swift module of its targets in the order of their
// dependencies, then the bundle with its frameworks. Only what changed.
// Called by run and test. The module XcodeProject reads the project; ProjectModule handles one module.

import Foundation
import ObjCLowering
import XcodeProject

/// The user's choice of scheme and configuration.
struct ProjectSelection {
    let workspace: Workspace
    var scheme: String?
    var configuration: String?

    /// - Parameter path: absolute path of an `.xcodeproj` or `.xcworkspace`.
    init(path: String, scheme: String? = nil, configuration: String? = nil) throws {
        workspace = try reportingProjectErrors { try Workspace(path: path) }
        self.scheme = scheme
        self.configuration = configuration
    }

    /// The folder that the project lies in.
    var folder: String { (workspace.path as NSString).deletingLastPathComponent }
}

/// Errors in projects end a command like all bad input.
func reportingProjectErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as XcodeProjectError { throw Failure.badInput(error.description) }
}

struct ProjectBuild {
    let selection: ProjectSelection
    let toolchain: Toolchain
    let sdk: FrameworkSDK
    let directory: BuildDirectory

    let keepsPreviews: Bool

    init(_ selection: ProjectSelection, keepsPreviews: Bool = false) throws {
        self.selection = selection
        self.keepsPreviews = keepsPreviews
        toolchain = try Toolchain.find()
        sdk = try FrameworkSDK.locate()
        directory = BuildDirectory(app: selection.workspace.path, forPreviews: keepsPreviews)
    }

    func buildApp() throws -> BuiltApp {
        let lock = try directory.lock()
        defer { try? lock.close() }
        return try reportingProjectErrors {
            let (member, scheme) = try selection.workspace.app(scheme: selection.scheme)
            let configuration = selection.configuration ?? scheme?.launchConfiguration
            let graph = try TargetGraph(of: member, in: selection.workspace, configuration: configuration)
            var app = try build(graph)
            if let launch = scheme?.launch {
                app.arguments = launch.arguments
                app.variables = launch.variables
                if let language = launch.language { app.arguments += ["-AppleLanguages", "(\(language))"] }
                if let region = launch.region { app.arguments += ["-AppleLocale", "\(launch.language ?? "en")_\(region)"] }
            }
            return app
        }
    }

    /// Compiles the app, or the frameworks of a project without one, and returns the names of the products.
    func buildProducts() throws -> [String] {
        guard selection.scheme == nil, !selection.workspace.hasApp, !selection.workspace.libraries.isEmpty else { return [try buildApp().bundle] }
        let lock = try directory.lock()
        defer { try? lock.close() }
        return try reportingProjectErrors {
            try selection.workspace.libraries.compactMap { member in
                let graph = try TargetGraph(of: member, in: selection.workspace, configuration: selection.configuration)
                return try compile(graph).modules[member.id]?.binary
            }
        }
    }

    /// Compiles the modules that the graph's last target needs, and makes its bundle.
    func build(_ graph: TargetGraph) throws -> BuiltApp {
        guard let root = graph.nodes.last else { throw Failure.ours("a graph without targets") }
        let compiled = try compile(graph)
        return try ProjectBundle(build: self, graph: graph, modules: compiled.modules, packages: compiled.packages).write(root)
    }

    /// - Parameter generated: WillAppear's Swift files that belong to a target's module, by the target's id.
    /// - Parameter exceptLast: whether only the dependencies of the wanted target are compiled.
    func compile(_ graph: TargetGraph, generated: [String: [String]] = [:], exceptLast: Bool = false) throws -> (modules: [String: ProjectModule], packages: ProjectPackages.Products?) {
        for remark in selection.workspace.remarks + graph.remarks { Console.say(remark) }
        let packages = try ProjectPackages(selection: selection, graph: graph, directory: directory)?.build()
        let leftOut = leftOut(of: graph, packages)
        leftOut.say()
        var modules: [String: ProjectModule] = [:]
        for node in exceptLast ? graph.nodes.dropLast() : graph.nodes[...] {
            let classes = try DataModel.writeClasses(of: node.files.dataModels, into: "\(directory.path)/models/\(node.module)")
            let symbols = try assetSymbols(of: node)
            let module = ProjectModule(node: node, graph: graph, build: self, packages: packages, generatedFiles: (generated[node.id] ?? []) + classes + symbols, leftOut: leftOut.byPath)
            modules[node.id] = module
            try module.compile(dependencies: node.needs.compactMap { modules[$0] })
        }
        return (modules, packages)
    }

    /// Xcode 15 and later generate symbols unless the target says no; members of UIColor and UIImage where it says yes, as its new projects do.
    private func assetSymbols(of node: TargetGraph.Node) throws -> [String] {
        guard node.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return [] }
        let extensions = node.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
        return try AssetSymbols.write(
            catalogs: node.files.assetCatalogs, sources: node.files.swift, extensions: extensions ? .all : .none,
            bundle: node.type == .application ? ".main" : "Bundle(for: ResourceBundleClass.self)", into: "\(directory.path)/symbols/\(node.module)")
    }

    private func leftOut(of graph: TargetGraph, _ packages: ProjectPackages.Products?) -> LeftOutFiles {
        let available = Set(graph.nodes.map(\.module)).union(packages?.modules ?? []).union(toolchain.modules).union(sdk.appleModules)
        let modules = graph.nodes.filter { !$0.files.swift.isEmpty }.map { node in
            let conditions = ConditionEvaluation(platform: .iOS, modules: available, flags: Set(CompilerFlags(settings: node.settings).conditions))
            let texts = concurrently(node.files.swift) { [UInt8](FileManager.default.contents(atPath: $0) ?? Data()) }
            let swiftUI = node.hostsSwiftUI ? SwiftUIReduction(sources: texts) : nil
            let scans = concurrently(texts) { SourceScan(source: $0, conditions: conditions, swiftUI: swiftUI) }
            return SetAside.Module(name: node.module, paths: node.files.swift, scans: scans, isTest: node.type == .unitTests)
        }
        return LeftOutFiles(modules: modules, available: available)
    }

    /// The names that the sources of the app's targets need and WillAppear lacks. Nothing is compiled.
    func missingNames() throws -> MissingNames {
        try reportingProjectErrors {
            let libraries = selection.scheme == nil && !selection.workspace.hasApp ? selection.workspace.libraries : []
            let (member, scheme) = try libraries.first.map { ($0, nil) } ?? selection.workspace.app(scheme: selection.scheme)
            let graph = try TargetGraph(of: member, in: selection.workspace, configuration: selection.configuration ?? scheme?.launchConfiguration)
            for remark in selection.workspace.remarks + graph.remarks { Console.say(remark) }
            for node in graph.nodes where !node.files.foreign.isEmpty {
                Console.say("\(node.name): \(node.files.foreign.count) files need Objective-C:" + node.files.foreign.prefix(5).map { "\n  \($0)" }.joined())
            }
            let own = graph.nodes.filter(\.isOwn)
            return MissingNames(
                sources: own.flatMap(\.files.swift), modules: Set(graph.nodes.map(\.module) + graph.nodes.flatMap(\.files.packageProducts)),
                flags: graph.nodes.last.map { Set(CompilerFlags(settings: $0.settings).conditions) } ?? [], hostsSwiftUI: true, sdk: sdk, toolchain: toolchain)
        }
    }
}
