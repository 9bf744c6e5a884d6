// UISearchTab: the tab of an app's search, with the system's words and symbol.

/// The tab of an app's search, always at the end of the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// The system's title, symbol and identifier.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
    }
    /// Words, symbol and identifier of the app's.
    public override init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}
