// UIControl: state, the target-action table's public face, and touch tracking.
// Owns the members that all controls share; UIControl+TargetAction.swift decides which targets are told.
// Does not draw: each control lays out its own parts when its state changes.
import ObjectiveC

/// A view that reports user intent as events to targets, actions and closures.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate, ContextMenuSender {
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
            defer { notifyValueChange(self, "isEnabled", old: oldValue, new: isEnabled) }
            guard oldValue != isEnabled else { return }
            if !isEnabled { isHighlighted = false }
            stateDidChange()
        }
    }

    /// Whether the control is selected. Only the app sets it; a tap does not. Changes `state` and with it the control's look.
    open var isSelected: Bool = false {
        didSet {
            if oldValue != isSelected { stateDidChange() }
            notifyValueChange(self, "isSelected", old: oldValue, new: isSelected)
        }
    }

    /// True while a touch that began in the control is inside it.
    open var isHighlighted: Bool = false {
        didSet {
            if oldValue != isHighlighted { stateDidChange() }
            notifyValueChange(self, "isHighlighted", old: oldValue, new: isHighlighted)
        }
    }

    /// The state as bits: `.normal` is the absence of all.
    open var state: State {
        var state: State = .normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The vertical position of a button's title and image, or of a text field's text.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal position of a button's title and image. `effectiveContentHorizontalAlignment` resolves `leading` and `trailing`.
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

    /// Applies a change of `state` to the appearance; controls override it.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Tracking

    /// A touch that began in the control is down, inside or outside.
    open private(set) var isTracking: Bool = false
    /// Whether the tracked touch is in the control or up to 70 points around it.
    open private(set) var isTouchInside: Bool = false

    /// Called when a touch begins in the control; `false` ends the interest in that touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called at each move of the tracked touch; `false` ends tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch leaves the screen, before the up event is sent.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when tracking stops because the touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        if showsMenuAsPrimaryAction, contextMenuInteraction != nil { return openMenu(at: touch.location(in: nil)) }
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
        if let touch = touches.first { contextMenuInteraction?.session?.fingerMoved(to: touch.location(in: nil)) }
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
        contextMenuInteraction?.session?.fingerLifted()
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

    /// Whether a finger at this point still counts as inside: it may stray up to 70 points, as on the phone.
    func acceptsDrag(at point: CGPoint) -> Bool {
        bounds.insetBy(dx: -70, dy: -70).contains(point)
    }

    // MARK: Sending

    /// Sends the action's message. Every event of the control passes through this method, so subclasses may observe it.
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

    /// The target is not retained. The same target and action are entered once, for all events. nil sends along the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        register(target: target.map(objcTarget), action: action, events: controlEvents)
    }

    /// Removes a target's action; a nil target removes every target, a nil action all of the target's.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        unregister(target: target.map(objcTarget), action: action, events: controlEvents)
    }

    /// Adds an action for these events and replaces one with the same identifier. The control retains the action.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        register(action: action, events: controlEvents)
    }

    /// Removes the action with this action's identifier, even if it is another object.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        unregister(actionIdentifier: action.identifier, events: controlEvents)
    }

    /// Removes the action for these events only; the action stays registered for the others.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier: actionIdentifier, events: controlEvents)
    }

    // MARK: Menus

    /// Whether touch down opens the menu at once, without other events than `menuActionTriggered`. A long press opens it otherwise.
    open var showsMenuAsPrimaryAction: Bool = false

    private var menuInteraction: UIContextMenuInteraction?
    /// Opens the control's menu; nil unless the control has one, or `isContextMenuInteractionEnabled` was set.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
    /// Whether a press opens the menu that `contextMenuInteraction(_:configurationForMenuAtLocation:)` returns.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set {
            guard newValue != (menuInteraction != nil) else { return }
            if let old = menuInteraction {
                menuInteraction = nil
                return removeInteraction(old)
            }
            let made = UIContextMenuInteraction(delegate: self)
            made.isCompact = true
            menuInteraction = made
            addInteraction(made)
        }
    }

    private func openMenu(at point: CGPoint) {
        sendActions(for: .menuActionTriggered)
        contextMenuInteraction?.open(at: point)
    }

    /// Performs the effect of a tap: opens the menu if it is the primary action, else sends the primary action.
    open func performPrimaryAction() {
        if showsMenuAsPrimaryAction, contextMenuInteraction != nil {
            openMenu(at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil))
        } else {
            sendActions(for: .primaryActionTriggered)
        }
    }

    /// The menu configuration for a point of the control; nil opens nothing. The default is nil for controls without a menu.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }
    /// For subclasses; the control's menu lifts nothing.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    /// For subclasses; the control's menu lifts nothing.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    /// The control's menu is about to open.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    /// The control's menu is about to close.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}

    /// The sender that the menu's actions get.
    var menuSender: Any? { self }
    func menuDidPerform(_ leaf: any UIMenuLeaf) {}

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // deltapls-button-under-tap: UIKit's own controls keep a parent's single tap from stealing their touch.
        if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, claimsTaps,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1 {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// True for the controls that, as UIKit documents, prevent an ancestor's single tap.
    var claimsTaps: Bool { false }
}
