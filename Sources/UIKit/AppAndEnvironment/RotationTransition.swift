// Choreography of a turn of the interface. Evidence: lifecycle/INDEX.md 6.
// Rotation decides that it happens; UIViewController+Transition passes the news from controller to controller.
import CoreGraphics

@MainActor final class RotationTransition {
    private let orientation: UIInterfaceOrientation
    private let previous = UIScreen.main.orientation
    private let animated: Bool
    private let turns: [Turn]
    private let traitsBefore = UIScreen.main.traitCollection
    private lazy var traitsAfter = traitsBefore
    private var sizeAfter = CGSize.zero

    /// Seconds of the system's rotation animation: not documented, see Docs/DIVERGENCES.md.
    private static let duration: TimeInterval = 0.4

    /// One window and the coordinator that its controllers are handed.
    private struct Turn {
        let window: UIWindow
        /// The window may have another one when the turn is over.
        let root: UIViewController?
        let coordinator: TransitionCoordinator
    }

    static let choreography = Choreography<RotationTransition>("Rotate", "The device is turned; A is the root, B its child, P presented by A. A launch in landscape runs none of it (level49-launch-landscape).", [
        .now("A.willRotate(to:duration:), then B's", ["apple-rotation-ios7"], since: .rotationCallbacks) { $0.tellWillRotate() },
        .now("A.willTransition(to:with:), then B's and P's", ["wwdc14-216-traits", "apple-willtransition-before-traits", "level49-foreground-rotated"], only: "a size class changes", since: .sizeTransitions, if: \.changesSizeClass) { $0.tellTraits() },
        .now("A.viewWillTransition(to:with:), then B's, then P's presentation controller and P", ["wwdc14-228-size", "apple-rotation-root-first", "yagamo-rotate"], since: .sizeTransitions, if: \.changesSize) { $0.tellSizes() },
        .now("the windows' bounds change", ["apple-viewwilltransition-before-size"]) { $0.turnWindows() },
        .now("traitCollectionDidChange: window, A, A's view, B, B's view", ["wwdc16-222-trait-flow", "wwdc14-214-traits-before-layout", "wwdc14-216-traits"]) { _ in UpdateCycle.shared.updateTraitsNow() },
        .now("windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", ["apple-windowscene-didupdate"], since: .scenes) { $0.tellScenes() },
        .wait("A.willAnimateRotation(to:duration:) up to iOS 7; A.viewWillLayoutSubviews, A.viewDidLayoutSubviews, alongside blocks; animation", ["yagamo-rotate", "wwdc14-216-traits", "apple-rotation-ios7"]) { $0.animate($1) },
        .now("completion blocks", ["wwdc14-216-traits"]) { $0.finish() },
        .now("A.didRotate(from:), then B's", ["apple-rotation-ios7"], since: .rotationCallbacks) { $0.tellDidRotate() },
    ])

    init(to orientation: UIInterfaceOrientation, animated: Bool) {
        self.orientation = orientation
        self.animated = animated
        turns = UIApplication.shared.allWindows.map {
            Turn(window: $0, root: $0.rootViewController, coordinator: TransitionCoordinator(from: $0.rootViewController, to: $0.rootViewController, animated: animated))
        }
    }

    func start() {
        // The size and traits to come are told before anything changes; they are read by looking ahead.
        UIScreen.main.orientation = orientation
        sizeAfter = UIScreen.main.bounds.size
        traitsAfter = UIScreen.main.traitCollection
        UIScreen.main.orientation = previous
        TransitionsInFlight.begin()
        let turn = CGAffineTransform(rotationAngle: orientation.angle - previous.angle)
        for each in turns {
            each.coordinator.targetTransform = turn
            if each.root?.presentation.coordinator == nil { each.root?.presentation.coordinator = each.coordinator }
        }
        Self.choreography.run(self, cause: "rotate")
    }

    private var changesSizeClass: Bool {
        traitsBefore.horizontalSizeClass != traitsAfter.horizontalSizeClass || traitsBefore.verticalSizeClass != traitsAfter.verticalSizeClass
    }
    private var changesSize: Bool { UIScreen.main.bounds.size != sizeAfter }

    private func tellTraits() {
        for turn in turns { turn.window.rootViewController?.tellTraitChange(turn.window.traits(inheriting: traitsAfter), turn.coordinator) }
    }

    private func tellSizes() {
        for turn in turns { turn.window.rootViewController?.tellSizeChange(sizeAfter, turn.coordinator) }
    }

    private func turnWindows() {
        let keyboard = Keyboard.frame
        UIScreen.main.orientation = orientation
        UpdateCycle.shared.setNeedsTraitUpdate()
        for turn in turns {
            turn.window.bounds = CGRect(origin: .zero, size: sizeAfter)
            turn.window.center = CGPoint(x: sizeAfter.width / 2, y: sizeAfter.height / 2)
            turn.window.layoutState.safeAreaSourceChanged()
        }
        UIApplication.shared.postStatusBarOrientationChange(from: previous)
        Keyboard.screenTurned(from: keyboard)
    }

    private func tellScenes() {
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
            Trace.emit(.scene, scene, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)")
            _ = ifImplemented { delegate.windowScene(scene, didUpdate: scene.coordinateSpace, interfaceOrientation: previous, traitCollection: traitsBefore) }
        }
    }

    private func animate(_ proceed: @escaping () -> Void) {
        var left = turns.count
        guard left > 0 else { return proceed() }
        let done = {
            left -= 1
            if left == 0 { proceed() }
        }
        for turn in turns {
            let layOut = {
                if Behaviour.rotationCallbacks.isOn { OrientationSupport.source(in: turn.window)?.tellWillAnimateRotation(to: self.orientation, duration: Self.duration) }
                turn.window.layoutIfNeeded()
            }
            if animated {
                turn.coordinator.run(duration: Self.duration, animations: layOut, completion: done)
            } else {
                UIView.performWithoutAnimation(layOut)
                turn.coordinator.runUnanimated(done)
            }
        }
    }

    private func finish() {
        for turn in turns {
            if turn.root?.presentation.coordinator === turn.coordinator { turn.root?.presentation.coordinator = nil }
            turn.coordinator.finish(cancelled: false)
        }
        TransitionsInFlight.end()
        StatusBarAppearance.update()
    }

    private func tellWillRotate() {
        for turn in turns { OrientationSupport.source(in: turn.window)?.tellWillRotate(to: orientation, duration: Self.duration) }
    }

    private func tellDidRotate() {
        for turn in turns { OrientationSupport.source(in: turn.window)?.tellDidRotate(from: previous) }
    }
}

extension UIApplication {
    public static let willChangeStatusBarOrientationNotification = Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    public static let didChangeStatusBarOrientationNotification = Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    fileprivate func postStatusBarOrientationChange(from previous: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: UIApplication.didChangeStatusBarOrientationNotification, object: self,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: previous.rawValue)])
    }
}
