// Where the search of a custom rotor stands, and which way it goes.
import Foundation

/// Where a rotor's search stands, and which way it goes.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where the search starts from.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way to go.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
    /// The start of a walk towards the end.
    public override init() { super.init() }
}
