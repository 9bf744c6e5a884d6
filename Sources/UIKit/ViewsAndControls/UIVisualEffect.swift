// The effects of UIVisualEffectView: blurs and vibrancy, with the look of each style. Materials are
// near to the device's, not equal (Docs/DIVERGENCES.md).
import QuartzCore

/// An effect for a `UIVisualEffectView`.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public class var supportsSecureCoding: Bool { true }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {
        LayerDiagnostics.raise("NSInvalidArgumentException", "WillAppear does not archive \(type(of: self)); it only reads nibs")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs what lies behind the view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    /// Radius of the blur in points and the tint over it.
    func material(isDark: Bool) -> (blur: CGFloat, saturation: CGFloat, tint: CGColor) {
        let dark: Bool
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
            .systemChromeMaterialLight:
            dark = false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            dark = true
        default:
            dark = isDark
        }
        let cover: CGFloat
        switch style {
        case .light: cover = 0.3
        case .extraLight: cover = 0.82
        case .dark: cover = 0.73
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: cover = 0.44
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: cover = 0.6
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: cover = 0.9
        case .prominent: cover = 0.82
        default: cover = 0.78
        }
        return (20, 1.8, CGColor(gray: dark ? 0.12 : 0.97, alpha: cover))
    }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Lets content take colour from the blur below it; drawn here as the content itself.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public let blurEffect: UIBlurEffect
    public let style: UIVibrancyEffectStyle

    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        let blur = coder.decodeObject(forKey: "UIVibrancyEffectBlurStyle") as? UIBlurEffect
        blurEffect = blur ?? UIBlurEffect(style: .regular)
        style = .label
        super.init(coder: coder)
    }
}
