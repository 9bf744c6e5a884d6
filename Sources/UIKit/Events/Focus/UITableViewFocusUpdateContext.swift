// UITableViewFocusUpdateContext: a move of focus among a table's rows. Nothing here moves focus, so no app gets one.

import Foundation

/// A move of focus from one row to another.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that loses focus; nil for one outside of the table.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that gets focus; nil for one outside of the table.
    open private(set) var nextFocusedIndexPath: IndexPath?
}
