// UIAppearance: settings for all views or bar items of a class. The protocols and the class methods that hand out proxies.
// AppearanceProxies keeps the proxies and applies them; AppearanceProperty+Table lists what a proxy can set.

/// Settings for all objects of a class at once. The objects take the values over when they enter a window;
/// values that an app has set on an object itself stay (Apple, UIAppearance: "when a view enters a window").
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all objects of the class and of its subclasses.
    static func appearance() -> Self
    /// The proxy for objects below objects of the container classes, the innermost container first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for objects whose traits hold those of `trait`.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for objects with these traits below objects of the container classes, the innermost container first.
    static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class that `appearance(whenContainedInInstancesOf:)` can name: views, view controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSObject {
    /// The proxy for all objects of the class and of its subclasses. Every call with the same class answers the same object.
    public static func appearance() -> Self { AppearanceProxies.shared.proxy(of: Self.self, AppearanceScope()) }
    /// The proxy for objects below objects of the container classes, the innermost container first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.shared.proxy(of: Self.self, AppearanceScope(containers: containerTypes))
    }
    /// The proxy for objects whose traits hold those of `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.shared.proxy(of: Self.self, AppearanceScope(traits: trait)) }
    /// The proxy for objects with these traits below objects of the container classes, the innermost container first.
    public static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.shared.proxy(of: Self.self, AppearanceScope(containers: containerTypes, traits: trait))
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
