// NSCollectionLayoutDecorationItem: a section's background.
/// A view behind a section's cells that the layout itself makes.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind that was registered with the layout.
    open private(set) var elementKind: String
    /// The order from back to front: higher values are in front. Default 0, behind the cells.
    open var zIndex: Int = 0

    private init(kind: String) {
        elementKind = kind
        super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// A background behind the whole section, including its header and footer.
    open class func background(elementKind: String) -> Self { unsafeDowncast(NSCollectionLayoutDecorationItem(kind: elementKind), to: self) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
        copy.take(from: self)
        copy.zIndex = zIndex
        return copy
    }
}
