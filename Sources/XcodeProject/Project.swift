// An Xcode project as builds need it, whichever of Xcode's two formats it was written in.
// Made by PBXProjectReader and JSONProjectReader; asked by BuildSettings, TargetFiles and the command line.

import Foundation

package struct Project: Sendable {
    /// Absolute path of the `.xcodeproj`.
    package let path: String
    /// `SRCROOT`: the folder that the project's relative paths start from.
    package let sourceRoot: String
    package var configurations: [BuildConfiguration] = []
    package var defaultConfigurationName: String?
    package var targets: [Target] = []
    package var packages: [PackageReference] = []
    /// The package of a product, where the project names it.
    package var packageOfProduct: [String: PackageReference] = [:]
    /// Absolute paths of the projects that this one refers to.
    package var subprojects: [String] = []
    package var developmentRegion = "en"
    /// The tags that on-demand resources of the project may carry.
    package var resourceTags: [String] = []

    package init(path: String, sourceRoot: String) {
        self.path = path
        self.sourceRoot = sourceRoot
    }

    package var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    package func target(id: String) -> Target? { targets.first { $0.id == id } }
    package func target(named name: String) -> Target? { targets.first { $0.name == name } }

    /// The names that `--configuration` takes, in the project's order.
    package var configurationNames: [String] { configurations.map(\.name) }

    /// Reads the `.xcodeproj` at an absolute path, in whichever format it holds.
    /// Tools that meet both files take the JSON (giginet/xcodeproj-mcp-server#26).
    package static func read(_ path: String) throws -> Project {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: path, isDirectory: &isFolder) else { throw XcodeProjectError(path, "there is no such project") }
        guard isFolder.boolValue else { throw XcodeProjectError(path, "an Xcode project is a folder with a project.pbxproj or a project.xcproj; this is a file") }
        if files.fileExists(atPath: path + "/project.xcproj") { return try JSONProjectReader.read(project: path) }
        if files.fileExists(atPath: path + "/project.pbxproj") { return try PBXProjectReader.read(project: path) }
        throw XcodeProjectError(path, "the project holds neither a project.pbxproj nor a project.xcproj")
    }
}

/// Settings of one name ("Debug") at one level: of the project, or of a target.
package struct BuildConfiguration: Sendable, Equatable {
    package var name: String
    /// As written, conditions included in the key: `CODE_SIGN_IDENTITY[sdk=iphoneos*]`. Lists are joined as a shell would read them.
    package var settings: [String: String]
    /// Absolute path of the `.xcconfig` beneath these settings.
    package var baseConfiguration: String?

    package init(name: String, settings: [String: String] = [:], baseConfiguration: String? = nil) {
        self.name = name
        self.settings = settings
        self.baseConfiguration = baseConfiguration
    }
}

/// A Swift package that a project refers to.
package enum PackageReference: Sendable, Equatable {
    /// Absolute path of the package's folder.
    case local(path: String)
    /// A repository, with the requirement as a manifest would write it: `from: "1.0.0"`.
    case remote(url: String, requirement: String)

    /// What a manifest's `.product(package:)` takes: the last part of the path or address.
    package var identity: String {
        switch self {
        case .local(let path): return (path as NSString).lastPathComponent
        case .remote(let url, _):
            let last = (url as NSString).lastPathComponent
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
    }
}
