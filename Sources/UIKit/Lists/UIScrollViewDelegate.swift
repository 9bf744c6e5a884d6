// What a scroll view tells its delegate. All optional.

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidScroll:", [scrollView])
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidZoom:", [scrollView])
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewWillBeginDragging:", [scrollView])
    }
    public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        notImplemented(self, "scrollViewWillEndDragging:withVelocity:targetContentOffset:", [scrollView, velocity, targetContentOffset])
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        notImplemented(self, "scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate])
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewWillBeginDecelerating:", [scrollView])
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidEndDecelerating:", [scrollView])
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidEndScrollingAnimation:", [scrollView])
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        notImplemented(self, "viewForZoomingInScrollView:", [scrollView], fallback: nil)
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        notImplemented(self, "scrollViewWillBeginZooming:withView:", [scrollView, view])
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        notImplemented(self, "scrollViewDidEndZooming:withView:atScale:", [scrollView, view, scale])
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        notImplemented(self, "scrollViewShouldScrollToTop:", [scrollView], fallback: true)
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidScrollToTop:", [scrollView])
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidChangeAdjustedContentInset:", [scrollView])
    }
}
