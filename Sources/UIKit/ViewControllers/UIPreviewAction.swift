// An action below a preview, on devices that measure force.
import Foundation

/// An item below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The word on its button.
    var title: String { get }
}

/// An action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
    /// The look of the title.
    public enum Style: Int, Sendable {
        /// Plain, with a mark, or red.
        case `default` = 0, selected, destructive
    }
    /// The word on its button.
    open private(set) var title: String
    /// The look of the title.
    open private(set) var style: Style
    /// Called when the action is chosen, with the action and the previewed controller.
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action with its handler.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.title = title
        self.style = style
        self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
        super.init()
    }
    /// The object itself: actions do not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
