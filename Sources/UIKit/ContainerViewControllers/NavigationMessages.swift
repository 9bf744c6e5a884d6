// The console texts of misused navigation controllers (MESSAGES.md 19), and the device's reaction to the misuse.
// Called where the stack changes; exceptions are beside their rules in NavigationStack.

extension UINavigationController {
    /// While something is being presented, animated changes get lost (users' logs of MESSAGES.md 19: an alert or a
    /// search controller on its way in when the change was made).
    func acceptsChange(_ selector: String, animated: Bool) -> Bool {
        guard animated, let presenting = presentation.presented?.presentation.transition as? PresentTransition, presenting.phase == .forward else { return true }
        Diagnostics.log("\(selector) called on \(Diagnostics.identity(self).replacingOccurrences(of: ": 0x", with: " 0x")) while an existing transition or presentation is occurring; the navigation stack will not be updated.")
        return false
    }

    /// A second animation while one runs or waits; the transitions still follow one another (ivanchan-queued-push).
    func reportNesting(_ kind: String, animated: Bool) {
        guard animated, UIView.areAnimationsEnabled, viewIfLoaded?.window != nil else { return }
        let other = stack.running?.isAnimated == true ? stack.running : stack.queue.first { $0.isAnimated }
        guard let other else { return }
        other.wasNested = true
        if Behaviour.nestedTransitionMessages.isOn {
            Diagnostics.log("nested \(kind) animation can result in a corrupted navigation bar")
            Diagnostics.log("Attempting to begin a transition on navigation bar (\(ViewDescription.text(of: navigationBar))) while a transition is in progress.")
        } else {
            Diagnostics.log("nested \(kind) animation can result in corrupted navigation bar")
        }
    }

    /// The first of nested animations has ended: up to iOS 12 another text followed, 0.35 seconds after the first.
    func reportUnexpectedState() {
        guard !Behaviour.nestedTransitionMessages.isOn else { return }
        Diagnostics.log("Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.")
    }
}
