// UIPageControl: a row of dots. UIPageViewController owns one; apps add their own.
import ObjectiveC

/// A row of dots, one a page. A tap on the right half goes on, on the left half back.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// How the user is turning pages now.
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    /// When the capsule behind the dots shows; there is none here.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    private static let dot: CGFloat = 7
    private static let spacing: CGFloat = 9
    private var dots: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodePageControl(from: coder)
        rebuild()
    }

    /// Reduces `currentPage` where that is too large.
    open var numberOfPages: Int = 0 { didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)); rebuild(); notifyValueChange(self, "numberOfPages", old: oldValue, new: numberOfPages) } }
    /// Kept within 0 and the last page. Setting it in code sends no event.
    open var currentPage: Int = 0 {
        didSet {
            let clamped = min(max(currentPage, 0), max(0, numberOfPages - 1))
            if clamped != currentPage { currentPage = clamped }
            colour()
            notifyValueChange(self, "currentPage", old: oldValue, new: currentPage)
        }
    }
    /// Hides the dot of a single page; the control keeps its size.
    open var hidesForSinglePage: Bool = false { didSet { rebuild() } }
    /// Of the other pages; nil is `tertiaryLabel`.
    open var pageIndicatorTintColor: UIColor? { didSet { colour() } }
    /// Of the current page; nil is `label`.
    open var currentPageIndicatorTintColor: UIColor? { didSet { colour() } }
    /// Kept, not drawn.
    open var backgroundStyle: BackgroundStyle = .automatic
    /// Whether dragging along the dots would turn pages. Kept; only taps do.
    open var allowsContinuousInteraction: Bool = true
    /// Always `none`: pages turn by single taps.
    open var interactionState: InteractionState { .none }

    /// 26 points high, 7 a dot and 9 between them, 16 at each end.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(1, pageCount))
        return CGSize(width: count * UIPageControl.dot + (count - 1) * UIPageControl.spacing + 32, height: 26)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    private func rebuild() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<max(0, numberOfPages)).map { _ in
            let dot = UIView(frame: .zero)
            dot.layer.cornerRadius = UIPageControl.dot / 2
            dot.isUserInteractionEnabled = false
            dot.isHidden = hidesForSinglePage && numberOfPages <= 1
            addSubview(dot)
            return dot
        }
        colour()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func colour() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = index == currentPage ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let step = UIPageControl.dot + UIPageControl.spacing
        let width = CGFloat(dots.count) * step - UIPageControl.spacing
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(x: bounds.midX - width / 2 + CGFloat(index) * step, y: bounds.midY - UIPageControl.dot / 2, width: UIPageControl.dot, height: UIPageControl.dot)
        }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let page = touch.location(in: self).x > bounds.midX ? currentPage + 1 : currentPage - 1
        guard (0..<numberOfPages).contains(page) else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }
}
