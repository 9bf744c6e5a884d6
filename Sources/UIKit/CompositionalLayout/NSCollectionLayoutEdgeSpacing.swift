// NSCollectionLayoutEdgeSpacing: the spaces around an item of a compositional layout.
/// Spaces at the four edges of an item, outside of its frame.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// At the edge where reading begins.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The space above.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// At the edge where reading ends.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The space below.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Creates spacings for the four edges; nil is no space.
    public init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0, trailing: trailing?.spacing ?? 0)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
