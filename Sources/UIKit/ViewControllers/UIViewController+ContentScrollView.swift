// The scroll view that bars observe: the one an app sets, else one that is found in the view. UIScrollView+Insets tells the bars
// while it moves, and their containers tell them when another controller shows.
import ObjectiveC

@MainActor private final class ContentScrollViews {
    @_ZeroingReference var top: UIScrollView?
    @_ZeroingReference var bottom: UIScrollView?
}

extension UIViewController {
    /// Sets the scroll view that bars observe at the top, at the bottom or, with `.all`, at both.
    ///
    /// - Parameter scrollView: nil lets the controller search for one.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        let named = part { ContentScrollViews() }
        if edge.contains(.top) { named.top = scrollView }
        if edge.contains(.bottom) { named.bottom = scrollView }
        for bars in [navigationController, tabBarController] as [UIViewController?] { bars?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Sets the scroll view that the bars at all edges observe.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// The scroll view that bars observe at an edge, `.top` or `.bottom`: the one that was set, else one found in the view. Another edge raises
    /// an exception.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard edge == .top || edge == .bottom else {
            Diagnostics.raise(.invalidArgument, "contentScrollView(for:) takes one edge, top or bottom")
        }
        if let named = part(ContentScrollViews.self), let view = edge == .top ? named.top : named.bottom { return view }
        if let childInFront { return childInFront.contentScrollView(for: edge) }
        return viewIfLoaded.flatMap { found(in: $0, at: edge) }
    }

    /// Searches the view itself, or the lowest view in it, level by level; else a view that reaches the edge (Docs/DIVERGENCES.md: Apple says
    /// that the hierarchy is analysed, not how).
    private func found(in root: UIView, at edge: NSDirectionalRectEdge) -> UIScrollView? {
        var view: UIView? = root
        while let candidate = view {
            if let scroll = candidate as? UIScrollView { return scroll }
            view = candidate.subviews.first
        }
        return root.subviews.lazy.compactMap { $0 as? UIScrollView }.first {
            edge == .top ? $0.frame.minY <= root.safeAreaInsets.top : $0.frame.maxY >= root.bounds.height - root.safeAreaInsets.bottom
        }
    }

    /// Whether the content is at its end, so that a bar below it needs no background.
    var contentStandsAtItsEnd: Bool {
        guard Behaviour.clearBottomBars.isOn else { return false }
        return contentScrollView(for: .bottom)?.standsAtItsEnd ?? true
    }
}

extension UIScrollView {
    var standsAtItsEnd: Bool { contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.5 }

    /// Tells the bars about the content's edges: they are clear while the content is at their edge, and a large title scrolls with it.
    func tellBarsAboutEdges() {
        guard window != nil, let controller = owningViewController else { return }
        barAbove?.scrollDistance = contentOffset.y + adjustedContentInset.top + collapsedBarHeight
        guard Behaviour.clearBottomBars.isOn else { return }
        if let tabs = controller.tabBarController, tabs.contentScrollView(for: .bottom) === self { tabs.tabBar.isAtScrollEdge = standsAtItsEnd }
        if let navigation = controller.navigationController, navigation.hasToolbar, navigation.contentScrollView(for: .bottom) === self {
            navigation.toolbar.isAtScrollEdge = standsAtItsEnd
        }
    }

    /// The navigation bar that observes this view.
    var barAbove: UINavigationBar? {
        guard window != nil, let navigation = owningViewController?.navigationController, navigation.topViewController?.contentScrollView(for: .top) === self
        else { return nil }
        return navigation.navigationBar
    }
}
