// UIDragItem: one thing that is dragged.
import Foundation

/// One thing that is dragged: its data, and what it looks like.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The data, loaded by whoever it is dropped on.
    open private(set) var itemProvider: NSItemProvider
    /// For the app that drags: it finds this again when it also drops.
    open var localObject: Any?
    /// Makes what hangs at the finger; nil for what was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    /// An item of this data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
