// UITabBar: the row of tabs. UITabBarController owns one and listens as its delegate.

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
    open var standardAppearance = UITabBarAppearance() { didSet { hasExplicitStandardAppearance = true; updateAppearance() } }
    private var hasExplicitStandardAppearance = false
    /// The standard appearance that somebody has set: what a proxy hands on.
    var appearanceToApply: UITabBarAppearance? {
        get { hasExplicitStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
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
