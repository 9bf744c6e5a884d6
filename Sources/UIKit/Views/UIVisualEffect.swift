// The effects of UIVisualEffectView: blurs and vibrancy, with the look of each style. Materials are
// near to the device's, not equal (Docs/DIVERGENCES.md).
import QuartzCore

/// An effect for a `UIVisualEffectView`.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// True; reading is from nibs only.
    public class var supportsSecureCoding: Bool { true }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Raises an exception: effects are not archived here.
    open func encode(with coder: NSCoder) {
        LayerDiagnostics.raise("NSInvalidArgumentException", "WillAppear does not archive \(type(of: self)); it only reads nibs")
    }

    /// The object itself; effects do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs what lies behind the view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// Materials. The `system` ones follow the light or dark style unless their name says which.
    public enum Style: Int, Sendable {
        /// From before iOS 10, of one look each.
        case extraLight, light, dark
        /// Follows the style.
        case regular = 4
        /// Follows the style, with more cover.
        case prominent = 5
        /// The thinnest material: most of what is behind shows.
        case systemUltraThinMaterial = 6
        /// In the order of their cover; follow the style.
        case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// Always light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        /// Always light.
        case systemChromeMaterialLight
        /// Always dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        /// Always dark.
        case systemChromeMaterialDark
    }

    let style: Style

    /// A blur of 20 points under a tint, near to the device's material.
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

/// Which kind of content is to shine.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text in four strengths, fills in three, and lines.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Lets content take colour from the blur below it; drawn here as the content itself.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// The blur that the content lies on.
    public let blurEffect: UIBlurEffect
    /// `label` when read from a nib.
    public let style: UIVibrancyEffectStyle

    /// Of style `label`.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Content is drawn as it is, whatever the style.
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
