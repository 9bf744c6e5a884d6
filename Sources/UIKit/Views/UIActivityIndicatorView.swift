// UIActivityIndicatorView: a turning wheel that shows that work is in progress.

/// A turning wheel of eight spokes, 0.8 seconds a turn.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// `large` is 37 points wide, the others 20.
    public enum Style: Int, Sendable {
        /// The first three styles are from before iOS 13; the white ones ignore `color`.
        case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
    }

    private static let spokes = 8
    /// The seconds of one turn.
    private static let turn: CFTimeInterval = 0.8
    private let wheel = ActivityWheel(frame: .zero)

    /// Creates an indicator in the size of its style, hidden and not animating.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = naturalSize
        setUpIndicator()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpIndicator()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpIndicator()
        decodeActivityIndicator(from: coder)
        updateVisibility()
    }

    private func setUpIndicator() {
        wheel.isUserInteractionEnabled = false
        addSubview(wheel)
        updateVisibility()
    }

    /// The size of the wheel. A change updates the intrinsic size; a frame set by hand stays.
    open var style: Style = .medium { didSet { invalidateIntrinsicContentSize(); setNeedsLayout() } }
    /// The colour of the spokes; the two white styles ignore it.
    open var color: UIColor! = .gray { didSet { wheel.color = color } }
    /// Sets `isHidden` at each start and stop.
    open var hidesWhenStopped: Bool = true { didSet { updateVisibility() } }
    /// True between `startAnimating()` and `stopAnimating()`, in a window or not.
    open private(set) var isAnimating: Bool = false

    /// Shows the wheel and turns it without end.
    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    /// Hides the wheel, unless `hidesWhenStopped` is false.
    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }

    /// Steps of an eighth of a turn, endless while animating.
    func updateVisibility() {
        if hidesWhenStopped { isHidden = !isAnimating }
        wheel.layer.removeAnimation(forKey: "spin")
        guard isAnimating else { return }
        let spin = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        spin.values = (0..<UIActivityIndicatorView.spokes).map { Double($0) * 2 * .pi / Double(UIActivityIndicatorView.spokes) }
        spin.calculationMode = .discrete
        spin.duration = UIActivityIndicatorView.turn
        spin.repeatCount = .infinity
        wheel.layer.add(spin, forKey: "spin")
    }

    private var naturalSize: CGSize {
        style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.color = style == .white || style == .whiteLarge ? .white : color
        let size = naturalSize
        wheel.bounds = CGRect(origin: .zero, size: size)
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

final class ActivityWheel: UIView {
    var color: UIColor? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let radius = min(bounds.width, bounds.height) / 2
        guard radius > 0 else { return }
        for index in 0..<8 {
            let angle = CGFloat(index) * .pi / 4 - .pi / 2
            let path = UIBezierPath()
            path.move(to: CGPoint(x: bounds.midX + cos(angle) * radius * 0.52, y: bounds.midY + sin(angle) * radius * 0.52))
            path.addLine(to: CGPoint(x: bounds.midX + cos(angle) * radius * 0.88, y: bounds.midY + sin(angle) * radius * 0.88))
            path.lineWidth = radius * 0.22
            path.lineCapStyle = .round
            (color ?? .gray).withAlphaComponent(0.25 + 0.75 * CGFloat(index) / 7).setStroke()
            path.stroke()
        }
    }
}
