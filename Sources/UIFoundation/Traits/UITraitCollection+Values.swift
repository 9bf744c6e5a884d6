// Every trait of one environment as a plain value: the content of a collection and of overrides.
// A member with its unspecified value has no effect; merging ignores it.
import CoreGraphics

package struct TraitValues: Equatable {
    package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    package var accessibilityContrast: UIAccessibilityContrast = .unspecified
    package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    package var legibilityWeight: UILegibilityWeight = .unspecified
    package var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
    package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    package var displayGamut: UIDisplayGamut = .unspecified
    package var forceTouchCapability: UIForceTouchCapability = .unknown
    package var sceneCaptureState: UISceneCaptureState = .unspecified
    package var displayScale: CGFloat = 0
    /// Traits that the app defines, by their types.
    package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}

    package static var unspecified: TraitValues { TraitValues() }
    package var isUnspecified: Bool { self == .unspecified }

    package mutating func merge(_ other: TraitValues) {
        for trait in SystemTraits.all { trait.merge(other, into: &self) }
        custom.merge(other.custom) { $1 }
    }

    package func merged(with other: TraitValues) -> TraitValues {
        guard !other.isUnspecified else { return self }
        var result = self
        result.merge(other)
        return result
    }

    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let system = trait as? any SystemTrait.Type, let value = system.read(self) as? T.Value { return value }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return system.write(newValue, to: &self) }
            custom[ObjectIdentifier(trait)] = CustomTraitValue(value: newValue)
        }
    }

    package func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    package mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { return system.clear(&self) }
        custom[ObjectIdentifier(trait)] = nil
    }

    package func differs(from other: TraitValues, in trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
        return Self.customDiffers(self, other, trait)
    }

    /// Compares two values of an app's trait; a missing one counts as the definition's default.
    private static func customDiffers<T: UITraitDefinition>(_ one: TraitValues, _ two: TraitValues, _ trait: T.Type) -> Bool {
        CustomTraitValue(value: one[trait]) != CustomTraitValue(value: two[trait])
    }
}

/// A value of an app's own trait. Two values that cannot be compared count as different.
package struct CustomTraitValue: Equatable {
    package let value: Any

    package static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        guard let one = left.value as? any Equatable else { return false }
        return equals(one, right.value)
    }

    private static func equals<Value: Equatable>(_ one: Value, _ two: Any) -> Bool { (two as? Value) == one }
}
