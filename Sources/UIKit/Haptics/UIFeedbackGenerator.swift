// UIFeedbackGenerator: the common superclass of haptic feedback. There is no haptic engine here: the trace shows each feedback.

/// Makes the device tap or vibrate. Subclasses say when.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// The view that the feedback belongs to.
    weak var view: UIView?

    /// A generator of no view.
    public override init() { super.init() }
    /// A generator of `view` (iOS 17.5).
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Prepares the hardware for a feedback that comes soon. The trace shows it.
    open func prepare() { trace("prepare") }

    func trace(_ what: String) { Trace.emit(.application, self, "feedback: \(what)") }
}
