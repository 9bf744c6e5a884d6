// The view that became first responder before it was in a window: fields that `viewDidLoad` and `viewWillAppear`
// choose. FirstResponder stores it, WindowMove reports that it has come to a window. Controllers do not wait.
import ObjectiveC

/// The application owns one.
@MainActor final class AwaitedFirstResponder {
    @_ZeroingReference var view: UIView?

    static var current: AwaitedFirstResponder { UIApplication.shared.part { AwaitedFirstResponder() } }

    /// Forgets `responder`, which resigned before it ever became first responder.
    func forget(_ responder: UIResponder) {
        if view === responder { view = nil }
    }

    /// The view is in a window now and becomes first responder again (constraint4-push; with a push the keyboard of iOS 7 comes in its
    /// middle, exchangetuts.com 1640305083804361).
    func entered(_ entering: UIView) {
        guard let view, view === entering else { return }
        self.view = nil
        _ = view.becomeFirstResponder()
    }
}

extension UIView {
    /// Lets a view outside of every window wait; its delegate is called when it comes to a window. Returns false: it is not first responder.
    func waitToBecomeFirstResponder() -> Bool {
        AwaitedFirstResponder.current.view = self
        return false
    }
}
