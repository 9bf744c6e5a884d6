// UIActivityItemProvider: an operation that makes a shared item that takes time.
import Foundation

/// Makes an item for the share sheet when an activity needs it. Subclasses override `item`.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// A placeholder for the item until it is made.
    open private(set) var placeholderItem: Any?
    private let lock = NSLock()
    private var type: UIActivity.ActivityType?
    private var made: Any?

    /// Creates a provider; the placeholder's type decides which activities are offered.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The activity that was chosen; nil before.
    open var activityType: UIActivity.ActivityType? { lock.withLock { type } }
    /// The item, made when the operation runs; overrides make it. The default is the placeholder.
    open var item: Any { placeholderItem ?? NSNull() }
    /// Makes the item.
    open override func main() {
        let item = item
        lock.withLock { made = item }
    }

    /// The placeholder.
    @preconcurrency @MainActor open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem ?? NSNull() }
    /// Runs the operation if it has not run.
    @preconcurrency @MainActor open func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any? {
        lock.withLock { type = activityType }
        if !isFinished, !isExecuting, !isCancelled { start() }
        return lock.withLock { made }
    }
}

extension UIActivityItemProvider: UIActivityItemSource {}
