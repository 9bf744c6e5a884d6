// The value of a UIColor: components, a pattern, or a rule by traits; and conversions between models.
// Only UIColor uses it. Reads nib keys; draws nothing.

import CoreGraphics
import Foundation

package enum ColorValue {
    case gray(CGFloat, CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat, CGFloat)
    case coreGraphics(CGColor)
    case pattern(UIImage)
    case dynamic(DynamicColor)
}

/// A colour by traits. Named ones are equal by name, others by identity.
package final class DynamicColor: @unchecked Sendable {
    package let name: String?
    package let resolve: (UITraitCollection) -> UIColor

    package init(name: String?, resolve: @escaping (UITraitCollection) -> UIColor) {
        self.name = name
        self.resolve = resolve
    }
}

extension ColorValue: Hashable {
    package static func == (left: ColorValue, right: ColorValue) -> Bool {
        switch (left, right) {
        case (.gray(let a, let b), .gray(let c, let d)): a == c && b == d
        case (.rgb(let a, let b, let c, let d), .rgb(let e, let f, let g, let h)): a == e && b == f && c == g && d == h
        case (.pattern(let one), .pattern(let other)): one === other
        case (.dynamic(let one), .dynamic(let other)): one === other || (one.name != nil && one.name == other.name)
        case (.coreGraphics(let one), .coreGraphics(let other)): one == other
        case (.coreGraphics(let color), let other), (let other, .coreGraphics(let color)): ColorValue(plain: color) == other
        default: false
        }
    }

    /// A Core Graphics colour in UIKit's own spaces, so that `UIColor(cgColor: c.cgColor) == c`.
    private init(plain color: CGColor) {
        let rgba = color.sRGB
        self = color.numberOfComponents == 2 ? .gray(rgba.red, rgba.alpha) : .rgb(rgba.red, rgba.green, rgba.blue, rgba.alpha)
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .gray(let white, let alpha): [white, alpha].hash(into: &hasher)
        case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha].hash(into: &hasher)
        case .coreGraphics(let color): ColorValue(plain: color).hash(into: &hasher)
        case .pattern(let image): hasher.combine(ObjectIdentifier(image))
        case .dynamic(let dynamic):
            if let name = dynamic.name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(dynamic)) }
        }
    }

    package var description: String {
        func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        switch self {
        case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(number(white)) \(number(alpha))"
        case .rgb(let red, let green, let blue, let alpha): return "UIExtendedSRGBColorSpace \(number(red)) \(number(green)) \(number(blue)) \(number(alpha))"
        case .coreGraphics(let color): return ColorValue(plain: color).description
        case .pattern(let image): return "UIPatternColor \(image)"
        case .dynamic(let dynamic):
            let address = String(UInt(bitPattern: Unmanaged.passUnretained(dynamic).toOpaque()), radix: 16)
            return dynamic.name.map { "<UIDynamicSystemColor: 0x\(address); name = \($0)>" } ?? "<UIDynamicProviderColor: 0x\(address)>"
        }
    }
}

extension ColorValue {
    /// Decodes a dynamic system name, else a catalog name with the components as fallback, else components (FORMATS.md 4.4).
    package init?(from coder: NSCoder) {
        if let name = coder.decodeObject(forKey: "UISystemColorName") as? String, let system = UIColor.system(named: name) {
            self = system.value
            return
        }
        let plain = ColorValue(componentsFrom: coder)
        if let name = coder.decodeObject(forKey: "UIDynamicCatalogName") as? String {
            if let named = UIColor(named: name) {
                self = named.value
                return
            }
        }
        guard let plain else { return nil }
        self = plain
    }

    private init?(componentsFrom coder: NSCoder) {
        func component(_ key: String) -> CGFloat? {
            if coder.containsValue(forKey: key + "-Double") { return CGFloat(coder.decodeDouble(forKey: key + "-Double")) }
            return coder.containsValue(forKey: key) ? CGFloat(coder.decodeFloat(forKey: key)) : nil
        }
        let alpha = component("UIAlpha") ?? 1
        if let red = component("UIRed"), let green = component("UIGreen"), let blue = component("UIBlue") {
            self = .rgb(red, green, blue, alpha)
        } else if let white = component("UIWhite") {
            self = .gray(white, alpha)
        } else {
            return nil
        }
    }
}

package enum ColorConversion {
    package static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        guard hue.isFinite, saturation.isFinite, brightness.isFinite else { return (0, 0, 0) }
        let turn = hue.truncatingRemainder(dividingBy: 1)
        let position = (turn < 0 ? turn + 1 : turn) * 6
        let sector = Int(position) % 6, part = position - position.rounded(.down)
        let saturation = min(max(saturation, 0), 1)
        let low = brightness * (1 - saturation), falling = brightness * (1 - saturation * part), rising = brightness * (1 - saturation * (1 - part))
        switch sector {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }

    package static func hsb(red: CGFloat, green: CGFloat, blue: CGFloat) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(red, green, blue), low = min(red, green, blue), span = high - low
        guard span > 0, high > 0 else { return (0, 0, high) }
        var hue: CGFloat
        if high == red { hue = (green - blue) / span } else if high == green { hue = (blue - red) / span + 2 } else { hue = (red - green) / span + 4 }
        hue /= 6
        return (hue < 0 ? hue + 1 : hue, span / high, high)
    }

    /// Through linear light; the result may lie outside 0…1 (extended sRGB).
    package static func sRGB(displayP3 color: (CGFloat, CGFloat, CGFloat)) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func linear(_ value: CGFloat) -> CGFloat {
            let size = abs(value)
            return (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)) * (value < 0 ? -1 : 1)
        }
        func encoded(_ value: CGFloat) -> CGFloat {
            let size = abs(value)
            return (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055) * (value < 0 ? -1 : 1)
        }
        let red = linear(color.0), green = linear(color.1), blue = linear(color.2)
        return (
            encoded(1.2249401763 * red - 0.2249401763 * green),
            encoded(-0.0420569547 * red + 1.0420569547 * green),
            encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue))
    }
}
