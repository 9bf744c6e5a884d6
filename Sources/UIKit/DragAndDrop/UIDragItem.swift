// UIDragItem: one dragged item.
import Foundation

/// One dragged item: its data, and its preview.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The data, loaded by the target of the drop.
    open private(set) var itemProvider: NSItemProvider
    /// A value for the dragging app, which gets it back if it is also the target.
    open var localObject: Any?
    /// Makes the preview under the finger; nil for the lifted preview.
    open var previewProvider: (() -> UIDragPreview?)?

    /// An item of this data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
