// The motion of a navigation transition's views: the system's slide, an app's animator, or none.
// NavigationTransition calls it from its steps. It calls no callback of a controller.
import CoreGraphics

@MainActor final class NavigationMotion {
    /// The seconds of push and pop: not documented; the logs of MESSAGES.md 19 show 0.35 between begin and end.
    static let duration: TimeInterval = 0.35
    /// The part of the width by which the lower view moves.
    private static let parallax: CGFloat = 0.3

    private unowned let transition: NavigationTransition
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var interactor: (any UIViewControllerInteractiveTransitioning)?
    private var context: TransitionContext?
    /// The view around both views while an app's animator runs; the animator may leave other views in it.
    private var container: UIView?
    private var barChange: NavigationBarChange?
    private(set) var scrub: TransitionAnimation?
    /// Whether the finger cancelled, set if it left before the views could follow it.
    private var leftEarly: Bool?
    private var report: ((Bool) -> Void)?
    private var barTookTouches = true
    /// The animation has its end values: bars that change from now on need one of their own.
    private(set) var hasStarted = false

    init(_ transition: NavigationTransition) { self.transition = transition }

    private var navigation: UINavigationController { transition.navigation }
    private var holder: UIView { navigation.contentHolder }
    private var old: UIView? { transition.departing?.placedViewIfLoaded }
    private var new: UIView? { transition.arriving?.placedViewIfLoaded }
    private var isPush: Bool { transition.operation == .push }
    /// Towards the leading side, where the lower view goes.
    private var leading: CGFloat { navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1 }

    /// Gets the app's animator. Returns whether there is one.
    func askForAnimator() -> Bool {
        guard transition.isAnimated, let from = transition.departing, let to = transition.arriving, from !== to else { return false }
        animator = navigation.animator(for: transition.operation, from: from, to: to)
        if let animator { transition.coordinator.animator = animator }
        interactor = animator.flatMap { navigation.interactor(for: $0) }
        if interactor?.wantsInteractiveStart == true { transition.coordinator.takeOver() }
        return animator != nil
    }

    // MARK: Places

    /// A push removes the view from the window and adds it again to the view that holds both during the transition
    /// (juejin7249-push-away); a popped view leaves the window only at the end (gh4116-storyboard-back, gh8261-remove).
    func moveDepartingView() {
        guard let old, old.superview != nil else { return }
        guard isPush || animator != nil else { return old.setNeedsUpdateConstraints() }
        let frame = old.frame
        if animator != nil {
            let made = UIView(frame: holder.bounds)
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            holder.addSubview(made)
            container = made
        }
        old.removeFromSuperview()
        (container ?? holder).addSubview(old)
        old.frame = frame
        // A view that enters a window updates its constraints again (arm1-push-outgoing, arm1-pop-leaving, arm1-pop-returning).
        old.setNeedsUpdateConstraints()
    }

    func install() {
        barChange = NavigationBarChange(navigation.navigationBar, to: navigation.stack.controllers(upTo: transition.arriving).map(\.navigationItem), isPush: isPush, animated: transition.isAnimated)
        if let arriving = transition.arriving { navigation.bars.place(arriving) }
        new?.setNeedsUpdateConstraints()
        if container == nil, let new, new !== old {
            if !isPush, let old, old.superview === holder { holder.insertSubview(new, belowSubview: old) } else { holder.addSubview(new) }
        }
        navigation.bars.layoutBars()
    }

    /// Puts the view at its final place, whatever an animator did to it.
    func putInPlace() {
        barChange?.end()
        guard let new else { return }
        UIView.performWithoutAnimation {
            old?.transform = .identity
            new.transform = .identity
            if container != nil {
                if new.superview !== holder { holder.addSubview(new) }
                if let arriving = transition.arriving { navigation.bars.place(arriving, again: true) }
                if old?.superview === container { old?.removeFromSuperview() }
                container?.removeFromSuperview()
            }
        }
        container = nil
        context = nil
        navigation.bars.settle()
    }

    /// Puts the old view back as before.
    func putBack() {
        barChange?.end()
        UIView.performWithoutAnimation {
            old?.transform = .identity
            new?.transform = .identity
            if let old, let container {
                if new?.superview === container { new?.removeFromSuperview() }
                holder.addSubview(old)
                if let departing = transition.departing { navigation.bars.place(departing, again: true) }
                container.removeFromSuperview()
            }
        }
        container = nil
        context = nil
        navigation.bars.settle()
    }

