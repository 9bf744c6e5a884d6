// A scroll view's calls to its delegate. All methods are optional.

/// A delegate that is told of scrolling and zooming. All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// At every change of the offset, by a finger, by code or by a new size.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// At every change of the zoom scale, by a pinch or by code.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A finger has moved far enough to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is lifted, with its velocity in points a millisecond; writing the target decides where scrolling comes to rest.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger was lifted; `decelerate` says whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Right after the end of a drag that moves on.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content came to rest after a drag. Not called when a finger stops it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset by code has ended. Not called when it is interrupted.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that a pinch scales; without one there is no zooming. Optional: nil.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// A pinch begins; not for zooming by code.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// A pinch ended; not for zooming by code.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether a tap on the status bar may scroll; not called at the top. Optional: true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A tap on the status bar has scrolled to the top; `scrollViewDidEndScrollingAnimation` does not come for it.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The insets changed, with the safe area for instance; after the view's own `adjustedContentInsetDidChange()`.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidScroll:", [scrollView])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidZoom:", [scrollView])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewWillBeginDragging:", [scrollView])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        notImplemented(self, "scrollViewWillEndDragging:withVelocity:targetContentOffset:", [scrollView, velocity, targetContentOffset])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        notImplemented(self, "scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewWillBeginDecelerating:", [scrollView])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidEndDecelerating:", [scrollView])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidEndScrollingAnimation:", [scrollView])
    }
    /// Default for a type that does not implement this member: returns `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        notImplemented(self, "viewForZoomingInScrollView:", [scrollView], fallback: nil)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        notImplemented(self, "scrollViewWillBeginZooming:withView:", [scrollView, view])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        notImplemented(self, "scrollViewDidEndZooming:withView:atScale:", [scrollView, view, scale])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        notImplemented(self, "scrollViewShouldScrollToTop:", [scrollView], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidScrollToTop:", [scrollView])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        notImplemented(self, "scrollViewDidChangeAdjustedContentInset:", [scrollView])
    }
}
