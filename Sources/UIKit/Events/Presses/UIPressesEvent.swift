// UIPressesEvent: the keys that are held at one moment.

/// An event of buttons or keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The keys that are down, and those that come up with this event.
    open internal(set) var allPresses: Set<UIPress> = []

    init() { super.init(type: .presses) }

    /// The modifier keys of this event.
    open override var modifierFlags: UIKeyModifierFlags { allPresses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) } }

    /// The presses that a recognizer watches.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}
