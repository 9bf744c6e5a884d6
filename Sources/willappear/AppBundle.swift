// Writes the `.app` folder: executable, Info.plist, compiled nibs, catalogs and resources, laid out as Xcode does.
// Called by FolderBuild and PackageBuild. The folder is written beside the old one and then replaces it.

import Foundation

struct AppBundle {
    let path: String
    let description: AppDescription
    /// Nil for a bundle without code.
    let executable: String?

    private var files: FileManager { .default }

    func write(interfaceFiles: [String], assetCatalogs: [String], resources: [String], extraFolders: [String] = []) throws {
        let fresh = path + ".new"
        try? files.removeItem(atPath: fresh)
        try files.createDirectory(atPath: fresh, withIntermediateDirectories: true)

        for file in interfaceFiles {
            let folder = fresh + localization(of: file)
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try InterfaceCompilation(file: file, module: description.module).run(into: folder)
        }
        for catalog in assetCatalogs { try AssetCatalogCheck.check(catalog) }
        for table in resources where table.hasSuffix(".strings") || table.hasSuffix(".stringsdict") { StringTableCheck.check(table) }
        for catalog in assetCatalogs { try copyMerging(catalog, into: fresh) }
        for catalog in assetCatalogs { VectorAssets().draw(catalog, into: "\(fresh)/\((catalog as NSString).lastPathComponent)") }
        for catalog in resources where catalog.hasSuffix(".xcstrings") { try StringCatalog.compile(catalog, into: fresh) }
        for resource in resources where !resource.hasSuffix(".xcstrings") {
            let folder = fresh + localization(of: resource)
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try copyMerging(resource, into: folder)
        }
        for folder in extraFolders { try copyMerging(folder, into: fresh) }
        try writeInfo(into: fresh)
        if let executable { try link(executable, to: "\(fresh)/\(description.executable)") }

        try? files.removeItem(atPath: path)
        try files.moveItem(atPath: fresh, toPath: path)
    }

    /// "/Base.lproj" for a file in such a folder: the only kind of folder that stays a folder in the bundle.
    private func localization(of file: String) -> String {
        let parents = file.split(separator: "/").dropLast()
        return parents.last { $0.hasSuffix(".lproj") }.map { "/\($0)" } ?? ""
    }

    private func copyMerging(_ source: String, into folder: String) throws {
        // A compiled model has this name; Core Data here reads the source that Xcode would compile.
        let name = (source as NSString).lastPathComponent.replacingOccurrences(of: ".xcdatamodeld", with: ".momd")
        let target = "\(folder)/\(name)"
        guard files.fileExists(atPath: target) else {
            try copy(source, to: target)
            return
        }
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: source, isDirectory: &isFolder), isFolder.boolValue else {
            Console.say("two resources are named \((source as NSString).lastPathComponent); the bundle keeps the first, not \(source)")
            return
        }
        for name in try files.contentsOfDirectory(atPath: source).sorted() where !files.fileExists(atPath: "\(target)/\(name)") {
            try copy("\(source)/\(name)", to: "\(target)/\(name)")
        }
    }

    private func copy(_ source: String, to target: String) throws {
        do {
            try files.copyItem(atPath: source, toPath: target)
        } catch {
            throw Failure.badInput("\(source): cannot be copied into the app (\(error.localizedDescription))")
        }
    }

    private func link(_ source: String, to target: String) throws {
        if Glibc.link(source, target) == 0 { return }
        try copy(source, to: target)
    }

    private func writeInfo(into folder: String) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: description.info, format: .xml, options: 0)
        try data.write(to: URL(fileURLWithPath: folder + "/Info.plist"))
        try Data("APPL????".utf8).write(to: URL(fileURLWithPath: folder + "/PkgInfo"))
    }
}
