// UIGlassEffect: the glass of iOS 26. Drawn as a thin material with its tint: nothing is bent at the edges (Docs/DIVERGENCES.md).
import CoreGraphics
import Foundation

/// Glass behind the content of a visual effect view.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    /// The share of the content behind that shows through.
    public enum Style: Int, Sendable {
        /// `regular` covers enough to read text on it; `clear` hardly covers.
        case regular = 0, clear
    }

    /// The value given to the initialiser.
    open private(set) var style: Style
    /// Colours the glass; nil leaves it uncoloured.
    open var tintColor: UIColor?
    /// Whether the glass reacts to a touch: it grows a little below a finger.
    open var isInteractive = false

    /// Glass of a style.
    public init(style: Style = .regular) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    /// Blur and cover in place of refraction.
    @MainActor func material(isDark: Bool) -> (blur: CGFloat, saturation: CGFloat, tint: CGColor) {
        let cover: CGFloat = style == .clear ? 0.12 : 0.45
        guard let tintColor else { return (style == .clear ? 6 : 14, 1.6, CGColor(gray: isDark ? 0.14 : 0.98, alpha: cover)) }
        return (style == .clear ? 6 : 14, 1.6, tintColor.withAlphaComponent(tintColor.cgColor.alpha * (style == .clear ? 0.5 : 0.75)).cgColor)
    }
}
