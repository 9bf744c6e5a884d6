// The files of a run beside its results: the app's container, and the files through which the tool and the app's process
// communicate. They are removed at the end of the run. Called by RunCommand.
// Consecutive runs of one app get the same paths, so that an app that prints them prints the same.

import Foundation
import HostProtocol

struct RunFolder {
    let path: String
    /// Held while the run lasts.
    private let lock: FileHandle

    var configuration: String { path + "/run.json" }
    /// See EndReport.
    var report: String { path + "/report" }
    var summary: String { path + "/summary.json" }
    var container: AppContainer { AppContainer(path: path + "/Container") }

    /// The first folder that no other run of the app uses. Files left there by a run that was killed are removed.
    static func claim(for app: BuiltApp) throws -> RunFolder {
        let base = "\(BuildDirectory.cache)/runs/\(AppDescription.identifier(app.name))-\(stableHash(app.bundle).prefix(12))"
        try make(base)
        for number in 1... {
            let path = "\(base)/\(number)"
            guard let lock = try exclusiveLock(path + ".lock") else { continue }
            try? FileManager.default.removeItem(atPath: path)
            try make(path)
            return RunFolder(path: path, lock: lock)
        }
        throw Failure.ours("\(base): no free folder")
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
        unlink(path + ".lock")
        try? lock.close()
        // The app's folder, when this was its only run.
        rmdir((path as NSString).deletingLastPathComponent)
    }

    static func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.ours("cannot create \(folder): \(error.localizedDescription)")
        }
    }

    /// A lock on the file; nil while another process has it.
    static func exclusiveLock(_ file: String) throws -> FileHandle? {
        let descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure.ours("cannot lock \(file): \(String(cString: strerror(errno)))") }
        var held = stat(), named = stat()
        // The earlier owner may have removed the file between opening and locking.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &held) == 0, stat(file, &named) == 0, held.st_ino == named.st_ino else {
            close(descriptor)
            return nil
        }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
}

/// The choice of a run's container: a new one, or one that is kept under a name.
struct ContainerChoice {
    var name: String?
    var seed: String?

    /// A container that stays locked while `held` lives.
    struct Prepared {
        let container: AppContainer
        fileprivate var held: FileHandle?
    }

    func prepare(for app: BuiltApp, in folder: RunFolder) throws -> Prepared {
        var prepared = Prepared(container: folder.container)
        if let name {
            guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { throw Failure.usage("--container \(name): a name without slashes, please") }
            let base = "\(BuildDirectory.cache)/containers/\(AppDescription.identifier(app.name))-\(stableHash(app.bundle).prefix(12))"
            try RunFolder.make(base)
            guard let lock = try RunFolder.exclusiveLock("\(base)/\(name).lock") else { throw Failure.usage("--container \(name): another run of \(app.name) uses it") }
            prepared = Prepared(container: AppContainer(path: "\(base)/\(name)"), held: lock)
            if seed != nil, FileManager.default.fileExists(atPath: prepared.container.home) {
                throw Failure.usage("--container-from fills new containers; \(name) exists: \(prepared.container.path)")
            }
        }
        if let seed { try check(seed) }
        do {
            try prepared.container.create()
            if let seed { try prepared.container.seed(from: seed) }
        } catch {
            throw Failure.usage("cannot make the app's container \(prepared.container.path): \(error.localizedDescription)")
        }
        return prepared
    }

    private func check(_ seed: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: seed, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure.usage("--container-from \(seed): there is no such folder")
        }
    }
}
