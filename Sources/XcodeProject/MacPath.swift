// Paths as a Mac finds them, whose file system does not tell "Info.plist" from "info.plist": check-outs have projects that name files in
// another case. ProductInfo and TargetFiles ask for every file of a project.
import Foundation

enum MacPath {
    /// The path under which the file lies here: as it is written, else with the names that differ in case only; else as it is written.
    static func found(_ path: String) -> String {
        guard path.hasPrefix("/"), !FileManager.default.fileExists(atPath: path) else { return path }
        var found = ""
        for name in path.split(separator: "/") {
            let written = found + "/" + name
            if FileManager.default.fileExists(atPath: written) {
                found = written
                continue
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: found.isEmpty ? "/" : found)) ?? []
            guard let name = names.sorted().first(where: { $0.lowercased() == name.lowercased() }) else { return path }
            found += "/" + name
        }
        return found
    }
}
