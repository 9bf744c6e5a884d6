// UIActivityItemProvider: an item source whose item takes time to make: an operation.
import Foundation

/// Makes an item for the share sheet when an activity needs it. Subclasses override `item`.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// Stands for the item until it is made.
    open private(set) var placeholderItem: Any?
    private let lock = NSLock()
    private var type: UIActivity.ActivityType?
    private var made: Any?

    /// The placeholder's type decides what is offered.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The activity that was chosen; nil before.
    open var activityType: UIActivity.ActivityType? { lock.withLock { type } }
    /// Called when the operation runs; overrides make the item. The placeholder by itself.
    open var item: Any { placeholderItem ?? NSNull() }
    /// Makes the item.
    open override func main() {
        let item = item
        lock.withLock { made = item }
    }

    /// The placeholder.
    @MainActor open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem ?? NSNull() }
    /// Runs the operation unless it has run.
    @MainActor open func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? {
        lock.withLock { type = activityType }
        if !isFinished, !isExecuting, !isCancelled { start() }
        return lock.withLock { made }
    }
}

extension UIActivityItemProvider: UIActivityItemSource {}
