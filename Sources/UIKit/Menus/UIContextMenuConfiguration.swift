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
    /// The order in which the menu shows its elements.
    open var preferredMenuElementOrder: ElementOrder = .automatic
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

    /// Orders in which a menu shows its elements.
    public enum ElementOrder: Int, Sendable {
        /// The system's choice: here the fixed order, for what a device chooses where is not documented.
        case automatic
        /// The first element lies closest to where the menu was opened: at the bottom of a menu above that place.
        case priority
        /// From top to bottom.
        case fixed
    }
}
