// UISlider: a value on a track.
import ObjectiveC

/// A value on a track. A finger has to grab the thumb, or land within 16 points of it; a tap on the track does nothing.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let minimumTrack = UIImageView(frame: .zero)
    private let maximumTrack = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private let minimumImageView = UIImageView(frame: .zero)
    private let maximumImageView = UIImageView(frame: .zero)
    var thumbImages = StateTable<UIImage>()
    private var minimumTrackImages = StateTable<UIImage>()
    private var maximumTrackImages = StateTable<UIImage>()
    private var grabOffset: CGFloat = 0
    private var valueStorage: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSlider()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSlider()
        NibClasses.slider.decode(self, from: coder)
    }

    private func setUpSlider() {
        for part in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    /// The smallest value, 0 by default. Setting it raises the maximum if that is lower, and `value` with it.
    open var minimumValue: Float = 0 { didSet { if maximumValue < minimumValue { maximumValue = minimumValue }; value = valueStorage } }
    /// The largest value, 1 by default. Setting it lowers the minimum if that is higher, and `value` with it.
    open var maximumValue: Float = 1 { didSet { if minimumValue > maximumValue { minimumValue = maximumValue }; value = valueStorage } }

    /// The value, clamped between minimum and maximum. Setting it in code sends no event.
    open var value: Float {
        get { valueStorage }
        set {
            withValueChange(self, "value", of: value) {
                valueStorage = min(max(newValue, minimumValue), maximumValue)
                setNeedsLayout()
            }
        }
    }

    /// Animated takes a quarter of a second. Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
        guard animated, window != nil else { return }
        UIView.animateTouchably(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// Sends `valueChanged` at each move, otherwise once when the finger is lifted.
    open var isContinuous: Bool = true
    /// The colour of the track left of the thumb; nil uses the tint.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Right of the thumb; nil is `secondarySystemFill`.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the round thumb; nil is white. No effect on a thumb image.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// At the left end; the track gets shorter by its width and 8 points.
    open var minimumValueImage: UIImage? { didSet { minimumImageView.image = minimumValueImage; setNeedsLayout() } }
    /// At the right end; the track gets shorter by its width and 8 points.
    open var maximumValueImage: UIImage? { didSet { maximumImageView.image = maximumValueImage; setNeedsLayout() } }
    /// Replaces the round thumb of 28 points. States without one fall back to `normal`.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[exact: state] = image; setNeedsLayout() }
    /// The value set for the state, else for a part of the state, else for `normal`; nil for the round thumb.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
    /// The value for the present state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// Sets an image that is stretched over the track up to the thumb, in place of `minimumTrackTintColor`. States without one use `normal`.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { minimumTrackImages[exact: state] = image; setNeedsLayout() }
    /// Sets an image that is stretched over the track beyond the thumb, in place of `maximumTrackTintColor`. States without one use `normal`.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { maximumTrackImages[exact: state] = image; setNeedsLayout() }
    /// The value set for the state, else for a part of the state, else for `normal`; nil for the plain track.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }
    /// The value set for the state, else for a part of the state, else for `normal`; nil for the plain track.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }
    /// The value for the present state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The value for the present state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        guard rect.insetBy(dx: -16, dy: -16).contains(point) else { return false }
        grabOffset = point.x - rect.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let half = thumbSize.width / 2
        let range = max(1, track.width - 2 * half)
        let distance = (touch.location(in: self).x - grabOffset - track.minX - half) / range
        let share = readsRightToLeft ? 1 - distance : distance
        let new = minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue)
        guard new != value else { return true }
        value = new
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendActions(for: isContinuous ? .primaryActionTriggered : [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Geometry

    private var thumbSize: CGSize { currentThumbImage?.size ?? CGSize(width: 28, height: 28) }

    /// 4 points high in the middle, 2 points from each side; overrides move track and thumb.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var left = minimumValueImage.map { $0.size.width + 8 } ?? 0
        var right = maximumValueImage.map { $0.size.width + 8 } ?? 0
        if readsRightToLeft { swap(&left, &right) }
        let height = max(4, [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }.max() ?? 0)
        return CGRect(x: bounds.minX + 2 + left, y: bounds.midY - height / 2, width: max(0, bounds.width - 4 - left - right), height: height)
    }

    /// The rectangle of `minimumValueImage`, at the leading end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endRect(minimumValueImage?.size ?? .zero, in: bounds, isLeft: !readsRightToLeft)
    }

    /// The rectangle of `maximumValueImage`, at the trailing end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endRect(maximumValueImage?.size ?? .zero, in: bounds, isLeft: readsRightToLeft)
    }

    private func endRect(_ size: CGSize, in bounds: CGRect, isLeft: Bool) -> CGRect {
        CGRect(x: isLeft ? bounds.minX + 2 : bounds.maxX - 2 - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of the thumb for `value` on the track `rect`.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = thumbSize
        let span = maximumValue - minimumValue
        let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0, share = readsRightToLeft ? 1 - part : part
        return CGRect(x: rect.minX + (rect.width - size.width) * share, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let rect = thumbRect(forBounds: bounds, trackRect: track, value: value)
        maximumTrack.frame = track
        minimumTrack.frame = readsRightToLeft
            ? CGRect(x: rect.midX, y: track.minY, width: max(0, track.maxX - rect.midX), height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: max(0, rect.midX - track.minX), height: track.height)
        show(currentMaximumTrackImage, on: maximumTrack, color: maximumTrackTintColor ?? .secondarySystemFill)
        show(currentMinimumTrackImage, on: minimumTrack, color: minimumTrackTintColor ?? tintColor)
        thumb.frame = rect
        thumb.image = currentThumbImage
        thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        thumb.layer.cornerRadius = currentThumbImage == nil ? rect.height / 2 : 0
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        alpha = isEnabled ? 1 : 0.5
    }

    private func show(_ image: UIImage?, on part: UIImageView, color: UIColor) {
        part.image = image
        part.backgroundColor = image == nil ? color : nil
        part.layer.cornerRadius = image == nil ? 2 : 0
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    override var claimsSidewaysDrags: Bool { true }
}
