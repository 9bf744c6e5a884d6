// The small things that exist once a process: settings of UIKit's functions, numbers it hands out, warnings it gives once.
// UIApplication owns one, so that the next app of a test process starts with none of them.

import ObjectiveC

@MainActor final class ProcessState: PartOwner {
    /// What other files keep.
    var parts = Parts()

    /// `UIView.setAnimationsEnabled(_:)`.
    var animationsAreEnabled = true
    /// What text, pictures and colours keep (UIFoundation).
    let drawing = DrawingState()
    /// "Warning once only: UITableView was told to layout …" was written.
    var warnedOfTableOutsideHierarchy = false

    /// Numbers of objects in the trace, by address.
    var traced: [ObjectIdentifier: NumberedObject] = [:]
    /// The controllers that the trace knows and that live, as it names them: "DetailViewController#2".
    var livingControllers: [ObjectAddress: String] = [:]
    /// The element that VoiceOver would speak of.
    weak var accessibilityFocus: AnyObject?
    private var last: [String: Int] = [:]

    /// 1, 2, 3 … for names that UIKit makes up itself: those of actions, menus, detents.
    func nextNumber(for kind: String) -> Int {
        last[kind, default: 0] += 1
        return last[kind] ?? 0
    }
}

/// An object's number among those of its class. The weak reference tells a reused address apart.
struct NumberedObject {
    weak var object: AnyObject?
    let value: Int
}
