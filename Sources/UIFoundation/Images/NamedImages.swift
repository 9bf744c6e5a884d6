// Images by name: asset catalogs first, then files of the bundle; cached, so that a name is decoded once.
// UIImage.init(named:) and nib loading call it.

import Foundation

package enum NamedImages {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var files: [String: ImageTraits] = [:]

    package static func traits(_ name: String, bundle: Bundle) -> ImageTraits? {
        guard !name.isEmpty else { return nil }
        if let set = imageSet(name, bundle: bundle) {
            if set.variant(.current) != nil { return ImageTraits(.asset(set)) }
            // The device has this image, and apps unwrap it. The console names the file.
            if set.isUndrawn { return ImageTraits(.empty) }
        }
        return file(name, bundle: bundle)
    }

    /// A catalog's image by its name, or by the name of its file: React Native takes "name.png" for an image of a catalog too
    /// (RCTIsXCAssetURL), and matteomollano/MemoryMatch unwraps "Wolf.jpeg" at each tap, which is in its catalog only.
    private static func imageSet(_ name: String, bundle: Bundle) -> ImageSet? {
        let library = AssetLibrary.of(bundle)
        if let set = library.imageSet(named: name) { return set }
        let stem = ImageFileName.stem(ofImage: name)
        return stem == name ? nil : library.imageSet(named: stem)
    }

    /// An image that the app's source names: it is there, even if its file is of a kind that is not shown here.
    package static func traits(ofLiteral name: String, bundle: Bundle) -> ImageTraits? {
        traits(name, bundle: bundle) ?? imageSet(name, bundle: bundle).map { _ in ImageTraits(.empty) }
    }

    /// Empties the cache: images that nothing retains are decoded again on next use.
    package static func dropCache() {
        lock.withLock { files.removeAll() }
        AssetLibrary.dropCaches()
    }

    private static func file(_ name: String, bundle: Bundle) -> ImageTraits? {
        guard let folder = bundle.resourcePath, !name.hasPrefix("/"), !name.contains("..") else { return nil }
        let key = folder + "\u{0}" + name
        lock.lock()
        defer { lock.unlock() }
        if let known = files[key] { return known }
        let scale = assumingMainActor { Surrounded.by.screenScale }
        for candidate in ImageFileName.candidates(name, screenScale: scale, idiom: AssetJSON.deviceIdiom) {
            guard let data = FileManager.default.contents(atPath: folder + "/" + candidate.file), let decoded = ImageContent.decode(data) else { continue }
            var traits = ImageTraits(decoded.content)
            traits.orientation = decoded.orientation
            traits.scale = candidate.scale
            traits.name = name
            files[key] = traits
            return traits
        }
        return nil
    }

    /// A nib's image is a name of the app's, or a symbol's (FORMATS.md 4.4).
    package static func traits(from coder: NSCoder) -> ImageTraits? {
        if let symbol = coder.decodeObject(forKey: "UISystemSymbolResourceName") as? String {
            return UIImage(systemName: symbol)?.traits
        }
        for key in ["UIResourceName", "UIImageName"] {
            guard let name = coder.decodeObject(forKey: key) as? String else { continue }
            if coder.decodeBool(forKey: "UIIsSystemImage") { return UIImage(systemName: name)?.traits }
            return traits(name, bundle: .main)
        }
        if let data = coder.decodeObject(forKey: "UIImageData") as? Data { return UIImage(data: data)?.traits }
        return nil
    }
}
