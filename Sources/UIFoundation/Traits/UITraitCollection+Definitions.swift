// The traits as types: for an app's `registerForTraitChanges`, and for traits that an app defines.
// Each system trait knows its place in TraitValues.
import CoreGraphics

/// Identifies a trait: a system one or an app's own.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value if none was set.
    static var defaultValue: Value { get }
    /// The trait's name in descriptions. Default: the type's name.
    static var name: String { get }
    /// Tells traits apart; must be the app's own. Default: the type's name with its module.
    static var identifier: String { get }
    /// Whether dynamic colours are resolved again when it changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value, for lists such as those of `registerForTraitChanges`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is a member of TraitValues.
package protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Equatable {
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    package static func read(_ values: TraitValues) -> Any { values[keyPath: path] }
    package static func write(_ value: Any, to values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: path] = value }
    }
    package static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != TraitValues.unspecified[keyPath: path] }
    package static func clear(_ values: inout TraitValues) { values[keyPath: path] = TraitValues.unspecified[keyPath: path] }
    package static func differs(_ one: TraitValues, _ two: TraitValues) -> Bool { one[keyPath: path] != two[keyPath: path] }
    package static func merge(_ source: TraitValues, into target: inout TraitValues) {
        if isSpecified(in: source) { target[keyPath: path] = source[keyPath: path] }
    }
}

package enum SystemTraits {
    package static let all: [any SystemTrait.Type] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitForceTouchCapability.self,
        UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitSceneCaptureState.self,
    ]
    package static let affectingColors: [any SystemTrait.Type] = all.filter { $0.affectsColorAppearance }
}

/// Phone or tablet.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
/// The layout direction, left to right or right to left, from the system's language.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}
/// The trait of the number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// 0: no value was set.
    public static var defaultValue: CGFloat { 0 }
    package static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
/// Compact or regular width.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
/// Compact or regular height.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
/// Whether the screen feels pressure; never here.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// `.unknown`: no value was set.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    package static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}
/// The text size that the user chose.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
/// Colours that the screen shows.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}
/// Whether the user wants more contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
/// Whether the content lies above other content, which makes dark backgrounds lighter.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
/// Whether the user wants bold text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
/// Whether the window is in use; always active on a phone.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
/// Whether the screen is recorded or mirrored; never here.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    package static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}
