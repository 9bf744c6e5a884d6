// UIPreviewTarget: the place of a lifted view.
import CoreGraphics

/// The place of a lifted view in a container.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that the lifted view moves in.
    open private(set) var container: UIView
    /// The middle of the lifted view, in points of the container.
    open private(set) var center: CGPoint
    /// The transform of the lifted view in its place.
    open private(set) var transform: CGAffineTransform

    /// A place in `container`.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}
