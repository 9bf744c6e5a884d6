// Who sends the actions of a context menu that a control or a bar button opens. ContextMenuSession asks it.

/// A delegate of UIKit's own whose actions have another sender than the view.
@MainActor protocol ContextMenuSender: AnyObject {
    var menuSender: Any? { get }
    /// After what was chosen has run.
    func menuDidPerform(_ leaf: any UIMenuLeaf)
}
