// Reads a project.pbxproj into a Project: configurations, targets, packages, references to other projects.
// Called by Project.read. Phases and their files are PBXPhaseReader's.

import Foundation

struct PBXProjectReader {
    private let graph: ObjectGraph
    private let root: PBXObject
    private let path: String
    private let sourceRoot: String
    private let tree: FileTree

    static func read(project path: String) throws -> Project { try PBXProjectReader(path).project() }

    private init(_ path: String) throws {
        self.path = path
        graph = try ObjectGraph(file: path + "/project.pbxproj")
        root = try graph.object(graph.root, named: "rootObject")
        guard root.isa == "PBXProject" else { throw XcodeProjectError(graph.file, object: root.title, "`rootObject` must be a PBXProject") }
        let folder = (path as NSString).deletingLastPathComponent
        let relative = root.string("projectDirPath") ?? ""
        sourceRoot = relative.isEmpty ? folder : URL(fileURLWithPath: relative.hasPrefix("/") ? relative : folder + "/" + relative).standardizedFileURL.path
        tree = try FileTree(graph: graph, mainGroup: graph.object(under: "mainGroup", of: root), sourceRoot: sourceRoot)
    }

    private func project() throws -> Project {
        var project = Project(path: path, sourceRoot: sourceRoot)
        (project.configurations, project.defaultConfigurationName) = try configurations(of: root)
        project.developmentRegion = root.string("developmentRegion") ?? "en"
        if project.developmentRegion == "English" { project.developmentRegion = "en" }
        project.resourceTags = root.dictionary("attributes")["KnownAssetTags"] as? [String] ?? []
        project.targets = try graph.objects(under: "targets", of: root).map(target)
        project.packages = graph.objects(under: "packageReferences", of: root).compactMap(package)
        project.packages += loosePackages(among: project.packages)
        for object in graph.all(isa: "XCSwiftPackageProductDependency") {
            guard let product = object.string("productName"), let owner = object.string("package").flatMap(graph.find).flatMap(package) else { continue }
            project.packageOfProduct[product] = owner
        }
        for reference in root.fields["projectReferences"] as? [[String: Any]] ?? [] {
            guard let id = reference["ProjectRef"] as? String, let file = graph.find(id), let path = tree.path(of: file) else { continue }
            project.subprojects.append(path)
        }
        return project
    }

    private func configurations(of owner: PBXObject) throws -> ([BuildConfiguration], String?) {
        let list = try graph.object(under: "buildConfigurationList", of: owner)
        let configurations = try list.strings("buildConfigurations").map { id in
            let object = try graph.object(id, named: "buildConfigurations", of: list)
            return BuildConfiguration(
                name: object.string("name") ?? "", settings: object.dictionary("buildSettings").compactMapValues(SettingText.joined),
                baseConfiguration: baseConfiguration(of: object))
        }
        return (configurations, list.string("defaultConfigurationName"))
    }

    private func baseConfiguration(of configuration: PBXObject) -> String? {
        if let file = configuration.string("baseConfigurationReference").flatMap(graph.find) { return tree.path(of: file) }
        // Since Xcode 16: a file in a synchronised folder, by its relative path.
        guard let anchor = configuration.string("baseConfigurationReferenceAnchor").flatMap(graph.find), let folder = tree.path(of: anchor),
            let relative = configuration.string("baseConfigurationReferenceRelativePath") else { return nil }
        return folder + "/" + relative
    }

    private func target(_ object: PBXObject) throws -> Target {
        let type: ProductType =
            switch object.isa {
            case "PBXNativeTarget": object.string("productType").map(ProductType.init(identifier:)) ?? .other("no product type")
            case "PBXAggregateTarget", "PBXLegacyTarget": .aggregate
            default: throw XcodeProjectError(graph.file, object: object.title, "not a kind of target that Xcode has")
            }
        guard let name = object.string("name") else { throw XcodeProjectError(graph.file, object: object.title, "the key `name` is missing") }
        var target = Target(id: object.id, name: name, productType: type)
        target.productFile = object.string("productReference").flatMap(graph.find).flatMap { $0.string("path").map { ($0 as NSString).lastPathComponent } ?? $0.string("name") }
        (target.configurations, target.defaultConfigurationName) = try configurations(of: object)
        let phases = PBXPhaseReader(graph: graph, tree: tree)
        target.phases = phases.phases(of: object)
        target.synchronizedFolders = try phases.synchronizedFolders(of: object)
        target.dependencies = graph.objects(under: "dependencies", of: object).compactMap(dependency)
        target.packageProducts = graph.objects(under: "packageProductDependencies", of: object).compactMap { $0.string("productName") }
        for dependency in graph.objects(under: "dependencies", of: object) {
            guard let product = dependency.string("productRef").flatMap(graph.find)?.string("productName") else { continue }
            // Build tool plug-ins run on Apple's systems; they are named `plugin:…`.
            if !product.hasPrefix("plugin:"), !target.packageProducts.contains(product) { target.packageProducts.append(product) }
        }
        return target
    }

    private func dependency(_ object: PBXObject) -> TargetDependency? {
        if let id = object.string("target"), graph.find(id) != nil { return .target(id: id) }
        guard let proxy = object.string("targetProxy").flatMap(graph.find), let container = proxy.string("containerPortal").flatMap(graph.find) else { return nil }
        if container.id == root.id { return proxy.string("remoteGlobalIDString").map { .target(id: $0) } }
        guard let project = tree.path(of: container), let name = proxy.string("remoteInfo") ?? object.string("name") else { return nil }
        return .other(project: project, name: name)
    }

    private func package(_ object: PBXObject) -> PackageReference? {
        switch object.isa {
        case "XCLocalSwiftPackageReference":
            guard let relative = object.string("relativePath") ?? object.string("path") else { return nil }
            return .local(path: URL(fileURLWithPath: relative.hasPrefix("/") ? relative : sourceRoot + "/" + relative).standardizedFileURL.path)
        case "XCRemoteSwiftPackageReference":
            guard let url = object.string("repositoryURL") else { return nil }
            return .remote(url: url, requirement: PackageRequirement.text(object.dictionary("requirement")))
        default: return nil
        }
    }

    /// Before Xcode 15 a local package is a folder reference with a manifest in it.
    private func loosePackages(among known: [PackageReference]) -> [PackageReference] {
        graph.all(isa: "PBXFileReference").compactMap { file in
            guard ["folder", "wrapper", "text"].contains(file.string("lastKnownFileType") ?? ""), let path = tree.path(of: file),
                FileManager.default.fileExists(atPath: path + "/Package.swift") else { return nil }
            let reference = PackageReference.local(path: path)
            return known.contains(reference) ? nil : reference
        }
    }
}

/// A requirement of a remote package in the words of a manifest.
enum PackageRequirement {
    static func text(_ fields: [String: Any]) -> String {
        func value(_ key: String) -> String { fields[key] as? String ?? "" }
        return switch value("kind") {
        case "upToNextMajorVersion": "from: \"\(value("minimumVersion"))\""
        case "upToNextMinorVersion": ".upToNextMinor(from: \"\(value("minimumVersion"))\")"
        case "exactVersion": "exact: \"\(value("version"))\""
        case "versionRange": "\"\(value("minimumVersion"))\"..<\"\(value("maximumVersion"))\""
        case "branch": "branch: \"\(value("branch"))\""
        case "revision": "revision: \"\(value("revision"))\""
        default: "from: \"\(fields["minimumVersion"] as? String ?? "0.0.0")\""
        }
    }
}
