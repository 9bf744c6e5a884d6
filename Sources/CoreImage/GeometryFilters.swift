// Filters that move, scale and crop.
import CoreGraphics
import Foundation

enum GeometryFilters {
    static var all: [String: FilterOperation] {
        [
            "CIAffineTransform": FilterOperation([.image(), .other(kCIInputTransformKey, "NSAffineTransform")]) { f in f.image()?.transformed(by: f.matrix(kCIInputTransformKey)) },
            "CIAffineClamp": FilterOperation([.image(), .other(kCIInputTransformKey, "NSAffineTransform")]) { f in f.image()?.clampedToExtent().transformed(by: f.matrix(kCIInputTransformKey)) },
            "CICrop": FilterOperation([.image(), .vector("inputRectangle", 0, 0, 300, 300)]) { f in f.image()?.cropped(to: f.vector("inputRectangle").cgRectValue) },
            "CIClamp": FilterOperation([.image(), .vector(kCIInputExtentKey, 0, 0, 640, 80)]) { f in f.image()?.clamped(to: f.vector(kCIInputExtentKey).cgRectValue) },
            "CILanczosScaleTransform": FilterOperation([.image(), .number(kCIInputScaleKey, 1), .number(kCIInputAspectRatioKey, 1)]) { f in
                guard let image = f.image() else { return nil }
                let scale = f.number(kCIInputScaleKey), aspect = f.number(kCIInputAspectRatioKey)
                return scaled(image, x: CGFloat(scale * aspect), y: CGFloat(scale))
            },
            "CIStraightenFilter": FilterOperation([.image(), .number(kCIInputAngleKey, 0)]) { f in
                guard let image = f.image(), !image.extent.isInfinite else { return f.image() }
                // Turned about its middle, and cropped to the largest upright rectangle of its shape within.
                let angle = CGFloat(f.number(kCIInputAngleKey)), e = image.extent
                let turn = CGAffineTransform(translationX: -e.midX, y: -e.midY).concatenating(CGAffineTransform(rotationAngle: angle)).concatenating(CGAffineTransform(translationX: e.midX, y: e.midY))
                let (c, s) = (abs(cos(angle)), abs(sin(angle)))
                let factor = min(e.width / (e.width * c + e.height * s), e.height / (e.width * s + e.height * c))
                let size = CGSize(width: e.width * factor, height: e.height * factor)
                return image.transformed(by: turn).cropped(to: CGRect(x: e.midX - size.width / 2, y: e.midY - size.height / 2, width: size.width, height: size.height))
            },
        ]
    }

    /// Smaller pictures are blurred first, so that fine lines do not flicker.
    private static func scaled(_ image: CIImage, x: CGFloat, y: CGFloat) -> CIImage {
        let least = min(abs(x), abs(y))
        let source = least > 0 && least < 0.5 && !image.extent.isInfinite ? Blur.gaussian(image.clampedToExtent(), sigma: Double(0.4 / least)).cropped(to: image.extent) : image
        return source.transformed(by: CGAffineTransform(scaleX: x, y: y))
    }
}
