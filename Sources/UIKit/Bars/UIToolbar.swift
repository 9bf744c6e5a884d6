// UIToolbar: a row of bar button items.

/// Gives a toolbar its position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of bar button items, 44 points high, spread by its flexible spaces.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// The delegate, which supplies `barPosition`. Not retained.
    open weak var delegate: UIToolbarDelegate?
    /// `black` is a black bar, unless `barTintColor` says otherwise.
    open var barStyle: UIBarStyle = .default { didSet { updateAppearance() } }
    /// Kept: the background's colour decides.
    open var isTranslucent: Bool = true
    /// The colour of the background; nil uses the appearance's.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// The look of the bar and its buttons. Copied.
    open var standardAppearance: UIToolbarAppearance {
        get { storedStandardAppearance }
        set {
            hasExplicitStandardAppearance = true
            storedStandardAppearance = newValue.duplicate
            observe(storedStandardAppearance)
        }
    }
    private var storedStandardAppearance = UIToolbarAppearance()
    private var hasExplicitStandardAppearance = false
    /// The standard appearance that was set, for the appearance proxy.
    var appearanceToApply: UIToolbarAppearance? {
        get { hasExplicitStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    /// The appearance for the bar of a phone on its side; nil takes `standardAppearance`. A copy is kept.
    open var compactAppearance: UIToolbarAppearance? { didSet { compactAppearance = compactAppearance?.duplicate; observe(compactAppearance) } }
    /// The appearance while the content above is at its end; nil uses `standardAppearance` without its background. Applies only to the bar of
    /// a navigation controller. Copied.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { scrollEdgeAppearance = scrollEdgeAppearance?.duplicate; observe(scrollEdgeAppearance) } }
    /// The same on a phone in landscape; nil uses `scrollEdgeAppearance`. Copied.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.duplicate; observe(compactScrollEdgeAppearance) }
    }
    /// Whether the content above is at its end, or no content scrolls; set by a navigation controller.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateAppearance() } } }
    private var currentAppearance: UIToolbarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = (isCompact ? compactAppearance : nil) ?? storedStandardAppearance
        return isAtScrollEdge ? (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance ?? standard.withoutBackground : standard
    }

    private var itemViews: [(item: UIBarButtonItem, view: UIView)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpToolbar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpToolbar()
        decodeToolbar(from: coder)
    }

    private func setUpToolbar() {
        barBackground.shadowAtTop = true
        insertSubview(barBackground, at: 0)
        observe(storedStandardAppearance)
    }

    private func observe(_ appearance: UIToolbarAppearance?) {
        appearance?.onChange = { [weak self] in self?.updateAppearance() }
        updateAppearance()
    }

    /// The items from the leading edge on; hidden items are not shown.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in oldValue ?? [] { item.onChange = nil }
            for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
            rebuild()
        }
    }

    /// Changes at once, animated or not.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The delegate's answer, else `any`.
    open var barPosition: UIBarPosition {
        guard let delegate else { return .any }
        return ifImplemented { delegate.position(for: self) } ?? .any
    }

    private func rebuild() {
        for entry in itemViews { entry.view.removeFromSuperview() }
        itemViews = (items ?? []).filter { !$0.isHidden }.map { item in
            (item, item.makeBarView())
        }
        for entry in itemViews { addSubview(entry.view) }
        dressButtons()
        setNeedsLayout()
    }

    private func updateAppearance() {
        let appearance = currentAppearance
        var color = appearance.effectiveBackgroundColor
        if appearance.hasSystemBackground, let own = barTintColor ?? (barStyle == .black ? .black : nil) { color = own }
        barBackground.show(
            appearance, color: color, image: appearance.backgroundImage ?? (isAtScrollEdge ? nil : backgroundImages[.any] ?? backgroundImages[barPosition]), shadowImage: shadowImages[.any] ?? shadowImages[barPosition])
        dressButtons()
    }

    private func dressButtons() {
        let appearance = currentAppearance
        for entry in itemViews { entry.view.dress(by: appearance) }
        setNeedsLayout()
    }

    private var backgroundImages: [UIBarPosition: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// Over the bar's colour, for toolbars at `position` or, with `any`, all; one picture for all metrics. The appearance's wins.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[position] = backgroundImage
        updateAppearance()
    }

    /// The image that was set for exactly this position.
    open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[position] }

    /// Sets an image in place of the hairline, for toolbars at `position` or, with `any`, all. An empty picture hides the hairline.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
        shadowImages[position] = shadowImage
        updateAppearance()
    }

    /// The image that was set for exactly this position.
    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadowImages[position] }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { updateAppearance() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        barBackground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reachBelow)
        let row = CGRect(x: 0, y: 0, width: bounds.width, height: min(44, bounds.height))
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        let widths = itemViews.map { width(of: $0.view, in: row) }
        let flexible = itemViews.filter { $0.item.systemItem == .flexibleSpace }.count
        let gaps = CGFloat(zip(itemViews, itemViews.dropFirst()).filter { !$0.item.isSpace && !$1.item.isSpace }.count) * 8
        let leftover = max(0, bounds.width - 2 * margin - widths.reduce(0, +) - gaps)
        var x = margin
        var previousWasButton = false
        for (index, entry) in itemViews.enumerated() {
            var width = widths[index]
            if entry.item.systemItem == .flexibleSpace, flexible > 0 { width = leftover / CGFloat(flexible) }
            let isButton = !entry.item.isSpace
            if isButton, previousWasButton { x += 8 }
            let height = entry.item.customView.map { min($0.bounds.height == 0 ? 44 : $0.bounds.height, row.height) } ?? row.height
            entry.view.frame = directed(CGRect(x: x, y: row.midY - height / 2, width: width, height: height))
            x += width
            previousWasButton = isButton
        }
    }

    /// The distance by which the background of a bar on the safe area's edge extends to the edge below (UIBarPosition.bottom, Apple documentation).
    private var reachBelow: CGFloat {
        guard let superview else { return 0 }
        let gap = superview.bounds.maxY - frame.maxY
        return gap > 0 && gap <= superview.safeAreaInsets.bottom + 0.5 ? gap : 0
    }

    private func width(of view: UIView, in row: CGRect) -> CGFloat {
        if view.isBarItemView { return view.sizeThatFits(row.size).width }
        if view.bounds.width > 0 { return view.bounds.width }
        return max(0, view.intrinsicContentSize.width)
    }
}
