// The views of one navigation item in a bar: back button, items, title, large title.
// Made anew for an animated change, given the new item in an unanimated one; rebuilt when its item changes.

final class NavigationBarContentView: UIView {
    private unowned let bar: UINavigationBar
    private var item: UINavigationItem
    private var backItem: UINavigationItem?
    /// The back button; hidden, not removed, while there is no way back.
    private var backButton: BackButtonView?
    /// Whether the labels do not show the item yet; the next layout fills them.
    private var needsFilling = false
    /// Whether the bar was hidden when it was laid out.
    private var wasLeftOut = false
    private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    private static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
    private static let subtitleFont = UIFont.systemFont(ofSize: 12)
    private var leftViews: [UIView] = []
    private var rightViews: [UIView] = []
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let largeTitleLabel = UILabel(frame: .zero)
    /// Clips the large title at the buttons' row while it scrolls away.
    private let largeTitleClip = UIView(frame: .zero)
    private let promptLabel = UILabel(frame: .zero)
    private var titleShift: CGFloat = 0

    init(bar: UINavigationBar, item: UINavigationItem, backItem: UINavigationItem?) {
        self.bar = bar
        self.item = item
        self.backItem = backItem
        super.init(frame: bar.bounds)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        largeTitleLabel.accessibilityTraits = .header
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        largeTitleClip.addSubview(largeTitleLabel)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? superview : found
    }

    // MARK: Building

    /// Another item without any motion: the views stay where they can.
    func show(_ item: UINavigationItem, backItem: UINavigationItem?) {
        self.item = item
        self.backItem = backItem
        rebuild()
    }

    func rebuild() {
        if !showsTitleOnly || !keepsViews { replaceViews() }
        setNeedsFilling()
    }

    /// However much changes, the labels follow once, in the layout.
    func setNeedsFilling() {
        needsFilling = true
        setNeedsLayout()
    }

    private func fillIfNeeded() {
        guard needsFilling else { return }
        needsFilling = false
        let appearance = bar.currentAppearance
        showBackButton(appearance)
        apply(appearance)
    }

    func barIsShown() {
        if wasLeftOut { UIView.performWithoutAnimation { layoutSubviews() } }
    }

    /// Whether it shows only a title and perhaps a back button.
    private var showsTitleOnly: Bool {
        item.titleView == nil && item.prompt == nil && item.subtitle == nil && item.leftBarButtonItems == nil && item.rightBarButtonItems == nil && !bar.showsLargeTitle
    }

    private var keepsViews: Bool {
        titleLabel.superview === self && leftViews.isEmpty && rightViews.isEmpty && subviews.allSatisfy { $0 === titleLabel || $0 === backButton }
    }

