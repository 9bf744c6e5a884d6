// UIAccessibilityElement: a drawn part that is no view but that assistive technology should find.
import CoreGraphics

/// An element of a container that is not a view. The container lists it in `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The container of the element. Not retained.
    open weak var accessibilityContainer: AnyObject?
    /// The element's frame in points of its container view; zero if the frame is given in points of the screen.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// An element of `container`.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    override var isAccessibleByDefault: Bool { true }
    override var defaultAccessibilityFrame: CGRect {
        guard let view = accessibilityContainer as? UIView, accessibilityFrameInContainerSpace != .zero else { return .zero }
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
}
