// Changing traits: the mutable view that `init(mutations:)`, `modifyingTraits` and `traitOverrides` hand out.
import CoreGraphics

/// Traits that can be set.
public protocol UIMutableTraits {
    /// Reads or sets any trait by its type, an app's own traits too.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
    /// Same as the subscript by `UITraitUserInterfaceIdiom`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { get { self[UITraitUserInterfaceIdiom.self] } set { self[UITraitUserInterfaceIdiom.self] = newValue } }
    /// Same as the subscript by `UITraitUserInterfaceStyle`.
    public var userInterfaceStyle: UIUserInterfaceStyle { get { self[UITraitUserInterfaceStyle.self] } set { self[UITraitUserInterfaceStyle.self] = newValue } }
    /// Same as the subscript by `UITraitLayoutDirection`.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { get { self[UITraitLayoutDirection.self] } set { self[UITraitLayoutDirection.self] = newValue } }
    /// Same as the subscript by `UITraitDisplayScale`.
    public var displayScale: CGFloat { get { self[UITraitDisplayScale.self] } set { self[UITraitDisplayScale.self] = newValue } }
    /// Same as the subscript by `UITraitHorizontalSizeClass`.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { get { self[UITraitHorizontalSizeClass.self] } set { self[UITraitHorizontalSizeClass.self] = newValue } }
    /// Same as the subscript by `UITraitVerticalSizeClass`.
    public var verticalSizeClass: UIUserInterfaceSizeClass { get { self[UITraitVerticalSizeClass.self] } set { self[UITraitVerticalSizeClass.self] = newValue } }
    /// Same as the subscript by `UITraitForceTouchCapability`.
    public var forceTouchCapability: UIForceTouchCapability { get { self[UITraitForceTouchCapability.self] } set { self[UITraitForceTouchCapability.self] = newValue } }
    /// Same as the subscript by `UITraitPreferredContentSizeCategory`.
    public var preferredContentSizeCategory: UIContentSizeCategory { get { self[UITraitPreferredContentSizeCategory.self] } set { self[UITraitPreferredContentSizeCategory.self] = newValue } }
    /// Same as the subscript by `UITraitDisplayGamut`.
    public var displayGamut: UIDisplayGamut { get { self[UITraitDisplayGamut.self] } set { self[UITraitDisplayGamut.self] = newValue } }
    /// Same as the subscript by `UITraitAccessibilityContrast`.
    public var accessibilityContrast: UIAccessibilityContrast { get { self[UITraitAccessibilityContrast.self] } set { self[UITraitAccessibilityContrast.self] = newValue } }
    /// Same as the subscript by `UITraitUserInterfaceLevel`.
    public var userInterfaceLevel: UIUserInterfaceLevel { get { self[UITraitUserInterfaceLevel.self] } set { self[UITraitUserInterfaceLevel.self] = newValue } }
    /// Same as the subscript by `UITraitLegibilityWeight`.
    public var legibilityWeight: UILegibilityWeight { get { self[UITraitLegibilityWeight.self] } set { self[UITraitLegibilityWeight.self] = newValue } }
    /// Same as the subscript by `UITraitActiveAppearance`.
    public var activeAppearance: UIUserInterfaceActiveAppearance { get { self[UITraitActiveAppearance.self] } set { self[UITraitActiveAppearance.self] = newValue } }
    /// Same as the subscript by `UITraitSceneCaptureState`.
    public var sceneCaptureState: UISceneCaptureState { get { self[UITraitSceneCaptureState.self] } set { self[UITraitSceneCaptureState.self] = newValue } }
}

/// Traits that replace the inherited ones in one environment and below.
public struct UITraitOverrides: UIMutableTraits {
    package var values: TraitValues

    package init(values: TraitValues) { self.values = values }

    /// The override, or the trait's default value where there is none.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether the trait is overridden here.
    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }
    /// The environment inherits the trait again.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension TraitValues: UIMutableTraits {}

extension UITraitCollection {
    /// Creates a collection with the values that the closure sets, everything else unspecified.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues.mutated(.unspecified, mutations))
    }

    /// A copy with changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: TraitValues.mutated(values, mutations))
    }

    /// A copy with one trait changed.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// The trait's value, or its default value if none was set.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
}

extension TraitValues {
    package static func mutated(_ start: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = start
        mutations(&traits)
        return traits as? TraitValues ?? start
    }
}
