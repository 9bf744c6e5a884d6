// Decides between recognizers and views for each touch event. UIWindow.sendEvent hands every touch event here.
// Order: recognizers see the touches first (apple-gesture-before-view); recognitions are judged; actions are sent; then
// the touches that a recognition took are cancelled in their views (log2-tap-*, log2-pan: four logs; the header
// UIGestureRecognizer.h says before), and views get the rest.

@MainActor
final class GestureArbiter {
    /// The running application's.
    static var shared: GestureArbiter { UIApplication.shared.gestures }

    /// Forgets fingers that belonged to an app that is gone, with everything they held.
    static func startOver() {
        let waiting = shared.active
        UIApplication.shared.gestures = GestureArbiter()
        for recognizer in waiting { recognizer.reset() }
    }

    /// Recognizers that look at some touch, or wait for another tap; hit view's first, then up the hierarchy.
    private var active: [UIGestureRecognizer] = []
    /// Recognizers whose action must be sent at the end of this round.
    private var actionQueue: [UIGestureRecognizer] = []
    private var isFeeding = false
    /// The depth of rounds that send actions: the effects of actions on recognizers are handled when the outermost round is over.
    private var concluding = 0
    private var isProcessing = false
    /// Windows whose touches are taken away as soon as the present event is over.
    private var cancelled: [UIWindow] = []
    private var landed: Set<UITouch> = []
    private let delivery = ViewTouches()
    /// Whether an event is being given to all recognizers: one that loses still gets the event (allan-nested-taps).
    private var isDealing = false
    private var losers: [UIGestureRecognizer] = []

    // MARK: Events

    /// The system takes the fingers away: the app is no longer active, or the scene goes (UIResponder.touchesCancelled(_:with:)
    /// documentation). All windows, or one scene's.
    func cancelTouches(in windows: [UIWindow]? = nil) {
        let windows = windows ?? UIApplication.shared.knownWindows
        // Inside a callback of a touch, the cancellation waits until that touch has been handled.
        if isProcessing { return cancelled += windows }
        for window in windows {
            let touches = landed.filter { $0.window === window }.sorted { $0.timestamp < $1.timestamp }
            guard !touches.isEmpty else { continue }
            let now = MediaClock.now()
            for touch in touches { touch.move(to: touch.location(in: nil), phase: .cancelled, timestamp: now) }
            let event = UIEvent()
            event.update(Set(touches), timestamp: now)
            process(event: event, in: window)
        }
    }

    func process(event: UIEvent, in window: UIWindow) {
        let isOutermost = !isProcessing
        isProcessing = true
        deal(with: event, in: window)
        guard isOutermost else { return }
        isProcessing = false
        let windows = cancelled
        cancelled.removeAll()
        if !windows.isEmpty { cancelTouches(in: windows) }
    }

