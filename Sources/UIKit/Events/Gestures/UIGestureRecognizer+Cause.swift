// A recognizer's change of state as a link of a chain of causes. GestureArbiter sets it around the actions.

extension UIGestureRecognizer {
    /// The cause for the recognizer's present state.
    var cause: Cause {
        let state = state, fingers = numberOfTouches, own = Trace.shortName(of: self), wordForEnd = wordForEnd
        let seen = view.map { (Trace.shortName(of: $0), $0.shownInCauses) }
        return Cause(.recognizer) {
            let word = switch state {
            case .possible: "possible"
            case .began: "began"
            case .changed: "changed"
            case .ended: wordForEnd
            case .cancelled: "cancelled"
            case .failed: "failed"
            }
            return ("\(own) \(word)", ["of \(seen.map { Causes.name($0.0, $0.1) } ?? "no view")", "\(fingers) \(fingers == 1 ? "finger" : "fingers")"])
        }
    }
}
