// The tree of files in a project.xcproj: where each lies, and which phases of which targets it belongs to.
// Called by JSONProjectReader.

import Foundation

struct JSONFileTree {
    private struct Entry {
        /// The names from the top of the tree to this one.
        let namePath: String
        let id: String?
        let location: BuildFile.Location?
        let path: String?
        /// `App/compile-sources`, `App/copy/Embed Frameworks` or `id:…`, with the platforms that the file is for.
        let memberships: [(phase: String, platforms: [String])]
    }
    private struct Folder {
        let path: String
        let fields: JSONObject
    }
    private var entries: [Entry] = []
    private var folders: [Folder] = []
    /// Absolute paths of the projects in the tree.
    private(set) var projects: [String] = []
    private let sourceRoot: String
    private let file: String

    init(_ top: [JSONObject], sourceRoot: String, file: String) throws {
        self.sourceRoot = sourceRoot
        self.file = file
        for reference in top { try add(reference, group: sourceRoot, names: [], memberships: nil) }
    }

    private mutating func add(_ reference: JSONObject, group: String, names: [String], memberships inherited: [(phase: String, platforms: [String])]?) throws {
        let written = reference.string("path") ?? ""
        let resolved = try resolve(written, group: group)
        let name = reference.string("name") ?? (written as NSString).lastPathComponent
        let namePath = names + [name]
        let own = inherited ?? memberships(of: reference)
        switch reference.string("kind") ?? "file-reference" {
        case "group":
            for child in reference.objects("children") { try add(child, group: resolved.path ?? group, names: namePath, memberships: nil) }
        case "variant-group":
            for child in reference.objects("children") { try add(child, group: resolved.path ?? group, names: namePath, memberships: own) }
        case "folder":
            if let path = resolved.path { folders.append(Folder(path: path, fields: reference)) }
        case "version-group", "file-reference":
            if let path = resolved.path, path.hasSuffix(".xcodeproj") { projects.append(path) }
            var location = resolved
            if case .file(let path) = resolved.location, reference.string("type") == "folder" || reference.string("type") == "opaque-folder" { location.location = .folder(path) }
            entries.append(Entry(namePath: namePath.joined(separator: "/"), id: reference.string("id"), location: location.location, path: resolved.path, memberships: own))
            return
        case let kind: throw XcodeProjectError(file, object: namePath.joined(separator: "/"), "`\(kind)` is not a kind of reference that Xcode has")
        }
        entries.append(Entry(namePath: namePath.joined(separator: "/"), id: reference.string("id"), location: nil, path: resolved.path, memberships: []))
    }

    /// `<PROJECT>/…`, `<PRODUCTS>/…`, `<SDK>/…`, `<DEVELOPER>/…`, `<USER:NAME>/…`, an absolute path, or one relative to the group.
    private func resolve(_ path: String, group: String) throws -> (location: BuildFile.Location?, path: String?) {
        guard path.hasPrefix("<") else {
            let absolute = path.isEmpty ? group : path.hasPrefix("/") ? path : URL(fileURLWithPath: group + "/" + path.replacingOccurrences(of: "\\<", with: "<")).standardizedFileURL.path
            return (.file(absolute), absolute)
        }
        guard let end = path.range(of: ">/") else { throw XcodeProjectError(file, object: path, "the base of the path is not closed with `>/`") }
        let rest = String(path[end.upperBound...])
        let name = (rest as NSString).lastPathComponent
        switch path[path.index(after: path.startIndex)..<end.lowerBound] {
        case "PROJECT":
            let absolute = URL(fileURLWithPath: sourceRoot + "/" + rest).standardizedFileURL.path
            return (.file(absolute), absolute)
        case "PRODUCTS": return (.product(name), nil)
        case "SDK", "DEVELOPER": return (.system(name), nil)
        case let base where base.hasPrefix("USER:"): return (.system(name), nil)
        case let base: throw XcodeProjectError(file, object: path, "`\(base)` is not a base that Xcode has")
        }
    }

    private func memberships(of reference: JSONObject) -> [(phase: String, platforms: [String])] {
        reference.values("target-membership").compactMap { value in
            if let phase = Self.phasePath(value) { return (phase, []) }
            guard let fields = (value as? [String: Any]).map(JSONObject.init), let phase = fields.fields["build-phase"].flatMap(Self.phasePath) else { return nil }
            return (phase, fields.strings("platforms"))
        }
    }

    /// A phase is named by a path, written as one text or, where a name holds a slash, as its parts.
    private static func phasePath(_ value: Any) -> String? {
        if let text = value as? String { return text }
        guard let parts = value as? [Any] else { return nil }
        return parts.compactMap { $0 as? String ?? ($0 as? [String: Any])?["name"] as? String }.joined(separator: "/")
    }

    // MARK: Asking

    /// The absolute path of a reference, by `id:…` or by its names from the top of the tree.
    func path(of reference: String) -> String? {
        if reference.hasPrefix("id:") { return entries.first { $0.id == String(reference.dropFirst(3)) }?.path }
        return entries.first { $0.namePath == reference }?.path
    }

    func files(of target: String, kind: String, name: String?, id: String?) -> [BuildFile] {
        let phase = [target, kind, name].compactMap { $0 }.joined(separator: "/")
        return entries.flatMap { entry in
            entry.memberships.filter { $0.phase == phase || (id != nil && $0.phase == "id:" + (id ?? "")) }.compactMap { membership in
                entry.location.map { BuildFile($0, object: entry.namePath, platformFilters: membership.platforms) }
            }
        }
    }

    func folders(of target: String) -> [SynchronizedFolder] {
        folders.compactMap { folder in
            var result = SynchronizedFolder(path: folder.path)
            result.explicitFolders = Set(folder.fields.strings("opaque-folders"))
            let exceptions = folder.fields.objects("membership-exceptions")
            let own = exceptions.filter { $0.string("target") == target }
            let moved = exceptions.filter { ($0.string("build-phase") ?? "").hasPrefix(target + "/") }
            if folder.fields.strings("target-membership").contains(target) {
                result.excluded = Set(own.flatMap { $0.strings("exclusions") } + moved.flatMap { $0.strings("inclusions") })
                return result
            }
            let included = Set(own.flatMap { $0.strings("inclusions") })
            guard !included.isEmpty else { return nil }
            result.included = included
            return result
        }
    }
}
