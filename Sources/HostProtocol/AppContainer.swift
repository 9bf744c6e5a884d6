// The folders that are an app's own, as the container of an installed app on a device: its home and those of its groups.
// The command line makes one for each run, the host one for a process that was started by hand and for each test process.
// Reaching only these folders is the host's business (FileAccess); Foundation finds them by the environment.
import Foundation

package struct AppContainer: Sendable, Equatable {
    /// Names the environment variable that holds a container's path.
    package static let environmentVariable = "WILLAPPEAR_CONTAINER"

    /// Set in a process that made its container itself: the process's number.
    package static let ownerVariable = "WILLAPPEAR_CONTAINER_OWNER"

    /// What a home holds before an app's first launch (Apple's File System Programming Guide, table 1-1).
    package static let folders = ["Documents", "Library/Application Support", "Library/Caches", "Library/Preferences", "SystemData", "tmp"]

    package let path: String

    package init(path: String) { self.path = path }

    /// What `NSHomeDirectory()` is to the app.
    package var home: String { path + "/Data" }
    /// One folder for each group of apps, by its identifier.
    package var groups: String { path + "/Shared/AppGroup" }

    /// Makes the folders that are missing.
    package func create() throws {
        for folder in Self.folders { try FileManager.default.createDirectory(atPath: home + "/" + folder, withIntermediateDirectories: true) }
        try FileManager.default.createDirectory(atPath: groups, withIntermediateDirectories: true)
    }

    /// Copies what `folder` holds into the home. The `AppData` of a container that Xcode downloaded (`.xcappdata`) counts.
    package func seed(from folder: String) throws {
        let files = FileManager.default
        let downloaded = folder + "/AppData"
        let source = folder.hasSuffix(".xcappdata") && files.fileExists(atPath: downloaded) ? downloaded : folder
        try copy(contentsOf: source, to: home)
    }

    private func copy(contentsOf source: String, to target: String) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: target, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: source).sorted() {
            let from = "\(source)/\(name)", to = "\(target)/\(name)"
            let isFolder = try files.attributesOfItem(atPath: from)[.type] as? FileAttributeType == .typeDirectory
            if isFolder {
                try copy(contentsOf: from, to: to)
            } else {
                try? files.removeItem(atPath: to)
                try files.copyItem(atPath: from, toPath: to)
            }
        }
    }

    /// The state before the first launch.
    package func empty() throws {
        let files = FileManager.default
        for folder in [home, path + "/Shared"] where files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
        try create()
    }

    /// What makes Foundation find the home: its own variable, the C library's, and those of the XDG base directories.
    package var environment: [String: String] {
        [
            Self.environmentVariable: path, "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp",
            "XDG_CACHE_HOME": home + "/Library/Caches", "XDG_CONFIG_HOME": home + "/Library/Preferences",
            "XDG_DATA_HOME": home + "/Library/Application Support", "XDG_STATE_HOME": home + "/Library",
        ]
    }
}
