// UIPageViewControllerDataSource: supplies the pages beside the visible one. Not called for setViewControllers.
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
