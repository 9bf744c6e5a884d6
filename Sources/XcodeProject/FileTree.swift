// The places of the file references of a project.pbxproj: groups add their paths, `sourceTree` says from where. Called
// by PBXProjectReader. Names only; no file is touched.

import Foundation

struct FileTree {
    private let graph: ObjectGraph
    private let sourceRoot: String
    private var parents: [String: String] = [:]

    init(graph: ObjectGraph, mainGroup: PBXObject, sourceRoot: String) throws {
        self.graph = graph
        self.sourceRoot = sourceRoot
        try adopt(childrenOf: mainGroup, ancestors: [mainGroup.id])
    }

    private mutating func adopt(childrenOf group: PBXObject, ancestors: Set<String>) throws {
        for child in graph.objects(under: "children", of: group) {
            guard !ancestors.contains(child.id) else { throw XcodeProjectError(graph.file, object: group.title, "the group contains itself, through \(child.title)") }
            if parents[child.id] == nil { parents[child.id] = group.id }
            if !child.strings("children").isEmpty { try adopt(childrenOf: child, ancestors: ancestors.union([child.id])) }
        }
    }

    /// Absolute path of a group, reference or synchronised folder; nil for what lies in no folder of the project:
    /// products, the SDK, Xcode itself.
    func path(of element: PBXObject) -> String? {
        let own = element.string("path")
        switch element.string("sourceTree") ?? "<group>" {
        case "<group>":
            guard let parent = parents[element.id].flatMap(graph.find) else { return join(sourceRoot, own) }
            guard let folder = path(of: parent) else { return nil }
            return join(folder, own)
        case "SOURCE_ROOT": return join(sourceRoot, own)
        case "<absolute>": return own.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? "/"
        default: return nil
        }
    }

    private func join(_ folder: String, _ path: String?) -> String {
        guard let path, !path.isEmpty else { return folder }
        if path.hasPrefix("/") { return path }
        return URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
    }
}
