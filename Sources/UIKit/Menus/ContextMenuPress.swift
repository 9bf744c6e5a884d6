// The touch that opens a context menu.
import CoreGraphics

/// The long press of a context menu. It does not begin where the delegate has no menu.
final class ContextMenuPress: UILongPressGestureRecognizer {
    weak var interaction: UIContextMenuInteraction?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesEnded = false
    }

    override var isLift: Bool { true }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !preventedGestureRecognizer.isLift }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { !preventingGestureRecognizer.isLift }
    override func ownerAllowsBegin() -> Bool { interaction?.mayOpen(at: location(in: nil)) == true }
}

/// A menu while it is open.
@MainActor protocol OpenContextMenu: AnyObject {
    var interaction: UIContextMenuInteraction { get }
    var isCompact: Bool { get }
    func dismiss()
    func update(_ block: (UIMenu) -> UIMenu)
    func fingerMoved(to point: CGPoint)
    func fingerLifted()
}

extension UIContextMenuInteraction {
    var press: ContextMenuPress { part { ContextMenuPress(target: nil, action: nil) } }
    /// The open menu, if it belongs to this interaction.
    var session: (any OpenContextMenu)? { openMenu.flatMap { $0.interaction === self ? $0 : nil } }
}
