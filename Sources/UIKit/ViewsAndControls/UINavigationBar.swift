// UINavigationBar: a stack of navigation items and the views of the top one.
// Owns the stack and the appearance; one item's views are NavigationBarContentView, the way between
// two items UINavigationBar+Transition. UINavigationController creates it and answers its back button.

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        notImplemented(self, "navigationBar:shouldPushItem:", [navigationBar, item], fallback: true)
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        notImplemented(self, "navigationBar:didPushItem:", [navigationBar, item], fallback: ())
    }
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        notImplemented(self, "navigationBar:shouldPopItem:", [navigationBar, item], fallback: true)
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        notImplemented(self, "navigationBar:didPopItem:", [navigationBar, item], fallback: ())
    }
}

@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// Points of the row with title and buttons, and of a large title's row below it.
    static let rowHeight: CGFloat = 44
    static let largeTitleHeight: CGFloat = 52
    /// Seconds of an animated push or pop.
    static let transitionDuration: TimeInterval = 0.35

    open weak var delegate: UINavigationBarDelegate?
    /// Set by UINavigationController: the back button pops its stack, and the bar follows.
    var backAction: (() -> Void)?
    var itemStack: [UINavigationItem] = []
    let backgroundView = NavigationBarBackgroundView(frame: .zero)
    var content: NavigationBarContentView?
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
        insertSubview(backgroundView, at: 0)
        standardAppearance.onChange = { [weak self] in self?.updateAppearance() }
        updateAppearance()
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { itemStack }
        set { setItems(newValue, animated: false) }
    }

    open var topItem: UINavigationItem? { itemStack.last }
    open var backItem: UINavigationItem? { itemStack.count > 1 ? itemStack[itemStack.count - 2] : nil }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        if let delegate, !(ifImplemented { delegate.navigationBar(self, shouldPush: item) } ?? true) { return }
        change(to: itemStack + [item], animated: animated)
        if let delegate { _ = ifImplemented { delegate.navigationBar(self, didPush: item) } }
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = itemStack.last, itemStack.count > 1 else { return nil }
        if let delegate, !(ifImplemented { delegate.navigationBar(self, shouldPop: item) } ?? true) { return nil }
        change(to: Array(itemStack.dropLast()), animated: animated)
        if let delegate { _ = ifImplemented { delegate.navigationBar(self, didPop: item) } }
        return item
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        change(to: items ?? [], animated: animated)
    }

    // MARK: Appearance

    open var barStyle: UIBarStyle = .default { didSet { updateAppearance() } }
    open var isTranslucent: Bool = true { didSet { updateAppearance() } }
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    open var shadowImage: UIImage? { didSet { updateAppearance() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateAppearance() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateAppearance() } }
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Shows the top item's title in large type below the buttons.
    open var prefersLargeTitles: Bool = false {
        didSet { if oldValue != prefersLargeTitles { largeTitleChanged() } }
    }

    open var standardAppearance = UINavigationBarAppearance() {
        didSet { hasExplicitStandardAppearance = true; observe(standardAppearance) }
    }
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { observe(scrollEdgeAppearance) } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    private(set) var hasExplicitStandardAppearance = false

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        updateAppearance()
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleVerticalAdjustment = adjustment
        setNeedsLayout()
    }

    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleVerticalAdjustment }
    private(set) var titleVerticalAdjustment: CGFloat = 0

    private func observe(_ appearance: UINavigationBarAppearance?) {
        appearance?.onChange = { [weak self] in self?.updateAppearance() }
        updateAppearance()
    }

    open var barPosition: UIBarPosition {
        guard let delegate else { return .any }
        return ifImplemented { delegate.position(for: self) } ?? .any
    }

    // MARK: Geometry

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The background reaches the top of the screen behind the status bar.
        let reach = barReach
        backgroundView.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
        content?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - searchHeight + collapsedSearchHeight)
        placeSearchBar()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content?.rebuild()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
