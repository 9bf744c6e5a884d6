// UIGestureRecognizer: the state machine's public face and the members that subclasses override.
// Transitions are judged by GestureArbiter; concrete recognizers only look at touches and set `state`.

/// Looks at touches and tells its targets when it sees its gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    struct TargetAction {
        weak var target: AnyObject?
        let action: Selector
    }

    var targets: [TargetAction] = []
    open internal(set) weak var view: UIView?
    open weak var delegate: UIGestureRecognizerDelegate?
    open var name: String?

    /// Disabling cancels a gesture in progress.
    open var isEnabled: Bool = true {
        didSet { if oldValue, !isEnabled { GestureArbiter.shared.disable(self) } }
    }

    /// When the gesture is recognised, the view's touches are cancelled.
    open var cancelsTouchesInView: Bool = true
    /// The view hears of touches only when the recognizer has failed.
    open var delaysTouchesBegan: Bool = false
    /// The view hears of the end of touches only when the recognizer has failed.
    open var delaysTouchesEnded: Bool = true
    open var requiresExclusiveTouchType: Bool = true
    open var allowedTouchTypes: [NSNumber] = []
    open var allowedPressTypes: [NSNumber] = []

    /// UIKit's own listeners (scroll views, the navigation controller's edge swipe) hear of the gesture before targets do.
    var onStateChange: ((UIGestureRecognizer) -> Void)?
    var stateStorage: State = .possible
    /// A recognition that waits for other recognizers to fail.
    var heldState: State?
    var failureRequirements: [WeakRecognizer] = []
    /// Touches being looked at, in the order they landed.
    var trackedTouches: [UITouch] = []
    var lastLocationInWindow: CGPoint = .zero

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
        decodeGestureRecognizer(from: coder)
    }

    // MARK: Targets

    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.target === object && $0.action == action }) else { return }
        targets.append(TargetAction(target: object, action: action))
    }

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
        set { GestureArbiter.shared.request(newValue, for: self) }
    }

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

    open var numberOfTouches: Int { trackedTouches.count }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.indices.contains(touchIndex) else {
            Diagnostics.raise(.range, "-[\(Diagnostics.className(self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(trackedTouches.count)).")
        }
        return trackedTouches[touchIndex].location(in: view)
    }

    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: Int { 0 }

    // MARK: For subclasses (UIGestureRecognizerSubclass)

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after the gesture ended or failed, before the next attempt.
    open func reset() {}

    /// Stops looking at `touch`.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { delegateAllows(event: event) }

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

    /// Sends the action to every target; at most the recognizer itself is passed.
    func sendActions() {
        onStateChange?(self)
        for entry in targets {
            guard let target = entry.target else { continue }
            let takesSender = NSStringFromSelector(entry.action).contains(":")
            do {
                _ = try objcPerform(target, entry.action, takesSender ? [self] : [])
            } catch {
                Diagnostics.raise(.invalidArgument, "\(error)")
            }
        }
    }
}

struct WeakRecognizer {
    weak var value: UIGestureRecognizer?
}

public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
