// UIContextMenuInteraction: a long press on a view opens a menu. ContextMenuSession is the menu while it is open; controls,
// bar buttons and lists have their own interactions.
import CoreGraphics

/// Opens a menu for a long press on its view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, PartOwner {
    /// The look of a menu.
    public enum Appearance: UInt, Sendable {
        /// No menu is open.
        case unknown = 0
        /// The menu appears with the lifted preview, in front of a blurred screen.
        case rich = 1
        /// Only the menu appears, beside its source.
        case compact = 2
    }

    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// The look of the open menu.
    open var menuAppearance: Appearance { session.map { $0.isCompact ? .compact : .rich } ?? .unknown }
    /// The press that opens the menu, and the state of the files beside this one.
    var parts = Parts()
    /// The position of the last press, in points of the window.
    private var pressed: CGPoint?
    /// Whether the menu is compact: a button's menu is beside the button, and nothing is lifted.
    var isCompact = false

    /// The delegate is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.interaction = self
        press.onStateChange = { [weak self] _ in self?.pressChanged() }
    }

    /// The position for which the menu was requested, in points of a view; nil for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let pressed else { return .zero }
        guard let view, let window = self.view?.window else { return pressed }
        return view.convert(pressed, from: window)
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() { session?.dismiss() }

    /// Replaces the rows that show by those of the menu that the block makes of the present one.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

    open func willMove(to view: UIView?) {
        if view == nil || view !== self.view {
            dismissMenu()
            self.view?.removeGestureRecognizer(press)
        }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    // MARK: Opening

    private var asked: UIContextMenuConfiguration?

    /// A press has lasted: is there a menu here?
    func mayOpen(at point: CGPoint) -> Bool {
        guard let view, view.window != nil, openMenu == nil else { return false }
        pressed = point
        asked = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: view.convert(point, from: view.window))
        return asked != nil
    }

    private func pressChanged() {
        switch press.state {
        case .began:
            guard let configuration = asked else { return }
            asked = nil
            session?.dismiss()
            show(configuration, at: press.location(in: nil))
        case .changed: session?.fingerMoved(to: press.location(in: nil))
        case .ended: session?.fingerLifted()
        default: break
        }
    }

    /// Opens the menu without a press: for a touched button, or for a script. Returns false if the delegate has no menu.
    @discardableResult func open(at point: CGPoint) -> Bool {
        guard mayOpen(at: point), let configuration = asked else { return false }
        asked = nil
        return show(configuration, at: point)
    }
}
