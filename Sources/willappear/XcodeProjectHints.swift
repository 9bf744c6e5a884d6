// Facts from the Xcode project near a plain folder: the folders that are copied whole, and the device families.
// Called by AppFolder, for folders that are given instead of their project. ProjectBuild builds projects.

import Foundation
import XcodeProject

struct XcodeProjectHints {
    private(set) var folderReferences: Set<String> = []
    /// Nil if the project sets none, or different ones for different apps.
    private(set) var deviceFamilies: [Int]?

    /// Reads the hints. A project that cannot be read gives none: the folder is built without it.
    init(project path: String) {
        guard let project = try? Project.read(path) else { return }
        var families: Set<[Int]> = []
        for target in project.targets {
            for case .folder(let folder) in target.phases.flatMap(\.files).map(\.location) { folderReferences.insert((folder as NSString).lastPathComponent) }
            guard target.productType == .application, let settings = try? BuildSettings(project: project, target: target) else { continue }
            families.insert(ProductInfo(settings: settings, target: target).deviceFamilies)
        }
        deviceFamilies = families.count == 1 ? families.first : nil
    }
}
