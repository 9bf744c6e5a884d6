// A target: what it makes, its build phases, and what it depends on.
// Made by the project readers. Paths are absolute; whether the files exist is asked by TargetFiles.

import Foundation

package struct Target: Sendable {
    package let id: String
    package let name: String
    package var productType: ProductType
    /// The file in the products folder: `App.app`, `Kit.framework`; nil when the project does not say.
    package var productFile: String?
    package var configurations: [BuildConfiguration] = []
    package var defaultConfigurationName: String?
    package var phases: [BuildPhase] = []
    package var dependencies: [TargetDependency] = []
    /// Products of Swift packages, by name.
    package var packageProducts: [String] = []
    package var synchronizedFolders: [SynchronizedFolder] = []

    package init(id: String, name: String, productType: ProductType) {
        self.id = id
        self.name = name
        self.productType = productType
    }
}

package enum ProductType: Sendable, Equatable {
    case application, framework, staticLibrary, dynamicLibrary, unitTests, uiTests, bundle, appExtension, tool
    /// Runs scripts and gathers other targets: `PBXAggregateTarget`, `PBXLegacyTarget`.
    case aggregate
    /// Xcode's identifier of anything else.
    case other(String)

    /// From Xcode's identifiers, `com.apple.product-type.…`.
    package init(identifier: String) {
        switch identifier.replacingOccurrences(of: "com.apple.product-type.", with: "") {
        case "application", "application.on-demand-install-capable": self = .application
        case "framework": self = .framework
        case "framework.static": self = .staticLibrary
        case "library.static": self = .staticLibrary
        case "library.dynamic": self = .dynamicLibrary
        case "bundle.unit-test": self = .unitTests
        case "bundle.ui-testing": self = .uiTests
        case "bundle": self = .bundle
        case "tool": self = .tool
        case let type where type.contains("extension") || type.contains("watchkit") || type.contains("watchapp") || type.contains("app-clip"): self = .appExtension
        default: self = .other(identifier)
        }
    }

    /// What a message calls it.
    package var title: String {
        switch self {
        case .application: "app"
        case .framework: "framework"
        case .staticLibrary: "static library"
        case .dynamicLibrary: "dynamic library"
        case .unitTests: "unit test bundle"
        case .uiTests: "UI test bundle"
        case .bundle: "bundle"
        case .appExtension: "app extension"
        case .tool: "command line tool"
        case .aggregate: "aggregate target"
        case .other(let identifier): identifier
        }
    }
}

/// One target needs another to be built first.
package enum TargetDependency: Sendable, Equatable {
    /// A target of the same project.
    case target(id: String)
    /// A target of another project, by that project's absolute path and the target's name.
    case other(project: String, name: String)
}

package struct BuildPhase: Sendable {
    package enum Kind: Sendable, Equatable {
        case sources, resources, frameworks, headers
        /// `dstSubfolderSpec` 7 is the resources folder, 10 the frameworks folder, 13 plug-ins.
        case copyFiles(destination: Int, subpath: String)
        case script(name: String)
    }
    package let id: String
    package let kind: Kind
    package var files: [BuildFile] = []

    package init(id: String, kind: Kind, files: [BuildFile] = []) {
        self.id = id
        self.kind = kind
        self.files = files
    }
}

package struct BuildFile: Sendable, Equatable {
    package enum Location: Sendable, Equatable {
        case file(String)
        /// A folder that is copied as it is (blue in Xcode).
        case folder(String)
        /// The product of a target of this or another project, by its file name.
        case product(String)
        /// A framework or library of the system, by its file name.
        case system(String)
        case packageProduct(String)
    }
    package let location: Location
    /// Where it stands in the project, for messages.
    package let object: String
    package var platformFilters: [String] = []

    package init(_ location: Location, object: String, platformFilters: [String] = []) {
        self.location = location
        self.object = object
        self.platformFilters = platformFilters
    }

    /// Whether an iOS build uses it: a filter names the only platforms that do.
    package var isForIOS: Bool { platformFilters.isEmpty || platformFilters.contains("ios") }
}

/// A folder whose files belong to targets without being listed (Xcode 16, `PBXFileSystemSynchronizedRootGroup`).
package struct SynchronizedFolder: Sendable, Equatable {
    package var path: String
    /// Relative paths that a target owning the folder leaves out.
    package var excluded: Set<String> = []
    /// Set when the folder belongs to other targets, and only these files to this one.
    package var included: Set<String>?
    /// Relative paths of folders that are copied whole.
    package var explicitFolders: Set<String> = []

    package init(path: String) { self.path = path }
}
