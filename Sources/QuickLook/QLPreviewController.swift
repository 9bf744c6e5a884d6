// QLPreviewController: shows files one at a time, with a swipe from one to the next. QuickLookPage draws a file.
import DeviceServices
import ObjectiveC
import UIKit

/// Shows the content of files.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    /// Gives the files.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { if isViewLoaded { reloadData() } } }
    /// The delegate, which is told of the end.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The index of the file that is shown.
    open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded, oldValue != currentPreviewItemIndex { show(animated: false) } } }
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private lazy var turner = PageTurner(self)
    private let bar = UINavigationBar()
    private let barItem = UINavigationItem()
    private var count = 0

    /// The file that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? { item(at: currentPreviewItemIndex) }

    /// Whether a file can be shown: it is there. What it holds may be no more than a name.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL.map { $0.isFileURL && FileManager.default.fileExists(atPath: $0.path) } ?? false }

    /// Asks for the number of files again.
    open func reloadData() {
        count = max(0, dataSource?.numberOfPreviewItems(in: self) ?? 0)
        if currentPreviewItemIndex >= count { currentPreviewItemIndex = max(0, count - 1) }
        show(animated: false)
    }
    /// Asks for the file that is shown again.
    open func refreshCurrentPreviewItem() { show(animated: false) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        (pages.dataSource, pages.delegate) = (turner, turner)
        bar.items = [barItem]
        barItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        view.addSubview(bar)
        reloadData()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bar.isHidden = navigationController != nil
        if navigationController?.viewControllers.first === self, presentingViewController != nil, navigationItem.leftBarButtonItem == nil {
            navigationItem.leftBarButtonItem = barItem.leftBarButtonItem
        }
        reloadData()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = bar.isHidden ? 0 : view.safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
        pages.additionalSafeAreaInsets.top = bar.isHidden ? 0 : 44
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed || navigationController?.isBeingDismissed == true { delegate?.previewControllerWillDismiss(self) }
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || navigationController?.isBeingDismissed == true { delegate?.previewControllerDidDismiss(self) }
    }

    private func item(at index: Int) -> (any QLPreviewItem)? {
        guard index >= 0, index < count else { return nil }
        return dataSource?.previewController(self, previewItemAt: index)
    }
    fileprivate func page(at index: Int) -> QuickLookPage? { item(at: index).map { QuickLookPage(index: index, url: $0.previewItemURL) } }

    private func show(animated: Bool) {
        guard isViewLoaded else { return }
        let shown = page(at: currentPreviewItemIndex)
        pages.setViewControllers([shown ?? QuickLookPage(index: 0, url: nil)], direction: .forward, animated: animated)
        tellTitle()
    }
    fileprivate func turned(to index: Int) {
        currentPreviewItemIndex = index
        tellTitle()
    }
    private func tellTitle() {
        let item = currentPreviewItem
        let title = (item?.previewItemTitle ?? nil) ?? item?.previewItemURL?.lastPathComponent
        barItem.title = title
        navigationItem.title = title
    }
}

/// Turns the pages.
private final class PageTurner: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private weak var owner: QLPreviewController?
    init(_ owner: QLPreviewController) { self.owner = owner }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        (viewController as? QuickLookPage).flatMap { owner?.page(at: $0.index - 1) }
    }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        (viewController as? QuickLookPage).flatMap { owner?.page(at: $0.index + 1) }
    }
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        if completed, let page = pageViewController.viewControllers?.first as? QuickLookPage { owner?.turned(to: page.index) }
    }
}

/// Gives the files.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// One of them.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// A delegate that is told of the end. All methods are optional.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    /// The preview is about to go.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// The preview is gone.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Whether a link of a file is followed. Files here have none that are followed.
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) { notImplemented(self, #function, [controller]) }
    public func previewControllerDidDismiss(_ controller: QLPreviewController) { notImplemented(self, #function, [controller]) }
    public func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool { notImplemented(self, #function, [controller, url, item], fallback: true) }
}
