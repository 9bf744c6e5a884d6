// The animation of a transition whose fraction a finger sets and which then runs to its end or back on the clock.
// Sheets, navigation and UIPercentDrivenInteractiveTransition each hold one; AnimationContext hands it the changes that
// blocks make while it records. It calls no controller and decides nothing.
import QuartzCore

@MainActor final class TransitionAnimation {
    private struct Item {
        let change: AnimatedChange
        let delay: TimeInterval
    }

    /// The animation that records the changes of animation blocks now.
    private(set) static var recording: TransitionAnimation?

    /// The seconds from 0 to 1.
    let duration: TimeInterval
    private(set) var isRunning = false
    private var items: [Item] = []
    private var trackers: [AnimationTracker] = []
    private var animators: [any UIViewImplicitlyAnimating] = []
    private var held: CGFloat = 0
    private var since: CFTimeInterval = 0
    /// Durations a second, negative on the way back.
    private var rate = 0.0
    private var token: Int?
    private var isOver = false

    init(duration: TimeInterval) { self.duration = max(duration, 1e-6) }

    // MARK: Content

    /// Runs `body`. Animation blocks in it, with their own durations and delays, belong to this animation: they follow
    /// its fraction, and their completions run when it has ended.
    func record(_ body: () -> Void) {
        let outer = TransitionAnimation.recording
        TransitionAnimation.recording = self
        defer { TransitionAnimation.recording = outer }
        body()
        place()
    }

    /// Animates the changes of `body` from 0 to 1.
    func animate(_ body: @escaping () -> Void) {
        record { UIView.animateTouchably(withDuration: duration, delay: 0, options: [.curveLinear], animations: body) }
    }

    /// An animator of the app that is to follow.
    func adopt(_ animator: any UIViewImplicitlyAnimating) {
        guard !animators.contains(where: { $0 === animator }) else { return }
        animator.pauseAnimation()
        animators.append(animator)
    }

    func take(_ change: AnimatedChange, delay: TimeInterval) { items.append(Item(change: change, delay: delay)) }

    func take(_ tracker: AnimationTracker) {
        tracker.expectOne()
        trackers.append(tracker)
    }

    // MARK: Control

    /// 0…1 of the duration, now.
    var fraction: CGFloat {
        guard isRunning else { return held }
        return min(max(held + CGFloat((CACurrentMediaTime() - since) * rate), 0), 1)
    }

    /// The finger is here.
    func update(_ fraction: CGFloat) {
        guard !isOver else { return }
        stop()
        held = min(max(fraction, 0), 1)
        for animator in animators { animator.fractionComplete = held }
        place()
    }

    /// Pauses at the present fraction, for a finger to take over.
    func pause() {
        guard !isOver, isRunning else { return }
        let now = fraction
        for animator in animators { animator.pauseAnimation() }
        update(now)
    }

    /// Runs from here to the end; `completion` comes after those of the recorded blocks.
    func finish(speed: CGFloat = 1, curve: (any UITimingCurveProvider)? = nil, _ completion: @escaping () -> Void) {
        run(to: 1, speed: speed, curve: curve, completion)
    }

    /// Runs from here back to the start, where every value is what it was before the change.
    func cancel(speed: CGFloat = 1, curve: (any UITimingCurveProvider)? = nil, _ completion: @escaping () -> Void) {
        run(to: 0, speed: speed, curve: curve, completion)
    }

    /// At its end at once, without a clock: the transition was torn down.
    func drop(atEnd: Bool) {
        guard !isOver else { return }
        stop()
        end(atEnd: atEnd) {}
    }

    private func run(to target: CGFloat, speed: CGFloat, curve: (any UITimingCurveProvider)?, _ completion: @escaping () -> Void) {
        guard !isOver else { return }
        stop()
        let speed = max(speed, 0.001)
        let way = abs(target - held)
        rate = Double(target == 1 ? speed : -speed) / duration
        since = CACurrentMediaTime()
        isRunning = true
        for animator in animators {
            if target == 0 { animator.isReversed = true }
            // An app's animator that cannot be paced anew continues at its own pace.
            if ifImplemented({ animator.continueAnimation(withTimingParameters: curve, durationFactor: max(way / speed, 0.001)) }) == nil { animator.startAnimation() }
        }
        place()
        let atEnd = target == 1
        token = AnimationTimeline.shared.schedule(at: since + Double(way / speed) * duration) { [self] in
            assumingMainActor {
                token = nil
                isRunning = false
                held = target
                end(atEnd: atEnd, completion)
            }
        }
    }

    private func stop() {
        held = fraction
        isRunning = false
        if let token { AnimationTimeline.shared.cancel(token) }
        token = nil
    }

    private func end(atEnd: Bool, _ completion: () -> Void) {
        isOver = true
        let all = items, blocks = trackers
        items = []
        trackers = []
        if !atEnd { for item in all.reversed() { item.change.settle(atEnd: false) } }
        for item in all { item.change.detach(finished: true) }
        for animator in animators where animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: atEnd ? .end : .start)
        }
        animators = []
        for block in blocks { block.ended(true) }
        completion()
    }

    /// Gives the layers their positions in time and their speeds.
    private func place() {
        let seconds = Double(fraction) * duration
        let speed = isRunning ? Float(rate * duration) : 0
        for item in items { item.change.place(at: seconds - item.delay, speed: speed, curve: nil) }
        UpdateCycle.shared.setNeedsFrame()
    }
}

extension TransitionCoordinator {
    /// A finger begins the transition: its animation stays at the start until it is updated.
    func beginInteraction(duration: TimeInterval, animations: @escaping () -> Void) -> TransitionAnimation {
        transitionDuration = duration
        takeOver()
        initiallyInteractive = true
        let animation = TransitionAnimation(duration: duration)
        animation.animate {
            animations()
            self.startAlongside()
        }
        return animation
    }
}

extension UIViewImplicitlyAnimating {
    /// True when a transition that a finger holds drives the animator from now on.
    @MainActor func followsTransition() -> Bool {
        guard let transition = TransitionAnimation.recording else { return false }
        transition.adopt(self)
        return true
    }
}
