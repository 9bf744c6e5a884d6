// A scene that holds windows, and its status bar. Windows join it by their `windowScene`.
import CoreGraphics

/// A scene that holds windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// Windows whose `windowScene` this is, in the order of joining, hidden ones too.
    public private(set) var windows: [UIWindow] = []
    /// The one screen.
    public var screen: UIScreen { .main }
    /// How the interface stands, not how the device is held.
    public var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    public var traitCollection: UITraitCollection { currentTraits }
    private(set) lazy var firstResponder = FirstResponder(scene: self)
    /// The part of an iPad's screen that the scene has.
    var share = SplitScreen.shareOfNewScenes
    var traitState: TraitState?
    var appliedTraits: UITraitCollection?
    /// The application's key window if it is one of this scene's; nil while another scene has it (a device keeps one
    /// a scene).
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// Its window's: beside another app the scene has fewer points than the screen.
    public var coordinateSpace: any UICoordinateSpace { keyWindow ?? windows.first ?? screen.coordinateSpace }
    /// What is known of the status bar above this scene.
    public lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    func adopt(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        windows.append(window)
        SplitScreen.fit(window, in: self)
    }
    func forget(_ window: UIWindow) { windows.removeAll { $0 === window } }

    /// A disconnected scene shows nothing any more. What controllers hear of it is not known (Docs/EVIDENCE.md,
    /// unknown 12), so they hear nothing.
    func takeWindowsOffScreen() {
        GestureArbiter.shared.cancelTouches(in: windows)
        firstResponder.keyboard.vanish()
        for window in windows {
            window.layer.isHidden = true
            UIApplication.shared.windowHidden(window)
        }
    }
}
