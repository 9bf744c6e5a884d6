// The window of the keyboard, an app's input view and its accessory view.
// Keyboard raises and lowers it; it never becomes key and takes touches only where it shows something.
import ObjectiveC

final class KeyboardWindow: UIWindow {
    private let panel = UIView(frame: .zero)
    private let keys = KeyboardView(frame: .zero)
    @_ZeroingReference private var keyboard: Keyboard?

    /// The points of the built-in keyboard in portrait and landscape: letters with suggestions, numbers without.
    private static func builtInHeight(_ type: UIKeyboardType, on screen: CGRect) -> CGFloat {
        if screen.width > screen.height { return 209 }
        return KeyboardView.isNumeric(type) ? 291 : 336
    }

    /// The panel's height; an accessory view without a keyboard is above the home indicator.
    static func height(for responder: UIResponder?, on screen: CGRect) -> CGFloat {
        let type = (responder as? any UITextInputTraits)?.keyboardType ?? .default
        let bottom = UIScreen.main.safeAreaInsets.bottom
        let input = responder?.shownInputView.map { max($0.bounds.height, $0.intrinsicContentSize.height) + bottom }
        let builtIn = responder == nil || responder is any UIKeyInput ? builtInHeight(type, on: screen) : bottom
        return (input ?? builtIn) + (responder?.inputAccessory?.bounds.height ?? 0)
    }

    init(_ keyboard: Keyboard) {
        self.keyboard = keyboard
        super.init(frame: UIScreen.main.bounds)
        windowLevel = Level(1)
        backgroundColor = nil
        addSubview(panel)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }
    override var sceneOnScreen: UIWindowScene? { keyboard?.scene }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }

    /// The screen has other bounds. The panel's old position does not tell whether it is up: a landscape screen ends above it.
    func turn() {
        frame = UIScreen.main.bounds
        refresh(isRaised: true)
    }

    /// Fills the panel for the present first responder; it stays up or down unless `isRaised` is given.
    func refresh(isRaised: Bool? = nil) {
        let responder = keyboard?.typesInto
        let height = KeyboardWindow.height(for: responder, on: bounds)
        for view in panel.subviews { view.removeFromSuperview() }
        let isRaised = isRaised ?? (panel.frame.minY < bounds.maxY)
        panel.frame = CGRect(x: 0, y: isRaised ? bounds.maxY - height : bounds.maxY, width: bounds.width, height: height)
        var top: CGFloat = 0
        if let accessory = responder?.inputAccessory {
            accessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessory.bounds.height)
            panel.addSubview(accessory)
            top = accessory.bounds.height
        }
        let rest = CGRect(x: 0, y: top, width: bounds.width, height: height - top)
        keys.typesInto = { [weak keyboard] in keyboard?.typesInto }
        keys.traits = responder as? any UITextInputTraits
        keys.frame = rest
        panel.addSubview(keys)
        if let input = responder?.shownInputView {
            keys.showsKeys = false
            input.frame = CGRect(x: 0, y: top, width: bounds.width, height: rest.height - UIScreen.main.safeAreaInsets.bottom)
            panel.addSubview(input)
        } else {
            keys.showsKeys = true
        }
    }

    func rise() {
        frame = UIScreen.main.bounds
        isHidden = false
        UIView.performWithoutAnimation {
            panel.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: KeyboardWindow.height(for: keyboard?.typesInto, on: bounds))
            refresh()
        }
        UIView.animateTouchably(withDuration: Keyboard.duration) { [panel, bounds] in
            panel.frame.origin.y = bounds.maxY - panel.bounds.height
        }
    }

    func sink() {
        UIView.animateTouchably(withDuration: Keyboard.duration, animations: { [panel, bounds] in
            panel.frame.origin.y = bounds.maxY
        }, completion: { [weak self, weak keyboard] _ in
            if keyboard?.isShown != true { self?.isHidden = true }
        })
    }
}
