// UITabBar and UITabBarItem: the row of tabs. UITabBarController owns one and listens as its delegate.

/// What a tab bar shows for a view controller. Its bar draws anew when a property changes.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Tabs with the system's title and symbol.
    public enum SystemItem: Int, Sendable {
        /// Title and image cannot be changed on a device; here later assignments win.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    /// nil shows `image` in the selected state too.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// Words in a red pill at the icon; nil hides it, an empty string leaves the pill.
    open var badgeValue: String? { didSet { changed() } }
    /// nil is `systemRed`.
    open var badgeColor: UIColor? { didSet { changed() } }
    /// Points. Kept; the title stays where it is.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
    /// Kept; the bar draws by its own.
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    /// Kept; the bar draws by its own.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
    var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    /// `tag` is a number for the app.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Both images are templates: they take the colours of the bar.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Takes the system item's title and symbol.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        adopt(systemItem)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeTabBarItem(from: coder)
    }

    func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        let face: (String, String)
        switch systemItem {
        case .more: face = ("More", "ellipsis")
        case .favorites: face = ("Favorites", "star.fill")
        case .featured: face = ("Featured", "star.fill")
        case .topRated: face = ("Top Rated", "star.fill")
        case .recents: face = ("Recents", "clock.fill")
        case .contacts: face = ("Contacts", "person.crop.circle.fill")
        case .history: face = ("History", "clock.fill")
        case .bookmarks: face = ("Bookmarks", "book.fill")
        case .search: face = ("Search", "magnifyingglass")
        case .downloads: face = ("Downloads", "square.and.arrow.down.fill")
        case .mostRecent: face = ("Most Recent", "clock.fill")
        case .mostViewed: face = ("Most Viewed", "list.number")
        }
        title = face.0
        image = UIImage(systemName: face.1)
    }
}

/// Hears of taps on a tab bar that no tab bar controller owns.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// After a tap, the same tab again too; setting `selectedItem` does not tell.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Stands in for a type without it, and does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        notImplemented(self, "tabBar:didSelectItem:", [tabBar, item], fallback: ())
    }
}

/// A row of tabs of equal width, 49 points above the safe area.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Points above the safe area.
    static let rowHeight: CGFloat = 49

    /// Not retained. A tab bar controller's own bar does not tell it.
    open weak var delegate: UITabBarDelegate?
    /// `black` is a black bar, unless `barTintColor` says otherwise.
    open var barStyle: UIBarStyle = .default { didSet { updateAppearance() } }
    /// Kept: the background's colour decides.
    open var isTranslucent: Bool = true
    /// Of the background; nil takes the appearance's.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// Of icons and titles that are not selected; nil is `secondaryLabel`.
    open var unselectedItemTintColor: UIColor? { didSet { updateAppearance() } }
    /// Stretched over the bar; nil takes the appearance's.
    open var backgroundImage: UIImage? { didSet { updateAppearance() } }
    /// Kept; the hairline takes the appearance's colour.
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    /// Behind the selected tab. Kept, not drawn.
    open var selectionIndicatorImage: UIImage?
    /// Read when it is set and when tabs change; a later change inside the object does not repaint the bar.
    open var standardAppearance = UITabBarAppearance() { didSet { updateAppearance() } }
    /// Kept; the bar draws by `standardAppearance`.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateAppearance() } }

    /// Set by UITabBarController, which decides whether the selection changes and calls the delegate itself.
    var onTap: ((UITabBarItem) -> Void)?
    private let backgroundView = NavigationBarBackgroundView(frame: .zero)
    private var buttons: [TabBarButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpTabBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTabBar()
        decodeTabBar(from: coder)
    }

    private func setUpTabBar() {
        backgroundView.shadowAtTop = true
        insertSubview(backgroundView, at: 0)
        updateAppearance()
    }

    /// From left to right. A selection stays, even of an item that is gone.
    open var items: [UITabBarItem]? {
        didSet {
            for item in oldValue ?? [] { item.onChange = nil }
            rebuild()
        }
    }

    /// Changes at once, animated or not.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// Not retained. Setting it moves the colour and does not tell the delegate.
    open weak var selectedItem: UITabBarItem? { didSet { updateAppearance() } }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabBarButton(item: item)
            item.onChange = { [weak button, weak self] in
                button?.update()
                self?.updateAppearance()
            }
            button.addAction(UIAction { [weak self, weak item] _ in
                if let item { self?.tapped(item) }
            }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        updateAppearance()
        setNeedsLayout()
    }

    private func tapped(_ item: UITabBarItem) {
        if let onTap { return onTap(item) }
        selectedItem = item
        if let delegate { _ = ifImplemented { delegate.tabBar(self, didSelect: item) } }
    }

    private func updateAppearance() {
        let appearance = standardAppearance
        backgroundView.fill.backgroundColor = barTintColor ?? (barStyle == .black ? .black : appearance.effectiveBackgroundColor)
        backgroundView.imageView.image = backgroundImage ?? appearance.backgroundImage
        backgroundView.shadow.backgroundColor = appearance.shadowColor
        for button in buttons {
            let isSelected = button.item === selectedItem
            let stacked = isSelected ? appearance.stackedLayoutAppearance.selected : appearance.stackedLayoutAppearance.normal
            button.isSelected = isSelected
            button.color = stacked.iconColor ?? (isSelected ? tintColor : unselectedItemTintColor ?? .secondaryLabel)
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UITabBar.rowHeight + (window?.safeAreaInsets.bottom ?? 0))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.rowHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 1, width: width, height: UITabBar.rowHeight - 1)
        }
    }
}

/// One tab: its image above its title, and the badge.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    var color: UIColor? { didSet { update() } }
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .center
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        for view in [imageView, label, badge] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var claimsTaps: Bool { true }

    func update() {
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.templateByDefault
        imageView.tintColor = color
        label.text = item.title
        label.textColor = color
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: 0, y: 2, width: bounds.width, height: 30)
        label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 12)
        let width = max(18, badge.sizeThatFits(bounds.size).width + 10)
        badge.frame = CGRect(x: bounds.midX + 4, y: 1, width: width, height: 18)
    }
}
