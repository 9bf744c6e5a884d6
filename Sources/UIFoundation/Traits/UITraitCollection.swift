// The environment of a view as an immutable value: style, size classes, scale, direction, text size.
// Screens and windows make one; it flows down in pass 3 of the update cycle (Pass3Traits.swift).
import CoreGraphics
import QuartzCore

/// A set of traits; `unspecified` members match anything.
open class UITraitCollection: NSObject, @unchecked Sendable {
    package let values: TraitValues

    package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    public override convenience init() { self.init(values: .unspecified) }
    /// Specifies the style only.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    /// Specifies the horizontal size class only.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    /// Specifies the vertical size class only.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
    /// Specifies the idiom only.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = userInterfaceIdiom } }
    /// Specifies the scale only, in pixels a point.
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
    /// Specifies the gamut only.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    /// Specifies the layout direction only.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    /// Specifies the force touch capability only.
    public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init { $0.forceTouchCapability = forceTouchCapability } }
    /// Specifies the text size only.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory } }
    /// Specifies the contrast only.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init { $0.accessibilityContrast = accessibilityContrast } }
    /// Specifies the level only.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
    /// Specifies the weight of text only.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
    /// Specifies the active appearance only.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init { $0.activeAppearance = activeAppearance } }

    /// Merges collections: a later collection's specified traits replace those of the earlier ones.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(values: collections.reduce(TraitValues.unspecified) { $0.merged(with: $1.values) })
    }

    private convenience init(_ change: (inout TraitValues) -> Void) {
        var values = TraitValues.unspecified
        change(&values)
        self.init(values: values)
    }

    /// Light or dark; in a window never `.unspecified`.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Compact on phones but the largest in landscape, regular on a tablet's full screen.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// Regular but on phones in landscape.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// `.phone` or `.pad` in a window.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The layout direction of the system's language; single views may differ by their `semanticContentAttribute`.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Whether the user wants more contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The level: elevated if the app sets it by `traitOverrides`; sheets here stay on `.base`.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether the user wants bold text.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Always `.active` in a window.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The text size that fonts of a text style follow.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// `.P3` in a window.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Pixels a point; 0 is unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// `.unavailable` in a window.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// `.inactive` in a window.
    open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

    // MARK: Comparing
    /// Whether every trait that `other` specifies has the same value here.
    open func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.merged(with: other.values) == values
    }

    /// Whether a dynamic colour may look different under `other`.
    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        let others = other?.values ?? .unspecified
        return SystemTraits.affectingColors.contains { $0.differs(values, others) }
    }

    /// The traits that dynamic colours may depend on, for `registerForTraitChanges`.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { SystemTraits.affectingColors.map { $0 as UITrait } }
    /// The traits by which an asset catalog chooses a picture.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]
    }

    /// Whether every trait has the same value in both.
    package func hasSameTraits(as other: UITraitCollection) -> Bool { other === self || other.values == values }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return hasSameTraits(as: other)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.verticalSizeClass)
        hasher.combine(values.preferredContentSizeCategory)
        return hasher.finalize()
    }
}
