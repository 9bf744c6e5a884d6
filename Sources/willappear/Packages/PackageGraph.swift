// The targets of a package and of the packages it depends on, with their Swift files.
// Called by PackageBuild and `check`. Manifests are read again only after they change; folders are searched each time.

import Foundation

struct PackageGraph {
    struct Target {
        let name: String
        /// The module's name: the target's name with "_" for characters that Swift does not accept.
        let module: String
        let kind: PackageManifest.Target.Kind
        /// The folder of its package.
        let package: String
        let folder: String
        let sources: [String]
        /// The targets and products that its manifest lists.
        let dependencies: [String]
        let isOfRoot: Bool
        let defaultsToMainActor: Bool
        let flags: Set<String>
    }

    let name: String
    let targets: [Target]
    /// The folders of the packages, the root first.
    let packages: [String]
    /// The language mode of a manifest with a minor version, which SwiftPM hands to the compiler unchanged
    /// and the compiler refuses.
    let plainLanguageMode: String?
    /// Modules without Swift sources of their own: C, binary and system libraries.
    let otherModules: Set<String>
    /// The packages that the root depends on, and what of them cannot be had here.
    let dependencies: ResolvedDependencies
    /// The packages that were left out because they cannot be fetched here.
    var absent: AbsentPackages? { dependencies.absent }
    /// Options with which SwiftPM reads the manifest that the graph is made of.
    var manifestFlags: [String] { dependencies.flags }
    private let products: [String: [String]]

    var rootTargets: [Target] { targets.filter(\.isOfRoot) }

    /// - Parameter scratch: where SwiftPM keeps checkouts.
    static func read(_ root: String, scratch: String, directory: BuildDirectory, toolchain: Toolchain) throws -> PackageGraph {
        let manifest = try cached(root, directory: directory, toolchain: toolchain)
        let resolved = try ResolvedDependencies.read(root, manifest, scratch: scratch, directory: directory, toolchain: toolchain)
        var packages = [(root, resolved.absent?.removed(from: manifest) ?? manifest)]
        for folder in resolved.folders {
            packages.append((folder, try cached(folder, directory: directory, toolchain: toolchain)))
        }
        return PackageGraph(packages, resolved)
    }

    private init(_ packages: [(folder: String, manifest: PackageManifest)], _ resolved: ResolvedDependencies) {
        name = packages[0].manifest.name
        dependencies = resolved
        self.packages = packages.map(\.folder)
        var targets: [Target] = []
        var products: [String: [String]] = [:]
        for (folder, manifest) in packages {
            for product in manifest.products { products[product.name, default: []] += product.targets }
            for target in manifest.targets where ![.system, .binary, .plugin].contains(target.type) {
                targets.append(Self.target(target, of: manifest, in: folder, isOfRoot: folder == packages[0].folder))
            }
        }
        self.targets = targets
        plainLanguageMode = packages.flatMap { $0.manifest.swiftLanguageVersions ?? [] }.lazy
            .compactMap { $0.contains(".") && !$0.hasPrefix("4.2") ? $0.split(separator: ".").first.map(String.init) : nil }.first
        otherModules = Set(packages.flatMap(\.manifest.targets).filter { [.system, .binary].contains($0.type) }.map { AppDescription.identifier($0.name) })
        self.products = products
    }

    /// The targets that a target sees, at one step.
    func targets(seenBy target: Target) -> [Target] {
        let names = Set(target.dependencies.flatMap { [$0] + (products[$0] ?? []) })
        return targets.filter { names.contains($0.name) && $0.name != target.name }
    }

    // MARK: Reading

    /// The manifest of a folder, from the cache while its file is the same.
    private static func cached(_ folder: String, directory: BuildDirectory, toolchain: Toolchain) throws -> PackageManifest {
        let step = "manifest3-" + stableHash(folder)
        let stamp = toolchain.stamp + "\n" + FileStamp.join(manifests(in: folder))
        let cache = "\(directory.path)/\(step).json"
        if directory.isCurrent(step, stamp), let data = FileManager.default.contents(atPath: cache),
            let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data) {
            return manifest
        }
        let manifest = try PackageManifest.read(folder, toolchain: toolchain)
        try JSONEncoder().encode(manifest).write(to: URL(fileURLWithPath: cache))
        try directory.record(step, stamp)
        return manifest
    }

    /// `Package.swift` and its variants for versions of the tools.
    static func manifests(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    // MARK: Files, by SwiftPM's rules

    static func target(_ target: PackageManifest.Target, of manifest: PackageManifest, in package: String, isOfRoot: Bool) -> Target {
        let folder = folder(of: target, manifest, in: package)
        let excluded = ((target.exclude ?? []) + (target.resources ?? []).map(\.path)).map { standard("\(folder)/\($0)") }
        let roots = target.sources.map { $0.map { standard("\(folder)/\($0)") } } ?? [folder]
        let isolation = target.settings?.lazy.compactMap { $0.value(of: "defaultIsolation") }.first
        let defines = target.settings?.compactMap { $0.value(of: "define")?.value(of: "_0")?.text } ?? []
        return Target(
            name: target.name, module: AppDescription.identifier(target.name), kind: target.type, package: package, folder: folder,
            sources: roots.flatMap { swiftFiles(below: $0, excluding: excluded) }.sorted(), dependencies: target.dependencies.map(\.name), isOfRoot: isOfRoot,
            defaultsToMainActor: isolation.map { "\($0)".contains("MainActor") } ?? false, flags: Set(defines))
    }

    private static func folder(of target: PackageManifest.Target, _ manifest: PackageManifest, in package: String) -> String {
        if let path = target.path { return standard(path.hasPrefix("/") ? path : "\(package)/\(path)") }
        let parents = (target.type == .test ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let files = FileManager.default
        if let found = parents.map({ "\(package)/\($0)/\(target.name)" }).first(where: files.fileExists(atPath:)) { return found }
        // A package with one target may keep its files right in Sources.
        return parents.map { "\(package)/\($0)" }.first(where: files.fileExists(atPath:)) ?? "\(package)/Sources/\(target.name)"
    }

    private static func standard(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// Folders that SwiftPM takes as one thing, and files that are no folders for sure.
    private static let opaque: Set<String> = ["xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "docc", "bundle", "playground", "h", "m", "c", "png", "json", "xib", "plist", "strings", "md"]

    private static func swiftFiles(below path: String, excluding excluded: [String]) -> [String] {
        if excluded.contains(path) { return [] }
        if path.hasSuffix(".swift") { return FileManager.default.fileExists(atPath: path) ? [path] : [] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [] }
        return names.sorted().flatMap { name -> [String] in
            if name.hasPrefix(".") || name == "Package.swift" { return [] }
            if name.hasSuffix(".swift") { return excluded.contains("\(path)/\(name)") ? [] : ["\(path)/\(name)"] }
            return opaque.contains((name as NSString).pathExtension) ? [] : swiftFiles(below: "\(path)/\(name)", excluding: excluded)
        }
    }
}
