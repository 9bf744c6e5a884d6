// The keyboard as apps see it: its notifications and its frame while a text input is first responder.
// Text inputs call it around becoming and resigning; KeyboardWindow shows it. Keys come from the host or from taps.

extension UIResponder {
    public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

@MainActor
enum Keyboard {
    /// Seconds the keyboard takes to rise or sink.
    static let duration: TimeInterval = 0.25
    private(set) static var isShown = false
    /// The height it rose with, which it sinks with as well.
    private static var shownHeight: CGFloat = 0
    /// The input that the keyboard goes to next while another one resigns; then it stays up.
    static weak var successor: UIResponder?

    private static var window: KeyboardWindow?

    /// Points of the keyboard, its suggestion bar, the app's accessory view and the home indicator's area.
    static func height(on screen: CGRect) -> CGFloat { KeyboardWindow.height(for: FirstResponder.current, on: screen) }

    /// Called when a text input has become first responder.
    static func show() {
        defer { window?.refresh() }
        guard !isShown else { return }
        isShown = true
        shownHeight = height(on: UIScreen.main.bounds)
        if window == nil { window = KeyboardWindow() }
        window?.rise()
        post(UIResponder.keyboardWillChangeFrameNotification, rising: true)
        post(UIResponder.keyboardWillShowNotification, rising: true)
        later {
            guard isShown else { return }
            post(UIResponder.keyboardDidShowNotification, rising: true)
            post(UIResponder.keyboardDidChangeFrameNotification, rising: true)
        }
    }

    static func hide() {
        guard isShown else { return }
        isShown = false
        window?.sink()
        post(UIResponder.keyboardWillChangeFrameNotification, rising: false)
        post(UIResponder.keyboardWillHideNotification, rising: false)
        later {
            guard !isShown else { return }
            post(UIResponder.keyboardDidHideNotification, rising: false)
            post(UIResponder.keyboardDidChangeFrameNotification, rising: false)
        }
    }

    private static func later(_ body: @escaping @MainActor () -> Void) {
        AnimationTimeline.shared.schedule(at: CACurrentMediaTime() + duration) {
            MainActor.assumeIsolated { body() }
        }
    }

    private static func post(_ name: NSNotification.Name, rising: Bool) {
        let screen = UIScreen.main.bounds
        let up = CGRect(x: 0, y: screen.height - shownHeight, width: screen.width, height: shownHeight)
        let down = up.offsetBy(dx: 0, dy: up.height)
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: rising ? down : up),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rising ? up : down),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ])
    }
}
