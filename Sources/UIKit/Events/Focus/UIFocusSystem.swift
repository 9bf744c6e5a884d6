// UIFocusSystem: the item that has focus. A phone without a keyboard has none: no window has a focus system.
import Foundation

/// Holds the item that has focus, and moves focus.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// The item with focus; nil without one.
    open var focusedItem: (any UIFocusItem)? { nil }

    /// The focus system of an environment; nil here, as for a window of a phone without a keyboard.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    /// Requests a new choice among the preferred environments of `environment`; nothing happens without focus.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { environment.setNeedsFocusUpdate() }
    /// Carries out requests at once.
    open func updateFocusIfNeeded() { focusedItem?.updateFocusIfNeeded() }
    /// Whether the second environment is the first one or lies inside of it.
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
        var next: (any UIFocusEnvironment)? = otherEnvironment
        while let one = next {
            if one === environment { return true }
            next = one.parentFocusEnvironment
        }
        return false
    }
}

extension UIView {
    /// For `isFocused` of the class body.
    var hasFocus: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

extension UIFocusAnimationCoordinator {
    func animate(_ animations: @escaping () -> Void, duration: TimeInterval, _ completion: (() -> Void)?) {
        UIView.animateTouchably(withDuration: duration, animations: animations, completion: { _ in completion?() })
    }
}
