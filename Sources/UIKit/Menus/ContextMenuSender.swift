// The sender of the actions of a context menu that a control or a bar button opens. ContextMenuSession calls it.

/// A delegate of UIKit's own whose actions have another sender than the view.
@MainActor protocol ContextMenuSender: AnyObject {
    var menuSender: Any? { get }
    /// Called after the chosen element has run.
    func menuDidPerform(_ leaf: any UIMenuLeaf)
}
