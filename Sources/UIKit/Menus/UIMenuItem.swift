// UIMenuItem: an app's own row of the edit menu, as UIMenuController shows it.
import ObjectiveC

/// An app's own item of the edit menu (deprecated in iOS 16).
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The selector that is sent along the responder chain; the item shows only if a responder can perform it.
    open var action: Selector

    /// An item that sends `action`.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