    private func replaceViews() {
        for view in subviews { view.removeFromSuperview() }
        backButton = nil
        leftViews = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }.map(view(for:))
        rightViews = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(view(for:))
        for view in leftViews + rightViews { addSubview(view) }
        addSubview(item.titleView ?? titleLabel)
        if showsSubtitle { addSubview(subtitleLabel) }
        if bar.showsLargeTitle { addSubview(largeTitleClip) }
        if item.prompt != nil { addSubview(promptLabel) }
    }

    private var showsSubtitle: Bool { item.subtitle?.isEmpty == false && item.titleView == nil && !bar.showsLargeTitle }

    private func showBackButton(_ appearance: UINavigationBarAppearance) {
        guard backItem != nil || item.backAction != nil, !item.hidesBackButton, item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton else {
            guard let button = backButton else { return }
            button.isHidden = true
            // A button under a finger is not reused.
            if button.isHighlighted {
                button.removeFromSuperview()
                backButton = nil
            }
            return
        }
        let button = backButton ?? makeBackButton()
        button.isHidden = false
        button.indicator = backItem == nil ? item.backAction?.image ?? bar.currentBackIndicatorImage : bar.currentBackIndicatorImage
        button.show(backItem?.titleForBackButton ?? item.backAction?.title ?? "", of: backItem?.backBarButtonItem, appearance.backButtonAppearance)
        if button !== backButton { insertSubview(button, at: 0) }
        let tint = backItem?.backBarButtonItem?.tintColor
        if button.tintColorStorage != tint { button.tintColor = tint }
        backButton = button
    }

    private func makeBackButton() -> BackButtonView {
        let button = BackButtonView(frame: .zero)
        button.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
        return button
    }

    /// Runs the item's own action if it has one; else that of the back item; else the bar pops.
    private func goBack() {
        if let action = item.backAction {
            action.perform(sender: backButton)
        } else if let custom = backItem?.backBarButtonItem, custom.action != nil || custom.primaryAction != nil {
            custom.fire(from: self, event: nil)
        } else {
            bar.backButtonTapped()
        }
    }

    private func view(for item: UIBarButtonItem) -> UIView {
        if let custom = item.customView { return custom }
        if item.isSpace { return BarSpaceView(width: item.width) }
        return BarButtonView(item: item)
    }

    /// Shows a title without an attributed string, because Foundation on Linux leaks memory of each attributed string.
    private func show(_ title: String?, in label: UILabel, _ font: UIFont, _ ofBar: [NSAttributedString.Key: Any]?, _ ofAppearance: [NSAttributedString.Key: Any], colour: UIColor = .label) {
        let systemColour: UIColor = bar.barStyle == .black ? .white : colour
        var own: [NSAttributedString.Key: Any] = ofAppearance
        if let ofBar { own.merge(ofBar) { appearance, _ in appearance } }
        let colour = own[.foregroundColor] as? UIColor ?? systemColour, font = own[.font] as? UIFont ?? font
        if own.contains(where: { $0.key != .font && $0.key != .foregroundColor }) {
            let attributes = own.merging([.font: font, .foregroundColor: colour]) { own, _ in own }
            label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
            return
        }
        label.font = font
        label.textColor = colour
        label.text = title
    }

    private func apply(_ appearance: UINavigationBarAppearance) {
        show(item.title, in: titleLabel, Self.titleFont, bar.titleTextAttributes, appearance.titleTextAttributes)
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        if subtitleLabel.superview != nil {
            show(item.subtitle, in: subtitleLabel, Self.subtitleFont, nil, appearance.subtitleTextAttributes, colour: .secondaryLabel)
            subtitleLabel.textAlignment = .center
        }
        if largeTitleClip.superview != nil {
            show(item.title, in: largeTitleLabel, Self.largeTitleFont, bar.largeTitleTextAttributes, appearance.largeTitleTextAttributes)
        }
        if item.prompt != nil {
            promptLabel.text = item.prompt
            promptLabel.font = .systemFont(ofSize: 12)
            promptLabel.textAlignment = .center
        }
        guard !leftViews.isEmpty || !rightViews.isEmpty else { return }
        for case let view as BarButtonView in leftViews + rightViews {
            view.appearance = view.item.style == .done && !appearance.doneButtonAppearance.isEmpty ? appearance.doneButtonAppearance : appearance.buttonAppearance
        }
    }

    /// Moves the title sideways during a transition.
    func shiftTitle(by distance: CGFloat) {
        let shift = CGAffineTransform(translationX: distance, y: 0)
        titleLabel.transform = shift
        subtitleLabel.transform = shift
        largeTitleLabel.transform = shift
        item.titleView?.transform = shift
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        // Nobody sees UIKit's own labels while the bar is hidden; the app's views are laid out all the same.
        wasLeftOut = bar.isHidden && item.titleView == nil && leftViews.isEmpty && rightViews.isEmpty
        if wasLeftOut { return }
        fillIfNeeded()
        let row = CGRect(x: 0, y: 0, width: bounds.width, height: min(bar.rowHeight, bounds.height))
        let isRightToLeft = readsRightToLeft
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        // Positions count from the leading edge, and are mirrored at the end if the leading edge is the right one.
        var left = isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
        let backButton = backButton?.isHidden == false ? backButton : nil
        if let backButton {
            let width = min(backButton.sizeThatFits(row.size).width, row.width / 2 - 8)
            backButton.frame = directed(CGRect(x: left + 8, y: row.minY, width: width, height: row.height))
            left += 8 + width + 8
        }
        if !leftViews.isEmpty, backButton == nil { left += margin }
        for view in leftViews {
            let size = size(of: view, in: row)
            view.frame = directed(CGRect(x: left, y: row.midY - size.height / 2, width: size.width, height: size.height))
            left += size.width + (view is BarSpaceView ? 0 : 16)
        }
        var right = bounds.width - (isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right) - (rightViews.isEmpty ? 0 : margin)
        for view in rightViews {
            let size = size(of: view, in: row)
            view.frame = directed(CGRect(x: right - size.width, y: row.midY - size.height / 2, width: size.width, height: size.height))
            right -= size.width + (view is BarSpaceView ? 0 : 16)
        }
        if isRightToLeft { (left, right) = (bounds.width - right, bounds.width - left) }
        layoutTitle(in: row, left: left, right: right, margin: margin)
    }

    private func layoutTitle(in row: CGRect, left: CGFloat, right: CGFloat, margin: CGFloat) {
        let space = max(0, right - left - 16)
        if let titleView = item.titleView {
            var size = titleView.bounds.size
            let fitting = titleView.sizeThatFits(CGSize(width: space, height: row.height))
            let intrinsic = titleView.intrinsicContentSize
            if size == .zero { size = intrinsic.width > 0 ? intrinsic : fitting }
            size.width = min(size.width, space)
            size.height = min(size.height == 0 ? row.height : size.height, row.height)
            titleView.bounds.size = size
            titleView.center = CGPoint(x: centered(size.width, left: left, right: right) + size.width / 2, y: row.midY)
        } else {
            let width = min(titleLabel.sizeThatFits(row.size).width.rounded(.up), space)
            titleLabel.bounds.size = CGSize(width: width, height: row.height)
            let adjustment = bar.currentAppearance.titlePositionAdjustment
            let middle = CGPoint(
                x: centered(width, left: left, right: right) + width / 2 + adjustment.horizontal,
                y: row.midY + bar.titleVerticalAdjustment + adjustment.vertical)
            titleLabel.center = middle
            if subtitleLabel.superview != nil {
                let below = min(subtitleLabel.sizeThatFits(row.size).width.rounded(.up), space)
                titleLabel.bounds.size.height = 20
                titleLabel.center.y = middle.y - 7
                subtitleLabel.bounds.size = CGSize(width: below, height: 15)
                subtitleLabel.center = CGPoint(x: centered(below, left: left, right: right) + below / 2 + adjustment.horizontal, y: middle.y + 11)
            }
        }
        let isLarge = largeTitleClip.superview != nil
        if isLarge {
            let hidden = bar.collapsedTitleHeight
            let pulled = max(0, -bar.scrollDistance)
            largeTitleClip.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: max(0, UINavigationBar.largeTitleHeight - hidden + pulled))
            largeTitleLabel.bounds.size = CGSize(width: bounds.width - 2 * margin, height: 41)
            largeTitleLabel.center = CGPoint(x: bounds.midX, y: 3 + 20.5 - hidden + pulled)
            titleLabel.alpha = hidden >= UINavigationBar.largeTitleHeight - 8 ? 1 : 0
        } else {
            titleLabel.alpha = 1
        }
        if item.prompt != nil { promptLabel.frame = CGRect(x: margin, y: 0, width: bounds.width - 2 * margin, height: 14) }
    }

    /// Centres a width in the bar if it fits, else moves it aside for the items.
    private func centered(_ width: CGFloat, left: CGFloat, right: CGFloat) -> CGFloat {
        let ideal = (bounds.width - width) / 2
        return min(max(ideal, left + 8), max(left, right - 8 - width))
    }

    private func size(of view: UIView, in row: CGRect) -> CGSize {
        if view.isBarItemView { return view.sizeThatFits(row.size) }
        var size = view.bounds.size
        if size.width == 0 || size.height == 0 {
            let intrinsic = view.intrinsicContentSize
            size = intrinsic.width > 0 ? intrinsic : view.systemLayoutSizeFitting(row.size)
        }
        return CGSize(width: size.width, height: min(size.height, row.height))
    }
}

extension UINavigationBar {
    /// The view that shows the top item.
    var content: NavigationBarContentView? {
        get { part(NavigationBarContentView.self) }
        set { keep(newValue) }
    }
}
