// Mirrors layouts that ask for it if the collection view reads in the other direction: the collection view asks them for the
// mirrored rectangle and mirrors the answer. Called wherever the collection view asks its layout for a position.

extension UICollectionView {
    /// The attributes of the elements that touch the rectangle, in the collection view's own coordinates.
    func placedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard isLayoutMirrored else { return layoutStorage.layoutAttributesForElements(in: rect) ?? [] }
        let there = CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        return (layoutStorage.layoutAttributesForElements(in: there) ?? []).map(mirrored)
    }

    /// The attributes of an item, in the collection view's own coordinates.
    func placedAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutStorage.layoutAttributesForItem(at: path)
        return isLayoutMirrored ? attributes.map(mirrored) : attributes
    }

    /// The attributes of a supplementary view, in the collection view's own coordinates.
    func placedAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        return isLayoutMirrored ? attributes.map(mirrored) : attributes
    }

    private var isLayoutMirrored: Bool {
        layoutStorage.flipsHorizontallyInOppositeLayoutDirection && effectiveUserInterfaceLayoutDirection != layoutStorage.developmentLayoutDirection
    }

    /// Content narrower than the view is mirrored in the view.
    private var mirrorWidth: CGFloat { max(layoutStorage.collectionViewContentSize.width, bounds.width) }

    /// A copy: the layout may keep its own.
    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.center.x = mirrorWidth - attributes.center.x
        return copy
    }
}
