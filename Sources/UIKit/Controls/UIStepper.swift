// UIStepper: a minus and a plus that count.
import ObjectiveC

/// Minus and plus, 94 by 32 points: a tap on the right half adds `stepValue`.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    private let glyphs = StepperGlyphs(frame: .zero)
    var images = StepperImages()
    private lazy var imageViews = StepperImageViews(in: self)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        setUpStepper()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UIStepper.size
        setUpStepper()
        NibClasses.stepper.decode(self, from: coder)
    }

    private func setUpStepper() {
        backgroundColor = backgroundColor ?? .tertiarySystemFill
        layer.cornerRadius = 8
        glyphs.isUserInteractionEnabled = false
        addSubview(glyphs)
    }

    /// The value, clamped between minimum and maximum. Setting it in code sends no event.
    open var value: Double = 0 {
        didSet {
            let clamped = min(max(value, minimumValue), maximumValue)
            if clamped != value { value = clamped }
            updateGlyphs()
            notifyValueChange(self, "value", old: oldValue, new: value)
        }
    }
    /// 0 at first; raises `value` where that is lower.
    open var minimumValue: Double = 0 { didSet { let present = value; value = present } }
    /// 100 at first; lowers `value` where that is higher.
    open var maximumValue: Double = 100 { didSet { let present = value; value = present } }
    /// The amount by which one tap changes `value`. Default 1.
    open var stepValue: Double = 1
    /// Whether the value continues from the maximum at the minimum, and the other way round.
    open var wraps: Bool = false
    /// Whether holding repeats. Read from nibs and kept; a hold counts as one step.
    open var autorepeat: Bool = true
    /// Whether each step of a hold sends `valueChanged`. Kept; a tap sends it once.
    open var isContinuous: Bool = true

    private func updateGlyphs() {
        glyphs.canDecrease = wraps || value > minimumValue
        glyphs.canIncrease = wraps || value < maximumValue
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let wanted = value + ((touch.location(in: self).x > bounds.midX) != readsRightToLeft ? stepValue : -stepValue)
        let old = value
        if wraps, wanted > maximumValue { value = minimumValue } else if wraps, wanted < minimumValue { value = maximumValue } else { value = wanted }
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override var claimsTaps: Bool { true }
    open override var intrinsicContentSize: CGSize { UIStepper.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        glyphs.frame = bounds
        glyphs.isMirrored = readsRightToLeft
        glyphs.hidden = [.decrement: images.decrement.value(for: state) != nil, .increment: images.increment.value(for: state) != nil, .divider: images.divider(for: state) != nil]
        updateGlyphs()
        if !images.isEmpty { imageViews.show(images, of: self) }
    }
}

final class StepperGlyphs: UIView {
    enum Part { case decrement, increment, divider }
    /// The parts that pictures replace.
    var hidden: [Part: Bool] = [:] { didSet { if oldValue != hidden { setNeedsDisplay() } } }
    var isMirrored = false { didSet { if oldValue != isMirrored { setNeedsDisplay() } } }
    var canDecrease = true { didSet { if oldValue != canDecrease { setNeedsDisplay() } } }
    var canIncrease = true { didSet { if oldValue != canIncrease { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        func bar(_ from: CGPoint, _ to: CGPoint, _ color: UIColor, _ width: CGFloat = 1.8) {
            let path = UIBezierPath()
            path.move(to: from)
            path.addLine(to: to)
            path.lineWidth = width
            path.lineCapStyle = .round
            color.setStroke()
            path.stroke()
        }
        let left = CGPoint(x: bounds.width * (isMirrored ? 3 : 1) / 4, y: bounds.midY)
        let right = CGPoint(x: bounds.width * (isMirrored ? 1 : 3) / 4, y: bounds.midY)
        let minus: UIColor = canDecrease ? .label : .tertiaryLabel
        let plus: UIColor = canIncrease ? .label : .tertiaryLabel
        if hidden[.decrement] != true { bar(CGPoint(x: left.x - 7, y: left.y), CGPoint(x: left.x + 7, y: left.y), minus) }
        if hidden[.increment] != true {
            bar(CGPoint(x: right.x - 7, y: right.y), CGPoint(x: right.x + 7, y: right.y), plus)
            bar(CGPoint(x: right.x, y: right.y - 7), CGPoint(x: right.x, y: right.y + 7), plus)
        }
        if hidden[.divider] != true { bar(CGPoint(x: bounds.midX, y: 8), CGPoint(x: bounds.midX, y: bounds.height - 8), .separator, 1) }
    }
}
