// UICoordinateSpace: what points are measured in. Views convert between them (UIView+Geometry).
import CoreGraphics
import Foundation

/// A frame of reference on screen: a view, a window or the screen itself.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's own rectangle, in its points.
    var bounds: CGRect { get }
    /// From this space to another, in points.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// From another space to this one, in points.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// From this space to another, as the bounding box where one is turned.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// From another space to this one, as the bounding box where one is turned.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
