// The small values that exist once per process: settings of UIKit's functions, numbers it hands out, warnings it prints once.
// UIApplication owns one, so that the next app of a test process starts with none of them.

import ObjectiveC

@MainActor final class ProcessState: PartOwner {
    /// The state that other files store here.
    var parts = Parts()

    /// `UIView.setAnimationsEnabled(_:)`.
    var animationsAreEnabled = true
    /// The state of text, pictures and colours (UIFoundation).
    let drawing = DrawingState()
    /// "Warning once only: UITableView was told to layout …" was written.
    var warnedOfTableOutsideHierarchy = false

    /// Numbers of objects in the trace, by address.
    var traced: [ObjectIdentifier: NumberedObject] = [:]
    /// The living controllers that the trace knows, with their names in the trace: "DetailViewController#2".
    var livingControllers: [ObjectAddress: String] = [:]
    /// The element that has VoiceOver's focus.
    @_ZeroingReference var accessibilityFocus: AnyObject?
    private var last: [String: Int] = [:]

    /// The numbers 1, 2, 3 … for names that UIKit makes up itself: those of actions, menus, detents.
    func nextNumber(for kind: String) -> Int {
        last[kind, default: 0] += 1
        return last[kind] ?? 0
    }
}

/// An object's number among those of its class. The weak reference tells a reused address apart; a zeroing reference would keep the address in use.
struct NumberedObject {
    weak var object: AnyObject?
    let value: Int
}
