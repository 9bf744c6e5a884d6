// An `.imageset`: its files by idiom, scale and appearance, the intent and the slicing (FORMATS.md 7).
// AssetLibrary reads it; UIImage holds it and asks it for the variant of the present traits.

import CoreGraphics
import Foundation

package final class ImageSet: @unchecked Sendable {
    /// One file of the set, decoded.
    package struct Variant {
        package var content: ImageContent
        package var scale: CGFloat

        package var size: CGSize {
            switch content {
            case .bitmap(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            case .vector(let vector): vector.size
            default: .zero
            }
        }

        package func bitmap(scale: CGFloat) -> CGImage? {
            switch content {
            case .bitmap(let image): image
            case .vector(let vector): vector.bitmap(size: vector.size, scale: scale)
            default: nil
            }
        }
    }

    package let name: String
    package let renderingMode: UIImage.RenderingMode
    package private(set) var capInsets: UIEdgeInsets?
    package private(set) var resizingMode = UIImage.ResizingMode.tile
    private let folder: URL
    private let entries: [[String: Any]]
    private var decoded: [String: Variant?] = [:]
    private let lock = NSLock()

    /// Reads an image set; nil if the set has no file at all.
    package init?(name: String, folder: URL) {
        guard let json = AssetJSON.read(folder) else { return nil }
        let all = json["images"] as? [[String: Any]] ?? []
        let files = all.filter { ($0["filename"] as? String)?.isEmpty == false }
        entries = folder.pathExtension == "appiconset" ? Self.icons(files) : files
        guard !entries.isEmpty else { return nil }
        self.name = name
        self.folder = folder
        switch (json["properties"] as? [String: Any])?["template-rendering-intent"] as? String {
        case "template": renderingMode = .alwaysTemplate
        case "original": renderingMode = .alwaysOriginal
        default: renderingMode = .automatic
        }
        readSlicing()
    }

    private func readSlicing() {
        guard let entry = entries.first(where: { $0["resizing"] != nil }), let resizing = entry["resizing"] as? [String: Any], let caps = resizing["cap-insets"] as? [String: Any] else { return }
        let scale = Self.scale(entry) ?? 1
        func inset(_ key: String) -> CGFloat { (UIFontDescriptor.number(caps[key]) ?? 0) / scale }
        capInsets = UIEdgeInsets(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
        if (resizing["center"] as? [String: Any])?["mode"] as? String != "tile" { resizingMode = .stretch }
    }

    /// The icons of an app, the largest first: `UIImage(named: "AppIcon")` gives one (public suites ask for it, vanphuc06t1/ios-swift-mvvm-unittest).
    private static func icons(_ entries: [[String: Any]]) -> [[String: Any]] {
        func side(_ entry: [String: Any]) -> Double { (entry["size"] as? String)?.split(separator: "x").first.flatMap { Double($0) } ?? 0 }
        return entries.filter { $0["idiom"] as? String != "ios-marketing" && $0["appearances"] == nil }.sorted { side($0) > side($1) }
    }

    private static func scale(_ entry: [String: Any]) -> CGFloat? {
        // Of one large icon Xcode makes those of the device, which are 60 points wide on a phone.
        if entry["scale"] == nil, entry["size"] as? String == "1024x1024" { return 1024 / 60 }
        guard let text = entry["scale"] as? String, let value = Double(text.dropLast()) else { return nil }
        return CGFloat(value)
    }

    /// The file for an appearance at the screen's scale; nil if it is missing or cannot be read.
    package func variant(_ appearance: ColorAppearance) -> Variant? {
        let screen = assumingMainActor { Surrounded.by.screenScale }
        let fitting = AssetJSON.best(entries, appearance, idiom: AssetJSON.deviceIdiom)
        let order = ScaleOrder.sorted(Array(Set(fitting.map { Self.scale($0) ?? 1 })), for: screen)
        for scale in order {
            for entry in fitting where (Self.scale(entry) ?? 1) == scale {
                if let file = entry["filename"] as? String, let variant = decode(file, scale: scale) { return variant }
            }
        }
        return nil
    }

    private func decode(_ file: String, scale: CGFloat) -> Variant? {
        let key = "\(file)@\(scale)"
        lock.lock()
        defer { lock.unlock() }
        if let known = decoded[key] { return known }
        var variant: Variant?
        if let url = AssetJSON.file(file, in: folder), let data = FileManager.default.contents(atPath: url.path) {
            variant = ImageContent.decode(data).map { Variant(content: $0.content, scale: scale) }
            if variant == nil { report(file) }
        }
        decoded[key] = .some(variant)
        return variant
    }

    private func report(_ file: String) {
        let reason = file.lowercased().hasSuffix(".pdf") ? "PDF is not drawn here; add a PNG or SVG" : "it is damaged or of a kind that is not read here (PNG, JPEG and simple SVG are)"
        assumingMainActor { Diagnostics.log("The file \(file) of image set \"\(name)\" could not be shown: \(reason).") }
    }
}
