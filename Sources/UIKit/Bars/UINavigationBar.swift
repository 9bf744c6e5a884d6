// UINavigationBar: a stack of navigation items and the views of the top one.
// Owns the stack and the appearance; one item's views are NavigationBarContentView, the way between
// two items UINavigationBar+Transition. UINavigationController creates it and answers its back button.

/// Decides about changes of a bar's stack that code or the back button asks for. All optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asked by `pushItem(_:animated:)` before the stack changes; false keeps it. Optional: true.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// The item is in the stack; an animation may still run.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Asked by `popItem(animated:)` and the back button; false keeps the item. Optional: true.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// The item has left the stack; an animation may still run.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        notImplemented(self, "navigationBar:shouldPushItem:", [navigationBar, item], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        notImplemented(self, "navigationBar:didPushItem:", [navigationBar, item], fallback: ())
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        notImplemented(self, "navigationBar:shouldPopItem:", [navigationBar, item], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        notImplemented(self, "navigationBar:didPopItem:", [navigationBar, item], fallback: ())
    }
}

/// A bar for a stack of navigation items: it shows the last one, with a way back to the one before.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// Points of the row with title and buttons: less on a phone that lies on its side (useyourloaf.com, "Supporting iPhone X").
    var rowHeight: CGFloat { traitCollection.hasLowBars ? 32 : 44 }
    /// Points of a large title's row below it.
    static let largeTitleHeight: CGFloat = 52
    /// Seconds of an animated push or pop.
    static let transitionDuration: TimeInterval = 0.35

    /// Not retained. A navigation controller owns the stack of its bar; the delegate hears of the bar's own pushes and pops only.
    open weak var delegate: UINavigationBarDelegate?
    /// Set by UINavigationController: the back button pops its stack, and the bar follows.
    var backAction: (() -> Void)?
    var itemStack: [UINavigationItem] = []
    /// Points that the content below is scrolled beyond its top; below zero while it is pulled down.
    var scrollDistance: CGFloat = 0 { didSet { if oldValue != scrollDistance { scrollDistanceChanged() } } }
    /// How much of a collapsed large title the safe area below the bar leaves out already.
    var heightGivenToContent: CGFloat = 0
    /// False while the content below is scrolled under the bar.
    var isAtScrollEdge = true { didSet { if oldValue != isAtScrollEdge { updateAppearance() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        decodeNavigationBar(from: coder)
        showTopItem()
    }

    private func setUpBar() {
        isOpaque = false
        insertSubview(barBackground, at: 0)
        observe(storedStandardAppearance)
        updateAppearance()
    }

    // MARK: Items

    /// Bottom first. Setting it replaces the stack without animation and without asking the delegate.
    open var items: [UINavigationItem]? {
        get { itemStack }
        set { setItems(newValue, animated: false) }
    }

    /// The one that shows.
    open var topItem: UINavigationItem? { itemStack.last }
    /// Names the back button; nil at the bottom of the stack.
    open var backItem: UINavigationItem? { itemStack.count > 1 ? itemStack[itemStack.count - 2] : nil }

    /// Not for the bar of a navigation controller. The delegate may refuse.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        if let delegate, !(ifImplemented { delegate.navigationBar(self, shouldPush: item) } ?? true) { return }
        change(to: itemStack + [item], animated: animated)
        if let delegate { _ = ifImplemented { delegate.navigationBar(self, didPush: item) } }
    }

    /// nil when the item is the only one or the delegate refuses.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = itemStack.last, itemStack.count > 1 else { return nil }
        if let delegate, !(ifImplemented { delegate.navigationBar(self, shouldPop: item) } ?? true) { return nil }
        change(to: Array(itemStack.dropLast()), animated: animated)
        if let delegate { _ = ifImplemented { delegate.navigationBar(self, didPop: item) } }
        return item
    }

    /// Does not ask the delegate. Animated, it looks like a push when the stack does not get shorter, else like a pop.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        change(to: items ?? [], animated: animated)
    }

    // MARK: Appearance

    /// `black` counts while no standard appearance was set; its titles are white.
    open var barStyle: UIBarStyle = .default { didSet { updateAppearance() } }
    /// Kept: the background's colour decides.
    open var isTranslucent: Bool = true { didSet { updateAppearance() } }
    /// The background before iOS 13. Counts while no standard appearance was set, and not at the scroll edge.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// Any image, an empty one too, hides the hairline.
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    /// Lies between the system's and the appearance's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateAppearance() } }
    /// Lies between the system's and the appearance's attributes.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateAppearance() } }
    /// Instead of the chevron while no appearance was set; counts with `backIndicatorTransitionMaskImage` only.
    open var backIndicatorImage: UIImage? { didSet { updateAppearance() } }
    /// What cuts off the words that slide below the indicator on a device. The words fade here, and nothing needs cutting.
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { updateAppearance() } }
    /// The picture that stands for the chevron now.
    var currentBackIndicatorImage: UIImage? {
        currentAppearance.backIndicatorImage ?? (backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage)
    }
    private(set) var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Shows the top item's title in large type below the buttons.
    open var prefersLargeTitles: Bool = false {
        didSet { if oldValue != prefersLargeTitles { largeTitleChanged() } }
    }

    /// While content is scrolled under the bar; at the scroll edge only its titles and buttons count. Items may bring their own. A copy is kept.
    open var standardAppearance: UINavigationBarAppearance {
        get { storedStandardAppearance }
        set {
            hasExplicitStandardAppearance = true
            storedStandardAppearance = newValue.duplicate
            observe(storedStandardAppearance)
        }
    }
    private var storedStandardAppearance = UINavigationBarAppearance()
    /// For the bar of a phone on its side; nil takes `standardAppearance`. A copy is kept.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { compactAppearance = compactAppearance?.duplicate; observe(compactAppearance) }
    }
    /// While the content is at its top. nil leaves the bar's background clear, as since iOS 15. A copy is kept.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate; observe(scrollEdgeAppearance) }
    }
    /// At the content's top on a phone on its side; nil takes `scrollEdgeAppearance`. A copy is kept.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.duplicate; observe(compactScrollEdgeAppearance) }
    }
    private(set) var hasExplicitStandardAppearance = false
    /// The standard appearance that somebody has set: what a proxy hands on.
    var appearanceToApply: UINavigationBarAppearance? {
        get { hasExplicitStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }

    /// Only the image for `default` is drawn, and only under scrolled content.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        updateAppearance()
    }

    /// Only what was set for exactly these metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Points downwards; one value for all metrics.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleVerticalAdjustment = adjustment
    }

    /// The one value, whatever the metrics.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleVerticalAdjustment }
    var titleVerticalAdjustment: CGFloat = 0 { didSet { setNeedsLayout() } }

    private func observe(_ appearance: UINavigationBarAppearance?) {
        appearance?.onChange = { [weak self] in self?.updateAppearance() }
        updateAppearance()
    }

    /// What the delegate answers, else `any`: the background reaches up to the screen's edge.
    open var barPosition: UIBarPosition {
        guard let delegate else { return .any }
        return ifImplemented { delegate.position(for: self) } ?? .any
    }

    /// What was left out while nobody saw it is there before the bar moves in.
    open override var isHidden: Bool { didSet { if oldValue, !isHidden { content?.barIsShown() } } }

    // MARK: Geometry

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The background reaches the top of the screen behind the status bar.
        let reach = barReach
        barBackground.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
        let isTaken = isTakenBySearch
        content?.alpha = isTaken ? 0 : 1
        // Below a search the titles keep their height, so that they are whole when they come back.
        content?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: isTaken ? rowHeight : bounds.height - searchHeight + collapsedSearchHeight)
        placeSearchBar()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content?.rebuild()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
        updateAppearance()
        content?.rebuild()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
