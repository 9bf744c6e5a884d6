// UIDropProposal: the effect that a drop would have here.

/// The effect of a drop on the items.
public enum UIDropOperation: UInt, Sendable {
    /// No effect; the drag ends where it was released.
    case cancel = 0
    /// No effect, although one might be expected.
    case forbidden
    /// The items are here and there afterwards.
    case copy
    /// The items are moved here; the drag must allow that.
    case move
}

/// The effect that a drop would have here.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// The value given at creation.
    open private(set) var operation: UIDropOperation
    /// Puts the finger's precision before its reach: for small targets. Drops here are where the finger is in any case.
    open var isPrecise = false
    /// Whether the preview under the finger keeps its size.
    open var prefersFullSizePreview = false

    /// A proposal for this operation.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
