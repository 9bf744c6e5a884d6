// NSCollectionLayoutItem: one cell of a compositional layout, with the space around it and the views pinned to it.
import CoreGraphics

/// The size and the surroundings of a cell. Groups are items too.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The size, relative to the group that holds the item.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// Views pinned to the item, as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { pinned }
        set { pinned = newValue }
    }
    private var pinned: [NSCollectionLayoutSupplementaryItem]
    /// The points by which the frame shrinks after its place was found.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// Space outside of the frame.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
    /// An item with views pinned to it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        pinned = supplementaryItems
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        copy.take(from: self)
        return copy
    }

    func take(from other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }
}
