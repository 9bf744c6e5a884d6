// Turning the device: who is asked, who is told, and when the bounds change.
// Evidence: lifecycle/INDEX.md 6 (wwdc14-228-size, apple-rotation-root-first, yagamo-rotate).
// The host's `rotate` verb calls `rotate(to:)`.
import CoreGraphics

@MainActor package enum Rotation {
    /// Seconds of the system's rotation animation: not documented, see Docs/DIVERGENCES.md.
    private static let duration: TimeInterval = 0.4

    /// False when no controller on screen supports the orientation; the device turned, the interface did not.
    package static func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        let screen = UIScreen.main
        UIDevice.current.orientation = deviceOrientation(for: orientation)
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        guard screen.orientation != orientation, supports(orientation) else { return screen.orientation == orientation }
        let old = screen.bounds.size
        let before = screen.traitCollection
        screen.orientation = orientation
        let new = screen.bounds.size
        guard old != new else { return true }
        for window in UIApplication.shared.windows { turn(window, to: new, before: before) }
        return true
    }

    private static func turn(_ window: UIWindow, to size: CGSize, before: UITraitCollection) {
        let coordinator = TransitionCoordinator(from: window.rootViewController, to: window.rootViewController, animated: true)
        TransitionsInFlight.begin()
        Trace.because("rotate") {
            if let root = window.rootViewController {
                let after = UIScreen.main.traitCollection
                if before.horizontalSizeClass != after.horizontalSizeClass || before.verticalSizeClass != after.verticalSizeClass {
                    root.tellTraitChange(after, coordinator)
                }
                root.tellSizeChange(size, coordinator)
            }
            window.bounds = CGRect(origin: .zero, size: size)
            window.center = CGPoint(x: size.width / 2, y: size.height / 2)
            UpdateCycle.shared.setNeedsTraitUpdate()
            window.layoutState.safeAreaSourceChanged()
        }
        coordinator.run(duration: duration, animations: { window.layoutIfNeeded() }, completion: {
            coordinator.finish(cancelled: false)
            TransitionsInFlight.end()
        })
    }

    private static func supports(_ orientation: UIInterfaceOrientation) -> Bool {
        let bit = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
        guard let controller = UIApplication.shared.topmostController else { return true }
        guard controller.shouldAutorotate, controller.supportedInterfaceOrientations.contains(bit) else { return false }
        return plistMask.contains(bit)
    }

    /// Before the first window: an app that does not support portrait starts turned, without a transition
    /// (lifecycle/ level49-launch-landscape). Which of several it takes is not documented; the first listed here.
    static func adoptLaunchOrientation() {
        let listed = plistOrientations
        guard let first = listed.first, !listed.contains(.portrait) else { return }
        UIScreen.main.orientation = first
        UIDevice.current.orientation = deviceOrientation(for: first)
    }

    private static var plistMask: UIInterfaceOrientationMask {
        let listed = plistOrientations
        guard !listed.isEmpty else { return .all }
        return UIInterfaceOrientationMask(listed.map { UIInterfaceOrientationMask(rawValue: 1 << UInt($0.rawValue)) })
    }

    private static var plistOrientations: [UIInterfaceOrientation] {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let info = Bundle.main.infoDictionary
        let names = (isPad ? info?["UISupportedInterfaceOrientations~ipad"] : nil) ?? info?["UISupportedInterfaceOrientations"]
        guard let list = names as? [String] else { return [] }
        return list.compactMap { name in
            switch name {
            case "UIInterfaceOrientationPortrait": .portrait
            case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
            case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
            case "UIInterfaceOrientationLandscapeRight": .landscapeRight
            default: nil
            }
        }
    }

    private static func deviceOrientation(for orientation: UIInterfaceOrientation) -> UIDeviceOrientation {
        switch orientation {
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .portraitUpsideDown: .portraitUpsideDown
        case .portrait: .portrait
        case .unknown: .unknown
        }
    }
}
