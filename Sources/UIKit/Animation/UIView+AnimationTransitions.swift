// View transitions: flips, curls and dissolves between two states of a view or two views.
// Curls are drawn as a slide (Docs/DIVERGENCES.md).
import QuartzCore

extension UIView {
    /// Changes `view` in `animations` and shows a transition from its old look to the new one.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let effect = options.transitionEffect else {
            return AnimationContext.run(duration: duration, delay: 0, options: options, spring: nil, { animations?() }, completion)
        }
        UpdateCycle.shared.setNeedsFrame()
        guard areAnimationsEnabled, duration > 0 else {
            performWithoutAnimation { animations?() }
            guard areAnimationsEnabled else {
                completion?(true)
                return
            }
            return AnimationTracker(completion).close()
        }
        let tracker = AnimationTracker(completion)
        effect.duration = duration
        effect.timingFunction = options.curve.function
        effect.delegate = tracker
        tracker.expectOne()
        if !options.contains(.allowUserInteraction) { tracker.takeTouches(from: view) }
        view.layer.add(effect, forKey: "transition")
        if options.contains(.allowAnimatedContent) {
            var timing = ChangeTiming(duration: duration)
            timing.curve = options.curve.function
            AnimationContext(timing: timing, options: options, tracker: tracker).perform { animations?() }
        } else {
            performWithoutAnimation {
                animations?()
                view.layoutIfNeeded()
            }
        }
        tracker.close()
    }

    /// Animations of the system's.
    public enum SystemAnimation: UInt, Sendable {
        /// Removes the views from the hierarchy when the animation has ended.
        case delete
    }

    /// Runs the system's animation on `views` beside the changes that `parallelAnimations` makes, in one animation.
    /// How long it takes is not documented, nor what is seen of the views as they go: here they fade in 0.25 seconds (Docs/DIVERGENCES.md).
    public static func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let opacities = views.map(\.alpha)
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views { view.alpha = 0 }
            parallelAnimations?()
        } completion: { finished in
            for (view, opacity) in zip(views, opacities) {
                view.removeFromSuperview()
                view.alpha = opacity
            }
            completion?(finished)
        }
    }

    /// Replaces `fromView` by `toView` in its superview; with `.showHideTransitionViews`, hides one and shows the other.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let container = fromView.superview
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let container else {
            change()
            return AnimationTracker(completion).close()
        }
        if options.transitionEffect == nil {
            performWithoutAnimation(change)
            return AnimationTracker(completion).close()
        }
        transition(with: container, duration: duration, options: options, animations: change, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// The transition that the options name, or nil for none.
    var transitionEffect: CATransition? {
        let effect = CATransition()
        switch transition {
        case .transitionCrossDissolve: effect.type = .fade
        case .transitionFlipFromLeft: (effect.type, effect.subtype) = (.flip, .fromLeft)
        case .transitionFlipFromRight: (effect.type, effect.subtype) = (.flip, .fromRight)
        case .transitionFlipFromTop: (effect.type, effect.subtype) = (.flip, .fromTop)
        case .transitionFlipFromBottom: (effect.type, effect.subtype) = (.flip, .fromBottom)
        case .transitionCurlUp: (effect.type, effect.subtype) = (.reveal, .fromTop)
        case .transitionCurlDown: (effect.type, effect.subtype) = (.moveIn, .fromBottom)
        default: return nil
        }
        return effect
    }
}
