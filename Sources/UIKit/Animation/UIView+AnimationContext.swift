// The animation block that runs now: it turns changes into animations and knows when all of
// them have ended. UIView's animation API and UIViewPropertyAnimator make one per block.
import ObjectiveC
import QuartzCore

/// Waits for the animations of a block, then calls its completion.
@MainActor final class AnimationTracker: NSObject {
    private var running = 0
    private var added = 0
    private var isClosed = false
    private var allFinished = true
    private var completion: ((Bool) -> Void)?
    private var withoutTouches: [ZeroingBox<UIView>] = []

    init(_ completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    func expectOne() {
        running += 1
        added += 1
    }

    func ended(_ finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        guard isClosed, running == 0 else { return }
        giveTouchesBack()
        complete()
    }

    /// Takes touches from the view and its subtree until the block's animations have ended (UIView.isUserInteractionEnabled, Apple documentation).
    func takeTouches(from view: UIView) {
        view.animationsWithoutTouches += 1
        withoutTouches.append(ZeroingBox(view))
    }

    private func giveTouchesBack() {
        for box in withoutTouches { box.target?.animationsWithoutTouches -= 1 }
        withoutTouches = []
    }

    /// The block has returned. Without animations the completion comes in the next cycle.
    func close() {
        isClosed = true
        guard running == 0 else { return }
        giveTouchesBack()
        guard completion != nil else { return }
        if added > 0 { return complete() }
        AnimationTimeline.shared.schedule(at: CACurrentMediaTime()) { [self] in assumingMainActor { complete() } }
    }

    private func complete() {
        guard let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}

extension AnimationTracker: @preconcurrency CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended(flag) }
}

@MainActor final class AnimationContext {
    static var areEnabled: Bool {
        get { ProcessState.current.animationsAreEnabled }
        set { ProcessState.current.animationsAreEnabled = newValue }
    }
    private static var stack: [AnimationContext] = []
    static var current: AnimationContext? { stack.last }

    /// Whether the block belongs to `beginAnimations`, whose setters change timing and options while the block is open.
    var isChangedWhileOpen = false
    var timing: ChangeTiming
    var options: UIView.AnimationOptions
    let tracker: AnimationTracker
    @_ZeroingReference var animator: UIViewPropertyAnimator?
    /// The interactive transition that these changes belong to.
    @_ZeroingReference var recorder: TransitionAnimation?
    private var changedLayers: [CALayer] = []
    /// The same layers: a block that changes many asks for each change whether its layer is listed.
    private var knownLayers: Set<ObjectIdentifier> = []

    init(timing: ChangeTiming, options: UIView.AnimationOptions, tracker: AnimationTracker, animator: UIViewPropertyAnimator? = nil, recorder: TransitionAnimation? = nil) {
        self.timing = timing
        self.options = options
        self.tracker = tracker
        self.animator = animator
        self.recorder = recorder
    }

    /// Makes this block the owner of all changes until it is left.
    func enter() { AnimationContext.stack.append(self) }
    func leave() { AnimationContext.stack.removeAll { $0 === self } }

    /// Makes this the block that changes belong to while `body` runs.
    func perform(_ body: () -> Void) {
        AnimationContext.stack.append(self)
        defer { AnimationContext.stack.removeLast() }
        body()
        guard options.contains(.layoutSubviews) else { return }
        for layer in changedLayers { (layer.delegate as? UIView)?.layoutIfNeeded() }
    }

    /// The properties of a view's layer that a block animates; contents and visibility change at once.
    private static let animatableKeys: Set<String> = [
        "bounds", "position", "transform", "sublayerTransform", "opacity", "backgroundColor", "zPosition", "anchorPoint", "anchorPointZ",
        "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "contentsRect",
        "contentsCenter", "colors", "locations", "startPoint", "endPoint", "fillColor", "strokeColor", "strokeStart", "strokeEnd",
        "lineWidth", "lineDashPhase", "miterLimit",
    ]

    /// A repeating animation is replaced, not added to (matt-repeating).
    private func endRepeating(_ key: String, of layer: CALayer) {
        for name in layer.animationKeys() ?? [] {
            guard let running = layer.animation(forKey: name) as? CAPropertyAnimation, running.keyPath == key, running.repeatCount == .infinity else { continue }
            layer.removeAnimation(forKey: name)
        }
    }

    func action(for layer: CALayer, key: String) -> (any CAAction)? {
        guard AnimationContext.animatableKeys.contains(key) else { return nil }
        if isChangedWhileOpen, timing.duration <= 0, timing.delay <= 0 { return nil }
        let action = ChangeAnimation(of: key, on: layer, timing: timing, delegate: tracker) { [animator = _ZeroingReference(animator), recorder = _ZeroingReference(recorder), timing] change in
            assumingMainActor {
                animator.wrappedValue?.take(change)
                recorder.wrappedValue?.take(change, delay: timing.delay)
            }
        }
        guard let action else { return nil }
        if options.contains(.beginFromCurrentState) { endRepeating(key, of: layer) }
        tracker.expectOne()
        if knownLayers.insert(ObjectIdentifier(layer)).inserted {
            changedLayers.append(layer)
            if !options.contains(.allowUserInteraction), let view = layer.delegate as? UIView { tracker.takeTouches(from: view) }
        }
        return action
    }

    /// Runs a block animation: duration and curve of a nested block come from the outer one
    /// unless its options override them (Apple, UIView.AnimationOptions.overrideInheritedDuration).
    static func run(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: Spring?, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        UpdateCycle.shared.setNeedsFrame()
        guard areEnabled else {
            animations()
            completion?(true)
            return
        }
        var timing = ChangeTiming(duration: duration)
        timing.delay = max(delay, 0)
        timing.curve = options.curve.function
        timing.spring = spring
        timing.repeatCount = options.contains(.repeat) ? .infinity : 0
        timing.autoreverses = options.contains(.autoreverse)
        if let outer = current {
            if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
            if !options.contains(.overrideInheritedCurve) {
                timing.curve = outer.timing.curve
                timing.spring = outer.timing.spring
            }
        }
        let tracker = AnimationTracker(completion)
        let recorder = current == nil ? TransitionAnimation.recording : current?.recorder
        if let recorder {
            timing.isInteractive = true
            timing.keepsEarlier = true
            if current == nil { recorder.take(tracker) }
        }
        if timing.duration <= 0, timing.delay <= 0 {
            let wasEnabled = areEnabled
            areEnabled = false
            animations()
            areEnabled = wasEnabled
        } else {
            AnimationContext(timing: timing, options: options, tracker: tracker, animator: current?.animator, recorder: recorder).perform(animations)
        }
        tracker.close()
    }
}

extension UIViewPropertyAnimator {
    /// Runs a block whose changes the animator takes.
    func perform(_ animation: () -> Void, _ timing: ChangeTiming) {
        let tracker = AnimationTracker(nil)
        AnimationContext(timing: timing, options: isUserInteractionEnabled ? .allowUserInteraction : [], tracker: tracker, animator: self).perform(animation)
        tracker.close()
    }
}

extension CALayer {
    /// The topmost layer is that of a view which is no window. Layers of no view are an app's own and may be drawn by hand.
    @MainActor var isOfViewWithoutWindow: Bool {
        if let view = delegate as? UIView, view.window != nil { return false }
        var top = self
        while let above = top.superlayer { top = above }
        return (top.delegate as? UIView).map { $0.window == nil } ?? false
    }
}
