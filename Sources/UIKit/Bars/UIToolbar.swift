// UIToolbar: a row of bar button items.

/// Tells a toolbar where it lies.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A row of bar button items, 44 points high, spread by its flexible spaces.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// Not retained; asked for `barPosition`.
    open weak var delegate: UIToolbarDelegate?
    /// `black` is a black bar, unless `barTintColor` says otherwise.
    open var barStyle: UIBarStyle = .default { didSet { updateAppearance() } }
    /// Kept: the background's colour decides.
    open var isTranslucent: Bool = true
    /// Of the background; nil takes the appearance's.
    open var barTintColor: UIColor? { didSet { updateAppearance() } }
    /// Read when it is set; a later change inside the object does not repaint the bar.
    open var standardAppearance = UIToolbarAppearance() { didSet { hasExplicitStandardAppearance = true; updateAppearance() } }
    private var hasExplicitStandardAppearance = false
    /// The standard appearance that somebody has set: what a proxy hands on.
    var appearanceToApply: UIToolbarAppearance? {
        get { hasExplicitStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    /// For the low bar of a phone on its side. Kept; the bar uses `standardAppearance`.
    open var compactAppearance: UIToolbarAppearance?
    /// Kept; the bar uses `standardAppearance`.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { updateAppearance() } }

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
        updateAppearance()
    }

    /// From left to right, hidden ones left out.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in oldValue ?? [] { item.onChange = nil }
            for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
            rebuild()
        }
    }

    /// Changes at once, animated or not.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// What the delegate answers, else `any`.
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
        setNeedsLayout()
    }

    private func updateAppearance() {
        barBackground.fill.backgroundColor = barTintColor ?? (barStyle == .black ? .black : standardAppearance.effectiveBackgroundColor)
        barBackground.shadow.backgroundColor = standardAppearance.shadowColor
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let below = max(0, safeAreaInsets.bottom)
        barBackground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (bounds.height <= 49 ? below : 0))
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
            entry.view.frame = CGRect(x: x, y: row.midY - height / 2, width: width, height: height)
            x += width
            previousWasButton = isButton
        }
    }

    private func width(of view: UIView, in row: CGRect) -> CGFloat {
        if view.isBarItemView { return view.sizeThatFits(row.size).width }
        if view.bounds.width > 0 { return view.bounds.width }
        return max(0, view.intrinsicContentSize.width)
    }
}
