// The Swift packages of a project: one generated package depends on all of them and makes one library.
// Called by ProjectBuild. The generated package lies in the build folder; SwiftPM and PackageBuild do the rest.

import Foundation
import XcodeProject

struct ProjectPackages {
    private let selection: ProjectSelection
    private let products: [String]
    private let dependencies: [Dependency]
    private let folder: String
    /// The project's own Swift files: what they use decides for which platform a package's module is compiled.
    private let users: [String]

    /// A package in the generated manifest.
    private struct Dependency {
        /// The argument of `.product(package:)`: the last part of the path or address.
        let identity: String
        let manifestLine: String
        /// The folder of a package that is there; nil for one that SwiftPM fetches.
        let path: String?
        let url: String?
    }

    /// The products of the built packages for the project's modules.
    struct Products {
        let compilerFlags: [String]
        let linkerFlags: [String]
        /// The modules that the project's sources can import.
        let modules: Set<String>
        let resourceFolders: [String]
        /// Change when a package was built again.
        let stampFiles: [String]
    }

    private static let name = "ProjectPackages"

    /// Nil when no target of the graph uses a package.
    init?(selection: ProjectSelection, graph: TargetGraph, directory: BuildDirectory) throws {
        var products: [String] = []
        for product in graph.nodes.flatMap(\.files.packageProducts) where !products.contains(product) { products.append(product) }
        guard !products.isEmpty else { return nil }
        self.selection = selection
        self.products = products.sorted()
        users = graph.nodes.flatMap(\.files.swift).sorted()
        folder = directory.path + "/packages"
        let workspace = selection.workspace
        var references = workspace.packageFolders.map(PackageReference.local)
        for reference in workspace.projects.flatMap(\.packages) where !references.contains(reference) { references.append(reference) }
        // Packages in the folders of a project are its packages too, without a reference each.
        let isNamed = { (product: String) in workspace.projects.contains { $0.packageOfProduct[product] != nil } }
        if products.contains(where: { !isNamed($0) }) {
            for folder in Set(workspace.projects.map(\.sourceRoot)).sorted().flatMap({ Self.packageFolders(below: $0, depth: 0) }) where !references.contains(.local(path: folder)) {
                if products.contains(where: { !isNamed($0) && Self.makes($0, folder) }) { references.append(.local(path: folder)) }
            }
        }
        let checkouts = Self.checkoutFolders(workspace)
        dependencies = references.map { Self.dependency($0, checkouts: checkouts) }
    }

    /// The folders beside a project in which tools store the sources of remote packages.
    private static func checkoutFolders(_ workspace: Workspace) -> [String] {
        let folders = Set([workspace.path] + workspace.projects.map(\.path)).map { ($0 as NSString).deletingLastPathComponent }.sorted()
        return folders.flatMap { folder in ["SourcePackages/checkouts", ".build/checkouts", "Packages", "Dependencies", "Carthage/Checkouts"].map { "\(folder)/\($0)" } }
    }

