// The effects of UIVisualEffectView: blurs and vibrancy, with the look of each style. Materials are
// near to the device's, not equal (Docs/DIVERGENCES.md).
import QuartzCore

/// An effect for a `UIVisualEffectView`.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// True; reading is from nibs only.
    open class var supportsSecureCoding: Bool { true }

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

/// The kind of content that shows vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text in four strengths, fills in three, and lines.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
