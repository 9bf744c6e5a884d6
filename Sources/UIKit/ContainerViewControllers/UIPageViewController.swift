// UIPageViewController's options, state and overridable members. UIPageViewController+Pages chooses the pages, PageTransition has the
// order of a change, PageScroller (scroll style) or PageCurler (curl style) moves the views.
import CoreGraphics
import ObjectiveC

/// Shows one page of content after another, turned by a finger or by code.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// Towards later or earlier pages.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    /// The way in which pages follow each other.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// The edge at which pages of the curl style are bound; `mid` shows two pages.
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    /// The motion of a page turn.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

    /// The options of the initialiser.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An `NSNumber` of a `SpineLocation`; curl style only.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The points between two pages; scroll style only.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The transition style, fixed at creation.
    open internal(set) var transitionStyle: TransitionStyle
    /// The navigation orientation, fixed at creation.
    open internal(set) var navigationOrientation: NavigationOrientation
    /// `none` in the scroll style.
    open internal(set) var spineLocation: SpineLocation
    var interPageSpacing: CGFloat = 0
    /// Whether the backs of pages have content too.
    open var isDoubleSided = false
    /// The delegate, which is told of turns that a finger makes. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The data source, not retained. Without one, a finger turns no page.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { motion.neighboursChanged() } }

    var current: [UIViewController] = []
    var running: PageTransition?
    var queued: PageRequest?
    /// Whether the pages were told that the container appeared, and not yet that it disappears.
    var hasAppeared = false
    /// Whether pages were shown: until then, iOS 12 and earlier treat an animated change in a special way.
    var hasBeenShown = false
    var dots: UIPageControl?
    /// The index of the dot for the visible page.
    var shownDot = 0
    private(set) lazy var motion: any PageMotion = transitionStyle == .scroll ? PageScroller(self) : PageCurler(self)

    /// A page controller that shows nothing until `setViewControllers`.
    public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let wanted = (options?[.spineLocation] as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) } ?? options?[.spineLocation] as? SpineLocation
        spineLocation = style == .scroll ? .none : wanted ?? .min
        super.init(nibName: nil, bundle: nil)
        interPageSpacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? options?[.interPageSpacing] as? CGFloat ?? 0
        isDoubleSided = spineLocation == .mid
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        super.init(coder: coder)
        decodePages(from: coder)
    }

    // MARK: Pages
    /// The visible pages: one, or two with the spine in the middle.
    open var viewControllers: [UIViewController]? { current }
    /// The recognizers of the curl style; empty for the scroll style, whose scroll view has its own.
    open var gestureRecognizers: [UIGestureRecognizer] { motion.recognizers }
    /// Shows other pages, moving in `direction`. The data source and the delegate are not called.
    /// The curl style with the spine in the middle needs two controllers, else one is needed; another count raises
    /// `NSInvalidArgumentException`. `completion` gets false if a later call replaced this one while it was still
    /// waiting.
    open func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        setPages(PageRequest(controllers: viewControllers ?? [], direction: direction, animated: animated, completion: completion))
    }

    // MARK: View
    open override func loadView() { loadPageView() }
    open override func viewDidLoad() { super.viewDidLoad() }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutPages()
    }
    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        askForSpine()
    }

    /// Forwards the container's callback to the pages, from inside the container's own callback.
    override func forwardAppearance(_ callback: AppearanceCallback, animated: Bool) { passOn(callback, animated: animated) }

    open override var childForStatusBarStyle: UIViewController? { current.first }
    open override var childForStatusBarHidden: UIViewController? { current.first }
}
