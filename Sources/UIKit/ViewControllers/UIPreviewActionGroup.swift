// Several actions behind one button below a preview.
import Foundation

/// Several actions behind one button below a preview.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {
    /// The word on its button.
    open private(set) var title: String
    /// The look of the title.
    open private(set) var style: UIPreviewAction.Style
    /// The actions behind the button.
    open private(set) var actions: [UIPreviewAction]

    /// A group of actions.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }
    /// The object itself: groups do not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
