// UITabBar and UITabBarItem: the row of tabs. UITabBarController owns one and listens as its delegate.

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    open var selectedImage: UIImage? { didSet { changed() } }
    open var badgeValue: String? { didSet { changed() } }
    open var badgeColor: UIColor? { didSet { changed() } }
    open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
    var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

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

@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        notImplemented(self, "tabBar:didSelectItem:", [tabBar, item], fallback: ())
    }
}

@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Points above the safe area.
    static let rowHeight: CGFloat = 49

    open weak var delegate: UITabBarDelegate?
    open var barStyle: UIBarStyle = .default { didSet { updateAppearance() } }
    open var isTranslucent: Bool = true
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    open var unselectedItemTintColor: UIColor? { didSet { updateAppearance() } }
    open var backgroundImage: UIImage? { didSet { updateAppearance() } }
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    open var selectionIndicatorImage: UIImage?
    open var standardAppearance = UITabBarAppearance() { didSet { updateAppearance() } }
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

    open var items: [UITabBarItem]? {
        didSet {
            for item in oldValue ?? [] { item.onChange = nil }
            rebuild()
        }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

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
