// A workspace with its projects, or one project, each with all projects that it refers to. Called by the command line.
// Finds schemes, and targets by id, by name and by product.

import Foundation

package struct Workspace: Sendable {
    /// The `.xcworkspace` or `.xcodeproj`, absolute.
    package let path: String
    package private(set) var projects: [Project] = []
    /// Folders of packages that the workspace itself lists.
    package private(set) var packageFolders: [String] = []
    package private(set) var schemes: [Scheme] = []
    /// What is listed and cannot be read, in sentences.
    package private(set) var remarks: [String] = []

    /// A target with the project that it belongs to.
    package struct Member: Sendable {
        package let project: Project
        package let target: Target
        package var id: String { project.path + "#" + target.id }
    }

    package init(path: String) throws {
        self.path = path
        if path.hasSuffix(".xcworkspace") {
            for location in try Self.locations(in: path) { try add(location) }
            guard !projects.isEmpty || !packageFolders.isEmpty else { throw XcodeProjectError(path, "no project of the workspace can be read" + (remarks.first.map { ": \($0)" } ?? "")) }
        } else {
            try addProject(path, isListed: false)
            // Pods that are checked in are projects of their own, which a workspace beside this project would list.
            let pods = (path as NSString).deletingLastPathComponent + "/Pods/Pods.xcodeproj"
            if FileManager.default.fileExists(atPath: pods) { try addProject(pods, isListed: true) }
        }
        for checkout in Self.carthageProjects(beside: projects) { try addProject(checkout, isListed: true) }
        var seen: Set<String> = []
        for file in ([path] + projects.map(\.path)).flatMap(Scheme.paths) {
            let scheme = try Scheme(path: file)
            if seen.insert(scheme.name).inserted { schemes.append(scheme) }
        }
    }

    /// The projects of Carthage's check-outs: their frameworks are built from source, whatever lies in Carthage/Build.
    private static func carthageProjects(beside projects: [Project]) -> [String] {
        let files = FileManager.default
        return Set(projects.map { ($0.path as NSString).deletingLastPathComponent + "/Carthage/Checkouts" }).sorted().flatMap { folder in
            ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted().flatMap { name in
                ((try? files.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []).filter { $0.hasSuffix(".xcodeproj") }.sorted().map { "\(folder)/\(name)/\($0)" }
            }
        }
    }

    private mutating func add(_ location: String) throws {
        if location.hasSuffix(".xcodeproj") { return try addProject(location, isListed: true) }
        if FileManager.default.fileExists(atPath: location + "/Package.swift") { packageFolders.append(location) }
    }

    private mutating func addProject(_ path: String, isListed: Bool) throws {
        guard !projects.contains(where: { $0.path == path }) else { return }
        if isListed, !FileManager.default.fileExists(atPath: path) {
            remarks.append("\(path): the project is listed and does not exist")
            return
        }
        let project = try Project.read(path)
        projects.append(project)
        for subproject in project.subprojects { try addProject(subproject, isListed: true) }
    }

    /// The files of contents.xcworkspacedata, absolute, in its order.
    private static func locations(in workspace: String) throws -> [String] {
        let file = workspace + "/contents.xcworkspacedata"
        guard FileManager.default.fileExists(atPath: file) else { throw XcodeProjectError(workspace, "the workspace holds no contents.xcworkspacedata") }
        let root = try XMLElement.read(file)
        let container = (workspace as NSString).deletingLastPathComponent
        func collect(_ element: XMLElement, group: String) -> [String] {
            element.children.flatMap { child -> [String] in
                let location = child.attributes["location"] ?? ""
                let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                let relative = parts.count == 2 ? parts[1] : location
                let base: String
                switch parts.first {
                case "absolute": base = ""
                case "container": base = container
                // The workspace inside of a project names the project that it lies in.
                case "self": return [container]
                default: base = group
                }
                let path = relative.isEmpty ? base : URL(fileURLWithPath: base + "/" + relative).standardizedFileURL.path
                return child.name == "Group" ? collect(child, group: path) : [path]
            }
        }
        return collect(root, group: container)
    }

    // MARK: Finding

    package var members: [Member] { projects.flatMap { project in project.targets.map { Member(project: project, target: $0) } } }

    package func member(_ reference: Scheme.Reference) -> Member? {
        let container = reference.container.replacingOccurrences(of: "container:", with: "")
        let candidates = members.filter { $0.target.id == reference.identifier || $0.target.name == reference.name }
        let name = (container as NSString).lastPathComponent
        return candidates.first { $0.target.id == reference.identifier && ($0.project.path as NSString).lastPathComponent == name }
            ?? candidates.first { $0.target.id == reference.identifier } ?? candidates.first
    }

    package func member(_ dependency: TargetDependency, of project: Project) -> Member? {
        switch dependency {
        case .target(let id): project.target(id: id).map { Member(project: project, target: $0) }
        case .other(let path, let name):
            projects.first { $0.path == path }.flatMap { other in other.target(named: name).map { Member(project: other, target: $0) } }
        }
    }

    /// The target that makes a product: `Kit.framework`, `libKit.a`.
    package func member(making product: String) -> Member? {
        let makers = members.filter { $0.target.productFile == product }
        // Libraries have a target for each platform, and all make the same file.
        return makers.first(where: isForIOS) ?? makers.first
            ?? members.first { ["\($0.target.name).framework", "lib\($0.target.name).a"].contains(product) }
    }

    package func scheme(named name: String) throws -> Scheme {
        guard let scheme = schemes.first(where: { $0.name == name }) else {
            let names = schemes.isEmpty ? members.map(\.target.name) : schemes.map(\.name)
            throw XcodeProjectError(path, "there is no scheme \(name); there are \(names.joined(separator: ", "))")
        }
        return scheme
    }
}
