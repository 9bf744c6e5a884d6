// Animations that run alongside a transition, and what is known of the transition while it runs.
// Presentations, navigation and rotation create one; apps reach it through `transitionCoordinator`.
import QuartzCore

/// What a block running alongside a transition may ask about it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    var initiallyInteractive: Bool { get }
    var transitionDuration: TimeInterval { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's blocks with a transition's own animation and after it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
}

@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private let from: UIViewController?
    private let to: UIViewController?
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var hasStarted = false
    let isAnimated: Bool
    private(set) var isCancelled = false
    let isInteractive = false
    let initiallyInteractive = false
    private(set) var transitionDuration: TimeInterval = 0
    let presentationStyle: UIModalPresentationStyle
    var targetTransform: CGAffineTransform = .identity

    init(from: UIViewController?, to: UIViewController?, animated: Bool, style: UIModalPresentationStyle = .none) {
        self.from = from
        self.to = to
        isAnimated = animated
        presentationStyle = style
    }

    var containerView: UIView { to?.viewIfLoaded?.superview ?? from?.viewIfLoaded?.superview ?? UIView(frame: .zero) }

    @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let animation {
            if hasStarted { animation(self) } else { alongside.append(animation) }
        }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs the transition's own animation and the app's blocks in one animation of `duration` seconds.
    func run(duration: TimeInterval, animations: @escaping () -> Void, completion: @escaping () -> Void) {
        transitionDuration = duration
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut], animations: {
            animations()
            self.startAlongside()
        }, completion: { _ in completion() })
    }

    func runAlongside(duration: TimeInterval) {
        transitionDuration = duration
        UIView.animate(withDuration: duration) { self.startAlongside() }
    }

    /// An unanimated transition still lays its views out before it ends (tw26-present-unanimated: viewIsAppearing
    /// comes before viewDidAppear), so it ends with the next commit.
    func runUnanimated(_ completion: @escaping () -> Void) {
        UIView.performWithoutAnimation { startAlongside() }
        UpdateCycle.shared.perform(afterCommit: completion)
    }

    private func startAlongside() {
        hasStarted = true
        let blocks = alongside
        alongside.removeAll()
        for block in blocks { block(self) }
    }

    func finish(cancelled: Bool) {
        isCancelled = cancelled
        startAlongside()
        let blocks = completions
        completions.removeAll()
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
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }
}

extension UIViewController {
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var current: UIViewController? = self
        while let candidate = current {
            if let coordinator = candidate.presentation.coordinator { return coordinator }
            current = candidate.parent
        }
        return nil
    }
}

/// Counts transitions between their call and their completion, so that `settle` can wait for them.
@MainActor package enum TransitionsInFlight {
    package private(set) static var count = 0
    static func begin() { count += 1 }
    static func end() { count -= 1 }
}
