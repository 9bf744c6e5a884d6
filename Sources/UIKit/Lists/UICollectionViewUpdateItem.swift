// One insertion, deletion, reload or move of a batch: an argument of a layout's `prepare(forCollectionViewUpdates:)`.

/// One change of a batch, for a layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The change of an item, or of a section if the path has no item.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    /// The old path; nil for an insertion.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The new path; nil for a deletion.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    open private(set) var updateAction: Action

    /// Creates an item without a change, for subclasses in a layout's tests.
    public override init() { updateAction = .none }

    init(_ action: Action, from: IndexPath?, to: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = from
        indexPathAfterUpdate = to
        super.init()
    }
}
