// Views pinned to items, groups and sections of a compositional layout: badges, headers, footers; and decorations.
import CoreGraphics

/// Where on a container a view is pinned, and how far from there.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// Opposite edges are the middle between them.
    public let edges: NSDirectionalRectEdge
    /// Points, or shares of the pinned view's size.
    public let offset: CGPoint
    /// Whether `offset` is in points.
    public let isAbsoluteOffset: Bool
    /// Whether `offset` is in shares of the view's size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// At the edges, without an offset.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// Points from the edges.
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

/// A view pinned to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind that the data source is asked for.
    public let elementKind: String
    /// Where on the container.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which point of the view lies there; nil is the same as the container's.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Higher ones are in front. A new one has 1: in front of the cells.
    open var zIndex: Int = 1

    /// Pinned at the container's anchor, inside.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }
    /// Pinned with one of its points on one of the container's.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(_ size: NSCollectionLayoutSize, _ kind: String, _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?) {
        elementKind = kind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// The frame on `container`, left to right.
    func frame(on container: CGRect, size: CGSize) -> CGRect {
        let outer = containerAnchor.unit, inner = (itemAnchor ?? containerAnchor).unit
        func offset(_ anchor: NSCollectionLayoutAnchor?) -> CGPoint {
            guard let anchor else { return .zero }
            return anchor.isAbsoluteOffset ? anchor.offset : CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
        }
        let shift = offset(containerAnchor), own = offset(itemAnchor)
        return CGRect(
            x: container.minX + outer.x * container.width - inner.x * size.width + shift.x + own.x,
            y: container.minY + outer.y * container.height - inner.y * size.height + shift.y + own.y, width: size.width, height: size.height)
    }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// At which edge.
    public let alignment: NSRectAlignment
    /// Points from the edge.
    public let offset: CGPoint
    /// Whether the section becomes longer by it; else it lies over the items. Default true.
    open var extendsBoundary: Bool = true
    /// Whether it stays in sight while its section is. Default false.
    open var pinToVisibleBounds: Bool = false

    /// At an edge.
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

/// A view behind a section's cells that the layout itself makes.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind that was registered with the layout.
    public let elementKind: String
    /// Higher ones are in front. A new one has 0, and lies behind the cells.
    open var zIndex: Int = 0

    private init(kind: String) {
        elementKind = kind
        super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// Behind the whole section, its header and footer included.
    open class func background(elementKind: String) -> Self { unsafeDowncast(NSCollectionLayoutDecorationItem(kind: elementKind), to: self) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
        copy.take(from: self)
        copy.zIndex = zIndex
        return copy
    }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// Edges and the corners between them; leading is where reading begins.
    case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
