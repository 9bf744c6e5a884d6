// The two facts of an Xcode project that a plain folder does not show: folders copied whole, and the device families.
// Called by AppFolder. Reads lines of project.pbxproj, not its object graph; building projects is another matter.

import Foundation

struct XcodeProjectHints {
    private(set) var folderReferences: Set<String> = []
    /// Nil when the project sets none, or different ones for different targets.
    private(set) var deviceFamilies: [Int]?

    init(project: String) {
        guard let text = try? String(contentsOfFile: project + "/project.pbxproj", encoding: .utf8) else { return }
        var families: Set<String> = []
        for line in text.split(separator: "\n") {
            if line.contains("lastKnownFileType = folder;"), let path = Self.value(of: "path", in: line) {
                folderReferences.insert((path as NSString).lastPathComponent)
            }
            if let family = Self.value(of: "TARGETED_DEVICE_FAMILY", in: line) { families.insert(family) }
        }
        guard families.count == 1, let family = families.first else { return }
        let numbers = family.split(separator: ",").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        deviceFamilies = numbers.isEmpty ? nil : numbers
    }

    private static func value(of key: String, in line: Substring) -> String? {
        guard let start = line.range(of: key + " = "), let end = line[start.upperBound...].firstIndex(of: ";") else { return nil }
        return line[start.upperBound..<end].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
}
