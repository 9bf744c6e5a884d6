// The orientations that an interface may take: the app's list, the delegate's answer and those of the controller in charge,
// intersected (UIViewController.supportedInterfaceOrientations documentation). Rotation reads them.
import Foundation

@MainActor enum OrientationSupport {
    /// The controller in charge: the root, or the topmost presented one that fills the screen.
    static func source(in window: UIWindow) -> UIViewController? {
        var source = window.rootViewController
        var current = source
        while let presented = current?.presentation.presented, !presented.movement.contains(.dismissing) {
            if presented.fillsScreen { source = presented }
            current = presented
        }
        return source
    }

    /// A controller without an orientation in common with the app ends the app, as on a device (MESSAGES.md 22).
    static func mask(of window: UIWindow) -> UIInterfaceOrientationMask {
        let application = applicationMask(window)
        guard let controller = source(in: window) else { return application }
        let common = application.intersection(controller.supportedInterfaceOrientations)
        if common.isEmpty, controller.shouldAutorotate {
            Diagnostics.raise(
                "UIApplicationInvalidInterfaceOrientation",
                "Supported orientations has no common orientation with the application, and [\(Diagnostics.className(controller)) shouldAutorotate] is returning YES")
        }
        return common
    }

    private static func applicationMask(_ window: UIWindow) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared
        if let delegate = application.delegate, let answer = ifImplemented({ delegate.application(application, supportedInterfaceOrientationsFor: window) }) { return answer }
        return application.supportedInterfaceOrientations(for: window)
    }

    /// The orientation that the controller in charge prefers, if the mask has it.
    static func preferred(in window: UIWindow, _ mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
        if let wish = source(in: window)?.preferredInterfaceOrientationForPresentation, mask.contains(wish.mask) { return wish }
        return UIInterfaceOrientation.inOrder.first { mask.contains($0.mask) }
    }

    /// Whether the controller in charge prefers a locked orientation (iOS 26).
    static var isLocked: Bool {
        guard Behaviour.interfaceOrientationLock.isOn, let window = UIApplication.shared.keyWindowOrFirst else { return false }
        var source = source(in: window)
        while let child = source?.childForInterfaceOrientationLock { source = child }
        return source?.prefersInterfaceOrientationLocked ?? false
    }

    /// UISupportedInterfaceOrientations in its order.
    static var listed: [UIInterfaceOrientation] {
        let info = MainInfo.plist
        let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let names = info["UISupportedInterfaceOrientations\(idiom)"] ?? info["UISupportedInterfaceOrientations"]
        return (names as? [String] ?? []).compactMap { name in
            switch name {
            case "UIInterfaceOrientationPortrait": .portrait
            case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
            case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
            case "UIInterfaceOrientationLandscapeRight": .landscapeRight
            default: nil
            }
        }
    }
}

extension UIApplication {
    /// Info.plist's orientations; without a list all on iPad, all but upside down on iPhone.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let listed = OrientationSupport.listed
        guard listed.isEmpty else { return UIInterfaceOrientationMask(listed.map(\.mask)) }
        return UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}

extension UIViewController {
    fileprivate var fillsScreen: Bool {
        switch modalPresentationStyle.resolved {
        case .fullScreen, .overFullScreen: true
        default: false
        }
    }
}

extension UIInterfaceOrientation {
    static let inOrder: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

    /// Clockwise turn of the interface against portrait, in radians.
    var angle: CGFloat {
        switch self {
        case .landscapeRight: .pi / 2
        case .landscapeLeft: -.pi / 2
        case .portraitUpsideDown: .pi
        case .portrait, .unknown: 0
        }
    }
}

extension UIDeviceOrientation {
    /// The interface turns against the device: held to the left, its top is at the device's right.
    init(_ orientation: UIInterfaceOrientation) {
        switch orientation {
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .portrait: self = .portrait
        case .unknown: self = .unknown
        }
    }

    /// The interface orientation for this device orientation; nil where the device lies flat or the orientation is not known.
    var interface: UIInterfaceOrientation? {
        switch self {
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .portraitUpsideDown: .portraitUpsideDown
        case .portrait: .portrait
        case .unknown, .faceUp, .faceDown: nil
        }
    }
}
