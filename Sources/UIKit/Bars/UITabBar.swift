// UITabBar: the row of tabs. UITabBarController owns one and is its listener.
import ObjectiveC

/// A delegate that is told of taps on a tab bar that no tab bar controller owns.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after a tap, also on the selected tab; not called when `selectedItem` is set.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// The person is about to choose which items the bar has.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// The person may choose now.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Choosing is about to end.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Choosing has ended.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Default for a type that does not implement this member: does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        notImplemented(self, "tabBar:didSelectItem:", [tabBar, item], fallback: ())
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        notImplemented(self, "tabBar:willBeginCustomizingItems:", [tabBar, items], fallback: ())
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        notImplemented(self, "tabBar:didBeginCustomizingItems:", [tabBar, items], fallback: ())
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        notImplemented(self, "tabBar:willEndCustomizingItems:changed:", [tabBar, items, changed], fallback: ())
    }
    /// Default for a type that does not implement this member: does nothing.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        notImplemented(self, "tabBar:didEndCustomizingItems:changed:", [tabBar, items, changed], fallback: ())
    }
}

/// A row of tabs of equal width, 49 points above the safe area.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The points above the safe area.
    var rowHeight: CGFloat { traitCollection.hasLowBars ? 32 : 49 }

    /// The delegate, not retained. The bar of a tab bar controller does not call it.
    open var delegate: UITabBarDelegate? { get { delegateReference.wrappedValue } set { delegateReference.wrappedValue = newValue } }
    private final var delegateReference = _ZeroingDelegate<any UITabBarDelegate>()
    /// `black` is a black bar, unless `barTintColor` says otherwise.
    open var barStyle: UIBarStyle = .default { didSet { updateAppearance() } }
    /// Kept: the background's colour decides.
    open var isTranslucent: Bool = true
    /// The colour of the background; nil uses the appearance's.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// The colour of icons and titles that are not selected; nil is `secondaryLabel`.
    open var unselectedItemTintColor: UIColor? { didSet { updateAppearance() } }
    /// An image that is stretched over the bar; nil uses the appearance's.
    open var backgroundImage: UIImage? { didSet { updateAppearance() } }
    /// An image that replaces the hairline, also if it is empty.
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    /// An image behind the selected tab, in its middle; nil uses the appearance's.
    open var selectionIndicatorImage: UIImage? { didSet { updateAppearance() } }
    /// The arrangement of tabs on the bar.
    public enum ItemPositioning: Int, Sendable {
        /// `automatic` fills where width is scarce and centres elsewhere; `fill` gives each tab the same width; `centered` puts tabs of
        /// `itemWidth` in the middle.
        case automatic, fill, centered
    }
    /// The arrangement of tabs; the appearance's value takes precedence unless it is `automatic`.
    open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
    /// The points of a centred tab; 0 is the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The points between centred tabs; 0 is the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The look of the bar and its tabs; the selected item may override it. Copied.
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
    /// The standard appearance that was set, for the appearance proxy.
    var appearanceToApply: UITabBarAppearance? {
        get { hasExplicitStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    /// The appearance while the content above is at its end; nil uses `standardAppearance` without its background. Applies only to the bar of
    /// a tab bar controller. Copied.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.duplicate
            if let scrollEdgeAppearance { observe(scrollEdgeAppearance) } else { updateAppearance() }
        }
    }
    /// Whether the content above is at its end, or no content scrolls; set by a tab bar controller.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateAppearance() } } }
    /// The selected item's own appearances come first (UITabBarItem.standardAppearance and scrollEdgeAppearance, Apple documentation).
    var currentAppearance: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? storedStandardAppearance
        return isAtScrollEdge ? selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard.withoutBackground : standard
    }

    /// The handler of taps, set by UITabBarController, which decides whether the selection changes and calls the delegate itself.
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
        appearance.onChange = { [bar = _ZeroingReference(self)] in bar.wrappedValue?.updateAppearance() }
        updateAppearance()
    }

    // MARK: Customizing
    /// Whether the person may choose the bar's items.
    open private(set) var isCustomizing = false
    private var itemsBeforeCustomizing: [UITabBarItem] = []

    /// Lets the person choose the bar's items among these. The delegate is told; the sheet for the choice is not shown here, so only the
    /// app can change `items` and end the customization.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard !isCustomizing else { return }
        if let delegate { ifImplemented { delegate.tabBar(self, willBeginCustomizing: items) } }
        isCustomizing = true
        itemsBeforeCustomizing = self.items ?? []
        if let delegate { ifImplemented { delegate.tabBar(self, didBeginCustomizing: items) } }
    }

    /// Ends the customization. Returns whether the bar's items have changed.
    open func endCustomizing(animated: Bool) -> Bool {
        guard isCustomizing else { return false }
        let chosen = items ?? [], changed = chosen != itemsBeforeCustomizing
        if let delegate { ifImplemented { delegate.tabBar(self, willEndCustomizing: chosen, changed: changed) } }
        isCustomizing = false
        itemsBeforeCustomizing = []
        if let delegate { ifImplemented { delegate.tabBar(self, didEndCustomizing: chosen, changed: changed) } }
        return changed
    }

    /// The items from the leading edge on. A selection stays, even of a removed item.
    open var items: [UITabBarItem]? {
        didSet {
            for item in oldValue ?? [] { item.onChange = nil }
            rebuild()
        }
    }

    /// Changes at once, animated or not.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The selected item, not retained. Setting it moves the colour and does not call the delegate.
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
        CGSize(width: size.width, height: rowHeight + (window?.safeAreaInsets.bottom ?? 0))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        barBackground.frame = bounds
        layoutButtons()
    }
}
