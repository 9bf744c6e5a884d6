// UIGestureRecognizer: the state machine's public face and the members that subclasses override.
// Transitions are judged by GestureArbiter; concrete recognizers only look at touches and set `state`.
import ObjectiveC

/// Looks at touches and tells its targets when it sees its gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a gesture stands. Single gestures go from possible to ended, continuous ones through began and changed.
    public enum State: Int, Sendable {
        /// `failed` tells no target; the others but `possible` do.
        case possible, began, changed, ended, cancelled, failed
        /// Same as `ended`, for gestures that happen at once.
        public static var recognized: State { .ended }
    }

    struct TargetAction {
        weak var target: AnyObject?
        let action: Selector
    }

    var targets: [TargetAction] = []
    /// The view that it was added to; touches in its subviews count too. Not retained.
    open internal(set) weak var view: UIView?
    /// Asked before it begins and beside which others it may be. Not retained.
    open weak var delegate: UIGestureRecognizerDelegate?
    /// For the app's own use, as in logs.
    open var name: String?

    /// Disabling cancels a gesture in progress.
    open var isEnabled: Bool = true {
        didSet {
            if oldValue, !isEnabled { stopAtOnce() }
            notifyValueChange(self, "isEnabled", old: oldValue, new: isEnabled)
        }
    }

    /// When the gesture is recognised, the view's touches are cancelled.
    open var cancelsTouchesInView: Bool = true
    /// The view hears of touches only when the recognizer has failed.
    open var delaysTouchesBegan: Bool = false
    /// The view hears of the end of touches only when the recognizer has failed.
    open var delaysTouchesEnded: Bool = true
    /// Kept for the app to read: all touches here are direct.
    open var requiresExclusiveTouchType: Bool = true
    /// Kept for the app to read: touches of any type are looked at.
    open var allowedTouchTypes: [NSNumber] = []
    /// Kept for the app to read: there are no presses.
    open var allowedPressTypes: [NSNumber] = []

    /// UIKit's own listeners (scroll views, the navigation controller's edge swipe) hear of the gesture before targets do.
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

    /// From a nib. Subclasses with an initialiser of their own need not have it: UIGestureRecognizer is no NSCoding.
    public init?(coder: NSCoder) {
        super.init()
        decodeGestureRecognizer(from: coder)
    }
    /// What a nib says of the class more than of every recognizer.
    func decodeOwnKeys(from coder: NSCoder) {}
    /// What its end is called in chains of causes: gestures that are over at once are recognised.
    var wordForEnd: String { "ended" }

    // MARK: Targets

    /// Another target. The same pair twice counts once; the target is not retained.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
        targets.append(TargetAction(target: object, action: action))
    }

    /// nil for any target, or any action of it.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target as AnyObject?
        targets.removeAll { entry in
            (object == nil || entry.target === object) && (action == nil || entry.action == action)
        }
    }

    // MARK: State

    /// Subclasses set it; the arbiter decides whether a recognition stands, waits or fails.
    open var state: State {
        get { stateStorage }
        set { request(newValue) }
    }

    /// It recognises only after the other has failed; both must share a touch.
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

    /// Fingers that it looks at now.
    open var numberOfTouches: Int { trackedTouches.count }

    /// In points of `view`, nil for the window. An index that no touch has raises `NSRangeException`.
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

    /// Called before the view with touches that landed in it. Overrides set `state`; super does nothing.
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

    /// Asked when it has recognised: whether the other must then fail. Default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Asked when the other has recognised: whether this must then fail. Default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it waits for the other's failure; the same for a class as `require(toFail:)` for one recognizer.
    /// Default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other waits for its failure. Default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Asked with each event before its touches. The default asks the delegate.
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

    /// UIKit's own recognizers ask their owners last, when the delegate has nothing against it.
    func ownerAllowsBegin() -> Bool { true }
    /// Undecided while no finger is down, as between the taps of a multiple tap.
    var awaitsMoreTouches: Bool { false }
    /// From the first tap of a multiple tap until it is decided.
    var isWithinSequence: Bool { false }
    /// The presses of context menus and drags begin together; the menu closes when the drag moves.
    var isLift: Bool { false }
    /// Whether its drag moves the content of a scroll view.
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
    weak var value: UIGestureRecognizer?
}
