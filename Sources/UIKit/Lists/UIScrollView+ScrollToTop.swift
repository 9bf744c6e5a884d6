// Scrolls a scroll view to its top when the status bar is tapped, and decides which one. StatusBarTap calls it.
import CoreGraphics

extension UIWindow {
    /// Considers only the scroll views of the frontmost presented controller: views that a sheet covers are not reached.
    func scrollToTop(below point: CGPoint) {
        var front = rootViewController
        while let presented = front?.presentedViewController, presented.viewIfLoaded?.window === self { front = presented }
        let root: UIView = front?.viewIfLoaded?.window === self ? front?.viewIfLoaded ?? self : self
        let found = topScrollers(in: root)
        let chosen: UIScrollView?
        if UIDevice.current.userInterfaceIdiom == .phone {
            chosen = found.count == 1 ? found.first : nil
        } else {
            let below = found.filter { let frame = $0.convert($0.bounds, to: nil); return frame.minX <= point.x && point.x < frame.maxX }
            chosen = below.min { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
        }
        chosen?.scrollToTop()
    }

    private func topScrollers(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        var found: [UIScrollView] = []
        if let scroll = view as? UIScrollView, scroll.scrollsToTop, !scroll.bounds.isEmpty, bounds.intersects(scroll.convert(scroll.bounds, to: nil)) { found.append(scroll) }
        return found + view.subviews.flatMap { topScrollers(in: $0) }
    }
}

extension UIScrollView {
    /// Handles a tap on the status bar. Nothing happens at the top, or if the delegate refuses; at the end the delegate
    /// gets `scrollViewDidScrollToTop` and not the end of an animation.
    func scrollToTop() {
        let top = offsetLimits.minY
        guard window != nil, contentOffset.y > top, !motion.isDragging else { return }
        if let delegate = scrollDelegate, ifImplemented({ delegate.scrollViewShouldScrollToTop(self) }) == false { return }
        motion.stop(self)
        motion.animate(self, to: CGPoint(x: contentOffset.x, y: top)) { $0.scrollViewDidScrollToTop($1) }
    }
}
