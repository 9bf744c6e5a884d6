// UIMenuItem: an app's own row of the edit menu, as UIMenuController shows it.
import ObjectiveC

/// An app's own item of the edit menu (deprecated in iOS 16).
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What it says.
    open var title: String
    /// What is sent along the responder chain; it shows only when a responder can perform it.
    open var action: Selector

    /// An item that sends `action`.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
