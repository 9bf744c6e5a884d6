// Decides whether the interface turns: after the device turned, support changed, a scene requested it, or the app came back.
// RotationTransition turns it; OrientationSupport has the permitted orientations.
// The host's `rotate` verb calls `rotate(to:)`, foregrounding calls `catchUp()`.
import CoreGraphics

@MainActor package enum Rotation {
    /// The device's present orientation, as an interface orientation.
    private static var held: UIInterfaceOrientation { UIDevice.current.orientation.interface ?? UIScreen.main.orientation }

    /// The device is turned. False when no controller on screen supports the orientation: the interface stays.
    package static func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        UIDevice.current.turn(to: UIDeviceOrientation(orientation))
        // An app in the background turns when it comes back (level49-foreground-rotated).
        guard UIApplication.shared.applicationState != .background else { return supports(orientation) }
        guard !OrientationSupport.isLocked else { return UIScreen.main.orientation == orientation }
        guard UIScreen.main.orientation != orientation else { return true }
        guard supports(orientation) else { return false }
        turn(to: orientation)
        return true
    }

    /// The app comes to the foreground: the interface turns to the device's orientation before anything else.
    package static func catchUp() {
        guard held != UIScreen.main.orientation, !OrientationSupport.isLocked, supports(held) else { return }
        turn(to: held, animated: false)
    }

    /// `supportedInterfaceOrientations` answers differently, or another controller answers.
    package static func supportChanged(in window: UIWindow?) {
        guard UIApplication.shared.applicationState != .background, let window = window ?? UIApplication.shared.keyWindowOrFirst else { return }
        let mask = OrientationSupport.mask(of: window)
        if mask.contains(held.mask), !OrientationSupport.isLocked {
            if held != UIScreen.main.orientation { turn(to: held) }
        } else if !mask.contains(UIScreen.main.orientation.mask), let wanted = OrientationSupport.preferred(in: window, mask) {
            turn(to: wanted)
        }
    }

    /// Shows a controller that fills the screen in its preferred orientation, whatever the device's, until the device turns
    /// (preferredInterfaceOrientationForPresentation documentation).
    package static func presented(_ controller: UIViewController, in window: UIWindow?) {
        guard let window, OrientationSupport.source(in: window) === controller, UIApplication.shared.applicationState != .background, !OrientationSupport.isLocked,
              case let wish = controller.preferredInterfaceOrientationForPresentation, wish != UIScreen.main.orientation, OrientationSupport.mask(of: window).contains(wish.mask)
        else { return supportChanged(in: window) }
        turn(to: wish)
    }

    /// The lock was lifted: the interface follows the device again.
    static func lockChanged() { supportChanged(in: nil) }

    /// Handles a scene's request for one of `mask`. Returns the permitted orientations if none of them fits.
    static func request(_ mask: UIInterfaceOrientationMask, in window: UIWindow?) -> UIInterfaceOrientationMask? {
        guard let window else { return nil }
        let supported = OrientationSupport.mask(of: window)
        let possible = supported.intersection(mask)
        guard !possible.isEmpty else { return supported }
        if !possible.contains(UIScreen.main.orientation.mask), let wanted = UIInterfaceOrientation.inOrder.first(where: { possible.contains($0.mask) }) {
            turn(to: wanted)
        }
        return nil
    }

    /// Before the first window: an app that does not support the device's orientation starts turned, without a
    /// transition (record level49-launch-landscape). The choice among several is not documented; the first listed one here.
    static func adoptLaunchOrientation() {
        let listed = OrientationSupport.listed
        guard let first = listed.first, !listed.contains(held) else {
            UIScreen.main.orientation = held
            return
        }
        UIScreen.main.orientation = first
        UIDevice.current.turn(to: UIDeviceOrientation(first))
    }

    private static func supports(_ orientation: UIInterfaceOrientation) -> Bool {
        guard let window = UIApplication.shared.keyWindowOrFirst else { return true }
        if let controller = OrientationSupport.source(in: window), Behaviour.shouldAutorotateAsked.isOn, !controller.shouldAutorotate { return false }
        return OrientationSupport.mask(of: window).contains(orientation.mask)
    }

    private static func turn(to orientation: UIInterfaceOrientation, animated: Bool = UIView.areAnimationsEnabled) {
        RotationTransition(to: orientation, animated: animated).start()
    }
}

extension UIViewController {
    /// Turns the interface to how the device is held, if that is supported now.
    public class func attemptRotationToDeviceOrientation() { Rotation.supportChanged(in: nil) }
}

extension UIViewController {
    /// For `setNeedsUpdateOfSupportedInterfaceOrientations()` of the class body.
    func orientationSupportChanged() { Rotation.supportChanged(in: viewIfLoaded?.window) }
    /// For `setNeedsUpdateOfPrefersInterfaceOrientationLocked()`.
    func orientationLockChanged() { Rotation.lockChanged() }
}
