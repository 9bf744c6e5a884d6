// Finds items by position and positions by item, and scrolls to an item.

extension UICollectionView {
    func itemPath(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let near = placedAttributes(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
        return near.filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        prepareIfNeeded()
        guard path.count == 2, path.section < numberOfSections, path.item < numberOfItems(inSection: path.section), let attributes = placedAttributes(at: path) else {
            Diagnostics.raise(.range, "-[UICollectionView scrollToItemAtIndexPath:atScrollPosition:animated:]: attempt to scroll to invalid index path: \(path.count == 2 ? "\(path.section) - \(path.item)" : "\(path)")")
        }
        let size = layoutStorage.collectionViewContentSize
        if contentSize != size { contentSize = size }
        guard !position.isEmpty else {
            reveal(attributes.frame, animated: animated)
            return
        }
        let inset = adjustedContentInset
        let frame = attributes.frame
        var offset = contentOffset
        let height = bounds.height - inset.top - inset.bottom
        let width = bounds.width - inset.left - inset.right
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - height / 2 - inset.top }
        if position.contains(.bottom) { offset.y = frame.maxY - height - inset.top }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - width / 2 - inset.left }
        if position.contains(.right) { offset.x = frame.maxX - width - inset.left }
        moveOffset(to: clamp(offset), animated: animated)
    }
}
