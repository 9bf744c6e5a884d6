// A scene that holds windows, and its status bar. Windows join it by their `windowScene`.
import CoreGraphics

/// A scene that holds windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The windows whose `windowScene` is this scene, in the order of joining, hidden ones too.
    open private(set) var windows: [UIWindow] = []
    /// The one screen.
    open var screen: UIScreen { .main }
    /// The orientation of the interface, not of the device.
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    open var traitCollection: UITraitCollection { currentTraits }
    var traitState: TraitState?
    var appliedTraits: UITraitCollection?
    /// The application's key window if it is in this scene; nil while another scene has it (a device keeps one key window per
    /// scene).
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The coordinates of its window: beside another app the scene has fewer points than the screen.
    open var coordinateSpace: any UICoordinateSpace { keyWindow ?? windows.first ?? screen.coordinateSpace }
    /// The values of the status bar above this scene.
    public lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// Called by UIKit when a session's scene connects.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        takeShare()
    }

    func adopt(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        windows.append(window)
        fitToShare(window)
    }
    func forget(_ window: UIWindow) { windows.removeAll { $0 === window } }

    /// Takes the windows of a disconnected scene off screen. The controllers' callbacks are not known (Docs/EVIDENCE.md,
    /// unknown 12), so controllers get none.
    func takeWindowsOffScreen() {
        inputEnds()
        for window in windows {
            window.layer.isHidden = true
            UIApplication.shared.windowHidden(window)
        }
    }
}
