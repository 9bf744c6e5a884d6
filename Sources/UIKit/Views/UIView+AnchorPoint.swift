// The anchor point of a view (iOS 16): the point of the view that `center` positions and around which transforms turn.
import CoreGraphics

extension UIView {
    /// The anchor point as fractions of width and height from the top left corner, (0.5, 0.5) by default. Setting it moves the view:
    /// `center` keeps its value in the superview and becomes the position of the new anchor point.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set {
            guard newValue != layer.anchorPoint else { return }
            changeGeometry { layer.anchorPoint = newValue }
        }
    }
}
