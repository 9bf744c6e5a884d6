// UINavigationItem: the content of a navigation bar for one view controller.
// Owns titles, items and appearances; tells the bar that shows it about changes.
import ObjectiveC

/// The content of a navigation bar for a view controller; made at the first use of `navigationItem`.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// `automatic` does as the item below in the stack does; at the bottom the title is large. `inline` (iOS 17) shows the large title within
    /// the row of buttons while there is no back button; here it stands below the row, as that of `always` (Docs/DIVERGENCES.md).
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    /// `default` says the title, `generic` "Back", `minimal` only the chevron.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

    /// The title; also the back button's title on the next item.
    open var title: String? { didSet { changed(); notifyValueChange(self, "title", old: oldValue, new: title) } }
    /// A view in place of the title. Its own size applies; a view without one gets its intrinsic or fitting size.
    open var titleView: UIView? { didSet { changed(); notifyValueChange(self, "titleView", old: oldValue, new: titleView) } }
    /// A line of 12 points at the top of the bar; the bar does not grow for it.
    open var prompt: String? { didSet { changed(); notifyValueChange(self, "prompt", old: oldValue, new: prompt) } }
    /// A smaller line below the title (iOS 26); not shown beside a large title or a `titleView`.
    open var subtitle: String? { didSet { changed() } }
    /// The back button that shows when another item is on top of this one.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The title of the next item's back button, in place of `title`.
    open var backButtonTitle: String? { didSet { changed() } }
    /// The display of the back button that leads to this item.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    /// Whether this item's own back button is hidden.
    open var hidesBackButton: Bool = false { didSet { changed() } }
    /// An action in place of going back. A back button that is shown anyway keeps its looks; elsewhere one with this title or image is made (iOS 16).
    open var backAction: UIAction? { didSet { changed() } }
    /// The search controller, whose search bar is in the navigation bar, below the title.
    open var searchController: UISearchController? { didSet { changed() } }
    /// The possible positions of a search bar (iOS 16).
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated, integratedCentered, integratedButton }
    /// The wanted position of the search bar. A phone's navigation bar always stacks it below the title (Docs/DIVERGENCES.md).
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
    /// The position of the search bar.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Whether the search bar shows only while the content below is at its top.
    open var hidesSearchBarWhenScrolling: Bool = true { didSet { changed() } }
    /// Whether the back button stays beside items on the left. Default false: the items replace it.
    open var leftItemsSupplementBackButton: Bool = false {
        didSet {
            changed()
            notifyValueChange(self, "leftItemsSupplementBackButton", old: oldValue, new: leftItemsSupplementBackButton)
        }
    }
    /// The display of a large title, in bars with `prefersLargeTitles`.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

    /// Replaces the bar's appearance while this item is on top. Copied.
    open var standardAppearance: UINavigationBarAppearance? { didSet { standardAppearance = taken(standardAppearance); changed() } }
    /// Replaces the bar's appearance on a phone in landscape; nil uses `standardAppearance`. Copied.
    open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = taken(compactAppearance); changed() } }
    /// Replaces the bar's appearance while this item is on top and the content at its edge. Copied.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { scrollEdgeAppearance = taken(scrollEdgeAppearance); changed() } }
    /// At the content's edge on a phone on its side; nil takes `scrollEdgeAppearance`. A copy is kept.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { compactScrollEdgeAppearance = taken(compactScrollEdgeAppearance); changed() } }

    /// The items from the left edge inwards. They replace the back button, unless `leftItemsSupplementBackButton` is true.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(oldValue); notifyValueChange(self, "leftBarButtonItems", old: oldValue, new: leftBarButtonItems) } }
    /// The items from the right edge inwards: the first is the outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(oldValue); notifyValueChange(self, "rightBarButtonItems", old: oldValue, new: rightBarButtonItems) } }

    /// The first left item; setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { withValueChange(self, "leftBarButtonItem", of: leftBarButtonItem) { leftBarButtonItems = newValue.map { [$0] } } }
    }

    /// The first right item; setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { withValueChange(self, "rightBarButtonItem", of: rightBarButtonItem) { rightBarButtonItems = newValue.map { [$0] } } }
    }

    /// The groups as the app set them; UINavigationItem+Groups puts their items into the bar.
    var leadingGroups: [UIBarButtonItemGroup] = []
    var trailingGroups: [UIBarButtonItemGroup] = []
    /// The bar in whose stack the item is.
    @_ZeroingReference var navigationBar: UINavigationBar?

    /// Creates an item for bars without a navigation controller; controllers make their own item.
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

    /// Changes at once, animated or not.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Changes at once, animated or not.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Changes at once, animated or not.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Changes at once, animated or not.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Changes at once, animated or not.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// The words beside the chevron of the item above this one.
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
            item.onChange = { [owner = _ZeroingReference(self)] in owner.wrappedValue?.changed() }
        }
        changed()
    }

    private func taken(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        let copy = appearance?.duplicate
        copy?.onChange = { [owner = _ZeroingReference(self)] in owner.wrappedValue?.changed() }
        return copy
    }

    private func changed() { navigationBar?.itemDidChange(self) }
}