    /// Removes the view from the window, unless the app has moved it elsewhere.
    func takeAway(_ controller: UIViewController) {
        if let view = controller.placedViewIfLoaded, view.superview === holder { view.removeFromSuperview() }
    }

    // MARK: Running

    /// Runs the motion. `done` gets whether the transition reached its end; it is called at most once.
    func run(_ done: @escaping (Bool) -> Void) {
        report = done
        guard transition.isAnimated, let old, let new, old !== new else {
            hasStarted = true
            if navigation.bars.isHeld { UIView.performWithoutAnimation { navigation.bars.move() } }
            // Containers inside the arriving controller begin with its layout (rns-push-nested), and then all end.
            if let arriving = transition.arriving, arriving.hasWaitingContainer { return transition.coordinator.runUnanimated { [weak self] in self?.finish(true) } }
            // Otherwise the callbacks of the end come before the layout (log2-push-flat, tw26-layout-counts).
            UIView.performWithoutAnimation { transition.coordinator.startAlongside() }
            transition.arriving?.seen.deliverIsAppearing()
            return finish(true)
        }
        if let animator {
            runAnimator(animator)
        } else if transition.finger != nil {
            prepare(old, new)
            scrub = transition.coordinator.beginInteraction(duration: Self.duration) { [self] in slide(old, new) }
            if let leftEarly { fingerLeft(cancelled: leftEarly) }
        } else {
            UpdateCycle.shared.perform(afterCommit: { [self, transition] in
                guard report != nil else { return }
                prepare(old, new)
                transition.coordinator.run(duration: Self.duration, animations: { [self] in slide(old, new) }, completion: { [weak self] in self?.finish(true) })
            })
        }
    }

    private func finish(_ completed: Bool) {
        guard let report else { return }
        self.report = nil
        giveTouchesBack()
        Trace.because(transition.cause) { report(completed) }
    }

    /// Prepares the views. The bar takes no touches until they have stopped (the bar in the log of MESSAGES.md 19).
    private func prepare(_ old: UIView, _ new: UIView) {
        let bar = navigation.navigationBar
        barTookTouches = bar.isUserInteractionEnabled
        bar.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            let width = holder.bounds.width
            new.transform = CGAffineTransform(translationX: isPush ? -leading * width : leading * width * Self.parallax, y: 0)
            barChange?.prepare()
        }
    }

    private func giveTouchesBack() {
        if hasStarted, animator == nil, barTookTouches { navigation.navigationBar.isUserInteractionEnabled = true }
    }

    private func takeBarsAlong() {
        hasStarted = true
        barChange?.run()
        navigation.bars.move()
    }

    private func slide(_ old: UIView, _ new: UIView) {
        let width = holder.bounds.width
        new.transform = .identity
        old.transform = CGAffineTransform(translationX: isPush ? leading * width * Self.parallax : -leading * width, y: 0)
        takeBarsAlong()
    }

    private func runAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
        guard let container, let from = transition.departing, let to = transition.arriving else { return finish(true) }
        let made = TransitionContext(
            container: container,
            from: .init(controller: from, view: from.view, initialFrame: from.view.frame),
            to: .init(controller: to, view: to.view, finalFrame: navigation.bars.frame(for: to)),
            animator: animator, interactor: interactor, coordinator: transition.coordinator)
        context = made
        made.onComplete = { [weak self] completed in self?.finish(completed) }
        UIView.performWithoutAnimation { barChange?.prepare() }
        transition.coordinator.animate(alongsideTransition: { [weak self] _ in self?.takeBarsAlong() }, completion: nil)
        made.start()
    }

    // MARK: Under a finger

    func fingerMoved(to fraction: CGFloat) {
        scrub?.update(fraction)
        transition.coordinator.interactionMoved(to: fraction)
    }

    /// The finger has left: the rest runs without it.
    func fingerLeft(cancelled: Bool) {
        guard let scrub else { return leftEarly = cancelled }
        transition.coordinator.endInteraction(cancelled: cancelled)
        if cancelled {
            scrub.cancel { [weak self] in self?.finish(false) }
        } else {
            scrub.finish { [weak self] in self?.finish(true) }
        }
    }

    /// Ends the motion without time, because the navigation controller is gone.
    func drop(atEnd: Bool) {
        report = nil
        giveTouchesBack()
        scrub?.drop(atEnd: atEnd)
        context?.onComplete = nil
    }
}
