// The view that asked to be first responder before it stood in a window: fields that `viewDidLoad` and `viewWillAppear`
// choose. FirstResponder notes it, WindowMove says when it has come to a window. Controllers do not wait.

/// The application owns one.
@MainActor final class AwaitedFirstResponder {
    weak var view: UIView?

    static var current: AwaitedFirstResponder { UIApplication.shared.part { AwaitedFirstResponder() } }

    /// `responder` gave up what it never had.
    func forget(_ responder: UIResponder) {
        if view === responder { view = nil }
    }

    /// Now the view can have it, and asks again itself (constraint4-push; with a push the keyboard of iOS 7 comes in its
    /// middle, exchangetuts.com 1640305083804361).
    func entered(_ entering: UIView) {
        guard let view, view === entering else { return }
        self.view = nil
        _ = view.becomeFirstResponder()
    }
}

extension UIView {
    /// Outside of every window a view only waits; its delegate is asked when it comes to one. False: it is not first responder.
    func waitToBecomeFirstResponder() -> Bool {
        AwaitedFirstResponder.current.view = self
        return false
    }
}
