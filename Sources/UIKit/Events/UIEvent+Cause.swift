// An event as the first link of a chain of causes: the finger, its action and the view that it hit. UIApplication sets it around delivery.
// The words are made only if a life-cycle event follows: most moves of a finger lead to none.

extension UIEvent {
    /// The present action of the event's fingers or keys.
    var cause: Cause {
        if let press = (self as? UIPressesEvent)?.allPresses.first { return Cause(.key, press.phase == .began ? "a key goes down" : "a key comes up", evidence: ["first responder: \(press.responder.map { Trace.shortName(of: $0) } ?? "none")"]) }
        var said: UITouch?
        for touch in touches where said == nil || touch.phase.rankInCauses < said?.phase.rankInCauses ?? 9 { said = touch }
        guard let touch = said else { return Cause(.finger, "an event without a finger") }
        let place = touch.locationInWindow, phase = touch.phase
        let hit = touch.view.map { (Trace.shortName(of: $0), $0.shownInCauses) }
        // Only the classes are stored: a name is made when a reader needs it.
        let watching = phase == .moved || phase == .stationary ? [] : touch.gestureRecognizers?.map { Swift.type(of: $0) } ?? []
        return Cause(.finger) {
            let at = "\(Causes.number(place.x)),\(Causes.number(place.y))"
            let text = switch phase {
            case .began: "a finger lands at \(at)"
            case .ended: "a finger lifts at \(at)"
            case .cancelled: "the system takes a finger away at \(at)"
            default: "a finger moves to \(at)"
            }
            return (text, ["hit test: \(hit.map { Causes.name($0.0, $0.1) } ?? "nothing")"] + (watching.isEmpty ? [] : ["watched by \(watching.map { Trace.shortName(of: $0) }.joined(separator: ", "))"]))
        }
    }
}

extension UITouch.Phase {
    /// The rank by which one of several fingers is chosen: the one that tells most.
    fileprivate var rankInCauses: Int {
        switch self {
        case .ended: 0
        case .cancelled: 1
        case .began: 2
        case .moved: 3
        default: 4
        }
    }
}
