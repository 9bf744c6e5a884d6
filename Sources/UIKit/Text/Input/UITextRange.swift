// UITextRange: a part of a text, in the text's own terms.
/// Two places of a text input.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    public override init() { super.init() }
    /// Whether start and end are the same.
    open var isEmpty: Bool { true }
    /// The start of the range. Subclasses override it.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range. Subclasses override it.
    open var end: UITextPosition { UITextPosition() }
}
