// The common part of turning the device and sharing an iPad's screen: windows get other bounds and traits, their
// controllers are told before, layout and the apps' blocks run alongside the animation. The two transitions list the steps.
import CoreGraphics

@MainActor final class WindowResizing {
    /// One window, the coordinator that its controllers get, and its future environment.
    struct Turn {
        let window: UIWindow
        /// The window may have another one when this is over.
        let root: UIViewController?
        let coordinator: TransitionCoordinator
        let size: CGSize
        let traits: UITraitCollection
    }

    let turns: [Turn]
    private let animated: Bool
    private let duration: TimeInterval
    private var inFlight: TransitionsInFlight.Entry?

    /// - Parameter duration: the duration in seconds of an animated change.
    /// - Parameter future: the future environment, in force while the new values are read here and reset afterwards.
    init(animated: Bool, duration: TimeInterval, targetTransform: CGAffineTransform = .identity, future: (_ read: () -> [(size: CGSize, traits: UITraitCollection)]) -> [(size: CGSize, traits: UITraitCollection)]) {
        self.animated = animated
        self.duration = duration
        let windows = UIApplication.shared.allWindows
        let goals = future { windows.map { (SplitScreen.size(of: $0), $0.baseTraits) } }
        turns = zip(windows, goals).map { window, goal in
            let coordinator = TransitionCoordinator(from: window.rootViewController, to: window.rootViewController, animated: animated, duration: duration)
            coordinator.targetTransform = targetTransform
            return Turn(window: window, root: window.rootViewController, coordinator: coordinator, size: goal.size, traits: window.traits(inheriting: goal.traits))
        }
    }

    func begin() {
        inFlight = TransitionsInFlight.shared.begin()
        for turn in turns where turn.root?.presentation.coordinator == nil { turn.root?.presentation.coordinator = turn.coordinator }
    }

    var changesSizeClass: Bool {
        turns.contains {
            let now = $0.window.traitCollection
            return now.horizontalSizeClass != $0.traits.horizontalSizeClass || now.verticalSizeClass != $0.traits.verticalSizeClass
        }
    }
    var changesSize: Bool { turns.contains { $0.window.bounds.size != $0.size } }

    func tellTraits() {
        for turn in turns { turn.window.rootViewController?.tellTraitChange(turn.traits, turn.coordinator) }
    }

    func tellSizes() {
        for turn in turns where turn.window.bounds.size != turn.size { turn.window.rootViewController?.tellSizeChange(turn.size, turn.coordinator) }
    }

    func resizeWindows() {
        UpdateCycle.shared.setNeedsTraitUpdate()
        for turn in turns {
            turn.window.bounds = CGRect(origin: .zero, size: turn.size)
            turn.window.center = CGPoint(x: turn.size.width / 2, y: turn.size.height / 2)
            turn.window.layoutState.safeAreaSourceChanged()
        }
    }

    func tellScenes(before orientation: UIInterfaceOrientation, _ traits: UITraitCollection) {
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
            Trace.emit(.scene, scene, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)")
            _ = ifImplemented { delegate.windowScene(scene, didUpdate: scene.coordinateSpace, interfaceOrientation: orientation, traitCollection: traits) }
        }
    }

    /// Layout in each window's animation, `beforeLayout` first; the coordinators add the apps' blocks.
    func animate(beforeLayout: @escaping (UIWindow) -> Void = { _ in }, _ proceed: @escaping () -> Void) {
        var left = turns.count
        guard left > 0 else { return proceed() }
        let done = {
            left -= 1
            if left == 0 { proceed() }
        }
        for turn in turns {
            let layOut = {
                beforeLayout(turn.window)
                turn.window.layoutIfNeeded()
            }
            if animated {
                turn.coordinator.run(duration: duration, animations: layOut, completion: done)
            } else {
                UIView.performWithoutAnimation(layOut)
                turn.coordinator.runUnanimated(done)
            }
        }
    }

    func finish() {
        for turn in turns {
            if turn.root?.presentation.coordinator === turn.coordinator { turn.root?.presentation.coordinator = nil }
            turn.coordinator.finish(cancelled: false)
        }
        inFlight?.end()
        StatusBarAppearance.current.update()
    }
}
