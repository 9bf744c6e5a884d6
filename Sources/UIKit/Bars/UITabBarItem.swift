// UITabBarItem: the content of a tab bar for one view controller.
import ObjectiveC

/// The content of a tab bar for a view controller. Its bar draws again when a property changes.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Tabs with the system's title and symbol.
    public enum SystemItem: Int, Sendable {
        /// Title and image cannot be changed on a device; here later assignments win.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    /// The image of the selected tab; nil shows `image` in the selected state too.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// The text in a red pill at the icon; nil hides the pill, an empty string shows an empty pill.
    open var badgeValue: String? { didSet { changed(); notifyValueChange(self, "badgeValue", old: oldValue, new: badgeValue) } }
    /// The colour of the badge; nil is `systemRed`.
    open var badgeColor: UIColor? { didSet { changed() } }
    /// An offset in points that moves the title right and down, in addition to the bar's appearance.
    open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
    /// Replaces the bar's appearance while this item is selected. Copied.
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            standardAppearance = standardAppearance?.duplicate
            standardAppearance?.onChange = { [weak self] in self?.changed() }
            changed()
        }
    }
    /// The whole bar's look while this item is selected and the content is at its end; nil leaves it to the bar. Copied.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.duplicate
            scrollEdgeAppearance?.onChange = { [weak self] in self?.changed() }
            changed()
        }
    }
    var systemItem: SystemItem?
    private var badgeAttributes = StateTable<[NSAttributedString.Key: Any]>()

    /// Sets the attributes of the badge's text in a state, over those of the bar's appearance; nil removes the state's.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[exact: state] = textAttributes
        changed()
    }

    /// The value set for the state, else for a part of the state, else for `normal`.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes.value(for: state) }

    public override init() {
        super.init()
    }

    /// `tag` is a number for the app.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item. Both images are templates: they have the colours of the bar.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item with the system item's title and symbol.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        adopt(systemItem)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeTabBarItem(from: coder)
    }

    func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        let face: (String, String)
        switch systemItem {
        case .more: face = ("More", "ellipsis")
        case .favorites: face = ("Favorites", "star.fill")
        case .featured: face = ("Featured", "star.fill")
        case .topRated: face = ("Top Rated", "star.fill")
        case .recents: face = ("Recents", "clock.fill")
        case .contacts: face = ("Contacts", "person.crop.circle.fill")
        case .history: face = ("History", "clock.fill")
        case .bookmarks: face = ("Bookmarks", "book.fill")
        case .search: face = ("Search", "magnifyingglass")
        case .downloads: face = ("Downloads", "square.and.arrow.down.fill")
        case .mostRecent: face = ("Most Recent", "clock.fill")
        case .mostViewed: face = ("Most Viewed", "list.number")
        }
        title = face.0
        image = UIImage(systemName: face.1)
    }
}
