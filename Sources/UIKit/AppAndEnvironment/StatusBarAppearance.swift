// The system's parts around an app: status bar, home indicator, deferred edges. Their values come from the controllers on screen.
// Transitions, rotation and the apps' setNeeds… calls end here; the host's chrome draws the values.
import ObjectiveC
import CoreGraphics

@MainActor package final class StatusBarAppearance {
    /// The running application's.
    package static var current: StatusBarAppearance { UIApplication.shared.statusBar }

    package private(set) var isHidden = false
    package private(set) var style: UIStatusBarStyle = .default
    /// The animation that the controller wants for a change.
    package private(set) var updateAnimation: UIStatusBarAnimation = .none
    package private(set) var isHomeIndicatorHidden = false
    package private(set) var deferredEdges: UIRectEdge = []
    /// White on dark: decided by the style, and for the default style by the controller's traits (since iOS 13).
    package var isLight: Bool {
        switch style {
        case .lightContent: true
        case .darkContent: false
        case .default: Behaviour.darkAppearance.isOn && styled?.traitCollection.userInterfaceStyle == .dark
        }
    }
    @_ZeroingReference private var styled: UIViewController?

    /// The bar's frame in points of the screen; empty where no bar is shown: hidden, or a phone held sideways (since iOS 8).
    package var frame: CGRect {
        let screen = UIScreen.main
        let isSideways = screen.orientation.isLandscape && UIDevice.current.userInterfaceIdiom == .phone
        guard !isHidden, !isSideways else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
    }

    /// The value that an app sets by hand if its Info.plist says that controllers do not decide.
    var applicationStyle: UIStatusBarStyle = StatusBarAppearance.plistStyle { didSet { update() } }
    var applicationHidesBar = StatusBarAppearance.plistFlag("UIStatusBarHidden") ?? false { didSet { update() } }

    var isControllerBased: Bool { Self.plistFlag("UIViewControllerBasedStatusBarAppearance") ?? true }

    /// Called when other controllers come to the screen: the frame that shows them reads the values of the controller in charge.
    func setNeedsUpdate() { needsUpdate = true }
    private var needsUpdate = false
    func updateIfNeeded() { if needsUpdate { update() } }

    package func update() {
        needsUpdate = false
        guard let window = UIApplication.shared.keyWindowOrFirst, let controller = source(in: window) else { return }
        let wasHidden = isHidden, frameBefore = frame
        if isControllerBased {
            let asked = last(controller, \.childForStatusBarStyle)
            let hiding = last(controller, \.childForStatusBarHidden)
            style = asked.preferredStatusBarStyle
            styled = asked
            isHidden = hiding.prefersStatusBarHidden
            if isHidden != wasHidden { updateAnimation = hiding.preferredStatusBarUpdateAnimation }
        } else {
            style = applicationStyle
            styled = controller
            isHidden = applicationHidesBar
        }
        isHomeIndicatorHidden = last(controller, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        deferredEdges = last(controller, \.childForScreenEdgesDeferringSystemGestures).preferredScreenEdgesDeferringSystemGestures
        guard isHidden != wasHidden else { return }
        UIApplication.shared.statusBarFrameChanged(from: frameBefore)
        for window in UIApplication.shared.allWindows { window.layoutState.safeAreaSourceChanged() }
        UpdateCycle.shared.setNeedsFrame()
    }

    /// The root, or the topmost presented controller that took the bar over.
    private func source(in window: UIWindow) -> UIViewController? {
        var source = window.rootViewController
        var current = source
        while let presented = current?.presentation.presented, !presented.movement.contains(.dismissing) {
            if presented.controlsStatusBar { source = presented }
            current = presented
        }
        return source
    }

    private func last(_ start: UIViewController, _ next: (UIViewController) -> UIViewController?) -> UIViewController {
        var current = start
        while let child = next(current), child !== current { current = child }
        return current
    }

    private static func plistFlag(_ key: String) -> Bool? { MainInfo.plist[key] as? Bool }

    private static var plistStyle: UIStatusBarStyle {
        switch MainInfo.plist["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent": .lightContent
        case "UIStatusBarStyleDarkContent": .darkContent
        default: .default
        }
    }
}

extension UIViewController {
    /// Whether the presented controller decides: full screen always does, other styles if they ask for it
    /// (modalPresentationCapturesStatusBarAppearance documentation).
    fileprivate var controlsStatusBar: Bool { modalPresentationStyle.resolved == .fullScreen || modalPresentationCapturesStatusBarAppearance }
}

extension UIApplication {
    /// Works when Info.plist says `UIViewControllerBasedStatusBarAppearance` NO.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { StatusBarAppearance.current.applicationStyle = statusBarStyle }
    /// Works when Info.plist says `UIViewControllerBasedStatusBarAppearance` NO. The change is not animated.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { StatusBarAppearance.current.applicationHidesBar = hidden }
}

extension UIApplication {
    var statusBar: StatusBarAppearance { part { StatusBarAppearance() } }
}

extension UIResponder {
    /// Reads the status bar's values from the controllers on screen again.
    func statusBarMayChange() { StatusBarAppearance.current.update() }
    /// The next frame reads them.
    func statusBarWillChange() { StatusBarAppearance.current.setNeedsUpdate() }
}

extension UIScreen {
    /// The height of the status bar in portrait; beside a sensor housing it counts even while the bar is hidden.
    var statusBarInset: CGFloat {
        let height = CGFloat(Host.current.device.safeAreaTop)
        let hasSensorHousing = height > 30
        return hasSensorHousing || !StatusBarAppearance.current.isHidden ? height : 0
    }
}

extension UIStatusBarManager {
    /// The status bar's frame in points of the screen; empty where no bar is shown.
    public var statusBarFrame: CGRect { StatusBarAppearance.current.frame }
    /// The style in force, from a controller or from the app.
    public var statusBarStyle: UIStatusBarStyle { StatusBarAppearance.current.style }
    /// Whether the bar is hidden, by a controller or by the app.
    public var isStatusBarHidden: Bool { StatusBarAppearance.current.isHidden }
}
