// Draws the PDF and SVG files of asset catalogs as PNGs in the bundle, as Xcode's catalog compiler does; UIKit reads PNGs only, and the
// SVGs that its own reader draws whole. Called by AppBundle and PackageBuild. VectorPicture draws.

import Foundation

struct VectorAssets {
    /// Finds a program; nil if it is not installed.
    var find: (String) -> String? = Toolchain.program
    var cache = BuildDirectory.cache + "/pictures"
    var say: (String) -> Void = Console.say

    /// The scales of the devices (DeviceProfile).
    private static let scales = [2, 3]
    /// The longest side in pixels of the picture that is shown at larger sizes.
    private static let longestSide = 2048

    /// The programs decide together with the catalogs which pictures a bundle has: one that is installed later draws the rest.
    static var stamp: String {
        VectorPicture.Kind.all.map { FileStamp(path: Toolchain.program($0.program) ?? $0.program).text }.joined(separator: "\n")
    }

    /// Draws a catalog's files into its copy in a bundle.
    /// - Parameter original: the catalog that messages name; the copy itself if SwiftPM made it.
    func draw(_ original: String, into copy: String) {
        let sets = AppFolder.filesBelow(original).filter { $0.hasSuffix(".imageset/Contents.json") }.compactMap { contents in
            let set = (contents as NSString).deletingLastPathComponent
            return VectorSet(original: set, copy: copy + set.dropFirst(original.count))
        }
        reportAbsentPrograms(sets)
        report(VectorPicture.make(sets.flatMap { set in set.files.flatMap { pictures($0) } }, find: find))
        report(VectorPicture.make(sets.flatMap { set in set.files.compactMap { set.staysSharp ? largest($0) : nil } }, find: find))
        for set in sets { set.write { pictures($0) + (set.staysSharp ? [largest($0)].compactMap { $0 } : []) } }
    }

    private func pictures(_ file: VectorSet.File) -> [VectorPicture] {
        file.scales(Self.scales).map { VectorPicture(kind: file.kind, file: file.path, file.data, scale: $0, cache: cache) }
    }

    /// The picture of a set with "Preserve Vector Data" for views that are larger than the page.
    private func largest(_ file: VectorSet.File) -> VectorPicture? {
        guard let known = pictures(file).last, let size = known.size, size.width > 0, size.height > 0 else { return nil }
        let scale = min(Self.longestSide * known.scale / max(size.width, size.height), 64)
        return scale > known.scale ? VectorPicture(kind: file.kind, file: file.path, file.data, scale: scale, cache: cache) : nil
    }

    private func reportAbsentPrograms(_ sets: [VectorSet]) {
        let files = sets.flatMap(\.files)
        for kind in VectorPicture.Kind.all where find(kind.program) == nil {
            let left = files.filter { $0.kind.program == kind.program }
            guard let first = left.first else { continue }
            let others = left.count > 1 ? " (and \(left.count - 1) more like it)" : ""
            say("\(first.path)\(others) \(kind.loss), because \(kind.program) is not installed:  apt-get install -y \(kind.package)")
        }
    }

    private func report(_ reasons: [String: String]) {
        for (file, reason) in reasons.sorted(by: { $0.key < $1.key }) { say("\(file): the file of this image set cannot be drawn (\(reason))") }
    }
}

/// An image set with files that have to be drawn.
private struct VectorSet {
    struct File {
        let path: String
        let kind: VectorPicture.Kind
        let data: Data
        /// The entry of Contents.json.
        let entry: Int
        /// The scale that the entry names.
        let scale: Int?
        /// The scales for which the set has other files.
        let taken: Set<Int>

        // A file of all scales, or of 1x alone, is for all scales: apps are released with sets whose one file is a PDF at 1x
        // (mozilla-mobile/focus-ios, 127 sets).
        func scales(_ all: [Int]) -> [Int] {
            guard let scale, scale > 1 else { return all.filter { !taken.contains($0) } }
            return [scale]
        }
    }

    let files: [File]
    let staysSharp: Bool
    private let folder: String
    private let contents: [String: Any]
    private var entries: [[String: Any]] { contents["images"] as? [[String: Any]] ?? [] }

    /// Nil if nothing of the set has to be drawn, and for a set of another catalog of the same name, which the bundle has instead.
    init?(original: String, copy: String) {
        guard let json = FileManager.default.contents(atPath: copy + "/Contents.json"), json == FileManager.default.contents(atPath: original + "/Contents.json"),
            let contents = try? JSONSerialization.jsonObject(with: json) as? [String: Any], let entries = contents["images"] as? [[String: Any]] else { return nil }
        (folder, self.contents) = (copy, contents)
        staysSharp = (contents["properties"] as? [String: Any])?["preserves-vector-representation"] as? Bool == true
        files = entries.indices.compactMap { index in
            let entry = entries[index]
            guard let name = entry["filename"] as? String, !name.isEmpty, !name.contains("/"), let data = FileManager.default.contents(atPath: "\(original)/\(name)"),
                let kind = VectorPicture.Kind.of(name, data) else { return nil }
            let others = entries.filter { Self.place($0) == Self.place(entry) && ($0["filename"] as? String)?.isEmpty == false }
            return File(path: "\(original)/\(name)", kind: kind, data: data, entry: index, scale: Self.scale(entry), taken: Set(others.compactMap(Self.scale)))
        }
        if files.isEmpty { return nil }
    }

    private static func scale(_ entry: [String: Any]) -> Int? { (entry["scale"] as? String).flatMap { Int($0.dropLast()) } }

    /// Everything that an entry is for, except its scale.
    private static func place(_ entry: [String: Any]) -> NSDictionary {
        entry.filter { !["filename", "scale"].contains($0.key) } as NSDictionary
    }

    /// Copies the pictures into the set and names them in place of the files they show. A file without pictures keeps its entry.
    func write(_ pictures: (File) -> [VectorPicture]) {
        var drawn: [Int: [[String: Any]]] = [:]
        for file in files {
            for picture in pictures(file) where picture.exists {
                let name = "\((file.path as NSString).lastPathComponent)@\(picture.scale)x.png"
                // SwiftPM leaves what was drawn before in its copy of a catalog.
                unlink("\(folder)/\(name)")
                guard (try? FileManager.default.copyItem(atPath: picture.path, toPath: "\(folder)/\(name)")) != nil else { continue }
                var entry = entries[file.entry]
                (entry["filename"], entry["scale"]) = (name, "\(picture.scale)x")
                drawn[file.entry, default: []].append(entry)
            }
        }
        if drawn.isEmpty { return }
        var result = contents
        result["images"] = entries.indices.flatMap { drawn[$0] ?? [entries[$0]] }
        try? JSONSerialization.data(withJSONObject: result, options: [.prettyPrinted, .sortedKeys]).write(to: URL(fileURLWithPath: folder + "/Contents.json"), options: .atomic)
    }
}
