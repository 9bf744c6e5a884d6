// The look of tabs, state by state; tab bars read `normal` and `selected`. UIBarAppearance.swift has what it goes with.

/// The look of tabs, state by state; tab bars read `normal` and `selected`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// For all tabs but the selected one.
    open private(set) lazy var normal = UITabBarItemStateAppearance()
    /// For the tab whose item is `selectedItem`.
    open private(set) lazy var selected = UITabBarItemStateAppearance()
    /// Kept; a disabled tab looks like any other.
    open private(set) lazy var disabled = UITabBarItemStateAppearance()
    /// Kept; nothing moves the focus to a tab.
    open private(set) lazy var focused = UITabBarItemStateAppearance()
}
