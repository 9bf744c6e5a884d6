// From an interaction to the menu that opens: ContextMenuSession is the menu while it is open.
import CoreGraphics

extension UIContextMenuInteraction {
    /// The application's open menu, of any interaction.
    var openMenu: (any OpenContextMenu)? { UIApplication.shared.contextMenu }

    /// False when there is nothing to show.
    @discardableResult func show(_ configuration: UIContextMenuConfiguration, at point: CGPoint) -> Bool {
        ContextMenuSession.open(self, configuration, at: point)
    }
}