    private func deal(with event: UIEvent, in window: UIWindow) {
        var touches: [UITouch] = []
        for touch in event.allTouches ?? [] where touch.window === window { touches.append(touch) }
        if touches.count > 1 { touches.sort { $0.timestamp < $1.timestamp } }
        for touch in touches where touch.phase == .began && !landed.contains(touch) { land(touch, event: event, in: window) }
        let all = touches.count == event.touches.count ? event.touches : Set(touches)
        isFeeding = true
        isDealing = true
        for recognizer in active { feed(recognizer, touches: touches, all: all, event: event) }
        isDealing = false
        if !losers.isEmpty { losersFail() }
        isFeeding = false
        conclude()
        delivery.deliver(touches, event: event, recognizers: active)
        for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
            landed.remove(touch)
            for recognizer in active { recognizer.trackedTouches.drop(touch) }
        }
        retire()
        // A recognizer that has left undecided holds nothing back any more.
        delivery.release(recognizers: active)
    }

    private func losersFail() {
        let lost = losers
        losers.removeAll()
        for loser in lost where loser.stateStorage == .possible { fail(loser) }
    }

    /// Finds the view under a new touch and the recognizers from there up to the window.
    private func land(_ touch: UITouch, event: UIEvent, in window: UIWindow) {
        if touch.view == nil { touch.view = window.hitTest(touch.location(in: window), with: event) }
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let candidate = view {
            for recognizer in candidate.gestureRecognizerStorage where recognizer.isEnabled {
                guard recognizer.stateStorage == .possible || !recognizer.trackedTouches.isEmpty else { continue }
                guard recognizer.shouldReceive(event), recognizer.delegateAllows(touch: touch) else { continue }
                found.append(recognizer)
            }
            view = candidate.superview
        }
        touch.gestureRecognizers = found
        landed.insert(touch)
        for recognizer in found {
            recognizer.trackedTouches.append(touch)
            if !active.holds(recognizer) { active.append(recognizer) }
        }
    }

    private func feed(_ recognizer: UIGestureRecognizer, touches: [UITouch], all: Set<UITouch>, event: UIEvent) {
        guard !recognizer.isFinished else { return }
        // Most events have one finger: its set serves every recognizer.
        if touches.count == 1 {
            guard recognizer.trackedTouches.holds(touches[0]) else { return }
            recognizer.updateLocation()
            return tell(recognizer, of: all, touches[0].phase, event)
        }
        var own: [UITouch] = []
        for touch in touches where recognizer.trackedTouches.holds(touch) { own.append(touch) }
        guard !own.isEmpty else { return }
        recognizer.updateLocation()
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let some = own.filter { $0.phase == phase }
            if !some.isEmpty { tell(recognizer, of: Set(some), phase, event) }
        }
    }

    private func tell(_ recognizer: UIGestureRecognizer, of touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        case .cancelled: recognizer.touchesCancelled(touches, with: event)
        default: break
        }
    }

    // MARK: Transitions

    /// A recognizer requests a state: the arbiter grants it, makes it wait for others to fail, or makes it fail.
    func request(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        let old = recognizer.stateStorage
        switch state {
        case .possible:
            recognizer.stateStorage = .possible
            recognizer.heldState = nil
        case .failed:
            if old == .possible { fail(recognizer) } else if old == .began || old == .changed { finish(recognizer, .cancelled) }
        case .began, .changed, .ended:
            if old == .possible { recognize(recognizer, as: state) } else if old == .began || old == .changed { finish(recognizer, state) }
        case .cancelled:
            if old == .began || old == .changed { finish(recognizer, .cancelled) } else if old == .possible { fail(recognizer) }
        }
        if !isFeeding { conclude(); delivery.release(recognizers: active); retire() }
    }

    private func finish(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let isUntold = recognizer.stateStorage == .began && actionQueue.contains { $0 === recognizer }
        // The targets are told of the beginning first; that action includes other movements of the same event.
        if state == .changed, isUntold { return }
        recognizer.stateStorage = state
        // The recognizer was cancelled before its targets were told of the beginning: they are not told of an end either.
        if state == .cancelled, isUntold { return actionQueue.removeAll { $0 === recognizer } }
        enqueueAction(recognizer)
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.heldState = nil
        recognizer.stateStorage = .failed
    }

    private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        if losers.holds(recognizer) { return fail(recognizer) }
        if recognizer.heldState == nil {
            guard mayBegin(recognizer) else { fail(recognizer); return }
        }
        if awaitsFailure(recognizer) {
            recognizer.heldState = state
            return
        }
        for other in active where prevents(other, recognizer) {
            fail(recognizer)
            return
        }
        recognizer.heldState = nil
        recognizer.stateStorage = state == .changed ? .began : state
        for other in active where other !== recognizer && other.stateStorage == .possible && excludes(recognizer, other) {
            if isDealing { losers.append(other) } else { fail(other) }
        }
        delivery.drop(heldFor: recognizer)
        if recognizer.cancelsTouchesInView { delivery.cancelLater(recognizer.trackedTouches) }
        enqueueAction(recognizer)
    }

    /// Asks the delegate, then the view whose touch would be cancelled (UIView.gestureRecognizerShouldBegin).
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.delegateAllowsBegin() else { return false }
        if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return false }
        guard recognizer.cancelsTouchesInView else { return true }
        for touch in recognizer.trackedTouches {
            if let hit = touch.view, hit !== recognizer.view, !hit.gestureRecognizerShouldBegin(recognizer) { return false }
        }
        return true
    }

    private func awaitsFailure(_ recognizer: UIGestureRecognizer) -> Bool {
        for other in active where other !== recognizer && other.stateStorage == .possible && other.heldState == nil {
            if recognizer.requiresFailure(of: other) { return true }
        }
        return false
    }

    private func prevents(_ other: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
        guard other !== recognizer, other.isRecognized else { return false }
        // A recognizer that must wait for another's failure yields to its success.
        if recognizer.requiresFailure(of: other) { return true }
        return excludes(other, recognizer)
    }

    private func excludes(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
        guard sharesTouch(winner, loser), winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
        return !winner.recognizesSimultaneously(with: loser)
    }

    private func sharesTouch(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        guard let first = a.view, let second = b.view else { return false }
        // Both recognizers look at one finger: their views are ancestors of the view that it hit.
        if let touch = a.trackedTouches.first, b.trackedTouches.holds(touch) { return true }
        return first === second || first.isDescendant(of: second) || second.isDescendant(of: first)
    }

    func disable(_ recognizer: UIGestureRecognizer) {
        if recognizer.stateStorage == .began || recognizer.stateStorage == .changed {
            request(.cancelled, for: recognizer)
        } else if active.holds(recognizer) {
            fail(recognizer)
            if !isFeeding { conclude(); retire() }
        }
    }

    // MARK: The end of a round

    private func enqueueAction(_ recognizer: UIGestureRecognizer) {
        if !actionQueue.holds(recognizer) { actionQueue.append(recognizer) }
    }

    /// Releases held recognitions once the recognizers they wait for have failed, then sends actions and cancels touches.
    private func conclude() {
        isFeeding = true
        var progressed = true
        while progressed {
            progressed = false
            for recognizer in active {
                guard let held = recognizer.heldState, !awaitsFailure(recognizer) else { continue }
                recognize(recognizer, as: held)
                progressed = true
            }
        }
        isFeeding = false
        concluding += 1
        while !actionQueue.isEmpty {
            let recognizer = actionQueue.removeFirst()
            Causes.during(recognizer.cause) { recognizer.sendActions() }
        }
        concluding -= 1
        if concluding == 0 { delivery.cancelNow() }
    }

    // MARK: For scroll views

    /// Whether the view under `touch` was told of it.
    func isKnownToView(_ touch: UITouch) -> Bool { delivery.knows(touch) }

    /// Finished recognizers with no finger left start anew.
    private func retire() {
        // While all recognizers have a finger, as in most events, none is removed.
        var isAnyFree = false
        for recognizer in active where recognizer.trackedTouches.isEmpty { isAnyFree = true }
        guard isAnyFree else { return }
        for recognizer in active where recognizer.isFinished && recognizer.trackedTouches.isEmpty {
            recognizer.stateStorage = .possible
            recognizer.heldState = nil
            recognizer.reset()
        }
        var kept: [UIGestureRecognizer] = []
        for recognizer in active where !recognizer.trackedTouches.isEmpty || recognizer.stateStorage != .possible || recognizer.heldState != nil || recognizer.awaitsMoreTouches {
            kept.append(recognizer)
        }
        if kept.count != active.count { active = kept }
    }
}

extension UIGestureRecognizer {
    /// Ends the gesture of a recognizer that was disabled.
    func stopAtOnce() { GestureArbiter.shared.disable(self) }
    /// Requests a state; the arbiter decides.
    func request(_ state: State) { GestureArbiter.shared.request(state, for: self) }

    var isFinished: Bool {
        let state = stateStorage
        return state == .ended || state == .cancelled || state == .failed
    }

    var isRecognized: Bool {
        let state = stateStorage
        return state == .began || state == .changed || state == .ended
    }
}

extension UIApplication {
    fileprivate(set) var gestures: GestureArbiter {
        get { part { GestureArbiter() } }
        set { keep(newValue) }
    }
}

extension UIWindow {
    /// Recognizers and views get the touches.
    func arbitrate(_ event: UIEvent) { GestureArbiter.shared.process(event: event, in: self) }
}

extension UIWindowScene {
    /// The scene shows nothing any more: fingers and keyboard leave it.
    func inputEnds() {
        GestureArbiter.shared.cancelTouches(in: windows)
        firstResponder.keyboard.vanish()
    }
}
