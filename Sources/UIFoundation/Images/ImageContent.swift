// The content of a UIImage: the source of its pixels, and the settings that vary it.
// UIImage copies and changes it as a value. Pixels are made lazily, per appearance and scale.

import CoreGraphics
import Foundation

package enum ImageContent {
    case empty
    case bitmap(CGImage)
    case symbol(SymbolShape)
    case asset(ImageSet)
    case vector(VectorImage)
    case recipe(ImageRecipe)
}

extension UIImage {
    /// The variant that the app registered for `traits`, else the image itself.
    package func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset = self.traits.asset, let found = asset.registered(for: traits), found !== self else { return self }
        return found.varied {
            if $0.renderingMode == .automatic { $0.renderingMode = self.traits.renderingMode }
            $0.asset = asset
        }
    }
}

extension ImageContent {
    /// Decodes PNG, JPEG or SVG; nil for anything else, including damaged data.
    package static func decode(_ data: Data) -> (content: ImageContent, orientation: UIImage.Orientation)? {
        if VectorImage.mayBeSVG(data) { return VectorImage(svg: data).map { (.vector($0), .up) } }
        var exif = 1
        guard let image = CGImage(encoded: data, orientation: &exif) else { return nil }
        return (.bitmap(image), UIImage.Orientation(exif: exif))
    }
}

package struct ImageTraits {
    package var content: ImageContent
    package var scale: CGFloat = 1
    package var orientation = UIImage.Orientation.up
    package var renderingMode = UIImage.RenderingMode.automatic
    package var tint: UIColor?
    package var capInsets: UIEdgeInsets?
    package var resizingMode = UIImage.ResizingMode.tile
    package var alignmentRectInsets = UIEdgeInsets.zero
    package var flipsForRightToLeft = false
    package var frames: [UIImage]?
    package var duration: TimeInterval = 0
    package var configuration: UIImage.Configuration?
    package var name: String?
    /// Variants that were registered at run time.
    package var asset: UIImageAsset?

    package init(_ content: ImageContent) {
        self.content = content
        if case .symbol = content { renderingMode = .automatic }
        if case .asset(let set) = content {
            renderingMode = set.renderingMode
            capInsets = set.capInsets
            resizingMode = set.resizingMode
            name = set.name
        }
    }

    package var isSymbol: Bool {
        if case .symbol = content { return true }
        return false
    }

    package var symbolName: String? {
        if case .symbol(let symbol) = content { return symbol.name }
        return nil
    }

    /// Symbols are templates unless told otherwise.
    package var isTemplate: Bool {
        renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbol && !hasOwnColors)
    }

    private var hasOwnColors: Bool { (configuration as? UIImage.SymbolConfiguration)?.paletteColor != nil }

    private var symbolConfiguration: UIImage.SymbolConfiguration { configuration as? UIImage.SymbolConfiguration ?? .unspecified }

    package var displayedScale: CGFloat {
        switch content {
        case .symbol, .vector: assumingMainActor { Surrounded.by.screenScale }
        case .asset(let set): set.variant(.current)?.scale ?? 1
        default: scale
        }
    }

    package var size: CGSize {
        let upright: CGSize
        switch content {
        case .empty: return .zero
        case .bitmap(let image): upright = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol(let symbol): upright = symbol.size(em: symbolConfiguration.em)
        case .vector(let vector): upright = vector.size
        case .recipe(let recipe): upright = CGSize(width: recipe.size.width / scale, height: recipe.size.height / scale)
        case .asset(let set): upright = set.variant(.current)?.size ?? .zero
        }
        return orientation.isSideways ? CGSize(width: upright.height, height: upright.width) : upright
    }

    /// The pixels for an appearance; vectors are drawn at `scale` pixels per point. Tints are not applied.
    package func bitmap(_ appearance: ColorAppearance, scale: CGFloat) -> CGImage? {
        switch content {
        case .empty: nil
        case .bitmap(let image): image
        case .symbol(let symbol): symbol.bitmap(em: symbolConfiguration.em, pen: symbolConfiguration.pen, scale: scale)
        case .vector(let vector): vector.bitmap(size: vector.size, scale: scale)
        case .recipe(let recipe): recipe.pixels
        case .asset(let set): set.variant(appearance)?.bitmap(scale: scale)
        }
    }

    package func isSame(as other: ImageTraits) -> Bool {
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

extension UIImage.SymbolConfiguration {
    /// The width of a symbol's lines, in units of its grid.
    var pen: CGFloat {
        switch weight {
        case .ultraLight: 0.6
        case .thin: 0.9
        case .light: 1.3
        case .medium: 2
        case .semibold: 2.2
        case .bold: 2.5
        case .heavy: 2.8
        case .black: 3.1
        default: 1.75
        }
    }
}
