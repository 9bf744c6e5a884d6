// Which responder receives keyboard input, and how it changes hands. UIResponder's become/resign land here.
// The keyboard follows by itself, except for text fields and text views, which show it at their own moment.

@MainActor enum FirstResponder {
    private(set) weak static var current: UIResponder?
    /// The responder that takes over while another one resigns; a keyboard that it wants stays up.
    private(set) weak static var successor: UIResponder?
    /// While true nobody is asked whether it may resign (`endEditing(true)`, a view that left its window).
    private(set) static var isForcing = false

    static func become(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder, isInWindow(responder) else { return false }
        let outer = successor
        successor = responder
        defer { successor = outer }
        // The present one resigns first (apple-firstresponder-change).
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        if !responder.showsKeyboardItself { Keyboard.follow() }
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard isForcing || responder.canResignFirstResponder else { return false }
        current = nil
        if !responder.showsKeyboardItself { Keyboard.follow() }
        return true
    }

    /// Resigns without asking.
    static func force(_ responder: UIResponder) -> Bool {
        isForcing = true
        defer { isForcing = false }
        let resigned = responder.resignFirstResponder()
        guard current === responder else { return resigned }
        current = nil
        Keyboard.follow()
        return true
    }

    /// Its process is over: nobody is asked or told.
    static func forget() {
        guard current != nil else { return }
        current = nil
        Keyboard.follow()
    }

    /// A view that leaves its window can no longer be first responder, nor can its controller.
    static func viewLeftWindow(_ view: UIView) {
        guard let current, current === view || current === view.viewController else { return }
        _ = force(current)
    }

    /// A controller counts as its view; anything else is not in a window and may always become first responder.
    private static func isInWindow(_ responder: UIResponder) -> Bool {
        switch responder {
        case let view as UIView: view.window != nil
        case let controller as UIViewController: controller.viewIfLoaded?.window != nil
        default: true
        }
    }
}

extension UIResponder {
    /// The accessory of this responder or of the nearest one up the chain that has one.
    var inputAccessory: UIView? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if let view = candidate.inputAccessoryView { return view }
            responder = candidate.next
        }
        return nil
    }
}
