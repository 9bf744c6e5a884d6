// The build phases of a target in a project.pbxproj, and its synchronised folders with their exception sets.
// Called by PBXProjectReader. Variant groups become one file a language, version groups stay whole.

import Foundation

struct PBXPhaseReader {
    let graph: ObjectGraph
    let tree: FileTree

    func phases(of target: PBXObject) -> [BuildPhase] {
        graph.objects(under: "buildPhases", of: target).compactMap { phase in
            guard let kind = kind(of: phase) else { return nil }
            let files = graph.objects(under: "files", of: phase).flatMap { buildFile($0, in: phase) }
            return BuildPhase(id: phase.id, kind: kind, files: files)
        }
    }

    private func kind(of phase: PBXObject) -> BuildPhase.Kind? {
        switch phase.isa {
        case "PBXSourcesBuildPhase": .sources
        case "PBXResourcesBuildPhase", "PBXRezBuildPhase": .resources
        case "PBXFrameworksBuildPhase": .frameworks
        case "PBXHeadersBuildPhase": .headers
        case "PBXCopyFilesBuildPhase": .copyFiles(destination: phase.string("dstSubfolderSpec").flatMap { Int($0) } ?? 7, subpath: phase.string("dstPath") ?? "")
        case "PBXShellScriptBuildPhase": .script(name: phase.string("name") ?? "Run Script")
        default: nil
        }
    }

    private func buildFile(_ file: PBXObject, in phase: PBXObject) -> [BuildFile] {
        let filters = file.strings("platformFilters") + (file.string("platformFilter").map { [$0] } ?? [])
        if let product = file.string("productRef").flatMap(graph.find)?.string("productName") {
            return [BuildFile(.packageProduct(product), object: file.title, platformFilters: filters)]
        }
        // Xcode leaves build files behind whose reference was deleted, and ignores them.
        guard let reference = file.string("fileRef").flatMap(graph.find) else { return [] }
        return locations(of: reference, depth: 0).map { BuildFile($0.0, object: $0.1.title, platformFilters: filters) }
    }

    private func locations(of reference: PBXObject, depth: Int) -> [(BuildFile.Location, PBXObject)] {
        guard depth < 8 else { return [] }
        switch reference.isa {
        case "PBXVariantGroup": return graph.objects(under: "children", of: reference).flatMap { locations(of: $0, depth: depth + 1) }
        case "PBXReferenceProxy": return [(.product(reference.displayName ?? ""), reference)]
        default: break
        }
        let tree = reference.string("sourceTree") ?? "<group>"
        let name = reference.displayName ?? ""
        switch tree {
        case "BUILT_PRODUCTS_DIR": return [(.product(name), reference)]
        case "SDKROOT", "DEVELOPER_DIR": return [(.system(name), reference)]
        default: break
        }
        guard let path = self.tree.path(of: reference) else { return [(.system(name), reference)] }
        // Projects from before Xcode 4.4 name the SDK's frameworks by their path on the author's Mac.
        if path.hasPrefix("/Applications/Xcode") || path.hasPrefix("/System/") || path.hasPrefix("/Developer/") { return [(.system(name), reference)] }
        let isFolder = ["folder", "folder.iconcomposer.icon"].contains(reference.string("lastKnownFileType") ?? "")
        return [(isFolder ? .folder(path) : .file(path), reference)]
    }

    // MARK: Synchronised folders

    /// The folders that the target owns, and those of which exceptions give it single files.
    func synchronizedFolders(of target: PBXObject) throws -> [SynchronizedFolder] {
        let owned = target.strings("fileSystemSynchronizedGroups")
        for id in owned { _ = try graph.object(id, named: "fileSystemSynchronizedGroups", of: target) }
        return graph.all(isa: "PBXFileSystemSynchronizedRootGroup").compactMap { group in
            guard let path = tree.path(of: group) else { return nil }
            var folder = SynchronizedFolder(path: path)
            folder.explicitFolders = Set(group.strings("explicitFolders"))
            let exceptions = graph.objects(under: "exceptions", of: group)
            let files = Set(exceptions.filter { $0.string("target") == target.id }.flatMap { $0.strings("membershipExceptions") }.map(Self.relativePath))
            // Files that go to a phase of their own (copy files) leave the folder's usual phases. What stands in the phase for headers has only a
            // visibility there: a catalogue of colours that is marked public (boostcampwm-2024/iOS10-MemorialHouse) is still compiled.
            let moved = Set(exceptions.filter { exception in exception.string("buildPhase").map { target.strings("buildPhases").contains($0) && graph.find($0)?.isa != "PBXHeadersBuildPhase" } ?? false }
                .flatMap { $0.strings("membershipExceptions") }.map(Self.relativePath))
            if owned.contains(group.id) {
                folder.excluded = files.union(moved)
                return folder
            }
            guard !files.isEmpty else { return nil }
            folder.included = files
            return folder
        }
    }

    /// Localised files are listed as `/Localized: Resources/Main.storyboard`, meaning every language's.
    private static func relativePath(_ text: String) -> String {
        guard let colon = text.range(of: "/Localized: ") else { return text }
        return "/Localized: " + text[colon.upperBound...]
    }
}
