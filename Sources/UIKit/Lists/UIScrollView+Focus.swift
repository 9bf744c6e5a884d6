// A scroll view as a container of focus items, which scrolls to the one with focus.
import CoreGraphics

extension UIScrollView: UIFocusItemScrollableContainer {
    /// The size of the bounds.
    public var visibleSize: CGSize { bounds.size }
}
