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

    /// The view behind the selected tab.
    @MainActor private final class Indicator { let view = UIImageView(frame: .zero) }

    func updateAppearance() {
        let appearance = currentAppearance
        var color = appearance.effectiveBackgroundColor
        if appearance.hasSystemBackground, let own = barTintColor ?? (barStyle == .black ? .black : nil) { color = own }
        barBackground.show(appearance, color: color, image: appearance.backgroundImage ?? (isAtScrollEdge ? nil : backgroundImage), shadowImage: shadowImage)
        for button in buttons {
            button.isSelected = button.item === selectedItem
            button.dress(appearance, style: layoutStyle, tint: tintColor, unselected: unselectedItemTintColor ?? .secondaryLabel)
        }
        showIndicator(appearance)
        setNeedsLayout()
    }

    private func showIndicator(_ appearance: UITabBarAppearance) {
        let image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
        guard image != nil || part(Indicator.self) != nil else { return }
        let view = part { Indicator() }.view
        view.image = image
        view.tintColor = appearance.selectionIndicatorTintColor ?? tintColor
        if view.superview == nil { insertSubview(view, aboveSubview: barBackground) }
    }

    /// The layout: icon and title side by side if there is enough width or little height (UITabBarAppearance, Apple documentation).
    private var layoutStyle: UITabBarItemAppearance.Style {
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    func layoutButtons() {
        placeButtons()
        guard let view = part(Indicator.self)?.view else { return }
        guard let image = view.image, let chosen = buttons.first(where: \.isSelected) else {
            view.frame = .zero
            return
        }
        view.bounds.size = image.size
        view.center = CGPoint(x: chosen.frame.midX, y: rowHeight / 2)
    }

    private func placeButtons() {
        guard !buttons.isEmpty else { return }
        let appearance = currentAppearance, count = CGFloat(buttons.count)
        let positioning = appearance.stackedItemPositioning == .automatic ? itemPositioning : appearance.stackedItemPositioning
        var width = bounds.width / count, spacing: CGFloat = 0
        if positioning == .centered {
            let wanted = appearance.stackedItemWidth > 0 ? appearance.stackedItemWidth : itemWidth > 0 ? itemWidth : Self.centredWidth
            spacing = appearance.stackedItemSpacing > 0 ? appearance.stackedItemSpacing : itemSpacing > 0 ? itemSpacing : Self.centredSpacing
            width = min(wanted, (bounds.width - spacing * (count - 1)) / count)
        }
        var x = (bounds.width - width * count - spacing * (count - 1)) / 2
        for button in readsRightToLeft ? buttons.reversed() : buttons {
            button.frame = CGRect(x: x, y: 1, width: width, height: rowHeight - 1)
            x += width + spacing
        }
    }

    /// The width in points of a centred tab, and the gap between two. Apple documents no values (Docs/DIVERGENCES.md).
    private static let centredWidth: CGFloat = 76
    private static let centredSpacing: CGFloat = 34
}
