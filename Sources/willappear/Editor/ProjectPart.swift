// An Xcode project or workspace in an editor: each of its targets that has Swift files.
// Flags come from ProjectModule, as for a build; dependencies of a target are built as for the app.

import Foundation
import XcodeProject

struct ProjectPart: EditorPart {
    private let build: ProjectBuild
    var path: String { build.selection.workspace.path }

    init(_ selection: ProjectSelection) throws { build = try ProjectBuild(selection) }

    private static let kinds: [ProductType] = [.application, .framework, .staticLibrary, .dynamicLibrary, .unitTests]

    func modules() throws -> [EditorModule] {
        try reportingProjectErrors {
            let workspace = build.selection.workspace
            let configuration = build.selection.configuration ?? (try? workspace.app(scheme: build.selection.scheme).scheme?.launchConfiguration) ?? nil
            var result: [EditorModule] = []
            var lowered: Set<String> = []
            for member in workspace.members where Self.kinds.contains(member.target.productType) {
                guard let graph = try? TargetGraph(of: member, in: workspace, configuration: configuration), let node = graph.nodes.last, !node.files.swift.isEmpty else { continue }
                // A module's declarations matter for the modules that import it.
                for needed in graph.nodes.dropLast() where lowered.insert(needed.id).inserted && !needed.files.swift.isEmpty {
                    _ = try? ProjectModule(node: needed, graph: graph, build: build, packages: nil).editorOrder.lower()
                }
                let packages = try ProjectPackages(selection: build.selection, graph: graph, directory: build.directory)?.built
                let module = ProjectModule(node: node, graph: graph, build: build, packages: packages)
                result.append(try module.editorModule(
                    id: "\((member.project.path as NSString).lastPathComponent)/\(member.target.name)", root: path,
                    dependencies: node.needs.compactMap { graph[$0] }.filter { !$0.files.swift.isEmpty }.map { "\(($0.member.project.path as NSString).lastPathComponent)/\($0.name)" }))
            }
            return result
        }
    }

    func prepare(_ module: EditorModule) throws {
        let lock = try build.directory.lock()
        defer { try? lock.close() }
        try reportingProjectErrors {
            let workspace = build.selection.workspace
            guard let member = workspace.members.first(where: { "\(($0.project.path as NSString).lastPathComponent)/\($0.target.name)" == module.id }) else { return }
            let graph = try TargetGraph(of: member, in: workspace, configuration: build.selection.configuration)
            _ = try build.compile(graph, exceptLast: true)
        }
    }
}
