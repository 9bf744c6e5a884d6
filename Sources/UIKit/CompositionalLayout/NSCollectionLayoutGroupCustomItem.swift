// NSCollectionLayoutGroupCustomItem: a cell of a custom group.
import CoreGraphics

/// A cell of a custom group, at a place that the app has computed.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// The item's frame in points of the group.
    open private(set) var frame: CGRect
    /// The order from back to front: higher values are in front.
    open private(set) var zIndex: Int

    /// An item at a place.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    /// An item at a place, in front of those with a lower index.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
