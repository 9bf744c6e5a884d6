// The apps, packages and projects in the folder that an editor has open, each as modules.
// Called by `bsp`, `lsp` and `ide`. Reads projects and manifests; builds only in `prepare`.

import Foundation

final class EditorWorkspace {
    let root: String
    private var parts: [any EditorPart] = []
    private(set) var modules: [EditorModule] = []
    private var moduleOfFile: [String: Int] = [:]

    init(root: String) {
        self.root = root
        refresh()
    }

    /// Reads everything again, for files have come or gone.
    func refresh() {
        parts = Self.sources(root).compactMap { source in
            switch source {
            case .folder(let folder): try? FolderPart(folder)
            case .package(let path): try? PackagePart(path)
            case .project(let selection): try? ProjectPart(selection)
            }
        }
        modules = parts.flatMap { part in Self.saying(part.path) { try part.modules() } ?? [] }
        moduleOfFile = [:]
        // A file in several modules belongs to the first of them: a project's app stands before its tests.
        for (number, module) in modules.enumerated() { for file in module.files where moduleOfFile[file] == nil { moduleOfFile[file] = number } }
    }

    func module(of file: String) -> EditorModule? { moduleOfFile[file].map { modules[$0] } }
    func modules(of file: String) -> [EditorModule] { modules.filter { $0.files.contains(file) } }

    /// Builds the modules that others need, so that their imports are found. It is independent of the workspace and may run beside it.
    struct Preparation: @unchecked Sendable {
        private let parts: [any EditorPart]
        private let modules: [EditorModule]

        init(_ workspace: EditorWorkspace) {
            parts = workspace.parts
            modules = workspace.modules
        }

        func prepare(_ id: String) {
            guard let module = modules.first(where: { $0.id == id }), let part = parts.first(where: { $0.path == module.root }) else { return }
            _ = EditorWorkspace.saying(part.path) { try part.prepare(module) }
        }
    }

    /// Whether no module here needs WillAppear: Swift's own tools serve such a package better.
    var isForLinuxAlone: Bool { !modules.isEmpty && modules.allSatisfy { $0.lowering == nil } }

    fileprivate static func saying<Result>(_ path: String, _ body: () throws -> Result) -> Result? {
        do { return try body() } catch {
            Console.say("\(path): \((error as? Failure)?.message ?? "\(error)")")
            return nil
        }
    }

    // MARK: What a folder holds

    private static let passed: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "Build", "SourcePackages", "node_modules", "out"]

    /// The folder itself if it is a project, a package or an app; else the sources below it.
    private static func sources(_ root: String) -> [AppSource] {
        if let own = try? AppSource.at(root) {
            guard case .folder(let folder) = own else { return [own] }
            let below = projects(below: root, depth: 0)
            if !below.isEmpty { return below }
            let entries = folder.swiftFiles.filter { SwiftSource(path: $0).hasEntryPoint }
            guard entries.count > 1 else { return [own] }
            // Several apps are side by side, each in its own folder.
            let folders = Set(entries.map { root + "/" + ($0.dropFirst(root.count + 1).split(separator: "/").dropLast().first.map(String.init) ?? "") })
            return folders.sorted().compactMap { try? AppSource.at($0) }
        }
        return projects(below: root, depth: 0)
    }

    private static func projects(below folder: String, depth: Int) -> [AppSource] {
        guard depth < 4, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return names.sorted().filter { !$0.hasPrefix(".") && !passed.contains($0) && ($0 as NSString).pathExtension.isEmpty }.flatMap { name -> [AppSource] in
            let path = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [] }
            switch try? AppSource.at(path) {
            case .package(let found)?: return [.package(found)]
            case .project(let found)?: return [.project(found)]
            case .folder?, nil: return projects(below: path, depth: depth + 1)
            }
        }
    }
}

/// One app, package or project of a workspace.
protocol EditorPart {
    var path: String { get }
    func modules() throws -> [EditorModule]
    func prepare(_ module: EditorModule) throws
}

/// A folder app: one module, nothing to build before.
struct FolderPart: EditorPart {
    private let build: FolderBuild
    var path: String { build.folder.path }

    init(_ folder: AppFolder) throws { build = try FolderBuild(folder: folder) }

    func modules() throws -> [EditorModule] { [try build.editorModule()] }
    func prepare(_ module: EditorModule) throws {}
}
