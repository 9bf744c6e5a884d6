// The keyboard as apps see it: its notifications and its frame while a first responder needs it.
// A FirstResponder owns it and the text inputs call it; KeyboardWindow shows it. Keys come from the host or from taps.
// Order: willChangeFrame > willShow (kbhelper-textfield), then didChangeFrame > didShow when the motion is over
// (log in stackoverflow.com/questions/25946121, iOS 8 to 10, which also has all four for a mere change of height).
import ObjectiveC

extension UIResponder {
    /// Posted when the keyboard starts to rise or to change its height, after `keyboardWillChangeFrameNotification`.
    nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// Posted when that motion is over.
    nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// Posted when the keyboard starts to sink.
    nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// Posted when the keyboard has disappeared.
    nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// Posted before each will-show and will-hide.
    nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted before each did-show and did-hide.
    nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    /// An `NSValue` of the rectangle before, in points of the screen.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// An `NSValue` of the frame after the change, in points of the screen; below the screen when the keyboard hides.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// An `NSNumber` of seconds: 0.25.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// An `NSNumber`: 7, a curve that `UIView.AnimationCurve` does not name.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Always true: the keyboard belongs to this app.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

@MainActor final class Keyboard {
    /// The seconds of the keyboard's motion, and the private curve of that motion: values in every device's log.
    static let duration: TimeInterval = 0.25
    private static let curve = 7

    private(set) var isShown = false
    @_ZeroingReference private var focus: FirstResponder?
    /// Nil for windows without a scene.
    var scene: UIWindowScene? { focus?.scene }
    /// The keyboard's present height, which it keeps while it sinks.
    private var shownHeight: CGFloat = 0
    private var window: KeyboardWindow?
    /// Counts movements: a did-notification belongs to the last one only.
    private var movement = 0

    init(of focus: FirstResponder) { self.focus = focus }

    /// The keyboard of the scene that contains `responder`; nil means the key window's scene.
    static func of(_ responder: UIResponder?) -> Keyboard { FirstResponder.of(responder).keyboard }

    var typesInto: UIResponder? { focus?.current }

    /// The points of the keyboard, its suggestion bar, the app's accessory view and the home indicator's area.
    func height(on screen: CGRect) -> CGFloat { KeyboardWindow.height(for: focus?.current, on: screen) }

    /// The present or final frame, in points of the screen; empty below the screen while hidden.
    var frame: CGRect { frame(height: shownHeight, raised: isShown) }

    /// The first responder changed and does not show the keyboard itself.
    func follow() {
        if let current = focus?.current {
            if current.bringsKeyboard { show() } else { hide() }
        } else if focus?.successor?.bringsKeyboard != true {
            hide()
        }
    }

    /// Called when a first responder that brings the keyboard has taken its place.
    func show(forNewField isNew: Bool = true) {
        let height = height(on: UIScreen.main.bounds)
        guard !isShown || height != shownHeight || isNew && Behaviour.keyboardShowsForEachField.isOn else {
            window?.refresh()
            return
        }
        let begin = isShown ? frame : frame(height: height, raised: false)
        let rises = !isShown
        isShown = true
        shownHeight = height
        let keyboard = window ?? KeyboardWindow(self)
        window = keyboard
        if rises { keyboard.rise() } else { keyboard.refresh() }
        announce([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification], begin,
                 [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification])
    }

    func hide() {
        guard isShown else { return }
        let begin = frame
        isShown = false
        window?.sink()
        announce([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification], begin,
                 [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification])
    }

    /// Whether the user types in `view` or below it.
    func serves(_ view: UIView) -> Bool { (focus?.current as? UIView)?.isDescendant(of: view) == true }

    @_ZeroingReference private var awayFor: UIViewController?

    /// Hides the keyboard if a controller is presented over the screen with the focused field; the responder stays first responder.
    func presentationBegins(of presented: UIViewController, over presenter: UIViewController) {
        guard isShown, awayFor == nil, let view = focus?.current as? UIView, let below = presenter.viewIfLoaded, view.isDescendant(of: below) else { return }
        awayFor = presented
        hide()
    }

