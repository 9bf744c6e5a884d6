// The size and colour of a symbol: point size, weight, scale, text style, palette.
// UIImage, UIImageView and button configurations accept one. Variable values are not supported.

import Foundation

extension UIImage {
    /// Chooses a variant of an image; here only symbols read theirs.
    open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        /// The traits by which a variant is chosen; nil uses those of the place where the image is shown.
        open private(set) var traitCollection: UITraitCollection?

        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init() }
        /// Chooses the variant for these traits.
        public convenience init(traitCollection: UITraitCollection) {
            self.init()
            self.traitCollection = traitCollection
        }
        /// The same, for these traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            guard let copy = duplicate() as? Self else { return self }
            copy.traitCollection = traitCollection
            return copy
        }
        package func duplicate() -> Configuration { Configuration() }
        /// Encodes a mark that there was a configuration; it has no values.
        open func encode(with coder: NSCoder) { coder.encode(true, forKey: "UIImageConfiguration") }
        /// True: configurations may be read from archives that name their classes.
        open class var supportsSecureCoding: Bool { true }
        /// The object itself: configurations do not change.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The size of a symbol beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// `small` is 0.78 and `large` 1.28 of `medium`.
        case `default` = -1, unspecified, small, medium, large
    }

    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// Matches the font weights of these names; `unspecified` is regular.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        package var cssWeight: Int { self == .unspecified ? 400 : rawValue * 100 }

        /// The weight that matches a font's.
        public func fontWeight() -> UIFont.Weight { UIFont.Weight(cssWeight: cssWeight) }
    }

    /// Size, weight, scale and colour of a symbol; a value that is not set comes from the place where the image is shown, or is the default.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        package let pointSize: CGFloat?
        package let weight: SymbolWeight
        package let scale: SymbolScale
        package let paletteColor: UIColor?

        package init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, paletteColor: UIColor? = nil) {
            self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? min($0, 2000) : nil }
            self.weight = weight
            self.scale = scale
            self.paletteColor = paletteColor
            super.init()
        }

        package override func duplicate() -> Configuration { SymbolConfiguration(pointSize: pointSize, weight: weight, scale: scale, paletteColor: paletteColor) }

        /// Keys of FORMATS.md 4.4.
        public required init?(coder: NSCoder) {
            let size = CGFloat(coder.decodeFloat(forKey: "UIPointSize"))
            var points: CGFloat? = size > 0 ? size : nil
            if points == nil, let style = coder.decodeObject(forKey: "UITextStyle") as? String {
                points = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)).pointSize
            }
            pointSize = points
            weight = SymbolWeight(rawValue: coder.decodeInteger(forKey: "UISymbolWeight")) ?? .unspecified
            scale = SymbolScale(rawValue: coder.decodeInteger(forKey: "UISymbolScale")) ?? .unspecified
            paletteColor = nil
            super.init(coder: coder)
        }

        open override func encode(with coder: NSCoder) {
            coder.encode(Float(pointSize ?? 0), forKey: "UIPointSize")
            coder.encode(weight.rawValue, forKey: "UISymbolWeight")
            coder.encode(scale.rawValue, forKey: "UISymbolScale")
        }

        /// Prefers a symbol's own colours. No symbol has any here, so that it is drawn in one colour, as on a device one without.
        open class func preferringMulticolor() -> SymbolConfiguration { unspecified }
        /// Prefers one colour, as symbols without a palette have.
        open class func preferringMonochrome() -> SymbolConfiguration { unspecified }
        /// Says nothing: 17 points, regular.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified) }

        /// Creates a configuration with a point size of at most 2000; 0 or less sets no size.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }
        /// Creates a configuration with a point size and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize, weight: weight, scale: .unspecified) }
        /// Creates a configuration with a point size, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale, paletteColor: nil)
        }
        /// Says the scale only.
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: .unspecified, scale: scale) }
        /// Says the weight only.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: .unspecified) }
        /// Creates a configuration with the style's present size: it does not follow the content size category later.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
        /// The style's size at this moment, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale) }
        /// The font's size and weight.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// The font's size and weight, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: SymbolWeight(rawValue: font.ctFont.request.weight / 100) ?? .regular, scale: scale)
        }
        /// Symbols here have one layer, which takes this colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, paletteColor: hierarchicalColor) }
        /// Symbols here have one layer, which takes the first colour.
        public convenience init(paletteColors: [UIColor]) { self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, paletteColor: paletteColors.first) }

        /// This configuration, with the values that `other` specifies in place of its own.
        open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale.rawValue <= 0 ? scale : other.scale, paletteColor: other.paletteColor ?? paletteColor)
        }

        /// The points of the symbol's em; the default is the body size.
        package var em: CGFloat {
            let factor: CGFloat = switch scale {
            case .small: 0.78
            case .large: 1.28
            default: 1
            }
            return (pointSize ?? 17) * factor
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale && paletteColor == other.paletteColor
        }

        open override var hash: Int { [pointSize ?? 0, CGFloat(weight.rawValue), CGFloat(scale.rawValue)].hashValue }
    }
}
