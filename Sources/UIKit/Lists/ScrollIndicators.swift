// The thin bars that show a scroll view's position in its content. Visible while it moves.

@MainActor
final class ScrollIndicators {
    private var vertical: UIView?
    private var horizontal: UIView?
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3

    func show(in view: UIScrollView) {
        if view.showsVerticalScrollIndicator, vertical == nil { vertical = make(in: view) }
        if view.showsHorizontalScrollIndicator, horizontal == nil { horizontal = make(in: view) }
        layout(in: view)
        UIView.performWithoutAnimation {
            vertical?.alpha = view.showsVerticalScrollIndicator ? 1 : 0
            horizontal?.alpha = view.showsHorizontalScrollIndicator ? 1 : 0
        }
    }

    func hide(in view: UIScrollView) {
        let bars = [vertical, horizontal].compactMap { $0 }
        UIView.animateTouchably(withDuration: 0.25) {
            for bar in bars { bar.alpha = 0 }
        }
    }

    func flash(in view: UIScrollView) {
        show(in: view)
        hide(in: view)
    }

    /// Puts an indicator above the content; indicators keep their order among themselves.
    private func raise(_ bar: UIView, in view: UIScrollView) {
        if let last = view.subviews.last, !(last is ScrollIndicatorView) { view.bringSubviewToFront(bar) }
    }

    private func make(in view: UIScrollView) -> UIView {
        let bar = ScrollIndicatorView(frame: .zero)
        bar.isUserInteractionEnabled = false
        bar.layer.cornerRadius = ScrollIndicators.thickness / 2
        bar.alpha = 0
        view.addSubview(bar)
        return bar
    }

    func layout(in view: UIScrollView) {
        guard vertical != nil || horizontal != nil else { return }
        let color: UIColor = view.indicatorStyle == .white ? .white : UIColor.label.withAlphaComponent(0.35)
        vertical?.backgroundColor = color
        horizontal?.backgroundColor = color
        let inset = view.safeAreaContribution + view.verticalScrollIndicatorInsets
        let bounds = view.bounds
        let thickness = ScrollIndicators.thickness
        let margin = ScrollIndicators.margin
        let limits = view.offsetLimits
        let track = bounds.height - inset.vertical - 2 * margin
        if let vertical {
            vertical.isHidden = limits.maxY <= limits.minY || track <= 0
            let length = max(36, track * min(1, bounds.height / max(1, limits.maxY - limits.minY + bounds.height)))
            let share = (bounds.minY - limits.minY) / max(1, limits.maxY - limits.minY)
            let y = bounds.minY + inset.top + margin + (track - length) * min(max(share, 0), 1)
            vertical.frame = CGRect(x: bounds.maxX - thickness - margin, y: y, width: thickness, height: length)
            raise(vertical, in: view)
        }
        let width = bounds.width - inset.horizontal - 2 * margin
        if let horizontal {
            horizontal.isHidden = limits.maxX <= limits.minX || width <= 0
            let length = max(36, width * min(1, bounds.width / max(1, limits.maxX - limits.minX + bounds.width)))
            let share = (bounds.minX - limits.minX) / max(1, limits.maxX - limits.minX)
            let x = bounds.minX + inset.left + margin + (width - length) * min(max(share, 0), 1)
            horizontal.frame = CGRect(x: x, y: bounds.maxY - inset.bottom - thickness - margin, width: length, height: thickness)
            raise(horizontal, in: view)
        }
    }
}

final class ScrollIndicatorView: UIView {}
