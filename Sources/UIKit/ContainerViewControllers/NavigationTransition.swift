// Choreography of a push or a pop, one named step after the other.
// Evidence: lifecycle/INDEX.md 4a (seed4-push, seed4-pop, rns-push, tw26-push, …), 4b (rns4407-pop-parent,
// arm1-push-incoming) and 4c (vast-push-delegate, wwdc13-218-willshow).
import CoreGraphics

@MainActor final class NavigationTransition {
    unowned let navigation: UINavigationController
    let operation: UINavigationController.Operation
    let departing: UIViewController?
    let arriving: UIViewController?
    let animated: Bool
    private let coordinator: TransitionCoordinator

    /// Seconds of a push or pop: not documented, see Docs/DIVERGENCES.md.
    static let duration: TimeInterval = 0.35

    init(_ navigation: UINavigationController, operation: UINavigationController.Operation, from: UIViewController?, to: UIViewController?, animated: Bool) {
        self.navigation = navigation
        self.operation = operation
        departing = from
        arriving = to
        self.animated = animated && operation != .none
        coordinator = TransitionCoordinator(from: from, to: to, animated: self.animated)
    }

    private var cause: String {
        switch operation {
        case .none: "navigation root"
        case .push: "push"
        case .pop: "pop"
        }
    }

    func start() {
        guard departing !== arriving else { return }
        navigation.running = self
        TransitionsInFlight.begin()
        Trace.because(cause) {
            loadArriving()
            beginAppearance()
            installViews()
            run()
        }
    }

    /// 1. B.viewDidLoad.
    private func loadArriving() {
        arriving?.loadViewIfNeeded()
        navigation.presentation.coordinator = coordinator
        switch operation {
        case .push, .none:
            arriving?.movement.insert(.toParent)
        case .pop:
            departing?.movement.insert(.fromParent)
        }
    }

    /// 2. A.viewWillDisappear, 3. B.viewWillAppear, then the delegate's willShow.
    private func beginAppearance() {
        departing?.appearance.begin(appearing: false, animated: animated)
        guard let arriving else { return }
        if navigation.appearance.isVisible {
            arriving.appearance.begin(appearing: true, animated: animated)
        }
        navigation.willShow(arriving, animated: animated)
    }

    /// 4. B's view enters the window below the bars; viewIsAppearing and layout follow in this pass.
    private func installViews() {
        guard let arriving, let view = arriving.view else { return }
        let holder = navigation.contentHolder
        view.frame = holder.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if operation == .pop, let old = departing?.viewIfLoaded, old.superview === holder {
            holder.insertSubview(view, belowSubview: old)
        } else {
            holder.addSubview(view)
        }
        navigation.shown = arriving
        navigation.layoutBars()
    }

    private func run() {
        guard animated, let arriving, let departing else {
            // An unanimated change ends with the next commit, after viewIsAppearing (tw26-present-unanimated).
            UpdateCycle.shared.perform(afterCommit: { Trace.because(self.cause) { self.finish() } })
            return
        }
        let width = navigation.contentHolder.bounds.width
        let view: UIView = arriving.view
        let old: UIView = departing.view
        UpdateCycle.shared.perform(afterCommit: { [self] in
            UIView.performWithoutAnimation {
                view.transform = CGAffineTransform(translationX: operation == .push ? width : -width * 0.3, y: 0)
            }
            navigation.navigationBar.beginTransition(operation == .push, duration: NavigationTransition.duration)
            coordinator.run(duration: NavigationTransition.duration, animations: { [self] in
                view.transform = .identity
                old.transform = CGAffineTransform(translationX: operation == .push ? -width * 0.3 : width, y: 0)
            }, completion: { [self] in
                UIView.performWithoutAnimation { old.transform = .identity }
                Trace.because(cause) { finish() }
            })
        })
    }

    /// An unanimated change that waits for its commit ends when the container appears.
    func finishWithContainer() {
        guard !animated else { return }
        Trace.because(cause) { finish() }
    }

    /// 5. A.viewDidDisappear, 6. (pop) A.didMove(nil), 7. B.viewDidAppear, 8. (push) B.didMove(nav), didShow.
    private func finish() {
        guard navigation.running === self else { return }
        navigation.running = nil
        departing?.viewIfLoaded?.removeFromSuperview()
        departing?.appearance.end()
        removePopped()
        if let arriving, navigation.appearance.state == .appeared || operation != .none && navigation.appearance.isVisible {
            arriving.appearance.end()
        }
        if operation == .push || operation == .none { settleAdded() }
        if let arriving, arriving.appearance.state == .appeared { navigation.didShow(arriving, animated: animated) }
        arriving?.movement.remove(.toParent)
        departing?.movement.remove(.fromParent)
        navigation.presentation.coordinator = nil
        coordinator.finish(cancelled: false)
        TransitionsInFlight.end()
        if navigation.pending != nil { navigation.viewIfLoaded?.setNeedsLayout() }
    }

    /// Everything that left the stack leaves the parent now; middle controllers get no appearance callbacks
    /// (kaopuke-pop-to-root).
    private func removePopped() {
        for child in navigation.children where !navigation.stack.contains(where: { $0 === child }) {
            child.appearance.isManaged = false
            child.removeFromParent()
        }
    }

    private func settleAdded() {
        guard let arriving, arriving.parent === navigation else { return }
        Trace.emit(.viewController, arriving, "didMove(toParent:)")
        arriving.didMove(toParent: navigation)
    }
}
