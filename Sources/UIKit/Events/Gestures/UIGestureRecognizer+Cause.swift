// A recognizer's change of state as a link of a chain of causes. GestureArbiter states it around the actions.

extension UIGestureRecognizer {
    /// The state it is in now, for those whom it tells.
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
