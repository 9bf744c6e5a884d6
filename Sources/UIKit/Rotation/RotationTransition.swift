// Choreography of a turn of the interface. Evidence: Docs/EVIDENCE.md 6.
// Rotation decides that it happens; UIViewController+Transition forwards the calls from controller to controller.
import CoreGraphics

@MainActor final class RotationTransition {
    private let orientation: UIInterfaceOrientation
    private let previous = UIScreen.main.orientation
    private let traitsBefore = UIScreen.main.traitCollection
    private let windows: WindowResizing

    /// The seconds of the system's rotation animation: not documented, see Docs/DIVERGENCES.md.
    static let duration: TimeInterval = 0.4

    static let choreography = Choreography<RotationTransition>("Rotate", "The device is turned; A is the root, B its child, P presented by A. A launch in landscape runs none of it (level49-launch-landscape).", [
        .now("A.willRotate(to:duration:), then B's; from iOS 8 on only where viewWillTransition is not overridden", ["apple-rotation-ios7", "log2-old-rotation"]) { $0.tellWillRotate() },
        .now("A.willTransition(to:with:), then B's and P's", ["wwdc14-216-traits", "apple-willtransition-before-traits", "level49-foreground-rotated"], only: "a size class changes", since: .sizeTransitions, if: \.windows.changesSizeClass) { $0.windows.tellTraits() },
        .now("A.viewWillTransition(to:with:), then B's, then P's presentation controller and P", ["wwdc14-228-size", "apple-rotation-root-first", "yagamo-rotate"], since: .sizeTransitions, if: \.windows.changesSize) { $0.windows.tellSizes() },
        .now("the windows' bounds change", ["apple-viewwilltransition-before-size"]) { $0.turnWindows() },
        .now("traitCollectionDidChange: window, A, A's view, B, B's view", ["wwdc16-222-trait-flow", "wwdc14-214-traits-before-layout", "wwdc14-216-traits"]) { _ in UpdateCycle.shared.updateTraitsNow() },
        .now("windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", ["apple-windowscene-didupdate"], since: .scenes) { $0.windows.tellScenes(before: $0.previous, $0.traitsBefore) },
        .wait("A.willAnimateRotation(to:duration:) where A.willRotate came; A.viewWillLayoutSubviews, A.viewDidLayoutSubviews, alongside blocks; animation", ["yagamo-rotate", "wwdc14-216-traits", "apple-rotation-ios7"]) { $0.animate($1) },
        .now("completion blocks", ["wwdc14-216-traits"]) { $0.windows.finish() },
        .now("A.didRotate(from:), then B's, as willRotate", ["apple-rotation-ios7", "log2-old-rotation"]) { $0.tellDidRotate() },
    ])

    init(to orientation: UIInterfaceOrientation, animated: Bool) {
        self.orientation = orientation
        let previous = previous
        windows = WindowResizing(animated: animated, duration: Self.duration, targetTransform: CGAffineTransform(rotationAngle: orientation.angle - previous.angle)) { read in
            UIScreen.main.orientation = orientation
            defer { UIScreen.main.orientation = previous }
            return read()
        }
    }

    func start() {
        windows.begin()
        Self.choreography.run(self, cause: "rotate")
    }

    private func turnWindows() {
        let keyboards = UIApplication.shared.firstResponders.map { ($0.keyboard, $0.keyboard.frame) }
        let statusBarFrame = UIApplication.shared.statusBarFrame
        UIScreen.main.orientation = orientation
        windows.resizeWindows()
        NotificationCenter.default.post(
            name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: previous.rawValue)])
        UIApplication.shared.statusBarFrameChanged(from: statusBarFrame)
        for (keyboard, before) in keyboards { keyboard.screenTurned(from: before, duration: Self.duration) }
    }

    private func animate(_ proceed: @escaping () -> Void) {
        windows.animate(beforeLayout: { [orientation] window in
            OrientationSupport.source(in: window)?.tellWillAnimateRotation(to: orientation, duration: Self.duration)
        }, proceed)
    }

    private func tellWillRotate() {
        for turn in windows.turns { OrientationSupport.source(in: turn.window)?.tellWillRotate(to: orientation, duration: Self.duration) }
    }

    private func tellDidRotate() {
        for turn in windows.turns { OrientationSupport.source(in: turn.window)?.tellDidRotate(from: previous) }
    }
}

extension UIApplication {
    /// Declared for code that observes it: UIKit posts `didChangeStatusBarOrientationNotification`, but not this one.
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted when the interface has another orientation, before layout; the user info has the previous one.
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    /// An `NSNumber` of the previous `UIInterfaceOrientation`.
    public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
}
