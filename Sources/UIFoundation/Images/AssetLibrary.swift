// The uncompiled asset catalogs (`*.xcassets`) of a bundle: their image and colour sets, by name.
// UIImage and UIColor look names up here. Sets are read on first use (FORMATS.md 7).

import Foundation

package final class AssetLibrary: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var libraries: [String: AssetLibrary] = [:]

    package static func of(_ bundle: Bundle) -> AssetLibrary {
        let path = bundle.resourcePath ?? bundle.bundlePath
        lock.lock()
        defer { lock.unlock() }
        if let known = libraries[path] { return known }
        let made = AssetLibrary(folder: URL(fileURLWithPath: path))
        libraries[path] = made
        return made
    }

    package static func dropCaches() {
        let known = lock.withLock { Array(libraries.values) }
        for library in known { library.ownLock.withLock { library.images.removeAll() } }
    }

    private var imageFolders: [String: URL] = [:]
    private var colorFolders: [String: URL] = [:]
    private var dataFolders: [String: URL] = [:]
    private var images: [String: ImageSet?] = [:]
    private var colors: [String: ColorSet?] = [:]
    private let ownLock = NSLock()
    private static let deepest = 32

    /// Finds the catalogs in a folder and one level below it.
    package init(folder: URL) {
        for catalog in Self.catalogs(in: folder) { collect(catalog, prefix: "", depth: 0) }
    }

    private static func catalogs(in folder: URL) -> [URL] {
        let entries = contents(folder)
        let direct = entries.filter { $0.pathExtension == "xcassets" }
        let nested = entries.filter { $0.hasDirectoryPath && $0.pathExtension.isEmpty }.flatMap { contents($0).filter { $0.pathExtension == "xcassets" } }
        return direct + nested
    }

    private static func contents(_ folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private func collect(_ folder: URL, prefix: String, depth: Int) {
        guard depth < Self.deepest else { return }
        for entry in Self.contents(folder) {
            let name = prefix + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "imageset", "appiconset": if imageFolders[name] == nil { imageFolders[name] = entry }
            case "colorset": if colorFolders[name] == nil { colorFolders[name] = entry }
            case "dataset": if dataFolders[name] == nil { dataFolders[name] = entry }
            case "": if entry.hasDirectoryPath { collect(entry, prefix: prefix + Self.namespace(entry), depth: depth + 1) }
            default: break
            }
        }
    }

    /// `Group/` if the folder's Contents.json says that it provides a namespace.
    private static func namespace(_ folder: URL) -> String {
        let properties = AssetJSON.read(folder)?["properties"] as? [String: Any]
        return properties?["provides-namespace"] as? Bool == true ? folder.lastPathComponent + "/" : ""
    }

    package func imageSet(named name: String) -> ImageSet? {
        ownLock.lock()
        defer { ownLock.unlock() }
        if let known = images[name] { return known }
        let set = imageFolders[name].flatMap { ImageSet(name: name, folder: $0) }
        images[name] = .some(set)
        return set
    }

    package func colorSet(named name: String) -> ColorSet? {
        ownLock.lock()
        defer { ownLock.unlock() }
        if let known = colors[name] { return known }
        let set = colorFolders[name].flatMap { ColorSet(folder: $0) }
        colors[name] = .some(set)
        return set
    }

    package func data(named name: String) -> Data? {
        guard let folder = dataFolders[name], let entries = AssetJSON.read(folder)?["data"] as? [[String: Any]],
              let file = entries.lazy.compactMap({ $0["filename"] as? String }).first else { return nil }
        return AssetJSON.file(file, in: folder).flatMap { FileManager.default.contents(atPath: $0.path) }
    }
}

package enum AssetJSON {
    package static func read(_ folder: URL) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path), data.count < 4 << 20 else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }

    /// A file of a set; names that would leave the folder are refused.
    package static func file(_ name: String, in folder: URL) -> URL? {
        guard !name.isEmpty, !name.contains("/"), name != "..", name != "." else { return nil }
        return folder.appendingPathComponent(name)
    }

    /// The appearance an entry is for; nil for one that says `any`.
    package static func appearance(_ entry: [String: Any]) -> (luminosity: String?, isHighContrast: Bool) {
        var luminosity: String?, contrast = false
        for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
            let value = appearance["value"] as? String
            if appearance["appearance"] as? String == "luminosity" { luminosity = value }
            if appearance["appearance"] as? String == "contrast" { contrast = value == "high" }
        }
        return (luminosity, contrast)
    }

    /// The entries that suit the device's idiom and the appearance best: exact before `any`, specific before universal.
    package static func best(_ entries: [[String: Any]], _ appearance: ColorAppearance, idiom: String) -> [[String: Any]] {
        func score(_ entry: [String: Any]) -> Int? {
            var score = 0
            switch entry["idiom"] as? String ?? "universal" {
            case idiom: score += 8
            case "universal": break
            default: return nil
            }
            let wanted = Self.appearance(entry)
            if let luminosity = wanted.luminosity {
                guard luminosity == (appearance.isDark ? "dark" : "light") else { return nil }
                score += 4
            }
            if wanted.isHighContrast {
                guard appearance.isHighContrast else { return nil }
                score += 2
            }
            return score
        }
        let scored = entries.compactMap { entry in score(entry).map { ($0, entry) } }
        guard let highest = scored.map(\.0).max() else { return [] }
        return scored.filter { $0.0 == highest }.map(\.1)
    }

    package static var deviceIdiom: String { assumingMainActor { Surrounded.by.screenTraits.userInterfaceIdiom == .pad ? "ipad" : "iphone" } }
}
