// The anchor point of a view (iOS 16): the point of it that its centre stands for, and that transforms turn around.
import CoreGraphics

extension UIView {
    /// Shares of width and height, from the top left corner; (0.5, 0.5) at first. Setting it moves the view: its centre stays where it is in
    /// the superview and becomes the place of the new point.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set {
            guard newValue != layer.anchorPoint else { return }
            changeGeometry { layer.anchorPoint = newValue }
        }
    }
}