    /// Shows the keyboard again when the screen is free, for the responder that it left.
    func presentationEnded(of presented: UIViewController) {
        guard awayFor === presented else { return }
        awayFor = nil
        if let current = focus?.current, current.bringsKeyboard { show(forNewField: false) }
    }

    /// Hides the keyboard without notifications: its scene is disconnected.
    func vanish() {
        isShown = false
        movement += 1
        window?.layer.isHidden = true
        window = nil
    }

    /// `reloadInputViews`: other input or accessory views, or another height.
    func inputViewsChanged(of responder: UIResponder) {
        guard focus?.current === responder else { return }
        if responder.bringsKeyboard { show(forNewField: false) } else { hide() }
    }

    /// The screen has other bounds: the keyboard takes their width and its other height. The keyboard stays, but its notifications are
    /// those of hiding, and of showing when the turn is over (cordova30-turn, rxkeyboard46-turn).
    func screenTurned(from old: CGRect, duration: TimeInterval) {
        guard isShown else { return }
        shownHeight = height(on: UIScreen.main.bounds)
        window?.turn()
        let away = frame(height: shownHeight, raised: false)
        announce([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification], old, to: away,
                 [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification], after: duration) { [self] in
            announce([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification], away,
                     [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification])
        }
    }

    private func announce(
        _ now: [NSNotification.Name], _ begin: CGRect, to end: CGRect? = nil, _ later: [NSNotification.Name],
        after duration: TimeInterval = Keyboard.duration, then next: (@MainActor () -> Void)? = nil
    ) {
        movement += 1
        let own = movement
        let end = end ?? frame
        for name in now { post(name, begin, end) }
        UIView.animateTouchably(withDuration: duration) { UIApplication.shared.keyboardGuides.keyboardMoved() }
        AnimationTimeline.shared.schedule(at: CACurrentMediaTime() + duration) { [self] in
            MainActor.assumeIsolated {
                guard movement == own else { return }
                for name in later { post(name, begin, end) }
                next?()
            }
        }
    }

    private func frame(height: CGFloat, raised: Bool) -> CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(x: 0, y: raised ? screen.height - height : screen.height, width: screen.width, height: height)
    }

    private func post(_ name: NSNotification.Name, _ begin: CGRect, _ end: CGRect) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ])
    }
}

/// The views whose keyboardLayoutGuide was read: their guides follow the keyboard.
@MainActor final class KeyboardGuides {
    private var views: [WeakView] = []
    private struct WeakView { weak var view: UIView? }

    func register(_ view: UIView) {
        views.removeAll { $0.view == nil }
        if !views.contains(where: { $0.view === view }) { views.append(WeakView(view: view)) }
    }

    /// The points of `view`, from its bottom, that the keyboard covers.
    static func covered(of view: UIView) -> CGFloat {
        guard let window = view.window, case let keyboard = Keyboard.of(view), keyboard.isShown else { return 0 }
        let edge = view.convert(CGPoint(x: 0, y: keyboard.frame.minY), from: window).y
        return max(0, view.bounds.maxY - edge)
    }

    func keyboardMoved() {
        for case let view? in views.map(\.view) where view.window != nil {
            view.layoutState.guideSourceChanged()
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }
}

extension UIApplication {
    var keyboardGuides: KeyboardGuides { part { KeyboardGuides() } }
}

extension UIResponder {
    /// For `reloadInputViews()` of the class body.
    func inputViewsChanged() { Keyboard.of(self).inputViewsChanged(of: self) }
}

extension UIView {
    static var keyboardDuration: TimeInterval { Keyboard.duration }

    /// The keyboard's frame while the user types into this view or one below it, in points of the screen.
    var keyboardTypingBelow: CGRect? {
        let keyboard = Keyboard.of(self)
        return keyboard.isShown && keyboard.serves(self) ? keyboard.frame : nil
    }
}
