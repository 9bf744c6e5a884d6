// The buttons of a tab bar's items: made anew when the items change, coloured by the bar's appearance.
import CoreGraphics

extension UITabBar {
    private final class Buttons { var all: [TabBarButton] = [] }
    private var buttons: [TabBarButton] {
        get { part(Buttons.self)?.all ?? [] }
        set { part { Buttons() }.all = newValue }
    }

    func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabBarButton(item: item)
            item.onChange = { [weak button, weak self] in
                button?.update()
                self?.updateAppearance()
            }
            button.addAction(UIAction { [weak self, weak item] _ in
                if let item { self?.tapped(item) }
            }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        updateAppearance()
        setNeedsLayout()
    }

    private func tapped(_ item: UITabBarItem) {
        if let onTap { return onTap(item) }
        selectedItem = item
        if let delegate { _ = ifImplemented { delegate.tabBar(self, didSelect: item) } }
    }

    func updateAppearance() {
        let appearance = standardAppearance
        barBackground.fill.backgroundColor = barTintColor ?? (barStyle == .black ? .black : appearance.effectiveBackgroundColor)
        barBackground.imageView.image = backgroundImage ?? appearance.backgroundImage
        barBackground.shadow.backgroundColor = appearance.shadowColor
        for button in buttons {
            let isSelected = button.item === selectedItem
            let stacked = isSelected ? appearance.stackedLayoutAppearance.selected : appearance.stackedLayoutAppearance.normal
            button.isSelected = isSelected
            button.color = stacked.iconColor ?? (isSelected ? tintColor : unselectedItemTintColor ?? .secondaryLabel)
        }
    }

    func layoutButtons() {
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 1, width: width, height: UITabBar.rowHeight - 1)
        }
    }
}
