// The place of an app's build products: outside of the app's own folder, one place per app.
// Called by the builds. `WILLAPPEAR_CACHE` moves it; the default follows the XDG convention.

import Foundation
import HostProtocol

struct BuildDirectory {
    let path: String

    /// - Parameter forPreviews: the place of the build that keeps `#Preview`.
    init(app: String, forPreviews: Bool = false) {
        let name = AppDescription.identifier(URL(fileURLWithPath: app).lastPathComponent)
        path = "\(Self.cache)/apps/\(name)-\(stableHash(app))" + (forPreviews ? "-previews" : "")
    }

    static var cache: String {
        let environment = ProcessInfo.processInfo.environment
        if let cache = environment["WILLAPPEAR_CACHE"], !cache.isEmpty { return URL(fileURLWithPath: cache).standardizedFileURL.path }
        if let base = environment["XDG_CACHE_HOME"], !base.isEmpty { return base + "/willappear" }
        return NSHomeDirectory() + "/.cache/willappear"
    }

    var objects: String { path + "/objects" }
    var lowered: String { path + "/lowered" }
    var packageBuild: String { path + "/package" }
    /// Clang's and Swift's cached module interfaces, shared by all apps.
    static var moduleCache: String { cache + "/module-cache" }

    func create() throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Failure.ours("cannot create the build folder \(path): \(error.localizedDescription)")
        }
    }

    /// Keeps two runs of one app from building at once. The lock ends with the returned handle.
    func lock() throws -> FileHandle {
        try create()
        let descriptor = open(path + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure.ours("cannot lock \(path): \(String(cString: strerror(errno)))") }
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    // MARK: What was built from what

    /// Whether `step` was last done with exactly these inputs.
    func isCurrent(_ step: String, _ stamp: String) -> Bool {
        (try? String(contentsOfFile: "\(path)/\(step).stamp", encoding: .utf8)) == stamp
    }

    func record(_ step: String, _ stamp: String) throws {
        try stamp.write(toFile: "\(path)/\(step).stamp", atomically: true, encoding: .utf8)
    }

    func forget(_ step: String) {
        unlink("\(path)/\(step).stamp")
    }
}

/// An app that can be started.
struct BuiltApp {
    let name: String
    /// The `.app` folder: the executable beside Info.plist and resources, as `Bundle.main` expects.
    let bundle: String
    let executable: String
    /// The absolute folder of its sources, from AppSource.
    var source = ""
    /// The arguments that a scheme passes to the app.
    var arguments: [String] = []
    var variables: [String: String] = [:]

    /// The device if none is given: an iPad if the app's `UIDeviceFamily` is only the iPad.
    var standardDevice: DeviceProfile {
        let info = try? InfoPlist.read(bundle + "/Info.plist")
        let isForPadsOnly = info?["UIDeviceFamily"] as? [Int] == [2]
        return isForPadsOnly ? DeviceProfile.all.first { $0.idiom == "pad" } ?? .default : .default
    }
}
