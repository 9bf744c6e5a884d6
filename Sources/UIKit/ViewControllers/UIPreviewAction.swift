// What could be done below a preview, on devices that measure force.
import Foundation

/// Something below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The word on its button.
    var title: String { get }
}

/// Something that can be done below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
    /// How the word looks.
    public enum Style: Int, Sendable {
        /// As any, with a mark, or red.
        case `default` = 0, selected, destructive
    }
    /// The word on its button.
    open private(set) var title: String
    /// How the word looks.
    open private(set) var style: Style
    /// Called when it is chosen: with itself and what was previewed.
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// An action with what it does.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.title = title
        self.style = style
        self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
        super.init()
    }
    /// The object itself: actions do not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
