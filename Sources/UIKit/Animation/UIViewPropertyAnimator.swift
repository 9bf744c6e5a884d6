// UIViewPropertyAnimator: animations that can be paused, scrubbed, reversed and stopped.
// AnimationContext collects its changes; the animator places them in time and ends them.
import ObjectiveC
import QuartzCore

/// Animates changes of views under the control of the app.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The timing curve of the animation; `continueAnimation` can replace it.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds.
    open private(set) var duration: TimeInterval
    /// The delay of the last start, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Whether the views of animations added from now on take touches while they are animated.
    open var isUserInteractionEnabled = true
    /// Kept; hit testing uses the final positions of views.
    open var isManualHitTestingEnabled = false
    /// Kept; every animator can be paused and stopped.
    open var isInterruptible = true
    /// Whether `fractionComplete` moves evenly while paused.
    open var scrubsLinearly = true
    /// Whether the animator pauses at its end, so that it can be reversed.
    open var pausesOnCompletion = false
    /// `inactive` until it is started, paused or scrubbed, and again after its end.
    open private(set) var state: UIViewAnimatingState = .inactive
    /// True while the delay runs too, and still while the completions are called (fluent1385-running). Can be observed by key.
    open var isRunning: Bool { runs || isCompleting }
    private var runs = false { didSet { if runs != oldValue, !isCompleting { notifyValueChange(self, "running", old: oldValue, new: runs) } } }
    private var isCompleting = false

    private var blocks: [(animation: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var changes: [(change: AnimatedChange, delay: TimeInterval, duration: TimeInterval)] = []
    private var collecting: (delay: TimeInterval, duration: TimeInterval) = (0, 0)
    private var reversed = false
    /// Seconds into the run at `since`, uneased.
    private var elapsed: TimeInterval = 0
    private var since: CFTimeInterval = 0
    private var rate = 1.0
    private var token: Int?

    /// `duration` in seconds; a spring made from physics brings its own.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = (parameters as? UISpringTimingParameters)?.settlingDuration(for: duration) ?? duration
        timingParameters = parameters
    }

    /// An animator without duration, which apps use as the first value of a property and replace before they start it.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// `duration` in seconds. The block runs when the animator is started, not here.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// `duration` in seconds; the points are those of a cubic curve in the unit square.
    public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// `duration` in seconds; a ratio of 1 has no bounce.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Starts at once.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Content

    /// Adds a block. A running animator makes the change now and animates it in the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if state == .active {
            let fraction = Double(min(max(delayFactor, 0), 1))
            collect(animation, delay: position + (duration - position) * fraction)
            if runs { place() }
        } else {
            blocks.append((animation, delayFactor))
        }
    }

    /// Adds animations without a delay.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    /// Called with where the animation ended, then forgotten.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: Control

    /// Stopped animators raise an exception, as the device does.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// `delay` in seconds; below zero is none. Stopped animators raise an exception.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return misuse("startAnimation", "It is an error to start an animator that is stopped") }
        activate()
        self.delay = max(delay, 0)
        if followsTransition() { return }
        run(after: self.delay)
    }

    /// Pauses the animator. An inactive one becomes active at its beginning; a stopped one raises an exception.
    open func pauseAnimation() {
        guard state != .stopped else { return misuse("pauseAnimation", "It is an error to pause an animator that is stopped") }
        activate()
        hold()
    }

    /// Continues an active animator. The rest takes `durationFactor` of the duration; 0 keeps the pace.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard state == .active else { return }
        hold()
        if let parameters { timingParameters = parameters }
        if durationFactor > 0, duration > 0 {
            // The rest takes `durationFactor` of the duration.
            let rest = reversed ? elapsed : duration - elapsed
            rate = rest > 0 ? rest / (duration * Double(durationFactor)) : 1
        }
        run(after: 0)
    }

    /// Values stay as they are shown. With false the animator waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        cancelEnd()
        let all = changes
        changes = []
        for item in all.reversed() { item.change.settleAtCurrent() }
        for item in all { item.change.detach(finished: false) }
        runs = false
        if withoutFinishing {
            state = .inactive
            reset()
        } else {
            state = .stopped
        }
    }

    /// Ends a stopped animator: `.start` and `.end` set the values there.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return misuse("finishAnimation(at:)", "It is an error to finish an animator that is not stopped") }
        state = .inactive
        let done = completions
        reset()
        done.forEach { $0(finalPosition) }
    }

    /// 0…1 of the duration.
    open var fractionComplete: CGFloat {
        get { duration > 0 ? CGFloat(min(max(position / duration, 0), 1)) : 0 }
        set {
            activate()
            hold()
            elapsed = Double(min(max(newValue, 0), 1)) * duration
            place()
        }
    }

    /// A running animator turns around at once.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            let wasRunning = runs
            if wasRunning { hold() }
            reversed = newValue
            if wasRunning { run(after: 0) }
        }
    }

    // MARK: Running

    /// Called for each change made in the blocks.
    func take(_ change: AnimatedChange) {
        changes.append((change, collecting.delay, collecting.duration))
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        elapsed = reversed ? duration : 0
        let all = blocks
        blocks = []
        for block in all { collect(block.animation, delay: duration * Double(min(max(block.delayFactor, 0), 1))) }
        place()
    }

    private func collect(_ animation: () -> Void, delay: TimeInterval) {
        UpdateCycle.shared.setNeedsFrame()
        var timing = ChangeTiming(duration: max(duration - delay, 1e-9))
        timing.isInteractive = true
        timing.keepsEarlier = true
        timing.curve = curve
        timing.spring = (timingParameters as? UISpringTimingParameters)?.spring(duration: timing.duration)
        collecting = (delay, timing.duration)
        guard UIView.areAnimationsEnabled else { return animation() }
        perform(animation, timing)
    }

    private var curve: CAMediaTimingFunction? {
        (timingParameters as? UICubicTimingParameters)?.function ?? timingParameters?.cubicTimingParameters?.function
    }

    /// Seconds into the run now.
    private var position: TimeInterval {
        guard runs else { return elapsed }
        let gone = max(0, CACurrentMediaTime() - since) * rate
        return min(max(reversed ? elapsed - gone : elapsed + gone, 0), duration)
    }

    private func hold() {
        elapsed = position
        runs = false
        cancelEnd()
        place()
    }

    private func run(after delay: TimeInterval) {
        guard state == .active, !runs else { return }
        runs = true
        since = CACurrentMediaTime() + delay
        place()
        let rest = (reversed ? elapsed : duration - elapsed) / rate
        token = AnimationTimeline.shared.schedule(at: since + max(rest, 0)) { [self] in assumingMainActor { reachedEnd() } }
        if isUnseen { AnimationTimeline.shared.schedule(at: CACurrentMediaTime()) { [self] in assumingMainActor { endIfUnseen() } } }
    }

    /// Whether none of the changed layers is in a window.
    private var isUnseen: Bool { !changes.isEmpty && changes.allSatisfy { $0.change.layer.isOfViewWithoutWindow } }

    /// Animations outside of a window end with their commit, also paused ones (whose4097-no-window).
    private func endIfUnseen() {
        guard state == .active, isUnseen else { return }
        cancelEnd()
        reachedEnd()
    }

    private func cancelEnd() {
        if let token { AnimationTimeline.shared.cancel(token) }
        token = nil
    }

    /// Gives the layers their positions in time and their speeds.
    private func place() {
        let now = CACurrentMediaTime()
        let speed = runs ? (reversed ? -rate : rate) : 0
        let wait = runs ? max(0, since - now) : 0
        let evenly = !runs && scrubsLinearly && state == .active && token == nil
        for item in changes {
            let shift = wait * speed
            item.change.place(
                at: (runs ? position : elapsed) - item.delay - shift, speed: Float(speed), curve: evenly ? nil : curve)
        }
    }

    private func reachedEnd() {
        token = nil
        elapsed = reversed ? 0 : duration
        if pausesOnCompletion {
            runs = false
            return place()
        }
        isCompleting = true
        runs = false
        let all = changes, atEnd = !reversed, done = completions
        changes = []
        if !atEnd { for item in all.reversed() { item.change.settle(atEnd: false) } }
        for item in all { item.change.detach(finished: true) }
        state = .inactive
        reset()
        done.forEach { $0(atEnd ? .end : .start) }
        isCompleting = false
        if !runs { notifyValueChange(self, "running", old: true, new: false) }
    }

    private func reset() {
        completions = []
        blocks = []
        reversed = false
        elapsed = 0
        rate = 1
    }

    private func misuse(_ call: String, _ text: String) {
        Diagnostics.raise(.internalInconsistency, "\(text) (\(Diagnostics.identity(self)))")
    }
}
