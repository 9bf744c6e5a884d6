// UINavigationBar: a stack of navigation items and the views of the top one.
// Owns the stack and the appearance. NavigationBarContentView is one item's views, UINavigationBar+Transition the change between
// two items. UINavigationController creates the bar and handles its back button.
import ObjectiveC

/// Decides about changes of a bar's stack by code or by the back button. All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Called by `pushItem(_:animated:)` before the stack changes; false keeps the stack. Optional: true.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// The item is in the stack; an animation may still run.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Called by `popItem(animated:)` and the back button; false keeps the item. Optional: true.
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

/// A bar for a stack of navigation items: it shows the last item, with a way back to the previous one.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The points of the row with title and buttons: less on a phone that lies on its side (useyourloaf.com, "Supporting iPhone X").
    var rowHeight: CGFloat { traitCollection.hasLowBars ? 32 : 44 }
    /// The height in points of a large title's row, below the bar.
    static let largeTitleHeight: CGFloat = 52
    /// The seconds of an animated push or pop.
    static let transitionDuration: TimeInterval = 0.35

    /// The delegate, not retained. A navigation controller owns its bar's stack; a delegate is told of the bar's own pushes and pops only.
    open var delegate: UINavigationBarDelegate? { get { delegateReference.wrappedValue } set { delegateReference.wrappedValue = newValue } }
    private final var delegateReference = _ZeroingDelegate<any UINavigationBarDelegate>()
    /// The action of the back button, set by UINavigationController: it pops the controller's stack, and the bar follows.
    var backAction: (() -> Void)?
    var itemStack: [UINavigationItem] = []
    /// The distance in points by which the content below is scrolled from its top; negative while it is pulled down.
    var scrollDistance: CGFloat = 0 { didSet { if oldValue != scrollDistance { scrollDistanceChanged() } } }
    /// The part of a collapsed large title's height that the safe area below the bar already leaves out.
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

    /// The items, bottom first. Setting them replaces the stack without animation and without calling the delegate.
    open var items: [UINavigationItem]? {
        get { itemStack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { itemStack.last }
    /// The item whose title the back button has; nil at the bottom of the stack.
    open var backItem: UINavigationItem? { itemStack.count > 1 ? itemStack[itemStack.count - 2] : nil }

    /// Pushes an item. Not for the bar of a navigation controller. The delegate may refuse.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        if let delegate, !(ifImplemented { delegate.navigationBar(self, shouldPush: item) } ?? true) { return }
        change(to: itemStack + [item], animated: animated)
        if let delegate { _ = ifImplemented { delegate.navigationBar(self, didPush: item) } }
    }

    /// Pops the top item and returns it; nil when the item is the only one or the delegate refuses.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = itemStack.last, itemStack.count > 1 else { return nil }
        if let delegate, !(ifImplemented { delegate.navigationBar(self, shouldPop: item) } ?? true) { return nil }
        change(to: Array(itemStack.dropLast()), animated: animated)
        if let delegate { _ = ifImplemented { delegate.navigationBar(self, didPop: item) } }
        return item
    }

    /// Sets the items without calling the delegate. If animated, it looks like a push unless the stack gets shorter, else like a pop.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        change(to: items ?? [], animated: animated)
    }

    // MARK: Appearance

    /// The style; `black` applies while no standard appearance is set, and its titles are white.
    open var barStyle: UIBarStyle = .default {
        didSet {
            updateAppearance()
            statusBarWillChange()
        }
    }
    /// Kept: the background's colour decides.
    open var isTranslucent: Bool = true { didSet { updateAppearance() } }
    /// The background before iOS 13. Counts while no standard appearance was set, and not at the scroll edge.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// An image that hides the hairline, also if it is empty.
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    /// Attributes between the system's and the appearance's in precedence.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateAppearance() } }
    /// Attributes between the system's and the appearance's in precedence.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateAppearance() } }
    /// Replaces the chevron while no appearance is set; needs `backIndicatorTransitionMaskImage` as well.
    open var backIndicatorImage: UIImage? { didSet { updateAppearance() } }
    /// A device clips the words that slide below the indicator with this image. Here the words fade and nothing is clipped.
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { updateAppearance() } }
    /// The present picture in place of the chevron.
    var currentBackIndicatorImage: UIImage? {
        currentAppearance.backIndicatorImage ?? (backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage)
    }
    private(set) var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Shows the top item's title in large type below the buttons.
    open var prefersLargeTitles: Bool = false {
        didSet { if oldValue != prefersLargeTitles { largeTitleChanged() } }
    }

    /// The appearance while content is scrolled under the bar; at the scroll edge only its titles and buttons apply. Items may override it. Copied.
    open var standardAppearance: UINavigationBarAppearance {
        get { storedStandardAppearance }
        set {
            hasExplicitStandardAppearance = true
            storedStandardAppearance = newValue.duplicate
            observe(storedStandardAppearance)
        }
    }
    private var storedStandardAppearance = UINavigationBarAppearance()
    /// The appearance for the bar of a phone on its side; nil takes `standardAppearance`. A copy is kept.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { compactAppearance = compactAppearance?.duplicate; observe(compactAppearance) }
    }
    /// The appearance while the content is at its top. nil leaves the bar's background clear, as since iOS 15. Copied.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate; observe(scrollEdgeAppearance) }
    }
    /// At the content's top on a phone on its side; nil takes `scrollEdgeAppearance`. A copy is kept.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.duplicate; observe(compactScrollEdgeAppearance) }
    }
    private(set) var hasExplicitStandardAppearance = false
    /// The standard appearance that was set, for the appearance proxy.
    var appearanceToApply: UINavigationBarAppearance? {
        get { hasExplicitStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }

    /// Sets a background image. Only the one for `default` is drawn, and only under scrolled content.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        updateAppearance()
    }

    /// The image that was set for exactly these metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    private var positionedBackgrounds: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
    /// Sets a background image for bars at a position; one for `any` is for bars at positions without an image of their own.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        if barPosition == .any { return setBackgroundImage(backgroundImage, for: barMetrics) }
        positionedBackgrounds[barPosition, default: [:]][barMetrics] = backgroundImage
        updateAppearance()
    }

    /// The image that was set for exactly this position and these metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barPosition == .any ? backgroundImage(for: barMetrics) : positionedBackgrounds[barPosition]?[barMetrics]
    }

    /// The image that the bar draws where it is.
    var drawnBackground: UIImage? { backgroundImage(for: barPosition, barMetrics: .default) ?? backgroundImage(for: .default) }

    /// Points downwards; one value for all metrics.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleVerticalAdjustment = adjustment
    }

    /// The offset, one value for all metrics.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleVerticalAdjustment }
    var titleVerticalAdjustment: CGFloat = 0 { didSet { setNeedsLayout() } }

    private func observe(_ appearance: UINavigationBarAppearance?) {
        appearance?.onChange = { [bar = _ZeroingReference(self)] in bar.wrappedValue?.updateAppearance() }
        updateAppearance()
    }

    /// The delegate's answer, else `any`: the background reaches up to the screen's edge.
    open var barPosition: UIBarPosition {
        guard let delegate else { return .any }
        return ifImplemented { delegate.position(for: self) } ?? .any
    }

    /// Whether the bar is hidden. Content that was left out while the bar was hidden is made before the bar moves in.
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
