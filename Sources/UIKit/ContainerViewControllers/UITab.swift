// UITab: one tab of a tab bar controller as a model (iOS 18). UITabBarController+Models turns tabs into the controllers and bar items
// that the other files of the tab bar controller use.
import ObjectiveC

/// One tab: the content of its bar item, and its controller.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The possible positions of a tab in the bar and the sidebar of an iPad. A phone's bar shows all tabs except those of the sidebar.
    public enum Placement: Int, Sendable {
        /// The default of the tab's kind; in the bar unless removed; in the bar once added; in the bar and movable.
        case automatic = 0, `default`, optional, movable
        /// At the end of the bar; in the bar, not to be moved; in the sidebar only.
        case pinned, fixed, sidebarOnly
    }

    /// Tells the tab from others; unique in its tab bar controller.
    open private(set) var identifier: String
    /// The words of its item.
    open var title: String { didSet { itemChanged() } }
    /// The symbol of its item.
    open var image: UIImage? { didSet { itemChanged() } }
    /// The symbol while the tab is selected (iOS 26); nil is `image`.
    open var selectedImage: UIImage? { didSet { itemChanged() } }
    /// A second line in a sidebar.
    open var subtitle: String?
    /// The text in a red pill at the icon; nil hides the pill.
    open var badgeValue: String? { didSet { itemChanged() } }
    /// A value of the app.
    open var userInfo: Any?
    /// Whether a tap selects the tab. Default true.
    open var isEnabled = true { didSet { itemChanged() } }
    /// Whether the tab is hidden from the bar. Default false.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
    /// The value of `isHidden` before a person changes it.
    open var isHiddenByDefault = false { didSet { isHidden = isHiddenByDefault } }
    /// Whether a person may hide the tab, on an iPad.
    open var allowsHiding = false
    /// The wanted position on an iPad.
    open var preferredPlacement = Placement.automatic { didSet { if preferredPlacement != oldValue { tabBarController?.tabsChanged() } } }
    /// The group that contains the tab.
    open internal(set) weak var parent: UITabGroup?
    @_ZeroingReference var owner: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    /// `viewControllerProvider` makes the tab's controller when the tab joins a tab bar controller.
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    }

    /// The tab bar controller that contains the tab.
    open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
    /// The tab's controller; nil until the tab has joined a tab bar controller.
    open var viewController: UIViewController? { made }
    /// Whether the bar shows the tab.
    open var hasVisiblePlacement: Bool { tabBarController?.barTab(of: self) === self }

    /// The controller that the bar's item of this tab leads to.
    func controller() -> UIViewController? {
        if made == nil, let provider {
            made = provider(self)
            itemChanged()
        }
        return made
    }

    func itemChanged() {
        guard let item = made?.tabBarItem else { return }
        (item.title, item.image, item.selectedImage, item.badgeValue, item.isEnabled) = (title, image, selectedImage, badgeValue, isEnabled)
    }
}
