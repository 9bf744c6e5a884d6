// Frames of a tab bar controller: the bar at the bottom, the visible child, and the safe area that the bar leaves.
// Also the bar's absence: hidden by the app, or by a pushed controller with hidesBottomBarWhenPushed.
import CoreGraphics

extension UITabBarController {
    func loadTabView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.frame = root.bounds
        holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(holder)
        root.addSubview(tabBar)
        tabBar.delegate = self
        tabBar.onTap = { [weak self] item in self?.tapped(item) }
        view = root
    }

    func layoutTabs() {
        guard let root = viewIfLoaded else { return }
        let height = tabBar.rowHeight + root.safeAreaInsets.bottom
        let isHidden = barIsOutOfSight
        tabBar.isHidden = isHidden
        tabBar.frame = CGRect(x: 0, y: root.bounds.height - height, width: root.bounds.width, height: height)
        tabBar.isAtScrollEdge = contentStandsAtItsEnd
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : tabBar.rowHeight, right: 0)
        shown?.placedViewIfLoaded?.layoutState.containerInsets = insets
    }

    private var barIsOutOfSight: Bool {
        if barIsHiddenByApp { return true }
        guard let navigation = shown as? UINavigationController else { return false }
        return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    }

    func changeTabBar(hidden: Bool, animated: Bool) {
        guard hidden != barIsHiddenByApp else { return }
        barIsHiddenByApp = hidden
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layoutTabs() }
        UIView.animateTouchably(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
            self.layoutTabs()
            self.view.layoutIfNeeded()
        }
    }

    /// A navigation controller among the tabs shows another controller, which may hide the bar.
    func navigationDidShow(in navigation: UINavigationController, animated: Bool) {
        guard navigation === shown else { return }
        layoutTabs()
    }
}
