// Neighbourhoods: Gaussian and box blurs in two passes, and what is made of a blurred copy.
import Foundation

enum Blur {
    /// The bell curve of `sigma` pixels; the picture grows by three of them at each side, as the extent on a device does.
    static func gaussian(_ image: CIImage, sigma: Double) -> CIImage {
        guard sigma > 0, sigma.isFinite, !image.extent.isNull else { return image }
        let sigma = min(sigma, 500)
        let reach = Int((sigma * 3).rounded(.up))
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        return convolved(image, weights: weights, reach: reach)
    }

    /// Every pixel within `radius` counts alike.
    static func box(_ image: CIImage, radius: Double) -> CIImage {
        let reach = Int(min(max(radius, 0), 500).rounded())
        guard reach > 0, !image.extent.isNull else { return image }
        return convolved(image, weights: Array(repeating: 1, count: 2 * reach + 1), reach: reach)
    }

    private static func convolved(_ image: CIImage, weights: [Float], reach: Int) -> CIImage {
        let sum = weights.reduce(0, +), kernel = weights.map { $0 / sum }
        let extent = image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
        return CIImage(extent: extent) { area in
            let source = image.bitmap(area.grown(by: reach))
            let width = source.area.width
            // Rows first, of every line that the columns need.
            var rows = Bitmap(PixelRect(x: area.x, y: source.area.y, width: area.width, height: source.area.height))
            for y in 0..<source.area.height {
                for x in 0..<area.width {
                    var total = Pixel.zero
                    for k in kernel.indices { total += source.pixels[y * width + x + k] * kernel[k] }
                    rows.pixels[y * area.width + x] = total
                }
            }
            var result = Bitmap(area)
            for y in 0..<area.height {
                for x in 0..<area.width {
                    var total = Pixel.zero
                    for k in kernel.indices { total += rows.pixels[(y + k) * area.width + x] * kernel[k] }
                    result.pixels[y * area.width + x] = total
                }
            }
            return result
        }
    }

    /// The picture and `amount` of what its blurred copy lacks.
    static func unsharp(_ image: CIImage, radius: Double, amount: Float) -> CIImage {
        let soft = gaussian(image.clampedToExtent(), sigma: radius)
        return image.blended(with: soft, extent: image.extent) { sharp, blurred in
            let result = sharp + (sharp - blurred) * amount
            return Pixel(max(0, result.x), max(0, result.y), max(0, result.z), sharp.w)
        }
    }
}
