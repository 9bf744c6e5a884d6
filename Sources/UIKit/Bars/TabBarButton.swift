// TabBarButton: one tab of a UITabBar, with its badge.

/// One tab: its image above or beside its title, and the badge.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private var appearance = UITabBarItemAppearance()
    private var style = UITabBarItemAppearance.Style.stacked
    private var tint: UIColor?
    private var unselected: UIColor?
    private var titleOffset = UIOffset.zero
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .center
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        for view in [imageView, label, badge] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var claimsTaps: Bool { true }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { giveAppearance(to: item) }
    }

    func dress(_ appearance: UITabBarAppearance, style: UITabBarItemAppearance.Style, tint: UIColor, unselected: UIColor) {
        self.appearance = appearance.layout(style)
        (self.style, self.tint, self.unselected) = (style, tint, unselected)
        update()
    }

    private var font: UIFont {
        switch style {
        case .stacked: .systemFont(ofSize: 10, weight: .medium)
        case .inline: .systemFont(ofSize: 13, weight: .medium)
        case .compactInline: .systemFont(ofSize: 12, weight: .medium)
        }
    }

    func update() {
        isEnabled = item.isEnabled
        let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
        let own = appearance.own(for: state)
        let color = own.iconColor ?? (isEnabled ? isSelected ? tint : unselected : .tertiaryLabel)
        let image = isSelected ? item.selectedImage ?? item.picture(for: traitCollection) : item.picture(for: traitCollection)
        imageView.image = image?.templateByDefault
        imageView.tintColor = color
        let attributes = appearance.titleTextAttributes(for: state).merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        label.font = font
        label.textColor = color
        if attributes.isEmpty {
            label.text = item.title
        } else {
            label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes.merging([.font: font, .foregroundColor: color as Any]) { own, _ in own }) }
        }
        label.textAlignment = .center
        let offset = appearance.offset(\.titlePositionAdjustment, for: state)
        titleOffset = UIOffset(horizontal: offset.horizontal + item.titlePositionAdjustment.horizontal, vertical: offset.vertical + item.titlePositionAdjustment.vertical)
        updateBadge(state, own)
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    private func updateBadge(_ state: UIControl.State, _ own: UITabBarItemStateAppearance) {
        let attributes = appearance.badgeTextAttributes(for: state).merging(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
        badge.attributedText = item.badgeValue.map {
            NSAttributedString(string: $0, attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white]) { own, _ in own })
        }
        badge.textAlignment = .center
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? own.badgeBackgroundColor ?? appearance.normal.badgeBackgroundColor ?? .systemRed
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if style == .stacked {
            imageView.frame = CGRect(x: 0, y: 2, width: bounds.width, height: 30).inset(by: item.pictureInsets(for: traitCollection))
            label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 12).offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        } else {
            let icon = imageView.image?.size.width ?? 0, gap: CGFloat = icon > 0 ? 8 : 0
            let words = min(label.sizeThatFits(bounds.size).width.rounded(.up), max(0, bounds.width - icon - gap))
            let start = (bounds.width - icon - gap - words) / 2
            imageView.frame = directed(CGRect(x: start, y: 0, width: icon, height: bounds.height)).inset(by: item.pictureInsets(for: traitCollection))
            label.frame = directed(CGRect(x: start + icon + gap, y: 0, width: words, height: bounds.height))
                .offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        }
        let width = max(18, badge.sizeThatFits(bounds.size).width + 10), middle = style == .stacked ? bounds.midX : imageView.frame.midX
        let offset = appearance.offset(\.badgePositionAdjustment, for: isSelected ? .selected : .normal)
        // Beside its icon a tab's title begins soon: the badge lies on the icon's upper half.
        let reach: CGFloat = style == .stacked ? 4 : 0, y: CGFloat = style == .stacked ? 1 : -2
        badge.frame = CGRect(x: readsRightToLeft ? middle - reach - width : middle + reach, y: y, width: width, height: 18).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
