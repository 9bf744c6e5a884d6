// UINavigationItem: what a navigation bar shows for one view controller.
// Owns titles, items and appearances; tells the bar that shows it about changes.

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    open var title: String? { didSet { changed() } }
    open var titleView: UIView? { didSet { changed() } }
    open var prompt: String? { didSet { changed() } }
    open var subtitle: String? { didSet { changed() } }
    /// The back button that the item pushed on top of this one shows.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    open var hidesBackButton: Bool = false { didSet { changed() } }
    /// Its search bar lies in the navigation bar, below the title.
    open var searchController: UISearchController? { didSet { changed() } }
    /// Whether the search bar is there only while the content below stands at its top.
    open var hidesSearchBarWhenScrolling: Bool = true { didSet { changed() } }
    open var leftItemsSupplementBackButton: Bool = false { didSet { changed() } }
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(oldValue) } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(oldValue) } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The bar in whose stack the item is.
    weak var navigationBar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    public required init?(coder: NSCoder) {
        super.init()
        decodeNavigationItem(from: coder)
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// The words beside the chevron of whatever is pushed above this item.
    var titleForBackButton: String {
        if backButtonDisplayMode == .minimal { return "" }
        if let title = backBarButtonItem?.title { return title }
        if let backButtonTitle { return backButtonTitle }
        if backButtonDisplayMode == .generic { return "Back" }
        guard let title, !title.isEmpty else { return "Back" }
        return title
    }

    private func itemsChanged(_ old: [UIBarButtonItem]?) {
        for item in old ?? [] { item.onChange = nil }
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.onChange = { [weak self] in self?.changed() }
        }
        changed()
    }

    private func changed() { navigationBar?.itemDidChange(self) }
}
