// The operations on an image without a filter object: geometry, crops, composition, orientation.
import CoreGraphics
import Foundation

extension CIImage {
    /// Moved, turned and scaled; pixels are taken between the nearest four.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        if matrix.isIdentity || extent.isNull { return self }
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant.isFinite, determinant != 0 else { return .empty() }
        let inverse = matrix.inverted()
        let whole = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1 && matrix.tx == matrix.tx.rounded() && matrix.ty == matrix.ty.rounded()
        let target = extent.isInfinite ? extent : extent.applying(matrix)
        let source = self
        return CIImage(extent: target) { area in
            if whole {
                let moved = source.bitmap(PixelRect(area.rect.offsetBy(dx: -matrix.tx, dy: -matrix.ty)))
                var result = Bitmap(area)
                result.pixels = moved.pixels
                return result
            }
            let pixels = source.bitmap(PixelRect(area.rect.applying(inverse)).grown(by: 1).common(with: source.extent.isInfinite ? .infinite : source.extent.insetBy(dx: -1, dy: -1)))
            return Bitmap(area) { x, y in
                let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
                return pixels.sample(point.x, point.y)
            }
        }
    }
    /// The same; how finely pixels are taken is not told apart here.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { transformed(by: matrix) }

    /// The part of the image inside `rect`.
    public func cropped(to rect: CGRect) -> CIImage {
        let source = self
        return CIImage(extent: extent.isInfinite ? rect : extent.intersection(rect)) { source.bitmap($0) }
    }

    /// The pixels at the edge go on for ever.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }
    /// The pixels at the edge of `rect` go on for ever.
    public func clamped(to rect: CGRect) -> CIImage {
        let inner = PixelRect(rect.isInfinite ? .zero : rect)
        guard inner.width > 0, inner.height > 0 else { return self }
        let source = self
        return CIImage(extent: .infinite) { area in
            let pixels = source.bitmap(inner)
            return Bitmap(area) { x, y in pixels[min(max(x, inner.x), inner.x + inner.width - 1), min(max(y, inner.y), inner.y + inner.height - 1)] }
        }
    }

    /// Over another image.
    public func composited(over dest: CIImage) -> CIImage { blended(with: dest, extent: extent.union(dest.extent)) { $0 + $1 * (1 - $0.w) } }

    /// Both images' pixels, made into one.
    func blended(with other: CIImage, extent: CGRect, _ blend: @escaping (_ top: Pixel, _ bottom: Pixel) -> Pixel) -> CIImage {
        let source = self
        return CIImage(extent: extent) { area in
            let top = source.bitmap(area), bottom = other.bitmap(area)
            var result = Bitmap(area)
            for index in result.pixels.indices { result.pixels[index] = blend(top.pixels[index], bottom.pixels[index]) }
            return result
        }
    }

    /// The image turned by a number of EXIF, 1 to 8. The result's corner is at 0, 0.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage { transformed(by: orientationTransform(forExifOrientation: orientation)) }

    /// The transform that `oriented(forExifOrientation:)` applies.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let e = extent
        guard !e.isNull, !e.isInfinite else { return .identity }
        let base: CGAffineTransform
        switch orientation {
        case 2: base = CGAffineTransform(scaleX: -1, y: 1)
        case 3: base = CGAffineTransform(scaleX: -1, y: -1)
        case 4: base = CGAffineTransform(scaleX: 1, y: -1)
        case 5: base = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        case 6: base = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case 7: base = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 8: base = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        default: return .identity
        }
        let turned = e.applying(base)
        return base.concatenating(CGAffineTransform(translationX: -turned.minX, y: -turned.minY))
    }

    /// Opaque inside of `rect`, transparent outside.
    public func settingAlphaOne(in rect: CGRect) -> CIImage {
        let source = self
        return CIImage(extent: rect) { area in
            source.bitmap(area).map { let color = $0.straight; return Pixel(color.x, color.y, color.z, 1) }
        }
    }
    /// Colours times alpha.
    public func premultiplyingAlpha() -> CIImage { CIImage(from: self) { $0.premultiplied } }
    /// Colours without alpha.
    public func unpremultiplyingAlpha() -> CIImage { CIImage(from: self) { $0.straight } }
    /// Smooth sampling is what there is.
    public func samplingLinear() -> CIImage { self }
    /// Blurred as `CIGaussianBlur` does.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { Blur.gaussian(self, sigma: sigma) }
    /// The output of the filter of that name; the image itself when there is no such filter here.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? .empty()
    }
    /// The output of the filter of that name with its defaults.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
}
