// UIScrollView: a window onto content that is larger than itself. Its bounds' origin is the content offset.
// Owns offset, size, insets and options; ScrollMotion does dragging and deceleration,
// UIScrollView+Insets the insets, UIScrollView+Zooming the zooming.
import ObjectiveC

/// Declares `delegate`, so that UITableView and UITextView can declare theirs with their own protocol,
/// as Apple's headers do; Swift has no other way to narrow a property's type in a subclass.
@preconcurrency @MainActor
public protocol _UIScrollViewDelegating: UIView {}

extension _UIScrollViewDelegating where Self: UIScrollView {
    /// The delegate, not retained. Tables, collection views and text views declare theirs with their own protocol.
    public weak var delegate: UIScrollViewDelegate? {
        get { scrollDelegate }
        set { withValueChange(self, "delegate", of: delegate) { scrollDelegate = newValue } }
    }
}

/// Shows a part of content that is larger than itself; a finger moves the content.
@preconcurrency @MainActor
open class UIScrollView: UIView, _UIScrollViewDelegating {
    /// The cases in which the safe area is added to `contentInset`: `scrollableAxes` only along axes that scroll, `automatic` also at the top
    /// and bottom of a bar container's content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    /// The effect of a drag on the keyboard: all but `none` end editing when it begins; the keyboard does not follow the finger.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    /// The visibility of an index beside the rows, which is never shown here.
    public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