    private static func packageFolders(below folder: String, depth: Int) -> [String] {
        guard depth < 5 else { return [] }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        if depth > 0, names.contains("Package.swift") { return [folder] }
        let passed: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "SourcePackages"]
        return names.filter { !$0.hasPrefix(".") && !$0.contains(".") && !passed.contains($0) }.flatMap { packageFolders(below: "\(folder)/\($0)", depth: depth + 1) }
    }

    private static func dependency(_ reference: PackageReference, checkouts: [String]) -> Dependency {
        switch reference {
        case .local(let path):
            return Dependency(identity: reference.identity, manifestLine: ".package(path: \"\(path)\")", path: path, url: nil)
        case .remote(let url, let requirement):
            let name = reference.identity
            if let found = checkouts.map({ "\($0)/\(name)" }).first(where: { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }) {
                return Dependency(identity: name, manifestLine: ".package(path: \"\(found)\")", path: found, url: url)
            }
            return Dependency(identity: name, manifestLine: ".package(url: \"\(url)\", \(requirement))", path: nil, url: url)
        }
    }

    // MARK: Building

    func build() throws -> Products {
        let owners = try productOwners()
        try writePackage(owners)
        let package = try PackageBuild(path: folder, users: users)
        do {
            try package.build(["--product", Self.name])
        } catch let failure as Failure where failure.status == .badInput {
            let lines = [failure.message, fetchAdvice()].compactMap { $0 }
            throw Failure.badInput(lines.isEmpty ? nil : lines.joined(separator: "\n"))
        }
        return results(package.productFolder())
    }

    /// The products of the last build; nothing is built.
    var built: Products? {
        guard let package = try? PackageBuild(path: folder), FileManager.default.fileExists(atPath: package.productFolder() + "/Modules") else { return nil }
        return results(package.productFolder())
    }

    /// The package that makes each product: read from the manifests that are there, guessed by name for the others.
    private func productOwners() throws -> [(product: String, package: String)] {
        try products.map { product in
            if let named = selection.workspace.projects.lazy.compactMap({ $0.packageOfProduct[product] }).first { return (product, named.identity) }
            if let owner = dependencies.first(where: { $0.path.map { Self.makes(product, $0) } ?? false }) { return (product, owner.identity) }
            let absent = dependencies.filter { $0.path == nil }
            if let owner = absent.first(where: { $0.identity.lowercased() == product.lowercased() }) ?? absent.first(where: { Self.related($0.identity, product) }) ?? (absent.count == 1 ? absent.first : nil) {
                return (product, owner.identity)
            }
            let known = dependencies.map(\.identity).joined(separator: ", ")
            throw Failure.badInput("\(selection.workspace.path): no package has the product \(product)" + (known.isEmpty ? ": the project refers to no package" : "; the packages are \(known)"))
        }
    }

    /// Whether a package's manifest declares the product. Other packages refer to it as their dependency.
    private static func makes(_ product: String, _ folder: String) -> Bool {
        let name = NSRegularExpression.escapedPattern(for: product)
        return manifest(folder).range(of: #"\.(library|executable|plugin)\s*\(\s*name:\s*""# + name + "\"", options: .regularExpression) != nil
    }

    private static func manifest(_ folder: String) -> String { (try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)) ?? "" }

    /// "swift-collections" makes OrderedCollections, "RxSwift" makes RxCocoa: the longest shared run of letters decides.
    private static func related(_ identity: String, _ product: String) -> Bool {
        let plain = identity.lowercased().replacingOccurrences(of: "swift", with: "").filter { $0.isLetter }
        let wanted = product.lowercased()
        return !plain.isEmpty && (wanted.contains(plain) || plain.contains(wanted))
    }

    private func writePackage(_ owners: [(product: String, package: String)]) throws {
        let used = dependencies
        let products = owners.map { "                .product(name: \"\($0.product)\", package: \"\($0.package)\")," }.joined(separator: "\n")
        let manifest = """
            // swift-tools-version: 5.9
            // Written by willappear from \(selection.workspace.path).
            import PackageDescription

            let package = Package(
                name: "\(Self.name)",
                platforms: [.iOS(.v17), .macOS(.v14)],
                products: [.library(name: "\(Self.name)", type: .dynamic, targets: ["\(Self.name)"])],
                dependencies: [
            \(used.map { "        \($0.manifestLine)," }.joined(separator: "\n"))
                ],
                targets: [
                    .target(name: "\(Self.name)", dependencies: [
            \(products)
                    ]),
                ]
            )

            """
        try writeIfChanged(manifest, to: folder + "/Package.swift")
        try writeIfChanged("// Holds no code: the module exists to depend on the project's packages.\n", to: "\(folder)/Sources/\(Self.name)/\(Self.name).swift")
        for source in resolvedFiles() where !FileManager.default.fileExists(atPath: folder + "/Package.resolved") {
            try? FileManager.default.copyItem(atPath: source, toPath: folder + "/Package.resolved")
        }
    }

    private func resolvedFiles() -> [String] {
        let paths = [selection.workspace.path] + selection.workspace.projects.map { $0.path + "/project.xcworkspace" }
        return paths.map { $0 + "/xcshareddata/swiftpm/Package.resolved" }.filter(FileManager.default.fileExists(atPath:))
    }

    private func writeIfChanged(_ text: String, to path: String) throws {
        if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Advice about packages that are not on this machine, and how to get them.
    private func fetchAdvice() -> String? {
        let absent = dependencies.filter { $0.path == nil }
        guard !absent.isEmpty else { return nil }
        let lines = absent.map { "\n  \($0.url ?? $0.identity)" }.joined()
        let folder = self.folder
        return "packages of the project that SwiftPM fetches:\(lines)\nWith a network:  swift package resolve --package-path \(folder)\nWithout one, put a check-out into SourcePackages/checkouts/NAME beside the project."
    }

    private func results(_ folder: String) -> Products {
        let files = FileManager.default
        let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var flags = ["-I", folder + "/Modules"]
        for name in names where name.hasSuffix(".build") {
            for map in ["\(folder)/\(name)/module.modulemap", "\(folder)/\(name)/include/module.modulemap"] where files.fileExists(atPath: map) {
                flags += ["-Xcc", "-fmodule-map-file=\(map)"]
            }
        }
        let library = "\(folder)/lib\(Self.name).so"
        return Products(
            compilerFlags: flags, linkerFlags: ["-Xlinker", library, "-Xlinker", "-rpath", "-Xlinker", folder],
            modules: Set(((try? files.contentsOfDirectory(atPath: folder + "/Modules")) ?? []).map { ($0 as NSString).deletingPathExtension }),
            resourceFolders: names.filter { $0.hasSuffix(".resources") }.map { "\(folder)/\($0)" }, stampFiles: [library])
    }

    /// `Package_Target.resources` belongs to the module Target.
    static func module(ofResources folder: String) -> String {
        let name = ((folder as NSString).lastPathComponent as NSString).deletingPathExtension
        return AppDescription.identifier(name.split(separator: "_", maxSplits: 1).last.map(String.init) ?? name)
    }
}
