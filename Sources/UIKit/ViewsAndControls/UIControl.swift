// UIControl: state, the target-action table's public face, and touch tracking.
// Owns what every control shares; who is told what lies in UIControl+TargetAction.swift.
// Does not draw: each control lays out its own parts when its state changes.

/// A view that reports user intent as events to targets, actions and closures.
@preconcurrency @MainActor
open class UIControl: UIView {
    var actionEntries: [ControlActionEntry] = []
    private var trackedTouch: UITouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control whose primary event runs `primaryAction`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeControl(from: coder)
    }

    // MARK: State

    /// Disabled controls ignore touches and draw dimmed.
    open var isEnabled: Bool = true {
        didSet {
            guard oldValue != isEnabled else { return }
            if !isEnabled { isHighlighted = false }
            stateDidChange()
        }
    }

    open var isSelected: Bool = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// True while a touch that began in the control is inside it.
    open var isHighlighted: Bool = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// The state as bits: `.normal` is the absence of all.
    open var state: State {
        var state: State = .normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// The alignment with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// What `state` changed means for the appearance; controls override it.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Tracking

    open private(set) var isTracking: Bool = false
    open private(set) var isTouchInside: Bool = false

    /// Asked when a touch begins in the control; `false` ends the interest in that touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Asked at each move of the tracked touch; `false` ends tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch leaves the screen, before the up event is sent.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when tracking stops because the touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = true
        trackedTouch = touch
        guard beginTracking(touch, with: event) else {
            trackedTouch = nil
            isTracking = false
            isTouchInside = false
            return
        }
        isHighlighted = true
        // haomeiwen-control, jianshue9cd-button: events go out inside super.touchesBegan/Ended.
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = acceptsDrag(at: touch.location(in: self))
        guard continueTracking(touch, with: event) else {
            isTracking = false
            trackedTouch = nil
            isHighlighted = false
            return
        }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = acceptsDrag(at: touch.location(in: self))
        let endedInside = isTouchInside
        isTracking = false
        trackedTouch = nil
        endTracking(touch, with: event)
        isHighlighted = false
        sendActions(for: endedInside ? touchUpEvents : .touchUpOutside, with: event)
        isTouchInside = false
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isTracking = false
        isTouchInside = false
        trackedTouch = nil
        cancelTracking(with: event)
        isHighlighted = false
        sendActions(for: .touchCancel, with: event)
    }

    /// The events of a finger lifted inside; buttons add their primary action.
    var touchUpEvents: Event { .touchUpInside }

    /// A finger may stray this far (70 points) and still count as inside, as on the phone.
    func acceptsDrag(at point: CGPoint) -> Bool {
        bounds.insetBy(dx: -70, dy: -70).contains(point)
    }

    // MARK: Sending

    /// Sends the action's message; every event of the control passes here, so subclasses may observe it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        deliver(action, to: target, for: event)
    }

    /// Runs a closure action of the control.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Sends every action registered for `controlEvents`, in the order of registration.
    open func sendActions(for controlEvents: Event) {
        sendActions(for: controlEvents, with: nil)
    }

    // MARK: Registration

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        register(target: target as AnyObject?, action: action, events: controlEvents)
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        unregister(target: target as AnyObject?, action: action, events: controlEvents)
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        register(action: action, events: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        unregister(actionIdentifier: action.identifier, events: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier: actionIdentifier, events: controlEvents)
    }

    // MARK: Menus

    /// Whether touch down opens `menu` at once.
    open var showsMenuAsPrimaryAction: Bool = false

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // deltapls-button-under-tap: UIKit's own controls keep a parent's single tap from stealing their touch.
        if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, claimsTaps,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1 {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// True for the controls of which UIKit documents that they prevent an ancestor's single tap.
    var claimsTaps: Bool { false }
}
