// UIDragInteraction: a long press lifts the delegate's items, and a moving finger then drags them. DragSession is the drag.
import CoreGraphics

/// Supplies the drag items, and is told of the drag.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Called after a press: the items to drag; an empty list begins no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// The preview that is lifted; nil for the interaction's view.
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
    /// The items are about to be lifted.
    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// The finger has moved: the drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Whether a drop may move the items away. Optional: true.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether only this app may drop. Optional: false.
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    /// The finger has moved again.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// The finger was lifted; the operation says what happens to the items.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// The drag is over, after its last animation.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// The data of all items has been handed over.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    /// An item returns to its source.
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    /// Default for a type that does not implement this member: returns `nil`.
    public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? {
        notImplemented(self, "dragInteraction:previewForLiftingItem:session:", [interaction, item, session], fallback: nil)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
        notImplemented(self, "dragInteraction:willAnimateLiftWithAnimator:session:", [interaction, animator, session])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        notImplemented(self, "dragInteraction:sessionWillBegin:", [interaction, session])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        notImplemented(self, "dragInteraction:sessionAllowsMoveOperation:", [interaction, session], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `false`.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        notImplemented(self, "dragInteraction:sessionIsRestrictedToDraggingApplication:", [interaction, session], fallback: false)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        notImplemented(self, "dragInteraction:sessionDidMove:", [interaction, session])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        notImplemented(self, "dragInteraction:session:willEndWithOperation:", [interaction, session, operation])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        notImplemented(self, "dragInteraction:session:didEndWithOperation:", [interaction, session, operation])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        notImplemented(self, "dragInteraction:sessionDidTransferItems:", [interaction, session])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        notImplemented(self, "dragInteraction:item:willAnimateCancelWithAnimator:", [interaction, item, animator])
    }
}

/// Lets a finger drag the data of its view.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Whether a press lifts items. True on every device since iOS 15.
    open var isEnabled: Bool = UIDragInteraction.isEnabledByDefault { didSet { press.isEnabled = isEnabled } }
    /// True on every device here.
    open class var isEnabledByDefault: Bool { true }
    private let press = DragPress(target: nil, action: nil)
    private var session: DragSession?

    /// The delegate is not retained.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.interaction = self
        press.onStateChange = { [weak self] _ in self?.pressChanged() }
    }

    open func willMove(to view: UIView?) {
        session?.cancel()
        self.view?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Asks the delegate for items.
    fileprivate func mayBegin(at point: CGPoint) -> Bool {
        guard isEnabled, let view, let window = view.window, let delegate else { return false }
        let made = DragSession(self, in: window, at: point)
        made.items = delegate.dragInteraction(self, itemsForBeginning: made)
        guard !made.items.isEmpty else { return false }
        session = made
        return true
    }

    private func pressChanged() {
        guard let session else { return }
        let point = press.location(in: nil)
        switch press.state {
        case .began: session.lift()
        case .changed: session.move(to: point)
        case .ended:
            self.session = nil
            session.drop()
        case .cancelled:
            self.session = nil
            session.cancel()
        default: break
        }
    }
}

/// The press that lifts items. It does not prevent a context menu's press: the menu closes when the drag begins.
final class DragPress: UILongPressGestureRecognizer {
    weak var interaction: UIDragInteraction?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesEnded = false
    }

    override func ownerAllowsBegin() -> Bool { interaction?.mayBegin(at: location(in: nil)) == true }
    override var isLift: Bool { true }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !preventedGestureRecognizer.isLift }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { !preventingGestureRecognizer.isLift }
}
