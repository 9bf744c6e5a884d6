// Owns CGColorSpace: names and models. All drawing happens in sRGB; other RGB
// spaces are accepted by name and treated as sRGB (Docs/DIVERGENCES.md).

import Foundation

public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The meaning of a colour's components.
public final class CGColorSpace: Hashable, Sendable {
    public let model: CGColorSpaceModel
    private let label: String

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray = "kCGColorSpaceLinearGray"
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"

    /// nil for a name that is none of the constants of this class.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear:
            self.init(model: .rgb, label: name)
        case Self.genericGrayGamma2_2, Self.linearGray:
            self.init(model: .monochrome, label: name)
        case Self.genericCMYK:
            self.init(model: .cmyk, label: name)
        default:
            return nil
        }
    }

    init(model: CGColorSpaceModel, label: String) {
        self.model = model
        self.label = label
    }

    package static let deviceRGB = CGColorSpace(model: .rgb, label: "kCGColorSpaceDeviceRGB")
    package static let deviceGray = CGColorSpace(model: .monochrome, label: "kCGColorSpaceDeviceGray")
    package static let deviceCMYK = CGColorSpace(model: .cmyk, label: "kCGColorSpaceDeviceCMYK")
    package static let standardRGB = CGColorSpace(model: .rgb, label: sRGB)
    package static let extendedGray = CGColorSpace(model: .monochrome, label: genericGrayGamma2_2)
    package static let patterns = CGColorSpace(model: .pattern, label: "kCGColorSpacePattern")

    public var name: String? { label }

    /// Components of a colour, the alpha not counted.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: return 1
        case .rgb, .lab, .XYZ: return 3
        case .cmyk: return 4
        case .unknown, .deviceN, .pattern: return 0
        }
    }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model && left.label == right.label
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(label)
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
