// Actions of swiped rows.

/// The buttons that a sideways swipe uncovers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first one is at the edge of the row.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe across most of the row runs the first action when the finger lifts. Default true.
    open var performsFirstActionWithFullSwipe: Bool = true

    /// A configuration without actions, as every NSObject can be made: the row cannot be swiped.
    public override convenience init() { self.init(actions: []) }
    /// Creates a configuration; without actions the row cannot be swiped.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
