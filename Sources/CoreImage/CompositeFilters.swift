// Filters of two pictures: Porter and Duff's compositions and the blend modes of PDF 1.7, 11.3.5.
import CoreGraphics
import Foundation

enum CompositeFilters {
    private static var two: [FilterInput] { [.image(), .image(kCIInputBackgroundImageKey)] }

    static var all: [String: FilterOperation] {
        var result: [String: FilterOperation] = [
            "CISourceOverCompositing": pair { $0 + $1 * (1 - $0.w) },
            "CISourceAtopCompositing": pair { $0 * $1.w + $1 * (1 - $0.w) },
            "CISourceInCompositing": pair { top, bottom in top * bottom.w },
            "CISourceOutCompositing": pair { top, bottom in top * (1 - bottom.w) },
            "CIAdditionCompositing": pair { ($0 + $1).clamped },
            "CIMaximumCompositing": pair { pointwiseMax($0, $1) },
            "CIMinimumCompositing": pair { pointwiseMin($0, $1) },
            "CIMultiplyCompositing": pair { $0 * $1 },
            "CIMultiplyBlendMode": mode { $0 * $1 },
            "CIScreenBlendMode": mode { $0 + $1 - $0 * $1 },
            "CIDarkenBlendMode": mode { min($0, $1) },
            "CILightenBlendMode": mode { max($0, $1) },
            "CIDifferenceBlendMode": mode { abs($0 - $1) },
            "CIExclusionBlendMode": mode { $0 + $1 - 2 * $0 * $1 },
            "CIOverlayBlendMode": mode { hardLight($1, $0) },
            "CIHardLightBlendMode": mode { hardLight($0, $1) },
            "CISoftLightBlendMode": mode { s, b in
                if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
                let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
                return b + (2 * s - 1) * (d - b)
            },
            "CIColorDodgeBlendMode": mode { s, b in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) },
            "CIColorBurnBlendMode": mode { s, b in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) },
            "CILinearDodgeBlendMode": mode { min(1, $0 + $1) },
            "CILinearBurnBlendMode": mode { max(0, $0 + $1 - 1) },
            "CISubtractBlendMode": mode { max(0, $1 - $0) },
        ]
        result["CIBlendWithMask"] = mask { min(max(Light.luminance($0), 0), 1) }
        result["CIBlendWithAlphaMask"] = mask { min(max($0.w, 0), 1) }
        result["CIDissolveTransition"] = FilterOperation([.image(), .image(kCIInputTargetImageKey), .number("inputTime", 0)]) { f in
            guard let image = f.image(), let target = f.image(kCIInputTargetImageKey) else { return f.image() }
            let time = min(max(f.float("inputTime"), 0), 1)
            return image.blended(with: target, extent: image.extent.union(target.extent)) { $0 * (1 - time) + $1 * time }
        }
        return result
    }

    private static func pair(_ blend: @escaping (Pixel, Pixel) -> Pixel) -> FilterOperation {
        FilterOperation(two) { f in
            guard let top = f.image() else { return nil }
            guard let bottom = f.image(kCIInputBackgroundImageKey) else { return top }
            return top.blended(with: bottom, extent: top.extent.union(bottom.extent), blend)
        }
    }

    /// A blend mode of straight, encoded components, composed as PDF 1.7's 11.3.6 says.
    private static func mode(_ blend: @escaping (_ source: Float, _ backdrop: Float) -> Float) -> FilterOperation {
        pair { top, bottom in
            if top.w <= 0 { return bottom }
            if bottom.w <= 0 { return top }
            let s = Light.encoded(top.straight).clamped, b = Light.encoded(bottom.straight).clamped
            let mixed = Light.linear(Pixel(blend(s.x, b.x), blend(s.y, b.y), blend(s.z, b.z), 1))
            let both = top * (1 - bottom.w) + bottom * (1 - top.w) + mixed * (top.w * bottom.w)
            return Pixel(both.x, both.y, both.z, top.w + bottom.w - top.w * bottom.w)
        }
    }

    private static func mask(_ share: @escaping (Pixel) -> Float) -> FilterOperation {
        FilterOperation(two + [.image(kCIInputMaskImageKey)]) { f in
            guard let top = f.image() else { return nil }
            let bottom = f.image(kCIInputBackgroundImageKey) ?? .empty()
            guard let mask = f.image(kCIInputMaskImageKey) else { return bottom }
            return CIImage(extent: top.extent.union(bottom.extent)) { area in
                let upper = top.bitmap(area), lower = bottom.bitmap(area), shares = mask.bitmap(area)
                var result = Bitmap(area)
                for index in result.pixels.indices {
                    let part = share(shares.pixels[index])
                    result.pixels[index] = upper.pixels[index] * part + lower.pixels[index] * (1 - part)
                }
                return result
            }
        }
    }

    private static func hardLight(_ s: Float, _ b: Float) -> Float { s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b) }
}
