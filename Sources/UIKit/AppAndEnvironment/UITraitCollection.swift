// The environment of a view as a value: style, size classes, scale, direction.
// Screen and window produce one; it flows down in pass 3 of the update cycle.
import CoreGraphics

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// A set of traits; `unspecified` members match anything.
@preconcurrency @MainActor open class UITraitCollection: NSObject {
    public internal(set) var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    public internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    public internal(set) var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    public internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    public internal(set) var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    public internal(set) var accessibilityContrast: UIAccessibilityContrast = .unspecified
    public internal(set) var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    public internal(set) var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    public internal(set) var displayGamut: UIDisplayGamut = .unspecified
    public internal(set) var displayScale: CGFloat = 0
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    public override init() { super.init() }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(); self.userInterfaceStyle = userInterfaceStyle }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(); self.horizontalSizeClass = horizontalSizeClass }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(); self.verticalSizeClass = verticalSizeClass }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(); self.userInterfaceIdiom = userInterfaceIdiom }
    public convenience init(displayScale: CGFloat) { self.init(); self.displayScale = displayScale }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(); self.layoutDirection = layoutDirection }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init(); self.preferredContentSizeCategory = preferredContentSizeCategory }
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init()
        for collection in collections { merge(collection) }
    }

    /// The traits in force while UIKit calls `draw(_:)`, a dynamic colour provider or a trait callback.
    public internal(set) static var current: UITraitCollection {
        get { currentStorage ?? UIScreen.main.traitCollection }
        set { currentStorage = newValue }
    }
    private static var currentStorage: UITraitCollection?

    public func performAsCurrent(_ actions: () -> Void) { UITraitCollection.performAsCurrent(self, actions) }

    static func performAsCurrent(_ traits: UITraitCollection, _ body: () -> Void) {
        let outer = currentStorage
        currentStorage = traits
        defer { currentStorage = outer }
        body()
    }

    /// Whether every trait that `other` specifies has the same value here.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        let merged = UITraitCollection(traitsFrom: [self, other])
        return merged.fields == fields
    }

    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle || accessibilityContrast != other?.accessibilityContrast || userInterfaceLevel != other?.userInterfaceLevel
    }

    func merge(_ other: UITraitCollection) {
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.preferredContentSizeCategory != .unspecified { preferredContentSizeCategory = other.preferredContentSizeCategory }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.displayScale != 0 { displayScale = other.displayScale }
    }

    /// Every trait as a number, for comparing.
    nonisolated private var fields: [Double] {
        let traits = self
        return MainActor.assumeIsolated {
            [Double(traits.userInterfaceStyle.rawValue), Double(traits.horizontalSizeClass.rawValue), Double(traits.verticalSizeClass.rawValue),
             Double(traits.userInterfaceIdiom.rawValue), Double(traits.layoutDirection.rawValue), Double(traits.accessibilityContrast.rawValue),
             Double(traits.userInterfaceLevel.rawValue), Double(traits.displayGamut.rawValue), Double(traits.displayScale),
             Double(traits.preferredContentSizeCategory.index)]
        }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return fields == other.fields
    }

    nonisolated open override var hash: Int { fields.hashValue }
}

/// Something that has traits: screens, windows, views, view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
    /// Inherited traits with this view's and its controller's overrides.
    var currentTraits: UITraitCollection {
        let inherited = superview?.traitCollection ?? (self as? UIWindow)?.baseTraits ?? UIScreen.main.traitCollection
        let style = overrideStyle != .unspecified ? overrideStyle : viewController?.overrideUserInterfaceStyle ?? .unspecified
        guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
    }
}

extension UIViewController: UITraitEnvironment {}
