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
        barBackground.shadowAtTop = true
        insertSubview(barBackground, at: 0)
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
        barBackground.frame = bounds
        layoutButtons()
    }
}
