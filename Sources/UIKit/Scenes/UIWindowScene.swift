// A scene that holds windows, and its status bar. Windows join it by their `windowScene`.
import CoreGraphics

/// A scene that holds windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// Windows whose `windowScene` this is, in the order of joining, hidden ones too.
    open private(set) var windows: [UIWindow] = []
    /// The one screen.
    open var screen: UIScreen { .main }
    /// How the interface stands, not how the device is held.
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    open var traitCollection: UITraitCollection { currentTraits }
    var traitState: TraitState?
    var appliedTraits: UITraitCollection?
    /// The application's key window if it is one of this scene's; nil while another scene has it (a device keeps one
    /// a scene).
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// Its window's: beside another app the scene has fewer points than the screen.
    open var coordinateSpace: any UICoordinateSpace { keyWindow ?? windows.first ?? screen.coordinateSpace }
    /// What is known of the status bar above this scene.
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

    /// A disconnected scene shows nothing any more. What controllers hear of it is not known (Docs/EVIDENCE.md,
    /// unknown 12), so they hear nothing.
    func takeWindowsOffScreen() {
        inputEnds()
        for window in windows {
            window.layer.isHidden = true
            UIApplication.shared.windowHidden(window)
        }
    }
}
