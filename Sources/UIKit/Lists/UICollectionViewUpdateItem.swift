// One insertion, deletion, reload or move of a batch, as a layout hears of it in `prepare(forCollectionViewUpdates:)`.

/// One change of a batch, as a layout is told.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happened to an item, or to a section when the path has no item.
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    /// Where it was; nil for what is inserted.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// Where it is now; nil for what is deleted.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// What happened.
    open private(set) var updateAction: Action

    /// An item that tells of no change: what a subclass in a layout's tests begins with.
    public override init() { updateAction = .none }

    init(_ action: Action, from: IndexPath?, to: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = from
        indexPathAfterUpdate = to
        super.init()
    }
}
