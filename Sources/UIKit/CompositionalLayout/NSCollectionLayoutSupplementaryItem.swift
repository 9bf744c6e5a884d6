// Views pinned to items, groups and sections of a compositional layout: badges, headers, footers; and decorations.
import CoreGraphics

/// A view pinned to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind for which the data source is asked.
    open private(set) var elementKind: String
    /// The point of the container.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that lies there; nil is the same as the container's.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The order from back to front: higher values are in front. Default 1, in front of the cells.
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
