// UIRefreshControl: pull a scroll view down to refresh it.
// A scroll view attaches it; pulling 60 points beyond the top starts refreshing.
import ObjectiveC

/// A pull by 60 points at the top of a scroll view begins refreshing and sends `valueChanged`; the app ends it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private static let height: CGFloat = 60
    private let indicator = UIActivityIndicatorView(style: .large)
    private let label = UILabel(frame: .zero)
    @_ZeroingReference private var scrollView: UIScrollView?
    private var insetAdded = false

    public convenience override init(frame: CGRect) {
        self.init()
        self.frame = frame
    }

    /// Creates a control 60 points high, hidden until a scroll view is pulled. `UIScrollView.refreshControl` places it.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height))
        setUpRefresh()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpRefresh()
    }

    private func setUpRefresh() {
        indicator.hidesWhenStopped = false
        label.textAlignment = .center
        for part in [indicator, label] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isHidden = true
    }

    /// Whether the control is refreshing: from the pull or `beginRefreshing()` until `endRefreshing()`.
    open private(set) var isRefreshing: Bool = false
    /// A line below the wheel.
    open var attributedTitle: NSAttributedString? { didSet { label.attributedText = attributedTitle; setNeedsLayout() } }

    /// Shows the refresh as begun by the program; no event is sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        indicator.startAnimating()
        isHidden = false
        addInset()
    }

    /// Called by the app when the new content is loaded; the 60 points at the top disappear in a quarter of a second.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        indicator.stopAnimating()
        removeInset()
    }

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        scrollView.insertSubview(self, at: 0)
        place()
    }

    func leaveScrollView() {
        removeInset()
        removeFromSuperview()
        scrollView = nil
    }

    /// Called while the finger pulls: beyond the threshold the refresh begins.
    func pulled() {
        guard let scrollView else { return }
        place()
        let pull = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
        isHidden = pull <= 0 && !isRefreshing
        guard pull >= UIRefreshControl.height, scrollView.motion.isDragging, !isRefreshing else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    func place() {
        guard let scrollView else { return }
        frame = CGRect(x: 0, y: -UIRefreshControl.height, width: scrollView.bounds.width, height: UIRefreshControl.height)
    }

    private func addInset() {
        guard !insetAdded, let scrollView else { return }
        insetAdded = true
        scrollView.contentInset.top += UIRefreshControl.height
    }

    private func removeInset() {
        guard insetAdded, let scrollView else { return }
        insetAdded = false
        let wasAbove = scrollView.contentOffset.y < -(scrollView.adjustedContentInset.top - UIRefreshControl.height)
        UIView.animateTouchably(withDuration: 0.25) { scrollView.contentInset.top -= UIRefreshControl.height }
        if !wasAbove { isHidden = true }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        indicator.color = tintColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        indicator.frame = CGRect(x: bounds.midX - 18.5, y: (bounds.height - 37) / 2 - (attributedTitle == nil ? 0 : 8), width: 37, height: 37)
        label.frame = CGRect(x: 0, y: bounds.height - 18, width: bounds.width, height: 16)
    }
}
