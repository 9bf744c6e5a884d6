// Owns CGColorSpace: names and models. All drawing happens in sRGB; other RGB
// spaces are accepted by name and treated as sRGB (Docs/DIVERGENCES.md).

import Foundation

/// The meaning of a space's components.
public enum CGColorSpaceModel: Int32, Sendable {
    /// No model is known.
    case unknown = -1
    /// One component: grey.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// Lightness and two axes of colour; no space of this model can be made.
    case lab = 3
    /// Any number of inks; no space of this model can be made.
    case deviceN = 4
    /// A number in a table; no space of this model can be made.
    case indexed = 5
    /// A picture instead of components.
    case pattern = 6
    /// Three stimuli; no space of this model can be made.
    case XYZ = 7
}

/// The treatment of colours that another space does not have.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// Accepted and not used: conversions are by formula.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The meaning of a colour's components.
public final class CGColorSpace: Hashable, Sendable {
    /// Decides how many components a colour has.
    public let model: CGColorSpaceModel
    private let label: String

    /// The space in which everything is drawn.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// Extended sRGB; counts as sRGB here.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// Linear sRGB; counts as sRGB here, without a conversion of the numbers.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// Display P3; counts as sRGB here, without a conversion of the numbers. `UIColor(displayP3Red:green:blue:alpha:)` converts.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Linear generic RGB; counts as sRGB here, without a conversion of the numbers.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// Grey.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// Linear grey; counts as grey of gamma 2.2 here.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// Generic CMYK; counts as device CMYK here, without a profile.
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

    /// Whether the space holds more than sRGB: its name says so, though its colours are treated as sRGB here.
    public var isWideGamutRGB: Bool { label == Self.displayP3 }
    package static let deviceRGB = CGColorSpace(model: .rgb, label: "kCGColorSpaceDeviceRGB")
    package static let deviceGray = CGColorSpace(model: .monochrome, label: "kCGColorSpaceDeviceGray")
    package static let deviceCMYK = CGColorSpace(model: .cmyk, label: "kCGColorSpaceDeviceCMYK")
    package static let standardRGB = CGColorSpace(model: .rgb, label: sRGB)
    package static let extendedGray = CGColorSpace(model: .monochrome, label: genericGrayGamma2_2)
    package static let patterns = CGColorSpace(model: .pattern, label: "kCGColorSpacePattern")

    /// The name of the space: one of the constants, or a device space's name.
    public var name: String? { label }

    /// The number of components of a colour, without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: return 1
        case .rgb, .lab, .XYZ: return 3
        case .cmyk: return 4
        case .unknown, .deviceN, .pattern: return 0
        }
    }

    /// Whether model and name are equal.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model && left.label == right.label
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(label)
    }
}

/// The device's RGB space; drawn as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The device's grey space; drawn as sRGB greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Drawn by the plain formula, without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