    /// The speed at which scrolling comes to rest after the finger.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// Share of the velocity left after each millisecond.
        public let rawValue: CGFloat
        /// Share of the velocity left after each millisecond, below 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Share of the velocity left after each millisecond.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// About a fifth of the distance of `normal`.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    @_ZeroingDelegate var scrollDelegate: UIScrollViewDelegate? { didSet { if oldValue !== scrollDelegate { delegateDidChange() } } }
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
        addGestureRecognizer(DelayedTouchesGestureRecognizer(scrollView: self))
        addGestureRecognizer(panGestureRecognizer)
    }

    func delegateDidChange() {}

    // MARK: Geometry

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        // The delegate is told before observers: its call is inside the setter.
        set { withValueChange(self, "contentOffset", of: bounds.origin) { bounds.origin = newValue } }
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

    /// The size of the content in points. Reducing it moves an offset that is beyond its end.
    open var contentSize: CGSize = .zero {
        didSet {
            if oldValue != contentSize { scrollGeometryDidChange() }
            notifyValueChange(self, "contentSize", old: oldValue, new: contentSize)
        }
    }

    /// The points added around the content; negative values cut the content off.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            if oldValue != contentInset { updateAdjustedContentInset() }
            notifyValueChange(self, "contentInset", old: oldValue, new: contentInset)
        }
    }

    /// `contentInset` plus the insets that the safe area adds.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaContribution }

    /// Called before the delegate is told.
    open func adjustedContentInsetDidChange() {}

    /// Changes the insets at once.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { updateAdjustedContentInset() }
    }

    /// Kept; the safe area always counts for the indicators.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool = true
    /// The points added to the safe area for both indicators.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Kept; both indicators go by the vertical one's insets.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Sets the insets of both indicators; reads those of the vertical one.
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
            motion.stop(self)
        } else {
            updateAdjustedContentInset()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateAdjustedContentInset()
        tellBarsAboutEdges()
        indicators.layout(in: self)
    }

    // MARK: Options

    /// False leaves touches to the content; the offset can still be set.
    open var isScrollEnabled: Bool = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled; notifyValueChange(self, "isScrollEnabled", old: oldValue, new: isScrollEnabled) } }
    /// Content follows a finger beyond its edge, less and less, and springs back. Setting it sets both axes (iOS 17.4).
    open var bounces: Bool = true { didSet { (bouncesHorizontally, bouncesVertically) = (bounces, bounces) } }
    /// Whether the content goes beyond its left and right edges.
    open var bouncesHorizontally: Bool = true
    /// Whether the content goes beyond its upper and lower edges.
    open var bouncesVertically: Bool = true
    /// Whether the view also bounces when the content is not higher than the view.
    open var alwaysBounceVertical: Bool = false
    /// Whether the view also bounces when the content is not wider than the view.
    open var alwaysBounceHorizontal: Bool = false
    /// Whether scrolling comes to rest at multiples of the view's size, one page per swipe.
    open var isPagingEnabled: Bool = false
    /// Whether a drag that begins along one axis stays on it; a drag that begins between them moves along both.
    open var isDirectionalLockEnabled: Bool = false
    /// Shows while scrolling.
    open var showsVerticalScrollIndicator: Bool = true
    /// Shows while scrolling.
    open var showsHorizontalScrollIndicator: Bool = true
    /// `default` follows the light or dark style.
    open var indicatorStyle: IndicatorStyle = .default
    /// The rate of deceleration, which also decides where a drag comes to rest.
    open var decelerationRate: DecelerationRate = .normal
    /// Whether a tap on the status bar scrolls to the top. On iPhone no view scrolls if several on screen return true.
    open var scrollsToTop: Bool = true
    /// Ends editing at the beginning of a drag.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Kept; there is no index.
    open var indexDisplayMode: IndexDisplayMode = .automatic
    /// Whether content is told of a touch only after 0.15 seconds, or when the touch clearly scrolls nothing; of a shorter touch when it ends,
    /// unless a recognizer has taken it.
    open var delaysContentTouches: Bool = true
    /// False: a touch that content has heard of scrolls no more.
    open var canCancelContentTouches: Bool = true

    /// Whether a drag may take a touch away from `view`, which already tracks it.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Called before content is told of touches; false keeps them from the content.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    // MARK: State

    /// A finger is down, dragging or not.
    open var isTracking: Bool { madePan?.numberOfTouches ?? 0 > 0 }
    /// True from the beginning of the drag until the content has come to rest, also while it decelerates.
    open var isDragging: Bool { motion.isDragging || motion.goesOn }
    /// Moving on after the finger, also back from beyond an edge.
    open var isDecelerating: Bool { motion.isDecelerating }

    /// The recognizer of dragging; apps may make others wait for it.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let madePan { return madePan }
        let pan = ScrollPanGestureRecognizer(scrollView: self)
        madePan = pan
        return pan
    }

    /// The recognizer for zooming; nil until the maximum zoom scale is larger than the minimum.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { madePinch }

    /// Shows the indicators for a moment; list controllers call it when they appear.
    open func flashScrollIndicators() { indicators.flash(in: self) }

    /// Scrolls only until `rect` of the content is visible; not at all if it already is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    // MARK: Refreshing

    /// A control above the content, which shows when the content is pulled down.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            oldValue?.leaveScrollView()
            refreshControl?.attach(to: self)
        }
    }

    // MARK: Zooming

    /// A larger one zooms in at once.
    open var minimumZoomScale: CGFloat = 1 { didSet { updateZoomGesture() } }
    /// The largest scale. A value above the minimum adds the pinch recognizer.
    open var maximumZoomScale: CGFloat = 1 { didSet { updateZoomGesture() } }
    /// Kept; zooming stops at its limits.
    open var bouncesZoom: Bool = true
    var zoomScaleStorage: CGFloat = 1
    /// True between the beginning and the end of a pinch.
    open internal(set) var isZooming: Bool = false
    /// Always false: zooming stops at its limits.
    open var isZoomBouncing: Bool { false }
    /// The scale, clamped to the limits. Without a view from `viewForZooming(in:)`, setting it does nothing.
    open var zoomScale: CGFloat {
        get { zoomScaleStorage }
        set { withValueChange(self, "zoomScale", of: zoomScale) { setZoomScale(newValue, animated: false) } }
    }
    /// Sets the scale; the centre of the view stays in place.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { applyZoom(scale, animated: animated) }
    /// Zooms until all of `rect` is visible, within the limits, and centres it.
    open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

    // MARK: Layout guides

    /// The content's area, in the scroll view's coordinates; constraints to it size the content.
    public private(set) lazy var contentLayoutGuide: UILayoutGuide = makeGuide("UIScrollView-contentLayoutGuide")
    /// The untransformed frame of the scroll view.
    public private(set) lazy var frameLayoutGuide: UILayoutGuide = makeGuide("UIScrollView-frameLayoutGuide")

    /// ViewLayout recognises these two guides by their identifiers.
    private func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        addLayoutGuide(guide)
        return guide
    }

    // MARK: Telling

    /// The resting position of a drag that was lifted; a collection view asks its layout. Velocity in points per millisecond.
    func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// Bounds or content size changed.
    func scrollGeometryDidChange() { adjustToGeometry() }

    /// Handles a change of the offset: subviews are placed and the delegate is told.
    func offsetDidChange() {
        setNeedsLayout()
        guard !isApplyingBounds else { return }
        isApplyingBounds = true
        defer { isApplyingBounds = false }
        indicators.layout(in: self)
        tellBarsAboutEdges()
        refreshControl?.pulled()
        if let delegate = scrollDelegate { ifImplemented { delegate.scrollViewDidScroll(self) } }
    }

    override var holdsScrolledContent: Bool { true }
    override var scrolledContentSize: CGSize? {
        get { contentSize }
        set { if let newValue { contentSize = newValue } }
    }
    override var claimsSidewaysDrags: Bool { scrollsHorizontally }
}
