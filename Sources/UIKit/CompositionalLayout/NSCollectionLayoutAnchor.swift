// NSCollectionLayoutAnchor: the point of an item to which a view is pinned.
import CoreGraphics

/// The edges of a container to which a view is pinned, and an offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// Opposite edges are the middle between them.
    open private(set) var edges: NSDirectionalRectEdge
    /// The offset in points, or in shares of the pinned view's size.
    open private(set) var offset: CGPoint
    /// Whether `offset` is in points.
    open private(set) var isAbsoluteOffset: Bool
    /// Whether `offset` is a fraction of the view's size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// At the edges, without an offset.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// Creates an anchor at `edges`, moved by `absoluteOffset` points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, isAbsolute: true) }
    /// Shares of the view's own size from the edges.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges, fractionalOffset, isAbsolute: false) }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
        super.init()
    }

    /// The anchor's place on a rectangle, from 0 at the leading and top edge to 1.
    var unit: CGPoint {
        func place(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
            switch (edges.contains(low), edges.contains(high)) {
            case (true, false): 0
            case (false, true): 1
            default: 0.5
            }
        }
        return CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom))
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
