// The look of a tab bar: background and tabs. UIBarAppearance.swift has the related types.

/// The look of a tab bar: background and tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs with the icon above the title, as on an upright phone.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { adopt(stackedLayoutAppearance, insteadOf: oldValue) } }
    /// The look of tabs with icon and title side by side, where there is width enough.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { adopt(inlineLayoutAppearance, insteadOf: oldValue) } }
    /// The look of tabs with icon and title side by side on a phone on its side.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { adopt(compactInlineLayoutAppearance, insteadOf: oldValue) } }
    /// Colours `selectionIndicatorImage` where that is a template.
    open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
    /// An image behind the selected tab, in its middle.
    open var selectionIndicatorImage: UIImage? { didSet { changed() } }
    /// The arrangement of stacked tabs on the bar.
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic { didSet { changed() } }
    /// The points of a centred stacked tab; 0 is the system's.
    open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
    /// The points between centred stacked tabs; 0 is the system's.
    open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

    /// The system's look.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observeLayouts()
    }

    /// Copies the values of a tab bar's appearance, and the background of any other bar's.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        observeLayouts()
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate
        // Observers of a property are not called in an initialiser of its class.
        observeLayouts()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    private func observeLayouts() {
        for layout in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { adopt(layout, insteadOf: nil) }
    }

    private func adopt(_ layout: UITabBarItemAppearance, insteadOf old: UITabBarItemAppearance?) {
        old?.onChange = nil
        layout.onChange = { [weak self] in self?.changed() }
        changed()
    }

    func layout(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch style {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}
