// UIPageControl: a row of dots. UIPageViewController owns one; apps add their own.
import ObjectiveC

/// A row of dots, one per page. A tap on the right half goes one page forward, on the left half one page back.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The way in which the user is turning pages now.
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    /// The visibility of the capsule behind the dots, which is never drawn here.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    /// The direction in which pages follow each other.
    public enum Direction: Int, Sendable {
        /// The reading direction; from left to right, right to left, top to bottom, bottom to top.
        case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    /// The direction in which pages follow each other (iOS 16). Default `natural`.
    open var direction: Direction = .natural { didSet { invalidateIntrinsicContentSize(); setNeedsLayout() } }
    /// The picture of each page in place of a dot, drawn as a template.
    open var preferredIndicatorImage: UIImage? { didSet { rebuild() } }
    /// The picture of the current page (iOS 16); nil is that of any page.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { rebuild() } }
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// Sets a picture for one page; nil removes it. A page number out of range raises an exception.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page)
        images[page] = image
        rebuild()
    }
    /// The picture of one page, else the picture of all pages; nil is a dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
    /// Sets a picture for one page while it is the current one (iOS 16).
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page)
        currentImages[page] = image
        rebuild()
    }
    /// The picture of one page while that page is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page) }

    private func check(_ page: Int) {
        guard (0..<numberOfPages).contains(page) else { Diagnostics.raise(.invalidArgument, "page \(page) is beyond the \(numberOfPages) pages of the page control") }
    }

    private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }
    /// Whether page 0 is at the end.
    private var isReversed: Bool { direction == .rightToLeft || direction == .bottomToTop || direction == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private static let dot: CGFloat = 7
    private static let spacing: CGFloat = 9
    private var dots: [UIImageView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibClasses.pageControl.decode(self, from: coder)
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
    /// The colour of the other pages' dots; nil is a faint white, made for pictures below.
    open var pageIndicatorTintColor: UIColor? { didSet { colour() } }
    /// The colour of the current page's dot; nil is white.
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
        let length = count * UIPageControl.dot + (count - 1) * UIPageControl.spacing + 32
        return isUpright ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    private func rebuild() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<max(0, numberOfPages)).map { _ in
            let dot = UIImageView(frame: .zero)
            dot.contentMode = .scaleAspectFit
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

    /// The part of white is not documented (Docs/DIVERGENCES.md).
    private static let faintWhite = UIColor(white: 1, alpha: 0.3)

    private func colour() {
        for (index, dot) in dots.enumerated() {
            let color = index == currentPage ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIPageControl.faintWhite
            dot.image = (index == currentPage ? currentPageIndicatorImage(forPage: index) : indicatorImage(forPage: index))?.withRenderingMode(.alwaysTemplate)
            dot.tintColor = color
            dot.backgroundColor = dot.image == nil ? color : .clear
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let step = UIPageControl.dot + UIPageControl.spacing
        let width = CGFloat(dots.count) * step - UIPageControl.spacing
        for (index, dot) in dots.enumerated() {
            let along = CGFloat(isReversed ? dots.count - 1 - index : index) * step - width / 2
            let origin = isUpright ? CGPoint(x: bounds.midX - UIPageControl.dot / 2, y: bounds.midY + along) : CGPoint(x: bounds.midX + along, y: bounds.midY - UIPageControl.dot / 2)
            let place = CGRect(origin: origin, size: CGSize(width: UIPageControl.dot, height: UIPageControl.dot))
            // A picture is larger than a dot.
            dot.frame = dot.image == nil ? place : place.insetBy(dx: -3, dy: -3)
        }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let point = touch.location(in: self)
        let isFarther = isUpright ? point.y > bounds.midY : point.x > bounds.midX
        let page = isFarther != isReversed ? currentPage + 1 : currentPage - 1
        guard (0..<numberOfPages).contains(page) else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }
}
