// Colours as eyes see them: CIE L*a*b* under the light D65, and the difference of two by the formula of 1994, for which 2 is just noticeable
// (Apple, CILabDeltaE). EffectFilters calls it.
import Foundation

struct LabColor {
    let lightness: Float, a: Float, b: Float

    /// - Parameter linear: linear red, green and blue of sRGB.
    init(_ linear: Pixel) {
        // The matrix and the white of IEC 61966-2-1.
        let x = (0.4124564 * linear.x + 0.3575761 * linear.y + 0.1804375 * linear.z) / 0.95047
        let y = 0.2126729 * linear.x + 0.7151522 * linear.y + 0.0721750 * linear.z
        let z = (0.0193339 * linear.x + 0.1191920 * linear.y + 0.9503041 * linear.z) / 1.08883
        func f(_ t: Float) -> Float { t > 216 / 24389 ? cbrtf(t) : (24389 / 27 * t + 16) / 116 }
        lightness = 116 * f(y) - 16
        a = 500 * (f(x) - f(y))
        b = 200 * (f(y) - f(z))
    }

    /// From 0 to 100.
    func difference(from other: LabColor) -> Float {
        let chroma = hypotf(a, b), otherChroma = hypotf(other.a, other.b)
        let light = lightness - other.lightness, saturation = chroma - otherChroma
        let hue = max(0, (a - other.a) * (a - other.a) + (b - other.b) * (b - other.b) - saturation * saturation)
        let scaled = saturation / (1 + 0.045 * chroma), turned = hue / ((1 + 0.015 * chroma) * (1 + 0.015 * chroma))
        return min(100, sqrtf(light * light + scaled * scaled + turned))
    }
}
