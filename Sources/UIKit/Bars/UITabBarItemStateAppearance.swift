// A tab's colours and text in one state. UIBarAppearance.swift has what it goes with.

/// A tab's colours and text in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// For the title. Kept; the title takes the icon's colour and 10 points.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Colours icon and title; nil takes the bar's tint, or `unselectedItemTintColor`.
    open var iconColor: UIColor?
    /// Behind the badge. Kept; a badge takes its item's `badgeColor`.
    open var badgeBackgroundColor: UIColor?
}
