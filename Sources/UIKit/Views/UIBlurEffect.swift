// Blurs the content behind the view. UIVisualEffect.swift has the related types.
import QuartzCore

/// Blurs the content behind the view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// Materials. The `system` ones follow the light or dark style unless their name says which.
    public enum Style: Int, Sendable {
        /// Styles from before iOS 10, each with a fixed look.
        case extraLight, light, dark
        /// Follows the style.
        case regular = 4
        /// Follows the style, with more cover.
        case prominent = 5
        /// The thinnest material: most of the content behind shows through.
        case systemUltraThinMaterial = 6
        /// Materials from thin to thick; they follow the light or dark style.
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
