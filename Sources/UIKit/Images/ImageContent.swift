// What a UIImage holds: where its pixels come from, and the settings that vary it.
// UIImage copies and changes it as a value. Pixels are made lazily, per appearance and scale.

import CoreGraphics
import Foundation

enum ImageContent {
    case empty
    case bitmap(CGImage)
    case symbol(SymbolShape)
    case asset(ImageSet)
    case vector(VectorImage)
    case recipe(ImageRecipe)
}

extension UIImage {
    /// The variant that the app registered for `traits`, else the image itself.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset = self.traits.asset, let found = asset.registered(for: traits), found !== self else { return self }
        return found.varied {
            if $0.renderingMode == .automatic { $0.renderingMode = self.traits.renderingMode }
            $0.asset = asset
        }
    }
}

extension ImageContent {
    /// Decodes PNG, JPEG or SVG; nil for anything else, damaged data included.
    static func decode(_ data: Data) -> (content: ImageContent, orientation: UIImage.Orientation)? {
        if VectorImage.mayBeSVG(data) { return VectorImage(svg: data).map { (.vector($0), .up) } }
        var exif = 1
        guard let image = CGImage(encoded: data, orientation: &exif) else { return nil }
        return (.bitmap(image), UIImage.Orientation(exif: exif))
    }
}

struct ImageTraits {
    var content: ImageContent
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var capInsets: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var configuration: UIImage.Configuration?
    var name: String?
    /// Variants that were registered at run time.
    var asset: UIImageAsset?

    init(_ content: ImageContent) {
        self.content = content
        if case .symbol = content { renderingMode = .automatic }
        if case .asset(let set) = content {
            renderingMode = set.renderingMode
            capInsets = set.capInsets
            resizingMode = set.resizingMode
            name = set.name
        }
    }

    var isSymbol: Bool {
        if case .symbol = content { return true }
        return false
    }

    var symbolName: String? {
        if case .symbol(let symbol) = content { return symbol.name }
        return nil
    }

    /// Symbols are templates unless told otherwise.
    var isTemplate: Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbol && !hasOwnColors)
    }

    private var hasOwnColors: Bool { (configuration as? UIImage.SymbolConfiguration)?.paletteColor != nil }

    private var symbolConfiguration: UIImage.SymbolConfiguration { configuration as? UIImage.SymbolConfiguration ?? .unspecified }

    var displayedScale: CGFloat {
        switch content {
        case .symbol, .vector: assumingMainActor { UIScreen.main.scale }
        case .asset(let set): set.variant(.current)?.scale ?? 1
        default: scale
        }
    }

    var size: CGSize {
        let upright: CGSize
        switch content {
        case .empty: return .zero
        case .bitmap(let image): upright = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol(let symbol): upright = symbol.size(symbolConfiguration)
        case .vector(let vector): upright = vector.size
        case .recipe(let recipe): upright = CGSize(width: recipe.size.width / scale, height: recipe.size.height / scale)
        case .asset(let set): upright = set.variant(.current)?.size ?? .zero
        }
        return orientation.isSideways ? CGSize(width: upright.height, height: upright.width) : upright
    }

    /// The pixels for an appearance; vectors are drawn at `scale` pixels per point. Tints are not applied.
    func bitmap(_ appearance: ColorAppearance, scale: CGFloat) -> CGImage? {
        switch content {
        case .empty: nil
        case .bitmap(let image): image
        case .symbol(let symbol): symbol.bitmap(symbolConfiguration, scale: scale)
        case .vector(let vector): vector.bitmap(size: vector.size, scale: scale)
        case .recipe(let recipe): recipe.pixels
        case .asset(let set): set.variant(appearance)?.bitmap(scale: scale)
        }
    }

    func isSame(as other: ImageTraits) -> Bool {
        guard scale == other.scale, orientation == other.orientation, renderingMode == other.renderingMode, capInsets == other.capInsets, tint == other.tint,
              frames == other.frames, configuration == other.configuration else { return false }
        switch (content, other.content) {
        case (.empty, .empty): return true
        case (.bitmap(let one), .bitmap(let two)): return one === two
        case (.recipe(let one), .recipe(let two)): return one === two
        case (.symbol(let one), .symbol(let two)): return one.name == two.name
        case (.asset(let one), .asset(let two)): return one === two
        case (.vector(let one), .vector(let two)): return one === two
        default: return false
        }
    }
}
