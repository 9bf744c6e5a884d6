// UIPageViewControllerDelegate: is told of pages that a finger turns. Not called for setViewControllers.
import ObjectiveC

/// A delegate that is told of pages that a finger turns (record apple-page-delegate).
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when a finger begins to turn to these pages. Not called for `setViewControllers`.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when a turn under a finger has ended; `completed` is false if it went back to the previous pages.
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Curl style, when the device turns; the delegate may set other pages inside.
    func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
    /// Meant for the orientations of the pages. Never called here: override `supportedInterfaceOrientations`.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        notImplemented(self, "pageViewController:willTransitionToViewControllers:", [pageViewController, pendingViewControllers], fallback: ())
    }
    public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        notImplemented(self, "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", [pageViewController, finished, previousViewControllers, completed], fallback: ())
    }
    public func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation {
        notImplemented(self, "pageViewController:spineLocationForInterfaceOrientation:", [pageViewController, orientation], fallback: .min)
    }
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
        notImplemented(self, "pageViewControllerSupportedInterfaceOrientations:", [pageViewController], fallback: .all)
    }
}
