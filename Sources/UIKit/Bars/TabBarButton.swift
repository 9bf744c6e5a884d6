// TabBarButton: one tab of a UITabBar, with its badge.

/// One tab: its image above its title, and the badge.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    var color: UIColor? { didSet { update() } }
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .center
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
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

    func update() {
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.templateByDefault
        imageView.tintColor = color
        var attributes = item.titleTextAttributes(for: !isEnabled ? .disabled : isSelected ? .selected : .normal) ?? [:]
        if attributes.isEmpty {
            label.text = item.title
            label.textColor = color
        } else {
            if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 10, weight: .medium) }
            if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = color }
            label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
            label.textAlignment = .center
        }
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: 0, y: 2, width: bounds.width, height: 30)
        label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 12)
        let width = max(18, badge.sizeThatFits(bounds.size).width + 10)
        badge.frame = CGRect(x: bounds.midX + 4, y: 1, width: width, height: 18)
    }
}
