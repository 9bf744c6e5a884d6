// The targets that one target needs, each with its settings and files, in the order they are built.
// Called by the command line. Dependencies are those that the project states and those that its linked products imply.

import Foundation

package struct TargetGraph: Sendable {
    package struct Node: Sendable {
        package let member: Workspace.Member
        package let settings: BuildSettings
        package let files: TargetFiles
        /// Ids of the nodes that it needs directly.
        package fileprivate(set) var needs: [String] = []

        package var id: String { member.id }
        package var name: String { member.target.name }
        package var type: ProductType { member.target.productType }
        package var module: String {
            // Two modules cannot share a name; the compiler's own rule stands above the setting's.
            settings["PRODUCT_MODULE_NAME"]
        }
        package var productName: String { settings["PRODUCT_NAME"] }
        /// The app's own, and no library of CocoaPods'.
        package var isOwn: Bool { !member.project.path.contains("/Pods/") }
        /// An app's own, whose SwiftUI views become placeholders. A framework whose project lies in a package is the package's library:
        /// it is built without them, as the package is.
        package var hostsSwiftUI: Bool {
            guard isOwn, type == .framework else { return isOwn }
            let folder = URL(fileURLWithPath: member.project.path).deletingLastPathComponent()
            return ![folder, folder.deletingLastPathComponent()].contains { FileManager.default.fileExists(atPath: $0.path + "/Package.swift") }
        }
    }

    /// Dependencies first, the wanted target last.
    package private(set) var nodes: [Node] = []
    /// What is left out and why, in sentences.
    package private(set) var remarks: [String] = []

    private let workspace: Workspace
    private let configuration: String?

    package init(of member: Workspace.Member, in workspace: Workspace, configuration: String?) throws {
        self.workspace = workspace
        self.configuration = configuration
        try add(member, chain: [])
    }

    package subscript(_ id: String) -> Node? { nodes.first { $0.id == id } }

    private mutating func add(_ member: Workspace.Member, chain: [Workspace.Member]) throws {
        if nodes.contains(where: { $0.id == member.id }) { return }
        if let start = chain.firstIndex(where: { $0.id == member.id }) {
            let names = (chain[start...] + [member]).map(\.target.name).joined(separator: " → ")
            throw XcodeProjectError(member.project.path, object: "target \(member.target.name)", "its dependencies form a cycle: \(names)")
        }
        // A configuration that one project of a workspace has, another may not.
        let known = member.target.configurations.contains { $0.name == configuration } || chain.isEmpty
        var node = Node(member: member, settings: try BuildSettings(project: member.project, target: member.target, configuration: known ? configuration : nil), files: TargetFiles(target: member.target))
        remarks += node.settings.remarks
        for binary in node.files.binaries where workspace.member(making: (binary as NSString).lastPathComponent) == nil {
            remarks.append("\(member.target.name) links \((binary as NSString).lastPathComponent), a binary of Apple's systems: its sources are built when they lie in Carthage/Checkouts or Pods")
        }
        for needed in needs(of: node) where needed.id != member.id {
            guard let reason = Self.reasonToSkip(needed.target, for: member.target) else {
                try add(needed, chain: chain + [member])
                node.needs.append(needed.id)
                continue
            }
            if !reason.isEmpty { remarks.append("leaving out \(needed.target.name): \(reason)") }
        }
        nodes.append(node)
    }

    private func needs(of node: Node) -> [Workspace.Member] {
        let target = node.member.target
        var result = target.dependencies.compactMap { workspace.member($0, of: node.member.project) }
        result += node.files.products.compactMap(workspace.member(making:))
        result += node.files.binaries.compactMap { workspace.member(making: ($0 as NSString).lastPathComponent) }
        let flags = node.settings.list("OTHER_LDFLAGS")
        for (flag, name) in zip(flags, flags.dropFirst()) where flag == "-framework" || flag == "-weak_framework" {
            if let member = workspace.member(making: name + ".framework") { result.append(member) }
        }
        for flag in flags where flag.hasPrefix("-l") {
            if let member = workspace.member(making: "lib\(flag.dropFirst(2)).a") { result.append(member) }
        }
        if let host = testHost(of: node) { result.append(host) }
        var seen: Set<String> = []
        return result.filter { seen.insert($0.id).inserted }
    }

    /// The app that a unit test bundle runs in: the last part of `TEST_HOST`.
    private func testHost(of node: Node) -> Workspace.Member? {
        guard node.type == .unitTests else { return nil }
        let path = node.settings["TEST_HOST"]
        guard let app = path.split(separator: "/").first(where: { $0.hasSuffix(".app") }) else { return nil }
        return workspace.members.first { $0.target.productType == .application && $0.target.productFile == String(app) }
            ?? workspace.members.first { $0.target.productType == .application && $0.target.name + ".app" == app }
    }

    /// Nil when the target is built; an empty reason needs no remark.
    private static func reasonToSkip(_ needed: Target, for user: Target) -> String? {
        switch needed.productType {
        case .framework, .staticLibrary, .dynamicLibrary, .bundle, .aggregate: nil
        case .application: [.unitTests, .uiTests].contains(user.productType) ? nil : "an app inside of an app"
        case .unitTests, .uiTests: ""
        case .appExtension, .tool, .other: "\(needed.productType.title)s do not run here"
        }
    }
}
