// Animations that run alongside a transition, and the facts of the transition while it runs.
// Presentations, navigation and rotation create one; apps get it as `transitionCoordinator`.
// It moves no view and calls no controller: the choreographies do.
import ObjectiveC
import QuartzCore

/// The facts of a transition that a block running alongside it may read.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether the transition went back to its start; known once the interaction has ended.
    var isCancelled: Bool { get }
    /// Whether a finger drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition began under a finger.
    var initiallyInteractive: Bool { get }
    /// Whether a finger can take over a running transition.
    var isInterruptible: Bool { get }
    /// The duration in seconds without a finger.
    var transitionDuration: TimeInterval { get }
    /// The fraction at which the interaction ended, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest; 1 is the transition's own pace.
    var completionVelocity: CGFloat { get }
    /// The timing of the part that runs without a finger.
    var completionCurve: UIView.AnimationCurve { get }
    /// The style of a presentation or dismissal; `.none` for a transition of a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation that the transition applies, identity for none.
    var targetTransform: CGAffineTransform { get }
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// The controller that goes (`.from`) or comes (`.to`); nil for other keys.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or comes; nil if an animator must not touch it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's blocks with a transition's own animation and after it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` inside the transition's own animation, at once if that has begun; runs `completion` when it has
    /// ended, cancelled or not.
    /// Returns false if the transition is already over.
    @discardableResult func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    /// The same for a view outside the transition's container.
    @discardableResult func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    /// `handler` runs when the finger leaves, before the rest of the transition.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// `handler` runs each time a finger takes over or leaves.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs an animation without a completion.
    @discardableResult public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs an animation in a view outside the transition's container, without a completion.
    @discardableResult public func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private let from: UIViewController?
    private let to: UIViewController?
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var interactionEnded: [Block] = []
    private var interactionChanged: [Block] = []
    private var hasStarted = false
    private var hasEnded = false
    let isAnimated: Bool
    private(set) var isCancelled = false
    private(set) var isInteractive = false
    var initiallyInteractive = false
    var isInterruptible = false
    /// The duration, known from the start, because the app's will-callbacks may read it. The app's animator supplies it when it is read.
    var transitionDuration: TimeInterval {
        get { isAnimated ? duration ?? animator?.transitionDuration(using: context) ?? 0 : 0 }
        set { duration = newValue }
    }
    private var duration: TimeInterval?
    /// The app's animator, until it runs.
    @_ZeroingDelegate var animator: (any UIViewControllerAnimatedTransitioning)? { didSet { duration = nil } }
    private(set) var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 1
    var completionCurve: UIView.AnimationCurve = .easeInOut
    let presentationStyle: UIModalPresentationStyle
    var targetTransform: CGAffineTransform = .identity
    /// The transition's own container, if it has one.
    @_ZeroingReference var container: UIView?
    /// The context that supplies the views while an app's animator runs.
    @_ZeroingDelegate var context: (any UIViewControllerContextTransitioning)?

    /// - Parameter duration: seconds that the system's own animation takes.
    init(from: UIViewController?, to: UIViewController?, animated: Bool, duration: TimeInterval, style: UIModalPresentationStyle = .none) {
        self.duration = duration
        self.from = from
        self.to = to
        isAnimated = animated
        presentationStyle = style
    }

    var containerView: UIView { container ?? to?.viewIfLoaded?.superview ?? from?.viewIfLoaded?.superview ?? UIView(frame: .zero) }

    // MARK: The app's blocks

    @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !hasEnded else { return false }
        if let animation {
            if hasStarted { animation(self) } else { alongside.append(animation) }
        }
        if let completion { completions.append(completion) }
        return true
    }

    @discardableResult func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) { if !hasEnded { interactionEnded.append(handler) } }
    func notifyWhenInteractionChanges(_ handler: @escaping Block) { if !hasEnded { interactionChanged.append(handler) } }

    // MARK: Without a finger

    /// Runs the transition's own animation and the app's blocks in one animation of `duration` seconds.
    func run(duration: TimeInterval, animations: @escaping () -> Void, completion: @escaping () -> Void) {
        transitionDuration = duration
        UIView.animateTouchably(withDuration: duration, delay: 0, options: [.curveEaseInOut], animations: {
            animations()
            self.startAlongside()
        }, completion: { _ in completion() })
    }

    func runAlongside(duration: TimeInterval) {
        transitionDuration = duration
        UIView.animateTouchably(withDuration: duration) { self.startAlongside() }
    }

    /// Runs an unanimated transition. It still lays its views out before it ends (tw26-present-unanimated: viewIsAppearing
    /// comes before viewDidAppear), so it ends with the next commit.
    func runUnanimated(_ completion: @escaping () -> Void) {
        UIView.performWithoutAnimation { startAlongside() }
        UpdateCycle.shared.perform(afterCommit: completion)
    }

    // MARK: With a finger

    /// A finger drives from now on, from the start or from the middle (then the app's handlers are called).
    func takeOver() {
        guard !isInteractive, !hasEnded else { return }
        isInteractive = true
        if hasStarted { interactionChanged.forEach { $0(self) } } else { initiallyInteractive = true }
    }

    func interactionMoved(to fraction: CGFloat) { percentComplete = min(max(fraction, 0), 1) }

    /// The finger has left; the app's handlers run before anything else (apple-cancel-interactive).
    func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        isCancelled = cancelled
        let ended = interactionEnded
        interactionEnded = []
        ended.forEach { $0(self) }
        interactionChanged.forEach { $0(self) }
    }

    func startAlongside() {
        hasStarted = true
        let blocks = alongside
        alongside.removeAll()
        for block in blocks { block(self) }
    }

    /// The transition is over: completions run, once.
    func finish(cancelled: Bool) {
        guard !hasEnded else { return }
        isCancelled = cancelled
        isInteractive = false
        startAlongside()
        hasEnded = true
        let blocks = completions
        completions.removeAll()
        interactionEnded.removeAll()
        interactionChanged.removeAll()
        for block in blocks { block(self) }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let context { return context.view(forKey: key) }
        switch key {
        case .from: return from?.viewIfLoaded
        case .to: return to?.viewIfLoaded
        default: return nil
        }
    }
}

extension UIViewController {
    /// `transitionCoordinator` of the class body.
    var currentTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var current: UIViewController? = self
        while let candidate = current {
            if let coordinator = candidate.presentation.coordinator { return coordinator }
            current = candidate.parent
        }
        return nil
    }
}
