// UIMenuController: the edit menu up to iOS 15: shows the actions that the first responder's chain can perform, and the app's own
// items. EditMenuBar is the bubble.
import CoreGraphics
import ObjectiveC

/// The edit menu (deprecated in iOS 16).
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The side of the arrow.
    public enum ArrowDirection: Int, Sendable {
        /// The side with enough room: the menu above its target first.
        case `default`
        /// At the top of the menu, which lies below its target; and so on.
        case up, down, left, right
    }

    /// Posted before the menu shows.
    nonisolated public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu has shown.
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu goes.
    nonisolated public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu has gone.
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu's frame has changed.
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")

    /// The only one.
    open class var shared: UIMenuController { UIApplication.shared.part { UIMenuController() } }

    /// The app's own items, after the system's.
    open var menuItems: [UIMenuItem]?
    /// The wanted side of the arrow; left and right are `default` here.
    open var arrowDirection: ArrowDirection = .default
    /// True from the request for the menu until it is told to hide.
    /// Setting it shows or hides the menu without an animation; deprecated in iOS 13.
    open var isMenuVisible: Bool {
        get { isShown }
        set { setMenuVisible(newValue, animated: false) }
    }
    private var isShown = false
    /// The frame in points of the screen; zero while the menu is not visible.
    open var menuFrame: CGRect { isMenuVisible ? bar?.menuFrame ?? .zero : .zero }
    private var bar: EditMenuBar?
    private weak var targetView: UIView?
    private var targetRect: CGRect = .zero

    override init() { super.init() }

    /// Shows the menu beside a part of a view. Nothing shows if no responder in the chain can perform an action.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }
    /// Hides the menu.
    open func hideMenu() { setMenuVisible(false, animated: true) }
    /// Hides the menu if it was shown from this view or from an unknown one.
    open func hideMenu(from targetView: UIView) { if self.targetView === targetView { hideMenu() } }
    /// Sets the target of the menu (deprecated in iOS 13).
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    /// Deprecated in iOS 13.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        if menuVisible { show(animated: animated) } else { hide(animated: animated) }
    }

    /// Asks the responders again which actions they can perform.
    open func update() {
        guard isMenuVisible, let view = targetView, let window = view.window else { return }
        bar?.removeFromSuperview()
        bar = nil
        build(in: window, from: view)
        if bar == nil { hide(animated: false) }
    }

    private static let systemItems = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"), ("Select All", "selectAll:")]

    private func items(for view: UIView) -> [EditMenuBar.Item] {
        let start = FirstResponder.of(view).current ?? view
        let all = Self.systemItems.map { ($0.0, Selector($0.1)) } + (menuItems ?? []).map { ($0.title, $0.action) }
        return all.compactMap { title, action in
            guard let receiver = start.target(forAction: action, withSender: self) else { return nil }
            return EditMenuBar.Item(title: title, image: nil, isEnabled: true) { [weak self] in
                guard let self else { return }
                self.hide(animated: true)
                UIApplication.shared.sendAction(action, to: receiver, from: self, for: nil)
            }
        }
    }

    private func build(in window: UIWindow, from view: UIView) {
        let items = items(for: view)
        guard !items.isEmpty else { return }
        let bar = EditMenuBar(items, target: view.convert(targetRect, to: window))
        bar.preferred = arrowDirection == .up ? .up : arrowDirection == .down ? .down : nil
        bar.onTouchElsewhere = { [weak self] in self?.hide(animated: true) }
        bar.frame = window.bounds
        window.addSubview(bar)
        bar.layoutIfNeeded()
        self.bar = bar
    }

    private func show(animated: Bool) {
        guard let view = targetView, let window = view.window else { return }
        build(in: window, from: view)
        guard let bar else { return }
        isShown = true
        let center = NotificationCenter.default
        center.post(name: Self.willShowMenuNotification, object: self)
        center.post(name: Self.menuFrameDidChangeNotification, object: self)
        guard animated else { return center.post(name: Self.didShowMenuNotification, object: self) }
        UIView.performWithoutAnimation { bar.alpha = 0 }
        UIView.animateTouchably(withDuration: 0.2, animations: { bar.alpha = 1 }, completion: { _ in center.post(name: Self.didShowMenuNotification, object: self) })
    }

    private func hide(animated: Bool) {
        guard isMenuVisible else { return }
        isShown = false
        let center = NotificationCenter.default
        center.post(name: Self.willHideMenuNotification, object: self)
        let old = bar
        bar = nil
        guard animated, let old else {
            old?.removeFromSuperview()
            return center.post(name: Self.didHideMenuNotification, object: self)
        }
        old.isUserInteractionEnabled = false
        UIView.animateTouchably(withDuration: 0.2, animations: { old.alpha = 0 }, completion: { _ in
            old.removeFromSuperview()
            center.post(name: Self.didHideMenuNotification, object: self)
        })
    }
}
