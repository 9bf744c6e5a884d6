// Views and view controllers as focus environments: their parents, and the items in a rectangle.
import CoreGraphics

extension UIView: UIFocusItem, UIFocusItemContainer {
    /// The view controller of this view, else the superview.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { (next as? UIViewController) ?? superview }
    /// The view itself, which finds its subviews.
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The coordinate space in which focus measures the items: the view's own.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// Subviews that can have focus and touch a rectangle.
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.canBecomeFocused && !$0.isHidden && $0.frame.intersects(rect) } }
}

extension UIViewController: UIFocusEnvironment {
    /// The superview of the controller's view; for a root view controller its window.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
    /// The view, which finds its subviews.
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
