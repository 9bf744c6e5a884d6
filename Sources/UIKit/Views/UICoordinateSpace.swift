// UICoordinateSpace: the coordinate system of points. Views convert between spaces (UIView+Geometry).
import CoreGraphics
import Foundation

/// A frame of reference on screen: a view, a window or the screen itself.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's own rectangle, in its points.
    var bounds: CGRect { get }
    /// Converts a point from this space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle from this space to another; the result is the bounding box if one of them is turned.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another space to this one; the result is the bounding box if one of them is turned.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
