// A navigation bar's height, its appearance, and the effects of a change of its items.
// Called by UINavigationBar; NavigationBarChange runs the change from one top item to the next.

extension UITraitCollection {
    /// Whether bars are low: on a phone in landscape, unless it is as wide as a tablet.
    var hasLowBars: Bool { verticalSizeClass == .compact && horizontalSizeClass != .regular }
}

extension UINavigationBar {
    /// Whether the top item shows a large title: never in a low bar.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let item = topItem, !traitCollection.hasLowBars else { return false }
        return resolvesLarge(item, at: itemStack.count - 1)
    }

    private func resolvesLarge(_ item: UINavigationItem, at index: Int) -> Bool {
        switch item.largeTitleDisplayMode {
        case .always, .inline: return true
        case .never: return false
        case .automatic: return index > 0 ? resolvesLarge(itemStack[index - 1], at: index - 1) : true
        }
    }

    var preferredHeight: CGFloat {
        titleHeight - collapsedHeight + searchHeight
    }

    /// The points of buttons and titles.
    private var titleHeight: CGFloat { isTakenBySearch ? 0 : rowHeight + (showsLargeTitle ? UINavigationBar.largeTitleHeight : 0) }

    /// The points of the bar that go when the content scrolls.
    private var collapsibleHeight: CGFloat { collapsibleSearchHeight + (showsLargeTitle && !isTakenBySearch ? UINavigationBar.largeTitleHeight : 0) }

    /// The points of search bar and large title that have scrolled away: the bar is that much lower.
    var collapsedHeight: CGFloat { min(max(scrollDistance, 0), collapsibleHeight) }

    var collapsedTitleHeight: CGFloat { collapsedHeight - collapsedSearchHeight }

    func scrollDistanceChanged() {
        isAtScrollEdge = scrollDistance <= max(0.5, collapsibleHeight - 0.5)
        guard collapsibleHeight > 0 else { return }
        content?.setNeedsLayout()
        heightMayHaveChanged()
    }

    /// The distance by which the bar's background extends above the bar.
    var barReach: CGFloat {
        guard superview != nil, frame.minY > 0 else { return 0 }
        return barPosition == .top ? 0 : frame.minY
    }

    func change(to items: [UINavigationItem], animated: Bool) {
        let change = NavigationBarChange(self, to: items, isPush: items.count >= itemStack.count, animated: animated && window != nil)
        guard animated, window != nil else { return change.end() }
        change.prepare()
        UIView.animateTouchably(withDuration: UINavigationBar.transitionDuration, delay: 0, options: [.curveEaseInOut], animations: change.run, completion: { _ in change.end() })
    }

    /// The new items without the views; false when the top stays.
    func adopt(_ items: [UINavigationItem]) -> Bool {
        let oldTop = topItem
        for item in itemStack where !items.contains(where: { $0 === item }) { item.navigationBar = nil }
        itemStack = items
        for item in items { item.navigationBar = self }
        return topItem !== oldTop || content == nil
    }

    /// `keepsView` when nothing of the item before is to be seen any more.
    func showTopItem(keepsView: Bool = false) {
        let before = content
        content = nil
        updateAppearance()
        guard let item = topItem else {
            before?.removeFromSuperview()
            return
        }
        if keepsView, let before {
            before.show(item, backItem: backItem)
            content = before
        } else {
            before?.removeFromSuperview()
            let view = NavigationBarContentView(bar: self, item: item, backItem: backItem)
            view.frame = bounds
            addSubview(view)
            content = view
        }
        setNeedsLayout()
    }

    func itemDidChange(_ item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
        content?.rebuild()
        updateAppearance()
        heightMayHaveChanged()
    }

    func largeTitleChanged() {
        content?.rebuild()
        heightMayHaveChanged()
    }

    func heightMayHaveChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if bounds.height != preferredHeight { superview?.setNeedsLayout() }
    }

    /// The appearance in force. At the scroll edge, iOS 15 and later leave the bar clear unless set otherwise. The low bar of a phone in
    /// landscape has its own appearances, with the others as fallback (UINavigationBar.compactAppearance, Apple documentation).
    var currentAppearance: UINavigationBarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact, item = topItem
        let standard = (isCompact ? item?.compactAppearance : nil) ?? item?.standardAppearance ?? (isCompact ? compactAppearance : nil) ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        return (isCompact ? item?.compactScrollEdgeAppearance : nil) ?? item?.scrollEdgeAppearance
            ?? (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance ?? standard.withoutBackground
    }

    func updateAppearance() {
        let appearance = currentAppearance
        var color = appearance.effectiveBackgroundColor
        if appearance.hasSystemBackground, !hasExplicitStandardAppearance {
            if let barTintColor { color = isAtScrollEdge && scrollEdgeAppearance == nil ? nil : barTintColor }
            else if barStyle == .black { color = .black }
        }
        barBackground.show(
            appearance, color: color, image: appearance.backgroundImage ?? (isAtScrollEdge ? nil : drawnBackground), shadowImage: shadowImage)
        content?.setNeedsFilling()
    }

    func backButtonTapped() {
        if let backAction {
            backAction()
        } else {
            popItem(animated: true)
        }
    }
}
