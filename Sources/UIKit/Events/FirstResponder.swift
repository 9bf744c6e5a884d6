// Which responder receives keyboard input. UIResponder's become/resign land here.

@MainActor enum FirstResponder {
    private(set) weak static var current: UIResponder?

    static func become(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let view = responder as? UIView, view.window == nil { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        return true
    }

    /// A view that leaves its window can no longer be first responder.
    static func viewLeftWindow(_ view: UIView) {
        if current === view { _ = view.resignFirstResponder() }
        if current === view { current = nil }
    }
}
