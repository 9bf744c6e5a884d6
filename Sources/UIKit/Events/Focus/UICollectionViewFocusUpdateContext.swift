// UICollectionViewFocusUpdateContext: a move of focus among a collection view's cells. Nothing here moves focus, so no app gets one.

import Foundation

/// A move of focus from one cell to another.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The cell that loses focus; nil for one outside of the collection view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The cell that gets focus; nil for one outside of the collection view.
    open private(set) var nextFocusedIndexPath: IndexPath?
}
