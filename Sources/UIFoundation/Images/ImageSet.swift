// An `.imageset`: its files by idiom, scale and appearance, the intent and the slicing (FORMATS.md 7).
// AssetLibrary reads it; UIImage holds it and asks it for the variant of the present traits.

import CoreGraphics
import Foundation

package final class ImageSet: @unchecked Sendable {
    /// One file of the set, decoded.
    package struct Variant {
        package var content: ImageContent
        package var scale: CGFloat
        /// The picture for sizes above the image's own, of a set that keeps its vectors; decoded when first drawn.
        fileprivate var larger: (() -> CGImage?)?

        package var size: CGSize {
            switch content {
            case .bitmap(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            case .vector(let vector): vector.size
            default: .zero
            }
        }

        package func bitmap(scale: CGFloat) -> CGImage? {
            switch content {
            case .bitmap(let image): scale > self.scale ? larger.flatMap { sharp($0, scale) } ?? image : image
            case .vector(let vector): vector.bitmap(size: vector.size, scale: scale)
            default: nil
            }
        }

        /// Drawn anew for every size.
        package var isScalable: Bool { if case .vector = content { true } else { larger != nil } }

        private func sharp(_ larger: () -> CGImage?, _ scale: CGFloat) -> CGImage? {
            let size = size, width = Int((size.width * scale).rounded(.up)), height = Int((size.height * scale).rounded(.up))
            guard let image = larger(), width < image.width, height < image.height, let context = CGContext(width: width, height: height, scale: scale) else { return larger() }
            context.interpolationQuality = .high
            context.drawTopDown(image, in: CGRect(origin: .zero, size: size))
            return context.makeImage()
        }
    }

    package let name: String
    package let renderingMode: UIImage.RenderingMode
    package private(set) var capInsets: UIEdgeInsets?
    package private(set) var resizingMode = UIImage.ResizingMode.tile
    /// "Preserve Vector Data": the build drew a picture of a scale above the devices' for it (the command line's VectorAssets).
    private let keepsVectors: Bool
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
        let properties = json["properties"] as? [String: Any]
        keepsVectors = properties?["preserves-vector-representation"] as? Bool == true
        switch properties?["template-rendering-intent"] as? String {
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
                guard let file = entry["filename"] as? String, var variant = decode(file, scale: scale) else { continue }
                variant.larger = keepsVectors ? largest(of: fitting, above: scale) : nil
                return variant
            }
        }
        return nil
    }

    private func largest(of entries: [[String: Any]], above scale: CGFloat) -> (() -> CGImage?)? {
        let files = entries.compactMap { entry in (entry["filename"] as? String).map { (name: $0, scale: Self.scale(entry) ?? 1) } }
        guard let largest = files.max(by: { $0.scale < $1.scale }), largest.scale > scale else { return nil }
        return { [self] in decode(largest.name, scale: largest.scale)?.bitmap(scale: largest.scale) }
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

    /// Whether a file is there that the build had to draw and could not, for want of a program. The device would show it.
    package var isUndrawn: Bool { entries.contains { ($0["filename"] as? String)?.lowercased().hasSuffix(".pdf") == true } }

    private func report(_ file: String) {
        let reason = file.lowercased().hasSuffix(".pdf") ? "the build could not draw it" : "it is damaged or of a kind that is not read here (PNG, JPEG and simple SVG are)"
        assumingMainActor { Diagnostics.log("The file \(file) of image set \"\(name)\" could not be shown: \(reason).") }
    }
}
