// UIDropProposal: what a drop would do here.

/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing, and the drag ends where it was let go.
    case cancel = 0
    /// Nothing, although it might be expected.
    case forbidden
    /// The items are here and there afterwards.
    case copy
    /// The items are only here afterwards; the drag must allow it.
    case move
}

/// What a drop would do here.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// The value given at creation.
    open private(set) var operation: UIDropOperation
    /// Puts the finger's precision before its reach: for small targets. Drops here are where the finger is in any case.
    open var isPrecise = false
    /// Whether what hangs at the finger keeps its size.
    open var prefersFullSizePreview = false

    /// A proposal for this operation.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
