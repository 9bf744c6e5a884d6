// UICollectionViewDropProposal: the effect that a drop on a collection view would have.

/// The effect that a drop on a collection view would have.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The place to which the items go.
    public enum Intent: Int, Sendable {
        /// Unspecified, between items, or into an item.
        case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }
    /// The value given at creation.
    open private(set) var intent: Intent

    /// A proposal for this operation and place.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// A proposal that does not say where.
    public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}
