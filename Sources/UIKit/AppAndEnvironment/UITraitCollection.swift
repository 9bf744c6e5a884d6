// The environment of a view as a value that never changes: style, size classes, scale, direction, text size.
// Screens and windows produce one, it flows down in pass 3 of the update cycle (Pass3Traits.swift).
import CoreGraphics
import QuartzCore

/// A set of traits; `unspecified` members match anything.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    public override convenience init() { self.init(values: .unspecified) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = userInterfaceIdiom } }
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init { $0.forceTouchCapability = forceTouchCapability } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory } }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init { $0.accessibilityContrast = accessibilityContrast } }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init { $0.activeAppearance = activeAppearance } }

    /// A later collection's specified traits replace those of the earlier ones.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(values: collections.reduce(TraitValues.unspecified) { $0.merged(with: $1.values) })
    }

    private convenience init(_ change: (inout TraitValues) -> Void) {
        var values = TraitValues.unspecified
        change(&values)
        self.init(values: values)
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var displayScale: CGFloat { values.displayScale }
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

    // MARK: Comparing
    /// Whether every trait that `other` specifies has the same value here.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.merged(with: other.values) == values
    }

    /// Whether a dynamic colour may look different under `other`.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        let others = other?.values ?? .unspecified
        return SystemTraits.affectingColors.contains { $0.differs(values, others) }
    }


    public static var systemTraitsAffectingColorAppearance: [UITrait] { SystemTraits.affectingColors.map { $0 as UITrait } }
    /// The traits by which an asset catalog chooses a picture.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.verticalSizeClass)
        hasher.combine(values.preferredContentSizeCategory)
        return hasher.finalize()
    }
}

/// The traits in force on this thread.
extension UITraitCollection {
    /// Set while UIKit calls `draw(_:)`, a dynamic colour's provider or a trait callback; else the screen's.
    public static var current: UITraitCollection {
        get { present ?? assumingMainActor { UIScreen.main.traitCollection } }
        set { present = newValue }
    }

    /// Runs `actions` with this collection as `current`.
    public func performAsCurrent(_ actions: () -> Void) { Self.performAsCurrent(self, actions) }

    static func performAsCurrent<Result>(_ traits: UITraitCollection, _ body: () throws -> Result) rethrows -> Result {
        let outer = present
        present = traits
        defer { present = outer }
        return try body()
    }

    /// One a thread; the main thread's is kept apart because views draw there.
    private static var present: UITraitCollection? {
        get { MainQueue.isCurrent ? assumingMainActor { mainThreadTraits } : Thread.current.threadDictionary[threadKey] as? UITraitCollection }
        set {
            if MainQueue.isCurrent { assumingMainActor { mainThreadTraits = newValue } } else { Thread.current.threadDictionary[threadKey] = newValue }
        }
    }

    @MainActor private static var mainThreadTraits: UITraitCollection?
    private static let threadKey = "UITraitCollection.current"
}
