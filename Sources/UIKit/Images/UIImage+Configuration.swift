// How a symbol is sized and coloured: point size, weight, scale, text style, palette.
// UIImage, UIImageView and button configurations take one. Variable values are not here.

import Foundation

extension UIImage {
    open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init() }
        open func encode(with coder: NSCoder) { coder.encode(true, forKey: "UIImageConfiguration") }
        public class var supportsSecureCoding: Bool { true }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1, unspecified, small, medium, large
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var cssWeight: Int { self == .unspecified ? 400 : rawValue * 100 }

        /// The weight that matches a font's.
        public func fontWeight() -> UIFont.Weight { UIFont.Weight(cssWeight: cssWeight) }
    }

    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale
        let paletteColor: UIColor?

        init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, paletteColor: UIColor? = nil) {
            self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? min($0, 2000) : nil }
            self.weight = weight
            self.scale = scale
            self.paletteColor = paletteColor
            super.init()
        }

        /// Keys of nib/FORMATS.md 4.4.
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

        public class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified) }

        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize, weight: weight, scale: .unspecified) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale, paletteColor: nil)
        }
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: .unspecified, scale: scale) }
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: .unspecified) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale) }
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: SymbolWeight(rawValue: font.ctFont.request.weight / 100) ?? .regular, scale: scale)
        }
        /// Symbols here have one layer, which takes this colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, paletteColor: hierarchicalColor) }
        /// Symbols here have one layer, which takes the first colour.
        public convenience init(paletteColors: [UIColor]) { self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, paletteColor: paletteColors.first) }

        /// This configuration with what `other` specifies put over it.
        open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale.rawValue <= 0 ? scale : other.scale, paletteColor: other.paletteColor ?? paletteColor)
        }

        /// Points of the symbol's em; the default is the body size.
        var em: CGFloat {
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
