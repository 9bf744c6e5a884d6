// UIEditMenuInteraction: the edit menu since iOS 16: the delegate makes the menu from the system's suggestions. EditMenuBar is the
// bubble. The system suggests the edit actions that the responder chain can perform.
import CoreGraphics
import ObjectiveC

/// Supplies the menu of an interaction, and is told of it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu to show; nil for the suggestions. A menu without elements does not show.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// The rectangle that the menu must not cover, in points of the interaction's view; without this method, the source point.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    /// The menu is about to show.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// Default for a type that does not implement this member: returns `nil`.
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? {
        notImplemented(self, "editMenuInteraction:menuForConfiguration:suggestedActions:", [interaction, configuration, suggestedActions], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns `.null`.
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        notImplemented(self, "editMenuInteraction:targetRectForConfiguration:", [interaction, configuration], fallback: .null)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
        notImplemented(self, "editMenuInteraction:willPresentMenuForConfiguration:animator:", [interaction, configuration, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
        notImplemented(self, "editMenuInteraction:willDismissMenuForConfiguration:animator:", [interaction, configuration, animator])
    }
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Shows edit menus on its view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    private var bar: EditMenuBar?
    private var configuration: UIEditMenuConfiguration?

    /// The delegate is not retained.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { dismissMenu() }
    open func didMove(to view: UIView?) { self.view = view }

    /// The position for which the menu was requested, in points of a view; nil for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, let own = self.view else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    private static weak var shown: UIEditMenuInteraction?

    /// Asks the delegate for a menu and shows it; dismisses a visible one first.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window else { return }
        // One menu is open at a time, also when another view shows it (apple-edit-menu-replaced).
        Self.shown?.dismissMenu()
        dismissMenu()
        let menu = menu(for: configuration, from: view)
        let items = items(of: menu.children)
        guard !items.isEmpty else { return }
        self.configuration = configuration
        let animator = ContextMenuAnimator(nil)
        if let delegate { ifImplemented { delegate.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator) } }
        let bar = EditMenuBar(items, target: targetRect(configuration, in: window))
        bar.preferred = configuration.preferredArrowDirection == .up ? .up : configuration.preferredArrowDirection == .down ? .down : nil
        bar.onTouchElsewhere = { [weak self] in self?.dismissMenu() }
        bar.frame = window.bounds
        window.addSubview(bar)
        bar.layoutIfNeeded()
        self.bar = bar
        Self.shown = self
        UIView.performWithoutAnimation { bar.alpha = 0 }
        UIView.animateTouchably(withDuration: 0.2, animations: {
            bar.alpha = 1
            animator.animate()
        }, completion: { _ in animator.finish() })
    }

    /// Dismisses the menu, if it is visible.
    open func dismissMenu() {
        guard let old = bar, let configuration else { return }
        bar = nil
        self.configuration = nil
        let animator = ContextMenuAnimator(nil)
        if let delegate { ifImplemented { delegate.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator) } }
        old.isUserInteractionEnabled = false
        UIView.animateTouchably(withDuration: 0.2, animations: {
            old.alpha = 0
            animator.animate()
        }, completion: { _ in
            old.removeFromSuperview()
            animator.finish()
        })
    }

    /// Requests the menu again, if it is visible.
    open func reloadVisibleMenu() {
        guard let configuration, bar != nil else { return }
        presentEditMenu(with: configuration)
    }

    /// Requests the menu's position again, if it is visible.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let configuration, let bar, let window = bar.window else { return }
        let change = {
            bar.target = self.targetRect(configuration, in: window)
            bar.layoutIfNeeded()
        }
        if animated { UIView.animateTouchably(withDuration: 0.2, animations: change) } else { change() }
    }

    private func targetRect(_ configuration: UIEditMenuConfiguration, in window: UIWindow) -> CGRect {
        let point = CGRect(origin: configuration.sourcePoint, size: .zero)
        guard let view else { return point }
        let wanted = delegate.flatMap { delegate in ifImplemented { delegate.editMenuInteraction(self, targetRectFor: configuration) } } ?? .null
        return view.convert(wanted.isNull ? point : wanted, to: window)
    }

    private func menu(for configuration: UIEditMenuConfiguration, from view: UIView) -> UIMenu {
        let names = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"), ("Select All", "selectAll:")]
        let commands = names.map { UICommand(title: $0.0, action: Selector($0.1)) }.filter { receiver(of: $0) != nil }
        let suggested = UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)
        let own = delegate.flatMap { delegate in ifImplemented { delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: [suggested]) as UIMenu? } ?? nil }
        return own ?? suggested
    }

    private func receiver(of command: UICommand) -> Any? {
        let start = FirstResponder.of(view).current ?? view
        return start?.target(forAction: command.action, withSender: command)
    }

    /// The items of the bar; submenus are in one row with the other elements.
    private func items(of elements: [UIMenuElement]) -> [EditMenuBar.Item] {
        elements.flatMap { element -> [EditMenuBar.Item] in
            if let menu = element as? UIMenu { return items(of: menu.children) }
            guard let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) else { return [] }
            let target = (element as? UICommand).flatMap { receiver(of: $0) }
            if element is UICommand, target == nil { return [] }
            return [EditMenuBar.Item(title: leaf.title, image: leaf.image, isEnabled: !leaf.attributes.contains(.disabled)) { [weak self] in
                if !leaf.attributes.contains(.keepsMenuPresented) { self?.dismissMenu() }
                leaf.performWithSender(self, target: target)
            }]
        }
    }
}
