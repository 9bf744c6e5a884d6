// UITableViewDropProposal: the effect that a drop on a table would have.

/// The effect that a drop on a table would have.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The place to which the items go.
    public enum Intent: Int, Sendable {
        /// Unspecified, between rows, into a row, or by the finger's position.
        case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
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
