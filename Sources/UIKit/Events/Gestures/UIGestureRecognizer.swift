// UIGestureRecognizer: the state machine's public face and the members that subclasses override.
// GestureArbiter judges transitions; concrete recognizers only watch touches and set `state`.
import ObjectiveC

/// Watches touches and calls its targets when it recognises its gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The state of a gesture. Single gestures go from possible to ended, continuous ones through began and changed.
    public enum State: Int, Sendable {
        /// `failed` tells no target; the others but `possible` do.
        case possible, began, changed, ended, cancelled, failed
        /// The same state as `ended`, for gestures that happen at once.
        public static var recognized: State { .ended }
    }

    struct TargetAction {
        @_ZeroingReference var target: AnyObject? = nil
        let action: Selector
    }

    var targets: [TargetAction] = []
    /// The view to which the recognizer was added; touches in its subviews count too. Not retained.
    open internal(set) var view: UIView? { get { viewReference.wrappedValue } set { viewReference.wrappedValue = newValue } }
    private final var viewReference = _ZeroingReference<UIView>()
    /// The delegate, called before the gesture begins and about recognition beside others. Not retained.
    open weak var delegate: UIGestureRecognizerDelegate?
    /// A name for the app's own use, as in logs.
    open var name: String?

    /// Disabling cancels a gesture in progress.
    open var isEnabled: Bool = true {
        didSet {
            if oldValue, !isEnabled { stopAtOnce() }
            notifyValueChange(self, "isEnabled", old: oldValue, new: isEnabled)
        }
    }

    /// Whether the view's touches are cancelled when the gesture is recognised.
    open var cancelsTouchesInView: Bool = true
    /// Whether the view is told of touches only after the recognizer has failed.
    open var delaysTouchesBegan: Bool = false
    /// Whether the view is told of the end of touches only after the recognizer has failed.
    open var delaysTouchesEnded: Bool = true
    /// Kept for the app to read: all touches here are direct.
    open var requiresExclusiveTouchType: Bool = true
    /// Kept for the app to read: touches of any type are looked at.
    open var allowedTouchTypes: [NSNumber] = []
    /// Kept for the app to read: there are no presses.
    open var allowedPressTypes: [NSNumber] = []

    /// UIKit's own listeners (scroll views, the navigation controller's edge swipe), called before the targets.
    var onStateChange: ((UIGestureRecognizer) -> Void)?
    var stateStorage: State = .possible {
        didSet { if oldValue != stateStorage { notifyValueChange(self, "state", old: oldValue, new: stateStorage) } }
    }
    /// A recognition that waits for other recognizers to fail.
    var heldState: State?
    var failureRequirements: [WeakRecognizer] = []
    /// Touches being looked at, in the order they landed.
    var trackedTouches: [UITouch] = []
    var lastLocationInWindow: CGPoint = .zero

    /// Calls `action` of `target` for each change of state; either may be nil. The target is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Decodes from a nib. Subclasses with their own initialiser need not have it: UIGestureRecognizer does not conform to NSCoding.
    public init?(coder: NSCoder) {
        super.init()
        decodeGestureRecognizer(from: coder)
    }
    /// Decodes the nib keys of a subclass.
    func decodeOwnKeys(from coder: NSCoder) {}
    /// The word for the end in chains of causes: "recognised" for gestures that end at once.
    var wordForEnd: String { "ended" }

    // MARK: Targets

    /// Adds a target. The same pair twice counts once; the target is not retained.
    open func addTarget(_ target: Any, action: Selector) {
        let object = objcTarget(target)
        guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
        targets.append(TargetAction(target: object, action: action))
    }

    /// Removes a target; nil means any target, or any action of the target.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map(objcTarget)
        targets.removeAll { entry in
            (object == nil || entry.target === object) && (action == nil || entry.action == action)
        }
    }

    // MARK: State

    /// The state. Subclasses set it; the arbiter decides whether a recognition is accepted, waits or fails.
    open var state: State {
        get { stateStorage }
        set { request(newValue) }
    }

    /// Makes this recognizer wait for the other's failure; both must share a touch.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !failureRequirements.contains(where: { $0.value === otherGestureRecognizer }) else { return }
        failureRequirements.append(WeakRecognizer(value: otherGestureRecognizer))
    }

    // MARK: Where

    /// The centroid of the touches, in `view`'s points; nil means the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return lastLocationInWindow }
        return view.convert(lastLocationInWindow, from: view.window)
    }

    /// The number of fingers that the recognizer watches now.
    open var numberOfTouches: Int { trackedTouches.count }

    /// A touch's place in points of `view`; nil means the window. An index that no touch has raises `NSRangeException`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.indices.contains(touchIndex) else {
            Diagnostics.raise(.range, "-[\(Diagnostics.className(self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(trackedTouches.count)).")
        }
        return trackedTouches[touchIndex].location(in: view)
    }

    /// Always empty: no keys are held during touches here.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Always 0: there are no mouse buttons.
    open var buttonMask: Int { 0 }

    // MARK: For subclasses (UIGestureRecognizerSubclass)

    /// Called, before the view is, with touches that landed in the view. Overrides set `state`; super does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with those of its touches that moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with those of its touches that were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system takes the touches back; overrides set `state` to cancelled or failed.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after the gesture ended or failed, before the next attempt.
    open func reset() {}

    /// Stops looking at `touch`.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Whether the other recognizer must fail, asked when this one has recognised its gesture. Default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Called when the other has recognised its gesture: whether this one must then fail. Default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer waits for the other's failure; for a class the same as `require(toFail:)` for one recognizer.
    /// Default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other recognizer waits for this one's failure. Default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Called with each event, before its touches. The default asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool { delegateAllows(event: event) }

    /// "ListViewController open:", one for each target that lives: for inspectors.
    package var targetNames: [String] { targets.compactMap { entry in entry.target.map { "\(Trace.shortName(of: $0)) \(NSStringFromSelector(entry.action))" } } }

    // MARK: Centroid

    func updateLocation() {
        guard !trackedTouches.isEmpty else { return }
        var sum = CGPoint.zero
        for touch in trackedTouches {
            let point = touch.location(in: nil)
            sum.x += point.x
            sum.y += point.y
        }
        let count = CGFloat(trackedTouches.count)
        lastLocationInWindow = CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// For UIKit's own recognizers: asks their owner last, when the delegate has agreed.
    func ownerAllowsBegin() -> Bool { true }
    /// Undecided while no finger is down, as between the taps of a multiple tap.
    var awaitsMoreTouches: Bool { false }
    /// Whether a multiple tap is in progress: from the first tap until the gesture is decided.
    var isWithinSequence: Bool { false }
    /// The presses of context menus and drags begin together; the menu closes when the drag moves.
    var isLift: Bool { false }
    /// Whether this recognizer's drag moves the content of a scroll view.
    var scrollsContent: Bool { false }

    /// Sends the action to every target; at most the recognizer itself is passed.
    func sendActions() {
        onStateChange?(self)
        for entry in targets {
            guard let target = entry.target else { continue }
            let takesSender = NSStringFromSelector(entry.action).contains(":")
            do {
                let cause = Cause(.action, "\(Trace.shortName(of: target)) \(NSStringFromSelector(entry.action))", evidence: ["target of \(Trace.shortName(of: self))"])
                _ = try Causes.during(cause) { try objcPerform(target, entry.action, takesSender ? [self] : []) }
            } catch {
                Diagnostics.raise(.invalidArgument, "\(error)")
            }
        }
    }
}

struct WeakRecognizer {
    @_ZeroingReference var value: UIGestureRecognizer? = nil
}
