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

/// The place of a trait in TraitValues. Functions instead of a key path, through which one comparison costs 1,800 instructions.
package struct TraitMember<Value: Equatable>: Sendable {
    let get: @Sendable (TraitValues) -> Value
    let set: @Sendable (inout TraitValues, Value) -> Void
}

/// A trait that is a member of TraitValues.
package protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Equatable {
    static var member: TraitMember<Value> { get }
}

extension SystemTrait {
    package static func read(_ values: TraitValues) -> Any { member.get(values) }
    package static func write(_ value: Any, to values: inout TraitValues) {
        if let value = value as? Value { member.set(&values, value) }
    }
    package static func isSpecified(in values: TraitValues) -> Bool { differs(values, .unspecified) }
    package static func clear(_ values: inout TraitValues) { member.set(&values, member.get(.unspecified)) }
    package static func differs(_ one: TraitValues, _ two: TraitValues) -> Bool { member.get(one) != member.get(two) }
    package static func merge(_ source: TraitValues, into target: inout TraitValues) {
        if isSpecified(in: source) { member.set(&target, member.get(source)) }
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
    package static let member = TraitMember<UIUserInterfaceIdiom>(get: { $0.userInterfaceIdiom }, set: { $0.userInterfaceIdiom = $1 })
}
/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static let member = TraitMember<UIUserInterfaceStyle>(get: { $0.userInterfaceStyle }, set: { $0.userInterfaceStyle = $1 })
}
/// The layout direction, left to right or right to left, from the system's language.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    package static let member = TraitMember<UITraitEnvironmentLayoutDirection>(get: { $0.layoutDirection }, set: { $0.layoutDirection = $1 })
}
/// The trait of the number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// 0: no value was set.
    public static var defaultValue: CGFloat { 0 }
    package static let member = TraitMember<CGFloat>(get: { $0.displayScale }, set: { $0.displayScale = $1 })
}
/// Compact or regular width.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static let member = TraitMember<UIUserInterfaceSizeClass>(get: { $0.horizontalSizeClass }, set: { $0.horizontalSizeClass = $1 })
}
/// Compact or regular height.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static let member = TraitMember<UIUserInterfaceSizeClass>(get: { $0.verticalSizeClass }, set: { $0.verticalSizeClass = $1 })
}
/// Whether the screen feels pressure; never here.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// `.unknown`: no value was set.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    package static let member = TraitMember<UIForceTouchCapability>(get: { $0.forceTouchCapability }, set: { $0.forceTouchCapability = $1 })
}
/// The text size that the user chose.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    package static let member = TraitMember<UIContentSizeCategory>(get: { $0.preferredContentSizeCategory }, set: { $0.preferredContentSizeCategory = $1 })
}
/// Colours that the screen shows.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static let member = TraitMember<UIDisplayGamut>(get: { $0.displayGamut }, set: { $0.displayGamut = $1 })
}
/// Whether the user wants more contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static let member = TraitMember<UIAccessibilityContrast>(get: { $0.accessibilityContrast }, set: { $0.accessibilityContrast = $1 })
}
/// Whether the content lies above other content, which makes dark backgrounds lighter.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static let member = TraitMember<UIUserInterfaceLevel>(get: { $0.userInterfaceLevel }, set: { $0.userInterfaceLevel = $1 })
}
/// Whether the user wants bold text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    package static let member = TraitMember<UILegibilityWeight>(get: { $0.legibilityWeight }, set: { $0.legibilityWeight = $1 })
}
/// Whether the window is in use; always active on a phone.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static let member = TraitMember<UIUserInterfaceActiveAppearance>(get: { $0.activeAppearance }, set: { $0.activeAppearance = $1 })
}
/// Whether the screen is recorded or mirrored; never here.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
    /// `.unspecified`: no value was set.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    package static let member = TraitMember<UISceneCaptureState>(get: { $0.sceneCaptureState }, set: { $0.sceneCaptureState = $1 })
}
