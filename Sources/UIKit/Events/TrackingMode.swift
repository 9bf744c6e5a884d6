// The main run loop's tracking mode: from the beginning of a scroll view's drag until it has come to rest, timers of the
// default mode wait (log2-timer-tracking). Scroll views begin and end it; SimulatorHost turns the run loop in it.
import Foundation
import QuartzCore

extension RunLoop.Mode {
    /// The mode of the main run loop while a scroll view tracks; one of the common modes.
    public static var tracking: RunLoop.Mode { MainRunLoopMode.tracking }
}

@MainActor enum TrackingMode {
    private struct Requester { weak var view: UIView? }
    private final class Requesters { var all: [Requester] = [] }
    /// The present app's.
    private static var requesters: [Requester] {
        get { ProcessState.current.part { Requesters() }.all }
        set { ProcessState.current.part { Requesters() }.all = newValue }
    }

    static func begin(_ view: UIView) {
        if !requesters.contains(where: { $0.view === view }) { requesters.append(Requester(view: view)) }
        update()
    }

    static func end(_ view: UIView) {
        requesters.removeAll { $0.view === view }
        update()
    }

    /// A view that is gone tracks nothing.
    static func update() {
        requesters.removeAll { $0.view == nil }
        let mode: RunLoop.Mode = requesters.isEmpty ? .default : .tracking
        if MainRunLoopMode.current != mode { MainRunLoopMode.current = mode }
    }
}
