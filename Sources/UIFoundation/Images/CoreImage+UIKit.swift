// UIKit's additions to Core Image's types: pictures and colours in both directions.
// An image made from a recipe is computed when it is first drawn or its pixels are first read.
import CoreGraphics
import CoreImage
import Foundation

extension CIImage {
    /// The image's pixels, as they lie before its orientation; nil for one without any.
    public convenience init?(image: UIImage) {
        if let recipe = image.ciImage {
            self.init(extent: recipe.extent, render: recipe.render)
        } else if let pixels = image.cgImage {
            self.init(cgImage: pixels)
        } else {
            return nil
        }
    }

    /// The options are not used.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
}

extension CIColor {
    /// The colour in sRGB, resolved with the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    /// An sRGB colour.
    public convenience init(ciColor: CIColor) { self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha) }
    /// The colour for filters.
    public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension UIImage {
    /// A picture that is still to be computed, one pixel a point.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates a picture that is still to be computed; an infinite one has no size.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        var traits = ImageTraits(.recipe(ImageRecipe(ciImage)))
        traits.scale = scale.isFinite && scale > 0 ? scale : 1
        traits.orientation = orientation
        self.init(traits)
    }

    /// The recipe from which the image was made; nil if it was made otherwise.
    public var ciImage: CIImage? {
        guard case .recipe(let recipe) = traits.content else { return nil }
        return recipe.image
    }
}

/// Computes a recipe's pixels once.
package final class ImageRecipe: @unchecked Sendable {
    package let image: CIImage
    private let lock = NSLock()
    private var made: CGImage?

    package init(_ image: CIImage) { self.image = image }

    package var pixels: CGImage? {
        lock.withLock {
            if made == nil { made = CIContext().createCGImage(image, from: image.extent) }
            return made
        }
    }
    /// The size in pixels.
    package var size: CGSize { image.extent.isInfinite || image.extent.isNull ? .zero : image.extent.size }
}
