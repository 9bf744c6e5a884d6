// UISwitch: on or off, 51 by 31 points.
import ObjectiveC

/// A switch, always 51 by 31 points. A tap, or a finger that crosses the middle, turns it on or off and sends `valueChanged`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The look of a switch on a Mac; here all styles slide.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    private static let size = CGSize(width: 51, height: 31)
    private let track = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)
    private var isOnStorage = false
    private var movedWhileTracking = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        setUpSwitch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UISwitch.size
        setUpSwitch()
        NibClasses.`switch`.decode(self, from: coder)
    }

    private func setUpSwitch() {
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        thumb.backgroundColor = .white
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        isAccessibilityElement = true
        updateLooks()
    }

    /// Whether the switch is on. Setting it in code is not animated and sends no event.
    open var isOn: Bool {
        get { isOnStorage }
        set { withValueChange(self, "isOn", of: isOn) { setOn(newValue, animated: false) } }
    }

    /// The colour of the track while on; nil is `systemGreen`.
    open var onTintColor: UIColor? { didSet { updateLooks() } }
    /// The colour of the thumb; nil is white.
    open var thumbTintColor: UIColor? { didSet { updateLooks() } }
    /// Has had no effect since iOS 7.
    open var onImage: UIImage?
    /// Has had no effect since iOS 7.
    open var offImage: UIImage?
    /// The title beside a checkbox, which only the Mac idiom has: nothing on an iPhone or iPad (UISwitch documentation).
    open var title: String?
    /// A wish that only the Mac idiom grants: on an iPhone or iPad every switch slides (UISwitch documentation).
    open var preferredStyle: Style = .automatic
    /// The switch's look: always `sliding`.
    open var style: Style { .sliding }

    /// Changes the state without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        isOnStorage = on
        if animated, window != nil {
            UIView.animateTouchably(withDuration: 0.25) { self.updateLooks() }
        } else {
            updateLooks()
        }
    }

    private func updateLooks() {
        track.frame = CGRect(origin: .zero, size: UISwitch.size)
        track.layer.cornerRadius = UISwitch.size.height / 2
        track.backgroundColor = isOnStorage ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.bounds.size = CGSize(width: 27, height: 27)
        thumb.layer.cornerRadius = 13.5
        thumb.center = CGPoint(x: isOnStorage != readsRightToLeft ? UISwitch.size.width - 15.5 : 15.5, y: UISwitch.size.height / 2)
        thumb.backgroundColor = thumbTintColor ?? .white
        alpha = isEnabled ? 1 : 0.5
        accessibilityValue = isOnStorage ? "1" : "0"
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateLooks()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        movedWhileTracking = false
        return super.beginTracking(touch, with: event)
    }

    /// The switch follows a finger that crosses its middle.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let wantsOn = (x > bounds.midX) != readsRightToLeft
        if abs(touch.location(in: self).x - touch.previousLocation(in: self).x) > 0.5, wantsOn != isOnStorage, x < bounds.midX - 8 || x > bounds.midX + 8 {
            movedWhileTracking = true
            setOn(wantsOn, animated: true)
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, !movedWhileTracking else { return }
        setOn(!isOnStorage, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override var claimsTaps: Bool { true }

    open override var intrinsicContentSize: CGSize { UISwitch.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
    override var claimsSidewaysDrags: Bool { true }
}
