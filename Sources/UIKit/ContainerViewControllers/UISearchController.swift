// UISearchController's options, state and overridable members. +Activation begins and ends the search, SearchPresentation has the
// views; the orders are those of present and dismiss (PresentTransition, DismissTransition).
import CoreGraphics
import ObjectiveC

/// Runs a search: presents itself when its search bar is used and shows results that the app updates.
@preconcurrency @MainActor open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate {
    /// Called when the search begins and ends and with each change of the text. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, which is told of presenting and dismissing. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller that shows the results over the content; nil if the app filters its visible content.
    open private(set) var searchResultsController: UIViewController?
    /// The search bar. The app puts it into a navigation item or a table's header; touching it begins the search.
    open var searchBar: UISearchBar { ownBar }
    private lazy var ownBar: UISearchBar = makeBar()
    /// Whether the searched content is dimmed and takes no touches until there are results.
    open var obscuresBackgroundDuringPresentation = true
    /// The name of `obscuresBackgroundDuringPresentation` before iOS 9.1.
    @available(iOS, introduced: 8.0, deprecated: 12.0, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the surrounding navigation bar slides away while the search is active.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the results show as soon as the search bar has text.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results show, whatever the text. Setting it ends the automatic showing.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            showResults(showsSearchResultsController)
        }
    }
    /// The times at which the search bar's scopes show.
    public enum ScopeBarActivation: Int, Sendable {
        /// The scope bar is shown with the search, unless `automaticallyShowsScopeBar` is false; or by the search bar's `showsScopeBar`.
        case automatic = 0, manual
        /// The bar is shown as soon as there is text; or as soon as the search is active.
        case onTextEntry, onSearchActivation
    }
    /// The times at which the search bar's scopes show (iOS 16). Default `automatic`.
    open var scopeBarActivation: ScopeBarActivation = .automatic { didSet { scopesFollow() } }
    /// Whether the search bar's scopes show and hide with the search. False once the app sets the bar's `showsScopeBar` itself.
    open var automaticallyShowsScopeBar = true
    /// Whether the bar's cancel button shows and hides with the search.
    open var automaticallyShowsCancelButton = true
    var isActiveStorage = false { didSet { if isActiveStorage != oldValue { scopesFollow() } } }
    var resultsAreShown = false
    /// Whether a touch of the bar began the search, so that the updater is to be called after the delegate.
    var owesUpdate = false
    /// The navigation bar that this search has hidden.
    @_ZeroingReference var hiddenBarOf: UINavigationController?

    /// Creates a search controller. Without a results controller the app shows the results in the searched view.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        adoptPresentation()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        adoptPresentation()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adoptPresentation()
    }

    /// Whether the search interface is presented. Setting it presents or dismisses the interface.
    open var isActive: Bool {
        get { isActiveStorage }
        set { setActive(newValue) }
    }

    open override func loadView() { loadSearchView() }
    open override func viewDidLoad() { super.viewDidLoad() }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutResults()
    }

    open func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        searchPresentation(of: presented, by: presenting)
    }
    override var isSearch: Bool { true }
}

/// Updates the shown results for the search bar's text.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search bar became first responder, its text changed, or the search has ended and the text is gone.
    func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is told when a search controller presents and dismisses itself.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search interface is presented.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search interface has been presented.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search interface is dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search interface has been dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Presents the controller in the app's own way.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        notImplemented(self, "willPresentSearchController:", [searchController], fallback: ())
    }
    public func didPresentSearchController(_ searchController: UISearchController) {
        notImplemented(self, "didPresentSearchController:", [searchController], fallback: ())
    }
    public func willDismissSearchController(_ searchController: UISearchController) {
        notImplemented(self, "willDismissSearchController:", [searchController], fallback: ())
    }
    public func didDismissSearchController(_ searchController: UISearchController) {
        notImplemented(self, "didDismissSearchController:", [searchController], fallback: ())
    }
    public func presentSearchController(_ searchController: UISearchController) {
        notImplemented(self, "presentSearchController:", [searchController], fallback: ())
    }
}
