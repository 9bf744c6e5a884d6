// NSCollectionLayoutBoundarySupplementaryItem: a header or footer of a compositional layout.
import CoreGraphics

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge of the section or layout at which the item stands.
    open private(set) var alignment: NSRectAlignment
    /// The points by which the item is moved from its edge.
    open private(set) var offset: CGPoint
    /// Whether it makes the section longer; otherwise it lies over the items. Default true.
    open var extendsBoundary: Bool = true
    /// Whether it stays visible while its section is. Default false.
    open var pinToVisibleBounds: Bool = false

    /// Creates an item at an edge of a section or layout.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
    /// Some points from an edge.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), nil)
    }
}
