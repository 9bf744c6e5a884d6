// Puts the products of a project's targets into bundles as Xcode does: the app, its Frameworks, its resource bundles.
// Called by ProjectBuild. AppBundle writes one folder.

import Foundation
import XcodeProject

struct ProjectBundle {
    let build: ProjectBuild
    let graph: TargetGraph
    let modules: [String: ProjectModule]
    let packages: ProjectPackages.Products?

    private var directory: BuildDirectory { build.directory }

    /// The bundle of the app, complete.
    func write(_ root: TargetGraph.Node) throws -> BuiltApp {
        let name = root.settings["EXECUTABLE_NAME"]
        let path = "\(directory.path)/products/\(root.productName).app"
        let app = BuiltApp(name: root.productName, bundle: path, executable: "\(path)/\(name)")
        let others = graph.nodes.filter { $0.id != root.id }
        let stamp = build.sdk.stamp + "\n" + VectorAssets.stamp + "\n" + root.name + "\n" + FileStamp.join(([root] + others).flatMap(inputs))
        if directory.isCurrent("bundle-" + root.name, stamp), access(app.executable, X_OK) == 0 { return app }
        directory.forget("bundle-" + root.name)
        let staging = "\(directory.path)/staging"
        try? FileManager.default.removeItem(atPath: staging)
        for node in others where node.type == .framework { try write(node, to: "\(staging)/Frameworks/\(node.productName).framework") }
        for node in others where node.type == .bundle { try write(node, to: "\(staging)/\(node.productName).bundle") }
        for (subpath, source) in root.files.copies { try copy(source, to: subpath.isEmpty ? staging : "\(staging)/\(subpath)") }
        try writeTags(of: root, to: staging)
        let extras = ((try? FileManager.default.contentsOfDirectory(atPath: staging)) ?? []).sorted().map { "\(staging)/\($0)" }
        try write(root, to: path, extraFolders: extras + (packages?.resourceFolders ?? []))
        for folder in packages?.resourceFolders ?? [] {
            try PackageBuild.compileResources(below: "\(path)/\((folder as NSString).lastPathComponent)", module: ProjectPackages.module(ofResources: folder))
        }
        try directory.record("bundle-" + root.name, stamp)
        return app
    }

    /// The bundle of any target.
    func write(_ node: TargetGraph.Node, to path: String, extraFolders: [String] = []) throws {
        let product = ProductInfo(settings: node.settings, target: node.member.target)
        var info = try product.dictionary()
        if let file = product.missingFile, node.type == .application {
            // Xcode stops here. A check-out without the file is common enough: the contents of a new project's file replace it.
            Console.say("Build input file cannot be found: '\(file)'; going on with what a new project's would say")
            let template = InfoPlist.Template(interfaceFiles: node.files.interfaces, assetCatalogs: node.files.assetCatalogs, sources: node.files.swift.map(SwiftSource.init), isAbsent: true)
            info = InfoPlist.complete(info, product: node.productName, module: node.module, deviceFamilies: product.deviceFamilies, template: template)
        }
        let binary = modules[node.id].flatMap { [.executable, .library].contains($0.product) ? $0.binary : nil }
        let description = AppDescription(name: node.productName, module: node.module, info: info)
        let bundle = AppBundle(path: path, description: description, executable: binary)
        let products = Set(node.files.products)
        try bundle.write(
            interfaceFiles: node.files.interfaces, assetCatalogs: node.files.assetCatalogs,
            resources: node.files.resources.filter { !products.contains(($0 as NSString).lastPathComponent) && $0 != ProductInfo(settings: node.settings, target: node.member.target).file },
            extraFolders: extraFolders)
    }

    /// The tags of on-demand resources in Xcode's file. No asset packs: the bundle holds the tagged resources, as Xcode's "Embed Asset
    /// Packs In Product Bundle" has it.
    private func writeTags(of root: TargetGraph.Node, to folder: String) throws {
        let tags = root.member.project.resourceTags
        if tags.isEmpty { return }
        let contents = ["NSBundleResourceRequestTags": Dictionary(tags.map { ($0, ["NSAssetPacks": [String]()]) }, uniquingKeysWith: { first, _ in first })]
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: contents, format: .xml, options: 0).write(to: URL(fileURLWithPath: folder + "/OnDemandResources.plist"))
    }

    private func inputs(_ node: TargetGraph.Node) -> [String] {
        let files = node.files
        let info = ProductInfo(settings: node.settings, target: node.member.target).file
        return [modules[node.id]?.binary, info, node.member.project.path + "/project.pbxproj", node.member.project.path + "/project.xcproj"].compactMap { $0 } + files.interfaces
            + (files.assetCatalogs + files.resources + files.copies.map(\.source)).flatMap(AppFolder.filesBelow) + (packages?.stampFiles ?? [])
    }

    private func copy(_ source: String, to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let target = folder + "/" + (source as NSString).lastPathComponent
        if !FileManager.default.fileExists(atPath: target) { try FileManager.default.copyItem(atPath: source, toPath: target) }
    }
}
