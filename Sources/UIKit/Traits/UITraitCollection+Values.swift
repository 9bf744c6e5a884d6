// Every trait of one environment as a plain value: what a collection keeps and what overrides are made of.
// A member at its unspecified value says nothing; merging leaves it alone.
import CoreGraphics

struct TraitValues: Equatable {
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var accessibilityContrast: UIAccessibilityContrast = .unspecified
    var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    var legibilityWeight: UILegibilityWeight = .unspecified
    var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
    var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    var displayGamut: UIDisplayGamut = .unspecified
    var forceTouchCapability: UIForceTouchCapability = .unknown
    var sceneCaptureState: UISceneCaptureState = .unspecified
    var displayScale: CGFloat = 0
    /// Traits that the app defines, by their types.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    static var unspecified: TraitValues { TraitValues() }
    var isUnspecified: Bool { self == .unspecified }

    mutating func merge(_ other: TraitValues) {
        for trait in SystemTraits.all { trait.merge(other, into: &self) }
        custom.merge(other.custom) { $1 }
    }

    func merged(with other: TraitValues) -> TraitValues {
        guard !other.isUnspecified else { return self }
        var result = self
        result.merge(other)
        return result
    }

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let system = trait as? any SystemTrait.Type, let value = system.read(self) as? T.Value { return value }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return system.write(newValue, to: &self) }
            custom[ObjectIdentifier(trait)] = CustomTraitValue(value: newValue)
        }
    }

    func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { return system.clear(&self) }
        custom[ObjectIdentifier(trait)] = nil
    }

    func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
        return Self.customDiffers(self, other, trait)
    }

    /// Where one side has no value, the definition's default stands.
    private static func customDiffers<T: UITraitDefinition>(_ one: TraitValues, _ two: TraitValues, _ trait: T.Type) -> Bool {
        CustomTraitValue(value: one[trait]) != CustomTraitValue(value: two[trait])
    }
}

/// A value of an app's own trait. Two that cannot be compared count as different.
struct CustomTraitValue: Equatable {
    let value: Any

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        guard let one = left.value as? any Equatable else { return false }
        return equals(one, right.value)
    }

    private static func equals<Value: Equatable>(_ one: Value, _ two: Any) -> Bool { (two as? Value) == one }
}
