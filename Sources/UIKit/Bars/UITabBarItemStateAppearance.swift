// A tab's colours and text in one state. UIBarAppearance.swift has the related types.

/// A tab's colours and text in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Attributes of the title; they replace the layout's own font and the icon's colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The points that the title is moved to the right and down.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { onChange?() } }
    /// Colours the icon, and the title where its attributes have no colour; nil takes the bar's tint, or `unselectedItemTintColor`.
    open var iconColor: UIColor? { didSet { onChange?() } }
    /// The background of the badge; the item's `badgeColor` takes precedence, nil is `systemRed`.
    open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
    /// Attributes of the badge's text; they replace the default of 13 points in white.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The points that the badge is moved to the right and down.
    open var badgePositionAdjustment: UIOffset = .zero { didSet { onChange?() } }
    /// The points that the badge's words are moved inside of the badge.
    open var badgeTitlePositionAdjustment: UIOffset = .zero { didSet { onChange?() } }

    var onChange: (() -> Void)?

    func take(from other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
