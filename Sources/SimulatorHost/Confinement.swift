// Which files an app's process can reach: its container, its results, the machine's libraries and devices; of its bundle and
// its sources it can read only. The user's home is out of reach, whatever path leads there. Called by LoadTimeRecord before `main`.
import CProcessWatch
@preconcurrency import Glibc
import Foundation
import HostProtocol

enum Confinement {
    static func enter(_ wanted: RunWatch.Confinement) {
        let rules = confine_begin()
        guard rules >= 0 else { return }
        // A home that holds everything cannot be taken away.
        let hidden = [wanted.hidden].compactMap(\.self).map(real).filter { $0 != "/" }
        let readable = wanted.readable.map(real)
        allow("/", but: hidden + readable, rules)
        for path in readable + loadedFolders() { confine_allow(rules, path, false, true) }
        for path in wanted.writable { confine_allow(rules, real(path), true, true) }
        _ = confine_enforce(rules)
    }

    /// Everything below a folder but what lies at or below `excluded`. New names in the folders on the way cannot be made.
    private static func allow(_ folder: String, but excluded: [String], _ rules: Int32) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder == "/" ? "/" + name : "\(folder)/\(name)"
            if excluded.contains(path) { continue }
            if excluded.contains(where: { $0.hasPrefix(path + "/") }) {
                allow(path, but: excluded, rules)
            } else {
                confine_allow(rules, path, true, false)
            }
        }
    }

    /// Where the libraries of the process lie: an app that is launched again loads them again.
    private static func loadedFolders() -> Set<String> {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        return Set(maps.split(separator: "\n").compactMap { line in
            guard let start = line.firstIndex(of: "/") else { return nil }
            return (String(line[start...]) as NSString).deletingLastPathComponent
        })
    }

    private static func real(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
