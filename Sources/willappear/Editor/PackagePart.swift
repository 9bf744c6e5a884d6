// A SwiftPM package in an editor. The flags of a module come from SwiftPM's own plan once the package was built; until then they
// are derived from the manifest. Preparing a module is `swift build` of its imports.

import Foundation
import ObjCLowering

struct PackagePart: EditorPart {
    let path: String
    private let build: PackageBuild

    init(_ path: String) throws {
        self.path = path
        build = try PackageBuild(path: path)
    }

    func modules() throws -> [EditorModule] {
        let graph = try build.graph()
        let lowering = try build.lower(always: true)
        let plan = BuildPlan(file: build.scratch + "/debug.yaml")
        let compiler = lowering.flags.enumerated().filter { $0.offset > 0 && lowering.flags[$0.offset - 1] == "-Xswiftc" }.map(\.element)
        return graph.targets.filter { $0.kind != .macro || $0.isOfRoot }.map { target in
            let planned = plan.arguments(module: target.module)
            let arguments = planned ?? basic(target) + compiler
            return EditorModule(
                id: "\(graph.name)/\(target.name)", name: target.module, root: path, files: target.sources, isTest: target.kind == .test, isOfRoot: target.isOfRoot,
                dependencies: graph.targets(seenBy: target).map { "\(graph.name)/\($0.name)" },
                lowering: lowering.orders[target.module], arguments: arguments + target.sources, isLoweredWithOthers: true)
        }
    }

    private func basic(_ target: PackageGraph.Target) -> [String] {
        var arguments = ["-module-name", target.module, "-I", build.productFolder() + "/Modules", "-swift-version", "5", "-Onone", "-enable-testing", "-DSWIFT_PACKAGE", "-DDEBUG"]
        arguments += target.flags.sorted().map { "-D" + $0 }
        if target.defaultsToMainActor { arguments += ["-default-isolation", "MainActor"] }
        if !target.sources.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
        return arguments
    }

    func prepare(_ module: EditorModule) throws {
        let lock = try build.directory.lock()
        defer { try? lock.close() }
        let flags = try build.lower().flags
        for dependency in module.dependencies {
            let target = (dependency as NSString).lastPathComponent
            try build.buildQuietly(["--target", target] + flags)
        }
        // A module without dependencies still wants the plan, which SwiftPM writes with any build.
        if module.dependencies.isEmpty, !FileManager.default.fileExists(atPath: build.scratch + "/debug.yaml") {
            try build.buildQuietly(["--target", (module.id as NSString).lastPathComponent] + flags)
        }
    }
}

/// The plan of SwiftPM's native build system: the arguments of each module's compilation.
struct BuildPlan {
    private var known: [String: [String]] = [:]

    init(file: String) {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return }
        for line in text.split(separator: "\n") {
            guard let range = line.range(of: "    args: ["), range.lowerBound == line.startIndex, line.contains("-module-name"), line.contains("-emit-module"),
                let list = try? JSONDecoder().decode([String].self, from: Data(line[line.index(before: range.upperBound)...].utf8)),
                let name = list.firstIndex(of: "-module-name"), name + 1 < list.count
            else { continue }
            known[list[name + 1]] = Self.forEditor(list)
        }
    }

    /// The arguments without those for outputs or modes of a build.
    private static func forEditor(_ list: [String]) -> [String] {
        let withValue: Set<String> = ["-emit-module-path", "-output-file-map", "-emit-objc-header-path", "-index-store-path", "-diagnostic-style"]
        let alone: Set<String> = [
            "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output", "-emit-objc-header", "-g", "-whole-module-optimization",
        ]
        var result: [String] = []
        var rest = list.dropFirst()
        while let next = rest.popFirst() {
            // An option for another program is that program's, even if its name is known here.
            if next.hasPrefix("-X"), let value = rest.popFirst() {
                result += [next, value]
                continue
            }
            if withValue.contains(next) { rest = rest.dropFirst() } else if !alone.contains(next), !next.hasPrefix("@"), !next.hasPrefix("-j"), !next.hasSuffix(".swift") { result.append(next) }
        }
        return result
    }

    func arguments(module: String) -> [String]? { known[module] }
}
