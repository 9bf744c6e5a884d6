// The application's windows: their order, the key window, and the scene for a window without one.
// UIWindow registers itself here.
import Foundation

extension UIApplication {
    /// Whether the app can have several scenes: never on an iPhone.
    public var supportsMultipleScenes: Bool { UIDevice.current.userInterfaceIdiom == .pad && SceneManifest.main?.supportsMultipleScenes ?? false }

    /// Windows in the order of their levels, lowest first.
    var allWindows: [UIWindow] {
        var shown: [UIWindow] = []
        var hasLost = false
        for entry in registered {
            guard let window = entry.window else { hasLost = true; continue }
            if !window.layer.isHidden { shown.append(window) }
        }
        if hasLost { registered.removeAll { $0.window == nil } }
        guard shown.count > 1 else { return shown }
        return shown.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }.map(\.element)
    }

    /// All windows, hidden ones too.
    var knownWindows: [UIWindow] { registered.compactMap(\.window) }

    /// Puts the window in front of those of its level.
    func registerWindow(_ window: UIWindow) {
        registered.removeAll { $0.window === window }
        registered.append(WeakWindow(window: window))
    }

    /// Puts a window without a scene into the only scene of an app without a scene manifest.
    func retainVisible(_ window: UIWindow) {
        guard window.windowScene == nil, SceneManifest.main == nil else { return }
        window.windowScene = scenes.first as? UIWindowScene
    }

    func makeKey(_ window: UIWindow) {
        guard window.canBecomeKey, keyWindowStorage !== window else { return }
        if let old = keyWindowStorage {
            old.isKeyWindow = false
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        keyWindowStorage = window
        window.isKeyWindow = true
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        statusBarMayChange()
    }

    /// The topmost controller: presented controllers come before their presenters.
    package var topmostController: UIViewController? {
        var controller = keyWindowOrFirst?.rootViewController
        while let presented = controller?.presentation.presented, !presented.movement.contains(.dismissing) { controller = presented }
        return controller
    }
}

extension UIScreen {
    /// For `coordinateSpace` of the class body.
    var spaceOfKeyWindow: any UICoordinateSpace { UIApplication.shared.keyWindowOrFirst ?? UIView(frame: bounds) }
}
