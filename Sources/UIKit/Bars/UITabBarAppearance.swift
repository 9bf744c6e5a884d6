// The look of a tab bar: background and tabs. UIBarAppearance.swift has what it goes with.

/// The look of a tab bar: background and tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// For tabs with the icon above the title, the one way they are laid out here.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    /// For icon and title side by side. Kept; tabs are always stacked.
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    /// For the low bar of a phone on its side. Kept; tabs are always stacked.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
    /// For a shape behind the selected tab. Kept; there is none here.
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
}
