// Filters that change each pixel's colour by itself. Where Apple publishes no formula (the photo effects, vibrance) the result is near
// and not the same: Docs/DIVERGENCES.md.
import CoreGraphics
import Foundation

enum ColorFilters {
    static var all: [String: FilterOperation] {
        [
            "CISepiaTone": .color([.number(kCIInputIntensityKey, 1)]) { filter in
                let amount = filter.float(kCIInputIntensityKey)
                return { pixel in
                    let c = Light.encoded(pixel)
                    let sepia = Pixel(0.393 * c.x + 0.769 * c.y + 0.189 * c.z, 0.349 * c.x + 0.686 * c.y + 0.168 * c.z, 0.272 * c.x + 0.534 * c.y + 0.131 * c.z, c.w)
                    return Light.linear((c + (sepia - c) * amount).clamped)
                }
            },
            "CIColorControls": .color([.number(kCIInputSaturationKey, 1), .number(kCIInputBrightnessKey, 0), .number(kCIInputContrastKey, 1)]) { filter in
                let saturation = filter.float(kCIInputSaturationKey), brightness = filter.float(kCIInputBrightnessKey), contrast = filter.float(kCIInputContrastKey)
                return { pixel in
                    let gray = Pixel(gray: Light.luminance(pixel), alpha: pixel.w)
                    let half = Pixel(gray: 0.5, alpha: 0)
                    var result = gray + (pixel - gray) * saturation
                    result = (result + Pixel(gray: brightness, alpha: 0) - half) * contrast + half
                    return Pixel(result.x, result.y, result.z, pixel.w)
                }
            },
            "CIColorInvert": .color { _ in { let c = Light.encoded($0); return Light.linear(Pixel(1 - c.x, 1 - c.y, 1 - c.z, c.w).clamped) } },
            "CIColorMonochrome": .color([.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), .number(kCIInputIntensityKey, 1)]) { filter in
                let tint = filter.color(kCIInputColorKey), amount = filter.float(kCIInputIntensityKey)
                let color = Light.linear(Pixel(Float(tint.red), Float(tint.green), Float(tint.blue), 1))
                return { pixel in
                    let mono = color * Light.luminance(pixel)
                    return pixel + (Pixel(mono.x, mono.y, mono.z, pixel.w) - pixel) * amount
                }
            },
            "CIColorMatrix": .color([
                .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0), .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
                .vector("inputBiasVector", 0, 0, 0, 0),
            ]) { filter in
                let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { row(filter.vector($0)) }
                let bias = row(filter.vector("inputBiasVector"))
                return { pixel in Pixel((pixel * rows[0]).sum(), (pixel * rows[1]).sum(), (pixel * rows[2]).sum(), (pixel * rows[3]).sum()) + bias }
            },
            "CIColorClamp": .color([.vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]) { filter in
                let low = row(filter.vector("inputMinComponents")), high = row(filter.vector("inputMaxComponents"))
                return { $0.replacing(with: low, where: $0 .< low).replacing(with: high, where: $0 .> high) }
            },
            "CIExposureAdjust": .color([.number(kCIInputEVKey, 0)]) { filter in
                let factor = Float(exp2(filter.number(kCIInputEVKey)))
                return { Pixel($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
            },
            "CIGammaAdjust": .color([.number("inputPower", 1)]) { filter in
                let power = filter.float("inputPower")
                return { Pixel(pow(max(0, $0.x), power), pow(max(0, $0.y), power), pow(max(0, $0.z), power), $0.w) }
            },
            "CIHueAdjust": .color([.number(kCIInputAngleKey, 0)]) { filter in turnedHue(filter.number(kCIInputAngleKey)) },
            "CIVibrance": .color([.number("inputAmount", 0)]) { filter in
                let amount = filter.float("inputAmount")
                return { pixel in
                    let gray = Light.luminance(pixel), most = max(pixel.x, pixel.y, pixel.z), least = min(pixel.x, pixel.y, pixel.z)
                    // Pale colours gain more than strong ones.
                    let factor = 1 + amount * (1 - (most > 0 ? (most - least) / most : 0))
                    return Pixel(gray + (pixel.x - gray) * factor, gray + (pixel.y - gray) * factor, gray + (pixel.z - gray) * factor, pixel.w)
                }
            },
            "CIColorPosterize": .color([.number("inputLevels", 6)]) { filter in
                let steps = max(2, filter.float("inputLevels")) - 1
                return { let c = Light.encoded($0); return Light.linear(Pixel((c.x * steps).rounded() / steps, (c.y * steps).rounded() / steps, (c.z * steps).rounded() / steps, c.w)) }
            },
            "CIFalseColor": .color([.color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)), .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8))]) { filter in
                let dark = filter.color("inputColor0").pixel.straight, bright = filter.color("inputColor1").pixel.straight
                // The colours' alpha counts too: this is how codes are tinted on a transparent ground.
                let darkAlpha = Float(filter.color("inputColor0").alpha), brightAlpha = Float(filter.color("inputColor1").alpha)
                return { pixel in
                    let light = min(max(Light.luminance(pixel), 0), 1)
                    let color = dark + (bright - dark) * light
                    return Pixel(color.x, color.y, color.z, (darkAlpha + (brightAlpha - darkAlpha) * light) * pixel.w)
                }
            },
            "CIMaskToAlpha": .color { _ in { Pixel(1, 1, 1, Light.encoded(min(max(Light.luminance($0), 0), 1))) } },
            "CIMaximumComponent": .color { _ in { Pixel(gray: max($0.x, $0.y, $0.z), alpha: $0.w) } },
            "CIMinimumComponent": .color { _ in { Pixel(gray: min($0.x, $0.y, $0.z), alpha: $0.w) } },
            "CILinearToSRGBToneCurve": .color { _ in { Light.encoded($0) } },
            "CISRGBToneCurveToLinear": .color { _ in { Light.linear($0) } },
            "CIWhitePointAdjust": .color([.color(kCIInputColorKey, .white)]) { filter in
                let white = filter.color(kCIInputColorKey).pixel.straight
                return { Pixel($0.x * white.x, $0.y * white.y, $0.z * white.z, $0.w) }
            },
            "CIPhotoEffectMono": .color { _ in { gray($0, contrast: 1) } },
            "CIPhotoEffectTonal": .color { _ in { gray($0, contrast: 0.9) } },
            "CIPhotoEffectNoir": .color { _ in { gray($0, contrast: 1.4) } },
            "CIPhotoEffectFade": .color { _ in { toned($0, saturation: 0.7, contrast: 0.85, warmth: 0) } },
            "CIPhotoEffectChrome": .color { _ in { toned($0, saturation: 1.25, contrast: 1.1, warmth: 0) } },
            "CIPhotoEffectInstant": .color { _ in { toned($0, saturation: 0.8, contrast: 0.9, warmth: 0.05) } },
            "CIPhotoEffectProcess": .color { _ in { toned($0, saturation: 0.9, contrast: 1, warmth: -0.06) } },
            "CIPhotoEffectTransfer": .color { _ in { toned($0, saturation: 0.95, contrast: 0.95, warmth: 0.07) } },
        ]
    }

    private static func row(_ vector: CIVector) -> Pixel { Pixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w)) }

    private static func gray(_ pixel: Pixel, contrast: Float) -> Pixel {
        let light = Light.encoded(max(0, Light.luminance(pixel)))
        return Light.linear(Pixel(gray: (light - 0.5) * contrast + 0.5, alpha: pixel.w).clamped)
    }

    private static func toned(_ pixel: Pixel, saturation: Float, contrast: Float, warmth: Float) -> Pixel {
        let c = Light.encoded(pixel)
        let gray = Pixel(gray: Light.luminance(c), alpha: c.w), half = Pixel(gray: 0.5, alpha: 0)
        let result = (gray + (c - gray) * saturation - half) * contrast + half
        return Light.linear(Pixel(result.x + warmth, result.y, result.z - warmth, c.w).clamped)
    }

    /// A turn of the colours around the line of greys.
    private static func turnedHue(_ angle: Double) -> (Pixel) -> Pixel {
        let c = Float(cos(angle)), s = Float(sin(angle)) / Float(3).squareRoot(), third = (1 - c) / 3
        return { p in
            Pixel(
                p.x * (c + third) + p.y * (third - s) + p.z * (third + s), p.x * (third + s) + p.y * (c + third) + p.z * (third - s),
                p.x * (third - s) + p.y * (third + s) + p.z * (c + third), p.w)
        }
    }
}
