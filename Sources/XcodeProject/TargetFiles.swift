// The files of a target's build: its phases and synchronised folders, sorted by the use of each file. Called by the
// command line. Files that are listed and do not exist are collected, as Xcode's build would name them.

import Foundation

package struct TargetFiles: Sendable {
    package private(set) var swift: [String] = []
    package private(set) var c: [String] = []
    /// Objective-C, Objective-C++, C++ and Metal: nothing here compiles them.
    package private(set) var foreign: [String] = []
    /// Storyboards and xibs.
    package private(set) var interfaces: [String] = []
    package private(set) var assetCatalogs: [String] = []
    /// Files that go flat into the bundle, and folders that go whole.
    package private(set) var resources: [String] = []
    package private(set) var headers: [String] = []
    /// Core Data models: `.xcdatamodeld` folders.
    package private(set) var dataModels: [String] = []
    /// Products of other targets that are linked, copied or embedded: `Kit.framework`.
    package private(set) var products: [String] = []
    package private(set) var packageProducts: [String] = []
    package private(set) var systemLibraries: [String] = []
    /// Frameworks and libraries in the project's folder, already built.
    package private(set) var binaries: [String] = []
    /// Folders of the bundle that copy phases fill: subpath and source.
    package private(set) var copies: [(subpath: String, source: String)] = []
    package private(set) var scripts: [String] = []
    /// Listed files that do not exist, with the object that lists them.
    package private(set) var missing: [BuildFile] = []

    package init(target: Target) {
        for phase in target.phases {
            if case .script(let name) = phase.kind { scripts.append(name) }
            for file in phase.files where file.isForIOS { add(file, phase.kind) }
        }
        for folder in target.synchronizedFolders { addFiles(of: folder) }
        for product in target.packageProducts where !packageProducts.contains(product) { packageProducts.append(product) }
        // The order decides the order of compilation and of everything derived from it.
        swift = Self.unique(swift)
        interfaces = Self.unique(interfaces)
        assetCatalogs = Self.unique(assetCatalogs)
        resources = Self.unique(resources)
    }

    private static func unique(_ paths: [String]) -> [String] { Set(paths).sorted() }

    private mutating func add(_ file: BuildFile, _ kind: BuildPhase.Kind) {
        switch file.location {
        case .product(let name): if !products.contains(name) { products.append(name) }
        case .packageProduct(let name): if !packageProducts.contains(name) { packageProducts.append(name) }
        case .system(let name): systemLibraries.append(name)
        case .file(let written), .folder(let written):
            let path = MacPath.found(written)
            // A framework that Carthage or the author built: messages about its missing module name it.
            if kind == .frameworks || Self.isBinary(path) {
                binaries.append(path)
                return
            }
            guard FileManager.default.fileExists(atPath: path) else {
                if kind != .headers { missing.append(file) }
                return
            }
            if case .folder = file.location, !["xcassets", "lproj", "xcdatamodeld", "xcdatamodel"].contains((path as NSString).pathExtension) {
                if kind != .sources { resources.append(path) }
                return
            }
            switch kind {
            case .sources: addSource(path)
            case .resources: addResource(path)
            case .headers: headers.append(path)
            case .copyFiles(7, let subpath), .copyFiles(1, let subpath): copies.append((subpath, path))
            case .copyFiles, .frameworks, .script: break
            }
        }
    }

    private static func isBinary(_ path: String) -> Bool { ["framework", "xcframework", "a", "dylib", "tbd"].contains((path as NSString).pathExtension) }

    private mutating func addSource(_ path: String) {
        switch (path as NSString).pathExtension.lowercased() {
        case "swift": swift.append(path)
        case "c": c.append(path)
        case "m", "mm", "cc", "cpp", "cxx", "metal", "s": if !Self.isPodsDummy(path) { foreign.append(path) }
        case "h", "hpp", "pch": headers.append(path)
        // Data models, intents and catalogs stand in the sources phase too.
        default: addResource(path)
        }
    }

    /// CocoaPods gives each target a file with one empty class, so that its library is not empty: nobody uses the class.
    private static func isPodsDummy(_ path: String) -> Bool {
        path.hasSuffix("-dummy.m") && path.contains("/Target Support Files/")
    }

    private mutating func addResource(_ path: String) {
        switch (path as NSString).pathExtension.lowercased() {
        case "storyboard", "xib": interfaces.append(path)
        case "xcassets": assetCatalogs.append(path)
        case "xcdatamodeld", "xcdatamodel":
            // Core Data reads the model itself; a build of Xcode's compiles it.
            dataModels.append(path)
            resources.append(path)
        case "xcmappingmodel", "intentdefinition", "mlmodel", "docc", "icon": break
        default: resources.append(path)
        }
    }

    // MARK: Synchronised folders

    private mutating func addFiles(of folder: SynchronizedFolder) {
        guard FileManager.default.fileExists(atPath: folder.path) else {
            missing.append(BuildFile(.folder(folder.path), object: "PBXFileSystemSynchronizedRootGroup"))
            return
        }
        if let included = folder.included {
            for relative in included.sorted() { addListed(relative, in: folder.path) }
            return
        }
        scan(folder, relative: "", depth: 0)
    }

    /// A file or folder of an exception set. A folder means all of its files.
    private mutating func addListed(_ relative: String, in folder: String) {
        if relative.hasPrefix("/Localized: ") {
            let parts = relative.dropFirst("/Localized: ".count).split(separator: "/").map(String.init)
            let parent = ([folder] + parts.dropLast()).joined(separator: "/")
            for language in Self.names(in: parent) where language.hasSuffix(".lproj") {
                let file = "\(parent)/\(language)/\(parts.last ?? "")"
                if FileManager.default.fileExists(atPath: file) { addSynchronized(file) }
            }
            return
        }
        let path = folder + "/" + relative
        guard FileManager.default.fileExists(atPath: path) else { return missing.append(BuildFile(.file(path), object: "PBXFileSystemSynchronizedBuildFileExceptionSet")) }
        if Self.isPlainFolder(path) { return scan(SynchronizedFolder(path: path), relative: "", depth: 0) }
        addSynchronized(path)
    }

    private mutating func scan(_ folder: SynchronizedFolder, relative: String, depth: Int) {
        guard depth < 32 else { return }
        for name in Self.names(in: folder.path + "/" + relative) {
            let inner = relative.isEmpty ? name : relative + "/" + name
            guard !isExcluded(inner, from: folder) else { continue }
            let path = folder.path + "/" + inner
            if folder.explicitFolders.contains(inner) {
                resources.append(path)
            } else if Self.isPlainFolder(path) {
                scan(folder, relative: inner, depth: depth + 1)
            } else {
                addSynchronized(path)
            }
        }
    }

    private func isExcluded(_ relative: String, from folder: SynchronizedFolder) -> Bool {
        if folder.excluded.contains(relative) { return true }
        let parts = relative.split(separator: "/").map(String.init)
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return false }
        let plain = (parts.dropLast(2) + [parts[parts.count - 1]]).joined(separator: "/")
        return folder.excluded.contains("/Localized: " + plain)
    }

    /// What Xcode gives to no phase by itself.
    private static let unassigned: Set<String> = ["xcconfig", "entitlements", "xctestplan", "modulemap", "pch", "gyb", "playground", "xcodeproj", "xcworkspace", "pbxproj", "storekit", "appex", "app"]

    private mutating func addSynchronized(_ path: String) {
        let fileExtension = (path as NSString).pathExtension.lowercased()
        if Self.unassigned.contains(fileExtension) || Self.isBinary(path) { return }
        if ["swift", "c", "m", "mm", "cc", "cpp", "cxx", "metal", "s", "h", "hpp"].contains(fileExtension) { addSource(path) } else { addResource(path) }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// A folder whose files are looked at one by one; catalogs and bundles are one thing.
    private static func isPlainFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return false }
        let fileExtension = (path as NSString).pathExtension
        return fileExtension.isEmpty || fileExtension == "lproj" || fileExtension.contains(" ") || Int(fileExtension) != nil
    }
}
