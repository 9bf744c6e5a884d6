// Lets content take colour from the blur below it; here the content is drawn without it. UIVisualEffect.swift has the related types.
import QuartzCore

/// Lets content take colour from the blur below it; here the content is drawn without it.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// The blur that the content lies on.
    open private(set) var blurEffect: UIBlurEffect
    /// `label` when read from a nib.
    open private(set) var style: UIVibrancyEffectStyle

    /// Creates an effect of style `label`.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates a vibrancy effect; the content is drawn unchanged for every style.
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
