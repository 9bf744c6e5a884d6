// The first responder of a scene, which receives keyboard input, and its changes. UIResponder's become/resign call it.
// The scene's keyboard follows automatically, except for text fields and text views, which show it at their own moment.
import ObjectiveC

/// A scene owns one; the application owns that of windows without a scene.
@MainActor final class FirstResponder {
    @_ZeroingReference private(set) var current: UIResponder?
    /// The responder that takes over while another one resigns; a keyboard that it needs stays up.
    @_ZeroingReference private(set) var successor: UIResponder?
    /// Whether the responder must resign without being asked (`endEditing(true)`, a view that left its window).
    private(set) var isForcing = false
    private(set) lazy var keyboard = Keyboard(of: self)
    /// Nil for windows without a scene.
    @_ZeroingReference private(set) var scene: UIWindowScene?

    init(scene: UIWindowScene? = nil) { self.scene = scene }

    // MARK: Whose

    /// The first-responder object that holds `responder`, else that of its scene; outside of scenes that of the key window.
    static func of(_ responder: UIResponder?) -> FirstResponder {
        let application = UIApplication.shared
        guard let responder else { return application.firstResponder(of: application.keyWindowOrFirst) }
        if let held = application.firstResponders.first(where: { $0.current === responder }) { return held }
        return application.firstResponder(of: window(of: responder) ?? application.keyWindowOrFirst)
    }

    static func isHeld(by responder: UIResponder) -> Bool { of(responder).current === responder }

    private static func window(of responder: UIResponder) -> UIWindow? {
        switch responder {
        case let view as UIView: view.window
        case let controller as UIViewController: controller.viewIfLoaded?.window
        default: nil
        }
    }

    // MARK: Changing hands

    func become(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        guard isInWindow(responder) else {
            return (responder as? UIView)?.waitToBecomeFirstResponder() ?? false
        }
        AwaitedFirstResponder.current.view = nil
        let outer = successor
        successor = responder
        defer { successor = outer }
        // The present first responder resigns first (apple-firstresponder-change).
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        if !responder.showsKeyboardItself { keyboard.follow() }
        return true
    }

    func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else {
            AwaitedFirstResponder.current.forget(responder)
            return true
        }
        guard isForcing || responder.canResignFirstResponder else { return false }
        current = nil
        if !responder.showsKeyboardItself { keyboard.follow() }
        return true
    }

    /// Resigns without asking.
    @discardableResult func force(_ responder: UIResponder) -> Bool {
        isForcing = true
        defer { isForcing = false }
        let resigned = responder.resignFirstResponder()
        guard current === responder else { return resigned }
        current = nil
        keyboard.follow()
        return true
    }

    /// Forgets the responder without a call: its process is over.
    func forget() {
        guard current != nil else { return }
        current = nil
        keyboard.follow()
    }

    /// A view that leaves its window can no longer be first responder, nor can its controller.
    static func viewLeftWindow(_ view: UIView) {
        for held in UIApplication.shared.firstResponders {
            guard let current = held.current, current === view || current === view.viewController else { continue }
            held.force(current)
        }
    }

    /// Called when `window` joined another scene: its responder moves there, unless that scene already has one.
    func give(to other: FirstResponder, in window: UIWindow) {
        guard other !== self, let current, Self.window(of: current) === window else { return }
        guard other.current == nil else { return _ = force(current) }
        self.current = nil
        keyboard.follow()
        other.current = current
        other.keyboard.follow()
    }

    /// Whether the responder is in a window. A controller counts as its view; other responders may always become first responder.
    private func isInWindow(_ responder: UIResponder) -> Bool {
        switch responder {
        case is UIView, is UIViewController: Self.window(of: responder) != nil
        default: true
        }
    }
}

extension UIApplication {
    /// The first-responder objects of the scenes, and that of windows without one.
    var firstResponders: [FirstResponder] { scenes.compactMap { ($0 as? UIWindowScene)?.firstResponder } + [ownFirstResponder] }

    /// The first responder of a window. An app without a scene manifest has one scene, which its windows join when they are shown.
    func firstResponder(of window: UIWindow?) -> FirstResponder {
        if let scene = window?.windowScene { return scene.firstResponder }
        if SceneManifest.main == nil, let scene = scenes.first as? UIWindowScene { return scene.firstResponder }
        return ownFirstResponder
    }

    /// The first responder of windows without a scene; each scene has its own.
    var ownFirstResponder: FirstResponder { part { FirstResponder() } }
}

extension UIResponder {
    /// The accessory of this responder or of the nearest one up the chain that has one.
    var inputAccessory: UIView? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if let view = candidate.inputAccessoryView ?? candidate.inputAccessoryViewController?.view { return view }
            responder = candidate.next
        }
        return nil
    }
    /// What stands in the keyboard's place for this responder.
    var shownInputView: UIView? { inputView ?? inputViewController?.view }
}

extension UIResponder {
    /// For the members of the class body.
    var holdsFirstResponder: Bool { FirstResponder.isHeld(by: self) }
    func takeFirstResponder() -> Bool { FirstResponder.of(self).become(self) }
    func giveUpFirstResponder() -> Bool { FirstResponder.of(self).resign(self) }
}

extension UIWindowScene {
    var firstResponder: FirstResponder { part { FirstResponder(scene: self) } }
}
