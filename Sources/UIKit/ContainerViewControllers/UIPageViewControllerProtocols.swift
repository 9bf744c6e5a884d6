// The data source and the delegate of a page controller. Nothing here is called for setViewControllers.
import ObjectiveC

/// Supplies the pages before and after the visible one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before, nil at the first.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    /// The page after, nil at the last.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    /// The number of dots of the page control. Together with `presentationIndex`, it makes the control appear.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the page that `setViewControllers` showed.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        notImplemented(self, "presentationCountForPageViewController:", [pageViewController], fallback: 0)
    }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        notImplemented(self, "presentationIndexForPageViewController:", [pageViewController], fallback: 0)
    }
}

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
