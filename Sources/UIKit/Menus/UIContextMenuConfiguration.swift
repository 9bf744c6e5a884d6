// UIContextMenuConfiguration: the content of a context menu, made by a delegate when the menu is about to open.

/// Makes the controller of a context menu's preview, when the menu opens; nil for a picture of the view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes the menu when it opens; its argument has the elements that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The content of a context menu: a preview and a menu, both made when it opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The app's identifier for the target of the menu; a unique number if the app gives none.
    open private(set) var identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration. Both providers may be nil: without a menu only the preview shows.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil, actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: "contextMenu-\(ProcessState.current.nextNumber(for: "contextMenu"))")
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
