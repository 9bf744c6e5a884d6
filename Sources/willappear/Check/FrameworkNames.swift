// The names that exist here: the public names of WillAppear's built modules and of the toolchain's, from the compiler itself.
// Called by ImpliedImports and `check`. Read with `swift symbolgraph-extract` after a module changed, about a second each.

import Foundation
import ObjCLowering

/// The public names of one module.
struct ModuleNames: Codable {
    /// Top-level types, functions, constants and type aliases.
    var topLevel: Set<String> = []
    /// Base names of members, by the type's path: "UIView" has "addSubview" and "ContentMode".
    var members: [String: Set<String>] = [:]
    /// Superclass or aliased type, by path.
    var parents: [String: String] = [:]
    /// Whether the module exists but the compiler could not list its declarations: during a rebuild, or when memory is short.
    var isUnread = false

    /// The keys that are stored between runs.
    private enum CodingKeys: CodingKey { case topLevel, members, parents }
}

enum FrameworkNames {
    /// The top-level names of some of WillAppear's modules.
    static func topLevel(of modules: [String], sdk: FrameworkSDK) -> Set<String> {
        names(of: modules, sdk: sdk).reduce(into: []) { $0.formUnion($1.topLevel) }
    }

    /// All names of the modules, with one entry for each module; a module that cannot be read has none.
    static func names(of modules: [String], sdk: FrameworkSDK) -> [ModuleNames] {
        concurrently(modules) { module in
            let stamp = FileStamp(path: sdk.modules + "/\(module).swiftmodule").text
            let file = "\(BuildDirectory.cache)/names/\(module)-\(stableHash(stamp + toolchainStamp + format)).json"
            if let data = FileManager.default.contents(atPath: file), let known = try? JSONDecoder().decode(ModuleNames.self, from: data) { return known }
            let names = extract(module, sdk: sdk)
            // The module is read again the next time: a stored failure would report every name of the module as missing from then on.
            if names.isUnread { return names }
            let folder = (file as NSString).deletingLastPathComponent
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            // Names of builds that are gone.
            for old in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where old.hasPrefix(module + "-") { unlink("\(folder)/\(old)") }
            if let data = try? JSONEncoder().encode(names) { try? data.write(to: URL(fileURLWithPath: file), options: .atomic) }
            return names
        }
    }

    /// The modules that every import of Foundation or XCTest includes here, and the module behind Combine.
    static let toolchainModules = [
        "FoundationOverlay", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "CoreFoundation", "Dispatch",
        "XCTest", "XCTestOverlay", "SwiftGlibc", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
    ]

    /// WillAppear's modules that an import by Apple's name includes.
    static let reexportedModules = ["UIFoundation", "QuartzCore"]

    private static let format = "2"
    private static var toolchainStamp: String { (try? Toolchain.find().stamp) ?? "" }

    // MARK: Symbol graphs

    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable {
            struct Identifier: Decodable { var precise: String }
            var pathComponents: [String]
            var identifier: Identifier
        }
        struct Relationship: Decodable {
            var kind: String
            var source: String
            var target: String
            var targetFallback: String?
        }
        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    private static func extract(_ module: String, sdk: FrameworkSDK) -> ModuleNames {
        guard let toolchain = try? Toolchain.find() else { return ModuleNames() }
        let output = NSTemporaryDirectory() + "willappear-names-\(getpid())-\(module)"
        defer { try? FileManager.default.removeItem(atPath: output) }
        try? FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        // The flags that a frontend option follows are the driver's alone.
        let flags = sdk.compilerFlags(implicitModules: [])
        var child = ChildProcess(
            executable: toolchain.root + "/bin/swift-symbolgraph-extract",
            arguments: ["-module-name", module, "-target", toolchain.target, "-minimum-access-level", "public", "-skip-synthesized-members",
                "-skip-inherited-docs", "-output-dir", output, "-module-cache-path", BuildDirectory.moduleCache] + flags)
        child.output = .discard
        child.mergesStandardError = true
        var names = ModuleNames()
        guard let ending = try? child.run(), case .exited(0) = ending else {
            names.isUnread = access(sdk.modules + "/\(module).swiftmodule", F_OK) == 0
            return names
        }
        for file in (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? [] {
            guard let data = FileManager.default.contents(atPath: "\(output)/\(file)"), let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data) else { continue }
            add(graph, to: &names)
        }
        return names
    }

    private static func add(_ graph: SymbolGraph, to names: inout ModuleNames) {
        var paths: [String: String] = [:]
        for symbol in graph.symbols {
            let parts = symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }
            guard let last = parts.last else { continue }
            if parts.count == 1 { names.topLevel.insert(last) } else { names.members[parts.dropLast().joined(separator: "."), default: []].insert(last) }
            paths[symbol.identifier.precise] = parts.joined(separator: ".")
        }
        for relation in graph.relationships where relation.kind == "inheritsFrom" {
            guard let child = paths[relation.source] else { continue }
            let foreign = relation.targetFallback.map { String($0.split(separator: ".").last ?? "") }
            if let parent = paths[relation.target] ?? foreign { names.parents[child] = parent }
        }
    }
}
