// The result of a custom rotor's search.
import Foundation

/// The element that a rotor's search has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element. Not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// A part of the element's text.
    open var targetRange: UITextRange?
    /// Creates a result in which nothing was found yet.
    public override init() { super.init() }
    /// An element, or a part of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
