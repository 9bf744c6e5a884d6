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
    /// Any image, an empty one too, takes the hairline's place.
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    /// Behind the selected tab, in its middle; nil takes the appearance's.
    open var selectionIndicatorImage: UIImage? { didSet { updateAppearance() } }
    /// How tabs share the bar.
    public enum ItemPositioning: Int, Sendable {
        /// `automatic` fills where width is scarce and centres elsewhere; `fill` gives each tab the same width; `centered` puts tabs of
        /// `itemWidth` in the middle.
        case automatic, fill, centered
    }
    /// The appearance's wins if it says anything but `automatic`.
    open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
    /// Points of a centred tab; 0 is the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Points between centred tabs; 0 is the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Of the bar and its tabs; the selected item may bring its own. A copy is kept.
    open var standardAppearance: UITabBarAppearance {
        get { storedStandardAppearance }
        set {
            hasExplicitStandardAppearance = true
            storedStandardAppearance = newValue.duplicate
            observe(storedStandardAppearance)
        }
    }
    private var storedStandardAppearance = UITabBarAppearance()
    private var hasExplicitStandardAppearance = false
    /// The standard appearance that somebody has set: what a proxy hands on.
    var appearanceToApply: UITabBarAppearance? {
        get { hasExplicitStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    /// Kept; the bar draws by `standardAppearance`: it does not follow the content above it.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateAppearance() } }
    /// The selected item's own appearance comes first (UITabBarItem.standardAppearance, Apple documentation).
    var currentAppearance: UITabBarAppearance { selectedItem?.standardAppearance ?? storedStandardAppearance }

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
        observe(storedStandardAppearance)
    }

    private func observe(_ appearance: UITabBarAppearance) {
        appearance.onChange = { [weak self] in self?.updateAppearance() }
        updateAppearance()
    }

    /// From the leading edge on. A selection stays, even of an item that is gone.
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

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAppearance()
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
        barBackground.frame = bounds
        layoutButtons()
    }
}
