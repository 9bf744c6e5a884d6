// The edit menu over a row or an item, from before context menus: cut, copy and paste, if the delegate allows them.
// ListContextMenu opens it if a long press finds no context menu. EditMenuBar is the bubble.
import CoreGraphics

@MainActor enum ListEditMenu {
    /// "Only the copy: and paste: actions" and `cut:` (Apple's documentation of the delegates' methods).
    private static let actions = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]

    /// Shows the menu, or nothing if the delegate allows no action. The sender that the delegate gets is the menu controller.
    static func show(over cell: UIView?, may: (Selector, Any?) -> Bool, perform: @escaping @MainActor (Selector, Any?) -> Void) {
        guard let cell, let window = cell.window else { return }
        let sender = UIMenuController.shared
        let allowed = actions.filter { may(Selector($0.1), sender) }
        guard !allowed.isEmpty else { return }
        let bar = EditMenuBar(allowed.map { title, action in
            EditMenuBar.Item(title: title, image: nil, isEnabled: true) { [weak window] in
                hide(in: window)
                perform(Selector(action), sender)
            }
        }, target: cell.convert(cell.bounds, to: window))
        hide(in: window)
        bar.onTouchElsewhere = { [weak window] in hide(in: window) }
        bar.frame = window.bounds
        window.addSubview(bar)
        bar.layoutIfNeeded()
    }

    private static func hide(in window: UIWindow?) {
        for case let bar as EditMenuBar in window?.subviews ?? [] { bar.removeFromSuperview() }
    }
}
