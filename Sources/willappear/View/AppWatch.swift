// Detects whether a file of an app was saved since the last check: names and times of a build's inputs. ViewCommand checks a few
// times a second; build products and version control do not count.

import Foundation

final class AppWatch: @unchecked Sendable {
    private static let kinds: Set<String> = ["swift", "storyboard", "xib", "plist", "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "pbxproj", "xcproj", "xcconfig", "ttf", "otf"]
    private static let ignored: Set<String> = [".build", ".git", ".swiftpm", "out", "DerivedData", "node_modules"]

    private let path: String
    private var seen: [String: Date]

    init(path: String) {
        self.path = path
        seen = Self.look(path)
    }

    func hasChanged() -> Bool {
        let now = Self.look(path)
        defer { seen = now }
        return now != seen
    }

    private static func look(_ path: String) -> [String: Date] {
        var found: [String: Date] = [:]
        guard let files = FileManager.default.enumerator(at: URL(fileURLWithPath: path), includingPropertiesForKeys: [.contentModificationDateKey]) else { return [:] }
        for case let file as URL in files {
            if ignored.contains(file.lastPathComponent) {
                files.skipDescendants()
            } else if kinds.contains(file.pathExtension) {
                found[file.path] = (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
            }
        }
        return found
    }
}
