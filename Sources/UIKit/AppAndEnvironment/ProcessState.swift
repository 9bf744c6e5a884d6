// The small things that exist once a process: settings of UIKit's functions, numbers it hands out, warnings it gives once.
// UIApplication owns one, so that the next app of a test process starts with none of them.

@MainActor final class ProcessState {
    static var current: ProcessState { UIApplication.shared.processState }

    /// `UIView.setAnimationsEnabled(_:)`.
    var animationsAreEnabled = true
    /// What text, pictures and colours keep (UIFoundation).
    let drawing = DrawingState()
    /// "Warning once only: UITableView was told to layout …" was written.
    var warnedOfTableOutsideHierarchy = false

    /// Numbers of objects in the trace, by address.
    var traced: [ObjectIdentifier: Trace.Number] = [:]
    /// The element that VoiceOver would speak of.
    weak var accessibilityFocus: AnyObject?
    /// Scroll views that keep the run loop in its tracking mode.
    var trackers: [TrackingMode.Requester] = []
    private var last: [String: Int] = [:]

    /// 1, 2, 3 … for names that UIKit makes up itself: those of actions, menus, detents.
    func nextNumber(for kind: String) -> Int {
        last[kind, default: 0] += 1
        return last[kind] ?? 0
    }
}
