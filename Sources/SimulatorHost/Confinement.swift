// The files that an app's process can reach: its container, its results, the machine's libraries and devices; of its bundle and
// its sources it can only read. The user's home is out of reach by any path. Called by LoadTimeRecord before `main`.
import CProcessWatch
@preconcurrency import Glibc
import Foundation
import HostProtocol

enum Confinement {
    /// Marks a process that is already confined. An app that is launched again is, and could not list the folders that it may reach.
    private static let variable = "WILLAPPEAR_CONFINED"

    static func enter(_ wanted: RunWatch.Confinement) {
        guard getenv(variable) == nil else { return }
        let rules = confine_begin()
        guard rules >= 0 else { return }
        // A home that holds everything cannot be taken away.
        let hidden = wanted.hidden.map(real).filter { $0 != "/" }
        let readable = wanted.readable.map(real)
        let excluded = hidden + readable
        allow("/", but: excluded, places: Set(excluded.flatMap(ancestors).compactMap(place)), rules)
        for path in readable { confine_allow(rules, path, false, true) }
        confine_allow_libraries(rules)
        for path in wanted.writable { confine_allow(rules, real(path), true, true) }
        if confine_enforce(rules) { setenv(variable, "1", 1) }
    }

    /// Allows everything below a folder except files at or below `excluded`. New names in the folders on the way cannot be made.
    /// `places` are the folders on the way: another path to one of them is not followed.
    private static func allow(_ folder: String, but excluded: [String], places: Set<[UInt64]>, _ rules: Int32) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder == "/" ? "/" + name : "\(folder)/\(name)"
            if excluded.contains(path) { continue }
            if excluded.contains(where: { $0.hasPrefix(path + "/") }) {
                allow(path, but: excluded, places: places, rules)
            } else if place(path).map(places.contains) != true {
                confine_allow(rules, path, true, false)
            }
        }
    }

    /// The path and the folders above it, but not the topmost.
    private static func ancestors(_ path: String) -> [String] {
        sequence(first: path) { ($0 as NSString).deletingLastPathComponent }.prefix { $0 != "/" && !$0.isEmpty }.map(\.self)
    }

    private static func place(_ path: String) -> [UInt64]? {
        var info = stat()
        return lstat(path, &info) == 0 ? [UInt64(info.st_dev), UInt64(info.st_ino)] : nil
    }

    private static func real(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
