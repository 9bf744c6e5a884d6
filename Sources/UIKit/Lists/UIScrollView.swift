// UIScrollView: a window onto content that is larger than itself. Its bounds' origin is the content offset.
// Owns offset, size, insets and options; dragging and deceleration are ScrollMotion,
// insets UIScrollView+Insets, zooming UIScrollView+Zooming.

/// Carries `delegate`, so that UITableView and UITextView can declare theirs with their own protocol,
/// as Apple's headers do; Swift has no other way to narrow a property's type in a subclass.
@preconcurrency @MainActor
public protocol _UIScrollViewDelegating: UIView {}

extension _UIScrollViewDelegating where Self: UIScrollView {
    public var delegate: UIScrollViewDelegate? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

@preconcurrency @MainActor
open class UIScrollView: UIView, _UIScrollViewDelegating {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Share of the velocity left after each millisecond.
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    weak var scrollDelegate: UIScrollViewDelegate? { didSet { if oldValue !== scrollDelegate { delegateDidChange() } } }
    let motion = ScrollMotion()
    let indicators = ScrollIndicators()
    private var madePan: ScrollPanGestureRecognizer?
    var madePinch: UIPinchGestureRecognizer?
    private var isApplyingBounds = false
    var appliedInset: UIEdgeInsets = .zero
    var appliedCollapse: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrollView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrollView()
        decodeScrollView(from: coder)
    }

    private func setUpScrollView() {
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
    }

    func delegateDidChange() {}

    // MARK: Geometry

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Moves to an offset; animated takes 0.3 seconds and ends with `scrollViewDidEndScrollingAnimation`.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveOffset(to: contentOffset, animated: animated)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if old.origin != newValue.origin { offsetDidChange() }
            if old.size != newValue.size { scrollGeometryDidChange() }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds.size
            super.frame = newValue
            if old != super.bounds.size { scrollGeometryDidChange() }
        }
    }

    open var contentSize: CGSize = .zero {
        didSet { if oldValue != contentSize { scrollGeometryDidChange() } }
    }

    open var contentInset: UIEdgeInsets = .zero {
        didSet { if oldValue != contentInset { updateAdjustedContentInset() } }
    }

    /// `contentInset` and what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaContribution }

    open func adjustedContentInsetDidChange() {}

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { updateAdjustedContentInset() }
    }

    open var automaticallyAdjustsScrollIndicatorInsets: Bool = true
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            motion.ticker.stop()
        } else {
            updateAdjustedContentInset()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateAdjustedContentInset()
        tellBarAboutEdge()
        indicators.layout(in: self)
    }

    // MARK: Options

    open var isScrollEnabled: Bool = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    open var bounces: Bool = true
    open var alwaysBounceVertical: Bool = false
    open var alwaysBounceHorizontal: Bool = false
    open var isPagingEnabled: Bool = false
    open var isDirectionalLockEnabled: Bool = false
    open var showsVerticalScrollIndicator: Bool = true
    open var showsHorizontalScrollIndicator: Bool = true
    open var indicatorStyle: IndicatorStyle = .default
    open var decelerationRate: DecelerationRate = .normal
    open var scrollsToTop: Bool = true
    open var keyboardDismissMode: KeyboardDismissMode = .none
    open var indexDisplayMode: IndexDisplayMode = .automatic
    open var delaysContentTouches: Bool = true
    open var canCancelContentTouches: Bool = true

    /// Whether a drag may take a touch away from `view`, which already tracks it.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    // MARK: State

    open var isTracking: Bool { madePan?.numberOfTouches ?? 0 > 0 }
    open var isDragging: Bool { motion.isDragging }
    open var isDecelerating: Bool { motion.isDecelerating }

    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let madePan { return madePan }
        let pan = ScrollPanGestureRecognizer(scrollView: self)
        madePan = pan
        return pan
    }

    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { madePinch }

    open func flashScrollIndicators() { indicators.flash(in: self) }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    // MARK: Refreshing

    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            oldValue?.leaveScrollView()
            refreshControl?.attach(to: self)
        }
    }

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1 { didSet { updateZoomGesture() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { updateZoomGesture() } }
    open var bouncesZoom: Bool = true
    var zoomScaleStorage: CGFloat = 1
    open internal(set) var isZooming: Bool = false
    open var isZoomBouncing: Bool { false }
    open var zoomScale: CGFloat {
        get { zoomScaleStorage }
        set { setZoomScale(newValue, animated: false) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { applyZoom(scale, animated: animated) }
    open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

    // MARK: Layout guides

    /// The content's area, in the scroll view's coordinates; constraints to it size the content.
    public private(set) lazy var contentLayoutGuide: UILayoutGuide = makeGuide("UIScrollView-contentLayoutGuide")
    /// The untransformed frame of the scroll view.
    public private(set) lazy var frameLayoutGuide: UILayoutGuide = makeGuide("UIScrollView-frameLayoutGuide")

    /// ViewLayout knows these two by their names.
    private func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        addLayoutGuide(guide)
        return guide
    }

    // MARK: Telling

    /// Where a drag that was lifted would rest; a collection view asks its layout. Velocity in points a millisecond.
    func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// Bounds or content size changed.
    func scrollGeometryDidChange() { adjustToGeometry() }

    /// The offset changed: subviews are placed anew and the delegate hears of it.
    func offsetDidChange() {
        setNeedsLayout()
        guard !isApplyingBounds else { return }
        isApplyingBounds = true
        defer { isApplyingBounds = false }
        indicators.layout(in: self)
        tellBarAboutEdge()
        refreshControl?.pulled()
        if let delegate = scrollDelegate { ifImplemented { delegate.scrollViewDidScroll(self) } }
    }
}
