// Owns CGColor: components in a colour space, and their sRGB form that the
// drawing code uses. UIColor (UIKit/Images) wraps it.

import Foundation

/// A set of components with the space that gives them meaning, and an alpha.
public final class CGColor: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// The picture that a pattern colour tiles, its size in points and whether it tiles top-down.
    package let pattern: Pattern?

    package struct Pattern {
        package let image: CGImage
        package let scale: CGFloat
        /// Of a CGPattern: pixels of the cell to the pattern's space, and its matrix. nil for an image, which lies in user space.
        var placement: CGAffineTransform?
        var matrix = CGAffineTransform.identity
        /// Whether the cell's first row is at its least y.
        var isFlipped = true
    }

    private init(space: CGColorSpace, values: [CGFloat], pattern: Pattern? = nil) {
        self.space = space
        self.values = values
        self.pattern = pattern
    }

    /// sRGB, 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// sRGB, 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Grey, 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .extendedGray, values: [gray, alpha])
    }

    /// The same as `init(gray:alpha:)`.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Kept as CMYK; drawn by the plain formula, without a profile.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
    }

    /// `components` has one value for each component of `space`, then the alpha. nil for spaces without components.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents
        guard count > 0 else { return nil }
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count + 1)))
    }

    /// A colour that tiles `image`, of which a point is `scale` pixels.
    package convenience init(patternImage image: CGImage, scale: CGFloat) {
        self.init(space: .patterns, values: [1], pattern: Pattern(image: image, scale: scale > 0 ? scale : 1))
    }

    /// A colour that tiles a cell.
    convenience init(pattern: Pattern, alpha: CGFloat) {
        self.init(space: .patterns, values: [alpha], pattern: pattern)
    }

    /// A colour of the pattern's cells in the context's resolution of one pixel a unit. nil for a space that is not of patterns.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        let tint = pattern.isColored ? nil : CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        guard space.model == .pattern, var cell = pattern.cell(scale: 2, isFlipped: true, color: tint) else { return nil }
        cell.matrix = pattern.matrix
        self.init(pattern: cell, alpha: pattern.isColored ? components[0] : 1)
    }

    /// Grey 0.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Grey 1.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black without opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The space of the components; never nil here.
    public var colorSpace: CGColorSpace? { space }
    /// The alpha counts as one.
    public var numberOfComponents: Int { values.count }
    /// In the order of the space, the alpha last.
    public var components: [CGFloat]? { values }
    /// 0 to 1.
    public var alpha: CGFloat { values.last ?? 1 }

    /// The object itself: colours do not change.
    public func copy() -> CGColor? { self }

    /// The same components with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// The same colour in `space`; nil between spaces that have no conversion here.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?) -> CGColor? {
        let rgba = sRGB
        switch space.model {
        case .rgb:
            return CGColor(space: space, values: [rgba.red, rgba.green, rgba.blue, rgba.alpha])
        case .monochrome:
            let gray = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
            return CGColor(space: space, values: [gray, rgba.alpha])
        default:
            return space.model == self.space.model ? self : nil
        }
    }

    /// Red, green, blue and alpha, not premultiplied, nominally 0…1.
    package var sRGB: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch space.model {
        case .monochrome:
            return (values[0], values[0], values[0], values[1])
        case .rgb where values.count == 4:
            return (values[0], values[1], values[2], values[3])
        case .cmyk where values.count == 5:
            let light = 1 - values[3]
            return ((1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light, values[4])
        default:
            return (0, 0, 0, alpha)
        }
    }

    /// Whether space and components are equal; colours that look alike may differ.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || left.space == right.space && left.values == right.values && left.pattern?.image === right.pattern?.image
    }

    /// Hashes space and components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }

    /// Space and components, as Xcode shows them.
    public var debugDescription: String {
        "<CGColor> [\(space.name ?? "?")] ( \(values.map { "\($0)" }.joined(separator: " ")) )"
    }
}

/// A colour literal where a CGColor is wanted, in sRGB.
extension CGColor: _ExpressibleByColorLiteral {
    /// The components of the literal, from 0 to 1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
