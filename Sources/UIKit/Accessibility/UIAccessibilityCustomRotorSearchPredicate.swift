// The start and the direction of a custom rotor's search.
import Foundation

/// The start and the direction of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item from which the search starts.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
    /// The start of a walk towards the end.
    public override init() { super.init() }
}
