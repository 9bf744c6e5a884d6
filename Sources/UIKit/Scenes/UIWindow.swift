// The root of a view tree: holds the root controller, delivers touches, takes part in the key window.
import CoreGraphics
import ObjectiveC
import QuartzCore

/// A full-screen container of one root view controller.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The order of windows: higher levels are in front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The level, any number; the named levels are 1000 apart.
        public let rawValue: CGFloat
        /// Creates a level from any number, also between the named ones.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from any number, also between the named ones.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0: where apps' windows are.
        public static let normal = Level(rawValue: 0)
        /// 1000: above the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// Level 2000, above everything else.
        public static let alert = Level(rawValue: 2000)
    }

    /// Posted when the window is shown, after its root controller heard of the appearance.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when the window is hidden, after its controllers disappeared.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after `becomeKey()`; the object is the window.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after `resignKey()`; the object is the window.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    private var rootController: UIViewController?
    /// Whether the window was shown and is hidden now: its controllers have disappeared.
    private(set) var hidesControllers = false
    /// Visible, and not about to be hidden.
    var showsControllers: Bool { !layer.isHidden && !hidesControllers }
    /// Windows of a higher level lie above. Default `normal`.
    open var windowLevel: Level = .normal
    /// The one screen of the device.
    open var screen: UIScreen = .main
    /// The window's scene. A window without a scene joins the app's only one when it is shown, unless the app has a scene manifest.
    open var windowScene: UIWindowScene? {
        get { windowSceneReference.wrappedValue }
        set {
            let old = windowScene
            windowSceneReference.wrappedValue = newValue
            sceneChanged(from: old)
        }
    }
    private final var windowSceneReference = _ZeroingReference<UIWindowScene>()
    /// Whether the window may become key; `makeKey()` reads it. False keeps the keyboard with another window.
    open var canBecomeKey: Bool { true }
    /// Keys and the keyboard go to this window. One window at a time.
    open internal(set) var isKeyWindow = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    /// Creates a window that fills the main screen (Docs/DIVERGENCES.md).
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window that fills the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        configure()
        // Observers of a property are not called in the initialiser of its class.
        self.windowScene = windowScene
        sceneChanged(from: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        // Sets the layer's property, not `isHidden`: the window has not been visible yet.
        layer.isHidden = true
        windowStorage = self
        UIApplication.shared.registerWindow(self)
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }
    private lazy var undo = UndoManager()
    /// The window's undo manager, for all responders in it that have none.
    open override var undoManager: UndoManager? { undo }
    /// The scene with which the window is drawn; nil draws it above the scene in front.
    var sceneOnScreen: UIWindowScene? { windowScene }
    var baseTraits: UITraitCollection { windowScene?.currentTraits ?? screen.traitCollection }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { rootController }
        set { withValueChange(self, "rootViewController", of: rootViewController) { replaceRoot(with: newValue) } }
    }

    /// Resigns the old key window first. Does not show the window.
    open func makeKey() { UIApplication.shared.makeKey(self) }
    /// Loads and shows the root controller at once, then becomes key.
    open func makeKeyAndVisible() {
        show()
        makeKey()
    }
    /// Called on the window that became key, before the notification.
    open func becomeKey() {}
    /// Called on the window that was key, before the notification.
    open func resignKey() {}

    open override var isHidden: Bool {
        get { super.isHidden }
        set { if newValue { hide() } else { show() } }
    }

    /// Recognizers see a touch first, then the hit view (record apple-gesture-before-view).
    open func sendEvent(_ event: UIEvent) {
        if event.type == .touches { arbitrate(event) }
        (event as? UIPressesEvent)?.deliver()
    }

    /// Converts a point to another window; nil means this window's own points.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { convert(point, to: window as UIView?) }
    /// Converts a point from another window; nil means this window's own points.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { convert(point, from: window as UIView?) }

    /// Shows the window: the root controller's view is loaded, the controller is told that it will appear, and the view is added
    /// (record solidglass-makekey-stack: synchronously; qmui-makekey-animated-false: animated is false).
    private func show() {
        guard layer.isHidden else { return }
        UIApplication.shared.retainVisible(self)
        // In front of the windows of its level (makeKeyAndVisible documentation).
        UIApplication.shared.registerWindow(self)
        Trace.emit(.window, self, "didBecomeVisible")
        layer.isHidden = false
        hidesControllers = false
        takeAppearance()
        installRootView()
        controllersAppear()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        UpdateCycle.shared.setNeedsFrame()
    }

    private func hide() {
        guard !layer.isHidden else { return }
        hidesControllers = true
        controllersDisappear()
        super.isHidden = true
        Trace.emit(.window, self, "didBecomeHidden")
        UIApplication.shared.windowHidden(self)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    private func replaceRoot(with new: UIViewController?) {
        guard rootController !== new else { return }
        // A callback of the old root may set another root: that root leaves too, because this assignment ends last.
        while let old = rootController {
            old.dismissPresentedImmediately()
            old.viewIfLoaded?.removeFromSuperview()
            if rootController === old { break }
        }
        rootController = new
        if !layer.isHidden { installRootView() }
    }

    private func installRootView() {
        guard let controller = rootController else { return }
        // Load and viewWillAppear first, then the view enters the window (Docs/EVIDENCE.md 1c).
        controller.loadViewOnce()
        guard rootController === controller, let view = controller.view else { return }
        // A presented controller that covers the screen keeps this view out of the window: the dismissal brings the view back.
        if controller.isTakenAway, controller.isCovered(in: self) { return statusBarMayChange() }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        Trace.because("launch") { insertSubview(view, at: 0) }
        if rootController !== controller { view.removeFromSuperview() }
        // Traits before geometry, both after viewWillAppear (apple-vc-display-sequence).
        if view.superview === self { view.frame = bounds }
        statusBarMayChange()
    }

    private func sceneChanged(from old: UIWindowScene?) {
        let focus = old?.firstResponder ?? UIApplication.shared.ownFirstResponder
        old?.forget(self)
        windowScene?.adopt(self)
        focus.give(to: UIApplication.shared.firstResponder(of: self), in: self)
    }

    override var keepsOwnSize: Bool { true }
    override var standsOnScreen: Bool { true }
    override func decodeOwnKeys(from coder: NSCoder) { decodeWindow(from: coder) }
    override var rootTraits: UITraitCollection? { baseTraits }
}

extension UIApplication {
    /// A hidden window cannot be key: the topmost visible one that may takes over, of a scene in front if there is one.
    /// Not recorded: Docs/DIVERGENCES.md.
    func windowHidden(_ window: UIWindow) {
        guard keyWindowStorage === window else { return }
        let others = allWindows.filter { $0 !== window && $0.canBecomeKey && $0.windowLevel == .normal }
        if let next = others.last(where: { $0.windowScene?.isInForeground ?? true }) ?? others.last { return makeKey(next) }
        keyWindowStorage = nil
        window.isKeyWindow = false
        window.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }
}
